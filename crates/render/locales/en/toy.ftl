# The toy, a game for tests.

toy-name = The toy
toy-blurb = One card each, one bet each: the higher card takes both.
# On the card of the game.
toy-pitch = One card each, one bet each: the higher card takes both.
toy-source-bets = Bets won

# Behind the name of the game.
toy-status-deal = Dealing
toy-status-bet = Betting
toy-status-over = Game over

# Steps and questions.
toy-step-bet = Bet
toy-prompt-bet = Bet on your card.
toy-bet = Bet { $n }

# What happened, behind who did it.
toy-tell-bet = bets { $n }
toy-tell-card = shows { $card }
toy-tell-won = wins both bets

# The boards.
toy-table = The cards
toy-deck = Four cards, 1 to 4
toy-mine = Your card
toy-other = { $name }’s card
toy-card = Card { $card }
toy-card-hidden = A hidden card
toy-no-bet = No bet yet

# Why an action is refused.
toy-refusal-no-card = There’s no such card left.
toy-refusal-no-bet = You can bet { $low } or { $high }.
toy-refusal-not-now = You can’t do that now.
