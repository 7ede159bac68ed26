# Azul. People count from 1; source 0 is the centre.
#
# Terms: tuile (tile), fabrique (factory), centre (centre), offre des fabriques (factory offer),
# pose sur le mur (wall tiling), ligne (pattern line), mur (wall), rangée (row of the wall),
# colonne (column), plancher (floor), marqueur premier joueur (start marker), sac (bag),
# couvercle (lid), manche (round), piste de score (score track).

azul-name = Azul
azul-blurb = Choisis tes azulejos et décore le mur du palais, ligne après ligne.
# On the card of the game.
azul-pitch = Choisis tes azulejos et décore le mur du palais, ligne après ligne.
azul-option-wall = Mur
azul-option-wall-hint = Tu découvres Azul ? Commence par le mur coloré.
azul-option-wall-coloured = Coloré : chaque tuile a sa place
azul-option-wall-grey = Gris : tu choisis les places

# The colour as such; where it belongs to tiles, the form is written out.
azul-colour = { $colour ->
    [blue] bleu
    [yellow] jaune
    [red] rouge
    [black] noir
   *[white] blanc
}

azul-status-start = Tirage du premier joueur
azul-status-deal = Manche { $round }, distribution des tuiles
azul-status-offer = Manche { $round }, offre des fabriques
azul-status-tiling = Manche { $round }, pose sur le mur
azul-status-over = Terminé après { $round ->
    [one] { $round } manche
   *[other] { $round } manches
}
azul-note-starts = commencera la manche suivante
azul-last-round = C’est la dernière manche : { $name } complète une rangée.

azul-factories = Fabriques
azul-factory = Fabrique { $number }
azul-centre = Centre
azul-marker = Le marqueur premier joueur : il va à la première personne qui prend au centre
# Tiles: "3 bleues". Other messages refer to it.
azul-heap = { $n ->
    [one] { $n } { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [black] noire
       *[white] blanche
    }
   *[other] { $n } { $colour ->
        [blue] bleues
        [yellow] jaunes
        [red] rouges
        [black] noires
       *[white] blanches
    }
}
azul-in-bag = Dans le sac
azul-in-lid = Dans le couvercle
azul-on-offer = Encore à prendre

azul-your-wall = Ton mur
azul-wall-of = Mur : { $name }
azul-forecast = Si la manche se terminait ici :
azul-round-so-far = cette manche { $points }
azul-track = Piste de score : { $scores }
azul-track-of = { $name } { $points }
azul-floor = Plancher
azul-floor-clear = vide
azul-floor-holds = Plancher : { $n ->
    [0] vide
    [one] { $n } pièce, { $points ->
        [one] { $points } point perdu
       *[other] { $points } points perdus
    }
   *[other] { $n } pièces, { $points ->
        [one] { $points } point perdu
       *[other] { $points } points perdus
    }
}
azul-line = Ligne { $line }
azul-line-empty = Ligne { $line } : vide
azul-line-holds = Ligne { $line } : { $n } sur { $spaces } en { azul-colour }
azul-space = Mur, rangée { $row }, colonne { $column }
azul-summary-row = Rangée { $row } : en ligne, { $colour ->
    [none] rien
    [blue] { $n } sur { $spaces } en bleu
    [yellow] { $n } sur { $spaces } en jaune
    [red] { $n } sur { $spaces } en rouge
    [black] { $n } sur { $spaces } en noir
   *[white] { $n } sur { $spaces } en blanc
} ; au mur, { $n_laid ->
    [0] rien
   *[other] { $laid }
}.

