# The first game; the record is crates/render/src/learn/calimala.record.

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

# The pictures of the rules.
site-picture-calimala-1 = The city of a first game: nine actions and twelve streets between them.
site-picture-calimala-2 = Two discs on one street: the upper one acts first, then the lower one.
site-picture-calimala-3 = A ship has carried a cloth to Barcelona.
