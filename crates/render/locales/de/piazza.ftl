# Saluti dalla Piazza.
#
# Begriffe: Piazza, Karte (card), Symbol, Klammer (bracket), Reihe und Spalte (row, column),
# Stapel (pile), Hand, Startkarte (start card), Platz (cell), neutral.
# Symbole: Brunnen, Fahrrad, Kaffeetasse, Zitrone, Taube, Glockenturm.

piazza-name = Saluti dalla Piazza
piazza-blurb = Leg Postkarten auf die Piazza und fang zwischen zwei Karten deiner Farbe möglichst lange Reihen ein.
# On the card of the game.
piazza-pitch = Drei Karten auf der Hand, eine Piazza für alle und überall Klammern.
piazza-source-rows = Klammern in Reihen
piazza-source-columns = Klammern in Spalten

# Farben stehen für sich als Hauptwort; als Beiwort sind sie im Satz ausgeschrieben.
piazza-colour = { $colour ->
    [green] Grün
    [blue] Blau
    [yellow] Gelb
   *[red] Rot
}
piazza-symbol = { $symbol ->
    [fountain] Brunnen
    [bicycle] Fahrrad
    [coffee] Kaffeetasse
    [lemon] Zitrone
    [dove] Taube
   *[tower] Glockenturm
}
piazza-card = { $symbol ->
    [fountain] { $colour ->
        [green] grüner
        [blue] blauer
        [yellow] gelber
       *[red] roter
    } Brunnen
    [bicycle] { $colour ->
        [green] grünes
        [blue] blaues
        [yellow] gelbes
       *[red] rotes
    } Fahrrad
    [coffee] { $colour ->
        [green] grüne
        [blue] blaue
        [yellow] gelbe
       *[red] rote
    } Kaffeetasse
    [lemon] { $colour ->
        [green] grüne
        [blue] blaue
        [yellow] gelbe
       *[red] rote
    } Zitrone
    [dove] { $colour ->
        [green] grüne
        [blue] blaue
        [yellow] gelbe
       *[red] rote
    } Taube
   *[tower] { $colour ->
       [green] grüner
       [blue] blauer
       [yellow] gelber
      *[red] roter
   } Glockenturm
}
# Dasselbe am Anfang eines Satzes.
piazza-card-first = { $symbol ->
    [fountain] { $colour ->
        [green] Grüner
        [blue] Blauer
        [yellow] Gelber
       *[red] Roter
    } Brunnen
    [bicycle] { $colour ->
        [green] Grünes
        [blue] Blaues
        [yellow] Gelbes
       *[red] Rotes
    } Fahrrad
    [coffee] { $colour ->
        [green] Grüne
        [blue] Blaue
        [yellow] Gelbe
       *[red] Rote
    } Kaffeetasse
    [lemon] { $colour ->
        [green] Grüne
        [blue] Blaue
        [yellow] Gelbe
       *[red] Rote
    } Zitrone
    [dove] { $colour ->
        [green] Grüne
        [blue] Blaue
        [yellow] Gelbe
       *[red] Rote
    } Taube
   *[tower] { $colour ->
       [green] Grüner
       [blue] Blauer
       [yellow] Gelber
      *[red] Roter
   } Glockenturm
}

# Hinter dem Namen des Spiels.
piazza-status-setup = Aufbau
piazza-status = { $n } von { $all } Karten gelegt
piazza-status-over = Spielende, { $n } von { $all } Karten gelegt
piazza-last-round = Das sind die letzten Karten: Niemand hat mehr als eine.
# Hinter der Person, die dort sitzt.
piazza-note-one = { piazza-colour }{ $finished ->
    [0] {""}
    [1] , zuerst fertig
   *[other] , fertig
}
piazza-note-two = { $first ->
    [blue] Blau
   *[red] Rot
} und { $second ->
    [yellow] Gelb
   *[green] Grün
}{ $finished ->
    [0] {""}
    [1] , zuerst fertig
   *[other] , fertig
}

