# The first game; the record is crates/render/src/learn/calcada.record.

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

# The pictures of the rules.
site-picture-calcada-1 = One stone lies on space 1, two on space 2, and so on. The blue stone on space 1 declares blue 1.
site-picture-calcada-2 = The district at the top left is complete: 2 squares times 3.
site-picture-calcada-3 = The blue and the black tram hang together: a group of two.
