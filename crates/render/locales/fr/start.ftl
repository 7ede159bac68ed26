# Jouer contre l’IA : à combien, et à quel niveau.

start-title = Jouer contre l’IA · { $game }
start-skip = Aller aux jeux
# En petit derrière le nom du jeu.
start-against = contre l’IA
start-players = Joueurs
start-players-n = { $n } joueurs : toi et { $others ->
    [one] un adversaire
   *[other] { $others } adversaires
}
start-level = À quel niveau joue-t-elle ?
# Pourquoi un niveau est déjà choisi.
start-as-last = comme la dernière fois
start-easier = plus facile après deux défaites
start-go = Commencer
start-close = Fermer

# Rejoindre une table.
start-sit-as = Prendre place : { $name }
start-more = Plus d’options
start-seat = Quelle place
start-seat-any = La première libre
