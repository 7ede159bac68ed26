# Première partie : dix coups guidés. Les textes suivent les parties de crates/render/src/learn.

learn-title = Première partie
learn-page = Première partie · { $game }
learn-link = Première partie, pas à pas
learn-you = Toi
learn-step = Coup { $n } sur { $total }
learn-done = Bien joué
learn-progress = Où tu en es
learn-back = Un pas en arrière
learn-rules = Lire les règles
learn-happened = Ce qui s’est passé
learn-other = Ce serait permis, mais cette fois, prends ce qui est éclairé.
learn-hint = Voici le coup : confirme-le.
learn-no-step = La première partie a dix coups, et cette étape n’existe pas.

learn-azul-1 = À ton tour, tu prends toutes les tuiles d’une couleur sur une fabrique. Prends les deux bleues de la fabrique 1 et pose-les sur la ligne 2 : elle a deux cases, la voilà pleine.
learn-azul-2 = Les autres tuiles de ta fabrique sont allées au centre, où chacun peut les prendre plus tard. Prends maintenant les deux noires de la fabrique 3 pour la ligne 4. Il lui en faut quatre d’une même couleur ; le reste peut venir plus tard.
learn-azul-3 = Au centre, il y a deux tuiles noires : juste ce qui manque à la ligne 4. La première personne qui prend au centre reçoit aussi le marqueur premier joueur. Il coûte un point sur le plancher, mais tu commenceras la manche suivante.
learn-azul-4 = La ligne 1 n’a besoin que d’une tuile. Prends la jaune de la fabrique 5 : sur le mur, elle sera juste au-dessus de la bleue de la ligne 2, et les voisines rapportent plus.
learn-azul-5 = Prends la tuile blanche du centre pour la ligne 3. La ligne ne sera pas pleine cette manche, mais elle garde sa tuile pour la suivante.
learn-azul-6 = La manche est finie : de chaque ligne pleine, une tuile est passée sur le mur. La jaune rapporte 1 point, la bleue 2 avec sa voisine, la noire 1, et le marqueur en coûte 1 : tu as 3 points. Tu commences la nouvelle manche. Deux tuiles blanches de la fabrique 1 remplissent la ligne 3.
learn-azul-7 = Regarde le mur : dans la rangée 2, le jaune est juste à côté de ta tuile bleue. Prends les deux jaunes de la fabrique 4 pour la ligne 2.
learn-azul-8 = Les longues lignes demandent du temps, alors commence tôt : prends les trois noires de la fabrique 5 pour la ligne 5.
learn-azul-9 = Cette fois, c’est l’autre qui a pris au centre en premier : le marqueur, et une tuile blanche de trop, tombée sur le plancher, qui coûtera des points. Deux tuiles noires du centre remplissent ta ligne 5.
learn-azul-10 = Encore une ligne : prends la tuile bleue du centre pour la ligne 1. Sur le mur, elle sera à côté du jaune.
learn-azul-end = Cette manche t’a rapporté 9 points : la tuile blanche à elle seule en a rejoint trois autres dans sa colonne et en vaut 4. La partie finit quand quelqu’un complète une rangée de cinq ; les rangées pleines rapportent alors 2, les colonnes 7 et les cinq tuiles d’une couleur 10 points. Joue maintenant une partie entière.

learn-calcada-1 = D’abord, tu choisis un pavé du carrousel. Sa couleur et le nombre de pavés de sa case disent ce que tu peux paver. Choisis le pavé bleu, seul sur la case 1 : bleu, chiffre 1. Ensuite, il avance d’une case.
learn-calcada-2 = Place maintenant une des tuiles bleues du magasin sur une place au chiffre 1 : le tram, tout en haut à gauche.
learn-calcada-3 = Toutes les tuiles d’un quartier ont la même couleur, et il ne manque au tien que le 3 à côté du tram. Sur la case 2, il y a maintenant trois pavés : annonce bleu 3.
learn-calcada-4 = Pose la sardine sur le 3 à côté de ton tram : le quartier est complet.
learn-calcada-5 = 2 places fois 3 : 6 points. Le pavé bleu est descendu sur la table de score ; le prochain quartier bleu rapportera donc moins, à tout le monde. Sur la case 5, il y a six pavés : à partir de six, tous les chiffres conviennent. Annonce noir.
learn-calcada-6 = Prends la tuile au symbole bonus et pose-la sur la deuxième place de la ligne 2. Elle te donne deux tuiles bonus.
learn-calcada-7 = Il manque le 5 au quartier de ta tuile noire, mais il n’y a que quatre pavés sur la case 5. Paie une tuile bonus et fais-y avancer le pavé bleu de la case 4 : ils seront cinq.
learn-calcada-8 = Annonce maintenant noir 5.
learn-calcada-9 = Il n’y a qu’une tuile noire dans le magasin, une guitare. Contre une autre tuile bonus, tu peux rafraîchir le magasin avant de placer.
learn-calcada-10 = Un tram ! Pose-le sur le 5 : le quartier est complet. Ton tram bleu est juste au-dessus, et les motifs identiques côte à côte rapportent à la fin.
learn-calcada-end = Deux quartiers, 12 points. Quand deux couleurs ont quitté la table de score, on finit la manche ; puis on compte les groupes de motifs, les tuiles des quartiers incomplets et les tuiles bonus. Joue maintenant une partie entière.

