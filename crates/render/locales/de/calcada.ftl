# Calçada. Felder zählen ab 1; Plätze heißen nach Spalte und Reihe, etwa d3.
#
# Begriffe der Spielanleitung: Plättchen (Calçada-Plättchen), Pflasterstein, kurz Stein (stone),
# Feld (space of the ring), Platz (square), Bezirk (district), Tableau (board), Wertungstafel
# (scoreboard), Punkteleiste (score track), Multiplikator, offene Auslage (display), Stapel (stack),
# Bonus-Plättchen (bonus tile), Bonus-Symbol (bonus symbol), Motiv (motif), ansagen (declare),
# schieben (move), vervollständigen (complete). Eigene: geschlossen (closed), Leerschritt (empty step).
# Motive: Tram, Sardine, Karavelle, Gitarre, Hahn.

calcada-name = Calçada
calcada-blurb = Pflastere deinen Platz in Lissabon, Bezirk für Bezirk, bevor die Multiplikatoren sinken.
# On the card of the game.
calcada-pitch = Sag einen Stein an, schieb ihn weiter und pflastere deine Straße.

calcada-option-board = Tableaus
calcada-option-board-hint = Die gedruckten Tableaus fehlen in unseren Quellen, darum sind A und B von uns. Du kannst auch auf deinen spielen.
calcada-option-board-A = Seite A, acht Bezirke
calcada-option-board-B = Seite B, neun Bezirke

calcada-source-districts = Bezirke
calcada-source-closing = Geschlossene Farben
calcada-source-motifs = Zusammenhängende Motive
calcada-source-incomplete = Plättchen in unfertigen Bezirken
calcada-source-bonus = Bonus-Plättchen

# Wörter des Spiels; die Nachrichten darunter verwenden sie mit denselben Parametern.
# Farben stehen für sich als Hauptwort; als Beiwort sind sie im Satz ausgeschrieben.
calcada-colour = { $colour ->
    [blue] Blau
    [yellow] Gelb
    [red] Rot
    [green] Grün
   *[black] Schwarz
}
calcada-colour-first = { $colour ->
    [blue] Blau
    [yellow] Gelb
    [red] Rot
    [green] Grün
   *[black] Schwarz
}
calcada-motif = { $motif ->
    [tram] Tram
    [sardine] Sardine
    [caravel] Karavelle
    [guitar] Gitarre
    [rooster] Hahn
   *[bonus] Bonus-Symbol
}
calcada-motifs = { $motif ->
    [tram] Trams
    [sardine] Sardinen
    [caravel] Karavellen
    [guitar] Gitarren
    [rooster] Hähne
   *[bonus] Bonus-Symbole
}
calcada-tile = { $motif ->
    [rooster] { $colour ->
        [blue] blauer
        [yellow] gelber
        [red] roter
        [green] grüner
       *[black] schwarzer
    } Hahn
    [bonus] { $colour ->
        [blue] blaues
        [yellow] gelbes
        [red] rotes
        [green] grünes
       *[black] schwarzes
    } Bonus-Symbol
   *[other] { $colour ->
       [blue] blaue
       [yellow] gelbe
       [red] rote
       [green] grüne
      *[black] schwarze
   } { calcada-motif }
}
calcada-stones = { $n ->
    [one] { $n } { $colour ->
        [blue] blauer
        [yellow] gelber
        [red] roter
        [green] grüner
       *[black] schwarzer
    }
   *[other] { $n } { $colour ->
       [blue] blaue
       [yellow] gelbe
       [red] rote
       [green] grüne
      *[black] schwarze
   }
}

calcada-status-setup = Aufbau
calcada-status-declare = { $last ->
    [yes] Letzte Runde · Ansagen
   *[no] Runde { $round } · Ansagen
}
calcada-status-place = { $last ->
    [yes] Letzte Runde · Legen
   *[no] Runde { $round } · Legen
}
calcada-status-turn-up = { $last ->
    [yes] Letzte Runde · neue Plättchen
   *[no] Runde { $round } · neue Plättchen
}
calcada-status-over = { $round ->
    [one] Nach 1 Runde
   *[other] Nach { $round } Runden
}
calcada-last-round = Das ist die letzte Runde.

