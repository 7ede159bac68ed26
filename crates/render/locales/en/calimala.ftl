# Calimala.

calimala-name = Calimala
calimala-blurb = Cloth, ships and churches in medieval Florence: put your disc on a street, and the discs below it get to act too.
# On the card of the game.
calimala-pitch = Cloth, ships and churches: every worker you send works for others too.

calimala-option-layout = City
calimala-option-layout-hint = The eight action tiles lie in a random order, or in the fixed order we suggest for a first game.
calimala-option-layout-random = shuffled
calimala-option-layout-first = as in a first game
calimala-option-centre = Action in the centre
calimala-option-centre-hint = Our sources don’t say which action is printed in the centre; we took building. Choose yours if your board differs.
calimala-option-centre-build = build
calimala-option-centre-wood = wood
calimala-option-centre-brick = brick
calimala-option-centre-marble = marble
calimala-option-centre-artwork = artwork
calimala-option-centre-weave = weave
calimala-option-centre-ship = ship
calimala-option-centre-transport = transport
calimala-option-centre-contribute = contribute

calimala-source-cities = Cloth abroad
calimala-source-churches = Churches
calimala-source-works = Artworks and materials
calimala-source-final = Final scoring cards

calimala-status = Disc { $turn } of { $n_turns } at most, { $left ->
    [one] one tile
   *[other] { $left } tiles
} to score
calimala-status-last = Last round, { $n ->
    [0] last turn
    [one] one more turn
   *[other] { $n } more turns
}
calimala-status-setup = Before the first disc
calimala-status-over = The game is over
calimala-note = { $n } in the council
calimala-note-first = goes first, { $n } in the council
calimala-last-round-tiles = This is the last round: all council tiles are scored.
calimala-last-round-discs = This is the last round: the last discs go down.

## Words of the game. Other messages refer to them with the same parameters.

calimala-act = { $act ->
    [wood] wood
    [brick] brick
    [marble] marble
    [build] build
    [artwork] artwork
    [weave] weave
    [ship] ship
    [transport] transport
    [contribute] contribute
   *[none] an open space
}
calimala-act-title = { $act ->
    [wood] Wood
    [brick] Brick
    [marble] Marble
    [build] Build
    [artwork] Artwork
    [weave] Weave
    [ship] Ship
    [transport] Transport
   *[contribute] Contribute
}
calimala-first = { $first ->
    [wood] wood
    [brick] brick
    [marble] marble
    [build] build
    [artwork] artwork
    [weave] weave
    [ship] ship
    [transport] transport
    [contribute] contribute
   *[none] open
}
calimala-second = { $second ->
    [wood] wood
    [brick] brick
    [marble] marble
    [build] build
    [artwork] artwork
    [weave] weave
    [ship] ship
    [transport] transport
    [contribute] contribute
   *[none] open
}
calimala-first-title = { $first ->
    [wood] Wood
    [brick] Brick
    [marble] Marble
    [build] Build
    [artwork] Artwork
    [weave] Weave
    [ship] Ship
    [transport] Transport
    [contribute] Contribute
   *[none] Open
}
calimala-street-title = { calimala-first-title }–{ calimala-second }
calimala-street = { calimala-first }–{ calimala-second }
calimala-resource = { $resource ->
    [wood] wood
    [brick] brick
   *[marble] marble
}
calimala-site = { $site ->
    [barcelona] Barcelona
    [lisbon] Lisbon
    [london] London
    [troyes] Troyes
    [bruges] Bruges
    [hamburg] Hamburg
    [maria] Santa Maria del Fiore
    [croce] Santa Croce
    [miniato] San Miniato
   *[palazzo] Palazzo Vecchio
}
calimala-tile = { $tile ->
    [barcelona] Barcelona
    [lisbon] Lisbon
    [london] London
    [troyes] Troyes
    [bruges] Bruges
    [hamburg] Hamburg
    [maria] Santa Maria del Fiore
    [croce] Santa Croce
    [miniato] San Miniato
    [artwork] Artworks
    [ports] Ports
    [trades] Trade cities
    [wood] Wood given
    [brick] Brick given
    [marble] Marble given
   *[none] No tile yet
}
calimala-white = white
calimala-you = you
# Who gets how many points.
calimala-points-of = { $name } { $n }
# A city that cloth goes to, with the number of cloths if there are several.
calimala-load = { $n ->
    [1] { calimala-site }
   *[other] { $n } × { calimala-site }
}

