# Das erste Spiel: zehn geführte Züge. Die Texte folgen den Aufzeichnungen in crates/render/src/learn.

learn-title = Deine erste Partie
learn-page = Deine erste Partie · { $game }
learn-link = Erste Partie, Schritt für Schritt
learn-step = Zug { $n } von { $total }
learn-done = Gut gespielt
learn-progress = Dein Fortschritt
learn-back = Einen Schritt zurück
learn-rules = Regeln lesen
learn-happened = Was passiert ist
learn-other = Das wäre erlaubt, aber nimm diesmal das, was hervorgehoben ist.
learn-hint = Genau das ist der Zug: Bestätige ihn.
learn-no-step = Die erste Partie hat zehn Züge; diesen Schritt gibt es nicht.
