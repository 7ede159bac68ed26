# Az első játék: tíz vezetett lépés. A szövegek a crates/render/src/learn jegyzőkönyveit követik.

learn-title = Az első játszmád
learn-page = Az első játszmád · { $game }
learn-link = Első játszma, lépésről lépésre
learn-step = { $n }. lépés (összesen { $total })
learn-done = Szép játék volt!
learn-progress = Hol tartasz
learn-back = Egy lépés vissza
learn-rules = A szabályok
learn-happened = Mi történt
learn-other = Ez is szabályos volna, de most azt válaszd, ami ki van emelve.
learn-hint = Ez az a lépés: erősítsd meg.
learn-no-step = Az első játszma tíz lépésből áll, ilyen lépés nincs.