## The boards.

calimala-jump = Areas
calimala-jump-map = Map
calimala-jump-mine = Mine
calimala-jump-city = City
calimala-jump-works = Churches
calimala-jump-council = Council

calimala-city = The city
calimala-starts = { $name } starts every round
calimala-starts-short = starts
calimala-deck = deck { $n }
calimala-discard = discard { $n }
calimala-discard-list = { $n ->
    [0] The discard pile is empty.
   *[other] On the discard pile: { $cards }.
}
calimala-cards-of = { $n } { calimala-act }
calimala-label-tile = { $state ->
    [now] { calimala-act-title }, open to the disc that acts{ $n ->
        [1] {""}
       *[other] , { $n } times
    }
    [done] { calimala-act-title }, done
   *[other] { calimala-act-title }
}
calimala-times = ×{ $n }
calimala-label-street = { $n ->
    [0] Street { calimala-street }: empty
    [one] Street { calimala-street }: one disc, { $discs }
    [3] Street { calimala-street }, the next disc sends the lowest to the council: from the top { $discs }
   *[other] Street { calimala-street }: from the top { $discs }
}
calimala-acts = { $name } acts on { $street }
calimala-draw = Draw
calimala-skip = Skip
calimala-start-cards = Starting cards
calimala-unseen = Action cards not seen yet
calimala-unseen-of = { calimala-act-title }: { $n } of 5 in the deck or in hands

calimala-council = Council
calimala-scored = { $n } of { $all } scored
calimala-next = next
calimala-label-space = { $state ->
    [past] { $seat ->
        [taken] { $space }. { calimala-tile }, scored, representative: { $name }
       *[free] { $space }. { calimala-tile }, scored
    }
    [next] { $space }. { calimala-tile }, next
   *[other] { $space }. { calimala-tile }
}
calimala-forecast = Next, as things stand: { calimala-tile }
calimala-forecast-list = { $n ->
    [0] If { calimala-tile } were scored now, nobody would get points.
   *[other] If { calimala-tile } were scored now: { $points }.
}
calimala-tiles = All scoring tiles
calimala-tiles-close = Close
calimala-tiles-note = A scored tile shows its points. The others show everyone’s cubes, and the points they’d bring right now.
calimala-tiles-end = { $n ->
    [0] All discs are placed: the tiles that are left get scored at the end of this round.
    [one] The game ends with the round in which the last tile is scored, or when all discs are placed. One disc is left.
   *[other] The game ends with the round in which the last tile is scored, or when all discs are placed. { $n } discs are left.
}
calimala-tile-gave = { $n ->
    [0] no points
    [one] one point
   *[other] { $n } points
}
calimala-tile-stands = { $n ->
    [0] no cubes
    [one] one cube
   *[other] { $n } cubes
}{ $points ->
    [0] {""}
    [one] , worth one point now
   *[other] , worth { $points } points now
}
# $tile is a place as it was named before, $points who has how much there.
calimala-label-given = { $tile }: { $points }
calimala-palazzo = Palazzo
calimala-palazzo-note = breaks ties
calimala-label-palazzo = Palazzo Vecchio, artworks: { $n } of { $all } spaces filled
calimala-ties = Representatives and artworks at the Palazzo Vecchio, which break ties

calimala-works = Churches
calimala-label-row = { calimala-site }, { calimala-act }: { $n } of { $all } spaces filled
calimala-map = Cloth abroad
calimala-port = port
calimala-label-city = { $kind ->
    [port] { calimala-site }, a port: { $n } of { $all } spaces filled
   *[trade] { calimala-site }, a trade city: { $n } of { $all } spaces filled
}
calimala-sum-placed = { $name }: Santa Maria del Fiore { $maria }, Santa Croce { $croce }, San Miniato { $miniato }, Barcelona { $barcelona }, Lisbon { $lisbon }, London { $london }, Troyes { $troyes }, Bruges { $bruges }, Hamburg { $hamburg }.

