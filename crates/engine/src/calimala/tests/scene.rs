//! Positions as text, one fact a line: `turn 0`, `street c 10w`, `0.goods 2 1 0`.

use super::super::board::Placed;
use super::super::deed::building_site;
use super::super::material::{
    Act, Cards, N_BUILDINGS, N_CHURCHES, N_CITIES, N_PORTS, N_RESOURCES, PALAZZO, START_CARDS,
    Site, Tile,
};
use super::super::tower::{Disc, Tower};
use super::super::{Calimala, Event, Layout, Phase, Setup, Street};
use crate::scene::{facts, legal, play, refused};
use crate::{Game, Seat, Turn, Viewer};

/// A position that is being set up, played on and looked at.
pub(super) struct Scene {
    pub(super) game: Calimala,
    pub(super) events: Vec<Event>,
}

/// Sets up `given`, plays `actions` and expects the facts of `then`.
#[track_caller]
pub(super) fn check(given: &str, actions: &str, then: &str) -> Scene {
    let mut scene = Scene::given(given);
    scene.play(actions);
    scene.expect(then);
    scene
}

/// Expects that the action is refused by this clause in the given position, after some actions.
#[track_caller]
pub(super) fn check_refused(given: &str, actions: &str, actor_and_action: &str, clause: &str) {
    let mut scene = Scene::given(given);
    scene.play(actions);
    assert_eq!(refused(&scene.game, actor_and_action).0, clause);
}

impl Scene {
    /// The city of a first game, tiles in the order of their list, seat 0 to put a disc; seats
    /// hold nothing that is not said. Discs on streets and in the council come from reserves.
    #[track_caller]
    pub(super) fn given(text: &str) -> Scene {
        let seats = facts(text).find(|(key, _)| *key == "seats");
        let setup = Setup {
            seats: seats.map_or(3, |(_, seats)| seats.parse().unwrap()),
            layout: Layout::First,
            ..Setup::default()
        };
        let mut game = Calimala::new(&setup, Calimala::RULES_VERSION);
        game.tiles = Tile::ALL.map(Some);
        game.phase = Phase::Place { seat: Seat::new(0) };
        game.deck += std::mem::take(&mut game.display);
        let cards: Cards = START_CARDS.into_iter().collect();
        assert_eq!(cards.total(), 5);
        for (key, value) in facts(text) {
            match key.split_once('.') {
                Some((seat, key)) => set_board(&mut game, seat.parse().unwrap(), key, value),
                None => set(&mut game, key, value),
            }
        }
        game.placed = Placed::default();
        for board in &game.boards[..setup.seats as usize] {
            game.placed.add(&board.placed);
        }
        game.room = game.placed.room();
        let scene = Scene {
            game,
            events: Vec::new(),
        };
        scene.game.check_invariants();
        scene
    }

    #[track_caller]
    pub(super) fn play(&mut self, actions: &str) {
        play(&mut self.game, actions, &mut self.events, true);
    }

    #[track_caller]
    pub(super) fn expect(&self, then: &str) {
        for (key, expected) in facts(then) {
            assert_eq!(self.fact(key), expected, "{key}");
        }
    }

    pub(super) fn legal(&self) -> Vec<String> {
        legal(&self.game)
    }

