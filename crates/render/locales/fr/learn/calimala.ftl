# The first game; the record is crates/render/src/learn/calimala.record.

learn-calimala-1 = On marque des points en ayant le plus de cubes dans les villes, aux églises et parmi les œuvres. Tu as déjà gardé une carte secrète de décompte final : Barcelone. Prends maintenant la carte de départ « bâtir » : tu pourras la jouer une fois, pendant qu’un de tes disques agit.
learn-calimala-2 = Un tour commence par un disque dans une rue entre deux actions : tu peux faire les deux. Pose un disque de ta couleur entre « tisser » et « bois ».
learn-calimala-3 = D’abord « tisser » : une étoffe arrive dans ton atelier.
learn-calimala-4 = Puis « bois » : un cube va dans ton entrepôt. Un navire en coûte deux.
learn-calimala-5 = Les deux actions sont faites. Tu pourrais encore jouer ta carte, mais avec un seul bois, il n’y a rien à bâtir. Dis que tu as fini.
learn-calimala-6 = Quelqu’un a posé un disque sur le tien. Une tour agit de haut en bas : ton disque agit donc encore une fois, pendant le tour de quelqu’un d’autre. Tisse.
learn-calimala-7 = Et prends ton deuxième bois.
learn-calimala-8 = C’est le moment de jouer ta carte : bâtis un navire pour deux bois.
learn-calimala-9 = Les navires portent les étoffes dans les ports. Pose un disque de ta couleur dans la rue entre « expédier » et « bâtir ».
learn-calimala-10 = Expédie une étoffe à Barcelone. Elle compte pour cette ville, pour les ports et pour ta carte secrète.
learn-calimala-end = Tu mènes à Barcelone. Quand un quatrième disque arrive dans une rue, celui du bas va au conseil et une tuile est décomptée : 3, 2 et 1 points pour les trois joueurs qui y ont le plus. À toi maintenant de jouer une partie entière !

# The pictures of the rules.
site-picture-calimala-1 = La ville d’une première partie : neuf actions, et douze rues entre elles.
site-picture-calimala-2 = Deux disques dans une rue : celui du haut agit d’abord, puis celui du bas.
site-picture-calimala-3 = Un navire a porté une étoffe à Barcelone.