calimala-house-own = Your board
calimala-house-of = { $name }’s board
calimala-sum-house = { $name } has { $wood } wood, { $brick } brick, { $marble } marble, { $cloth } cloth in { $workshops ->
    [one] one workshop
   *[other] { $workshops } workshops
}, { $ships ->
    [one] one ship
   *[other] { $ships } ships
}, { $houses ->
    [one] one trading house
   *[other] { $houses } trading houses
}, { $cards ->
    [one] one action card
   *[other] { $cards } action cards
}, { $discs ->
    [one] one disc
   *[other] { $discs } discs
}, { $white } white, and { $cubes } cubes in reserve.
calimala-discs = discs
calimala-cubes-left = { $n ->
    [one] One cube in reserve
   *[other] { $n } cubes in reserve
}
calimala-workshops = Workshops
calimala-empty = empty
calimala-label-workshop = Space for a workshop
calimala-harbour = Harbour
calimala-label-harbour = Space for a ship
calimala-warehouses = Warehouses
calimala-warehouse = { $resource ->
    [wood] Wood: { $n } of { $all }
    [brick] Brick: { $n } of { $all }
   *[marble] Marble: { $n } of { $all }
}
calimala-cards = Cards
calimala-label-card = { $n ->
    [1] Action card: { calimala-act }
   *[other] { $n } action cards: { calimala-act }
}
calimala-open = Final scoring card for all: { calimala-site }
calimala-open-short = open
calimala-kept = { $whose ->
    [own] Your final scoring card: { calimala-site }
   *[other] The final scoring card kept here: { calimala-site }
}
calimala-kept-secret = A final scoring card, kept secret
calimala-shown = Has the { calimala-act } card
calimala-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
calimala-n-discs = { $n ->
    [one] { $n } disc
   *[other] { $n } discs
}
calimala-n-white = { $n ->
    [one] { $n } white disc
   *[other] { $n } white discs
}
calimala-count = { $kind ->
    [cloth] { $n } cloth
    [workshop] { $n ->
        [one] one workshop
       *[other] { $n } workshops
    }
    [ship] { $n ->
        [one] one ship
       *[other] { $n } ships
    }
    [houses] { $n ->
        [one] one trading house
       *[other] { $n } trading houses
    }
    [wood] { $n } wood
    [brick] { $n } brick
   *[marble] { $n } marble
}

## The steps of a move.

calimala-step-keep = Keep a card
calimala-ask-keep = Keep one final scoring card. The others go back unseen.
calimala-label-keep = Keep { calimala-site }: 5, 3 and 1 points at the end for whoever has the most there
calimala-why-keep = { $site ->
    [palazzo] At the end it gives 5, 3 and 1 points for representatives in the council and artworks at the Palazzo Vecchio.
   *[other] At the end it gives 5, 3 and 1 points for the most cubes at { calimala-site }, to whoever has them.
}
calimala-confirm-keep = Keep { calimala-site }

calimala-step-take = Starting card
calimala-ask-take = Take one of the starting cards.
calimala-label-take = Take the { calimala-act } card
calimala-confirm-take = Take { calimala-act }

calimala-step-place = Street
calimala-ask-place = Put a disc on a street.
calimala-why-street = { $n ->
    [0] Nobody acts after you.
    [one] { $whose ->
        [own] Then your disc below acts.
       *[other] Then { $names } acts.
    }
   *[other] Then { $names } act.
}{ $bottom ->
    [own] {" "}Your lowest disc becomes your representative in the council, and the next tile, { calimala-tile }, is scored.
    [other] {" "}The lowest disc becomes { $name }’s representative in the council, and the next tile, { calimala-tile }, is scored.
    [white] {" "}The lowest disc is white, so you get the representative in the council, and the next tile, { calimala-tile }, is scored.
   *[none] {""}
}
calimala-why-score = { $n ->
    [0] As it stands, nobody gets points for { calimala-tile }.
   *[other] { calimala-tile } as it stands: { $points }.
}
calimala-step-disc = Disc
calimala-ask-disc = Which disc?
calimala-label-disc = { $kind ->
    [white] White disc: does each action twice; { $n } left
   *[own] Coloured disc: acts now, and again when others land on top of it; { $n } left
}
calimala-short-disc = { $kind ->
    [white] White ({ $n })
   *[own] Coloured ({ $n })
}
calimala-why-disc = { $kind ->
    [white] A white disc does both actions twice now, and nothing once it’s covered.
   *[own] Your colour does both actions once now, and again as long as it’s among the top three.
}
calimala-confirm-place = { $kind ->
    [white] White disc on { calimala-street }
   *[own] Disc on { calimala-street }
}

