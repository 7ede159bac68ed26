# Gegen die KI: wie viele mitspielen, und wie gut sie spielt.

start-title = Gegen die KI · { $game }
start-skip = Zu den Spielen
# Steht klein hinter dem Namen des Spiels.
start-against = gegen die KI
start-players = Personen
start-players-n = { $n } Personen: du und { $others ->
    [one] ein Gegenüber
   *[other] { $others } andere
}
start-level = Wie gut soll sie spielen?
# Warum eine Stufe schon gewählt ist.
start-as-last = wie letztes Mal
start-easier = leichter, nach zwei Niederlagen
start-go = Los
start-close = Schließen

# An einen Tisch dazukommen.
start-sit-as = Als { $name } Platz nehmen
start-more = Mehr Optionen
start-seat = Welcher Platz
start-seat-any = Der erste freie
