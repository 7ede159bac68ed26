# Calçada. People count spaces from 1; squares are named by column and row, such as d3.

calcada-name = Calçada
calcada-blurb = Pave your square of Lisbon, one district at a time, while prices fall.
# On the card of the game.
calcada-pitch = Move a stone, name its number, pave your street.

calcada-option-board = Boards
calcada-option-board-A = Side A, eight districts
calcada-option-board-B = Side B, nine districts

calcada-source-districts = Districts
calcada-source-closing = Closed colours
calcada-source-motifs = Groups of motifs
calcada-source-incomplete = Tiles in unfinished districts
calcada-source-bonus = Bonus tiles

# Words of the game, used by the messages below. They read the same parameters.
calcada-colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [green] green
   *[black] black
}
calcada-colour-first = { $colour ->
    [blue] Blue
    [yellow] Yellow
    [red] Red
    [green] Green
   *[black] Black
}
calcada-motif = { $motif ->
    [tram] tram
    [sardine] sardine
    [caravel] caravel
    [guitar] guitar
    [rooster] rooster
   *[bonus] bonus symbol
}
calcada-motifs = { $motif ->
    [tram] Trams
    [sardine] Sardines
    [caravel] Caravels
    [guitar] Guitars
    [rooster] Roosters
   *[bonus] Bonus symbols
}
calcada-tile = { calcada-colour } { calcada-motif }
calcada-stones = { $n } { calcada-colour }

calcada-status-setup = Setting up
calcada-status-declare = { $last ->
    [yes] Last round · declare
   *[no] Round { $round } · declare
}
calcada-status-place = { $last ->
    [yes] Last round · pave
   *[no] Round { $round } · pave
}
calcada-status-turn-up = { $last ->
    [yes] Last round · new tiles
   *[no] Round { $round } · new tiles
}
calcada-status-over = { $round ->
    [one] After 1 round
   *[other] After { $round } rounds
}
calcada-last-round = This is the last round.

# Also the name of the bonus tiles on a board.
calcada-note = { $n ->
    [0] no bonus tiles
    [one] 1 bonus tile
   *[other] { $n } bonus tiles
}
calcada-no-bonus = no bonus

# The ring.
calcada-ring = Cobblestones
calcada-space = { $n ->
    [0] Space { $space }: no stones
    [one] Space { $space }: 1 stone, { $stones }
   *[other] Space { $space }: { $n } stones, { $stones }
}
calcada-stones-on = { $n ->
    [one] { calcada-colour-first } stone on space { $space }
   *[other] { $n } { calcada-colour } stones on space { $space }
}
calcada-declared = declared
calcada-declared-label = Declared: { calcada-colour }, { $n }
calcada-declares = declares next

# Prices, open tiles and stacks.
calcada-prices = Prices and tiles
calcada-price = { $left ->
    [0] { calcada-colour-first }: times { $n }, then the colour is closed
    [one] { calcada-colour-first }: times { $n }, 1 row left below
   *[other] { calcada-colour-first }: times { $n }, { $left } rows left below
}
calcada-closed = { calcada-colour-first } is closed
calcada-stack = { $n ->
    [0] { calcada-colour-first } stack: empty
    [one] { calcada-colour-first } stack: 1 tile
   *[other] { calcada-colour-first } stack: { $n } tiles
}
calcada-left = What is left
calcada-left-caption = Face down in the stacks

# Boards.
calcada-your-pavement = Your pavement
calcada-pavement-of = { $name }’s pavement
calcada-forecast = At the end
calcada-forecast-parts = If the game ended now: { $motifs } for motifs, { $incomplete } for tiles in unfinished districts, { $bonus } for bonus tiles.
calcada-square = { $square }: empty, number { $number }, district of { $size }
calcada-square-laid = { $square } { calcada-tile }
calcada-track-of = { $name } { $points }
calcada-track = Score track: { $scores }
calcada-summary = { $n ->
    [0] { $own ->
        [yes] You have no tiles yet.
       *[no] { $name } has no tiles yet.
    }
    [one] { $own ->
        [yes] You have 1 tile: { $tiles }.
       *[no] { $name } has 1 tile: { $tiles }.
    }
   *[other] { $own ->
        [yes] You have { $n } tiles: { $tiles }.
       *[no] { $name } has { $n } tiles: { $tiles }.
    }
}

