//! What is in the box and what happens before the first disc: KA-1, KA-2.

use std::collections::BTreeSet;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::super::material::{
    Act, Cards, FIRST_GAME, N_CARDS, ROW_SPACES, STREETS, Site, Tile, n_coloured, n_dealt, n_white,
};
use super::super::{Action, Calimala, Deed, Kind, Layout, Phase, Setup, Street};
use super::scene::{Scene, check, check_refused};
use crate::{Game, Seat, Turn, Viewer, advance_chance, playout};

/// KA-1.1, KA-1.2 (K-5)
#[test]
fn there_are_five_cards_of_each_of_nine_actions() {
    assert_eq!(Act::ALL.len(), 9);
    assert!(Act::ALL.iter().all(|&act| Cards::ALL.count(act) == 5));
    assert_eq!(Cards::ALL.total(), N_CARDS);
}

/// KA-1.3 (K-1, K-2)
#[test]
fn twelve_streets_join_the_cells_of_a_square() {
    let mut pairs = BTreeSet::new();
    for [first, second] in STREETS {
        let (row, column) = (first / 3, first % 3);
        assert!(second == first + 3 && row < 2 || second == first + 1 && column < 2);
        pairs.insert((first, second));
    }
    assert_eq!(pairs.len(), 12);
    let game = Calimala::new(&Setup::default(), Calimala::RULES_VERSION);
    assert_eq!(game.grid[4], Some(Act::Build));
    assert_eq!(game.grid.iter().flatten().count(), 1);
}

/// KA-1.4 (K-6): 15, 12 and 9 spaces in rows of equal length, and 5, 4, 3 and 4 for artworks
#[test]
fn rows_and_artworks_end_when_they_are_full() {
    assert_eq!(ROW_SPACES.map(|spaces| 3 * spaces), [15, 12, 9]);
    let rows = "1.placed miniato-wood 3; 0.goods 1 0 0";
    check_refused(rows, "place:l", "0 contribute:wood-miniato", "KA-4.9");
    check(
        "1.placed miniato-wood 2; 0.goods 1 0 0",
        "place:l contribute:wood-miniato",
        "",
    );
    for (building, n_spaces) in [("maria", 5), ("croce", 4), ("miniato", 3), ("palazzo", 4)] {
        let with = |n: u8| format!("1.placed {building}-art {n}; 0.goods 0 0 1");
        check(
            &with(n_spaces - 1),
            &format!("place:g artwork:{building}"),
            "",
        );
        let artwork = format!("0 artwork:{building}");
        check_refused(&with(n_spaces), "place:g", &artwork, "KA-4.5");
    }
}

/// KA-1.5 (K-4): twelve cloths in every city, and a house for everybody
#[test]
fn cities_hold_twelve_cloths() {
    for (letter, city) in [("b", "barcelona"), ("l", "lisbon"), ("o", "london")] {
        let with = |n: u8| format!("1.placed {city} {n}; 0.cloth 1; 0.ships 1");
        check(&with(11), &format!("place:a ship:{letter}"), "");
        check_refused(&with(12), "place:a", &format!("0 ship:{letter}"), "KA-4.7");
    }
    let houses = "seats 5; 1.houses troyes; 2.houses troyes; 3.houses troyes; 4.houses troyes";
    check(
        &format!("{houses}; 0.goods 0 2 0"),
        "place:h build:house-troyes",
        "0.houses troyes",
    );
}

/// KA-1.6, KA-1.7 (K-7)
#[test]
fn every_cube_counts_for_two_of_fifteen_tiles() {
    assert_eq!((Tile::ALL.len(), Site::ALL.len()), (15, 10));
    for deed in Deed::all() {
        let mut board = super::super::board::Board::new(0, 0);
        let mut all = Default::default();
        board.store.goods = [2; 3];
        board.cloth = [3, 0, 0];
        board.store.cloth = 3;
        board.carry_out(deed, &mut all);
        let counts: u8 = Tile::ALL.iter().map(|&tile| board.placed.count(tile)).sum();
        let n_cubes = match deed.kind() {
            Kind::Ship(shipment) => shipment.iter().sum(),
            Kind::Transport(cities) => cities.count_ones() as u8,
            // The Palazzo Vecchio has no tile of its own.
            Kind::Artwork(3) => {
                assert_eq!(counts, 1);
                continue;
            }
            Kind::Artwork(_) | Kind::Contribute { .. } => 1,
            _ => 0,
        };
        assert_eq!(counts, 2 * n_cubes, "{deed}");
    }
}

