# The first game; the record is crates/render/src/learn/calimala.record.

learn-calimala-1 = You score points by having the most in the cities, at the churches and among the artworks. You’ve already kept a secret scoring card, Barcelona. Now take the starting card “build”: you can play it whenever one of your discs acts.
learn-calimala-2 = Your turn starts with a disc on a street between two actions, and you may carry out both. Put a coloured disc between weave and wood.
learn-calimala-3 = Weave first: you get a cloth in your workshop.
learn-calimala-4 = Then wood: you get a cube in your warehouse. A ship costs two.
learn-calimala-5 = You’ve done both actions. You could still play your card, but there’s nothing you can build with one wood. Say that you’re done.
learn-calimala-6 = Someone has put a disc on top of yours. A tower acts from the top down, so your disc acts again, on someone else’s turn. Weave.
learn-calimala-7 = And take your second wood.
learn-calimala-8 = Now your card comes in handy: play it and build a ship for two wood.
learn-calimala-9 = Ships carry cloth to the port cities. Put a coloured disc on the street between ship and build.
learn-calimala-10 = Ship a cloth to Barcelona. It counts for that city, for the ports and for your secret card.
learn-calimala-end = You’re in the lead in Barcelona. When a fourth disc lands on a street, the lowest one moves to the council and a tile is scored: 3, 2 and 1 points for the three players with the most there. Now you’re ready for a full game.

# The pictures of the rules.
site-picture-calimala-1 = The city in a first game: nine actions, and twelve streets between them.
site-picture-calimala-2 = Two discs on one street: the upper one acts first, then the lower one.
site-picture-calimala-3 = A ship has carried a cloth to Barcelona.
