# The terminal: `tessera play` and `tessera replay`. What is typed stays as it is in all languages:
# commands, options, notation.

# What stands for something else behind a command or an option.
terminal-number = NOMBRE
terminal-file = FICHIER
terminal-clause = RÈGLE

# Behind a question: how it is answered.
terminal-keys = { $n ->
    [1] (1 ou { $action } ; ? pour l’aide)
   *[other] (1 à { $n }, ou par exemple { $action } ; ? pour l’aide)
}
terminal-choices = Les choix vont de 1 à { $n }.
terminal-unknown = « { $text } » n’est ni une action ni une commande. Tape ? pour l’aide.
terminal-line-long = Une ligne a au plus { $max } octets.
terminal-line-unread = Ce n’est pas du texte UTF-8.

terminal-revealed = Quelque chose a été révélé depuis. Ce qui est révélé le reste.
# $entry is a seat and its action in the notation; $n actions of others followed.
terminal-taken-back = { $n ->
    [0] Repris : { $entry }.
    [one] Repris : { $entry } et une action des autres.
   *[other] Repris : { $entry } et { $n } actions des autres.
}
terminal-record-hidden = ? est ce que tu n’as pas vu. Un fichier enregistré le contient : ne regarde pas dedans.
terminal-no-clause = Cette règle n’existe pas. « rules » les montre toutes.

# The help.
terminal-help-notation = Une action dans sa notation :
terminal-help-counting = Sur les plateaux et dans la notation, on compte à partir de 0 ; dans les phrases et les règles, à partir de 1. La notation suit chaque phrase.
terminal-help-commands = Ou une commande :
terminal-help-choice = le choix qui porte ce numéro
terminal-help-undo = reprend ta dernière décision, tant que rien n’a été révélé depuis
terminal-help-hint = ce que ferait ici une IA forte, et ce qu’elle en attend
terminal-help-chances = montre les chances de chacun avant tes décisions, ou cesse de le faire
terminal-help-board = montre encore une fois la table, ou les choix
terminal-help-record = affiche la partie jusqu’ici, telle que tu l’as vue
terminal-help-save = écrit toute la partie dans un fichier
terminal-help-rules = les règles, ou une seule, telle qu’un refus la nomme
terminal-help-quit = quitte ; la fin de l’entrée aussi

# Files.
terminal-saved = Enregistré dans { $file }.
terminal-saved-copy = Copie enregistrée dans { $file }.
terminal-saved-from-now = Enregistré dans { $file }, et désormais après chaque décision.
terminal-save-where = Dis où : save { terminal-file }
# $reason comes from the operating system.
terminal-not-saved = Pas enregistré dans { $file } : { $reason }
terminal-not-saved-taken = Pas enregistré dans { $file } : autre chose porte déjà ce nom et reste tel quel.
terminal-not-saved-name = Pas enregistré : { $file } n’est pas un nom de fichier.
terminal-kept = La partie est dans { $file }. Pour la revoir : tessera replay { $file }
terminal-keep-how = Pour garder la partie : tessera play { $game } --record { terminal-file }
terminal-bye-saved = Enregistré dans { $file }. Pour continuer : tessera play --resume { $file }
terminal-bye-unsaved = Cette partie n’est pas enregistrée. Pour enregistrer : tessera play { $game } --record { terminal-file } ; pour continuer : tessera play --resume { terminal-file }

# Results.
terminal-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-shared-place = place partagée
terminal-not-over = La partie n’est pas finie.

# The AI thinks.
terminal-adviser = La conseillère
terminal-judge = L’arbitre
terminal-thinking = { $name } réfléchit : { $n } itérations …
terminal-thinking-of = { $name } réfléchit : { $action }, valeur { $value } %, après { $n } itérations …
terminal-hint-only = { $action } : rien d’autre n’est possible.
terminal-hint = choix { $number }, valeur { $value } %, essayé dans { $share } % des cas
terminal-hint-then = puis peut-être { $actions }
# $chances are names with numbers: "Anonyme 61 %, Slate 39 %".
terminal-chances = Chances de gagner, d’après ce que sait { $name } : { $chances }
terminal-chances-off = Les chances ne sont plus montrées.

# Stepping through a record.
terminal-step-keys = (Entrée : suivant, p : précédent, un nombre, end : fin, q : quitter)
terminal-step-end = C’est la fin ; q quitte.
terminal-step-beginning = C’est le début.
terminal-step-most = La partie a { $n } entrées.
terminal-step-unknown = Tape Entrée, p, un nombre, end ou q.

