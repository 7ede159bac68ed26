# Clocks: the form for a new table, the waiting room, the seats.
clock-title = Clock
clock-none = None
clock-live = Live
clock-days = Days
clock-minutes-field = Time for the game
clock-minutes-value = { $n } min
clock-increment-field = More for every turn
clock-increment-value = { $n } s
clock-days-field = Time for every move
clock-days-value = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
clock-level-field = Plays on when time is up
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
clock-error = There is no such clock.
