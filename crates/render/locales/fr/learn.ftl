# Première partie : dix coups guidés. Les textes suivent les parties de crates/render/src/learn.

learn-title = Ta première partie
learn-page = Ta première partie · { $game }
learn-link = Première partie, pas à pas
learn-step = Coup { $n } sur { $total }
learn-done = Bien joué
learn-progress = Ta progression
learn-back = Revenir d’une étape
learn-rules = Lire les règles
learn-happened = Ce qui s’est passé
learn-other = Ce serait permis, mais cette fois, choisis ce qui est mis en évidence.
learn-hint = Voici le coup : confirme-le.
learn-no-step = La première partie a dix coups ; cette étape n’existe pas.
