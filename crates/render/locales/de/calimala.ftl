# Calimala.
#
# Begriffe: Scheibe (disc), weiße und farbige Scheibe, Straße (street), Turm (tower), Rat (council),
# Sitz (seat in the council), Wertungsplättchen (scoring tile), Schlusswertungskarte (final scoring
# card), Aktionskarte (action card), Klötzchen (cube), Tuch (cloth), Kontor (a player’s board), Lager
# (warehouse), Werkstatt (workshop), Schiff, Haus (house in a trade city), Hafenstadt und
# Handelsstadt (port, trade city), Kirche, Kunstwerk (artwork), Vorrat (reserve), Ablagestapel (discard).
# an der Reihe sein (a disc is active), aktivieren (a tower).
# Aktionen: Holz, Ziegel, Marmor, Bauen, Kunstwerk, Weben, Verschiffen, Transport, Spenden.

calimala-name = Calimala
calimala-blurb = Tuch, Schiffe und Kirchen im Florenz des Mittelalters: Leg deine Scheibe auf eine Straße, und auch die Scheiben darunter kommen an die Reihe.
# On the card of the game.
calimala-pitch = Tuch, Schiffe und Kirchen: Jede Scheibe, die du legst, nützt auch anderen.

calimala-option-layout = Stadt
calimala-option-layout-hint = Die acht Aktionsplättchen liegen zufällig oder in der festen Ordnung, die wir fürs erste Spiel vorschlagen.
calimala-option-layout-random = gemischt
calimala-option-layout-first = wie in der ersten Partie
calimala-option-centre = Aktion in der Mitte
calimala-option-centre-hint = Welche Aktion in der Mitte gedruckt ist, sagen unsere Quellen nicht; wir nehmen Bauen. Wähle deine, wenn dein Plan anders ist.
calimala-option-centre-build = Bauen
calimala-option-centre-wood = Holz
calimala-option-centre-brick = Ziegel
calimala-option-centre-marble = Marmor
calimala-option-centre-artwork = Kunstwerk
calimala-option-centre-weave = Weben
calimala-option-centre-ship = Verschiffen
calimala-option-centre-transport = Transport
calimala-option-centre-contribute = Spenden

calimala-source-cities = Tuch im Ausland
calimala-source-churches = Kirchen
calimala-source-works = Kunstwerke und Material
calimala-source-final = Schlusswertungskarten

calimala-status = Scheibe { $turn } von höchstens { $n_turns }, noch { $left ->
    [one] ein Plättchen
   *[other] { $left } Plättchen
} zu werten
calimala-status-last = Letzte Runde, { $n ->
    [0] letzter Zug
    [one] noch ein Zug
   *[other] noch { $n } Züge
}
calimala-status-setup = Vor der ersten Scheibe
calimala-status-over = Die Partie ist zu Ende
calimala-last-round-tiles = Das ist die letzte Runde: Alle Wertungsplättchen sind gewertet.
calimala-last-round-discs = Das ist die letzte Runde: Die letzten Scheiben werden gelegt.
calimala-note = { $n } im Rat
calimala-note-first = fängt an, { $n } im Rat

## Wörter des Spiels. Andere Nachrichten verweisen auf sie, mit denselben Parametern.

