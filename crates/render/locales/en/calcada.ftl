# Calçada. People count spaces from 1; squares are named by column and row, such as d3.

calcada-name = Calçada
calcada-blurb = Pave your corner of Lisbon, one district at a time, before the multipliers drop.
# On the card of the game.
calcada-pitch = Move a stone, call its number, pave your street.

calcada-option-board = Boards
calcada-option-board-hint = The printed boards aren’t in our sources, so sides A and B are ours. You can also play on yours.
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
    [one] Finished after 1 round
   *[other] Finished after { $round } rounds
}
calcada-last-round = This is the last round.

# Also the name of the bonus tiles on a board.
calcada-note = { $n ->
    [0] no bonus tiles
    [one] 1 bonus tile
   *[other] { $n } bonus tiles
}
calcada-no-bonus = no bonus

# The gameboard.
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

# Multipliers, face-up tiles and stacks.
calcada-prices = Scoreboard and tiles
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
calcada-left = What’s left
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
calcada-declare-prompt = Choose a space on the gameboard.
calcada-declare-stone-prompt = Number { $n }: which colour?
calcada-space-short = Space { $space }
calcada-space-label = { $points ->
    [0] { $n ->
        [one] Space { $space }, 1 stone: { $stones }
       *[other] Space { $space }, { $n } stones: { $stones }
    }
   *[other] { $n ->
        [one] Space { $space }, 1 stone: { $stones }; up to { $points } points
       *[other] Space { $space }, { $n } stones: { $stones }; up to { $points } points
    }
}
calcada-stone-step = Colour
calcada-stone-short = { calcada-colour-first }
calcada-declare-label = { $points ->
    [0] { $squares ->
        [one] { calcada-colour-first } stone on space { $space }: declare { calcada-colour }, { $n }; it fits on 1 square
       *[other] { calcada-colour-first } stone on space { $space }: declare { calcada-colour }, { $n }; it fits on { $squares } squares
    }
   *[other] { $squares ->
        [one] { calcada-colour-first } stone on space { $space }: declare { calcada-colour }, { $n }; it fits on 1 square, up to { $points } points
       *[other] { calcada-colour-first } stone on space { $space }: declare { calcada-colour }, { $n }; it fits on { $squares } squares, up to { $points } points
    }
}
calcada-declare-why = { $points ->
    [0] { $squares ->
        [one] It fits on 1 of your squares.
       *[other] It fits on { $squares } of your squares.
    }
   *[other] You can complete a district for { $points } points.
}
calcada-declare-confirm = Declare { calcada-colour }, { $n }

# The empty step.
calcada-empty-step = Move a stone
calcada-empty-prompt = No tile fits. Move any stone on by one space.
calcada-empty-stone-prompt = Which stone moves on?
calcada-empty-label = { calcada-colour-first } stone on space { $space }: moves to space { $next }, and your turn is over
calcada-empty-why = You can’t declare anything, so the stone just moves and your turn is over.
calcada-empty-confirm = Move { calcada-colour }

# A stone for a bonus tile.
calcada-bonus-label = Pay a bonus tile to move any stone on by one space before you declare
calcada-bonus-short = Bonus tile
calcada-bonus-hub = Move a stone
calcada-bonus-why = A bonus tile moves any stone on by one space. Then you declare as usual.
calcada-move-step = Pay to move
calcada-move-prompt = Which space do you want to move a stone from? It costs a bonus tile.
calcada-move-stone-prompt = Which stone moves on? It costs a bonus tile.
calcada-move-label = { calcada-colour-first } stone on space { $space }: moves to space { $next } for a bonus tile
calcada-move-why = Costs a bonus tile. The { calcada-colour } stone moves on to space { $next }; then you declare.
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
    [one] { calcada-colour-first } { calcada-motif }: fits on 1 square
   *[other] { calcada-colour-first } { calcada-motif }: fits on { $squares } squares
}
calcada-take-why = { $motif ->
    [bonus] Gives you 2 bonus tiles, but doesn’t count as a motif at the end.
   *[other] { calcada-motifs } that touch score at the end.
}
calcada-place-step = Pave
calcada-place-prompt = { $free ->
    [yes] { calcada-colour-first }, { $n }. Place the { calcada-motif } on any number.
   *[no] { calcada-colour-first }, { $n }. Place the { calcada-motif } on a { $n }.
}
calcada-place-label-closes = { $square }, number { $number }: completes a district of { $size } and closes { calcada-colour }, { $points } points
calcada-place-label-completes = { $square }, number { $number }: completes a district of { $size }, { $points } points
calcada-place-label-begins = { $square }, number { $number }: begins a district of { $size }
calcada-place-label-grows = { $missing ->
    [one] { $square }, number { $number }: 1 more completes a district of { $size }
   *[other] { $square }, number { $number }: { $missing } more complete a district of { $size }
}
calcada-place-confirm = Pave { $square }
calcada-why-closes = The district is complete: { $size } tiles × { $multiplier }, plus 2 points for closing { calcada-colour }. Nobody can take { calcada-colour } any more.
calcada-why-completes = The district is complete: { $size } tiles × { $multiplier }. Then { calcada-colour } moves down a row for everyone.
calcada-why-begins = Begins a { calcada-colour } district of { $size }.
calcada-why-grows = { $missing ->
    [one] 1 more tile completes this district of { $size }.
   *[other] { $missing } more tiles complete this district of { $size }.
}
calcada-why-bonus = Gives you { $n } bonus tiles.
calcada-why-motifs = { $before ->
    [0] { $after ->
        [one] { calcada-motifs }: { $group } connected, 1 point at the end.
       *[other] { calcada-motifs }: { $group } connected, { $after } points at the end.
    }
   *[other] { calcada-motifs }: { $group } connected, { $after } points at the end instead of { $before }.
}
calcada-refresh-label = { calcada-colour-first } stack: pay a bonus tile to put the face-up tiles under the stack and turn up new ones
calcada-refresh-short = New tiles
calcada-refresh-why = Costs a bonus tile. The face-up { calcada-colour } tiles go under the stack, and new ones come from the top.
calcada-refresh-confirm = Pay for new tiles

