# Boards of Calçada that people draw themselves: /boards.
own-boards = Tes tableaux de Calçada
own-boards-how = Tu as le jeu chez toi ? Saisis tes tableaux tels qu’ils sont imprimés et joue dessus ici, seul ou entre amis.
own-boards-none = Tu n’as encore saisi aucun tableau.
own-board-title = Ton propre tableau de Calçada
own-board-new = Partir d’un tableau vide
own-board-from-a = Partir du côté A
own-board-from-b = Partir du côté B
own-board-lede = Ton exemplaire de
own-board-name = Nom du tableau
own-board-name-usual = Mon tableau
own-board-script = Pour dessiner, il faut JavaScript. Tu peux quand même regarder le tableau ici.
own-board-numbers = Chiffres
own-board-numbers-how = Choisis une place, puis son chiffre. Sous chaque chiffre, tu vois combien de places le portent.
own-board-number = Chiffre { $number }, sur { $n ->
    [one] { $n } place
   *[other] { $n } places
 } pour l’instant
own-board-clear = Aucun chiffre
own-board-rows = Rangées de la table de score
own-board-rows-how = De la rangée du haut vers le bas, les mêmes pour toutes les couleurs.
own-board-seats = { $n } joueurs
own-board-row = { $n } joueurs, rangée { $row }
own-board-row-none = retirer
own-board-row-add = { $n } joueurs : ajouter une rangée
own-board-board = Le tableau
own-board-tool = Ce que fait un clic
own-board-tool-both = Chiffres et bordures
own-board-tool-numbers = Chiffres
own-board-tool-borders = Bordures
own-board-keys = Touches : les flèches déplacent, 1 à 5 posent le chiffre, 0 l’efface, Maj + flèche trace ou retire une bordure.
own-board-square = { $square } : { $number ->
    [0] pas encore de chiffre
   *[other] chiffre { $number }
 }, quartier { $district }
own-board-border = Bordure entre { $one } et { $other }
own-board-next = Étape suivante
own-board-undo = Annuler
own-board-save = Enregistrer
own-board-saved = Enregistré.
own-board-unsaved = Pas encore enregistré. D’ici là, tes changements restent sur cet appareil.
own-board-unreached = Le serveur ne répond pas. Tes changements restent sur cet appareil ; réessaie dans un instant.
own-board-step-numbers = { $n } chiffres sur 25
own-board-step-borders = Bordures
own-board-todo = { $n ->
    [0] Ton tableau est prêt à jouer.
    [one] Encore une chose à corriger, et tu peux jouer.
   *[other] Encore { $n } choses à corriger, et tu peux jouer.
 }
own-board-districts = Quartiers
own-board-districts-how = 2 à 5 places chacun
own-board-size = { $n ->
    [one] { $n } place
   *[other] { $n } places
 }
own-board-mend = Reste à corriger
own-board-fine = Rien. Les chiffres, les quartiers et les tables de score sont en ordre.
own-board-large = { $district } a { $n } places ; cinq au maximum.
own-board-large-how = Clique sur les bords entre ses places pour tracer des bordures.
own-board-cut = Une bordure entre { $one } et { $other } le partage.
own-board-draw = Tracer
own-board-small = { $district } n’a qu’une place ; il en faut au moins deux.
own-board-small-how = Retire une bordure à côté.
own-board-join = Sans la bordure entre { $one } et { $other }, il rejoint son voisin.
own-board-remove = Retirer
own-board-open = Une ligne s’arrête dans le vide.
own-board-open-how = { $one } et { $other } sont dans le même quartier.
own-board-empty = { $square } n’a pas de chiffre.
own-board-empties = { $n } places n’ont pas de chiffre.
own-board-empties-how = Choisis une place, puis un chiffre de 1 à 5.
own-board-likely = Tous les autres chiffres sont sur cinq places : c’est sans doute un { $number }.
own-board-put = Mettre un { $number }
own-board-share = Partager
own-board-link = Lien vers ce tableau
own-board-share-how = Toute personne qui a ce lien peut voir le tableau, y jouer et en garder une copie. Toi seul peux le modifier.
own-board-share-first = Enregistre le tableau pour obtenir un lien à envoyer à tes amis.
own-board-shared = Un tableau de Calçada qu’on partage avec toi
own-board-unfinished = Pas encore terminé : on ne peut pas jouer dessus.
own-board-keep = Garder une copie
own-board-play = Jouer dessus
own-board-edit = Modifier
own-board-more = Renommer ou supprimer
own-board-rename = Renommer
own-board-sure = Oui, supprimer définitivement
own-board-delete = Supprimer
own-board-link-new = Saisir ton propre tableau
own-board-print = Chiffres, rangée par rangée : { $numbers }. Quartiers : { $districts }.
own-board-error-missing = Ce tableau n’existe pas. Il a peut-être été supprimé.
own-board-error-foreign = Ce tableau n’est pas à toi. Garde une copie pour le modifier.
own-board-error-text = Ce n’est pas un tableau : il lui faut 25 chiffres, ses bordures et des tables de score d’une à six rangées.
own-board-error-stale = Tu as modifié ce tableau dans une autre fenêtre. Recharge la page pour continuer à partir de là.
own-board-error-unfinished = Ce tableau n’est pas terminé. Corrige ce que l’éditeur indique, puis ouvre la table.
own-board-error-many = Tu peux garder jusqu’à { $max } tableaux. Supprimes-en un d’abord.
own-board-error-name = Donne un nom au tableau.
own-board-error-name-long = Le nom peut avoir { $max } caractères au plus.
