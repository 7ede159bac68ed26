# Az első játék: tíz vezetett lépés. A szövegek a crates/render/src/learn jegyzőkönyveit követik.

learn-title = Első játék
learn-page = Első játék · { $game }
learn-link = Első játék, lépésről lépésre
learn-step = { $n }. lépés a { $total } közül
learn-done = Szép játék volt
learn-progress = Hol tartasz
learn-back = Egy lépés vissza
learn-rules = A szabályok
learn-happened = Ami történt
learn-other = Ez is szabályos volna, de most próbáld azt, ami világít.
learn-hint = Ez a lépés: erősítsd meg.
learn-no-step = Az első játék tíz lépésből áll, ilyen lépés nincs.
