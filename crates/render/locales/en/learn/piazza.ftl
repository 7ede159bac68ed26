# The first game; the record is crates/render/src/learn/piazza.record.

learn-piazza-1 = The red and the green cards are yours. A card goes beside one that lies there, and differs from all its neighbours in colour and symbol. Lay the lit red card at the right end of the top row: with the other red card it makes a bracket.
learn-piazza-2 = A second card would have to form a bracket with the first one, and no place offers that. So end your turn.
learn-piazza-3 = The bracket gave 3 points, one for every card from end to end. Now a turn with two cards: lay the first one below the yellow card on the right.
learn-piazza-4 = The second card goes to the left end of the same row, so that the two form a bracket. The empty place between them does no harm.
learn-piazza-5 = 8 points: 3 for each of the two columns, and 2 for the row, since empty places count nothing. Now green: lay it at the right end of the second row, where it makes a bracket with your start card.
learn-piazza-6 = A second green card cannot form a bracket with this one. End your turn.
learn-piazza-7 = Two green cards in one turn: the first goes above the blue card on the right.
learn-piazza-8 = The second goes above the other blue card, in the same row.
learn-piazza-9 = 8 points again. Your opponent’s yellow card inside your bracket does you no harm. Now the longest bracket so far: lay a red card at the lower end of the second column. By itself it scores nothing.
learn-piazza-10 = And the other red card at the upper end of the same column.
learn-piazza-end = Six cards from end to end: 6 points, 28 in all. The piazza grows to eight by eight at most. When all cards lie, the most points win. Now play a whole game.

# The pictures of the rules.
site-picture-piazza-1 = The start cards of two players.
site-picture-piazza-2 = Red, blue, red: a bracket of three cards in the top row.
site-picture-piazza-3 = Two new red cards: a bracket in each column and one between the two.
