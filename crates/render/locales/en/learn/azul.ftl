# The first game; the record is crates/render/src/learn/azul.record.

learn-azul-1 = On your turn you take all the tiles of one colour from one factory. Take the two blue ones from factory 1 and place them on line 2. It has two spaces, so it’s full right away.
learn-azul-2 = The other tiles from your factory went to the centre, where anyone can take them later. Now take the two black tiles from factory 3 and place them on line 4. It needs four of one colour; the rest can come later.
learn-azul-3 = There are two black tiles in the centre: just what line 4 needs. Whoever’s first to take from the centre in a round also gets the first-player marker. It costs you a point on the floor line, but you’ll start the next round.
learn-azul-4 = Line 1 only needs one tile. Take the yellow one from factory 5: on the wall it’ll go right above the blue tile from line 2, and neighbours bring more points.
learn-azul-5 = Take the white tile from the centre and place it on line 3. That line won’t be full this round, but it keeps its tile for the next one.
learn-azul-6 = The round is over, and one tile from every full line has moved to the wall. Yellow gave you 1 point, blue 2 with its neighbour, black 1, and the marker cost 1: you have 3 points. You start the new round. Fill line 3 with the two white tiles from factory 1.
learn-azul-7 = Look at the wall: in row 2, yellow goes right next to your blue tile. Take the two yellow tiles from factory 4 and place them on line 2.
learn-azul-8 = The long lines take time, so start early: take the three black tiles from factory 5 and place them on line 5.
learn-azul-9 = This time your opponent was first in the centre. They got the marker, and one white tile too many: it fell on their floor line and will cost them points. Fill your line 5 with the two black tiles from the centre.
learn-azul-10 = One more line: take the blue tile from the centre and place it on line 1. On the wall it goes next to yellow.
learn-azul-end = This round brought you 9 points. The white tile alone gave you 4, because it joined three others in its column. The game ends when someone completes a row of five; then every full row gives 2 points, every full column 7, and all five tiles of a colour 10. Now you’re ready for a full game.

# The pictures of the rules.
site-picture-azul-1 = Two players: five factories with four tiles each. You take all the tiles of one colour from one of them.
site-picture-azul-2 = Lines 1, 2 and 4 are full. At the end of the round, one tile from each moves to the wall.
site-picture-azul-3 = After the second round: blue and yellow score their rows, the white tile a column of four.