calimala-act = { $act ->
    [wood] Holz
    [brick] Ziegel
    [marble] Marmor
    [build] Bauen
    [artwork] Kunstwerk
    [weave] Weben
    [ship] Verschiffen
    [transport] Transport
    [contribute] Spenden
   *[none] offenes Feld
}
calimala-act-title = { $act ->
    [wood] Holz
    [brick] Ziegel
    [marble] Marmor
    [build] Bauen
    [artwork] Kunstwerk
    [weave] Weben
    [ship] Verschiffen
    [transport] Transport
   *[contribute] Spenden
}
calimala-first = { $first ->
    [wood] Holz
    [brick] Ziegel
    [marble] Marmor
    [build] Bauen
    [artwork] Kunstwerk
    [weave] Weben
    [ship] Verschiffen
    [transport] Transport
    [contribute] Spenden
   *[none] offen
}
calimala-second = { $second ->
    [wood] Holz
    [brick] Ziegel
    [marble] Marmor
    [build] Bauen
    [artwork] Kunstwerk
    [weave] Weben
    [ship] Verschiffen
    [transport] Transport
    [contribute] Spenden
   *[none] offen
}
calimala-first-title = { $first ->
    [wood] Holz
    [brick] Ziegel
    [marble] Marmor
    [build] Bauen
    [artwork] Kunstwerk
    [weave] Weben
    [ship] Verschiffen
    [transport] Transport
    [contribute] Spenden
   *[none] Offen
}
calimala-street-title = { calimala-first-title }–{ calimala-second }
calimala-street = { calimala-first }–{ calimala-second }
calimala-resource = { $resource ->
    [wood] Holz
    [brick] Ziegel
   *[marble] Marmor
}
calimala-site = { $site ->
    [barcelona] Barcelona
    [lisbon] Lissabon
    [london] London
    [troyes] Troyes
    [bruges] Brügge
    [hamburg] Hamburg
    [maria] Santa Maria del Fiore
    [croce] Santa Croce
    [miniato] San Miniato
   *[palazzo] Palazzo Vecchio
}
calimala-tile = { $tile ->
    [barcelona] Barcelona
    [lisbon] Lissabon
    [london] London
    [troyes] Troyes
    [bruges] Brügge
    [hamburg] Hamburg
    [maria] Santa Maria del Fiore
    [croce] Santa Croce
    [miniato] San Miniato
    [artwork] Kunstwerke
    [ports] Hafenstädte
    [trades] Handelsstädte
    [wood] Holzspenden
    [brick] Ziegelspenden
    [marble] Marmorspenden
   *[none] Noch kein Plättchen
}
calimala-white = weiß
calimala-you = du
# Wer wie viele Punkte bekommt.
calimala-points-of = { $name } { $n }
# Eine Stadt, in die Tuch geht, mit der Anzahl, wenn es mehrere sind.
calimala-load = { $n ->
    [1] { calimala-site }
   *[other] { $n } × { calimala-site }
}

## Die Pläne.

calimala-jump = Bereiche
calimala-jump-map = Ausland
calimala-jump-mine = Kontor
calimala-jump-city = Stadt
calimala-jump-works = Kirchen
calimala-jump-council = Rat

calimala-city = Die Stadt
calimala-starts = { $name } beginnt jede Runde
calimala-starts-short = beginnt
calimala-deck = Stapel { $n }
calimala-discard = Ablage { $n }
calimala-discard-list = { $n ->
    [0] Der Ablagestapel ist leer.
   *[other] Auf dem Ablagestapel: { $cards }.
}
calimala-cards-of = { $n } × { calimala-act }
calimala-label-tile = { $state ->
    [now] { calimala-act-title }, möglich für die Scheibe, die an der Reihe ist{ $n ->
        [1] {""}
       *[other] , { $n }-mal
    }
    [done] { calimala-act-title }, erledigt
   *[other] { calimala-act-title }
}
calimala-times = ×{ $n }
calimala-label-street = { $n ->
    [0] Straße { calimala-street }: leer
    [one] Straße { calimala-street }: eine Scheibe, { $discs }
    [3] Straße { calimala-street }, die nächste Scheibe schickt die unterste in den Rat: von oben { $discs }
   *[other] Straße { calimala-street }: von oben { $discs }
}
calimala-acts = { $name } ist dran: { $street }
calimala-draw = Ziehen
calimala-skip = Auslassen
calimala-start-cards = Startkarten
calimala-unseen = Noch nicht gesehene Aktionskarten
calimala-unseen-of = { calimala-act-title }: { $n } von 5 im Stapel oder auf einer Hand

