# Saluti dalla Piazza.
#
# Magyar szabálykönyv nincs; a mieink: card = kártya, start card = kezdőkártya, bracket = zárójel
# (franciául parenthèse), symbol = szimbólum, hand = kéz, pile = pakli, pass = passz,
# main colour = fő szín, neutral colour = semleges szín, row = sor, column = oszlop,
# place, cell = hely, fountain = szökőkút, bicycle = bicikli, coffee cup = kávéscsésze,
# lemon = citrom, dove = galamb, bell tower = harangtorony.
# A helyek neve (g7) sosem kap névelőt és ragot.

piazza-name = Saluti dalla Piazza
piazza-blurb = Rakj képeslapokat a térre, és fogj közre hosszú sorokat két saját színű kártyával.
# On the card of the game.
piazza-pitch = Három kártya kézben, egy közös tér, és zárójelek mindenütt.
piazza-source-rows = Zárójelek sorokban
piazza-source-columns = Zárójelek oszlopokban

piazza-colour = { $colour ->
    [green] zöld
    [blue] kék
    [yellow] sárga
   *[red] piros
}
piazza-symbol = { $symbol ->
    [fountain] szökőkút
    [bicycle] bicikli
    [coffee] kávéscsésze
    [lemon] citrom
    [dove] galamb
   *[tower] harangtorony
}
piazza-card = { piazza-colour } { piazza-symbol }
# The same at the beginning of a sentence.
piazza-card-first = { $colour ->
    [green] Zöld
    [blue] Kék
    [yellow] Sárga
   *[red] Piros
} { piazza-symbol }

# Behind the name of the game.
piazza-status-setup = Előkészületek
piazza-status = { $all } kártyából { $n } letéve
piazza-status-over = Vége, { $all } kártyából { $n } letéve
piazza-last-round = Ezek az utolsó kártyák: senkinek nincs már egynél több.
# Behind who sits there.
piazza-note-one = { piazza-colour }{ $finished ->
    [0] {""}
    [1] , elsőként végzett
   *[other] , végzett
}
piazza-note-two = { $first ->
    [blue] kék
   *[red] piros
} és { $second ->
    [yellow] sárga
   *[green] zöld
}{ $finished ->
    [0] {""}
    [1] , elsőként végzett
   *[other] , végzett
}

# Steps and questions.
piazza-step-card = Kártya
piazza-step-place = Hely
piazza-step-second = 2. kártya
piazza-step-second-place = Hely
piazza-step-pass = Passz
piazza-prompt-card = Válaszd ki, melyik kártyát teszed le.
piazza-prompt-place = { piazza-card-first }: hová teszed?
piazza-prompt-second = Tegyél le még egy { piazza-colour } kártyát az elsővel egy vonalban, vagy fejezd be a kört.
piazza-prompt-end = Nincs kártyád, amely az elsővel zárójelet alkotna. Fejezd be a kört.
piazza-prompt-pass = Egyik kártyádat sem tudod letenni. Passzolsz, és a kártyáid nálad maradnak.
piazza-choose-card = { piazza-card-first } a kezedben: { $n } hely
piazza-why-card = { $n ->
    [one] Egy helyre kerülhet; a benne álló szám mutatja, mennyit ér.
   *[other] { $n } helyre kerülhet; a bennük álló szám mutatja, mennyit ér.
}
piazza-choose-place = { $cell }: { $n ->
    [0] nincs zárójel, 0 pont
   *[other] { $n } zárójel, { $points } pont
}
piazza-why-place = { $n ->
    [0] Nincs zárójel, nincs pont.
    [one] Egy zárójel { $points } kártyával.
   *[other] { $n } zárójel: { $terms } = { $points } pont.
}{ $more ->
    [yes] {" "}Jöhet utána egy második kártya egy vonalban.
   *[no] {""}
}
piazza-confirm-lay = Ide: { $cell }
piazza-choose-end = Befejezed a kört: { $points ->
    [0] nincs pont
   *[other] { $points } pont
}
piazza-end = Kör vége
piazza-choose-pass = Passz: egyik kártyádat sem tudod letenni
piazza-pass = Passz

# The piazza.
piazza-field = A piazza
piazza-cell = { $cell }: { piazza-card }
piazza-cell-empty = { $cell }: üres
piazza-summary = { $n } kártya van a piazzán, amely { $columns } oszlop széles és { $rows } sor magas.
piazza-summary-colour = { $n ->
    [0] Nincs { piazza-colour } kártya.
   *[other] { $n } { piazza-colour } kártya: { $cells }.
}
piazza-hand = A kezedben
piazza-hand-finished = Minden kártyádat letetted.

# Brackets and their sums.
piazza-brackets = Zárójelek
piazza-brackets-aim = Ez a hely
piazza-brackets-so-far = Ez a kör eddig
piazza-brackets-last = Az előző kör
piazza-brackets-note = A zárójel két azonos színű kártyát köt össze egy vonalban. Az egyik végétől a másikig minden kártya számít; a hézag nem szakítja meg.
piazza-size = A piazza { $columns } oszlop széles és { $rows } sor magas. { $room ->
    [none] Tovább már nem nőhet.
    [columns] Legfeljebb 8 oszlopig nőhet.
    [rows] Legfeljebb 8 sorig nőhet.
   *[both] Legfeljebb 8 oszlopig és 8 sorig nőhet.
}
piazza-n-brackets = { $n ->
    [0] nincs zárójel
   *[other] { $n } zárójel
}
piazza-row = { $row }. sor
piazza-column = { $column } oszlop
piazza-to-left = balra
piazza-to-right = jobbra
piazza-to-up = felfelé
piazza-to-down = lefelé
piazza-to-first = első kártya