learn-piazza-1 = Les cartes rouges et vertes sont à toi. Une carte va à côté d’une carte déjà posée, et diffère de toutes ses voisines par la couleur et le symbole. Pose la carte rouge éclairée au bout droit de la ligne du haut : avec l’autre rouge, elle forme une parenthèse.
learn-piazza-2 = Une deuxième carte devrait former une parenthèse avec la première, et aucun champ ne le permet. Termine donc ton tour.
learn-piazza-3 = La parenthèse a rapporté 3 points, un par carte d’un bout à l’autre. Maintenant, un tour à deux cartes : pose la première sous la carte jaune de droite.
learn-piazza-4 = La deuxième va au bout gauche de la même ligne, pour que les deux forment une parenthèse. Le champ vide entre elles ne gêne pas.
learn-piazza-5 = 8 points : 3 pour chacune des deux colonnes et 2 pour la ligne, car les champs vides ne rapportent rien. Maintenant le vert : pose la carte au bout droit de la deuxième ligne, où elle forme une parenthèse avec ta carte de départ.
learn-piazza-6 = Une deuxième carte verte ne peut pas former de parenthèse avec celle-ci. Termine ton tour.
learn-piazza-7 = Deux cartes vertes dans le même tour : la première va au-dessus de la carte bleue de droite.
learn-piazza-8 = La deuxième va au-dessus de l’autre carte bleue, sur la même ligne.
learn-piazza-9 = Encore 8 points. La carte jaune de l’autre, dans ta parenthèse, ne te gêne pas. Maintenant, la plus longue jusqu’ici : pose une carte rouge au bout inférieur de la deuxième colonne. Seule, elle ne rapporte rien.
learn-piazza-10 = Et l’autre carte rouge au bout supérieur de la même colonne.
learn-piazza-end = Six cartes d’un bout à l’autre : 6 points, 28 en tout. La piazza s’étend à huit sur huit au plus. Quand toutes les cartes sont posées, le plus de points gagne. Joue maintenant une partie entière.

learn-calimala-1 = Des points vont à qui a le plus dans les villes, aux églises et en œuvres. Tu as déjà gardé une carte secrète de décompte final : Barcelone. Prends maintenant la carte de départ « bâtir » : tu peux la jouer dès qu’un de tes disques agit.
learn-calimala-2 = Un tour commence par un disque dans une rue entre deux actions : il peut faire les deux. Pose un disque de ta couleur entre tisser et bois.
learn-calimala-3 = D’abord tisser : une étoffe vient dans ton atelier.
learn-calimala-4 = Puis bois : un cube va dans ton entrepôt. Un navire en coûte deux.
learn-calimala-5 = Les deux actions sont faites. Tu pourrais encore jouer ta carte, mais il n’y a rien à bâtir pour un bois. Dis que tu as fini.
learn-calimala-6 = Quelqu’un a posé un disque sur le tien. Une tour agit de haut en bas : ton disque agit donc encore, pendant le tour de quelqu’un d’autre. Tisse.
learn-calimala-7 = Et prends ton deuxième bois.
learn-calimala-8 = Ta carte vaut maintenant quelque chose : joue-la et bâtis un navire pour deux bois.
learn-calimala-9 = Les navires portent l’étoffe dans les ports. Pose un disque de ta couleur dans la rue entre expédier et bâtir.
learn-calimala-10 = Expédie une étoffe à Barcelone. Elle compte pour cette ville, pour les ports et pour ta carte secrète.
learn-calimala-end = Tu mènes à Barcelone. Quand un quatrième disque arrive dans une rue, celui du bas va au conseil et une tuile est décomptée : 3, 2 et 1 points pour qui a le plus. Joue maintenant une partie entière.

# Images des règles.
site-picture-azul-1 = À deux : cinq fabriques de quatre tuiles. Tu prends toutes les tuiles d’une couleur sur l’une d’elles.
site-picture-azul-2 = Les lignes 1, 2 et 4 sont pleines. À la fin de la manche, une tuile de chacune passe sur le mur.
site-picture-azul-3 = Après la deuxième manche : la bleue et la jaune comptent leur rangée, la blanche une colonne de quatre.
site-picture-calcada-1 = Un pavé sur la case 1, deux sur la case 2, et ainsi de suite. Le pavé bleu de la case 1 annonce bleu 1.
site-picture-calcada-2 = Le quartier en haut à gauche est complet : 2 places fois 3.
site-picture-calcada-3 = Le tram bleu et le tram noir se touchent : un groupe de deux.
site-picture-piazza-1 = Les cartes de départ à deux.
site-picture-piazza-2 = Rouge, bleu, rouge : une parenthèse de trois cartes sur la ligne du haut.
site-picture-piazza-3 = Deux nouvelles cartes rouges : une parenthèse dans chaque colonne et une entre les deux.
site-picture-calimala-1 = La ville d’une première partie : neuf actions, et douze rues entre elles.
site-picture-calimala-2 = Deux disques dans une rue : celui du haut agit d’abord, puis celui du bas.
site-picture-calimala-3 = Un navire a porté une étoffe à Barcelone.
