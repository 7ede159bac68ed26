# Saluti dalla Piazza.
#
# Terms: carte (card), piazza (the cards on the table), ligne (row), colonne (column), parenthèse
# (bracket), symbole (symbol), pile (pile), main (hand), couleur neutre (neutral colour), poser
# (lay), tour (turn), passer (pass). Symbols: fontaine, vélo, tasse, citron, colombe, campanile.

piazza-name = Saluti dalla Piazza
piazza-blurb = Pose des cartes postales sur la place et forme de longues parenthèses entre deux cartes de ta couleur.
# On the card of the game.
piazza-pitch = Trois cartes en main, une place à partager, des parenthèses partout.
piazza-source-rows = Parenthèses en ligne
piazza-source-columns = Parenthèses en colonne

# The colour as such; where it belongs to cards, the form is written out.
piazza-colour = { $colour ->
    [green] vert
    [blue] bleu
    [yellow] jaune
   *[red] rouge
}
piazza-symbol = { $symbol ->
    [fountain] fontaine
    [bicycle] vélo
    [coffee] tasse
    [lemon] citron
    [dove] colombe
   *[tower] campanile
}
piazza-card = { $symbol ->
    [fountain] fontaine { $colour ->
        [green] verte
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    }
    [bicycle] vélo { piazza-colour }
    [coffee] tasse { $colour ->
        [green] verte
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    }
    [lemon] citron { piazza-colour }
    [dove] colombe { $colour ->
        [green] verte
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    }
   *[tower] campanile { piazza-colour }
}
# The same at the beginning of a sentence.
piazza-card-first = { $symbol ->
    [fountain] Fontaine { $colour ->
        [green] verte
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    }
    [bicycle] Vélo { piazza-colour }
    [coffee] Tasse { $colour ->
        [green] verte
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    }
    [lemon] Citron { piazza-colour }
    [dove] Colombe { $colour ->
        [green] verte
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    }
   *[tower] Campanile { piazza-colour }
}

# Behind the name of the game.
piazza-status-setup = Préparation
piazza-status = { $n ->
    [one] { $n } carte posée sur { $all }
   *[other] { $n } cartes posées sur { $all }
}
piazza-status-over = { $n ->
    [one] Partie terminée, { $n } carte posée sur { $all }
   *[other] Partie terminée, { $n } cartes posées sur { $all }
}
piazza-last-round = Ce sont les dernières cartes : chacun n’en a plus qu’une au plus.
# Behind who sits there.
piazza-note-one = { piazza-colour }{ $finished ->
    [0] {""}
    [1] , a fini en premier
   *[other] , a fini
}
piazza-note-two = { $first ->
    [blue] bleu
   *[red] rouge
} et { $second ->
    [yellow] jaune
   *[green] vert
}{ $finished ->
    [0] {""}
    [1] , a fini en premier
   *[other] , a fini
}

# Steps and questions.
piazza-step-card = Choisis une carte
piazza-step-place = Pose-la
piazza-step-second = Deuxième carte
piazza-step-second-place = Pose-la
piazza-step-pass = Passe
piazza-prompt-card = Quelle carte poses-tu ?
piazza-prompt-place = { piazza-card-first } : à quel emplacement ?
piazza-prompt-second = Pose une deuxième carte { $colour ->
    [green] verte
    [blue] bleue
    [yellow] jaune
   *[red] rouge
} alignée avec la première, ou termine ton tour.
piazza-prompt-end = Aucune deuxième carte ne forme de parenthèse avec la première. Termine ton tour.
piazza-prompt-pass = Aucune de tes cartes ne peut être posée. Tu passes et gardes ta main.
piazza-choose-card = { piazza-card-first } dans ta main : { $n ->
    [one] { $n } emplacement
   *[other] { $n } emplacements
}
piazza-why-card = { $n ->
    [one] Un emplacement possible ; son chiffre dit ce qu’il rapporte.
   *[other] { $n } emplacements possibles ; leur chiffre dit ce qu’ils rapportent.
}
piazza-choose-place = { $cell } : { $n ->
    [0] pas de parenthèse, 0 point
    [one] une parenthèse, { $points } points
   *[other] { $n } parenthèses, { $points } points
}
piazza-why-place = { $n ->
    [0] Pas de parenthèse, pas de point.
    [one] Une parenthèse de { $points } cartes.
   *[other] { $n } parenthèses : { $terms } = { $points } points.
}{ $more ->
    [yes] {" "}Une deuxième carte alignée peut suivre.
   *[no] {""}
}
piazza-confirm-lay = Poser en { $cell }
piazza-choose-end = Terminer ton tour : { $points ->
    [0] pas de point
    [one] { $points } point
   *[other] { $points } points
}
piazza-end = Terminer
piazza-choose-pass = Passer : aucune de tes cartes ne peut être posée
piazza-pass = Passer

