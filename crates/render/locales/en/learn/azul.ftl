# The first game; the record is crates/render/src/learn/azul.record.

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

# The pictures of the rules.
site-picture-azul-1 = Two players: five factories with four tiles each. You take all tiles of one colour from one of them.
site-picture-azul-2 = Lines 1, 2 and 4 are full. At the end of the round one tile of each moves to the wall.
site-picture-azul-3 = After the second round: blue and yellow score their rows, the white tile a column of four.
