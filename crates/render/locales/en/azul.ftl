# Azul. People count from 1; source 0 is the centre.

azul-name = Azul
azul-blurb = Draft glazed tiles and set a palace wall, line by line.
# On the card of the game.
azul-pitch = Draft glazed tiles and set a palace wall, line by line.
azul-option-wall = Wall
azul-option-wall-hint = New to Azul? Start with the coloured wall.
azul-option-wall-coloured = Coloured: every tile has its place
azul-option-wall-grey = Grey: you choose the places

azul-colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
}

azul-status-start = Drawing the first player
azul-status-deal = Round { $round }, dealing tiles
azul-status-offer = Round { $round }, factory offer
azul-status-tiling = Round { $round }, wall tiling
azul-status-over = Finished after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}
azul-note-starts = starts next round
azul-last-round = This is the last round: { $name } completes a row.

azul-factories = Factories
azul-factory = Factory { $number }
azul-centre = Centre
azul-marker = The first-player marker: whoever’s first to take from the centre gets it
azul-heap = { $n } { azul-colour }
azul-in-bag = In the bag
azul-in-lid = In the lid
azul-on-offer = Left this round

azul-your-wall = Your wall
azul-wall-of = { $name }’s wall
azul-forecast = If the round ended now
azul-round-so-far = this round { $points }
azul-track = Score track: { $scores }
azul-track-of = { $name } { $points }
azul-floor = Floor
azul-floor-clear = clear
azul-floor-holds = Floor: { $n ->
    [0] clear
    [one] { $points ->
        [one] 1 piece, 1 point lost
       *[other] 1 piece, { $points } points lost
    }
   *[other] { $n } pieces, { $points } points lost
}
azul-line = Line { $line }
azul-line-empty = Line { $line }: empty
azul-line-holds = Line { $line }: { $n } of { $spaces }, { azul-colour }
azul-space = Wall, row { $row }, column { $column }
azul-summary-row = Row { $row }: line { $colour ->
    [none] empty
    [blue] { $n } of { $spaces } blue
    [yellow] { $n } of { $spaces } yellow
    [red] { $n } of { $spaces } red
    [black] { $n } of { $spaces } black
   *[white] { $n } of { $spaces } white
}, wall { $n_laid ->
    [0] empty
   *[other] { $laid }
}.

azul-step-take = Take tiles
azul-step-place = Choose a line
azul-step-column = Choose a column
azul-prompt-take = Take all the tiles of one colour.
azul-prompt-place = { $n } { azul-colour } in hand. Where { $n ->
    [one] does it go
   *[other] do they go
}?
azul-prompt-column = Row { $row } is full. Where on the wall does the { azul-colour } tile go?
azul-take = Take { $n } { azul-colour } { $n ->
    [one] tile
   *[other] tiles
} from { $source ->
    [0] the centre
   *[other] factory { $source }
}
azul-take-short = { $n } { azul-colour }, { $source ->
    [0] centre
   *[other] factory { $source }
}
azul-line-label = Line { $line }: { $complete ->
    [yes] complete
   *[no] { $placed } placed
}{ $fall ->
    [0] {""}
    [one] , { $fall } falls
   *[other] , { $fall } fall
}{ $marker ->
    [yes] , with the first-player marker
   *[no] {""}
}, this round { $points }
azul-floor-label = Floor: { $n ->
    [one] the tile falls
   *[other] all { $n } tiles fall
}{ $marker ->
    [yes] , with the first-player marker
   *[no] {""}
}, { $points ->
    [one] 1 point lost
   *[other] { $points } points lost
}
azul-why-line = { $complete ->
    [yes] Line { $line } is complete, so one tile goes to the wall.
   *[no] Line { $line } still needs { $missing }.
}{ $fall ->
    [0] {""}
    [one] {" "}1 tile falls.
   *[other] {" "}{ $fall } tiles fall.
}{ $marker ->
    [yes] {" "}You take the first-player marker.
   *[no] {""}
} This round: { $points }.
azul-why-floor = { $n ->
    [one] The tile falls
   *[other] All { $n } tiles fall
}{ $marker ->
    [yes] {" "}with the first-player marker
   *[no] {""}
}: { $points ->
    [one] 1 point lost
   *[other] { $points } points lost
}.
azul-confirm-line = Place { $n } { azul-colour } on line { $line }
azul-confirm-floor = Drop { $n } { azul-colour }
azul-column = Column { $column }
azul-column-label = Row { $row }, column { $column }: { azul-colour } tile, { $points ->
    [one] 1 point
   *[other] { $points } points
}
azul-confirm-column = Place { azul-colour } in column { $column }

