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
own-board-numbers = Nombres
own-board-numbers-how = Choisis une case, puis son nombre. Sous chaque nombre, tu vois combien de cases le portent.
own-board-number = Nombre { $number }, sur { $n ->
    [one] { $n } case
   *[other] { $n } cases
 } pour l’instant
own-board-clear = Aucun nombre
own-board-rows = Lignes du tableau de score
own-board-rows-how = De la ligne du haut vers le bas, les mêmes pour toutes les couleurs.
own-board-seats = { $n } joueurs
own-board-row = { $n } joueurs, ligne { $row }
own-board-row-none = retirer
own-board-row-add = { $n } joueurs : ajouter une ligne
own-board-board = Le tableau
own-board-tool = Ce que fait un clic
own-board-tool-both = Nombres et bordures
own-board-tool-numbers = Nombres
own-board-tool-borders = Bordures
own-board-keys = Touches : les flèches déplacent, 1 à 5 posent le nombre, 0 l’efface, Maj + flèche trace ou retire une bordure.
own-board-square = { $square } : { $number ->
    [0] pas encore de nombre
   *[other] nombre { $number }
 }, quartier { $district }
own-board-border = Bordure entre { $one } et { $other }
own-board-next = Étape suivante
own-board-undo = Annuler
own-board-save = Enregistrer
own-board-saved = Enregistré.
own-board-unsaved = Pas encore enregistré. D’ici là, tes changements restent sur cet appareil.
own-board-unreached = Le serveur ne répond pas. Tes changements restent sur cet appareil ; réessaie dans un instant.
own-board-step-numbers = { $n } nombres sur 25
own-board-step-borders = Bordures
own-board-todo = { $n ->
    [0] Ton tableau est prêt à jouer.
    [one] Encore une chose à corriger, et tu peux jouer.
   *[other] Encore { $n } choses à corriger, et tu peux jouer.
 }
own-board-districts = Quartiers
own-board-districts-how = 2 à 5 cases chacun
own-board-size = { $n ->
    [one] { $n } case
   *[other] { $n } cases
 }
own-board-mend = Reste à corriger
own-board-fine = Rien. Les nombres, les quartiers et les tableaux de score sont en ordre.
own-board-large = { $district } a { $n } cases ; cinq au maximum.
own-board-large-how = Clique sur les bords entre ses cases pour tracer des bordures.
own-board-cut = Une bordure entre { $one } et { $other } le partage.
own-board-draw = Tracer
own-board-small = { $district } n’a qu’une case ; il en faut au moins deux.
own-board-small-how = Retire une bordure à côté.
own-board-join = Sans la bordure entre { $one } et { $other }, il rejoint son voisin.
own-board-remove = Retirer
own-board-open = Une ligne s’arrête dans le vide.
own-board-open-how = { $one } et { $other } sont dans le même quartier.
own-board-empty = { $square } n’a pas de nombre.
own-board-empties = { $n } cases n’ont pas de nombre.
own-board-empties-how = Choisis une case, puis un nombre de 1 à 5.
own-board-likely = Tous les autres nombres sont sur cinq cases : c’est sans doute un { $number }.
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
own-board-print = Nombres, ligne par ligne : { $numbers }. Quartiers : { $districts }.
own-board-error-missing = Ce tableau n’existe pas. Il a peut-être été supprimé.
own-board-error-foreign = Ce tableau n’est pas à toi. Garde une copie pour le modifier.
own-board-error-text = Ce n’est pas un tableau : il lui faut 25 nombres, ses bordures et des tableaux de score d’une à six lignes.
own-board-error-stale = Tu as modifié ce tableau dans une autre fenêtre. Recharge la page pour continuer à partir de là.
own-board-error-unfinished = Ce tableau n’est pas terminé. Corrige ce que l’éditeur indique, puis ouvre la table.
own-board-error-many = Tu peux garder jusqu’à { $max } tableaux. Supprimes-en un d’abord.
own-board-error-name = Donne un nom au tableau.
own-board-error-name-long = Le nom peut avoir { $max } caractères au plus.