calimala-step-promote = Council
calimala-ask-promote = Choose one of your discs for the council.
calimala-label-promote = Disc { $height } from the bottom on { $street }: it goes to the council, and the white disc goes here
calimala-confirm-promote = Send to the council
calimala-step-height = Disc
calimala-ask-height = Which of your discs there?
calimala-short-height = { $height ->
    [1] Lowest
    [2] Second
   *[other] Third
}

calimala-step-act = Act
calimala-ask-act = { $whose ->
    [other] Your disc under { $name }’s acts on { $street }.
   *[own] Your disc acts on { $street }.
}
calimala-ask-cards = Play another card, or say you’re done.
calimala-effect = { $act ->
    [wood] take one wood
    [brick] take one brick
    [marble] take one marble
    [build] build a ship, a trading house or a workshop
    [artwork] turn one marble into an artwork
    [weave] weave a cloth in each workshop with room
    [ship] ship cloth to ports
    [transport] bring cloth to your trading houses
   *[contribute] give a cube to a church
}
calimala-label-act = { $by ->
    [card] Play the { calimala-act } card: { calimala-effect }
   *[street] { calimala-act-title }: { calimala-effect }
}
calimala-short-act = { $by ->
    [card] Card: { calimala-act }
   *[street] { calimala-act-title }
}
calimala-label-draw = Draw a card instead of “{ calimala-act }”, which you can’t carry out now
calimala-short-draw = Card instead of { calimala-act }
calimala-confirm-draw = Draw a card
calimala-label-skip = Skip { calimala-act }
calimala-short-skip = Skip { calimala-act }
calimala-confirm-skip = Skip
calimala-label-done = Play no more cards
calimala-short-done = Done
calimala-confirm-done = Done

calimala-ask-where = { $act ->
    [build] What do you want to build?
    [artwork] Where does the artwork go?
   *[contribute] Choose a row at a church.
}
calimala-ask-load = { $act ->
    [ship] Ship { $n } of { $most }. Choose a port.
   *[transport] Cloth { $n } of { $most }. Choose a city.
}
calimala-label-load = { $act ->
    [ship] Ship a cloth to { calimala-site }, { $filled } of 12 filled
   *[transport] Bring a cloth to { calimala-site }, { $filled } of 12 filled
}{ $points ->
    [0] {""}
    [one] : place { $place } for { calimala-tile }, 1 point
   *[other] : place { $place } for { calimala-tile }, { $points } points
}
calimala-label-effect = { $points ->
    [0] { $what }
    [one] { $what }: place { $place } for { calimala-tile }, 1 point
   *[other] { $what }: place { $place } for { calimala-tile }, { $points } points
}
calimala-why-tile = { $ahead ->
    [0] Next tile, { calimala-tile }: you would have { $count }{ $points ->
        [0] {""}
        [one] , worth 1 point as it stands
       *[other] , worth { $points } points as it stands
    }.
   *[other] Tile { $space }, { calimala-tile }: you would have { $count }{ $points ->
        [0] {""}
        [one] , worth 1 point as it stands
       *[other] , worth { $points } points as it stands
    }.
}
calimala-label-stop = That’s all: send no more
calimala-short-stop = Stop
calimala-short-ship = Ship
calimala-short-workshop = Workshop
calimala-short-house = Trading house in { calimala-site }
calimala-short-row = { $site ->
    [maria] { calimala-resource } → S. Maria
    [croce] { calimala-resource } → S. Croce
   *[miniato] { calimala-resource } → S. Miniato
}

calimala-confirm-gain = { $resource ->
    [wood] Take 1 wood
    [brick] Take 1 brick
   *[marble] Take 1 marble
}
calimala-confirm-build-ship = Build a ship
calimala-confirm-build-workshop = Build a workshop
calimala-confirm-build-house = Trading house in { calimala-site }
calimala-confirm-artwork = Artwork at { calimala-site }
calimala-confirm-weave = Weave
calimala-confirm-ship = Ship to { $cities }
calimala-confirm-transport = Transport to { $cities }
calimala-confirm-contribute = { $resource ->
    [wood] Give wood to { calimala-site }
    [brick] Give brick to { calimala-site }
   *[marble] Give marble to { calimala-site }
}

## The log.

