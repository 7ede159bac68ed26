# The first game; the record is crates/render/src/learn/toy.record.

learn-toy-1 = Du hast die höchste Karte, also setz so viel, wie du darfst: 3.
learn-toy-end = Deine 4 schlägt die 2, und beide Einsätze gehören dir: 5 Punkte. Spiel jetzt eine ganze Partie!

# The pictures of the rules.
site-picture-toy-1 = Deine eigene Karte liegt offen, die andere ist verdeckt.
