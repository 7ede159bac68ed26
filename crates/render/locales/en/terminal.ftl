# The terminal: `tessera play` and `tessera replay`. What is typed stays as it is in all languages:
# commands, options, notation.

# What stands for something else behind a command or an option.
terminal-number = NUMBER
terminal-file = FILE
terminal-clause = CLAUSE

# Behind a question: how it is answered.
terminal-keys = { $n ->
    [1] (1, or { $action }; ? for help)
   *[other] (1 to { $n }, or as { $action }; ? for help)
}
terminal-choices = The choices are 1 to { $n }.
terminal-unknown = “{ $text }” is neither an action nor a command. Type ? for help.
terminal-line-long = A line has at most { $max } bytes.
terminal-line-unread = That is not UTF-8 text.

terminal-revealed = Something has been revealed since. What was revealed stays.
# $entry is a seat and its action in the notation; $n actions of others followed.
terminal-taken-back = { $n ->
    [0] Taken back: { $entry }.
    [one] Taken back: { $entry } and one action of the others.
   *[other] Taken back: { $entry } and { $n } actions of the others.
}
terminal-record-hidden = ? is what you have not seen. A saved file holds it: do not look inside.
terminal-no-clause = There is no such clause. “rules” shows all of them.

# The help.
terminal-help-notation = An action in its notation:
terminal-help-counting = The marks on the boards and in the notation begin with 0. Sentences and rules begin with 1, and behind a sentence you find the notation.
terminal-help-commands = Or a command:
terminal-help-choice = the choice with this number
terminal-help-undo = take back your last decision, as long as nothing has been revealed since
terminal-help-hint = what a strong player would do here, and what it expects
terminal-help-chances = show everybody’s chance to win before your decisions, or no more
terminal-help-board = show the table, or the choices, once more
terminal-help-record = print the game so far, as far as you have seen it
terminal-help-save = write the whole game to a file
terminal-help-rules = the rules, or one clause as a refusal names it
terminal-help-quit = leave; so does the end of the input

# Files.
terminal-saved = Saved in { $file }.
terminal-saved-copy = Saved a copy in { $file }.
terminal-saved-from-now = Saved in { $file }, from now on after every decision.
terminal-save-where = Say where: save { terminal-file }
# $reason comes from the operating system.
terminal-not-saved = Not saved in { $file }: { $reason }
terminal-not-saved-taken = Not saved in { $file }: there is something else of that name, and it is left as it is.
terminal-not-saved-name = Not saved: { $file } is no file name.
terminal-kept = The record is in { $file }. See it again: tessera replay { $file }
terminal-keep-how = To keep a record: tessera play { $game } --record { terminal-file }
terminal-bye-saved = Saved in { $file }. Go on: tessera play --resume { $file }
terminal-bye-unsaved = This game is not saved. To save: tessera play { $game } --record { terminal-file }; to go on with it: tessera play --resume { terminal-file }

# Results.
terminal-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-shared-place = shared place
terminal-not-over = The game is not over.

# The AI thinks.
terminal-adviser = The adviser
terminal-judge = The judge
terminal-thinking = { $name } is thinking: { $n } iterations …
terminal-thinking-of = { $name } is thinking: { $action }, worth { $value } %, after { $n } iterations …
terminal-hint-only = { $action }: the only thing to do.
terminal-hint = choice { $number }, worth { $value } %, tried in { $share } % of all cases
terminal-hint-then = then perhaps { $actions }
# $chances are names with numbers: "Guest 61 %, Slate 39 %".
terminal-chances = Chances to win, as { $name } can know them: { $chances }
terminal-chances-off = The chances are shown no more.

# Stepping through a record.
terminal-step-keys = (Enter: next, p: previous, a number, end, q: quit)
terminal-step-end = This is the end; q quits.
terminal-step-beginning = This is the beginning.
terminal-step-most = The record has { $n } entries.
terminal-step-unknown = Type Enter, p, a number, end or q.

