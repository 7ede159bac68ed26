# A first game: ten guided moves. The texts follow the records in crates/render/src/learn.

learn-title = First game
learn-page = First game · { $game }
learn-link = First game, step by step
learn-you = You
learn-step = Move { $n } of { $total }
learn-done = Well played
learn-progress = How far you are
learn-back = One step back
learn-rules = Read the rules
learn-happened = What happened
learn-other = That would be allowed, but this time try the one that is lit.
learn-hint = This is the move: confirm it.
learn-no-step = A first game has ten moves, and there is no such step.

learn-azul-1 = In your turn you take all tiles of one colour from one factory. Take the two blue ones from factory 1 and put them on line 2: it has two spaces, so it is full at once.
learn-azul-2 = The other tiles of your factory went to the centre, where anybody may take them later. Now take the two black tiles from factory 3 to line 4. It needs four of one colour; the rest may come later.
learn-azul-3 = The centre holds two black tiles: just what line 4 lacks. Whoever takes from the centre first in a round also gets the start player’s marker. It costs a point on the floor line, but you will start the next round.
learn-azul-4 = Line 1 needs only one tile. Take the yellow one from factory 5: on the wall it will lie right above the blue tile of line 2, and neighbours bring more points.
learn-azul-5 = Take the white tile from the centre to line 3. The line will not be full in this round, but it keeps its tile for the next one.
learn-azul-6 = The round is over: one tile of every full line has moved to the wall. Yellow gave 1 point, blue 2 with its neighbour, black 1, and the marker cost 1: you have 3 points. You start the new round. Two white tiles from factory 1 fill line 3.
learn-azul-7 = Look at the wall: in row 2, yellow lies right beside your blue tile. Take the two yellow tiles from factory 4 to line 2.
learn-azul-8 = The long lines take time, so begin early: take the three black tiles from factory 5 to line 5.
learn-azul-9 = This time your opponent was first in the centre: marker taken, and one white tile too many, which fell on the floor line and will cost points. Two black tiles from the centre fill your line 5.
learn-azul-10 = One more line: take the blue tile from the centre to line 1. On the wall it lies beside yellow.
learn-azul-end = This round brought you 9 points: the white tile alone joined three others in its column and gave 4. The game ends when somebody completes a row of five; then full rows give 2, columns 7 and five tiles of a colour 10 points. Now play a whole game.

learn-calcada-1 = First you choose a stone of the ring. Its colour and the number of stones on its space say what you may pave. Choose the blue stone that lies alone on space 1: blue, number 1. It then moves to the next space.
learn-calcada-2 = Now place one of the open blue tiles on a square with the number 1: the tram, at the top left.
learn-calcada-3 = All tiles of a district have the same colour, and your district lacks only the 3 beside the tram. On space 2 there are three stones now: declare blue 3.
learn-calcada-4 = Put the sardine on the 3 beside your tram: the district is complete.
learn-calcada-5 = 2 squares times 3: 6 points. The blue stone on the scoreboard has moved down, so the next blue district brings less, for everybody. On space 5 there are six stones: from six on any number will do. Declare black.
learn-calcada-6 = Take the tile with the bonus symbol and put it on the second square of row 2. It brings you two bonus tiles.
learn-calcada-7 = The district of your black tile lacks its 5, but there are only four stones on space 5. Pay a bonus tile and move the blue stone from space 4 there: then there are five.
learn-calcada-8 = Now declare black 5.
learn-calcada-9 = Only one black tile is open, a guitar. For another bonus tile you may replace the open tiles before you place one.
learn-calcada-10 = A tram! Put it on the 5: the district is complete. Your blue tram lies right above, and equal motifs side by side score at the end.
learn-calcada-end = Two districts, 12 points. When two colours have left the scoreboard, the round is finished; then groups of motifs, tiles of unfinished districts and bonus tiles are counted. Now play a whole game.

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

learn-calimala-1 = Who has most in the cities, at the churches and among the artworks gets points. You have already kept a secret scoring card, Barcelona. Now take the start card “build”: you may play it whenever one of your discs acts.
learn-calimala-2 = A turn begins with a disc on a street between two actions: it may do both. Put a coloured disc between weave and wood.
learn-calimala-3 = Weave first: a cloth comes into your workshop.
learn-calimala-4 = Then wood: a cube comes into your warehouse. A ship costs two.
learn-calimala-5 = Both actions are done. You could still play your card, but there is nothing to build for one wood. Say that you are done.
learn-calimala-6 = Somebody has put a disc on top of yours. A tower acts from the top down, so your disc acts once more, in somebody else’s turn. Weave.
learn-calimala-7 = And take your second wood.
learn-calimala-8 = Now your card is worth something: play it and build a ship for two wood.
learn-calimala-9 = Ships carry cloth to the port cities. Put a coloured disc on the street between ship and build.
learn-calimala-10 = Ship a cloth to Barcelona. It counts for this city, for the ports and for your secret card.
learn-calimala-end = You lead in Barcelona. When a fourth disc comes onto a street, the lowest one goes to the council and a tile is scored: 3, 2 and 1 points for those who have most there. Now play a whole game.

# Pictures of the rules.
site-picture-azul-1 = Two players: five factories with four tiles each. You take all tiles of one colour from one of them.
site-picture-azul-2 = Lines 1, 2 and 4 are full. At the end of the round one tile of each moves to the wall.
site-picture-azul-3 = After the second round: blue and yellow score their rows, the white tile a column of four.
site-picture-calcada-1 = One stone lies on space 1, two on space 2, and so on. The blue stone on space 1 declares blue 1.
site-picture-calcada-2 = The district at the top left is complete: 2 squares times 3.
site-picture-calcada-3 = The blue and the black tram hang together: a group of two.
site-picture-piazza-1 = The start cards of two players.
site-picture-piazza-2 = Red, blue, red: a bracket of three cards in the top row.
site-picture-piazza-3 = Two new red cards: a bracket in each column and one between the two.
site-picture-calimala-1 = The city of a first game: nine actions and twelve streets between them.
site-picture-calimala-2 = Two discs on one street: the upper one acts first, then the lower one.
site-picture-calimala-3 = A ship has carried a cloth to Barcelona.