/// KA-1.8
#[test]
fn players_begin_with_forty_cubes_and_one_workshop() {
    check(
        "",
        "",
        "0.reserve 40; 0.cloth 0; 0.ships 0; 0.houses ; 0.goods 0 0 0; 0.score 0",
    );
}

/// KA-2.1, KA-2.5 (K-T29, K-19)
#[test]
fn discs_depend_on_the_number_of_players() {
    for (seats, coloured, white) in [(3, 12, 3), (4, 10, 2), (5, 8, 2)] {
        assert_eq!((n_coloured(seats), n_white(seats)), (coloured, white));
        let then = format!("0.coloured {coloured}; 1.white {white}");
        check(&format!("seats {seats}"), "", &then);
    }
    assert_eq!(
        [3, 4, 5].map(|seats| n_coloured(seats) + n_white(seats)),
        [15, 12, 10]
    );
    for text in [
        "seats=2",
        "seats=6",
        "layout=last",
        "centre=gold",
        "seats=3 seats=3",
        "walls",
    ] {
        assert!(text.parse::<Setup>().is_err(), "{text}");
    }
}

/// KA-2.5 (K-T29): nobody has more turns than discs
#[test]
fn nobody_has_more_turns_than_discs() {
    let mut most = 0;
    for seed in 0..300 {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let setup = Calimala::setups()[seed as usize % 3];
        let mut game = Calimala::new(&setup, Calimala::RULES_VERSION);
        let mut n_turns = [0; 5];
        let mut actions = Vec::new();
        while let Some(_actor) = game.turn().actor() {
            let action = match game.turn() {
                Turn::Chance => game.sample_chance(&mut rng),
                _ => {
                    game.legal_actions(&mut actions);
                    actions[rng.random_range(0..actions.len())]
                }
            };
            if let (Action::Place { .. }, Turn::Decision(seat)) = (action, game.turn()) {
                n_turns[seat.index()] += 1;
            }
            game.apply(action, &mut ());
        }
        let n_turns = &n_turns[..setup.seats as usize];
        let n_discs = n_coloured(setup.seats) + n_white(setup.seats);
        assert!(
            n_turns.iter().all(|&n| n == n_turns[0] && n <= n_discs),
            "{n_turns:?}"
        );
        most = most.max(n_turns[0]);
    }
    assert!(most >= 10);
}

/// Chance prepares a game; `n` actions of it have happened.
fn prepared(setup: &str) -> Calimala {
    let mut game = Calimala::new(&setup.parse().unwrap(), Calimala::RULES_VERSION);
    advance_chance(&mut game, &mut Pcg64Mcg::seed_from_u64(5), &mut ());
    game
}

/// KA-2.2, KA-2.3
#[test]
fn chance_draws_the_start_player_and_lays_the_tiles() {
    let mut game = Calimala::new(&"seats=4".parse().unwrap(), Calimala::RULES_VERSION);
    let refusal = |game: &Calimala, actor: &str, action: &str| {
        let refusal = game.refusal(actor.parse().unwrap(), action.parse().unwrap());
        refusal.map(|refusal| refusal.clause())
    };
    assert_eq!(refusal(&game, "*", "start4"), Some("KA-2.2"));
    assert_eq!(refusal(&game, "0", "start0"), Some("KA-2.3"));
    game.apply("start2".parse().unwrap(), &mut ());
    assert_eq!(refusal(&game, "*", "cell0:build"), Some("KA-2.3"));
    assert_eq!(refusal(&game, "*", "cell1:wood"), Some("KA-2.3"));
    assert_eq!(refusal(&game, "*", "cell0:wood"), None);
    let acts = "wood brick marble artwork weave ship transport contribute".split(' ');
    for (cell, act) in [0, 1, 2, 3, 5, 6, 7, 8].into_iter().zip(acts) {
        game.apply(format!("cell{cell}:{act}").parse().unwrap(), &mut ());
    }
    assert_eq!(refusal(&game, "*", "tile1:wood"), Some("KA-2.3"));
    for (space, tile) in Tile::ALL.iter().enumerate() {
        assert_eq!(refusal(&game, "*", &format!("tile{space}:{tile}")), None);
        game.apply(format!("tile{space}:{tile}").parse().unwrap(), &mut ());
    }
    assert_eq!(refusal(&game, "*", "deal0:lisbon"), Some("KA-2.6"));
    assert_eq!(refusal(&game, "*", "deal2:lisbon"), None);
}