# Auch der Name der Bonus-Plättchen auf einem Tableau.
calcada-note = { $n ->
    [0] keine Bonus-Plättchen
    [one] 1 Bonus-Plättchen
   *[other] { $n } Bonus-Plättchen
}
calcada-no-bonus = kein Bonus

# Der Spielplan mit den sechs Feldern.
calcada-ring = Pflastersteine
calcada-space = { $n ->
    [0] Feld { $space }: keine Steine
    [one] Feld { $space }: 1 Stein, { $stones }
   *[other] Feld { $space }: { $n } Steine, { $stones }
}
calcada-stones-on = { $n ->
    [one] { $colour ->
        [blue] Blauer
        [yellow] Gelber
        [red] Roter
        [green] Grüner
       *[black] Schwarzer
    } Stein auf Feld { $space }
   *[other] { $n } { $colour ->
       [blue] blaue
       [yellow] gelbe
       [red] rote
       [green] grüne
      *[black] schwarze
   } Steine auf Feld { $space }
}
calcada-declared = angesagt
calcada-declared-label = Angesagt: { calcada-colour } { $n }
calcada-declares = sagt an

# Wertungstafel, offene Auslage und Stapel.
calcada-prices = Wertungstafel, Auslage
calcada-price = { $left ->
    [0] { calcada-colour-first }: mal { $n }, danach ist die Farbe geschlossen
    [one] { calcada-colour-first }: mal { $n }, noch 1 Reihe darunter
   *[other] { calcada-colour-first }: mal { $n }, noch { $left } Reihen darunter
}
calcada-closed = { calcada-colour-first } ist geschlossen
calcada-stack = { $n ->
    [0] Stapel { calcada-colour-first }: leer
    [one] Stapel { calcada-colour-first }: 1 Plättchen
   *[other] Stapel { calcada-colour-first }: { $n } Plättchen
}
calcada-left = Was noch kommt
calcada-left-caption = Verdeckt in den Stapeln

# Tableaus.
calcada-your-pavement = Dein Pflaster
calcada-pavement-of = Pflaster von { $name }
calcada-forecast = Am Ende
calcada-forecast-parts = Wäre die Partie jetzt zu Ende: { $motifs } für Motive, { $incomplete } für Plättchen in unfertigen Bezirken, { $bonus } für Bonus-Plättchen.
calcada-square = { $square }: frei, Zahl { $number }, Bezirk mit { $size } Plätzen
calcada-square-laid = { $square } { calcada-tile }
calcada-track-of = { $name } { $points }
calcada-track = Punkteleiste: { $scores }
calcada-summary = { $n ->
    [0] { $own ->
        [yes] Du hast noch keine Plättchen.
       *[no] { $name } hat noch keine Plättchen.
    }
    [one] { $own ->
        [yes] Du hast 1 Plättchen: { $tiles }.
       *[no] { $name } hat 1 Plättchen: { $tiles }.
    }
   *[other] { $own ->
        [yes] Du hast { $n } Plättchen: { $tiles }.
       *[no] { $name } hat { $n } Plättchen: { $tiles }.
    }
}

