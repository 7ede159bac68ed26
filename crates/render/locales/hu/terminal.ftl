# A terminál: `tessera play` és `tessera replay`. Amit begépelünk, minden nyelven ugyanaz: a parancsok,
# a kapcsolók és a jelölések.

# Ami egy parancs vagy kapcsoló mögött valami más helyett áll.
terminal-number = SZÁM
terminal-file = FÁJL
terminal-clause = SZABÁLY

# A kérdés mögött: hogyan lehet válaszolni.
terminal-keys = { $n ->
    [1] (1 vagy { $action }; súgó: ?)
   *[other] (1–{ $n } vagy például { $action }; súgó: ?)
}
terminal-choices = A választék: 1–{ $n }.
terminal-unknown = „{ $text }”: ez se nem akció, se nem parancs. A súgóhoz írj kérdőjelet: ?
terminal-line-long = Egy sor legfeljebb { $max } bájt lehet.
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
