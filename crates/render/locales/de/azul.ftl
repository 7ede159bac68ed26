# Azul. Gezählt wird ab 1; Quelle 0 ist die Tischmitte.
#
# Begriffe: Fliese (tile), Manufaktur (factory), Tischmitte (centre), Startmarker (start marker),
# Musterreihe, kurz Reihe auf Knöpfen (pattern line), Wand (wall), Reihe und Spalte (row, column),
# Bodenreihe, kurz Boden (floor line), Beutel (bag), Deckel (lid), Musterphase (factory offer),
# Fliesungsphase (wall tiling), Punkteleiste (score track).
# Farben für sich stehen als Hauptwort („Blau“); als Beiwort stehen sie in jedem Satz ausgeschrieben.

azul-name = Azul
azul-blurb = Nimm glasierte Fliesen und schmücke Reihe für Reihe eine Palastwand.
# On the card of the game.
azul-pitch = Nimm glasierte Fliesen und schmücke Reihe für Reihe eine Palastwand.
azul-option-wall = Wand
azul-option-wall-hint = Neu bei Azul? Nimm zuerst die farbige Wand.
azul-option-wall-coloured = Farbig: Jede Fliese hat ihren Platz
azul-option-wall-grey = Grau: Du wählst die Plätze selbst

azul-colour = { $colour ->
    [blue] Blau
    [yellow] Gelb
    [red] Rot
    [black] Schwarz
   *[white] Weiß
}

azul-status-start = Es wird ausgelost, wer beginnt
azul-status-deal = Runde { $round }, Fliesen werden verteilt
azul-status-offer = Runde { $round }, Musterphase
azul-status-tiling = Runde { $round }, Fliesungsphase
azul-status-over = Zu Ende nach { $round ->
    [one] { $round } Runde
   *[other] { $round } Runden
}
azul-last-round = Das ist die letzte Runde: { $name } vollendet eine Reihe.
azul-note-starts = beginnt die nächste Runde

azul-factories = Manufakturen
azul-factory = Manufaktur { $number }
azul-centre = Tischmitte
azul-marker = Der Startmarker: Wer als Erstes aus der Tischmitte nimmt, bekommt ihn
azul-heap = { $n } { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
   *[white] weiße
}
azul-in-bag = Im Beutel
azul-in-lid = Im Deckel
azul-on-offer = Noch im Angebot

azul-your-wall = Deine Wand
azul-wall-of = Wand von { $name }
azul-forecast = Wäre die Runde jetzt vorbei:
azul-round-so-far = diese Runde { $points }
azul-track = Punkteleiste: { $scores }
azul-track-of = { $name } { $points }
azul-floor = Boden
azul-floor-clear = leer
azul-floor-holds = Boden: { $n ->
    [0] leer
    [one] 1 Teil, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } verloren
   *[other] { $n } Teile, { $points } Punkte verloren
}
azul-line = Reihe { $line }
azul-line-empty = Musterreihe { $line }: leer
azul-line-holds = Musterreihe { $line }: { $n } von { $spaces }, { azul-colour }
azul-space = Wand, Reihe { $row }, Spalte { $column }
azul-summary-row = Reihe { $row }: Musterreihe { $colour ->
    [none] leer
    [blue] { $n } von { $spaces } blau
    [yellow] { $n } von { $spaces } gelb
    [red] { $n } von { $spaces } rot
    [black] { $n } von { $spaces } schwarz
   *[white] { $n } von { $spaces } weiß
}, Wand { $n_laid ->
    [0] leer
   *[other] { $laid }
}.