# Schritte und Fragen.
piazza-step-card = Karte wählen
piazza-step-place = Hinlegen
piazza-step-second = Zweite Karte
piazza-step-second-place = Hinlegen
piazza-step-pass = Passen
piazza-prompt-card = Welche Karte legst du?
piazza-prompt-place = { $symbol ->
    [fountain] Der { $colour ->
        [green] grüne
        [blue] blaue
        [yellow] gelbe
       *[red] rote
    } Brunnen
    [bicycle] Das { $colour ->
        [green] grüne
        [blue] blaue
        [yellow] gelbe
       *[red] rote
    } Fahrrad
    [coffee] Die { $colour ->
        [green] grüne
        [blue] blaue
        [yellow] gelbe
       *[red] rote
    } Kaffeetasse
    [lemon] Die { $colour ->
        [green] grüne
        [blue] blaue
        [yellow] gelbe
       *[red] rote
    } Zitrone
    [dove] Die { $colour ->
        [green] grüne
        [blue] blaue
        [yellow] gelbe
       *[red] rote
    } Taube
   *[tower] Der { $colour ->
       [green] grüne
       [blue] blaue
       [yellow] gelbe
      *[red] rote
   } Glockenturm
}: Wohin damit?
piazza-prompt-second = Lege eine zweite { $colour ->
    [green] grüne
    [blue] blaue
    [yellow] gelbe
   *[red] rote
} Karte in einer Linie mit der ersten, oder beende deinen Zug.
piazza-prompt-end = Keine zweite Karte bildet mit der ersten eine Klammer. Beende deinen Zug.
piazza-prompt-pass = Keine deiner Karten lässt sich legen. Du passt und behältst deine Hand.
piazza-choose-card = { piazza-card-first } auf deiner Hand: { $n ->
    [one] ein Platz
   *[other] { $n } Plätze
}
piazza-why-card = { $n ->
    [one] Ein erlaubter Platz; die Zahl darin zeigt seine Punkte.
   *[other] { $n } erlaubte Plätze; die Zahl darin zeigt jeweils die Punkte.
}
piazza-choose-place = { $cell }: { $n ->
    [0] keine Klammer, 0 Punkte
    [one] eine Klammer, { $points } Punkte
   *[other] { $n } Klammern, { $points } Punkte
}
piazza-why-place = { $n ->
    [0] Keine Klammer, keine Punkte.
    [one] Eine Klammer mit { $points } Karten.
   *[other] { $n } Klammern: { $terms } = { $points } Punkte.
}{ $more ->
    [yes] {" "}Danach darf noch eine Karte in einer Linie mit ihr folgen.
   *[no] {""}
}
piazza-confirm-lay = Auf { $cell } legen
piazza-choose-end = Zug beenden: { $points ->
    [0] keine Punkte
   *[other] { $points } Punkte
}
piazza-end = Zug beenden
piazza-choose-pass = Passen: Keine deiner Karten lässt sich legen
piazza-pass = Passen

# Die Piazza.
piazza-field = Die Piazza
piazza-cell = { $cell }: { piazza-card }
piazza-cell-empty = { $cell }: leer
piazza-summary = { $n ->
    [one] Eine Karte liegt auf der Piazza, { $columns } Spalten breit und { $rows } Reihen hoch.
   *[other] { $n } Karten liegen auf der Piazza, { $columns } Spalten breit und { $rows } Reihen hoch.
}
piazza-summary-colour = { $n ->
    [0] Keine { $colour ->
        [green] grüne
        [blue] blaue
        [yellow] gelbe
       *[red] rote
    } Karte.
    [one] Eine { $colour ->
        [green] grüne
        [blue] blaue
        [yellow] gelbe
       *[red] rote
    } Karte: { $cells }.
   *[other] { $n } { $colour ->
       [green] grüne
       [blue] blaue
       [yellow] gelbe
      *[red] rote
   } Karten: { $cells }.
}
piazza-hand = Deine Hand
piazza-hand-finished = Du hast alle deine Karten gelegt.

# Klammern und ihre Summen.
piazza-brackets = Klammern
piazza-brackets-aim = Dieser Platz
piazza-brackets-so-far = Dieser Zug bisher
piazza-brackets-last = Der letzte Zug
piazza-brackets-note = Eine Klammer verbindet zwei Karten einer Farbe in einer Linie. Jede Karte von einem Ende zum anderen zählt; Lücken schaden nicht.
piazza-size = Die Piazza ist { $columns } Spalten breit und { $rows } Reihen hoch. { $room ->
    [none] Sie kann nicht mehr wachsen.
    [columns] Sie darf auf 8 Spalten wachsen.
    [rows] Sie darf auf 8 Reihen wachsen.
   *[both] Sie darf auf 8 mal 8 wachsen.
}
piazza-n-brackets = { $n ->
    [0] keine Klammer
    [one] eine Klammer
   *[other] { $n } Klammern
}
piazza-row = Reihe { $row }
piazza-column = Spalte { $column }
piazza-to-left = links
piazza-to-right = rechts
piazza-to-up = oben
piazza-to-down = unten
piazza-to-first = erste Karte

