# Clocks: the form for a new table, the waiting room, the seats.
clock-title = Clock
clock-none = No clock
clock-live = Real time
clock-days = Days per move
clock-minutes-field = Time for the game
clock-minutes-value = { $n } min
clock-increment-field = Extra time per turn
clock-increment-value = { $n } s
clock-days-field = Time per move
clock-days-value = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
clock-level-field = If time runs out, the seat goes to
clock-fact-live = { $minutes } min + { $increment } s per turn
clock-fact-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
clock-left = Time left
clock-days-left = { $days } d { $hours } h
clock-still = { $time } left
clock-30 = You have 30 seconds left.
clock-10 = You have 10 seconds left.
clock-error = There’s no such clock.
