# Calçada. People count spaces from 1; squares are named by column and row, such as d3.
#
# Terms: pavé (stone), carrousel (ring), case (space of the ring), tableau (board), quartier
# (district), place (square), chiffre (number of a square), tuile (tile), magasin (open tiles),
# pile (stack), tuile bonus (bonus tile), symbole bonus (bonus symbol), motif (motif), table de
# score (prices), rangée (row of the table de score), annoncer (declare), déplacer (move), placer
# (place), manche (round), non complété (unfinished), fermer une couleur (close a colour), piste de
# score (score track). Motifs: tram, sardine, caravelle, guitare, coq.

calcada-name = Calçada
calcada-blurb = Pave ton coin de Lisbonne, quartier par quartier, avant que les multiplicateurs ne baissent.
# On the card of the game.
calcada-pitch = Annonce un pavé, avance-le, pave ton quartier.

calcada-option-board = Tableaux
calcada-option-board-hint = Les tableaux imprimés manquent dans nos sources : A et B sont de nous. Tu peux aussi jouer sur les tiens.
calcada-option-board-A = Côté A, huit quartiers
calcada-option-board-B = Côté B, neuf quartiers

calcada-source-districts = Quartiers
calcada-source-closing = Couleurs fermées
calcada-source-motifs = Groupes de motifs
calcada-source-incomplete = Tuiles de quartiers non complétés
calcada-source-bonus = Tuiles bonus

# Words of the game, used by the messages below. They read the same parameters.
# The colour as such and of stones; where it belongs to tiles, the form is written out.
calcada-colour = { $colour ->
    [blue] bleu
    [yellow] jaune
    [red] rouge
    [green] vert
   *[black] noir
}
calcada-colour-first = { $colour ->
    [blue] Bleu
    [yellow] Jaune
    [red] Rouge
    [green] Vert
   *[black] Noir
}
calcada-motif = { $motif ->
    [tram] tram
    [sardine] sardine
    [caravel] caravelle
    [guitar] guitare
    [rooster] coq
   *[bonus] symbole bonus
}
calcada-motifs = { $motif ->
    [tram] Trams
    [sardine] Sardines
    [caravel] Caravelles
    [guitar] Guitares
    [rooster] Coqs
   *[bonus] Symboles bonus
}
calcada-tile = { $motif ->
    [tram] tram { calcada-colour }
    [sardine] sardine { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [green] verte
       *[black] noire
    }
    [caravel] caravelle { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [green] verte
       *[black] noire
    }
    [guitar] guitare { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [green] verte
       *[black] noire
    }
    [rooster] coq { calcada-colour }
   *[bonus] symbole bonus { calcada-colour }
}
calcada-stones = { $n ->
    [one] { $n } { calcada-colour }
   *[other] { $n } { $colour ->
        [blue] bleus
        [yellow] jaunes
        [red] rouges
        [green] verts
       *[black] noirs
    }
}

calcada-status-setup = Préparation
calcada-status-declare = { $last ->
    [yes] Dernière manche · annoncer
   *[no] Manche { $round } · annoncer
}
calcada-status-place = { $last ->
    [yes] Dernière manche · placer
   *[no] Manche { $round } · placer
}
calcada-status-turn-up = { $last ->
    [yes] Dernière manche · nouvelles tuiles
   *[no] Manche { $round } · nouvelles tuiles
}
calcada-status-over = { $round ->
    [one] Après { $round } manche
   *[other] Après { $round } manches
}
calcada-last-round = C’est la dernière manche.

# Also the name of the bonus tiles on a board.
calcada-note = { $n ->
    [0] pas de tuile bonus
    [one] { $n } tuile bonus
   *[other] { $n } tuiles bonus
}
calcada-no-bonus = pas de bonus

