# The first game; the record is crates/render/src/learn/calcada.record.

learn-calcada-1 = D’abord, tu choisis un pavé du carrousel. Sa couleur et le nombre de pavés de sa case indiquent ce que tu peux poser, et où. Choisis le pavé bleu, seul sur la case 1 : bleu, chiffre 1. Ensuite, il avance d’une case.
learn-calcada-2 = Place maintenant une des tuiles bleues du magasin sur une place au chiffre 1 : le tram, tout en haut à gauche.
learn-calcada-3 = Toutes les tuiles d’un quartier ont la même couleur, et il ne manque au tien que le 3 à côté du tram. Sur la case 2, il y a maintenant trois pavés : annonce « bleu 3 ».
learn-calcada-4 = Pose la sardine sur le 3 à côté de ton tram : le quartier est complet.
learn-calcada-5 = 2 places fois 3 : 6 points. Le pavé bleu est descendu sur la table de score ; le prochain quartier bleu rapportera donc moins, à tout le monde. Sur la case 5, il y a six pavés : à partir de six, tous les chiffres conviennent. Annonce le noir.
learn-calcada-6 = Prends la tuile au symbole bonus et pose-la sur la deuxième place de la ligne 2. Elle te donne deux tuiles bonus.
learn-calcada-7 = Il manque le 5 au quartier de ta tuile noire, mais il n’y a que quatre pavés sur la case 5. Paie une tuile bonus et fais-y avancer le pavé bleu de la case 4 : ils seront cinq.
learn-calcada-8 = Annonce maintenant « noir 5 ».
learn-calcada-9 = Il n’y a qu’une tuile noire dans le magasin, une guitare. Contre une autre tuile bonus, tu peux rafraîchir le magasin avant de placer.
learn-calcada-10 = Un tram ! Pose-le sur le 5 : le quartier est complet. Ton tram bleu est juste au-dessus, et les motifs identiques côte à côte rapportent des points à la fin.
learn-calcada-end = Deux quartiers, 12 points. Quand deux couleurs ont quitté la table de score, on finit la manche ; puis on compte les groupes de motifs, les tuiles des quartiers incomplets et les tuiles bonus. À toi maintenant de jouer une partie entière !

# The pictures of the rules.
site-picture-calcada-1 = Un pavé sur la case 1, deux sur la case 2, et ainsi de suite. Avec le pavé bleu de la case 1, on annonce « bleu 1 ».
site-picture-calcada-2 = Le quartier en haut à gauche est complet : 2 places fois 3.
site-picture-calcada-3 = Le tram bleu et le tram noir se touchent : un groupe de deux.
