# Azul. Az emberek 1-től számolnak; a 0. forrás az asztal közepe.
#
# A szabálykönyv szavai: tile = csempe, factory = manufaktúra, centre = az asztal közepe (középről),
# pattern line = mintasor (a gombokon röviden sor), wall = fal, row = sor, column = oszlop,
# floor (line) = padlóvonal (a gombokon padló), start player = kezdőjátékos,
# start marker = kezdőjátékos-jelző, round = forduló, factory offer = a manufaktúrák kínálata,
# wall tiling = a fal csempézése, score track = pontozósáv, bag = zsák, lid = dobozfedél.
# Névelő számok előtt: az 1., az 5., a többi a. A színek mind mássalhangzóval kezdődnek: a kék.

azul-name = Azul
azul-blurb = Gyűjts mázas csempéket, és rakd ki a palota falát sorról sorra.
# On the card of the game.
azul-pitch = Gyűjts mázas csempéket, és rakd ki a palota falát sorról sorra.
azul-option-wall = Fal
azul-option-wall-hint = Most ismerkedsz az Azullal? Kezdd a színes fallal.
azul-option-wall-coloured = Színes: minden csempének megvan a helye
azul-option-wall-grey = Szürke: te választod a helyeket

azul-colour = { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
    [black] fekete
   *[white] fehér
}

azul-status-start = Kezdőjátékos sorsolása
azul-status-deal = { $round }. forduló, jönnek a csempék
azul-status-offer = { $round }. forduló, a manufaktúrák kínálata
azul-status-tiling = { $round }. forduló, a fal csempézése
azul-status-over = Vége { $round } forduló után
azul-note-starts = ő kezdi a következő fordulót
azul-last-round = Ez az utolsó forduló: { $name } befejez egy sort.

azul-factories = Manufaktúrák
azul-factory = { $number }. manufaktúra
azul-centre = Az asztal közepe
azul-marker = A kezdőjátékos-jelző: azé lesz, aki elsőként vesz el középről
azul-heap = { $n } { azul-colour }
azul-in-bag = A zsákban
azul-in-lid = A fedélben
azul-on-offer = Még elvehető

azul-your-wall = A falad
azul-wall-of = { $name } fala
azul-forecast = Ha most vége lenne a fordulónak:
azul-round-so-far = ebben a fordulóban { $points }
azul-track = Pontozósáv: { $scores }
azul-track-of = { $name } { $points }
azul-floor = Padló
azul-floor-clear = üres
azul-floor-holds = Padlóvonal: { $n ->
    [0] üres
   *[other] { $n } darab, { $points } pont levonás
}
azul-line = { $line }. sor
azul-line-empty = { $line }. mintasor: üres
azul-line-holds = { $line }. mintasor: { $spaces } helyből { $n } { azul-colour }
azul-space = Fal, { $row }. sor, { $column }. oszlop
azul-summary-row = { $row }. sor: a mintasor { $colour ->
    [none] üres
    [blue] { $spaces } helyéből { $n } kék
    [yellow] { $spaces } helyéből { $n } sárga
    [red] { $spaces } helyéből { $n } piros
    [black] { $spaces } helyéből { $n } fekete
   *[white] { $spaces } helyéből { $n } fehér
}, { $n_laid ->
    [0] a fal üres
   *[other] a falon { $laid }
}.