# The ring.
calcada-ring = Carrousel
calcada-space = { $n ->
    [0] Case { $space } : aucun pavé
    [one] Case { $space } : { $n } pavé, { $stones }
   *[other] Case { $space } : { $n } pavés, { $stones }
}
calcada-stones-on = { $n ->
    [one] Pavé { calcada-colour } sur la case { $space }
   *[other] { $n } pavés { $colour ->
        [blue] bleus
        [yellow] jaunes
        [red] rouges
        [green] verts
       *[black] noirs
    } sur la case { $space }
}
calcada-declared = annoncé
calcada-declared-label = Annoncé : { calcada-colour }, { $n }
calcada-declares = doit annoncer

# Prices, open tiles and stacks.
calcada-prices = Table de score et magasin
calcada-price = { $left ->
    [0] { calcada-colour-first } : fois { $n }, ensuite la couleur est fermée
    [one] { calcada-colour-first } : fois { $n }, encore { $left } rangée en dessous
   *[other] { calcada-colour-first } : fois { $n }, encore { $left } rangées en dessous
}
calcada-closed = { calcada-colour-first } : couleur fermée
calcada-stack = { $n ->
    [0] Pile { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [green] verte
       *[black] noire
    } : vide
    [one] Pile { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [green] verte
       *[black] noire
    } : { $n } tuile
   *[other] Pile { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [green] verte
       *[black] noire
    } : { $n } tuiles
}
calcada-left = Ce qui reste
calcada-left-caption = Face cachée dans les piles

# Boards.
calcada-your-pavement = Ton tableau
calcada-pavement-of = Tableau : { $name }
calcada-forecast = À la fin
calcada-forecast-parts = Si la partie se terminait maintenant : { $motifs } pour les motifs, { $incomplete } pour les tuiles de quartiers non complétés, { $bonus } pour les tuiles bonus.
calcada-square = { $square } : vide, chiffre { $number }, quartier de { $size }
calcada-square-laid = { $square } { calcada-tile }
calcada-track-of = { $name } { $points }
calcada-track = Piste de score : { $scores }
calcada-summary = { $n ->
    [0] { $own ->
        [yes] Tu n’as pas encore de tuile.
       *[no] { $name } n’a pas encore de tuile.
    }
    [one] { $own ->
        [yes] Tu as { $n } tuile : { $tiles }.
       *[no] { $name } a { $n } tuile : { $tiles }.
    }
   *[other] { $own ->
        [yes] Tu as { $n } tuiles : { $tiles }.
       *[no] { $name } a { $n } tuiles : { $tiles }.
    }
}

# Step A: a space, then a stone of it.
calcada-declare-step = Annonce un pavé
calcada-declare-prompt = Choisis une case du carrousel.
calcada-declare-stone-prompt = Chiffre { $n } : quelle couleur ?
calcada-space-short = Case { $space }
calcada-space-label = { $points ->
    [0] { $n ->
        [one] Case { $space }, { $n } pavé : { $stones }
       *[other] Case { $space }, { $n } pavés : { $stones }
    }
    [one] { $n ->
        [one] Case { $space }, { $n } pavé : { $stones } ; jusqu’à { $points } point
       *[other] Case { $space }, { $n } pavés : { $stones } ; jusqu’à { $points } point
    }
   *[other] { $n ->
        [one] Case { $space }, { $n } pavé : { $stones } ; jusqu’à { $points } points
       *[other] Case { $space }, { $n } pavés : { $stones } ; jusqu’à { $points } points
    }
}
calcada-stone-step = Couleur
calcada-stone-short = { calcada-colour-first }
calcada-declare-label = Pavé { calcada-colour } sur la case { $space } : annoncer { calcada-colour }, { $n } ; { $squares ->
    [one] { $squares } place possible
   *[other] { $squares } places possibles
}{ $points ->
    [0] {""}
    [one] , jusqu’à { $points } point
   *[other] , jusqu’à { $points } points
}
calcada-declare-why = { $points ->
    [0] { $squares ->
        [one] { $squares } place possible sur ton tableau.
       *[other] { $squares } places possibles sur ton tableau.
    }
    [one] Tu peux compléter un quartier pour { $points } point.
   *[other] Tu peux compléter un quartier pour { $points } points.
}
calcada-declare-confirm = Annoncer { calcada-colour }, { $n }

