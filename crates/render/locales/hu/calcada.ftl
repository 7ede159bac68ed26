# Calçada. A mezőket az emberek 1-től számolják; a tábla mezőinek neve oszlop és sor, például d3.
#
# A szabálykönyv szavai: tile = Calçada-lapka (röviden lapka), cobblestone = térkő, district = kerület,
# ring = játéktábla, space, square = mező, motif = motívum, bonus symbol = bónusz-szimbólum, bonus tile = bónuszlapka,
# open display = kínálat, stack = torony, declare = bejelentés, place = lehelyezés,
# complete = befejezni, scoreboard = pontozótábla, multiplier = multiplikátor, round = forduló,
# start player = kezdőjátékos, score track = pontozósáv, to pay a bonus tile = beadni.
# A mieink: closed colour = lezárt szín, empty step = üres lépés, pavement = burkolat,
# tram = villamos, sardine = szardínia, caravel = karavella, guitar = gitár, rooster = kakas.
# Névelő számok előtt: az 1., az 5., a többi a. Színek és motívumok előtt mindig a.

calcada-name = Calçada
calcada-blurb = Burkold le a lisszaboni teredet kerületről kerületre, mielőtt kevesebbet érnek a színek.
# On the card of the game.
calcada-pitch = Jelents be egy térkövet, léptesd tovább, és burkold le az utcádat.

calcada-option-board = Táblák
calcada-option-board-hint = A nyomtatott táblák nincsenek meg a forrásainkban, ezért az A és B a miénk. A sajátodon is játszhatsz.
calcada-option-board-A = A oldal, nyolc kerület
calcada-option-board-B = B oldal, kilenc kerület

calcada-source-districts = Kerületek
calcada-source-closing = Lezárt színek
calcada-source-motifs = Összefüggő motívumok
calcada-source-incomplete = Be nem fejezett kerületek lapkái
calcada-source-bonus = Bónuszlapkák

# Words of the game, used by the messages below. They read the same parameters.
calcada-colour = { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
    [green] zöld
   *[black] fekete
}
calcada-colour-first = { $colour ->
    [blue] Kék
    [yellow] Sárga
    [red] Piros
    [green] Zöld
   *[black] Fekete
}
calcada-motif = { $motif ->
    [tram] villamos
    [sardine] szardínia
    [caravel] karavella
    [guitar] gitár
    [rooster] kakas
   *[bonus] bónusz-szimbólum
}
calcada-motifs = { $motif ->
    [tram] Villamosok
    [sardine] Szardíniák
    [caravel] Karavellák
    [guitar] Gitárok
    [rooster] Kakasok
   *[bonus] Bónusz-szimbólumok
}
calcada-tile = { calcada-colour } { calcada-motif }
calcada-stones = { $n } { calcada-colour }

calcada-status-setup = Előkészületek
calcada-status-declare = { $last ->
    [yes] Utolsó forduló · bejelentés
   *[no] { $round }. forduló · bejelentés
}
calcada-status-place = { $last ->
    [yes] Utolsó forduló · lehelyezés
   *[no] { $round }. forduló · lehelyezés
}
calcada-status-turn-up = { $last ->
    [yes] Utolsó forduló · új lapkák
   *[no] { $round }. forduló · új lapkák
}
calcada-status-over = { $round } forduló után
calcada-last-round = Ez az utolsó forduló.

# Also the name of the bonus tiles on a board.
calcada-note = { $n ->
    [0] nincs bónuszlapka
   *[other] { $n } bónuszlapka
}
calcada-no-bonus = nincs bónusz

# The ring.
calcada-ring = Térkövek
calcada-space = { $n ->
    [0] { $space }. mező: nincs térkő
   *[other] { $space }. mező: { $n } térkő, { $stones }
}
calcada-stones-on = { $n ->
    [one] { calcada-colour-first } térkő, { $space }. mező
   *[other] { $n } { calcada-colour } térkő, { $space }. mező
}
calcada-declared = bejelentve
calcada-declared-label = Bejelentve: { calcada-colour }, { $n }
calcada-declares = bejelentés következik

# Prices, open tiles and stacks.
calcada-prices = Pontozótábla, kínálat
calcada-price = { $left ->
    [0] { calcada-colour-first }: multiplikátor { $n }, utána lezárul a szín
   *[other] { calcada-colour-first }: multiplikátor { $n }, alatta még { $left } sor
}
calcada-closed = { calcada-colour-first }: lezárt szín
calcada-stack = { $n ->
    [0] { calcada-colour-first } torony: üres
   *[other] { calcada-colour-first } torony: { $n } lapka
}
calcada-left = Ami még jön
calcada-left-caption = Lefordítva a tornyokban

