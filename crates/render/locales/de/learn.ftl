# Das erste Spiel: zehn geführte Züge. Die Texte folgen den Aufzeichnungen in crates/render/src/learn.

learn-title = Das erste Spiel
learn-page = Das erste Spiel · { $game }
learn-link = Erstes Spiel, Schritt für Schritt
learn-step = Zug { $n } von { $total }
learn-done = Gut gespielt
learn-progress = Wie weit du bist
learn-back = Einen Schritt zurück
learn-rules = Regeln lesen
learn-happened = Was geschehen ist
learn-other = Das wäre erlaubt, aber nimm diesmal das, was leuchtet.
learn-hint = Das ist der Zug: Bestätige ihn.
learn-no-step = Das erste Spiel hat zehn Züge; diesen Schritt gibt es nicht.
