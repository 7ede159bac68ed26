# Uhren: das Formular für einen neuen Tisch, der Warteraum, die Plätze.
clock-title = Uhr
clock-none = Keine
clock-live = Live
clock-days = Tage
clock-minutes-field = Zeit für die Partie
clock-minutes-value = { $n } min
clock-increment-field = Zugabe für jeden Zug
clock-increment-value = { $n } s
clock-days-field = Zeit für jeden Zug
clock-days-value = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
clock-level-field = Spielt weiter, wenn die Zeit um ist
clock-fact-live = { $minutes } min + { $increment } s pro Zug
clock-fact-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-left = Verbleibende Zeit
clock-days-left = { $days } T { $hours } h
clock-still = noch { $time }
clock-30 = Du hast noch 30 Sekunden.
clock-10 = Du hast noch 10 Sekunden.
clock-error = So eine Uhr gibt es nicht.