# Schritt A: ein Feld, dann ein Stein davon.
calcada-declare-step = Stein ansagen
calcada-declare-prompt = Wähle ein Feld.
calcada-declare-stone-prompt = Zahl { $n }: Welche Farbe?
calcada-space-short = Feld { $space }
calcada-space-label = { $points ->
    [0] Feld { $space }, { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }: { $stones }
   *[other] Feld { $space }, { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }: { $stones }; bis zu { $points } Punkte
}
calcada-stone-step = Farbe
calcada-stone-short = { calcada-colour-first }
calcada-declare-label = { $points ->
    [0] { $squares ->
        [one] { $colour ->
            [blue] Blauer
            [yellow] Gelber
            [red] Roter
            [green] Grüner
           *[black] Schwarzer
        } Stein auf Feld { $space }: { calcada-colour } { $n } ansagen; 1 Platz passt
       *[other] { $colour ->
           [blue] Blauer
           [yellow] Gelber
           [red] Roter
           [green] Grüner
          *[black] Schwarzer
       } Stein auf Feld { $space }: { calcada-colour } { $n } ansagen; { $squares } Plätze passen
    }
   *[other] { $squares ->
        [one] { $colour ->
            [blue] Blauer
            [yellow] Gelber
            [red] Roter
            [green] Grüner
           *[black] Schwarzer
        } Stein auf Feld { $space }: { calcada-colour } { $n } ansagen; 1 Platz passt, bis zu { $points } Punkte
       *[other] { $colour ->
           [blue] Blauer
           [yellow] Gelber
           [red] Roter
           [green] Grüner
          *[black] Schwarzer
       } Stein auf Feld { $space }: { calcada-colour } { $n } ansagen; { $squares } Plätze passen, bis zu { $points } Punkte
    }
}
calcada-declare-why = { $points ->
    [0] { $squares ->
        [one] Einer deiner Plätze passt dafür.
       *[other] { $squares } deiner Plätze passen dafür.
    }
   *[other] Du kannst einen Bezirk für { $points } Punkte vervollständigen.
}
calcada-declare-confirm = { calcada-colour } { $n } ansagen

# Der Leerschritt.
calcada-empty-step = Stein schieben
calcada-empty-prompt = Kein Plättchen passt. Schieb einen beliebigen Stein ein Feld weiter.
calcada-empty-stone-prompt = Welchen Stein schiebst du weiter?
calcada-empty-label = { $colour ->
    [blue] Blauer
    [yellow] Gelber
    [red] Roter
    [green] Grüner
   *[black] Schwarzer
} Stein auf Feld { $space }: kommt auf Feld { $next }, und dein Zug ist vorbei
calcada-empty-why = Du kannst nichts ansagen. Der Stein wird nur geschoben, und dein Zug ist vorbei.
calcada-empty-confirm = { calcada-colour } schieben

# Ein Stein für ein Bonus-Plättchen.
calcada-bonus-label = Ein Bonus-Plättchen abgeben, um vor dem Ansagen einen beliebigen Stein ein Feld weiterzuschieben
calcada-bonus-short = Bonus
calcada-bonus-hub = Stein schieben
calcada-bonus-why = Für ein Bonus-Plättchen schiebst du einen beliebigen Stein ein Feld weiter. Dann sagst du an wie sonst.
calcada-move-step = Bonus abgeben
calcada-move-prompt = Für ein Bonus-Plättchen: von welchem Feld?
calcada-move-stone-prompt = Für ein Bonus-Plättchen: Welchen Stein schiebst du weiter?
calcada-move-label = { $colour ->
    [blue] Blauer
    [yellow] Gelber
    [red] Roter
    [green] Grüner
   *[black] Schwarzer
} Stein auf Feld { $space }: kommt für ein Bonus-Plättchen auf Feld { $next }
calcada-move-why = Kostet ein Bonus-Plättchen. Der { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [green] grüne
   *[black] schwarze
} Stein kommt auf Feld { $next }; dann sagst du an.
calcada-move-confirm = Abgeben, { calcada-colour } schieben

