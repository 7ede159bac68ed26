# Uhren: das Formular für einen neuen Tisch, der Warteraum, die Plätze.
clock-title = Uhr
clock-none = Keine
clock-live = Live
clock-days = Tage pro Zug
clock-minutes-field = Zeit für die Partie
clock-minutes-value = { $n } min
clock-increment-field = Zusätzliche Zeit pro Zug
clock-increment-value = { $n } s
clock-days-field = Zeit pro Zug
clock-days-value = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
clock-level-field = Wenn die Zeit um ist, spielt weiter
clock-fact-live = { $minutes } min + { $increment } s pro Zug
clock-fact-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-left = Verbleibende Zeit
clock-days-left = { $days } Tg. { $hours } Std.
clock-still = noch { $time }
clock-30 = Du hast noch 30 Sekunden.
clock-10 = Du hast noch 10 Sekunden.
clock-error = Diese Zeiteinstellung gibt es nicht.