# Hände und Stapel.
piazza-pile-own = Dein Stapel
piazza-cards-of = Karten von { $name }
# Hinter einer Zahl.
piazza-in-pile = im Stapel
piazza-all-laid = Alle Karten gelegt.
piazza-of-colour = { $n } { $colour ->
    [green] grüne
    [blue] blaue
    [yellow] gelbe
   *[red] rote
}
piazza-n-hand = { $n ->
    [0] keine Karte auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
piazza-left-pile = Was noch kommt, nach Symbol
piazza-left-both = Auf der Hand und im Stapel, nach Symbol
piazza-neutral-note = Gelb ist neutral. In der gelben Zeile stehen alle verdeckten gelben Karten, aus allen Händen und Stapeln.
piazza-neutral-of = { $n ->
    [0] keine neutrale Karte mehr
    [one] eine neutrale Karte auf der Hand oder im Stapel
   *[other] { $n } neutrale Karten auf der Hand und im Stapel
}
piazza-has-passed = Gepasst: Keine Karte auf der Hand ließ sich legen.

# Das Protokoll.
piazza-tell-start = Beginnt
piazza-tell-lay = { piazza-card-first } auf { $cell }
piazza-tell-last-card = { piazza-card-first } auf { $cell }, { $n ->
    [one] eine Klammer
   *[other] { $n } Klammern
}
piazza-tell-end = { $n ->
    [one] Eine Klammer
   *[other] { $n } Klammern
}
piazza-tell-finished = { $place ->
    [1] Hat zuerst alle Karten gelegt
   *[other] Hat alle Karten gelegt
}
piazza-tell-pass = Passt: Keine Karte lässt sich legen
piazza-tell-stuck = Niemand kann eine Karte legen: Die Partie ist zu Ende

# Warum ein Zug nicht geht.
piazza-refusal-over = Die Partie ist zu Ende.
piazza-refusal-cards-first = Warte, bis die Karten ausgelegt und gezogen sind.
piazza-refusal-not-your-turn = Jemand anderes ist dran.
piazza-refusal-no-such-seat = Diesen Platz am Tisch gibt es nicht.
piazza-refusal-no-start-player = Zuerst wird ausgelost, wer beginnt.
piazza-refusal-draw-next = Als Nächstes zieht jemand anderes.
piazza-refusal-symbol-opened = Eine Startkarte zeigt dieses Symbol schon.
piazza-refusal-open-next = Als Nächstes wird die { $colour ->
    [green] grüne
    [blue] blaue
    [yellow] gelbe
   *[red] rote
} Startkarte gelegt.
piazza-refusal-not-in-pile = Diese Karte ist nicht im Stapel.
piazza-refusal-must-lay = Du kannst eine Karte legen, also darfst du nicht passen.
piazza-refusal-lay-first = Beginne deinen Zug, indem du eine Karte legst.
piazza-refusal-lay-or-end = Lege eine zweite Karte oder beende deinen Zug.
piazza-refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
piazza-refusal-cell-taken = Dort liegt schon eine Karte.
piazza-refusal-no-neighbour = Eine Karte muss mit einer Seite an eine andere grenzen. Über Eck reicht nicht.
piazza-refusal-same-colour = Sie läge neben { piazza-neighbour }. Nachbarn haben nie dieselbe Farbe.
piazza-refusal-same-symbol = Sie läge neben { piazza-neighbour }. Nachbarn zeigen nie dasselbe Symbol.
piazza-refusal-field-left = So würde die Piazza breiter oder höher als acht Karten.
piazza-refusal-other-colour = Beide Karten eines Zuges haben dieselbe Farbe, also kann keine { $colour ->
    [green] grüne
    [blue] blaue
    [yellow] gelbe
   *[red] rote
} Karte folgen.
piazza-refusal-bracket-interrupted = Zwischen den beiden liegt noch eine { $colour ->
    [green] grüne
    [blue] blaue
    [yellow] gelbe
   *[red] rote
} Karte, also bilden sie keine Klammer.
piazza-refusal-not-in-line = Zwei Karten eines Zuges müssen eine Klammer bilden, also in derselben Reihe oder Spalte liegen.
# Im Dativ, hinter „neben“.
piazza-neighbour = { $neighbour ->
   *[r1] dem roten Glockenturm
    [r2] dem roten Brunnen
    [r3] dem roten Fahrrad
    [r4] der roten Kaffeetasse
    [r5] der roten Zitrone
    [r6] der roten Taube
    [g1] dem grünen Glockenturm
    [g2] dem grünen Brunnen
    [g3] dem grünen Fahrrad
    [g4] der grünen Kaffeetasse
    [g5] der grünen Zitrone
    [g6] der grünen Taube
    [b1] dem blauen Glockenturm
    [b2] dem blauen Brunnen
    [b3] dem blauen Fahrrad
    [b4] der blauen Kaffeetasse
    [b5] der blauen Zitrone
    [b6] der blauen Taube
    [y1] dem gelben Glockenturm
    [y2] dem gelben Brunnen
    [y3] dem gelben Fahrrad
    [y4] der gelben Kaffeetasse
    [y5] der gelben Zitrone
    [y6] der gelben Taube
}

# Das Terminal: was hinter Beispielen der Notation, über der Auswahl und auf den Tableaus steht.
piazza-terminal-lay = legt die blaue Karte mit Symbol 4 in Spalte 1, Reihe -2
piazza-terminal-end = beendet deinen Zug nach der ersten Karte
piazza-terminal-pass = wenn sich keine deiner Karten legen lässt
piazza-terminal-letters = Farben: r Rot, g Grün, b Blau, y Gelb. Symbole: 1 Glockenturm, 2 Brunnen, 3 Fahrrad, 4 Kaffeetasse, 5 Zitrone, 6 Taube. Spalten und Reihen zählen von der ersten Startkarte aus.
piazza-terminal-cell = Reihe, Spalte
piazza-terminal-left = fehlen
piazza-terminal-neutral = { $n } neutral
piazza-terminal-tie = früher fertig