# Boards.
calcada-your-pavement = A burkolatod
calcada-pavement-of = { $name } burkolata
calcada-forecast = A végén
calcada-forecast-parts = Ha most vége lenne a játéknak: motívumokért { $motifs }, a be nem fejezett kerületek lapkáiért { $incomplete }, bónuszlapkákért { $bonus }.
calcada-square = { $square }: üres, { $number ->
    [3] 3-as
    [5] 5-ös
   *[other] { $number }-es
} szám, { $size } mezős kerület
calcada-square-laid = { $square } { calcada-tile }
calcada-track-of = { $name } { $points }
calcada-track = Pontozósáv: { $scores }
calcada-summary = { $n ->
    [0] { $own ->
        [yes] Még nincs lapkád.
       *[no] { $name } még nem tett le lapkát.
    }
   *[other] { $own ->
        [yes] { $n } lapkád van: { $tiles }.
       *[no] { $name } táblája, { $n } lapka: { $tiles }.
    }
}

# Step A: a space, then a stone of it.
calcada-declare-step = Bejelentés
calcada-declare-prompt = Válassz egy mezőt a játéktáblán.
calcada-declare-stone-prompt = A szám { $n }. Melyik szín?
calcada-space-short = { $space }. mező
calcada-space-label = { $points ->
    [0] { $space }. mező, { $n } térkő: { $stones }
   *[other] { $space }. mező, { $n } térkő: { $stones }; legfeljebb { $points } pont
}
calcada-stone-step = Szín
calcada-stone-short = { calcada-colour-first }
calcada-declare-label = { $points ->
    [0] { calcada-colour-first } térkő, { $space }. mező: a bejelentésed { calcada-colour }, { $n }; { $squares } mezőre kerülhet lapka
   *[other] { calcada-colour-first } térkő, { $space }. mező: a bejelentésed { calcada-colour }, { $n }; { $squares } mezőre kerülhet lapka, legfeljebb { $points } pont
}
calcada-declare-why = { $points ->
    [0] { $squares } meződre kerülhet lapka.
   *[other] Befejezhetsz egy kerületet { $points } pontért.
}
calcada-declare-confirm = Bejelentem: { calcada-colour }, { $n }

# The empty step.
calcada-empty-step = Léptetés
calcada-empty-prompt = Egy lapkát sem tudsz letenni. Léptess tovább egy tetszőleges térkövet egy mezővel.
calcada-empty-stone-prompt = Melyik térkő lép tovább?
calcada-empty-label = { calcada-colour-first } térkő, { $space }. mező: továbblép { $next ->
    [1] az 1.
    [5] az 5.
   *[other] a { $next }.
} mezőre, és véget ér a köröd
calcada-empty-why = Nincs mit bejelenteni, ezért a térkő csak továbblép, és véget ér a köröd.
calcada-empty-confirm = Lépjen: { calcada-colour }

# A stone for a bonus tile.
calcada-bonus-label = Adj be egy bónuszlapkát, és a bejelentés előtt léptess tovább egy tetszőleges térkövet egy mezővel
calcada-bonus-short = Bónuszlapka
calcada-bonus-hub = Térkő léptetése
calcada-bonus-why = Egy bónuszlapkáért bármelyik térkő továbblép egy mezővel. Utána jön a szokásos bejelentés.
calcada-move-step = Léptetés
calcada-move-prompt = Egy bónuszlapkáért: melyik mezőről?
calcada-move-stone-prompt = Egy bónuszlapkáért: melyik térkő lép tovább?
calcada-move-label = { calcada-colour-first } térkő, { $space }. mező: egy bónuszlapkáért továbblép { $next ->
    [1] az 1.
    [5] az 5.
   *[other] a { $next }.
} mezőre
calcada-move-why = Egy bónuszlapkába kerül. A { calcada-colour } térkő továbblép { $next ->
    [1] az 1.
    [5] az 5.
   *[other] a { $next }.
} mezőre; utána jön a bejelentés.
calcada-move-confirm = Beadom, lépjen: { calcada-colour }