# Azul. What is behind an example of the notation.
terminal-azul-take = prend les tuiles bleues de la fabrique 2 pour la ligne 3
terminal-azul-drop = prend les tuiles noires du centre pour le plancher
terminal-azul-lay = pose la tuile de la ligne pleine 1 dans la colonne 3 du mur ; seulement avec le mur gris
terminal-azul-letters = Couleurs : b bleu, y jaune, r rouge, k noir, w blanc ; m est le marqueur premier joueur.
# Above the choices.
terminal-azul-line = ligne
terminal-azul-column = colonne
terminal-azul-tie = plus de rangées complètes

# Calçada.
terminal-calcada-declare = annonce un pavé jaune de la case 3, qui avance d’une case
terminal-calcada-move = paie une tuile bonus pour déplacer ce pavé, avant l’annonce
terminal-calcada-empty = déplace seulement ce pavé, si rien ne peut être annoncé
terminal-calcada-refresh = paie une tuile bonus pour rafraîchir le magasin de la couleur annoncée
terminal-calcada-place = place un tram de la couleur annoncée en rangée 1, colonne 3
terminal-calcada-letters = Couleurs : b bleu, y jaune, r rouge, g vert, k noir. Tuiles : T tram, S sardine, C caravelle, G guitare, R coq, B symbole bonus.
terminal-calcada-stone = pavé
terminal-calcada-square = place
terminal-calcada-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
# On a board, 16 letters at most.
terminal-calcada-bonus = { $n ->
    [one] { $n } tuile bonus
   *[other] { $n } tuiles bonus
}

# Saluti dalla Piazza.
terminal-piazza-lay = pose la carte bleue au symbole 4 en colonne 1, ligne -2
terminal-piazza-end = termine ton tour après la première carte
terminal-piazza-pass = si aucune de tes cartes ne peut être posée
terminal-piazza-letters = Couleurs : r rouge, g vert, b bleu, y jaune. Symboles : 1 campanile, 2 fontaine, 3 vélo, 4 tasse, 5 citron, 6 colombe. Colonnes et lignes se comptent depuis la première carte de départ.
terminal-piazza-cell = ligne, colonne
terminal-piazza-left = restent
terminal-piazza-neutral = { $n ->
    [one] { $n } neutre
   *[other] { $n } neutres
}
terminal-piazza-tie = a fini plus tôt

# Calimala.
terminal-calimala-place = pose un disque de couleur ou un disque blanc dans la rue a
terminal-calimala-do = fait une action
terminal-calimala-do-where = bâtit un comptoir à Troyes ; de même pour les œuvres et les dons
terminal-calimala-send = envoie des étoffes : b Barcelone, l Lisbonne, o Londres, t Troyes, g Bruges, h Hambourg
terminal-calimala-play = joue une carte
terminal-calimala-draw = pioche une carte au lieu d’une action
terminal-calimala-skip = renonce à une action
terminal-calimala-done = ne joue plus de cartes
terminal-calimala-promote = envoie au conseil le disque le plus bas de la rue a
terminal-calimala-keep = garde une carte de décompte final
terminal-calimala-start = prend une carte de départ
terminal-calimala-street = dans la rue
terminal-calimala-choice = au choix
terminal-calimala-city = Ville : les rues et leurs disques, le plus bas d’abord
terminal-calimala-starter = Commence : { $name }
# $street is a letter, $acts what is left to do there.
terminal-calimala-acts = { $must ->
    [yes] { $name } agit dans la rue { $street } : { $acts } (au moins une action)
   *[no] { $name } agit dans la rue { $street } : { $acts }
}
terminal-calimala-only-cards = seulement des cartes
# Columns of a table; short.
terminal-calimala-heading = { $column ->
    [points] points
    [discs] disques
    [white] blancs
    [cubes] cubes
    [wood] bois
    [brick] brique
    [marble] marbre
    [ships] navires
    [seats] sièges
    [cards] cartes
    [cloth] étoffe
   *[houses] comptoirs
}
terminal-calimala-free = libre
# What a scoring tile is called where room is short: 13 letters at most.
terminal-calimala-tile = { $tile ->
    [barcelona] Barcelone
    [lisbon] Lisbonne
    [london] Londres
    [troyes] Troyes
    [bruges] Bruges
    [hamburg] Hambourg
    [maria] S. Maria
    [croce] S. Croce
    [miniato] S. Miniato
    [artwork] œuvres
    [ports] ports
    [trades] v. marchandes
    [wood] bois
    [brick] brique
    [marble] marbre
   *[none] ?
}
terminal-calimala-dealt = a reçu { $cards }
terminal-calimala-tie = devant par le conseil