azul-step-take = Fliesen nehmen
azul-step-place = Reihe wählen
azul-step-column = Spalte wählen
azul-prompt-take = Nimm alle Fliesen einer Farbe.
azul-prompt-place = { $n } { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
   *[white] weiße
} genommen. Wohin damit?
azul-prompt-column = Musterreihe { $row } ist voll. Wohin an der Wand kommt die { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
   *[white] weiße
} Fliese?
azul-take = { $n } { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
   *[white] weiße
} { $n ->
    [one] Fliese
   *[other] Fliesen
} { $source ->
    [0] aus der Tischmitte
   *[other] von Manufaktur { $source }
} nehmen
azul-take-short = { $n } { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
   *[white] weiße
}, { $source ->
    [0] Tischmitte
   *[other] Manufaktur { $source }
}
azul-line-label = Musterreihe { $line }: { $complete ->
    [yes] vollständig
   *[no] { $placed ->
        [one] 1 kommt hinein
       *[other] { $placed } kommen hinein
    }
}{ $fall ->
    [0] {""}
    [one] , { $fall } fällt
   *[other] , { $fall } fallen
}{ $marker ->
    [yes] , mit Startmarker
   *[no] {""}
}, diese Runde { $points }
azul-floor-label = Boden: { $n ->
    [one] Die Fliese fällt
   *[other] Alle { $n } Fliesen fallen
}{ $marker ->
    [yes] , mit Startmarker
   *[no] {""}
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} verloren
azul-why-line = { $complete ->
    [yes] Musterreihe { $line } ist vollständig, eine Fliese kommt an die Wand.
   *[no] { $missing ->
        [one] In Musterreihe { $line } fehlt noch { $missing }.
       *[other] In Musterreihe { $line } fehlen noch { $missing }.
    }
}{ $fall ->
    [0] {""}
    [one] {" "}1 Fliese fällt.
   *[other] {" "}{ $fall } Fliesen fallen.
}{ $marker ->
    [yes] {" "}Du nimmst den Startmarker.
   *[no] {""}
} Diese Runde: { $points }.
azul-why-floor = { $n ->
    [one] Die Fliese fällt
   *[other] Alle { $n } Fliesen fallen
}{ $marker ->
    [yes] {" "}mit dem Startmarker
   *[no] {""}
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} verloren.
azul-confirm-line = { $n } { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
   *[white] weiße
} in Reihe { $line } legen
azul-confirm-floor = { $n } { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
   *[white] weiße
} auf den Boden legen
azul-column = Spalte { $column }
azul-column-label = Reihe { $row }, Spalte { $column }: { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
   *[white] weiße
} Fliese, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
azul-confirm-column = { azul-colour } in Spalte { $column } legen

azul-log-take = { $n } { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
   *[white] weiße
} { $source ->
    [0] aus der Tischmitte
   *[other] von Manufaktur { $source }
} { $line ->
    [0] auf den Boden
   *[other] in Musterreihe { $line }
}{ $fall ->
    [0] {""}
    [one] , { $fall } fällt
   *[other] , { $fall } fallen
}{ $marker ->
    [yes] , mit Startmarker
   *[no] {""}
}
azul-log-tile = Legt { azul-colour } in Reihe { $row }, Spalte { $column }
azul-log-tiles = Legt { $n } Fliesen an die Wand
azul-log-floor = Boden
azul-log-blocked = Für { azul-colour } aus Musterreihe { $line } ist kein Platz: Die Fliesen fallen
azul-log-round = Runde { $round } beginnt, { $name } fängt an
azul-log-lid = Der Beutel ist leer: { $n ->
    [one] 1 Fliese kommt
   *[other] { $n } Fliesen kommen
} aus dem Deckel hinein
azul-log-bonus = Am Ende: { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
}, { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
}, { $colours ->
    [one] 1 Farbe
   *[other] { $colours } Farben
}
azul-log-over = Die Partie ist zu Ende

azul-source-tiles = Fliesen an der Wand
azul-source-floor = Boden
azul-source-rows = Vollständige Reihen
azul-source-columns = Vollständige Spalten
azul-source-colours = Vollständige Farben

