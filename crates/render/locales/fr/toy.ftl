# Le jouet, un jeu pour les tests.

toy-name = Le jouet
toy-blurb = Une carte, une mise : la plus haute remporte les deux.
# On the card of the game.
toy-pitch = Une carte, une mise : la plus haute remporte les deux.
toy-source-bets = Mises gagnées

# Behind the name of the game.
toy-status-deal = Distribution
toy-status-bet = Mises
toy-status-over = Partie terminée

# Steps and questions.
toy-step-bet = Miser
toy-prompt-bet = Mise sur ta carte.
toy-bet = Miser { $n }

# What happened, behind who did it.
toy-tell-bet = mise { $n }
toy-tell-card = montre le { $card }
toy-tell-won = gagne les deux mises

# The boards.
toy-table = Les cartes
toy-deck = Quatre cartes, de 1 à 4
toy-mine = Ta carte
toy-other = Carte : { $name }
toy-card = Carte { $card }
toy-card-hidden = Une carte cachée
toy-no-bet = Pas encore de mise

# Why an action is refused.
toy-refusal-no-card = Cette carte n’est plus là.
toy-refusal-no-bet = Une mise est de { $low } ou { $high }.
toy-refusal-not-now = Pas maintenant.
