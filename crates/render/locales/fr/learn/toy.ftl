# The first game; the record is crates/render/src/learn/toy.record.

learn-toy-1 = Tu as la carte la plus haute, alors mise le plus possible : 3.
learn-toy-end = Ton 4 bat le 2, et les deux mises sont à toi : 5 points. À toi maintenant de jouer une partie entière !

# The pictures of the rules.
site-picture-toy-1 = Ta propre carte est visible, l’autre est cachée.