calimala-council = Rat
calimala-scored = { $n } von { $all } gewertet
calimala-next = nächstes
calimala-label-space = { $state ->
    [past] { $seat ->
        [taken] { $space }. { calimala-tile }, gewertet, Sitz von { $name }
       *[free] { $space }. { calimala-tile }, gewertet
    }
    [next] { $space }. { calimala-tile }, als Nächstes
   *[other] { $space }. { calimala-tile }
}
calimala-forecast = Als Nächstes, Stand jetzt: { calimala-tile }
calimala-forecast-list = { $n ->
    [0] Würde „{ calimala-tile }“ jetzt gewertet, bekäme niemand Punkte.
   *[other] Würde „{ calimala-tile }“ jetzt gewertet: { $points }.
}
calimala-tiles = Alle Wertungsplättchen
calimala-tiles-close = Schließen
calimala-tiles-note = Gewertete Plättchen zeigen ihre Punkte. Die anderen zeigen, wie viele Klötzchen alle dort haben und was sie gerade einbrächten.
calimala-tiles-end = { $n ->
    [0] Alle Scheiben liegen: Was noch fehlt, wird am Ende dieser Runde gewertet.
    [one] Die Partie endet mit der Runde, in der das letzte Plättchen gewertet wird, oder wenn alle Scheiben liegen. Eine Scheibe ist noch da.
   *[other] Die Partie endet mit der Runde, in der das letzte Plättchen gewertet wird, oder wenn alle Scheiben liegen. { $n } Scheiben sind noch da.
}
calimala-tile-gave = { $n ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $n } Punkte
}
calimala-tile-stands = { $n ->
    [0] kein Klötzchen
    [one] ein Klötzchen
   *[other] { $n } Klötzchen
}{ $points ->
    [0] {""}
    [one] , gerade einen Punkt wert
   *[other] , gerade { $points } Punkte wert
}
# $tile ist ein Ort, wie er davor heißt, $points sagt, wer dort wie viel hat.
calimala-label-given = { $tile }: { $points }
calimala-palazzo = Palazzo
calimala-palazzo-note = bei Gleichstand
calimala-label-palazzo = Palazzo Vecchio, Kunstwerke: { $n } von { $all } Feldern belegt
calimala-ties = Sitze und Kunstwerke am Palazzo Vecchio, die bei Gleichstand entscheiden

calimala-works = Kirchen
calimala-label-row = { calimala-site }, { calimala-act }: { $n } von { $all } Feldern belegt
calimala-map = Tuch im Ausland
calimala-port = Hafen
calimala-label-city = { $kind ->
    [port] { calimala-site }, eine Hafenstadt: { $n } von { $all } Feldern belegt
   *[trade] { calimala-site }, eine Handelsstadt: { $n } von { $all } Feldern belegt
}
calimala-sum-placed = { $name }: Santa Maria del Fiore { $maria }, Santa Croce { $croce }, San Miniato { $miniato }, Barcelona { $barcelona }, Lissabon { $lisbon }, London { $london }, Troyes { $troyes }, Brügge { $bruges }, Hamburg { $hamburg }.

calimala-house-own = Dein Kontor
calimala-house-of = Kontor von { $name }
calimala-sum-house = { $name } hat { $wood } Holz, { $brick } Ziegel, { $marble } Marmor, { $cloth } Tuch in { $workshops ->
    [one] einer Werkstatt
   *[other] { $workshops } Werkstätten
}, { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
}, { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
}, { $cards ->
    [one] eine Aktionskarte
   *[other] { $cards } Aktionskarten
}, { $discs ->
    [one] eine farbige Scheibe
   *[other] { $discs } farbige Scheiben
}, { $white } weiße und { $cubes } Klötzchen im Vorrat.
calimala-discs = Scheiben
calimala-cubes-left = { $n ->
    [one] Ein Klötzchen im Vorrat
   *[other] { $n } Klötzchen im Vorrat
}
calimala-workshops = Werkstätten
calimala-empty = leer
calimala-label-workshop = Platz für eine Werkstatt
calimala-harbour = Hafen
calimala-label-harbour = Platz für ein Schiff
calimala-warehouses = Lager
calimala-warehouse = { $resource ->
    [wood] Holz: { $n } von { $all }
    [brick] Ziegel: { $n } von { $all }
   *[marble] Marmor: { $n } von { $all }
}
calimala-cards = Karten
calimala-label-card = { $n ->
    [1] Aktionskarte: { calimala-act }
   *[other] { $n } Aktionskarten: { calimala-act }
}
calimala-open = Schlusswertungskarte für alle: { calimala-site }
calimala-open-short = offen
calimala-kept = { $whose ->
    [own] Deine Schlusswertungskarte: { calimala-site }
   *[other] Die hier behaltene Schlusswertungskarte: { calimala-site }
}
calimala-kept-secret = Eine geheime Schlusswertungskarte
calimala-shown = Hat die Karte „{ calimala-act }“
calimala-n-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
calimala-n-discs = { $n ->
    [one] { $n } Scheibe
   *[other] { $n } Scheiben
}
calimala-n-white = { $n ->
    [one] { $n } weiße Scheibe
   *[other] { $n } weiße Scheiben
}
calimala-count = { $kind ->
    [cloth] { $n } Tuch
    [workshop] { $n ->
        [one] eine Werkstatt
       *[other] { $n } Werkstätten
    }
    [ship] { $n ->
        [one] ein Schiff
       *[other] { $n } Schiffe
    }
    [houses] { $n ->
        [one] ein Haus
       *[other] { $n } Häuser
    }
    [wood] { $n } Holz
    [brick] { $n } Ziegel
   *[marble] { $n } Marmor
}