calimala-tell-start = Goes first
calimala-tell-open = Open final scoring card: { calimala-site }
calimala-tell-keep = { $site ->
    [none] Keeps a final scoring card
   *[other] Keeps { calimala-site }, secretly
}
calimala-tell-take = Takes the { calimala-act } card
calimala-tell-place = { $n ->
    [0] { $kind ->
        [white] White disc on { calimala-street }
       *[own] Disc on { calimala-street }
    }
   *[other] { $kind ->
        [white] White disc on { calimala-street }, over { $discs }
       *[own] Disc on { calimala-street }, over { $discs }
    }
}
calimala-tell-gain = { $by ->
    [card] Plays a card: takes 1 { calimala-resource }
   *[street] Takes 1 { calimala-resource }
}
calimala-tell-build-ship = { $by ->
    [card] Plays a card: builds a ship
   *[street] Builds a ship
}
calimala-tell-build-workshop = { $by ->
    [card] Plays a card: builds a workshop
   *[street] Builds a workshop
}
calimala-tell-build-house = { $by ->
    [card] Plays a card: builds a trading house in { calimala-site }
   *[street] Builds a trading house in { calimala-site }
}
calimala-tell-artwork = { $by ->
    [card] Plays a card: artwork at { calimala-site }
   *[street] Artwork at { calimala-site }
}
calimala-tell-weave = { $by ->
    [card] Plays a card: weaves
   *[street] Weaves
}
calimala-tell-ship = { $by ->
    [card] Plays a card: ships cloth to { $cities }
   *[street] Ships cloth to { $cities }
}
calimala-tell-transport = { $by ->
    [card] Plays a card: brings cloth to { $cities }
   *[street] Brings cloth to { $cities }
}
calimala-tell-contribute = { $by ->
    [card] Plays a card: gives { calimala-resource } to { calimala-site }
   *[street] Gives { calimala-resource } to { calimala-site }
}
calimala-tell-draw = Draws a card instead of “{ calimala-act }”
calimala-tell-no-card = Would draw a card instead of “{ calimala-act }”, but there isn’t one
calimala-tell-card = Draws { calimala-act }
calimala-tell-reshuffle = { $n ->
    [one] The discard pile becomes the deck: one card
   *[other] The discard pile becomes the deck: { $n } cards
}
calimala-tell-skip = Skips { calimala-act }
calimala-tell-seat = { $how ->
    [reserve] Sends a representative to space { $seat } of the council, in place of a white disc
    [street] Sends a representative to space { $seat } of the council from { $street }; the white disc goes there
   *[tower] Sends a representative to space { $seat } of the council
}
calimala-tell-gone = A disc leaves the game
calimala-tell-tile = { $n ->
    [0] { calimala-tile } scored: nobody has anything
   *[other] { calimala-tile } scored: { $points }
}
calimala-tell-final = { $whose ->
    [open] { $n ->
        [0] Open final card, { calimala-site }: nobody has anything
       *[other] Open final card, { calimala-site }: { $points }
    }
   *[kept] { $n ->
        [0] { $keeper } kept { calimala-site }: nobody has anything
       *[other] { $keeper } kept { calimala-site }: { $points }
    }
}

## Why something may not be done.