azul-log-take = { $n } { azul-colour } from { $source ->
    [0] the centre
   *[other] factory { $source }
} to { $line ->
    [0] the floor
   *[other] line { $line }
}{ $fall ->
    [0] {""}
    [one] , { $fall } falls
   *[other] , { $fall } fall
}{ $marker ->
    [yes] , with the first-player marker
   *[no] {""}
}
azul-log-tile = Places { azul-colour } in row { $row }, column { $column }
azul-log-tiles = Places { $n } tiles on the wall
azul-log-floor = Floor
azul-log-blocked = No space on the wall for { azul-colour } from line { $line }: its tiles fall
azul-log-round = Round { $round } begins, { $name } starts
azul-log-lid = { $n ->
    [one] The bag is empty: 1 tile goes in from the lid
   *[other] The bag is empty: { $n } tiles go in from the lid
}
azul-log-bonus = At the end: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}, { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}, { $colours ->
    [one] 1 colour
   *[other] { $colours } colours
}
azul-log-over = The game is over

azul-source-tiles = Tiles on the wall
azul-source-floor = Floor
azul-source-rows = Complete rows
azul-source-columns = Complete columns
azul-source-colours = Complete colours

azul-refusal-over = The game is over.
azul-refusal-not-dealt = Wait until the first player has been drawn and the factories have been dealt.
azul-refusal-no-start-player = The first player has to be drawn first.
azul-refusal-deal-next = Factory { $factory } is next to be dealt.
azul-refusal-not-your-turn = It isn’t your turn.
azul-refusal-must-take = During the factory offer, your turn is to take tiles.
azul-refusal-tile-next = You tile the rows from top to bottom: choose a column for row { $row }.
azul-refusal-no-such-seat = There’s no seat { $seat }.
azul-refusal-deal-number = { $number ->
    [one] This factory gets 1 tile.
   *[other] This factory gets { $number } tiles.
}
azul-refusal-not-in-bag = These tiles can’t come out of the bag: it has to be empty before the lid is used.
azul-refusal-line-full = Line { $line } is already full.
azul-refusal-line-colour = Line { $line } holds { $held ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
} tiles, so it won’t take { azul-colour } ones.
azul-refusal-colour-on-wall = Row { $line } of your wall already has { azul-colour }.
azul-refusal-no-such-factory = There’s no factory { $factory }.
azul-refusal-not-in-factory = There’s no { azul-colour } tile on factory { $factory }.
azul-refusal-not-in-centre = There’s no { azul-colour } tile in the centre.
azul-refusal-space-taken = There’s already a tile in row { $row }, column { $column }.
azul-refusal-colour-in-column = Column { $column } already has { azul-colour }.

# The board in words.
azul-spoken-factory = Factory { $number }: { $n ->
    [0] empty
   *[other] { $tiles }
}
azul-spoken-centre = Centre: { $n ->
    [0] no tiles
   *[other] { $tiles }
}{ $marker ->
    [yes] ; the first-player marker is here
   *[no] {""}
}
azul-spoken-bag = In the bag: { $n ->
    [0] nothing
   *[other] { $tiles }
}
azul-spoken-lid = In the lid: { $n ->
    [0] nothing
   *[other] { $tiles }
}
azul-spoken-laid = { azul-colour } in column { $column }
azul-spoken-forecast = If the round ended now: { $points }
azul-spoken-pattern = The colours in row 1 of every wall, from column 1: { $colours }. Each row below is the same, moved one column to the right.

# The terminal: what is behind an example of the notation, above choices and on boards.
azul-terminal-take = takes the blue tiles from factory 2 to pattern line 3
azul-terminal-drop = takes the black tiles from the centre to the floor line
azul-terminal-lay = places the tile from the full line 1 in column 3 of the wall; only the grey wall asks
azul-terminal-letters = Colours: b blue, y yellow, r red, k black, w white; m is the first-player marker.
azul-terminal-line = to line
azul-terminal-column = to column
azul-terminal-tie = ahead with more complete rows

# The end: what is complete on a wall.
azul-end-wall = { $n } of 25 tiles.
azul-end-row-complete = Row { $row } is complete.
azul-end-column-complete = Column { $column } is complete.
azul-end-colour-complete = All five { $colour } tiles.
azul-end-colour = all five { azul-colour }