# Step A: a space, then a stone of it.
calcada-declare-step = Declare a stone
calcada-declare-prompt = Choose a space of the ring.
calcada-declare-stone-prompt = Number { $n }: which colour?
calcada-space-short = Space { $space }
calcada-space-label = { $points ->
    [0] Space { $space }, { $n } stones: { $stones }
   *[other] Space { $space }, { $n } stones: { $stones }; up to { $points } points
}
calcada-stone-step = Colour
calcada-stone-short = { calcada-colour-first }
calcada-declare-label = { $points ->
    [0] { $squares ->
        [one] { calcada-colour-first } stone on space { $space }: declare { calcada-colour }, { $n }; 1 square takes it
       *[other] { calcada-colour-first } stone on space { $space }: declare { calcada-colour }, { $n }; { $squares } squares take it
    }
   *[other] { $squares ->
        [one] { calcada-colour-first } stone on space { $space }: declare { calcada-colour }, { $n }; 1 square takes it, up to { $points } points
       *[other] { calcada-colour-first } stone on space { $space }: declare { calcada-colour }, { $n }; { $squares } squares take it, up to { $points } points
    }
}
calcada-declare-why = { $points ->
    [0] { $squares ->
        [one] 1 of your squares takes it.
       *[other] { $squares } of your squares take it.
    }
   *[other] You can complete a district for { $points } points.
}
calcada-declare-confirm = Declare { calcada-colour }, { $n }

# The empty step.
calcada-empty-step = Move a stone
calcada-empty-prompt = No tile fits. Move any stone one space on.
calcada-empty-stone-prompt = Which stone moves on?
calcada-empty-label = { calcada-colour-first } stone on space { $space }: moves to space { $next }, and your turn is over
calcada-empty-why = Nothing can be declared, so the stone only moves and your turn is over.
calcada-empty-confirm = Move { calcada-colour }

# A stone for a bonus tile.
calcada-bonus-label = Pay a bonus tile to move any stone one space on, before you declare
calcada-bonus-short = Bonus tile
calcada-bonus-hub = Move a stone
calcada-bonus-why = A bonus tile moves any stone one space on. Then you declare as usual.
calcada-move-step = Pay to move
calcada-move-prompt = For a bonus tile: from which space?
calcada-move-stone-prompt = For a bonus tile: which stone moves on?
calcada-move-label = { calcada-colour-first } stone on space { $space }: moves to space { $next } for a bonus tile
calcada-move-why = Costs a bonus tile. The { calcada-colour } stone goes on to space { $next }; then you declare.
calcada-move-confirm = Pay and move { calcada-colour }

# Step B: a tile, then a square; or the stack, for new tiles.
calcada-take-step = Take a tile
calcada-take-prompt = { calcada-colour-first }, { $n }. Take a tile.
calcada-take-short = { $motif ->
    [tram] Tram
    [sardine] Sardine
    [caravel] Caravel
    [guitar] Guitar
    [rooster] Rooster
   *[bonus] Bonus
}
calcada-take-label = { $squares ->
    [one] { calcada-colour-first } { calcada-motif }: 1 square takes it
   *[other] { calcada-colour-first } { calcada-motif }: { $squares } squares take it
}
calcada-take-why = { $motif ->
    [bonus] Brings 2 bonus tiles, but is no motif at the end.
   *[other] { calcada-motifs } that lie side by side score at the end.
}
calcada-place-step = Pave
calcada-place-prompt = { $free ->
    [yes] { calcada-colour-first }, { $n }. Lay the { calcada-motif } on any number.
   *[no] { calcada-colour-first }, { $n }. Lay the { calcada-motif } on a { $n }.
}
calcada-place-label-closes = { $square }, number { $number }: completes a district of { $size } and closes { calcada-colour }, { $points } points
calcada-place-label-completes = { $square }, number { $number }: completes a district of { $size }, { $points } points
calcada-place-label-begins = { $square }, number { $number }: begins a district of { $size }
calcada-place-label-grows = { $missing ->
    [one] { $square }, number { $number }: 1 more completes a district of { $size }
   *[other] { $square }, number { $number }: { $missing } more complete a district of { $size }
}
calcada-place-confirm = Pave { $square }
calcada-why-closes = The district is complete: { $size } tiles × { $multiplier }, and 2 points for closing { calcada-colour }. Nobody takes { calcada-colour } any more.
calcada-why-completes = The district is complete: { $size } tiles × { $multiplier }. Then { calcada-colour } moves a row down for everybody.
calcada-why-begins = Begins a { calcada-colour } district of { $size }.
calcada-why-grows = { $missing ->
    [one] 1 more tile completes this district of { $size }.
   *[other] { $missing } more tiles complete this district of { $size }.
}
calcada-why-bonus = Brings { $n } bonus tiles.
calcada-why-motifs = { $before ->
    [0] { calcada-motifs }: { $group } together, { $after } at the end.
   *[other] { calcada-motifs }: { $group } together, { $after } instead of { $before } at the end.
}
calcada-refresh-label = { calcada-colour-first } stack: pay a bonus tile, the open tiles go under the stack and new ones are turned up
calcada-refresh-short = New tiles
calcada-refresh-why = Costs a bonus tile. The open { calcada-colour } tiles go under the stack, and new ones come from the top.
calcada-refresh-confirm = Pay for new tiles