# The empty step.
calcada-empty-step = Déplace un pavé
calcada-empty-prompt = Aucune tuile ne convient. Avance d’une case le pavé de ton choix.
calcada-empty-stone-prompt = Quel pavé avance ?
calcada-empty-label = Pavé { calcada-colour } sur la case { $space } : il avance à la case { $next }, et ton tour est fini
calcada-empty-why = Rien ne peut être annoncé : le pavé avance, c’est tout, et ton tour est fini.
calcada-empty-confirm = Avancer le { calcada-colour }

# A stone for a bonus tile.
calcada-bonus-label = Payer une tuile bonus pour avancer d’une case le pavé de ton choix, avant d’annoncer
calcada-bonus-short = Tuile bonus
calcada-bonus-hub = Avancer un pavé
calcada-bonus-why = Une tuile bonus fait avancer d’une case le pavé de ton choix. Ensuite tu annonces comme d’habitude.
calcada-move-step = Paie pour avancer un pavé
calcada-move-prompt = Pour une tuile bonus : de quelle case ?
calcada-move-stone-prompt = Pour une tuile bonus : quel pavé avance ?
calcada-move-label = Pavé { calcada-colour } sur la case { $space } : il avance à la case { $next } pour une tuile bonus
calcada-move-why = Coûte une tuile bonus. Le pavé { calcada-colour } avance à la case { $next } ; ensuite tu annonces.
calcada-move-confirm = Payer et avancer le { calcada-colour }