calimala-action = { $action ->
    [wood] wood
    [brick] brick
    [marble] marble
    [build] build
    [artwork] artwork
    [weave] weave
    [ship] ship
    [transport] transport
   *[contribute] contribute
}
calimala-in-city = { $city ->
    [barcelona] Barcelona
    [lisbon] Lisbon
    [london] London
    [troyes] Troyes
    [bruges] Bruges
   *[hamburg] Hamburg
}
calimala-building = { $building ->
    [maria] Santa Maria del Fiore
    [croce] Santa Croce
    [miniato] San Miniato
   *[palazzo] the Palazzo Vecchio
}
calimala-refusal-over = The game is over.
calimala-refusal-wait-for-chance = One moment: something is being placed, dealt or drawn.
calimala-refusal-not-your-turn = It isn’t your turn.
calimala-refusal-must-place = Your turn starts with a disc: put one on a street first.
calimala-refusal-must-promote = Choose one of your discs for the council first.
calimala-refusal-no-start-player = The first player has to be drawn first.
calimala-refusal-cell-next = The action tiles have to be placed first.
calimala-refusal-space-next = The scoring tiles have to be placed first.
calimala-refusal-card-next = A card has to be drawn first.
calimala-refusal-keep-one = Keep one of the final scoring cards you were dealt.
calimala-refusal-take-one = Take one of the starting cards that are still there.
calimala-refusal-final-card-next = The final scoring cards have to be dealt first.
calimala-refusal-no-disc = You don’t have a disc like that left.
calimala-refusal-cannot-act = On this street you couldn’t carry out either “{ calimala-first }” or “{ calimala-second }”, not even with your cards.
calimala-refusal-can-be-done = You can carry out “{ calimala-action }”, so you can’t draw a card for it.
calimala-refusal-actions-left = Carry out or skip the actions that are left first.
calimala-refusal-act-first = Your disc acts first.
calimala-refusal-not-pending = The disc that acts can’t { $action ->
    [wood] take wood
    [brick] take brick
    [marble] take marble
    [artwork] make an artwork
    [build] build
    [weave] weave
    [ship] ship
    [transport] transport
   *[contribute] contribute
} now: that isn’t on its street, or it’s already done.
calimala-refusal-no-such-card = You don’t have a { calimala-action } card.
calimala-refusal-not-your-disc = You have no disc there.
calimala-refusal-other-street = The disc has to come from another street.
calimala-refusal-warehouse-full = Your { calimala-resource } warehouse is full.
calimala-refusal-workshops-full = Your workshops are full.
calimala-refusal-no-cubes = You have no cubes left in your reserve.
calimala-refusal-no-ship-left = You’ve built all your ships.
calimala-refusal-house-there = You already have a trading house in { calimala-in-city }.
calimala-refusal-no-workshop-left = You’ve built all your workshops.
calimala-refusal-goods-lacking = { $number ->
    [one] You need one cube of each material for this.
   *[other] You need { $number } cubes of the right material for this.
}
calimala-refusal-no-space-for-art = There’s no space for an artwork at { calimala-building }.
calimala-refusal-too-many-cloths = { $number ->
    [0] You can’t send any: you need a ship and a cloth.
   *[other] With your ships and your cloth you can send up to { $number }.
}
calimala-refusal-city-full = There’s no room for that much cloth in { calimala-in-city }.
calimala-refusal-no-house = You have no trading house in { calimala-in-city }.
calimala-refusal-too-little-cloth = { $number ->
    [0] You have no cloth.
   *[other] You only have { $number } cloth.
}
calimala-refusal-no-goods = You have no { calimala-resource }.
calimala-refusal-row-full = { calimala-building } can’t take any more { calimala-resource }.
calimala-refusal-must-act = Your new disc has to carry out at least one action of its street, and after this it couldn’t.

## The terminal: what is behind an example of the notation, above choices and on boards.

calimala-terminal-place = puts a coloured or a white disc on street a
calimala-terminal-do = carries out an action
calimala-terminal-do-where = builds a trading house in Troyes; artworks and contributions work the same way
calimala-terminal-send = sends cloth: b Barcelona, l Lisbon, o London, t Troyes, g Bruges, h Hamburg
calimala-terminal-play = plays a card
calimala-terminal-draw = draws a card instead of an action
calimala-terminal-skip = skips an action
calimala-terminal-done = plays no more cards
calimala-terminal-promote = sends the lowest disc of street a to the council
calimala-terminal-keep = keeps a final scoring card
calimala-terminal-start = takes a starting card
calimala-terminal-street = to street
calimala-terminal-choice = to choose
calimala-terminal-city = City: streets with their discs, the lowest first
calimala-terminal-starter = First player: { $name }
# $street is a letter, $acts what is left to do there.
calimala-terminal-acts = { $must ->
    [yes] { $name } acts on street { $street }: { $acts } (at least one)
   *[no] { $name } acts on street { $street }: { $acts }
}
calimala-terminal-only-cards = only cards
# Columns of a table; short.
calimala-terminal-heading = { $column ->
    [points] points
    [discs] discs
    [white] white
    [cubes] cubes
    [wood] wood
    [brick] brick
    [marble] marble
    [ships] ships
    [seats] council
    [cards] cards
    [cloth] cloth
   *[houses] houses
}
calimala-terminal-free = free
# What a scoring tile is called where room is short: 13 letters at most.
calimala-terminal-tile = { $tile ->
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
calimala-terminal-dealt = was dealt { $cards }
calimala-terminal-tie = ahead thanks to the council

# The board in words.
calimala-spoken-grid = Row { $row } of the city: { $acts }
calimala-spoken-pending = { $n ->
    [0] No action left
   *[other] Still open: { $acts }
}
calimala-spoken-workshops = Cloth in each workshop: { $cloths }
calimala-spoken-houses-in = Trading houses in { $sites }
calimala-spoken-houses = Trading houses of { $names }