/// KA-2.4 (K-3): every pair of the rulebook's examples is a street; another centre changes places
#[test]
fn the_first_game_has_the_streets_of_the_examples() {
    let game = prepared("layout=first");
    let streets: Vec<[Act; 2]> = Street::all().map(|street| game.acts(street)).collect();
    for pair in [
        "wood contribute",
        "artwork brick",
        "build ship",
        "artwork ship",
    ] {
        let (first, second) = pair.split_once(' ').unwrap();
        let [first, second] = [first, second].map(|name| Act::from_name(name).unwrap());
        assert!(
            streets.contains(&[first, second]) || streets.contains(&[second, first]),
            "{pair}"
        );
    }
    for centre in Act::ALL {
        let setup = Setup {
            layout: Layout::First,
            centre,
            ..Setup::default()
        };
        assert_eq!(setup.to_string().parse(), Ok(setup));
        let grid = Calimala::new(&setup, Calimala::RULES_VERSION)
            .grid
            .map(Option::unwrap);
        assert_eq!(grid[4], centre);
        assert_eq!(grid.iter().collect::<BTreeSet<_>>().len(), 9);
        let moved = grid
            .iter()
            .zip(FIRST_GAME)
            .filter(|(act, first)| *act != first);
        assert_eq!(moved.count(), if centre == Act::Build { 0 } else { 2 });
    }
}

/// KA-2.6 (K-T30)
#[test]
fn final_scoring_cards_are_dealt_and_one_is_kept() {
    for (seats, each, open, in_box) in [(3, 3, 1, 0), (4, 2, 1, 1), (5, 2, 0, 0)] {
        assert_eq!(n_dealt(seats), each);
        let game = prepared(&format!("seats={seats}"));
        let dealt = game.boards[..seats as usize].iter();
        assert!(
            dealt
                .clone()
                .all(|board| board.dealt.count_ones() as u8 == each)
        );
        assert_eq!(game.open.iter().count(), open);
        assert_eq!(game.undealt().count_ones(), in_box);
        let mut list = Vec::new();
        game.legal_actions(&mut list);
        assert_eq!(list.len() as u8, each);
        let Phase::Keep { seat } = game.phase else {
            panic!("{:?}", game.phase)
        };
        assert_eq!(seat, game.starter);
        let other = Site::ALL
            .into_iter()
            .find(|&site| !list.contains(&Action::Keep(site)))
            .unwrap();
        let refusal = game.refusal(crate::Actor::Seat(seat), Action::Keep(other));
        assert_eq!(refusal.unwrap().clause(), "KA-2.6");
    }
}

/// KA-2.7, KA-2.8
#[test]
fn start_cards_are_taken_in_reverse_order_and_the_rest_go_into_the_deck() {
    for seats in [3, 4, 5] {
        let mut game = prepared(&format!("seats={seats}"));
        let mut takers = Vec::new();
        let mut list = Vec::new();
        while !matches!(game.phase, Phase::Place { .. }) {
            game.legal_actions(&mut list);
            if let Phase::Take { seat } = game.phase {
                takers.push(seat);
                assert_eq!(list.len(), 6 - takers.len());
                let ship = game.refusal(crate::Actor::Seat(seat), "take:ship".parse().unwrap());
                assert_eq!(ship.unwrap().clause(), "KA-2.7");
            }
            game.apply(list[0], &mut ());
        }
        let mut order: Vec<Seat> = takers.clone();
        order.reverse();
        assert_eq!(order[0], game.starter);
        assert!(order.windows(2).all(|pair| pair[0].next(seats) == pair[1]));
        assert_eq!(game.deck.total(), 45 - seats);
        assert!(game.display.is_empty());
        assert_eq!(game.phase, Phase::Place { seat: game.starter });
    }
}

/// KA-2.2: every number is read as it is written, and nothing else is
#[test]
fn text_that_is_no_action_is_refused() {
    for text in [
        "",
        "place",
        "place:m",
        "white:",
        "ship:",
        "ship:lb",
        "ship:bbbb",
        "transport:b",
        "play:",
        "play:done",
        "draw:gold",
        "promote:a3",
        "promote:a",
        "tile01:lisbon",
        "tile15:lisbon",
        "cell9:wood",
        "start5",
        "deal0:wood",
        "build",
        "build:house",
        "wood:",
        "Done",
        "card:",
        "cell+1:wood",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn a_scene_is_a_position() {
    let scene = Scene::given("");
    let mut game = scene.game;
    let outcome = playout(&mut game, &mut Pcg64Mcg::seed_from_u64(1), &mut Vec::new()).outcome;
    assert_eq!(outcome.scores().len(), 3);
    assert_eq!(game.view(Viewer::Spectator).boards.len(), 3);
}