## Die Schritte eines Zuges.

calimala-step-keep = Karte behalten
calimala-ask-keep = Behalte eine Schlusswertungskarte. Die anderen kommen ungesehen zurück.
calimala-label-keep = { calimala-site } behalten: am Ende 5, 3 und 1 Punkte für die meisten Klötzchen dort
calimala-why-keep = { $site ->
    [palazzo] Am Ende gibt es 5, 3 und 1 Punkte für die meisten Sitze im Rat und Kunstwerke am Palazzo Vecchio zusammen.
   *[other] Am Ende bringt { calimala-site } 5, 3 und 1 Punkte für die meisten Klötzchen dort, ganz gleich, wer die Karte hat.
}
calimala-confirm-keep = { calimala-site } behalten

calimala-step-take = Startkarte
calimala-ask-take = Nimm eine der Startkarten.
calimala-label-take = Die Karte „{ calimala-act }“ nehmen
calimala-confirm-take = „{ calimala-act }“ nehmen

calimala-step-place = Straße
calimala-ask-place = Lege eine Scheibe auf eine Straße.
calimala-why-street = { $n ->
    [0] Nach dir ist niemand mehr dran.
    [one] { $whose ->
        [own] Danach ist deine Scheibe darunter dran.
       *[other] Danach ist { $names } dran.
    }
   *[other] Danach sind dran: { $names }.
}{ $bottom ->
    [own] {" "}Deine unterste Scheibe bringt dir einen Sitz im Rat, und das nächste Plättchen, { calimala-tile }, wird gewertet.
    [other] {" "}Die unterste Scheibe bringt { $name } einen Sitz im Rat, und das nächste Plättchen, { calimala-tile }, wird gewertet.
    [white] {" "}Die unterste Scheibe ist weiß: Du bekommst den Sitz im Rat, und das nächste Plättchen, { calimala-tile }, wird gewertet.
   *[none] {""}
}
calimala-why-score = { $n ->
    [0] Stand jetzt bekommt niemand Punkte für { calimala-tile }.
   *[other] { calimala-tile }, Stand jetzt: { $points }.
}
calimala-step-disc = Scheibe
calimala-ask-disc = Welche Scheibe?
calimala-label-disc = { $kind ->
    [white] Weiße Scheibe: jetzt jede Aktion zweimal; noch { $n } übrig
   *[own] Farbige Scheibe: jetzt aktiv und später noch einmal, wenn andere auf ihr liegen; noch { $n } übrig
}
calimala-short-disc = { $kind ->
    [white] Weiß ({ $n })
   *[own] Farbig ({ $n })
}
calimala-why-disc = { $kind ->
    [white] Mit einer weißen Scheibe führst du beide Aktionen jetzt zweimal aus; ist sie erst bedeckt, bringt sie nichts mehr.
   *[own] Mit einer farbigen Scheibe führst du beide Aktionen jetzt einmal aus und später wieder, solange sie zu den oberen drei gehört.
}
calimala-confirm-place = { $kind ->
    [white] Weiße Scheibe auf { calimala-street }
   *[own] Scheibe auf { calimala-street }
}

calimala-step-promote = Rat
calimala-ask-promote = Wähle eine deiner Scheiben für den Rat.
calimala-label-promote = Scheibe { $height } von unten auf { $street }: Sie kommt in den Rat, und die weiße Scheibe kommt hierher
calimala-confirm-promote = In den Rat schicken
calimala-step-height = Scheibe
calimala-ask-height = Welche deiner Scheiben dort?
calimala-short-height = { $height ->
    [1] Unterste
    [2] Zweite
   *[other] Dritte
}