# The log.
calcada-log-start = { $name } begins every round
calcada-log-declared = Declares { calcada-colour }, { $n }
calcada-log-moved = Pays a bonus tile: a { calcada-colour } stone moves on to space { $next }
calcada-log-moved-only = Can’t place anything: a { calcada-colour } stone moves on to space { $next }
calcada-log-refreshed = Pays a bonus tile for new { calcada-colour } tiles
calcada-log-new-tiles = { $n ->
    [one] New { calcada-colour } tile: { $motifs }
   *[other] New { calcada-colour } tiles: { $motifs }
}
calcada-log-placed = { $motif ->
    [bonus] Places a { calcada-colour } bonus symbol on { $square } and gets 2 bonus tiles
   *[other] Places a { calcada-colour } { calcada-motif } on { $square }
}
calcada-log-completed = { $motif ->
    [bonus] Places a { calcada-colour } bonus symbol on { $square } for 2 bonus tiles, district { $size } × { $multiplier }
   *[other] Places a { calcada-colour } { calcada-motif } on { $square }, district { $size } × { $multiplier }
}
calcada-log-closed = Closes { calcada-colour }
calcada-log-closed-last = Closes { calcada-colour }: this is the last round
calcada-log-final = At the end: motifs { $motifs }, unfinished districts { $incomplete }, bonus tiles { $bonus }

# Why something is not allowed.
calcada-refusal-over = The game is over.
calcada-refusal-not-laid-out = Wait until the stones have been laid out.
calcada-refusal-not-turned-up = Wait until the tiles have been turned up.
calcada-refusal-not-your-turn = It’s another player’s turn.
calcada-refusal-no-such-seat = There’s no such seat.
calcada-refusal-no-start-player = The first player has to be drawn first.
calcada-refusal-ring-next = Another space is next to get its stones.
calcada-refusal-ring-number = { $number ->
    [one] This space gets 1 stone.
   *[other] This space gets { $number } stones.
}
calcada-refusal-no-such-stones = There are only three stones of each colour for the gameboard.
calcada-refusal-not-in-stack = There’s no { calcada-colour } { calcada-motif } left to turn up.
calcada-refusal-turn-up-next = A { calcada-colour } tile is next to be turned up.
calcada-refusal-declare-first = Declare a stone first. Its colour and number decide what you place.
calcada-refusal-not-on-space = There’s no such stone on this space.
calcada-refusal-colour-closed = { calcada-colour-first } is closed, so nobody can declare it any more.
calcada-refusal-no-open-tile = There’s no face-up { calcada-colour } tile to take.
calcada-refusal-no-square = { $number ->
    [one] One stone means number 1, and { calcada-colour } doesn’t fit on any of your free squares with a 1.
   *[other] There are { $number } stones, and { calcada-colour } doesn’t fit on any of your free squares for that.
}
calcada-refusal-can-declare = You can declare a stone and place a tile, so you have to.
calcada-refusal-no-bonus-tile = You don’t have a bonus tile to pay with.
calcada-refusal-already-declared = You’ve declared { calcada-colour }. Now place a { calcada-colour } tile.
calcada-refusal-stack-empty = The { calcada-colour } stack is empty, so the same tiles would come back.
calcada-refusal-not-in-display = There’s no face-up { calcada-colour } { calcada-motif }.
calcada-refusal-square-taken = There’s already a tile on this square.
calcada-refusal-square-number = This square has the number { $printed }, but you declared { $number }.
calcada-refusal-district-colour = This district is { $held ->
    [blue] blue
    [yellow] yellow
    [red] red
    [green] green
   *[black] black
}, so it won’t take { calcada-colour }.

# The board in words.
calcada-spoken-open = { $n ->
    [0] No tile face up
   *[other] Face up: { $motifs }
}
calcada-spoken-free = { $square } free, number { $number }
calcada-spoken-district = District { $district }, { $colour ->
    [none] { $size } squares, no tile yet
   *[other] { $missing ->
        [0] { calcada-colour }, complete
       *[other] { calcada-colour }, { $missing } of { $size } squares free
    }
}: { $squares }

# The terminal: what is behind an example of the notation, above choices and on boards.
calcada-terminal-declare = declares a yellow stone on space 3, which moves to the next space
calcada-terminal-move = pays a bonus tile to move that stone, before you declare
calcada-terminal-empty = just moves that stone, if you can’t declare anything
calcada-terminal-refresh = pays a bonus tile for new face-up tiles of the declared colour
calcada-terminal-place = places a face-up tram of the declared colour on row 1, column 3
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
