# Saluti dalla Piazza.

piazza-name = Saluti dalla Piazza
piazza-blurb = Play postcards onto the square and span long rows between two of your colour.
# On the card of the game.
piazza-pitch = Three cards in hand, one square to share, brackets everywhere.
piazza-source-rows = Brackets in rows
piazza-source-columns = Brackets in columns

piazza-colour = { $colour ->
    [green] green
    [blue] blue
    [yellow] yellow
   *[red] red
}
piazza-symbol = { $symbol ->
    [fountain] fountain
    [bicycle] bicycle
    [coffee] coffee cup
    [lemon] lemon
    [dove] dove
   *[tower] bell tower
}
piazza-card = { piazza-colour } { piazza-symbol }
# The same at the beginning of a sentence.
piazza-card-first = { $colour ->
    [green] Green
    [blue] Blue
    [yellow] Yellow
   *[red] Red
} { piazza-symbol }

# Behind the name of the game.
piazza-status-setup = Setting up
piazza-status = { $n } of { $all } cards played
piazza-status-over = Game over, { $n } of { $all } cards played
piazza-last-round = These are the last cards: nobody has more than one left.
# Behind who sits there.
piazza-note-one = { piazza-colour }{ $finished ->
    [0] {""}
    [1] , finished first
   *[other] , finished
}
piazza-note-two = { $first ->
    [blue] blue
   *[red] red
} and { $second ->
    [yellow] yellow
   *[green] green
}{ $finished ->
    [0] {""}
    [1] , finished first
   *[other] , finished
}

# Steps and questions.
piazza-step-card = Choose a card
piazza-step-place = Place it
piazza-step-second = Second card
piazza-step-second-place = Place it
piazza-step-pass = Pass
piazza-prompt-card = Choose a card to play.
piazza-prompt-place = The { piazza-card }: where does it go?
piazza-prompt-second = Play a second { piazza-colour } card in line with the first, or end your turn.
piazza-prompt-end = No second card would make a bracket with the first. End your turn.
piazza-prompt-pass = None of your cards fits anywhere. You pass and keep your hand.
piazza-choose-card = { piazza-card-first } in your hand: { $n ->
    [one] one spot
   *[other] { $n } spots
}
piazza-why-card = { $n ->
    [one] One possible spot; the number shows what it scores.
   *[other] { $n } possible spots; the numbers show what they score.
}
piazza-choose-place = { $cell }: { $n ->
    [0] no bracket, 0 points
    [one] one bracket, { $points } points
   *[other] { $n } brackets, { $points } points
}
piazza-why-place = { $n ->
    [0] No bracket, no points.
    [one] One bracket with { $points } cards.
   *[other] { $n } brackets: { $terms } = { $points } points.
}{ $more ->
    [yes] {" "}You may add a second card in line.
   *[no] {""}
}
piazza-confirm-lay = Play on { $cell }
piazza-choose-end = End your turn: { $points ->
    [0] no points
   *[other] { $points } points
}
piazza-end = End turn
piazza-choose-pass = Pass: you can’t play any of your cards
piazza-pass = Pass

# The piazza.
piazza-field = The piazza
piazza-cell = { $cell }: { piazza-card }
piazza-cell-empty = { $cell }: empty
piazza-summary = { $n ->
    [one] There’s one card on the piazza, { $columns } columns wide and { $rows } rows high.
   *[other] There are { $n } cards on the piazza, { $columns } columns wide and { $rows } rows high.
}
piazza-summary-colour = { $n ->
    [0] No { piazza-colour } card.
    [one] One { piazza-colour } card: { $cells }.
   *[other] { $n } { piazza-colour } cards: { $cells }.
}
piazza-hand = Your hand
piazza-hand-finished = You’ve played all your cards.

# Brackets and their sums.
piazza-brackets = Brackets
piazza-brackets-aim = This spot
piazza-brackets-so-far = This turn so far
piazza-brackets-last = Last turn
piazza-brackets-note = A bracket joins two cards of one colour in a line. Every card from end to end counts, and gaps don’t break it.
piazza-size = The piazza is { $columns } columns wide and { $rows } rows high. { $room ->
    [none] It can’t grow any more.
    [columns] It can grow to 8 columns.
    [rows] It can grow to 8 rows.
   *[both] It can grow to 8 by 8.
}
piazza-n-brackets = { $n ->
    [0] no bracket
    [one] one bracket
   *[other] { $n } brackets
}
piazza-row = row { $row }
piazza-column = column { $column }
piazza-to-left = left
piazza-to-right = right
piazza-to-up = above
piazza-to-down = below
piazza-to-first = first card