# Schritt B: ein Plättchen, dann ein Platz; oder der Stapel, für eine neue Auslage.
calcada-take-step = Plättchen
calcada-take-prompt = { calcada-colour-first } { $n }. Nimm ein Plättchen.
calcada-take-short = { $motif ->
    [tram] Tram
    [sardine] Sardine
    [caravel] Karavelle
    [guitar] Gitarre
    [rooster] Hahn
   *[bonus] Bonus
}
calcada-take-label = { $motif ->
    [rooster] { $colour ->
        [blue] Blauer
        [yellow] Gelber
        [red] Roter
        [green] Grüner
       *[black] Schwarzer
    } Hahn
    [bonus] { $colour ->
        [blue] Blaues
        [yellow] Gelbes
        [red] Rotes
        [green] Grünes
       *[black] Schwarzes
    } Bonus-Symbol
   *[other] { $colour ->
       [blue] Blaue
       [yellow] Gelbe
       [red] Rote
       [green] Grüne
      *[black] Schwarze
   } { calcada-motif }
}: { $squares ->
    [one] 1 Platz passt
   *[other] { $squares } Plätze passen
}
calcada-take-why = { $motif ->
    [bonus] Bringt 2 Bonus-Plättchen, zählt am Ende aber nicht als Motiv.
   *[other] { calcada-motifs }, die zusammenhängen, bringen am Ende Punkte.
}
calcada-place-step = Legen
calcada-place-prompt = { calcada-colour-first } { $n }. Lege { $motif ->
    [rooster] den Hahn
    [bonus] das Bonus-Symbol
   *[other] die { calcada-motif }
} { $free ->
    [yes] auf eine beliebige Zahl
   *[no] auf eine { $n }
}.
calcada-place-label-closes = { $square }, Zahl { $number }: vervollständigt einen Bezirk mit { $size } Plätzen und schließt { calcada-colour }, { $points } Punkte
calcada-place-label-completes = { $square }, Zahl { $number }: vervollständigt einen Bezirk mit { $size } Plätzen, { $points } Punkte
calcada-place-label-begins = { $square }, Zahl { $number }: beginnt einen Bezirk mit { $size } Plätzen
calcada-place-label-grows = { $square }, Zahl { $number }: noch { $missing }, dann ist ein Bezirk mit { $size } Plätzen vollständig
calcada-place-confirm = Auf { $square } legen
calcada-why-closes = Der Bezirk ist vollständig: { $size } Plättchen × { $multiplier } und 2 Punkte, weil { calcada-colour } geschlossen wird. Danach kann niemand mehr { calcada-colour } nehmen.
calcada-why-completes = Der Bezirk ist vollständig: { $size } Plättchen × { $multiplier }. Danach rückt { calcada-colour } für alle eine Reihe nach unten.
calcada-why-begins = Beginnt einen { $colour ->
    [blue] blauen
    [yellow] gelben
    [red] roten
    [green] grünen
   *[black] schwarzen
} Bezirk mit { $size } Plätzen.
calcada-why-grows = Noch { $missing ->
    [one] 1 Plättchen
   *[other] { $missing } Plättchen
}, dann ist dieser Bezirk mit { $size } Plätzen vollständig.
calcada-why-bonus = Bringt { $n } Bonus-Plättchen.
calcada-why-motifs = { $before ->
    [0] { calcada-motifs }: { $group } hängen zusammen, das gibt am Ende { $after }.
   *[other] { calcada-motifs }: { $group } hängen zusammen, das gibt am Ende { $after } statt { $before }.
}
calcada-refresh-label = Stapel { calcada-colour-first }: ein Bonus-Plättchen abgeben, die offenen Plättchen kommen unter den Stapel, und neue werden aufgedeckt
calcada-refresh-short = Neue Auslage
calcada-refresh-why = Kostet ein Bonus-Plättchen. Die offenen { $colour ->
    [blue] blauen
    [yellow] gelben
    [red] roten
    [green] grünen
   *[black] schwarzen
} Plättchen kommen unter den Stapel, und neue werden von oben aufgedeckt.
calcada-refresh-confirm = Auslage erneuern

