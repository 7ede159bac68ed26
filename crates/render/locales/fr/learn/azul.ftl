# The first game; the record is crates/render/src/learn/azul.record.

learn-azul-1 = À ton tour, tu prends toutes les tuiles d’une couleur sur une fabrique. Prends les deux bleues de la fabrique 1 et pose-les sur la ligne 2 : elle a deux cases, la voilà pleine.
learn-azul-2 = Les autres tuiles de ta fabrique sont allées au centre, où chacun peut les prendre plus tard. Prends maintenant les deux noires de la fabrique 3 et pose-les sur la ligne 4. Il lui en faut quatre d’une même couleur ; le reste peut venir plus tard.
learn-azul-3 = Au centre, il y a deux tuiles noires : juste ce qui manque à la ligne 4. La première personne qui prend au centre pendant une manche reçoit aussi le marqueur premier joueur. Il coûte un point sur le plancher, mais tu commenceras la manche suivante.
learn-azul-4 = La ligne 1 n’a besoin que d’une tuile. Prends la jaune de la fabrique 5 : sur le mur, elle sera juste au-dessus de la bleue de la ligne 2, et les voisines rapportent plus.
learn-azul-5 = Prends la tuile blanche au centre et pose-la sur la ligne 3. La ligne ne sera pas pleine cette manche, mais elle garde sa tuile pour la suivante.
learn-azul-6 = La manche est finie : de chaque ligne pleine, une tuile est passée sur le mur. La jaune rapporte 1 point, la bleue 2 avec sa voisine, la noire 1, et le marqueur en coûte 1 : tu as 3 points. Tu commences la nouvelle manche. Deux tuiles blanches de la fabrique 1 remplissent la ligne 3.
learn-azul-7 = Regarde le mur : dans la rangée 2, le jaune est juste à côté de ta tuile bleue. Prends les deux jaunes de la fabrique 4 et pose-les sur la ligne 2.
learn-azul-8 = Les longues lignes demandent du temps, alors commence tôt : prends les trois noires de la fabrique 5 et pose-les sur la ligne 5.
learn-azul-9 = Cette fois, c’est ton adversaire qui a pris au centre en premier : le marqueur, et une tuile blanche de trop, tombée sur le plancher, qui coûtera des points. Deux tuiles noires du centre remplissent ta ligne 5.
learn-azul-10 = Encore une ligne : prends la tuile bleue au centre et pose-la sur la ligne 1. Sur le mur, elle sera à côté du jaune.
learn-azul-end = Cette manche t’a rapporté 9 points : la tuile blanche à elle seule en a rejoint trois autres dans sa colonne et en vaut 4. La partie se termine avec la manche où quelqu’un complète une rangée de cinq ; les rangées pleines rapportent alors 2, les colonnes 7 et les cinq tuiles d’une couleur 10 points. À toi maintenant de jouer une partie entière !

# The pictures of the rules.
site-picture-azul-1 = À deux : cinq fabriques de quatre tuiles. Tu prends toutes les tuiles d’une couleur sur l’une d’elles.
site-picture-azul-2 = Les lignes 1, 2 et 4 sont pleines. À la fin de la manche, une tuile de chacune passe sur le mur.
site-picture-azul-3 = Après la deuxième manche : la bleue et la jaune rapportent leur rangée, la blanche une colonne de quatre.