azul-refusal-over = Die Partie ist zu Ende.
azul-refusal-not-dealt = Warte, bis ausgelost ist, wer beginnt, und die Manufakturen gefüllt sind.
azul-refusal-no-start-player = Zuerst wird ausgelost, wer beginnt.
azul-refusal-deal-next = Als Nächstes wird Manufaktur { $factory } gefüllt.
azul-refusal-not-your-turn = Du bist nicht dran.
azul-refusal-must-take = In der Musterphase besteht dein Zug darin, Fliesen zu nehmen.
azul-refusal-tile-next = Gefliest wird von oben nach unten: Wähle eine Spalte für Reihe { $row }.
azul-refusal-no-such-seat = Platz { $seat } gibt es nicht.
azul-refusal-deal-number = Diese Manufaktur bekommt { $number ->
    [one] 1 Fliese
   *[other] { $number } Fliesen
}.
azul-refusal-not-in-bag = Diese Fliesen können nicht aus dem Beutel kommen: Aus dem Deckel wird erst nachgefüllt, wenn der Beutel leer ist.
azul-refusal-line-full = Musterreihe { $line } ist schon voll.
azul-refusal-line-colour = In Musterreihe { $line } liegen { $held ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
   *[white] weiße
} Fliesen; { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
   *[white] weiße
} passen nicht dazu.
azul-refusal-colour-on-wall = In Reihe { $line } deiner Wand liegt { azul-colour } schon.
azul-refusal-no-such-factory = Manufaktur { $factory } gibt es nicht.
azul-refusal-not-in-factory = Auf Manufaktur { $factory } liegt keine { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
   *[white] weiße
} Fliese.
azul-refusal-not-in-centre = In der Tischmitte liegt keine { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
   *[white] weiße
} Fliese.
azul-refusal-space-taken = In Reihe { $row }, Spalte { $column } liegt schon eine Fliese.
azul-refusal-colour-in-column = In Spalte { $column } liegt { azul-colour } schon.

# Das Terminal: was hinter Beispielen der Notation, über der Auswahl und auf den Tableaus steht.
azul-terminal-take = nimmt die blauen Fliesen von Manufaktur 2 und legt sie in Musterreihe 3
azul-terminal-drop = nimmt die schwarzen Fliesen aus der Tischmitte und legt sie in die Bodenreihe
azul-terminal-lay = legt die Fliese der vollen Musterreihe 1 in Spalte 3 der Wand; nur bei der grauen Wand
azul-terminal-letters = Farben: b Blau, y Gelb, r Rot, k Schwarz, w Weiß; m ist der Startmarker.
azul-terminal-line = in Reihe
azul-terminal-column = in Spalte
azul-terminal-tie = mehr vollständige Reihen

# Das Ende: was an einer Wand vollständig ist.
azul-end-wall = { $n } von 25 Fliesen.
azul-end-row-complete = Reihe { $row } ist vollständig.
azul-end-column-complete = Spalte { $column } ist vollständig.
azul-end-colour-complete = { $colour } ist vollständig.
azul-end-colour = alle fünf in { azul-colour }

# The board in words.
azul-spoken-factory = Manufaktur { $number }: { $n ->
    [0] leer
   *[other] { $tiles }
}
azul-spoken-centre = Tischmitte: { $n ->
    [0] keine Fliesen
   *[other] { $tiles }
}{ $marker ->
    [yes] ; hier liegt der Startmarker
   *[no] {""}
}
azul-spoken-bag = Im Beutel: { $n ->
    [0] nichts
   *[other] { $tiles }
}
azul-spoken-lid = Im Deckel: { $n ->
    [0] nichts
   *[other] { $tiles }
}
azul-spoken-laid = { azul-colour } in Spalte { $column }
azul-spoken-forecast = Wäre die Runde jetzt vorbei: { $points }
azul-spoken-pattern = Die Farben in Reihe 1 jeder Wand, von Spalte 1 an: { $colours }. Jede weitere Reihe ist um eine Spalte nach rechts verschoben.