azul-step-take = Csempék
azul-step-place = Mintasor
azul-step-column = Oszlop
azul-prompt-take = Vedd el egy szín összes csempéjét.
azul-prompt-place = { $n } { azul-colour } csempe van a kezedben. Hová rakod?
azul-prompt-column = { $row ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $row }.
} mintasor kész. Hová kerül a falon a { azul-colour } csempe?
azul-take = Elveszel { $n } { azul-colour } csempét { $source ->
    [0] az asztal közepéről
    [1] az 1. manufaktúráról
    [5] az 5. manufaktúráról
   *[other] a { $source }. manufaktúráról
}
azul-take-short = { $n } { azul-colour }, { $source ->
    [0] középről
   *[other] { $source }. manufaktúra
}
azul-line-label = { $line }. mintasor: { $complete ->
    [yes] kész
   *[no] { $placed } csempe kerül ide
}{ $fall ->
    [0] {""}
   *[other] , { $fall } leesik
}{ $marker ->
    [yes] , a kezdőjátékos-jelzővel együtt
   *[no] {""}
}, ebben a fordulóban { $points }
azul-floor-label = Padlóvonal: { $n ->
    [one] leesik a csempe
    [2] leesik mindkét csempe
    [3] leesik mindhárom csempe
    [4] leesik mind a négy csempe
    [5] leesik mind az öt csempe
   *[other] leesik mind a { $n } csempe
}{ $marker ->
    [yes] , a kezdőjátékos-jelzővel együtt
   *[no] {""}
}, { $points } pont levonás
azul-why-line = { $complete ->
    [yes] { $line ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $line }.
    } mintasor kész, egy csempéje a falra kerül.
   *[no] { $line ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $line }.
    } mintasorból még { $missing } csempe hiányzik.
}{ $fall ->
    [0] {""}
   *[other] {" "}{ $fall } csempe leesik.
}{ $marker ->
    [yes] {" "}Tiéd a kezdőjátékos-jelző.
   *[no] {""}
} Ebben a fordulóban: { $points }.
azul-why-floor = { $n ->
    [one] Leesik a csempe
    [2] Leesik mindkét csempe
    [3] Leesik mindhárom csempe
    [4] Leesik mind a négy csempe
    [5] Leesik mind az öt csempe
   *[other] Leesik mind a { $n } csempe
}{ $marker ->
    [yes] {" "}a kezdőjátékos-jelzővel együtt
   *[no] {""}
}: { $points } pont levonás.
azul-confirm-line = { $n } { azul-colour } { $line ->
    [1] az 1.
    [5] az 5.
   *[other] a { $line }.
} mintasorba
azul-confirm-floor = { $n } { azul-colour } a padlóra
azul-column = { $column }. oszlop
azul-column-label = { $row }. sor, { $column }. oszlop: { azul-colour } csempe, { $points } pont
azul-confirm-column = { $colour ->
    [blue] Kék
    [yellow] Sárga
    [red] Piros
    [black] Fekete
   *[white] Fehér
} { $column ->
    [1] az 1.
    [5] az 5.
   *[other] a { $column }.
} oszlopba

azul-log-take = { $n } { azul-colour } { $source ->
    [0] középről
    [1] az 1. manufaktúráról
    [5] az 5. manufaktúráról
   *[other] a { $source }. manufaktúráról
} { $line ->
    [0] a padlóra
    [1] az 1. mintasorba
    [5] az 5. mintasorba
   *[other] a { $line }. mintasorba
}{ $fall ->
    [0] {""}
   *[other] , { $fall } leesik
}{ $marker ->
    [yes] , a kezdőjátékos-jelzővel együtt
   *[no] {""}
}
azul-log-tile = { $colour ->
    [blue] Kék
    [yellow] Sárga
    [red] Piros
    [black] Fekete
   *[white] Fehér
} csempe a fal { $row }. sorának { $column }. oszlopába
azul-log-tiles = { $n } csempe kerül a falra
azul-log-floor = Padlóvonal
azul-log-blocked = { $line ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $line }.
} mintasor { azul-colour } csempéinek nincs helyük a falon, leesnek
azul-log-round = Jön { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} forduló, { $name } kezd
azul-log-lid = Üres a zsák: { $n } csempe kerül bele a dobozfedélből
azul-log-bonus = A végén: { $rows } sor, { $columns } oszlop, { $colours } szín
azul-log-over = Vége a játéknak

azul-source-tiles = Csempék a falon
azul-source-floor = Padlóvonal
azul-source-rows = Kész sorok
azul-source-columns = Kész oszlopok
azul-source-colours = Kész színek

