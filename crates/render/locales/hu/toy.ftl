# A játékszer, egy játék a teszteknek.

toy-name = A játékszer
toy-blurb = Egy lap, egy tét: a magasabb lap mindkettőt viszi.
# On the card of the game.
toy-pitch = Egy lap, egy tét: a magasabb lap mindkettőt viszi.
toy-source-bets = Megnyert tétek

# Behind the name of the game.
toy-status-deal = Osztás
toy-status-bet = Tétek
toy-status-over = Vége

# Steps and questions.
toy-step-bet = Tét
toy-prompt-bet = Tegyél a lapodra.
toy-bet = { $n } a tét

# What happened, behind who did it.
toy-tell-bet = tétje { $n }
toy-tell-card = lapja { $card }
toy-tell-won = megnyeri mindkét tétet

# The boards.
toy-table = A lapok
toy-deck = Négy lap, 1-től 4-ig
toy-mine = A lapod
toy-other = { $name } lapja
toy-card = { $card }. lap
toy-card-hidden = Egy rejtett lap
toy-no-bet = Még nincs tét

# Why an action is refused.
toy-refusal-no-card = Ilyen lap már nincs.
toy-refusal-no-bet = A tét { $low } vagy { $high }.
toy-refusal-not-now = Most nem.
