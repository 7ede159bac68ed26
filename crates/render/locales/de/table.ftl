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
table-person-away-for = seit { $n } Min. nicht da
table-person-stood-in = die KI spielt
table-person-resigned = hat aufgegeben, die KI spielt weiter
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
# $way is the words on buttons in their order, such as "3 blue, factory 2 · Place 3 blue on line 3".
table-hint-says = Die KI würde wählen: { $way }.
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
table-away = { $n ->
    [0] { $name } ist gerade nicht da.
   *[other] { $name } ist seit { $n } Min. nicht da.
}
table-away-left = { $name } hat die Partie verlassen.
table-away-now = Du kannst warten oder die KI weiterspielen lassen.
table-away-soon = { $n ->
    [one] In einer Minute kannst du die KI weiterspielen lassen.
   *[other] In { $n } Minuten kannst du die KI weiterspielen lassen.
}
table-away-clock = Ist die Bedenkzeit um, spielt die KI weiter.
table-away-ask = KI weiterspielen lassen
# Behind what the table waits for, in the bar.
table-status-away = { $name } ist nicht da
table-status-resigned = Durch Aufgabe beendet
table-ai-for-you = Die KI spielt für dich.
table-watching-me = Du schaust zu
table-watching-home = Startseite
# More than 20 are not counted.
table-watching = { $n ->
    [one] 1 schaut zu
    [20] 20 oder mehr schauen zu
   *[other] { $n } schauen zu
}
table-over = Die Partie ist zu Ende.
table-asks-undo = { $name } möchte den letzten Zug zurücknehmen.
table-asks-hints = { $name } möchte in dieser Partie Tipps für alle erlauben.
table-asks-replace = { $name } möchte, dass die KI für { $other } weiterspielt.
# The same for who asks, then who has not answered.
table-asked-undo = Du möchtest deinen letzten Zug zurücknehmen.
table-asked-hints = Du möchtest Tipps für alle erlauben.
table-asked-replace = Du möchtest, dass die KI für { $other } weiterspielt.
table-asked-waiting = Es fehlt noch die Antwort von { $names }.
table-asked-withdraw = Doch nicht
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
table-hand-over-sure = Die KI spielt auf deinem Platz, bis du selbst weiterspielst. Alle am Tisch erfahren es.
table-hand-over-yes = Ja, lass sie spielen
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

# What everyone is told, between the lines of the chat.
table-note-stood-in = Die KI spielt jetzt für { $name }.
table-note-took-back = { $name } spielt wieder selbst.
table-note-came-back = { $name } ist wieder da.
table-note-resigned = { $name } hat aufgegeben. Die KI spielt weiter.
table-note-declined = { $name } ist dagegen.

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

# The board in words, for who plays without seeing it.
table-spoken = Das Spiel in Worten
table-skip-spoken = Direkt zum Spiel in Worten
table-spoken-player = { $own ->
    [yes] { $name } (du)
   *[no] { $name }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $noted ->
    [yes] , { $note }
   *[no] {""}
}