# Hands and piles.
piazza-pile-own = A paklid
piazza-cards-of = { $name } kártyái
# Behind a number.
piazza-in-pile = a pakliban
piazza-all-laid = Minden kártya letéve.
piazza-of-colour = { $n } { piazza-colour }
piazza-n-hand = { $n ->
    [0] nincs kártya kézben
   *[other] { $n } kártya kézben
}
piazza-left-pile = Ami még jön, szimbólumonként
piazza-left-both = Kézben és pakliban, szimbólumonként
piazza-neutral-note = A sárga semleges. A sorában minden rejtett sárga kártya benne van, a kezekben és a paklikban egyaránt.
piazza-neutral-of = { $n ->
    [0] nincs több semleges kártya
   *[other] { $n } semleges kártya kézben és pakliban
}
piazza-has-passed = Passzolt: egyik kézben lévő kártyát sem lehetett letenni.

# The log.
piazza-tell-start = Kezd
piazza-tell-lay = { piazza-card-first }, { $cell }
piazza-tell-last-card = { piazza-card-first }, { $cell }, { $n } zárójel
piazza-tell-end = { $n } zárójel
piazza-tell-finished = { $place ->
    [1] Elsőként tette le minden kártyáját
   *[other] Letette minden kártyáját
}
piazza-tell-pass = Passzol: egy kártyát sem tud letenni
piazza-tell-stuck = Senki nem tud kártyát letenni, ezért vége a játéknak

# Why a move is refused.
piazza-refusal-over = Vége a játéknak.
piazza-refusal-cards-first = Várj, amíg kikerülnek a kezdőkártyák, és mindenki húz.
piazza-refusal-not-your-turn = Most másvalaki van soron.
piazza-refusal-no-such-seat = Nincs ilyen hely.
piazza-refusal-no-start-player = Előbb ki kell sorsolni a kezdőjátékost.
piazza-refusal-draw-next = Most másvalaki húz.
piazza-refusal-symbol-opened = Ez a szimbólum már szerepel egy kezdőkártyán.
piazza-refusal-open-next = Most a { piazza-colour } kezdőkártya következik.
piazza-refusal-not-in-pile = Nincs ilyen kártya a pakliban.
piazza-refusal-must-lay = Le tudsz tenni egy kártyát, ezért nem passzolhatsz.
piazza-refusal-lay-first = A kört egy kártya letételével kezded.
piazza-refusal-lay-or-end = Tegyél le egy második kártyát, vagy fejezd be a kört.
piazza-refusal-not-in-hand = Ez a kártya nincs a kezedben.
piazza-refusal-cell-taken = Ott már van kártya.
piazza-refusal-no-neighbour = Egy kártyának az oldalával kell érintkeznie egy másikkal. Átlósan nem elég.
piazza-refusal-same-colour = Szomszédja { piazza-neighbour } lenne. Szomszédos kártyák sosem azonos színűek.
piazza-refusal-same-symbol = Szomszédja { piazza-neighbour } lenne. Szomszédos kártyákon sosem azonos a szimbólum.
piazza-refusal-field-left = Így a piazza nyolc kártyánál szélesebb vagy magasabb lenne.
piazza-refusal-other-colour = Egy kör két kártyája azonos színű, ezért { piazza-colour } kártya most nem jöhet.
piazza-refusal-bracket-interrupted = Van köztük egy másik { piazza-colour } kártya, ezért nem alkotnak zárójelet.
piazza-refusal-not-in-line = Egy kör két kártyájának zárójelet kell alkotnia: ugyanabban a sorban vagy oszlopban.
piazza-neighbour = { $neighbour ->
   *[r1] a piros harangtorony
    [r2] a piros szökőkút
    [r3] a piros bicikli
    [r4] a piros kávéscsésze
    [r5] a piros citrom
    [r6] a piros galamb
    [g1] a zöld harangtorony
    [g2] a zöld szökőkút
    [g3] a zöld bicikli
    [g4] a zöld kávéscsésze
    [g5] a zöld citrom
    [g6] a zöld galamb
    [b1] a kék harangtorony
    [b2] a kék szökőkút
    [b3] a kék bicikli
    [b4] a kék kávéscsésze
    [b5] a kék citrom
    [b6] a kék galamb
    [y1] a sárga harangtorony
    [y2] a sárga szökőkút
    [y3] a sárga bicikli
    [y4] a sárga kávéscsésze
    [y5] a sárga citrom
    [y6] a sárga galamb
}

# A terminál: ami a jelölés példái mögött, a választék fölött és a táblákon áll.
piazza-terminal-lay = a 4-es szimbólumú kék kártyát az 1-es oszlop -2-es sorába teszi
piazza-terminal-end = az első kártya után befejezi a kört
piazza-terminal-pass = ha egyik kártyádat sem lehet letenni
piazza-terminal-letters = Színek: r piros, g zöld, b kék, y sárga. Szimbólumok: 1 harangtorony, 2 szökőkút, 3 bicikli, 4 kávéscsésze, 5 citrom, 6 galamb. Az oszlopok és sorok az első kezdőkártyától számítanak.
piazza-terminal-cell = sor, oszlop
piazza-terminal-left = hátravan
piazza-terminal-neutral = { $n } semleges
piazza-terminal-tie = előbb végzett