calimala-step-act = Aktion
calimala-ask-act = { $whose ->
    [other] Deine Scheibe unter der von { $name } ist auf { $street } an der Reihe.
   *[own] Deine Scheibe ist auf { $street } an der Reihe.
}
calimala-ask-cards = Spiel noch eine Karte, oder sag, dass du fertig bist.
calimala-effect = { $act ->
    [wood] ein Holz nehmen
    [brick] einen Ziegel nehmen
    [marble] einen Marmor nehmen
    [build] ein Schiff, ein Haus oder eine Werkstatt bauen
    [artwork] aus einem Marmor ein Kunstwerk machen
    [weave] in jeder Werkstatt mit freiem Platz ein Tuch weben
    [ship] Tuch in Hafenstädte verschiffen
    [transport] Tuch zu deinen Häusern bringen
   *[contribute] einer Kirche ein Klötzchen spenden
}
calimala-label-act = { $by ->
    [card] Die Karte „{ calimala-act }“ spielen: { calimala-effect }
   *[street] { calimala-act-title }: { calimala-effect }
}
calimala-short-act = { $by ->
    [card] Karte: { calimala-act }
   *[street] { calimala-act-title }
}
calimala-label-draw = Eine Karte ziehen statt „{ calimala-act }“, denn das geht jetzt nicht
calimala-short-draw = Karte statt „{ calimala-act }“
calimala-confirm-draw = Karte ziehen
calimala-label-skip = „{ calimala-act }“ auslassen
calimala-short-skip = „{ calimala-act }“ auslassen
calimala-confirm-skip = Auslassen
calimala-label-done = Keine Karten mehr spielen
calimala-short-done = Fertig
calimala-confirm-done = Fertig

calimala-ask-where = { $act ->
    [build] Was baust du?
    [artwork] Wohin kommt das Kunstwerk?
   *[contribute] Wähle eine Reihe einer Kirche.
}
calimala-ask-load = { $act ->
    [ship] Schiff { $n } von { $most }. Wähle eine Hafenstadt.
   *[transport] Tuch { $n } von { $most }. Wähle eine Stadt.
}
calimala-label-load = { $act ->
    [ship] Ein Tuch nach { calimala-site } verschiffen, { $filled } von 12 belegt
   *[transport] Ein Tuch nach { calimala-site } bringen, { $filled } von 12 belegt
}{ $points ->
    [0] {""}
    [one] : Platz { $place } bei „{ calimala-tile }“, 1 Punkt
   *[other] : Platz { $place } bei „{ calimala-tile }“, { $points } Punkte
}
calimala-label-effect = { $points ->
    [0] { $what }
    [one] { $what }: Platz { $place } bei „{ calimala-tile }“, 1 Punkt
   *[other] { $what }: Platz { $place } bei „{ calimala-tile }“, { $points } Punkte
}
calimala-why-tile = { $ahead ->
    [0] Nächstes Plättchen, { calimala-tile }: Du hättest { $count }{ $points ->
        [0] {""}
        [one] , Stand jetzt 1 Punkt wert
       *[other] , Stand jetzt { $points } Punkte wert
    }.
   *[other] Plättchen { $space }, { calimala-tile }: Du hättest { $count }{ $points ->
        [0] {""}
        [one] , Stand jetzt 1 Punkt wert
       *[other] , Stand jetzt { $points } Punkte wert
    }.
}
calimala-label-stop = Das ist alles: kein weiteres Tuch schicken
calimala-short-stop = Stopp
calimala-short-ship = Schiff
calimala-short-workshop = Werkstatt
calimala-short-house = Haus in { calimala-site }
calimala-short-row = { $site ->
    [maria] { calimala-resource } → S. Maria
    [croce] { calimala-resource } → S. Croce
   *[miniato] { calimala-resource } → S. Miniato
}