# Das Protokoll.
calcada-log-start = { $name } beginnt jede Runde
calcada-log-declared = Sagt { calcada-colour } { $n } an
calcada-log-moved = Gibt ein Bonus-Plättchen ab: Ein { $colour ->
    [blue] blauer
    [yellow] gelber
    [red] roter
    [green] grüner
   *[black] schwarzer
} Stein kommt auf Feld { $next }
calcada-log-moved-only = Kann nichts legen: Ein { $colour ->
    [blue] blauer
    [yellow] gelber
    [red] roter
    [green] grüner
   *[black] schwarzer
} Stein kommt auf Feld { $next }
calcada-log-refreshed = Gibt ein Bonus-Plättchen ab: neue { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [green] grüne
   *[black] schwarze
} Plättchen
calcada-log-new-tiles = { $n ->
    [one] Neues { $colour ->
        [blue] blaues
        [yellow] gelbes
        [red] rotes
        [green] grünes
       *[black] schwarzes
    } Plättchen: { $motifs }
   *[other] Neue { $colour ->
       [blue] blaue
       [yellow] gelbe
       [red] rote
       [green] grüne
      *[black] schwarze
   } Plättchen: { $motifs }
}
calcada-log-placed = { $motif ->
    [rooster] Legt einen { $colour ->
        [blue] blauen
        [yellow] gelben
        [red] roten
        [green] grünen
       *[black] schwarzen
    } Hahn auf { $square }
    [bonus] Legt ein { $colour ->
        [blue] blaues
        [yellow] gelbes
        [red] rotes
        [green] grünes
       *[black] schwarzes
    } Bonus-Symbol auf { $square } und bekommt 2 Bonus-Plättchen
   *[other] Legt eine { $colour ->
       [blue] blaue
       [yellow] gelbe
       [red] rote
       [green] grüne
      *[black] schwarze
   } { calcada-motif } auf { $square }
}
calcada-log-completed = { $motif ->
    [rooster] Legt einen { $colour ->
        [blue] blauen
        [yellow] gelben
        [red] roten
        [green] grünen
       *[black] schwarzen
    } Hahn auf { $square }, Bezirk { $size } × { $multiplier }
    [bonus] Legt ein { $colour ->
        [blue] blaues
        [yellow] gelbes
        [red] rotes
        [green] grünes
       *[black] schwarzes
    } Bonus-Symbol auf { $square } für 2 Bonus-Plättchen, Bezirk { $size } × { $multiplier }
   *[other] Legt eine { $colour ->
       [blue] blaue
       [yellow] gelbe
       [red] rote
       [green] grüne
      *[black] schwarze
   } { calcada-motif } auf { $square }, Bezirk { $size } × { $multiplier }
}
calcada-log-closed = Schließt { calcada-colour }
calcada-log-closed-last = Schließt { calcada-colour }: Diese Runde ist die letzte
calcada-log-final = Am Ende: Motive { $motifs }, unfertige Bezirke { $incomplete }, Bonus-Plättchen { $bonus }