# Step B: a tile, then a square; or the stack, for new tiles.
calcada-take-step = Lapka
calcada-take-prompt = { calcada-colour-first }, { $n }. Vegyél el egy lapkát.
calcada-take-short = { $motif ->
    [tram] Villamos
    [sardine] Szardínia
    [caravel] Karavella
    [guitar] Gitár
    [rooster] Kakas
   *[bonus] Bónusz
}
calcada-take-label = { calcada-colour-first } { calcada-motif }: { $squares } mezőre kerülhet
calcada-take-why = { $motif ->
    [bonus] 2 bónuszlapkát hoz, de a végén nem számít motívumnak.
   *[other] { calcada-motifs } egymás mellett a végén pontot érnek.
}
calcada-place-step = Hely
calcada-place-prompt = { calcada-colour-first }, { $n }. { $motif ->
    [tram] Tedd a villamost
    [sardine] Tedd a szardíniát
    [caravel] Tedd a karavellát
    [guitar] Tedd a gitárt
    [rooster] Tedd a kakast
   *[bonus] Tedd a bónusz-szimbólumot
} { $free ->
    [yes] bármelyik számra
   *[no] egy { $n ->
        [3] 3-as
        [5] 5-ös
       *[other] { $n }-es
    } mezőre
}.
calcada-place-label-closes = { $square }, { $number ->
    [3] 3-as
    [5] 5-ös
   *[other] { $number }-es
} szám: befejez egy { $size } mezős kerületet, és lezárja a { calcada-colour } színt, { $points } pont
calcada-place-label-completes = { $square }, { $number ->
    [3] 3-as
    [5] 5-ös
   *[other] { $number }-es
} szám: befejez egy { $size } mezős kerületet, { $points } pont
calcada-place-label-begins = { $square }, { $number ->
    [3] 3-as
    [5] 5-ös
   *[other] { $number }-es
} szám: elkezd egy { $size } mezős kerületet
calcada-place-label-grows = { $square }, { $number ->
    [3] 3-as
    [5] 5-ös
   *[other] { $number }-es
} szám: még { $missing } lapka kell egy { $size } mezős kerülethez
calcada-place-confirm = Ide: { $square }
calcada-why-closes = Kész a kerület: { $size } lapka × { $multiplier }, és 2 pont, mert lezárul a { calcada-colour } szín. Több { calcada-colour } lapkát senki nem vehet el.
calcada-why-completes = Kész a kerület: { $size } lapka × { $multiplier }. Utána a { calcada-colour } szín mindenkinek egy sorral lejjebb kerül.
calcada-why-begins = Elkezd egy { $size } mezős { calcada-colour } kerületet.
calcada-why-grows = Még { $missing } lapka, és kész ez { $size ->
    [5] az 5
   *[other] a { $size }
} mezős kerület.
calcada-why-bonus = { $n } bónuszlapkát hoz.
calcada-why-motifs = { $before ->
    [0] { calcada-motifs }: { $group } együtt, a végén { $after } pont.
   *[other] { calcada-motifs }: { $group } együtt, a végén { $before } helyett { $after } pont.
}
calcada-refresh-label = { calcada-colour-first } torony: adj be egy bónuszlapkát; a kínálat lapkái a torony alá kerülnek, és újak jönnek helyettük
calcada-refresh-short = Új lapkák
calcada-refresh-why = Egy bónuszlapkába kerül. A { calcada-colour } kínálat a torony alá kerül, és felülről új lapkák jönnek.
calcada-refresh-confirm = Új lapkákat kérek

# The log.
calcada-log-start = Minden fordulót { $name } kezd
calcada-log-declared = Bejelenti: { calcada-colour }, { $n }
calcada-log-moved = Bead egy bónuszlapkát: egy { calcada-colour } térkő továbblép { $next ->
    [1] az 1.
    [5] az 5.
   *[other] a { $next }.
} mezőre
calcada-log-moved-only = Nem tud lapkát letenni: egy { calcada-colour } térkő továbblép { $next ->
    [1] az 1.
    [5] az 5.
   *[other] a { $next }.
} mezőre
calcada-log-refreshed = Bead egy bónuszlapkát új { calcada-colour } lapkákért
calcada-log-new-tiles = { $n ->
    [one] Új { calcada-colour } lapka: { $motifs }
   *[other] Új { calcada-colour } lapkák: { $motifs }
}
calcada-log-placed = { $motif ->
    [bonus] { calcada-colour-first } bónusz-szimbólum, { $square }, jár érte 2 bónuszlapka
   *[other] { calcada-colour-first } { calcada-motif }, { $square }
}
calcada-log-completed = { $motif ->
    [bonus] { calcada-colour-first } bónusz-szimbólum, { $square }, jár érte 2 bónuszlapka, kész kerület { $size } × { $multiplier }
   *[other] { calcada-colour-first } { calcada-motif }, { $square }, kész kerület { $size } × { $multiplier }
}
calcada-log-closed = Lezárja a { calcada-colour } színt
calcada-log-closed-last = Lezárja a { calcada-colour } színt: ez az utolsó forduló
calcada-log-final = A végén: motívumok { $motifs }, be nem fejezett kerületek { $incomplete }, bónuszlapkák { $bonus }