calimala-confirm-gain = { $resource ->
    [wood] 1 Holz nehmen
    [brick] 1 Ziegel nehmen
   *[marble] 1 Marmor nehmen
}
calimala-confirm-build-ship = Schiff bauen
calimala-confirm-build-workshop = Werkstatt bauen
calimala-confirm-build-house = Haus in { calimala-site }
calimala-confirm-artwork = Kunstwerk für { $site ->
    [palazzo] den Palazzo Vecchio
   *[other] { calimala-site }
}
calimala-confirm-weave = Weben
calimala-confirm-ship = Tuch nach { $cities }
calimala-confirm-transport = Tuch nach { $cities }
calimala-confirm-contribute = { $resource ->
    [wood] Holz an { calimala-site } spenden
    [brick] Ziegel an { calimala-site } spenden
   *[marble] Marmor an { calimala-site } spenden
}

## Das Protokoll.

calimala-tell-start = Beginnt
calimala-tell-open = Offene Schlusswertungskarte: { calimala-site }
calimala-tell-keep = { $site ->
    [none] Behält eine Schlusswertungskarte
   *[other] Behält { calimala-site }, geheim
}
calimala-tell-take = Nimmt die Karte „{ calimala-act }“
calimala-tell-place = { $n ->
    [0] { $kind ->
        [white] Weiße Scheibe auf { calimala-street }
       *[own] Scheibe auf { calimala-street }
    }
   *[other] { $kind ->
        [white] Weiße Scheibe auf { calimala-street }, darunter { $discs }
       *[own] Scheibe auf { calimala-street }, darunter { $discs }
    }
}
calimala-tell-gain = { $by ->
    [card] Spielt eine Karte: nimmt 1 { calimala-resource }
   *[street] Nimmt 1 { calimala-resource }
}
calimala-tell-build-ship = { $by ->
    [card] Spielt eine Karte: baut ein Schiff
   *[street] Baut ein Schiff
}
calimala-tell-build-workshop = { $by ->
    [card] Spielt eine Karte: baut eine Werkstatt
   *[street] Baut eine Werkstatt
}
calimala-tell-build-house = { $by ->
    [card] Spielt eine Karte: baut ein Haus in { calimala-site }
   *[street] Baut ein Haus in { calimala-site }
}
calimala-tell-artwork = { $by ->
    [card] Spielt eine Karte: Kunstwerk für { $site ->
        [palazzo] den Palazzo Vecchio
       *[other] { calimala-site }
    }
   *[street] Kunstwerk für { $site ->
        [palazzo] den Palazzo Vecchio
       *[other] { calimala-site }
    }
}
calimala-tell-weave = { $by ->
    [card] Spielt eine Karte: webt
   *[street] Webt
}
calimala-tell-ship = { $by ->
    [card] Spielt eine Karte: verschifft Tuch nach { $cities }
   *[street] Verschifft Tuch nach { $cities }
}
calimala-tell-transport = { $by ->
    [card] Spielt eine Karte: bringt Tuch nach { $cities }
   *[street] Bringt Tuch nach { $cities }
}
calimala-tell-contribute = { $by ->
    [card] Spielt eine Karte: spendet { calimala-resource } an { calimala-site }
   *[street] Spendet { calimala-resource } an { calimala-site }
}
calimala-tell-draw = Zieht eine Karte statt „{ calimala-act }“
calimala-tell-no-card = Würde statt „{ calimala-act }“ eine Karte ziehen, aber es gibt keine mehr
calimala-tell-card = Zieht die Karte „{ calimala-act }“
calimala-tell-reshuffle = { $n ->
    [one] Der Ablagestapel wird zum neuen Stapel: eine Karte
   *[other] Der Ablagestapel wird zum neuen Stapel: { $n } Karten
}
calimala-tell-skip = Lässt „{ calimala-act }“ aus
calimala-tell-seat = { $how ->
    [reserve] Bekommt Sitz { $seat } im Rat für eine weiße Scheibe
    [street] Bekommt Sitz { $seat } im Rat mit einer Scheibe von { $street }; die weiße kommt dorthin
   *[tower] Bekommt Sitz { $seat } im Rat
}
calimala-tell-gone = Eine Scheibe verlässt das Spiel
calimala-tell-tile = { $n ->
    [0] Wertung { calimala-tile }: niemand bekommt Punkte
   *[other] Wertung { calimala-tile }: { $points }
}
calimala-tell-final = { $whose ->
    [open] { $n ->
        [0] Offene Schlusswertungskarte, { calimala-site }: niemand bekommt Punkte
       *[other] Offene Schlusswertungskarte, { calimala-site }: { $points }
    }
   *[kept] { $n ->
        [0] Karte von { $keeper }, { calimala-site }: niemand bekommt Punkte
       *[other] Karte von { $keeper }, { calimala-site }: { $points }
    }
}