# Warum etwas nicht geht.
calcada-refusal-over = Die Partie ist zu Ende.
calcada-refusal-not-laid-out = Warte, bis die Steine ausgelegt sind.
calcada-refusal-not-turned-up = Warte, bis die Plättchen aufgedeckt sind.
calcada-refusal-not-your-turn = Jemand anderes ist dran.
calcada-refusal-no-such-seat = Diesen Platz am Tisch gibt es nicht.
calcada-refusal-no-start-player = Zuerst wird ausgelost, wer beginnt.
calcada-refusal-ring-next = Als Nächstes bekommt ein anderes Feld seine Steine.
calcada-refusal-ring-number = { $number ->
    [one] Dieses Feld bekommt 1 Stein.
   *[other] Dieses Feld bekommt { $number } Steine.
}
calcada-refusal-no-such-stones = Von jeder Farbe liegen nur drei Steine auf den Feldern.
calcada-refusal-not-in-stack = Im Stapel ist { $motif ->
    [rooster] kein { $colour ->
        [blue] blauer
        [yellow] gelber
        [red] roter
        [green] grüner
       *[black] schwarzer
    } Hahn
    [bonus] kein { $colour ->
        [blue] blaues
        [yellow] gelbes
        [red] rotes
        [green] grünes
       *[black] schwarzes
    } Bonus-Symbol
   *[other] keine { $colour ->
       [blue] blaue
       [yellow] gelbe
       [red] rote
       [green] grüne
      *[black] schwarze
   } { calcada-motif }
} mehr.
calcada-refusal-turn-up-next = Als Nächstes wird ein { $colour ->
    [blue] blaues
    [yellow] gelbes
    [red] rotes
    [green] grünes
   *[black] schwarzes
} Plättchen aufgedeckt.
calcada-refusal-declare-first = Sag zuerst einen Stein an. Farbe und Zahl bestimmen, was du legst.
calcada-refusal-not-on-space = Auf diesem Feld liegt kein solcher Stein.
calcada-refusal-colour-closed = { calcada-colour-first } ist geschlossen und wird nicht mehr angesagt.
calcada-refusal-no-open-tile = Es liegt kein { $colour ->
    [blue] blaues
    [yellow] gelbes
    [red] rotes
    [green] grünes
   *[black] schwarzes
} Plättchen offen.
calcada-refusal-no-square = { $number ->
    [one] Auf dem Feld liegt 1 Stein, und keiner deiner freien Plätze mit einer 1 kann { calcada-colour } aufnehmen.
   *[other] Auf dem Feld liegen { $number } Steine, und keiner deiner passenden Plätze kann { calcada-colour } aufnehmen.
}
calcada-refusal-can-declare = Du kannst einen Stein ansagen und ein Plättchen legen, also musst du es tun.
calcada-refusal-no-bonus-tile = Du hast kein Bonus-Plättchen zum Abgeben.
calcada-refusal-already-declared = Du hast { calcada-colour } angesagt. Lege jetzt ein { $colour ->
    [blue] blaues
    [yellow] gelbes
    [red] rotes
    [green] grünes
   *[black] schwarzes
} Plättchen.
calcada-refusal-stack-empty = Der { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [green] grüne
   *[black] schwarze
} Stapel ist leer, es kämen nur dieselben Plättchen wieder.
calcada-refusal-not-in-display = { $motif ->
    [rooster] Es liegt kein { $colour ->
        [blue] blauer
        [yellow] gelber
        [red] roter
        [green] grüner
       *[black] schwarzer
    } Hahn offen.
    [bonus] Es liegt kein { $colour ->
        [blue] blaues
        [yellow] gelbes
        [red] rotes
        [green] grünes
       *[black] schwarzes
    } Bonus-Symbol offen.
   *[other] Es liegt keine { $colour ->
       [blue] blaue
       [yellow] gelbe
       [red] rote
       [green] grüne
      *[black] schwarze
   } { calcada-motif } offen.
}
calcada-refusal-square-taken = Auf diesem Platz liegt schon ein Plättchen.
calcada-refusal-square-number = Dieser Platz hat die Zahl { $printed }. Du hast { $number } angesagt.
calcada-refusal-district-colour = Dieser Bezirk ist { $held ->
    [blue] blau
    [yellow] gelb
    [red] rot
    [green] grün
   *[black] schwarz
}, dort kannst du { calcada-colour } nicht legen.

# Das Terminal: was hinter Beispielen der Notation, über der Auswahl und auf den Tableaus steht.
calcada-terminal-declare = sagt einen gelben Stein auf Feld 3 an, der dann ein Feld weiterrückt
calcada-terminal-move = gibt vor dem Ansagen ein Bonus-Plättchen ab und schiebt diesen Stein weiter
calcada-terminal-empty = schiebt nur diesen Stein weiter, wenn sich nichts ansagen lässt
calcada-terminal-refresh = gibt ein Bonus-Plättchen für eine neue Auslage der angesagten Farbe ab
calcada-terminal-place = legt eine offene Tram der angesagten Farbe in Reihe 1, Spalte 3
calcada-terminal-letters = Farben: b Blau, y Gelb, r Rot, g Grün, k Schwarz. Plättchen: T Tram, S Sardine, C Karavelle, G Gitarre, R Hahn, B Bonus-Symbol.
calcada-terminal-stone = Stein
calcada-terminal-square = Platz
calcada-terminal-tiles = { $n } Plättchen
# Auf einem Tableau, höchstens 16 Buchstaben.
calcada-terminal-bonus = { $n } Bonus

# The board in words.
calcada-spoken-open = { $n ->
    [0] Kein Plättchen offen
   *[other] Offen: { $motifs }
}
calcada-spoken-free = { $square } frei, Zahl { $number }
calcada-spoken-district = Bezirk { $district }, { $colour ->
    [none] { $size } Plätze, noch leer
   *[other] { $missing ->
        [0] { calcada-colour-first }, vollständig
       *[other] { calcada-colour-first }, { $missing } von { $size } Plätzen frei
    }
}: { $squares }
