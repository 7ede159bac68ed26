# Saluti dalla Piazza.

piazza-name = Saluti dalla Piazza
piazza-blurb = Lay postcards on the square and catch long rows between two of your colour.
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
piazza-status = { $n } of { $all } cards laid
piazza-status-over = Game over, { $n } of { $all } cards laid
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
piazza-prompt-card = Choose a card to lay.
piazza-prompt-place = The { piazza-card }: choose a place.
piazza-prompt-second = A second { piazza-colour } card in line with the first, or end your turn.
piazza-prompt-end = No second card makes a bracket with the first. End your turn.
piazza-prompt-pass = None of your cards fits anywhere. You pass and keep your hand.
piazza-choose-card = { piazza-card-first } in your hand: { $n ->
    [one] one place
   *[other] { $n } places
}
piazza-why-card = { $n ->
    [one] One legal place; the number in it is what it scores.
   *[other] { $n } legal places; the number in each is what it scores.
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
    [yes] {" "}A second card in line may follow.
   *[no] {""}
}
piazza-confirm-lay = Lay on { $cell }
piazza-choose-end = End your turn: { $points ->
    [0] no points
   *[other] { $points } points
}
piazza-end = End turn
piazza-choose-pass = Pass: none of your cards can be laid
piazza-pass = Pass

# The piazza.
piazza-field = The piazza
piazza-cell = { $cell }: { piazza-card }
piazza-cell-empty = { $cell }: empty
piazza-summary = { $n ->
    [one] One card lies on the piazza, { $columns } columns wide and { $rows } rows high.
   *[other] { $n } cards lie on the piazza, { $columns } columns wide and { $rows } rows high.
}
piazza-summary-colour = { $n ->
    [0] No { piazza-colour } card.
    [one] One { piazza-colour } card: { $cells }.
   *[other] { $n } { piazza-colour } cards: { $cells }.
}
piazza-hand = Your hand
piazza-hand-finished = You have laid all your cards.

# Brackets and their sums.
piazza-brackets = Brackets
piazza-brackets-aim = This place
piazza-brackets-so-far = This turn so far
piazza-brackets-last = The last turn
piazza-brackets-note = A bracket joins two cards of one colour in a line. Every card from end to end counts; gaps do not break it.
piazza-size = The piazza is { $columns } columns wide and { $rows } rows high. { $room ->
    [none] It cannot grow any more.
    [columns] It may grow to 8 columns.
    [rows] It may grow to 8 rows.
   *[both] It may grow to 8 by 8.
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
piazza-all-laid = All cards laid.
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
piazza-has-passed = Passed: no card in hand could be laid.

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
    [1] First to have laid all cards
   *[other] Has laid all cards
}
piazza-tell-pass = Passes: no card fits
piazza-tell-stuck = Nobody can lay a card, so the game ends

# Why a move is refused.
piazza-refusal-over = The game is over.
piazza-refusal-cards-first = Wait until the cards are laid out and drawn.
piazza-refusal-not-your-turn = It is somebody else’s turn.
piazza-refusal-no-such-seat = There is no such seat.
piazza-refusal-no-start-player = First the start player is drawn.
piazza-refusal-draw-next = Somebody else draws next.
piazza-refusal-symbol-opened = A start card already shows this symbol.
piazza-refusal-open-next = The { piazza-colour } start card is laid next.
piazza-refusal-not-in-pile = There is no such card in the pile.
piazza-refusal-must-lay = You can lay a card, so you must not pass.
piazza-refusal-lay-first = A turn begins with a card that is laid.
piazza-refusal-lay-or-end = Lay a second card or end your turn.
piazza-refusal-not-in-hand = You do not have this card in hand.
piazza-refusal-cell-taken = A card already lies there.
piazza-refusal-no-neighbour = A card must lie beside another one, edge to edge. Corner to corner is not enough.
piazza-refusal-same-colour = It would lie beside { piazza-neighbour }. Neighbours never have the same colour.
piazza-refusal-same-symbol = It would lie beside { piazza-neighbour }. Neighbours never show the same symbol.
piazza-refusal-field-left = The piazza would be more than eight cards wide or high.
piazza-refusal-other-colour = Both cards of a turn have one colour, so no { piazza-colour } card can follow.
piazza-refusal-bracket-interrupted = Another { piazza-colour } card lies between the two, so they form no bracket.
piazza-refusal-not-in-line = Two cards of one turn must form a bracket: same row or same column.
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
piazza-terminal-lay = lays the blue card with symbol 4 in column 1, row -2
piazza-terminal-end = ends your turn after the first card
piazza-terminal-pass = when none of your cards can be laid
piazza-terminal-letters = Colours: r red, g green, b blue, y yellow. Symbols: 1 bell tower, 2 fountain, 3 bicycle, 4 coffee cup, 5 lemon, 6 dove. Columns and rows count from the first start card.
piazza-terminal-cell = row, column
piazza-terminal-left = not laid
piazza-terminal-neutral = { $n } neutral
piazza-terminal-tie = ahead by finishing earlier
