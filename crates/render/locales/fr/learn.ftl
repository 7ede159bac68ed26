# Première partie : dix coups guidés. Les textes suivent les parties de crates/render/src/learn.

learn-title = Première partie
learn-page = Première partie · { $game }
learn-link = Première partie, pas à pas
learn-step = Coup { $n } sur { $total }
learn-done = Bien joué
learn-progress = Où tu en es
learn-back = Un pas en arrière
learn-rules = Lire les règles
learn-happened = Ce qui s’est passé
learn-other = Ce serait permis, mais cette fois, prends ce qui est éclairé.
learn-hint = Voici le coup : confirme-le.
learn-no-step = La première partie a dix coups, et cette étape n’existe pas.
