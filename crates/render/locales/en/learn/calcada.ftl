# The first game; the record is crates/render/src/learn/calcada.record.

learn-calcada-1 = First choose a stone on the gameboard. Its colour and the number of stones on its space tell you which tile you may place, and where. Choose the blue stone that’s alone on space 1: blue, number 1. It then moves to the next space.
learn-calcada-2 = Now place one of the face-up blue tiles on a square with the number 1: the tram, at the top left.
learn-calcada-3 = All the tiles in a district have to be the same colour, and your district only needs the 3 next to the tram. There are three stones on space 2 now: declare blue 3.
learn-calcada-4 = Put the sardine on the 3 next to your tram, and the district is complete.
learn-calcada-5 = 2 squares times 3: 6 points. The blue stone on the scoreboard has moved down, so the next blue district is worth less, for everyone. There are six stones on space 5: with six or more, any number will do. Declare black.
learn-calcada-6 = Take the tile with the bonus symbol and put it on the second square of row 2. It gives you two bonus tiles.
learn-calcada-7 = The district of your black tile still needs its 5, but there are only four stones on space 5. Pay a bonus tile and move the blue stone there from space 4: that makes five.
learn-calcada-8 = Now declare black 5.
learn-calcada-9 = There’s only one face-up black tile, a guitar. You can pay another bonus tile to replace the face-up tiles before you place one.
learn-calcada-10 = A tram! Put it on the 5, and the district is complete. Your blue tram is right above it, and matching motifs side by side score at the end.
learn-calcada-end = Two districts, 12 points. When two colours have left the scoreboard, you finish the round; then groups of motifs, tiles in unfinished districts and bonus tiles score. Now you’re ready for a full game.

# The pictures of the rules.
site-picture-calcada-1 = There’s one stone on space 1, two on space 2, and so on. The blue stone on space 1 declares blue 1.
site-picture-calcada-2 = The district at the top left is complete: 2 squares times 3.
site-picture-calcada-3 = The blue and the black tram are connected: a group of two.