# The log.
calcada-log-start = { $name } begins every round.
calcada-log-declared = Declares { calcada-colour }, { $n }
calcada-log-moved = Pays a bonus tile: a { calcada-colour } stone goes on to space { $next }
calcada-log-moved-only = Can place nothing: a { calcada-colour } stone goes on to space { $next }
calcada-log-refreshed = Pays a bonus tile for new { calcada-colour } tiles
calcada-log-new-tiles = { $n ->
    [one] New { calcada-colour } tile: { $motifs }
   *[other] New { calcada-colour } tiles: { $motifs }
}
calcada-log-placed = { $motif ->
    [bonus] Lays a { calcada-colour } bonus symbol on { $square } and gets 2 bonus tiles
   *[other] Lays a { calcada-colour } { calcada-motif } on { $square }
}
calcada-log-completed = { $motif ->
    [bonus] Lays a { calcada-colour } bonus symbol on { $square } for 2 bonus tiles, district { $size } × { $multiplier }
   *[other] Lays a { calcada-colour } { calcada-motif } on { $square }, district { $size } × { $multiplier }
}
calcada-log-closed = Closes { calcada-colour }
calcada-log-closed-last = Closes { calcada-colour }: this round is the last
calcada-log-final = At the end: motifs { $motifs }, unfinished districts { $incomplete }, bonus tiles { $bonus }

# Why something is not allowed.
calcada-refusal-over = The game is over.
calcada-refusal-not-laid-out = Wait until the stones are laid out.
calcada-refusal-not-turned-up = Wait until the tiles are turned up.
calcada-refusal-not-your-turn = It is another player’s turn.
calcada-refusal-no-such-seat = There is no such seat.
calcada-refusal-no-start-player = First the start player is drawn.
calcada-refusal-ring-next = Another space gets its stones next.
calcada-refusal-ring-number = { $number ->
    [one] This space gets 1 stone.
   *[other] This space gets { $number } stones.
}
calcada-refusal-no-such-stones = There are only three stones of a colour for the ring.
calcada-refusal-not-in-stack = No { calcada-colour } { calcada-motif } is left to turn up.
calcada-refusal-turn-up-next = A { calcada-colour } tile is turned up next.
calcada-refusal-declare-first = First declare a stone. Its colour and number decide what you place.
calcada-refusal-not-on-space = There is no such stone on this space.
calcada-refusal-colour-closed = { calcada-colour-first } is closed, so nobody declares it any more.
calcada-refusal-no-open-tile = There is no open { calcada-colour } tile to take.
calcada-refusal-no-square = { $number ->
    [one] With 1 stone the number is 1, and none of your free squares with a 1 takes { calcada-colour }.
   *[other] With { $number } stones none of your free squares takes { calcada-colour }.
}
calcada-refusal-can-declare = You can declare a stone and place a tile, so you must.
calcada-refusal-no-bonus-tile = You have no bonus tile to pay with.
calcada-refusal-already-declared = You have declared { calcada-colour }. Now place a { calcada-colour } tile.
calcada-refusal-stack-empty = The { calcada-colour } stack is empty, so the same tiles would come back.
calcada-refusal-not-in-display = There is no open { calcada-colour } { calcada-motif }.
calcada-refusal-square-taken = There is already a tile on this square.
calcada-refusal-square-number = This square has the number { $printed }. You declared { $number }.
calcada-refusal-district-colour = This district is { $held ->
    [blue] blue
    [yellow] yellow
    [red] red
    [green] green
   *[black] black
} and takes no { calcada-colour }.

# The terminal: what is behind an example of the notation, above choices and on boards.
calcada-terminal-declare = declares a yellow stone on space 3, which moves to the next space
calcada-terminal-move = pays a bonus tile to move that stone, before you declare
calcada-terminal-empty = only moves that stone, when nothing can be declared
calcada-terminal-refresh = pays a bonus tile for new open tiles of the declared colour
calcada-terminal-place = places an open tram of the declared colour on row 1, column 3
calcada-terminal-letters = Colours: b blue, y yellow, r red, g green, k black. Tiles: T tram, S sardine, C caravel, G guitar, R rooster, B bonus symbol.
calcada-terminal-stone = stone
calcada-terminal-square = square
calcada-terminal-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
# On a board, 16 letters at most.
calcada-terminal-bonus = { $n ->
    [one] 1 bonus tile
   *[other] { $n } bonus tiles
}
