# The first game; the record is crates/render/src/learn/piazza.record.

learn-piazza-1 = The red and the green cards are yours. A card goes next to one that’s already on the table, and must differ from all its neighbours in both colour and symbol. Play the highlighted red card at the right end of the top row: it makes a bracket with the other red card.
learn-piazza-2 = A second card would have to make a bracket with the first one, and there’s nowhere it could. So end your turn.
learn-piazza-3 = The bracket gave you 3 points, one for every card from end to end. Now for a turn with two cards: play the first one below the yellow card on the right.
learn-piazza-4 = The second card goes at the left end of the same row, so that the two make a bracket. The gap between them doesn’t matter.
learn-piazza-5 = 8 points: 3 for each of the two columns, and 2 for the row, since gaps don’t count. Now green: play it at the right end of the second row, where it makes a bracket with your starting card.
learn-piazza-6 = A second green card can’t make a bracket with this one. End your turn.
learn-piazza-7 = Two green cards in one turn: the first goes above the blue card on the right.
learn-piazza-8 = The second goes above the other blue card, in the same row.
learn-piazza-9 = 8 points again. Your opponent’s yellow card inside your bracket doesn’t hurt you. Now for the longest bracket so far: play a red card at the bottom of the second column. On its own it scores nothing.
learn-piazza-10 = And the other red card at the top of the same column.
learn-piazza-end = Six cards from end to end: 6 points, 28 in all. The piazza can grow to eight by eight. When all the cards are on the table, whoever has the most points wins. Now you’re ready for a full game.

# The pictures of the rules.
site-picture-piazza-1 = The starting cards with two players.
site-picture-piazza-2 = Red, blue, red: a bracket of three cards in the top row.
site-picture-piazza-3 = Two new red cards: a bracket in each column and one between the two.