azul-refusal-over = Vége a játéknak.
azul-refusal-not-dealt = Várj, amíg megvan a kezdőjátékos, és megtelnek a manufaktúrák.
azul-refusal-no-start-player = Előbb ki kell sorsolni a kezdőjátékost.
azul-refusal-deal-next = Most { $factory ->
    [1] az 1.
    [5] az 5.
   *[other] a { $factory }.
} manufaktúra kap csempéket.
azul-refusal-not-your-turn = Nem te vagy soron.
azul-refusal-must-take = Amíg van kínálat, a körödben csempéket kell elvenned.
azul-refusal-tile-next = Fentről lefelé haladunk: { $row ->
    [1] az 1.
    [5] az 5.
   *[other] a { $row }.
} sorban válassz oszlopot.
azul-refusal-no-such-seat = Nincs { $seat }. hely.
azul-refusal-deal-number = Erre a manufaktúrára { $number } csempe kerül.
azul-refusal-not-in-bag = Ezek a csempék nem jöhetnek a zsákból: előbb kiürül, csak utána jön a dobozfedél.
azul-refusal-line-full = { $line ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $line }.
} mintasor már tele van.
azul-refusal-line-colour = { $line ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $line }.
} mintasorban { $held ->
    [blue] kék
    [yellow] sárga
    [red] piros
    [black] fekete
   *[white] fehér
} csempe van, ezért { azul-colour } nem kerülhet bele.
azul-refusal-colour-on-wall = A falad { $line }. sorában már van { azul-colour }.
azul-refusal-no-such-factory = Nincs { $factory }. manufaktúra.
azul-refusal-not-in-factory = { $factory ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $factory }.
} manufaktúrán nincs { azul-colour } csempe.
azul-refusal-not-in-centre = Az asztal közepén nincs { azul-colour } csempe.
azul-refusal-space-taken = { $row ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $row }.
} sor { $column }. oszlopában már van csempe.
azul-refusal-colour-in-column = { $column ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $column }.
} oszlopban már van { azul-colour }.

# A terminál: ami a jelölés példái mögött, a választék fölött és a táblákon áll.
azul-terminal-take = a kék csempéket a 2-es manufaktúráról a 3-as mintasorba teszi
azul-terminal-drop = a fekete csempéket középről a padlóvonalra teszi
azul-terminal-lay = a teli 1-es sor csempéjét a fal 3-as oszlopába rakja; csak a szürke fal kérdezi
azul-terminal-letters = Színek: b kék, y sárga, r piros, k fekete, w fehér; m a kezdőjátékos-jelző.
azul-terminal-line = melyik sorba
azul-terminal-column = melyik oszlopba
azul-terminal-tie = több kész sor

# A vége: mi teljes a falon.
azul-end-wall = 25 csempéből { $n }.
azul-end-row-complete = { $row }. sor: kész.
azul-end-column-complete = { $column }. oszlop: kész.
azul-end-colour-complete = Mind az öt { $colour } csempe megvan.
azul-end-colour = mind az öt { azul-colour }

# The board in words.
azul-spoken-factory = { $number }. manufaktúra: { $n ->
    [0] üres
   *[other] { $tiles }
}
azul-spoken-centre = Az asztal közepe: { $n ->
    [0] nincs csempe
   *[other] { $tiles }
}{ $marker ->
    [yes] ; itt van a kezdőjátékos-jelző
   *[no] {""}
}
azul-spoken-bag = A zsákban: { $n ->
    [0] semmi
   *[other] { $tiles }
}
azul-spoken-lid = A fedélben: { $n ->
    [0] semmi
   *[other] { $tiles }
}
azul-spoken-laid = { azul-colour } ({ $column }. oszlop)
azul-spoken-forecast = Ha most vége lenne a fordulónak: { $points }
azul-spoken-pattern = Minden fal 1. sorának színei az 1. oszloptól: { $colours }. Minden további sor egy oszloppal jobbra tolódik.