## Warum etwas nicht geht.

calimala-action = { $action ->
    [wood] Holz
    [brick] Ziegel
    [marble] Marmor
    [build] Bauen
    [artwork] Kunstwerk
    [weave] Weben
    [ship] Verschiffen
    [transport] Transport
   *[contribute] Spenden
}
calimala-in-city = { $city ->
    [barcelona] Barcelona
    [lisbon] Lissabon
    [london] London
    [troyes] Troyes
    [bruges] Brügge
   *[hamburg] Hamburg
}
calimala-building = { $building ->
    [maria] Santa Maria del Fiore
    [croce] Santa Croce
    [miniato] San Miniato
   *[palazzo] Palazzo Vecchio
}
calimala-refusal-over = Die Partie ist zu Ende.
calimala-refusal-wait-for-chance = Einen Moment: Es wird gerade etwas gelegt, ausgeteilt oder gezogen.
calimala-refusal-not-your-turn = Du bist nicht dran.
calimala-refusal-must-place = Ein Zug beginnt mit einer Scheibe: Lege zuerst eine auf eine Straße.
calimala-refusal-must-promote = Wähle zuerst eine deiner Scheiben für den Rat.
calimala-refusal-no-start-player = Zuerst wird ausgelost, wer beginnt.
calimala-refusal-cell-next = Zuerst werden die Aktionsplättchen gelegt.
calimala-refusal-space-next = Zuerst werden die Wertungsplättchen gelegt.
calimala-refusal-card-next = Zuerst wird eine Karte gezogen.
calimala-refusal-keep-one = Behalte eine der Schlusswertungskarten, die du bekommen hast.
calimala-refusal-take-one = Nimm eine der Startkarten, die noch da liegen.
calimala-refusal-final-card-next = Zuerst werden die Schlusswertungskarten ausgeteilt.
calimala-refusal-no-disc = So eine Scheibe hast du nicht mehr.
calimala-refusal-cannot-act = Auf dieser Straße könntest du weder „{ calimala-first }“ noch „{ calimala-second }“ ausführen, auch nicht mithilfe deiner Karten.
calimala-refusal-can-be-done = „{ calimala-action }“ ist möglich, also gibt es dafür keine Karte.
calimala-refusal-actions-left = Führe zuerst die übrigen Aktionen aus oder lass sie aus.
calimala-refusal-act-first = Zuerst ist deine Scheibe an der Reihe.
calimala-refusal-not-pending = Die Scheibe, die an der Reihe ist, kann jetzt { $action ->
    [wood] kein Holz nehmen
    [brick] keinen Ziegel nehmen
    [marble] keinen Marmor nehmen
    [artwork] kein Kunstwerk machen
    [build] nicht bauen
    [weave] nicht weben
    [ship] nicht verschiffen
    [transport] nichts transportieren
   *[contribute] nicht spenden
}: Das gibt es auf ihrer Straße nicht, oder es ist schon erledigt.
calimala-refusal-no-such-card = Du hast keine Karte „{ calimala-action }“.
calimala-refusal-not-your-disc = Dort liegt keine Scheibe von dir.
calimala-refusal-other-street = Die Scheibe muss von einer anderen Straße kommen.
calimala-refusal-warehouse-full = Dein Lager für { calimala-resource } ist voll.
calimala-refusal-workshops-full = Deine Werkstätten sind voll.
calimala-refusal-no-cubes = Du hast kein Klötzchen mehr im Vorrat.
calimala-refusal-no-ship-left = Alle deine Schiffe sind gebaut.
calimala-refusal-house-there = Du hast schon ein Haus in { calimala-in-city }.
calimala-refusal-no-workshop-left = Alle deine Werkstätten sind gebaut.
calimala-refusal-goods-lacking = { $number ->
    [one] Dafür brauchst du je ein Klötzchen von jedem nötigen Material.
   *[other] Dafür brauchst du { $number } Klötzchen vom nötigen Material.
}
calimala-refusal-no-space-for-art = Kein Platz mehr für ein Kunstwerk: { calimala-building }.
calimala-refusal-too-many-cloths = { $number ->
    [0] Du kannst nichts verschiffen: Du brauchst ein Schiff und ein Tuch.
   *[other] Mit deinen Schiffen und deinem Tuch kannst du höchstens { $number } verschiffen.
}
calimala-refusal-city-full = In { calimala-in-city } ist nicht genug Platz für so viel Tuch.
calimala-refusal-no-house = Du hast kein Haus in { calimala-in-city }.
calimala-refusal-too-little-cloth = { $number ->
    [0] Du hast kein Tuch.
   *[other] Du hast nur { $number } Tuch.
}
calimala-refusal-no-goods = Du hast { $resource ->
    [wood] kein Holz
    [brick] keinen Ziegel
   *[marble] keinen Marmor
}.
calimala-refusal-row-full = { calimala-building } nimmt { $resource ->
    [wood] kein Holz
    [brick] keine Ziegel
   *[marble] keinen Marmor
} mehr.
calimala-refusal-must-act = Deine neue Scheibe muss mindestens eine Aktion ihrer Straße ausführen, und danach könnte sie es nicht mehr.