# The piazza.
piazza-field = La piazza
piazza-cell = { $cell } : { piazza-card }
piazza-cell-empty = { $cell } : vide
piazza-summary = { $n ->
    [one] { $n } carte est posée sur la piazza : { $columns } colonnes de large, { $rows } lignes de haut.
   *[other] { $n } cartes sont posées sur la piazza : { $columns } colonnes de large, { $rows } lignes de haut.
}
piazza-summary-colour = { $n ->
    [0] Aucune carte { $colour ->
        [green] verte
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    }.
    [one] { $n } carte { $colour ->
        [green] verte
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    } : { $cells }.
   *[other] { $n } cartes { $colour ->
        [green] vertes
        [blue] bleues
        [yellow] jaunes
       *[red] rouges
    } : { $cells }.
}
piazza-hand = Ta main
piazza-hand-finished = Tu as posé toutes tes cartes.

# Brackets and their sums.
piazza-brackets = Parenthèses
piazza-brackets-aim = Cet emplacement
piazza-brackets-so-far = Ce tour jusqu’ici
piazza-brackets-last = Le dernier tour
piazza-brackets-note = Une parenthèse relie deux cartes d’une même couleur sur une ligne ou une colonne. Chaque carte d’un bout à l’autre compte ; les trous ne l’interrompent pas.
piazza-size = La piazza a { $columns } colonnes de large et { $rows } lignes de haut. { $room ->
    [none] Elle ne peut plus grandir.
    [columns] Elle peut grandir jusqu’à 8 colonnes.
    [rows] Elle peut grandir jusqu’à 8 lignes.
   *[both] Elle peut grandir jusqu’à 8 sur 8.
}
piazza-n-brackets = { $n ->
    [0] pas de parenthèse
    [one] une parenthèse
   *[other] { $n } parenthèses
}
piazza-row = ligne { $row }
piazza-column = colonne { $column }
piazza-to-left = gauche
piazza-to-right = droite
piazza-to-up = haut
piazza-to-down = bas
piazza-to-first = 1re carte

# Hands and piles.
piazza-pile-own = Ta pile
piazza-cards-of = Cartes : { $name }
# Behind a number.
piazza-in-pile = dans la pile
piazza-all-laid = Toutes les cartes sont posées.
piazza-of-colour = { $n ->
    [one] { $n } { $colour ->
        [green] verte
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    }
   *[other] { $n } { $colour ->
        [green] vertes
        [blue] bleues
        [yellow] jaunes
       *[red] rouges
    }
}
piazza-n-hand = { $n ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $n } cartes en main
}
piazza-left-pile = Encore à venir, par symbole
piazza-left-both = En main et dans la pile, par symbole
piazza-neutral-note = Le jaune est neutre. Sa ligne compte toutes les cartes jaunes cachées, dans les mains et dans les piles.
piazza-neutral-of = { $n ->
    [0] plus de carte neutre
    [one] une carte neutre en main ou dans la pile
   *[other] { $n } cartes neutres en main et dans la pile
}
piazza-has-passed = A passé : aucune carte en main ne pouvait être posée.

# The log.
piazza-tell-start = Joue en premier
piazza-tell-lay = { piazza-card-first } en { $cell }
piazza-tell-last-card = { piazza-card-first } en { $cell }, { $n ->
    [one] une parenthèse
   *[other] { $n } parenthèses
}
piazza-tell-end = { $n ->
    [one] Une parenthèse
   *[other] { $n } parenthèses
}
piazza-tell-finished = { $place ->
    [1] A posé toutes ses cartes en premier
   *[other] A posé toutes ses cartes
}
piazza-tell-pass = Passe : aucune carte ne peut être posée
piazza-tell-stuck = Personne ne peut poser de carte : la partie est terminée