# Step B: a tile, then a square; or the stack, for new tiles.
calcada-take-step = Tuile
calcada-take-prompt = { calcada-colour-first }, { $n }. Prends une tuile.
calcada-take-short = { $motif ->
    [tram] Tram
    [sardine] Sardine
    [caravel] Caravelle
    [guitar] Guitare
    [rooster] Coq
   *[bonus] Bonus
}
calcada-take-label = { $motif ->
    [tram] Tram { calcada-colour }
    [sardine] Sardine { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [green] verte
       *[black] noire
    }
    [caravel] Caravelle { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [green] verte
       *[black] noire
    }
    [guitar] Guitare { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [green] verte
       *[black] noire
    }
    [rooster] Coq { calcada-colour }
   *[bonus] Symbole bonus { calcada-colour }
} : { $squares ->
    [one] { $squares } place possible
   *[other] { $squares } places possibles
}
calcada-take-why = { $motif ->
    [bonus] Rapporte 2 tuiles bonus, mais ne compte pas comme motif à la fin.
   *[other] { calcada-motifs } côte à côte rapportent des points à la fin.
}
calcada-place-step = Place
calcada-place-prompt = { calcada-colour-first }, { $n }. Place { $motif ->
    [tram] le tram
    [sardine] la sardine
    [caravel] la caravelle
    [guitar] la guitare
    [rooster] le coq
   *[bonus] le symbole bonus
} sur { $free ->
    [yes] le chiffre de ton choix
   *[no] un { $n }
}.
calcada-place-label-closes = { $square }, chiffre { $number } : complète un quartier de { $size } et ferme le { calcada-colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
calcada-place-label-completes = { $square }, chiffre { $number } : complète un quartier de { $size }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
calcada-place-label-begins = { $square }, chiffre { $number } : commence un quartier de { $size }
calcada-place-label-grows = { $square }, chiffre { $number } : ensuite encore { $missing } pour compléter un quartier de { $size }
calcada-place-confirm = Placer en { $square }
calcada-why-closes = Le quartier est complet : { $size } tuiles × { $multiplier }, et 2 points pour fermer le { calcada-colour }. Plus personne ne pourra en prendre.
calcada-why-completes = Le quartier est complet : { $size } tuiles × { $multiplier }. Puis le { calcada-colour } descend d’une rangée pour tout le monde.
calcada-why-begins = Commence un quartier { calcada-colour } de { $size }.
calcada-why-grows = { $missing ->
    [one] Encore { $missing } tuile pour compléter ce quartier de { $size }.
   *[other] Encore { $missing } tuiles pour compléter ce quartier de { $size }.
}
calcada-why-bonus = { $n ->
    [one] Rapporte { $n } tuile bonus.
   *[other] Rapporte { $n } tuiles bonus.
}
calcada-why-motifs = { $before ->
    [0] { calcada-motifs } : { $group } ensemble, { $after } à la fin.
   *[other] { calcada-motifs } : { $group } ensemble, { $after } au lieu de { $before } à la fin.
}
calcada-refresh-label = Pile { $colour ->
    [blue] bleue
    [yellow] jaune
    [red] rouge
    [green] verte
   *[black] noire
} : payer une tuile bonus, les tuiles du magasin vont sous la pile et de nouvelles sont dévoilées
calcada-refresh-short = Rafraîchir
calcada-refresh-why = Coûte une tuile bonus. Les tuiles { $colour ->
    [blue] bleues
    [yellow] jaunes
    [red] rouges
    [green] vertes
   *[black] noires
} du magasin vont sous la pile, et de nouvelles viennent du dessus.
calcada-refresh-confirm = Payer et rafraîchir

# The log.
calcada-log-start = { $name } commence chaque manche
calcada-log-declared = Annonce { calcada-colour }, { $n }
calcada-log-moved = Paie une tuile bonus : un pavé { calcada-colour } avance à la case { $next }
calcada-log-moved-only = Ne peut rien placer : un pavé { calcada-colour } avance à la case { $next }
calcada-log-refreshed = Paie une tuile bonus pour de nouvelles tuiles { $colour ->
    [blue] bleues
    [yellow] jaunes
    [red] rouges
    [green] vertes
   *[black] noires
}
calcada-log-new-tiles = { $n ->
    [one] Nouvelle tuile { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [green] verte
       *[black] noire
    } : { $motifs }
   *[other] Nouvelles tuiles { $colour ->
        [blue] bleues
        [yellow] jaunes
        [red] rouges
        [green] vertes
       *[black] noires
    } : { $motifs }
}
calcada-log-placed = { $motif ->
    [bonus] Place un { calcada-tile } en { $square } et reçoit 2 tuiles bonus
    [tram] Place un { calcada-tile } en { $square }
    [rooster] Place un { calcada-tile } en { $square }
   *[other] Place une { calcada-tile } en { $square }
}
calcada-log-completed = { $motif ->
    [bonus] Place un { calcada-tile } en { $square } pour 2 tuiles bonus, quartier { $size } × { $multiplier }
    [tram] Place un { calcada-tile } en { $square }, quartier { $size } × { $multiplier }
    [rooster] Place un { calcada-tile } en { $square }, quartier { $size } × { $multiplier }
   *[other] Place une { calcada-tile } en { $square }, quartier { $size } × { $multiplier }
}
calcada-log-closed = Ferme le { calcada-colour }
calcada-log-closed-last = Ferme le { calcada-colour } : c’est la dernière manche
calcada-log-final = Fin de partie : motifs { $motifs }, quartiers non complétés { $incomplete }, tuiles bonus { $bonus }

# Why something is not allowed.
calcada-refusal-over = La partie est terminée.
calcada-refusal-not-laid-out = Attends que les pavés soient posés sur le carrousel.
calcada-refusal-not-turned-up = Attends que les tuiles soient dévoilées.
calcada-refusal-not-your-turn = C’est le tour de quelqu’un d’autre.
calcada-refusal-no-such-seat = Cette place n’existe pas.
calcada-refusal-no-start-player = D’abord, le premier joueur est tiré au sort.
calcada-refusal-ring-next = C’est une autre case qui reçoit maintenant ses pavés.
calcada-refusal-ring-number = { $number ->
    [one] Cette case reçoit { $number } pavé.
   *[other] Cette case reçoit { $number } pavés.
}
calcada-refusal-no-such-stones = Le carrousel n’a que trois pavés de chaque couleur.
calcada-refusal-not-in-stack = Il ne reste pas de { calcada-tile } à dévoiler.
calcada-refusal-turn-up-next = C’est une tuile { $colour ->
    [blue] bleue
    [yellow] jaune
    [red] rouge
    [green] verte
   *[black] noire
} qui est dévoilée maintenant.
calcada-refusal-declare-first = Annonce d’abord un pavé. Sa couleur et son chiffre décident de ce que tu places.
calcada-refusal-not-on-space = Ce pavé n’est pas sur cette case.
calcada-refusal-colour-closed = Le { calcada-colour } est fermé : plus personne ne l’annonce.
calcada-refusal-no-open-tile = Il n’y a pas de tuile { $colour ->
    [blue] bleue
    [yellow] jaune
    [red] rouge
    [green] verte
   *[black] noire
} à prendre dans le magasin.
calcada-refusal-no-square = { $number ->
    [1] Il y a 1 pavé sur la case, et aucune de tes places libres au chiffre 1 ne peut recevoir de { calcada-colour }.
   *[other] Il y a { $number } pavés sur la case, et aucune place correspondante ne peut recevoir de { calcada-colour }.
}
calcada-refusal-can-declare = Tu peux annoncer un pavé et placer une tuile, donc tu dois le faire.
calcada-refusal-no-bonus-tile = Tu n’as pas de tuile bonus pour payer.
calcada-refusal-already-declared = Tu as annoncé { calcada-colour }. Place maintenant une tuile { $colour ->
    [blue] bleue
    [yellow] jaune
    [red] rouge
    [green] verte
   *[black] noire
}.
calcada-refusal-stack-empty = La pile { $colour ->
    [blue] bleue
    [yellow] jaune
    [red] rouge
    [green] verte
   *[black] noire
} est vide : les mêmes tuiles reviendraient.
calcada-refusal-not-in-display = Il n’y a pas de { calcada-tile } dans le magasin.
calcada-refusal-square-taken = Il y a déjà une tuile à cette place.
calcada-refusal-square-number = Cette place porte le chiffre { $printed }. Tu as annoncé { $number }.
calcada-refusal-district-colour = Ce quartier est { $held ->
    [blue] bleu
    [yellow] jaune
    [red] rouge
    [green] vert
   *[black] noir
} : tu ne peux pas y placer de { calcada-colour }.

# The board in words.
calcada-spoken-open = { $n ->
    [0] Aucune tuile visible
   *[other] Visibles : { $motifs }
}
calcada-spoken-free = { $square } libre, chiffre { $number }
calcada-spoken-district = Quartier { $district }, { $colour ->
    [none] { $size } cases, encore vide
   *[other] { $missing ->
        [0] { calcada-colour }, terminé
        [one] { calcada-colour }, { $missing } case libre sur { $size }
       *[other] { calcada-colour }, { $missing } cases libres sur { $size }
    }
} : { $squares }

# The terminal: what is behind an example of the notation, above choices and on boards.
calcada-terminal-declare = annonce un pavé jaune de la case 3, qui avance d’une case
calcada-terminal-move = paie une tuile bonus pour déplacer ce pavé, avant l’annonce
calcada-terminal-empty = déplace seulement ce pavé, si rien ne peut être annoncé
calcada-terminal-refresh = paie une tuile bonus pour rafraîchir le magasin de la couleur annoncée
calcada-terminal-place = place un tram de la couleur annoncée en rangée 1, colonne 3
calcada-terminal-letters = Couleurs : b bleu, y jaune, r rouge, g vert, k noir. Tuiles : T tram, S sardine, C caravelle, G guitare, R coq, B symbole bonus.
calcada-terminal-stone = pavé
calcada-terminal-square = place
calcada-terminal-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
# On a board, 16 letters at most.
calcada-terminal-bonus = { $n ->
    [one] { $n } tuile bonus
   *[other] { $n } tuiles bonus
}