# Why something is not allowed.
calcada-refusal-over = Vége a játéknak.
calcada-refusal-not-laid-out = Várj, amíg a térkövek a helyükre kerülnek.
calcada-refusal-not-turned-up = Várj, amíg felfordulnak a lapkák.
calcada-refusal-not-your-turn = Most másvalaki van soron.
calcada-refusal-no-such-seat = Nincs ilyen hely.
calcada-refusal-no-start-player = Előbb ki kell sorsolni a kezdőjátékost.
calcada-refusal-ring-next = Most egy másik mező kapja meg a térköveit.
calcada-refusal-ring-number = Ezen a mezőn { $number } térkőnek kell lennie.
calcada-refusal-no-such-stones = Minden színből csak három térkő jut a játéktáblára.
calcada-refusal-not-in-stack = Nincs már { calcada-colour } { calcada-motif }, amely felfordulhatna.
calcada-refusal-turn-up-next = Most egy { calcada-colour } lapka fordul fel.
calcada-refusal-declare-first = Előbb jelents be egy térkövet. A színe és a száma dönti el, mit tehetsz le.
calcada-refusal-not-on-space = Ezen a mezőn nincs ilyen térkő.
calcada-refusal-colour-closed = A { calcada-colour } szín lezárult, ezért már nem lehet bejelenteni.
calcada-refusal-no-open-tile = Nincs { calcada-colour } lapka a kínálatban.
calcada-refusal-no-square = { $number ->
    [one] A mezőn 1 térkő van, és nincs olyan szabad 1-es meződ, ahová { calcada-colour } kerülhet.
   *[other] A mezőn { $number } térkő van, és nincs olyan szabad meződ, ahová { calcada-colour } kerülhet.
}
calcada-refusal-can-declare = Be tudsz jelenteni egy térkövet, és van hová tenned egy lapkát, ezért meg is kell tenned.
calcada-refusal-no-bonus-tile = Nincs bónuszlapkád, amit beadhatnál.
calcada-refusal-already-declared = A bejelentésed { calcada-colour } volt. Most tegyél le egy { calcada-colour } lapkát.
calcada-refusal-stack-empty = A { calcada-colour } torony üres, ezért ugyanazok a lapkák jönnének vissza.
calcada-refusal-not-in-display = Nincs { calcada-colour } { calcada-motif } a kínálatban.
calcada-refusal-square-taken = Ezen a mezőn már van lapka.
calcada-refusal-square-number = Ennek a mezőnek a száma { $printed }, a bejelentésedben pedig { $number } szerepelt.
calcada-refusal-district-colour = Ez a kerület { $held ->
    [blue] kék
    [yellow] sárga
    [red] piros
    [green] zöld
   *[black] fekete
}, ezért { calcada-colour } lapka nem kerülhet bele.

# A terminál: ami a jelölés példái mögött, a választék fölött és a táblákon áll.
calcada-terminal-declare = bejelent egy sárga térkövet a 3-as mezőn, amely a következő mezőre lép
calcada-terminal-move = a bejelentés előtt egy bónuszlapkát bead, és továbblépteti ezt a térkövet
calcada-terminal-empty = csak továbblépteti ezt a térkövet, ha semmit sem lehet bejelenteni
calcada-terminal-refresh = egy bónuszlapka beadásával új kínálatot kér a bejelentett színből
calcada-terminal-place = a bejelentett színből egy villamost tesz az 1-es sor 3-as oszlopába
calcada-terminal-letters = Színek: b kék, y sárga, r piros, g zöld, k fekete. Lapkák: T villamos, S szardínia, C karavella, G gitár, R kakas, B bónusz-szimbólum.
calcada-terminal-stone = térkő
calcada-terminal-square = mező
calcada-terminal-tiles = { $n } lapka
# Egy táblán, legfeljebb 16 betű.
calcada-terminal-bonus = { $n } bónuszlapka

# The board in words.
calcada-spoken-open = { $n ->
    [0] Nincs felfordított lapka
   *[other] Felfordítva: { $motifs }
}
calcada-spoken-free = { $square } üres, { $number ->
    [3] 3-as
    [5] 5-ös
   *[other] { $number }-es
}
calcada-spoken-district = { $district }. kerület, { $colour ->
    [none] { $size } mező, még üres
   *[other] { $missing ->
        [0] { calcada-colour }, kész
       *[other] { calcada-colour }, { $size } mezőből { $missing } üres
    }
}: { $squares }