    fn fact(&self, key: &str) -> String {
        let game = &self.game;
        if let Some((seat, key)) = key.split_once('.') {
            return board_fact(game, seat.parse().unwrap(), key);
        }
        if let Some(street) = key.strip_prefix("street-") {
            let street = Street::all().find(|other| other.to_string() == street);
            let tower = game.towers[street.expect("a street").index()];
            return tower.discs().map(Disc::letter).collect();
        }
        match key {
            "turn" => game
                .turn()
                .actor()
                .map_or("over".into(), |actor| actor.to_string()),
            "phase" => match game.phase {
                Phase::Place { .. } => "place".into(),
                Phase::Act(_) => "act".into(),
                Phase::Card(_) => "card".into(),
                Phase::Promote { .. } => "promote".into(),
                Phase::Over => "over".into(),
                _ => "prepare".into(),
            },
            "pending" => match game.phase {
                Phase::Act(activation) => format!("{:?}", activation.pending),
                _ => String::new(),
            },
            "council" => game
                .council
                .iter()
                .map(|seat| seat.map_or('.', |seat| Disc::Of(seat).letter()))
                .collect(),
            "scored" => game.n_scored.to_string(),
            // What the tile that was scored last gave, as everybody sees it.
            "given" => {
                let council = game.view(Viewer::Spectator).council;
                let mut points = council.into_iter().filter_map(|space| space.points);
                format!("{:?}", points.next_back())
            }
            "n_deck" => game.deck.total().to_string(),
            "n_discard" => game.discard.total().to_string(),
            "discard" => cards_text(game.discard),
            "gone" => format!("{:?}", game.gone),
            "legal" => self.legal().join(" "),
            "scores" => {
                let boards = &game.boards[..game.setup.seats as usize];
                let scores: Vec<String> =
                    boards.iter().map(|board| board.score.to_string()).collect();
                scores.join(" ")
            }
            "ranks" => match game.turn() {
                Turn::Over(outcome) => format!("{:?}", outcome.ranks()),
                _ => String::new(),
            },
            _ => panic!("unknown fact {key}"),
        }
    }
}

fn cards(text: &str) -> Cards {
    text.split_whitespace()
        .map(|name| Act::from_name(name).unwrap_or_else(|| panic!("no card {name}")))
        .collect()
}

fn cards_text(cards: Cards) -> String {
    let names = cards
        .each_act()
        .flat_map(|act| std::iter::repeat_n(act.name(), cards.count(act) as usize));
    names.collect::<Vec<_>>().join(" ")
}

fn numbers(text: &str) -> Vec<u8> {
    text.split_whitespace()
        .map(|number| number.parse().expect("a number"))
        .collect()
}

fn set(game: &mut Calimala, key: &str, value: &str) {
    match key {
        "seats" => {}
        "turn" => {
            let seat = value.parse().unwrap();
            game.phase = Phase::Place { seat };
        }
        "starter" => game.starter = value.parse().unwrap(),
        // `street a 10w`: the discs from the bottom
        "street" => {
            let (street, discs) = value.split_once(' ').unwrap();
            let street = Street::all().find(|other| other.to_string() == street);
            let mut tower = Tower::default();
            for disc in discs.chars() {
                // White discs on the table come from the last seat that still has some.
                if disc == 'w' {
                    let seats = game.setup.seats as usize;
                    let board = game.boards[..seats].iter_mut();
                    board.max_by_key(|board| board.white).unwrap().white -= 1;
                    tower.push(Disc::White);
                } else {
                    let seat: Seat = disc.to_string().parse().unwrap();
                    game.boards[seat.index()].coloured -= 1;
                    tower.push(Disc::Of(seat));
                }
            }
            game.towers[street.expect("a street").index()] = tower;
        }
        // `council 12.0`: seats from the first space, dots for none; all these tiles are scored
        "council" => {
            for (space, seat) in value.chars().enumerate() {
                if seat != '.' {
                    let seat: Seat = seat.to_string().parse().unwrap();
                    game.council[space] = Some(seat);
                    let board = &mut game.boards[seat.index()];
                    board.coloured -= 1;
                    board.council.n_seats += 1;
                    board.council.last_seat = space as u8;
                }
            }
            game.n_scored = value.len() as u8;
        }
        "next-tile" => {
            let tile = Tile::from_name(value);
            let at = game.tiles.iter().position(|&other| other == tile).unwrap();
            game.tiles.swap(at, game.n_scored as usize);
        }
        "deck" => {
            // What is not said lies on the discard pile.
            let mut rest = game.deck;
            game.deck = cards(value);
            rest -= game.deck;
            game.discard = rest;
        }
        "reshuffled" => game.deck_was = game.deck,
        "open" => game.open = Site::from_name(value),
        _ => panic!("unknown fact {key}"),
    }
}

