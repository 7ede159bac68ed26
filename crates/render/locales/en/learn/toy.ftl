# The first game; the record is crates/render/src/learn/toy.record.

learn-toy-1 = You hold the highest card, so bet as much as you may: 3.
learn-toy-end = Your 4 beats the 2, and both bets are yours: 5 points. Now play a whole game.

# The pictures of the rules.
site-picture-toy-1 = Your own card lies open, the other one is hidden.
