# A terminál: `tessera play` és `tessera replay`. Amit begépelünk, minden nyelven ugyanaz: a parancsok,
# a kapcsolók és a jelölések.

# Ami egy parancs vagy kapcsoló mögött valami más helyett áll.
terminal-number = SZÁM
terminal-file = FÁJL
terminal-clause = SZABÁLY

# A kérdés mögött: hogyan lehet válaszolni.
terminal-keys = { $n ->
    [1] (1 vagy { $action }; ? a súgó)
   *[other] (1-től { $n }-ig, vagy például { $action }; ? a súgó)
}
terminal-choices = A választék: 1-től { $n }-ig.
terminal-unknown = A(z) „{ $text }” se nem akció, se nem parancs. A súgóhoz írj kérdőjelet: ?
terminal-line-long = Egy sor legfeljebb { $max } bájt.
terminal-line-unread = Ez nem UTF-8 szöveg.

terminal-revealed = Azóta valami felfedődött. Ami felfedődött, az úgy marad.
# $entry egy hely és az akciója jelöléssel; utána mások $n akciója következett.
terminal-taken-back = { $n ->
    [0] Visszavonva: { $entry }.
   *[other] Visszavonva: { $entry } és a többiek { $n } akciója.
}
terminal-record-hidden = A ? az, amit nem láttál. Az elmentett fájlban benne van: ne nézz bele.
terminal-no-clause = Nincs ilyen szabály. A „rules” mindet megmutatja.

# A súgó.
terminal-help-notation = Egy akció a jelölésével:
terminal-help-counting = A táblákon és a jelölésekben a számozás 0-val kezdődik, a mondatokban és a szabályokban 1-gyel. A mondat mögött ott a jelölés.
terminal-help-commands = Vagy egy parancs:
terminal-help-choice = az ilyen számú választás
terminal-help-undo = visszavonja az utolsó döntésed, amíg azóta semmi nem fedődött fel
terminal-help-hint = mit lépne itt egy erős gép, és mire számít
terminal-help-chances = a döntéseid előtt mutatja, ki mekkora eséllyel nyer, vagy többé nem
terminal-help-board = még egyszer mutatja az asztalt, illetve a választékot
terminal-help-record = kiírja az eddigi játékot, amennyit láttál belőle
terminal-help-save = fájlba írja az egész játékot
terminal-help-rules = a szabályok, vagy egyetlen pont, ahogy egy elutasítás megnevezi
terminal-help-quit = kilépés; a bemenet vége is az

# Fájlok.
terminal-saved = Elmentve ide: { $file }.
terminal-saved-copy = Másolat elmentve ide: { $file }.
terminal-saved-from-now = Elmentve ide: { $file }, mostantól minden döntés után.
terminal-save-where = Mondd meg, hová: save { terminal-file }
# $reason az operációs rendszertől jön.
terminal-not-saved = Nincs elmentve ide: { $file }: { $reason }
terminal-not-saved-taken = Nincs elmentve ide: { $file }: ezen a néven már van valami más, és az érintetlen marad.
terminal-not-saved-name = Nincs elmentve: ez nem fájlnév: { $file }
terminal-kept = A játékleírás itt van: { $file }. Visszanézni: tessera replay { $file }
terminal-keep-how = Így marad meg a játékleírás: tessera play { $game } --record { terminal-file }
terminal-bye-saved = Elmentve ide: { $file }. Folytatás: tessera play --resume { $file }
terminal-bye-unsaved = Ez a játék nincs elmentve. Mentés: tessera play { $game } --record { terminal-file }; folytatás: tessera play --resume { terminal-file }

# Eredmények.
terminal-points = { $n } pont
terminal-shared-place = megosztott hely
terminal-not-over = A játéknak még nincs vége.

# A gép gondolkodik.
terminal-adviser = A tanácsadó
terminal-judge = A bíró
terminal-thinking = { $name } gondolkodik: { $n } iteráció …
terminal-thinking-of = { $name } gondolkodik: { $action }, értéke { $value } %, { $n } iteráció után …
terminal-hint-only = { $action }: más lehetőség nincs.
terminal-hint = { $number }. választás, értéke { $value } %, az esetek { $share } %-ában kipróbálva
terminal-hint-then = aztán talán { $actions }
# $chances nevek számokkal: „Vendég 61 %, Slate 39 %”.
terminal-chances = Nyerési esélyek, ahogyan { $name } tudhatja: { $chances }
terminal-chances-off = Az esélyek többé nem látszanak.

# Lépésről lépésre egy játékleírásban.
terminal-step-keys = (Enter: tovább, p: vissza, egy szám, end: a végére, q: kilépés)
terminal-step-end = Ez a vége; a q kilép.
terminal-step-beginning = Ez az eleje.
terminal-step-most = A játékleírás { $n } bejegyzésből áll.
terminal-step-unknown = Írj Entert, p-t, egy számot, end-et vagy q-t.