fn set_board(game: &mut Calimala, seat: Seat, key: &str, value: &str) {
    let n_art = game.boards.iter().map(|board| board.placed.art[PALAZZO]);
    let n_palazzo: u8 = n_art.sum();
    let board = &mut game.boards[seat.index()];
    let store = &mut board.store;
    match key {
        "goods" => {
            store.goods = numbers(value).try_into().unwrap();
            store.reserve -= store.goods.iter().sum::<u8>();
        }
        "cloth" => {
            let cloth = numbers(value);
            store.workshops = cloth.len() as u8;
            board.cloth[..cloth.len()].copy_from_slice(&cloth);
            store.cloth = cloth.iter().sum();
            store.reserve -= store.cloth;
        }
        "ships" => store.ships = value.parse().unwrap(),
        "houses" => {
            let names = value.split_whitespace();
            let city = |name| Site::from_name(name).unwrap().index() - N_PORTS;
            store.houses = names.map(|name| 1 << city(name)).sum();
        }
        "hand" => {
            board.hand = cards(value);
            game.deck -= board.hand;
        }
        "kept" => {
            board.kept = Site::from_name(value);
            board.dealt = 1 << Site::from_name(value).unwrap() as u16;
        }
        "coloured" => board.coloured_is(&mut game.gone, seat, value.parse().unwrap()),
        "white" => {
            let white: u8 = value.parse().unwrap();
            game.gone[5] += board.white - white;
            board.white = white;
        }
        "score" => board.score = value.parse().unwrap(),
        // `place croce 2 lisbon 1 maria-wood 3 palazzo-art 1`
        "placed" => {
            let words: Vec<&str> = value.split_whitespace().collect();
            for pair in words.chunks(2) {
                let n: u8 = pair[1].parse().unwrap();
                put(&mut board.placed, pair[0], n);
                store.reserve -= n;
            }
            if board.placed.art[PALAZZO] > 0 {
                board.council.first_artwork = n_palazzo + 1;
            }
        }
        _ => panic!("unknown fact {key}"),
    }
}

impl super::super::board::Board {
    /// The discs that are not in reserve have left the game.
    fn coloured_is(&mut self, gone: &mut [u8; 6], seat: Seat, n: u8) {
        gone[seat.index()] += self.coloured - n;
        self.coloured = n;
    }
}

fn put(placed: &mut Placed, place: &str, n: u8) {
    if let Some((building, what)) = place.split_once('-') {
        let building = (0..N_BUILDINGS)
            .find(|&at| building_site(at).name() == building)
            .unwrap_or_else(|| panic!("no building {building}"));
        match Act::from_name(what) {
            Some(resource) => placed.rows[building][resource.index()] = n,
            None => placed.art[building] = n,
        }
    } else {
        placed.cities[Site::from_name(place).unwrap().index()] = n;
    }
}

fn board_fact(game: &Calimala, seat: Seat, key: &str) -> String {
    let board = &game.boards[seat.index()];
    let join = |numbers: &[u8]| {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        numbers.join(" ")
    };
    match key {
        "goods" => join(&board.store.goods),
        "cloth" => join(&board.cloth[..board.store.workshops as usize]),
        "ships" => board.store.ships.to_string(),
        "houses" => {
            let cities = (0..N_PORTS).filter(|city| board.store.houses >> city & 1 == 1);
            let names: Vec<&str> = cities
                .map(|city| Site::ALL[N_PORTS + city].name())
                .collect();
            names.join(" ")
        }
        "reserve" => board.store.reserve.to_string(),
        "hand" => cards_text(board.hand),
        "n_hand" => board.hand.total().to_string(),
        "coloured" => board.coloured.to_string(),
        "white" => board.white.to_string(),
        "score" => board.score.to_string(),
        "placed" => {
            let mut words = Vec::new();
            for city in (0..N_CITIES).filter(|&city| board.placed.cities[city] > 0) {
                words.push(format!("{} {}", Site::ALL[city], board.placed.cities[city]));
            }
            for building in 0..N_BUILDINGS {
                let name = building_site(building);
                for resource in (0..N_RESOURCES).filter(|_| building < N_CHURCHES) {
                    let n = board.placed.rows[building][resource];
                    if n > 0 {
                        words.push(format!("{name}-{} {n}", Act::ALL[resource]));
                    }
                }
                if board.placed.art[building] > 0 {
                    words.push(format!("{name}-art {}", board.placed.art[building]));
                }
            }
            words.join(" ")
        }
        _ => panic!("unknown fact {key}"),
    }
}