# Why a move is refused.
piazza-refusal-over = La partie est terminée.
piazza-refusal-cards-first = Attends que les cartes soient posées et piochées.
piazza-refusal-not-your-turn = C’est le tour de quelqu’un d’autre.
piazza-refusal-no-such-seat = Cette place n’existe pas.
piazza-refusal-no-start-player = D’abord, le premier joueur est tiré au sort.
piazza-refusal-draw-next = C’est à quelqu’un d’autre de piocher.
piazza-refusal-symbol-opened = Une carte de départ porte déjà ce symbole.
piazza-refusal-open-next = C’est la carte de départ { $colour ->
    [green] verte
    [blue] bleue
    [yellow] jaune
   *[red] rouge
} qui est posée maintenant.
piazza-refusal-not-in-pile = Cette carte n’est pas dans la pile.
piazza-refusal-must-lay = Tu peux poser une carte, donc tu ne peux pas passer.
piazza-refusal-lay-first = Commence ton tour en posant une carte.
piazza-refusal-lay-or-end = Pose une deuxième carte ou termine ton tour.
piazza-refusal-not-in-hand = Tu n’as pas cette carte en main.
piazza-refusal-cell-taken = Il y a déjà une carte à cet endroit.
piazza-refusal-no-neighbour = Une carte doit toucher une autre carte par un côté. En diagonale, ça ne suffit pas.
piazza-refusal-same-colour = Elle toucherait { piazza-neighbour }. Deux voisines n’ont jamais la même couleur.
piazza-refusal-same-symbol = Elle toucherait { piazza-neighbour }. Deux voisines n’ont jamais le même symbole.
piazza-refusal-field-left = La piazza dépasserait huit cartes de large ou de haut.
piazza-refusal-other-colour = Les deux cartes d’un tour ont la même couleur : pas de carte { $colour ->
    [green] verte
    [blue] bleue
    [yellow] jaune
   *[red] rouge
} après la première.
piazza-refusal-bracket-interrupted = Il y a une autre carte { $colour ->
    [green] verte
    [blue] bleue
    [yellow] jaune
   *[red] rouge
} entre les deux : elles ne forment pas de parenthèse.
piazza-refusal-not-in-line = Les deux cartes d’un tour doivent former une parenthèse : même ligne ou même colonne.
piazza-neighbour = { $neighbour ->
   *[r1] le campanile rouge
    [r2] la fontaine rouge
    [r3] le vélo rouge
    [r4] la tasse rouge
    [r5] le citron rouge
    [r6] la colombe rouge
    [g1] le campanile vert
    [g2] la fontaine verte
    [g3] le vélo vert
    [g4] la tasse verte
    [g5] le citron vert
    [g6] la colombe verte
    [b1] le campanile bleu
    [b2] la fontaine bleue
    [b3] le vélo bleu
    [b4] la tasse bleue
    [b5] le citron bleu
    [b6] la colombe bleue
    [y1] le campanile jaune
    [y2] la fontaine jaune
    [y3] le vélo jaune
    [y4] la tasse jaune
    [y5] le citron jaune
    [y6] la colombe jaune
}

# The terminal: what is behind an example of the notation, above choices and on boards.
piazza-terminal-lay = pose la carte bleue au symbole 4 en colonne 1, ligne -2
piazza-terminal-end = termine ton tour après la première carte
piazza-terminal-pass = si aucune de tes cartes ne peut être posée
piazza-terminal-letters = Couleurs : r rouge, g vert, b bleu, y jaune. Symboles : 1 campanile, 2 fontaine, 3 vélo, 4 tasse, 5 citron, 6 colombe. Colonnes et lignes se comptent depuis la première carte de départ.
piazza-terminal-cell = ligne, colonne
piazza-terminal-left = restent
piazza-terminal-neutral = { $n ->
    [one] { $n } neutre
   *[other] { $n } neutres
}
piazza-terminal-tie = a fini plus tôt
