# Der Tisch: was in allen Spielen gleich ist.
#
# Begriffe: Tisch (table), Platz (seat, place), Zug (move, turn), dran sein (be to move),
# KI (AI), Stufe (level), Tipp (hint), zurücknehmen (undo).

table-title = { $game } · Tessera
table-title-mine = Du bist dran · { $game }
table-title-over = Spielende · { $game }

table-players = Mitspielende
table-points-short = Pkt.
table-you = du
table-you-turn = du, am Zug
table-program = KI, { $level }
table-program-turn = KI, { $level }, überlegt
table-person = am Tisch
table-person-turn = am Zug
table-person-away = nicht da
table-person-left = hat die Partie verlassen
# Wie viele Tipps jemand bekommen hat, wenn alle zugestimmt haben.
table-seat-hints = { $n ->
    [0] Tipps sind an
    [one] 1 Tipp genutzt
   *[other] { $n } Tipps genutzt
}
# Wer jemand ist, dann etwas aus dem Spiel, etwa „3 im Rat“.
table-seat-note = { $who } · { $more }

table-log = Züge
# Eine Zeile des Protokolls für jemanden, der nicht sieht, von wem sie ist.
table-announce = { $name }: { $text }.
table-announce-points = { $name }: { $text }, { $points }.
table-last-round = Letzte Runde
table-recap = Seit deinem Zug · { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
table-recap-back = Ein Zug zurück in dem, was seit deinem Zug geschah
table-recap-on = Ein Zug weiter in dem, was seit deinem Zug geschah
table-dock = Dein Zug
table-choices = Mögliche Züge
table-hint = Tipp
# $move ist die Aufschrift eines Knopfs, etwa „3 blaue in Reihe 3 legen“.
table-hint-says = Die KI würde wählen: { $move }
table-undo = Rückgängig
table-ask-undo = Zug zurück?
table-ask-hints = Tipps?
table-ask-hints-how = Wenn alle zustimmen, gibt es in dieser Partie Tipps für alle, und ihr seht, wer wie viele genutzt hat.
table-confirm = Bestätigen
table-again-join = Zur nächsten Partie
table-curtain = { $name } ist dran. Gib das Gerät weiter.
table-curtain-open = Meine Karten zeigen
table-wait-person = Warten auf { $name }.
table-wait-program = { $name } überlegt.
table-over = Die Partie ist zu Ende.
table-asks-undo = { $name } möchte den letzten Zug zurücknehmen.
table-asks-hints = { $name } möchte in dieser Partie Tipps für alle erlauben.
table-asks-replace = { $name } möchte, dass die KI für { $other } weiterspielt.
table-agree = Erlauben
table-refuse = Ablehnen
table-plain-choose = Wähle einen Zug

table-won = { $name } gewinnt
table-shared-win = { $names } teilen sich den Sieg
table-sheet-source = Punkte für
table-sheet-total = Gesamt
table-sheet-place = Platz
table-place = { $place }.

table-skip-table = Direkt zum Tisch
table-skip-dock = Direkt zu deinem Zug
table-nav = Tisch
table-rules = Regeln
table-sound = Ton
table-menu = Tischmenü
table-keys = Tastatur
table-notify = Bescheid geben, wenn ich dran bin
table-record = Partie herunterladen
table-settings = Einstellungen
table-hand-over = Die KI für mich spielen lassen
table-resign = Aufgeben
table-resign-two = Aufgeben? Die Partie endet und zählt als verloren.
table-resign-more = Aufgeben? Die KI spielt auf deinem Platz weiter, und die Partie zählt für dich als verloren.
table-resign-yes = Ja, aufgeben
table-take-back = Selbst weiterspielen
table-replace = Vorschlagen, dass die KI für { $name } weiterspielt
table-leave = Partie verlassen
table-rail = Mitspielende und Züge
table-chat = Chat
table-chat-message = Nachricht
table-chat-hint = Sag etwas Nettes
table-chat-send = Senden

# Was das Skript der Seite von sich aus sagt.
table-lost = Verbindung unterbrochen. Wir versuchen es erneut …
table-back = Die Verbindung steht wieder.
table-kept = Dein Zug ist gespeichert und wird noch einmal gesendet.
# Steht vor "table-kept" oder "table-check": Niemand hat geantwortet, oder etwas zwischen uns.
table-unreached = Tessera ist gerade nicht zu erreichen.
table-trouble = Unterwegs ist etwas schiefgegangen.
table-slow = Dein Zug ist noch unterwegs.
table-stale = Zu spät: Der Tisch hat sich inzwischen verändert. Sieh ihn dir noch einmal an.
table-check = Schau nach, ob es geklappt hat. Wenn nicht, versuch es noch einmal.
table-hint-thinking = Wir suchen einen guten Zug …
table-your-turn = Du bist dran.
table-rule-link = Regel anzeigen
table-clause = Die Regel zu dieser Frage: { $clause } (öffnet einen neuen Tab)
table-no-meaning = Das geht gerade nicht.
table-chat-new = neu
table-failed = Das hat nicht geklappt. Versuch es noch einmal.