# Azul. Ami a jelölés egy példája mögött áll.
terminal-azul-take = a kék csempéket a 2-es manufaktúráról a 3-as mintasorba teszi
terminal-azul-drop = a fekete csempéket középről a padlóvonalra teszi
terminal-azul-lay = a teli 1-es sor csempéjét a fal 3-as oszlopába rakja; csak a szürke fal kérdezi
terminal-azul-letters = Színek: b kék, y sárga, r piros, k fekete, w fehér; m a kezdőjátékos-jelző.
# A választék fölött.
terminal-azul-line = melyik sorba
terminal-azul-column = melyik oszlopba
terminal-azul-tie = több kész sor

# Calçada.
terminal-calcada-declare = bejelent egy sárga térkövet a 3-as mezőn, amely a következő mezőre lép
terminal-calcada-move = a bejelentés előtt egy bónuszlapkát bead, és továbblépteti ezt a térkövet
terminal-calcada-empty = csak továbblépteti ezt a térkövet, ha semmit sem lehet bejelenteni
terminal-calcada-refresh = egy bónuszlapka beadásával új kínálatot kér a bejelentett színből
terminal-calcada-place = a bejelentett színből egy villamost tesz az 1-es sor 3-as oszlopába
terminal-calcada-letters = Színek: b kék, y sárga, r piros, g zöld, k fekete. Lapkák: T villamos, S szardínia, C karavella, G gitár, R kakas, B bónusz-szimbólum.
terminal-calcada-stone = térkő
terminal-calcada-square = mező
terminal-calcada-tiles = { $n } lapka
# Egy táblán, legfeljebb 16 betű.
terminal-calcada-bonus = { $n } bónuszlapka

# Saluti dalla Piazza.
terminal-piazza-lay = a 4-es szimbólumú kék kártyát az 1-es oszlop -2-es sorába teszi
terminal-piazza-end = az első kártya után befejezi a kört
terminal-piazza-pass = ha egyik kártyádat sem lehet letenni
terminal-piazza-letters = Színek: r piros, g zöld, b kék, y sárga. Szimbólumok: 1 harangtorony, 2 szökőkút, 3 bicikli, 4 kávéscsésze, 5 citrom, 6 galamb. Az oszlopok és sorok az első kezdőkártyától számítanak.
terminal-piazza-cell = sor, oszlop
terminal-piazza-left = hátravan
terminal-piazza-neutral = { $n } semleges
terminal-piazza-tie = előbb végzett

# Calimala.
terminal-calimala-place = színes vagy fehér korongot tesz az „a” utcára
terminal-calimala-do = végrehajt egy akciót
terminal-calimala-do-where = kereskedőházat épít Troyes-ban; ugyanígy a műalkotás és a hozzájárulás
terminal-calimala-send = szövetet küld: b Barcelona, l Lisszabon, o London, t Troyes, g Bruges, h Hamburg
terminal-calimala-play = kijátszik egy kártyát
terminal-calimala-draw = egy akció helyett kártyát húz
terminal-calimala-skip = kihagy egy akciót
terminal-calimala-done = nem játszik ki több kártyát
terminal-calimala-promote = az „a” utca legalsó korongját a tanácsba küldi
terminal-calimala-keep = megtart egy pontozókártyát
terminal-calimala-start = elvesz egy kezdőkártyát
terminal-calimala-street = melyik utcára
terminal-calimala-choice = választható
terminal-calimala-city = Város: az utcák és korongjaik, a legalsó az első
terminal-calimala-starter = Kezd: { $name }
# $street egy betű, $acts az, ami ott még hátravan.
terminal-calimala-acts = { $must ->
    [yes] { $name } akciói az utcán ({ $street }): { $acts } (legalább egy)
   *[no] { $name } akciói az utcán ({ $street }): { $acts }
}
terminal-calimala-only-cards = csak kártyák
# Egy táblázat oszlopai; rövidek.
terminal-calimala-heading = { $column ->
    [points] pont
    [discs] korong
    [white] fehér
    [cubes] kocka
    [wood] fa
    [brick] tégla
    [marble] márvány
    [ships] hajó
    [seats] képv.
    [cards] kártya
    [cloth] szövet
   *[houses] ház
}
terminal-calimala-free = szabad
# Egy pontozólapka neve, ahol kevés a hely: legfeljebb 13 betű.
terminal-calimala-tile = { $tile ->
    [barcelona] Barcelona
    [lisbon] Lisszabon
    [london] London
    [troyes] Troyes
    [bruges] Bruges
    [hamburg] Hamburg
    [maria] S. Maria
    [croce] S. Croce
    [miniato] S. Miniato
    [artwork] műalkotások
    [ports] kikötők
    [trades] kereskedőv.
    [wood] fa
    [brick] tégla
    [marble] márvány
   *[none] ?
}
terminal-calimala-dealt = kapott: { $cards }
terminal-calimala-tie = a tanács dönt
