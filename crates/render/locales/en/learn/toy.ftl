# The first game; the record is crates/render/src/learn/toy.record.

learn-toy-1 = You have the highest card, so bet as much as you can: 3.
learn-toy-end = Your 4 beats the 2, and both bets are yours: 5 points. Now you’re ready for a full game.

# The pictures of the rules.
site-picture-toy-1 = Your own card is face up, the other one is hidden.