## Das Terminal: was hinter Beispielen der Notation, über der Auswahl und auf den Tableaus steht.

calimala-terminal-place = legt eine farbige oder eine weiße Scheibe auf Straße a
calimala-terminal-do = führt eine Aktion aus
calimala-terminal-do-where = baut ein Haus in Troyes; Kunstwerke und Spenden ebenso
calimala-terminal-send = bringt Tuch: b Barcelona, l Lissabon, o London, t Troyes, g Brügge, h Hamburg
calimala-terminal-play = spielt eine Karte
calimala-terminal-draw = zieht statt einer Aktion eine Karte
calimala-terminal-skip = lässt eine Aktion aus
calimala-terminal-done = spielt keine Karten mehr
calimala-terminal-promote = schickt die unterste Scheibe von Straße a in den Rat
calimala-terminal-keep = behält eine Schlusswertungskarte
calimala-terminal-start = nimmt eine Startkarte
calimala-terminal-street = auf Straße
calimala-terminal-choice = zur Wahl
calimala-terminal-city = Stadt: Straßen mit ihren Scheiben, die unterste zuerst
calimala-terminal-starter = Beginnt: { $name }
# $street ist ein Buchstabe, $acts was dort noch zu tun ist.
calimala-terminal-acts = { $must ->
    [yes] { $name } ist auf Straße { $street } dran: { $acts } (mindestens eines)
   *[no] { $name } ist auf Straße { $street } dran: { $acts }
}
calimala-terminal-only-cards = nur Karten
# Spalten einer Tabelle; kurz.
calimala-terminal-heading = { $column ->
    [points] Punkte
    [discs] Scheiben
    [white] weiß
    [cubes] Klötze
    [wood] Holz
    [brick] Ziegel
    [marble] Marmor
    [ships] Schiffe
    [seats] Sitze
    [cards] Karten
    [cloth] Tuch
   *[houses] Häuser
}
calimala-terminal-free = frei
# Wie ein Wertungsplättchen heißt, wo wenig Platz ist: höchstens 13 Buchstaben.
calimala-terminal-tile = { $tile ->
    [barcelona] Barcelona
    [lisbon] Lissabon
    [london] London
    [troyes] Troyes
    [bruges] Brügge
    [hamburg] Hamburg
    [maria] S. Maria
    [croce] S. Croce
    [miniato] S. Miniato
    [artwork] Kunstwerke
    [ports] Häfen
    [trades] Handelsstädte
    [wood] Holz
    [brick] Ziegel
    [marble] Marmor
   *[none] ?
}
calimala-terminal-dealt = bekam { $cards }
calimala-terminal-tie = Vorrang im Rat

# The board in words.
calimala-spoken-grid = Reihe { $row } der Stadt: { $acts }
calimala-spoken-pending = { $n ->
    [0] Keine Aktion mehr offen
   *[other] Noch offen: { $acts }
}
calimala-spoken-workshops = Tuch je Werkstatt: { $cloths }
calimala-spoken-houses-in = Häuser in { $sites }
calimala-spoken-houses = Häuser von { $names }