azul-step-take = Prends des tuiles
azul-step-place = Choisis une ligne
azul-step-column = Choisis une colonne
azul-prompt-take = Prends toutes les tuiles d’une couleur.
azul-prompt-place = { azul-heap } en main. Où { $n ->
    [one] va-t-elle
   *[other] vont-elles
} ?
azul-prompt-column = La ligne { $row } est pleine. Où poser la tuile { $colour ->
    [blue] bleue
    [yellow] jaune
    [red] rouge
    [black] noire
   *[white] blanche
} sur le mur ?
azul-take = Prendre { $n ->
    [one] { $n } tuile { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [black] noire
       *[white] blanche
    }
   *[other] { $n } tuiles { $colour ->
        [blue] bleues
        [yellow] jaunes
        [red] rouges
        [black] noires
       *[white] blanches
    }
} { $source ->
    [0] au centre
   *[other] sur la fabrique { $source }
}
azul-take-short = { azul-heap }, { $source ->
    [0] centre
   *[other] fabrique { $source }
}
azul-line-label = Ligne { $line } : { $complete ->
    [yes] complète
   *[no] { $placed ->
        [one] { $placed } posée
       *[other] { $placed } posées
    }
}{ $fall ->
    [0] {""}
    [one] , { $fall } tombe
   *[other] , { $fall } tombent
}{ $marker ->
    [yes] , avec le marqueur premier joueur
   *[no] {""}
}, cette manche { $points }
azul-floor-label = Plancher : { $n ->
    [one] la tuile tombe
   *[other] les { $n } tuiles tombent
}{ $marker ->
    [yes] {" "}avec le marqueur premier joueur
   *[no] {""}
}, { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}
azul-why-line = { $complete ->
    [yes] La ligne { $line } est complète : une tuile ira sur le mur.
   *[no] { $missing ->
        [one] Il manque encore { $missing } tuile à la ligne { $line }.
       *[other] Il manque encore { $missing } tuiles à la ligne { $line }.
    }
}{ $fall ->
    [0] {""}
    [one] {" "}{ $fall } tuile tombe.
   *[other] {" "}{ $fall } tuiles tombent.
}{ $marker ->
    [yes] {" "}Tu prends le marqueur premier joueur.
   *[no] {""}
} Cette manche : { $points }.
azul-why-floor = { $n ->
    [one] La tuile tombe
   *[other] Les { $n } tuiles tombent
}{ $marker ->
    [yes] {" "}avec le marqueur premier joueur
   *[no] {""}
} : { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}.
azul-confirm-line = { azul-heap } sur la ligne { $line }
azul-confirm-floor = { azul-heap } au plancher
azul-column = Colonne { $column }
azul-column-label = Rangée { $row }, colonne { $column } : tuile { $colour ->
    [blue] bleue
    [yellow] jaune
    [red] rouge
    [black] noire
   *[white] blanche
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
azul-confirm-column = Poser la { $colour ->
    [blue] bleue
    [yellow] jaune
    [red] rouge
    [black] noire
   *[white] blanche
}, colonne { $column }

azul-log-take = { azul-heap } { $source ->
    [0] du centre
   *[other] de la fabrique { $source }
} { $line ->
    [0] vers le plancher
   *[other] vers la ligne { $line }
}{ $fall ->
    [0] {""}
    [one] , { $fall } tombe
   *[other] , { $fall } tombent
}{ $marker ->
    [yes] , avec le marqueur premier joueur
   *[no] {""}
}
azul-log-tile = Pose une { $colour ->
    [blue] bleue
    [yellow] jaune
    [red] rouge
    [black] noire
   *[white] blanche
}, rangée { $row }, colonne { $column }
azul-log-tiles = { $n ->
    [one] Pose { $n } tuile sur le mur
   *[other] Pose { $n } tuiles sur le mur
}
azul-log-floor = Plancher
azul-log-blocked = Ligne { $line } : pas de place sur le mur pour le { azul-colour }, les tuiles tombent
azul-log-round = Manche { $round } : { $name } commence
azul-log-lid = Le sac est vide : { $n ->
    [one] { $n } tuile y revient du couvercle
   *[other] { $n } tuiles y reviennent du couvercle
}
azul-log-bonus = Fin de partie : { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
}, { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}, { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
}
azul-log-over = La partie est terminée

azul-source-tiles = Tuiles sur le mur
azul-source-floor = Plancher
azul-source-rows = Rangées complètes
azul-source-columns = Colonnes complètes
azul-source-colours = Couleurs complètes

azul-refusal-over = La partie est terminée.
azul-refusal-not-dealt = Attends que le premier joueur soit tiré au sort et que les fabriques soient remplies.
azul-refusal-no-start-player = Il faut d’abord tirer au sort le premier joueur.
azul-refusal-deal-next = C’est la fabrique { $factory } qui se remplit maintenant.
azul-refusal-not-your-turn = Ce n’est pas ton tour.
azul-refusal-must-take = Pendant l’offre des fabriques, ton tour consiste à prendre des tuiles.
azul-refusal-tile-next = Le mur se remplit de haut en bas : choisis une colonne pour la rangée { $row }.
azul-refusal-no-such-seat = Il n’y a pas de place { $seat }.
azul-refusal-deal-number = { $number ->
    [one] Cette fabrique reçoit { $number } tuile.
   *[other] Cette fabrique reçoit { $number } tuiles.
}
azul-refusal-not-in-bag = Ces tuiles ne peuvent pas sortir du sac : on le vide avant de reprendre celles du couvercle.
azul-refusal-line-full = La ligne { $line } est déjà pleine.
azul-refusal-line-colour = La ligne { $line } contient des tuiles { $held ->
    [blue] bleues
    [yellow] jaunes
    [red] rouges
    [black] noires
   *[white] blanches
} ; tu ne peux pas y poser de { $colour ->
    [blue] bleues
    [yellow] jaunes
    [red] rouges
    [black] noires
   *[white] blanches
}.
azul-refusal-colour-on-wall = La rangée { $line } de ton mur a déjà du { azul-colour }.
azul-refusal-no-such-factory = Il n’y a pas de fabrique { $factory }.
azul-refusal-not-in-factory = Il n’y a pas de tuile { $colour ->
    [blue] bleue
    [yellow] jaune
    [red] rouge
    [black] noire
   *[white] blanche
} sur la fabrique { $factory }.
azul-refusal-not-in-centre = Il n’y a pas de tuile { $colour ->
    [blue] bleue
    [yellow] jaune
    [red] rouge
    [black] noire
   *[white] blanche
} au centre.
azul-refusal-space-taken = Il y a déjà une tuile en rangée { $row }, colonne { $column }.
azul-refusal-colour-in-column = La colonne { $column } a déjà du { azul-colour }.

# The board in words.
azul-spoken-factory = Fabrique { $number } : { $n ->
    [0] vide
   *[other] { $tiles }
}
azul-spoken-centre = Centre : { $n ->
    [0] aucune tuile
   *[other] { $tiles }
}{ $marker ->
    [yes] {" "}; le marqueur premier joueur est ici
   *[no] {""}
}
azul-spoken-bag = Dans le sac : { $n ->
    [0] rien
   *[other] { $tiles }
}
azul-spoken-lid = Dans le couvercle : { $n ->
    [0] rien
   *[other] { $tiles }
}
azul-spoken-laid = { azul-colour } en colonne { $column }
azul-spoken-forecast = Si la manche se terminait ici : { $points }
azul-spoken-pattern = Les couleurs de la rangée 1 de chaque mur, à partir de la colonne 1 : { $colours }. Chaque rangée suivante est décalée d’une colonne vers la droite.

# The terminal: what is behind an example of the notation, above choices and on boards.
azul-terminal-take = prend les tuiles bleues de la fabrique 2 et les pose sur la ligne 3
azul-terminal-drop = prend les tuiles noires au centre et les met au plancher
azul-terminal-lay = pose la tuile de la ligne pleine 1 dans la colonne 3 du mur ; seulement avec le mur gris
azul-terminal-letters = Couleurs : b bleu, y jaune, r rouge, k noir, w blanc ; m est le marqueur premier joueur.
azul-terminal-line = ligne
azul-terminal-column = colonne
azul-terminal-tie = plus de rangées complètes

# La fin : ce qui est complet sur un mur.
azul-end-wall = { $n } tuiles sur 25.
azul-end-row-complete = La rangée { $row } est complète.
azul-end-column-complete = La colonne { $column } est complète.
azul-end-colour-complete = Les cinq tuiles en { $colour }.
azul-end-colour = cinq en { azul-colour }