# Hands and piles.
piazza-pile-own = Your pile
piazza-cards-of = { $name }’s cards
# Behind a number.
piazza-in-pile = in the pile
piazza-all-laid = All cards played.
piazza-of-colour = { $n } { piazza-colour }
piazza-n-hand = { $n ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $n } cards in hand
}
piazza-left-pile = Still to come, by symbol
piazza-left-both = In hand and pile, by symbol
piazza-neutral-note = Yellow is neutral. Its row counts every hidden yellow card, in all hands and piles.
piazza-neutral-of = { $n ->
    [0] no neutral card left
    [one] one neutral card in hand or pile
   *[other] { $n } neutral cards in hand and pile
}
piazza-has-passed = Passed: couldn’t play any card.

# The log.
piazza-tell-start = Takes the first turn
piazza-tell-lay = { piazza-card-first } on { $cell }
piazza-tell-last-card = { piazza-card-first } on { $cell }, { $n ->
    [one] one bracket
   *[other] { $n } brackets
}
piazza-tell-end = { $n ->
    [one] One bracket
   *[other] { $n } brackets
}
piazza-tell-finished = { $place ->
    [1] First to play all their cards
   *[other] Has played all their cards
}
piazza-tell-pass = Passes: no card fits
piazza-tell-stuck = Nobody can play a card, so the game ends

# Why a move is refused.
piazza-refusal-over = The game is over.
piazza-refusal-cards-first = Wait until the cards have been laid out and drawn.
piazza-refusal-not-your-turn = It’s someone else’s turn.
piazza-refusal-no-such-seat = There’s no such seat.
piazza-refusal-no-start-player = The first player has to be drawn first.
piazza-refusal-draw-next = Someone else is next to draw.
piazza-refusal-symbol-opened = A starting card already shows this symbol.
piazza-refusal-open-next = The { piazza-colour } starting card is next.
piazza-refusal-not-in-pile = There’s no such card in the pile.
piazza-refusal-must-lay = You can play a card, so you can’t pass.
piazza-refusal-lay-first = Start your turn by playing a card.
piazza-refusal-lay-or-end = Play a second card or end your turn.
piazza-refusal-not-in-hand = You don’t have this card in your hand.
piazza-refusal-cell-taken = There’s already a card there.
piazza-refusal-no-neighbour = A card has to touch another one edge to edge. Touching at a corner isn’t enough.
piazza-refusal-same-colour = It would be next to { piazza-neighbour }. Neighbours can’t have the same colour.
piazza-refusal-same-symbol = It would be next to { piazza-neighbour }. Neighbours can’t show the same symbol.
piazza-refusal-field-left = That would make the piazza more than eight cards wide or high.
piazza-refusal-other-colour = Both cards in a turn must be the same colour, so you can’t play a { piazza-colour } one now.
piazza-refusal-bracket-interrupted = There’s another { piazza-colour } card between the two, so they don’t make a bracket.
piazza-refusal-not-in-line = Two cards in one turn have to make a bracket: same row or same column.
piazza-neighbour = { $neighbour ->
   *[r1] the red bell tower
    [r2] the red fountain
    [r3] the red bicycle
    [r4] the red coffee cup
    [r5] the red lemon
    [r6] the red dove
    [g1] the green bell tower
    [g2] the green fountain
    [g3] the green bicycle
    [g4] the green coffee cup
    [g5] the green lemon
    [g6] the green dove
    [b1] the blue bell tower
    [b2] the blue fountain
    [b3] the blue bicycle
    [b4] the blue coffee cup
    [b5] the blue lemon
    [b6] the blue dove
    [y1] the yellow bell tower
    [y2] the yellow fountain
    [y3] the yellow bicycle
    [y4] the yellow coffee cup
    [y5] the yellow lemon
    [y6] the yellow dove
}

# The terminal: what is behind an example of the notation, above choices and on boards.
piazza-terminal-lay = plays the blue card with symbol 4 in column 1, row -2
piazza-terminal-end = ends your turn after the first card
piazza-terminal-pass = if you can’t play any of your cards
piazza-terminal-letters = Colours: r red, g green, b blue, y yellow. Symbols: 1 bell tower, 2 fountain, 3 bicycle, 4 coffee cup, 5 lemon, 6 dove. Columns and rows count from the first starting card.
piazza-terminal-cell = row, column
piazza-terminal-left = not played
piazza-terminal-neutral = { $n } neutral
piazza-terminal-tie = ahead by finishing earlier