# Azul. What is behind an example of the notation.
terminal-azul-take = takes the blue tiles from factory 2 to pattern line 3
terminal-azul-drop = takes the black tiles from the centre to the floor line
terminal-azul-lay = lays the tile of the full line 1 in column 3 of the wall; only the grey wall asks
terminal-azul-letters = Colours: b blue, y yellow, r red, k black, w white; m is the start marker.
# Above the choices.
terminal-azul-line = to line
terminal-azul-column = to column
terminal-azul-tie = ahead by more complete rows

# Calçada.
terminal-calcada-declare = declares a yellow stone on space 3, which moves to the next space
terminal-calcada-move = pays a bonus tile to move that stone, before you declare
terminal-calcada-empty = only moves that stone, when nothing can be declared
terminal-calcada-refresh = pays a bonus tile for new open tiles of the declared colour
terminal-calcada-place = places an open tram of the declared colour on row 1, column 3
terminal-calcada-letters = Colours: b blue, y yellow, r red, g green, k black. Tiles: T tram, S sardine, C caravel, G guitar, R rooster, B bonus symbol.
terminal-calcada-stone = stone
terminal-calcada-square = square
terminal-calcada-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
# On a board, 16 letters at most.
terminal-calcada-bonus = { $n ->
    [one] 1 bonus tile
   *[other] { $n } bonus tiles
}

# Saluti dalla Piazza.
terminal-piazza-lay = lays the blue card with symbol 4 in column 1, row -2
terminal-piazza-end = ends your turn after the first card
terminal-piazza-pass = when none of your cards can be laid
terminal-piazza-letters = Colours: r red, g green, b blue, y yellow. Symbols: 1 bell tower, 2 fountain, 3 bicycle, 4 coffee cup, 5 lemon, 6 dove. Columns and rows count from the first start card.
terminal-piazza-cell = row, column
terminal-piazza-left = not laid
terminal-piazza-neutral = { $n } neutral
terminal-piazza-tie = ahead by finishing earlier

# Calimala.
terminal-calimala-place = puts a coloured or a white disc on street a
terminal-calimala-do = does an action
terminal-calimala-do-where = builds a house in Troyes; artworks and gifts likewise
terminal-calimala-send = sends cloth: b Barcelona, l Lisbon, o London, t Troyes, g Bruges, h Hamburg
terminal-calimala-play = plays a card
terminal-calimala-draw = draws a card instead of an action
terminal-calimala-skip = leaves an action out
terminal-calimala-done = plays no more cards
terminal-calimala-promote = sends the lowest disc of street a to the council
terminal-calimala-keep = keeps a final scoring card
terminal-calimala-start = takes a start card
terminal-calimala-street = to street
terminal-calimala-choice = to choose
terminal-calimala-city = City: streets with their discs, the lowest first
terminal-calimala-starter = Start player: { $name }
# $street is a letter, $acts what is left to do there.
terminal-calimala-acts = { $must ->
    [yes] { $name } acts on street { $street }: { $acts } (at least one)
   *[no] { $name } acts on street { $street }: { $acts }
}
terminal-calimala-only-cards = only cards
# Columns of a table; short.
terminal-calimala-heading = { $column ->
    [points] points
    [discs] discs
    [white] white
    [cubes] cubes
    [wood] wood
    [brick] brick
    [marble] marble
    [ships] ships
    [seats] seats
    [cards] cards
    [cloth] cloth
   *[houses] houses
}
terminal-calimala-free = free
# What a scoring tile is called where room is short: 13 letters at most.
terminal-calimala-tile = { $tile ->
    [barcelona] Barcelona
    [lisbon] Lisbon
    [london] London
    [troyes] Troyes
    [bruges] Bruges
    [hamburg] Hamburg
    [maria] S. Maria
    [croce] S. Croce
    [miniato] S. Miniato
    [artwork] artworks
    [ports] ports
    [trades] trade cities
    [wood] wood
    [brick] brick
    [marble] marble
   *[none] ?
}
terminal-calimala-dealt = was dealt { $cards }
terminal-calimala-tie = ahead by the council
