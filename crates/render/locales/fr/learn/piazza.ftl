# The first game; the record is crates/render/src/learn/piazza.record.

learn-piazza-1 = Les cartes rouges et vertes sont à toi. Une carte va à côté d’une carte déjà posée, et diffère de toutes ses voisines par la couleur et le symbole. Pose la carte rouge mise en évidence au bout droit de la ligne du haut : avec l’autre rouge, elle forme une parenthèse.
learn-piazza-2 = Une deuxième carte devrait former une parenthèse avec la première, et aucun emplacement ne le permet. Termine donc ton tour.
learn-piazza-3 = La parenthèse a rapporté 3 points, un par carte d’un bout à l’autre. Maintenant, un tour à deux cartes : pose la première sous la carte jaune de droite.
learn-piazza-4 = La deuxième va au bout gauche de la même ligne, pour que les deux forment une parenthèse. L’emplacement vide entre elles n’est pas gênant.
learn-piazza-5 = 8 points : 3 pour chacune des deux colonnes et 2 pour la ligne, car les emplacements vides ne rapportent rien. Maintenant le vert : pose la carte au bout droit de la deuxième ligne, où elle forme une parenthèse avec ta carte de départ.
learn-piazza-6 = Une deuxième carte verte ne peut pas former de parenthèse avec celle-ci. Termine ton tour.
learn-piazza-7 = Deux cartes vertes dans le même tour : la première va au-dessus de la carte bleue de droite.
learn-piazza-8 = La deuxième va au-dessus de l’autre carte bleue, sur la même ligne.
learn-piazza-9 = Encore 8 points. La carte jaune de ton adversaire, dans ta parenthèse, ne te gêne pas. Maintenant, la plus longue jusqu’ici : pose une carte rouge au bout inférieur de la deuxième colonne. Seule, elle ne rapporte rien.
learn-piazza-10 = Et l’autre carte rouge au bout supérieur de la même colonne.
learn-piazza-end = Six cartes d’un bout à l’autre : 6 points, 28 en tout. La piazza s’étend à huit sur huit au plus. Quand toutes les cartes sont posées, la personne qui a le plus de points gagne. À toi maintenant de jouer une partie entière !

# The pictures of the rules.
site-picture-piazza-1 = Les cartes de départ à deux.
site-picture-piazza-2 = Rouge, bleu, rouge : une parenthèse de trois cartes sur la ligne du haut.
site-picture-piazza-3 = Deux nouvelles cartes rouges : une parenthèse dans chaque colonne et une entre les deux.
