# Das Spielzeug, ein Spiel für Tests.

toy-name = Das Spielzeug
toy-blurb = Eine Karte, ein Einsatz: Die höhere Karte nimmt beide.
# On the card of the game.
toy-pitch = Eine Karte, ein Einsatz: Die höhere Karte nimmt beide.
toy-source-bets = Gewonnene Einsätze

# Behind the name of the game.
toy-status-deal = Austeilen
toy-status-bet = Einsätze
toy-status-over = Spielende

# Steps and questions.
toy-step-bet = Setzen
toy-prompt-bet = Setze auf deine Karte.
toy-bet = { $n } setzen

# What happened, behind who did it.
toy-tell-bet = setzt { $n }
toy-tell-card = zeigt die { $card }
toy-tell-won = gewinnt beide Einsätze

# The boards.
toy-table = Die Karten
toy-deck = Vier Karten, 1 bis 4
toy-mine = Deine Karte
toy-other = Die Karte von { $name }
toy-card = Karte { $card }
toy-card-hidden = Eine verdeckte Karte
toy-no-bet = Noch kein Einsatz

# Why an action is refused.
toy-refusal-no-card = Diese Karte gibt es nicht mehr.
toy-refusal-no-bet = Ein Einsatz ist { $low } oder { $high }.
toy-refusal-not-now = Nicht jetzt.
