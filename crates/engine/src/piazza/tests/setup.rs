//! The box and the beginning: PI-1, PI-2.

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::super::Action;
use super::super::material::{Card, Cards, Colour};
use super::scene::{Scene, check, check_refused};
use crate::{Game, advance_chance};

/// PI-1.1
#[test]
fn forty_eight_cards_two_of_each_symbol_and_colour() {
    assert_eq!(Cards::ALL.total(), 48);
    assert!(Card::all().all(|card| Cards::ALL.count(card) == 2));
    for colour in Colour::ALL {
        assert_eq!(Cards::ALL.of_colour(colour).total(), 12);
        let kinds = Cards::ALL.of_colour(colour).kinds();
        let symbols: Vec<u8> = kinds.map(Card::symbol).collect();
        assert_eq!(symbols, [1, 2, 3, 4, 5, 6]);
    }
}

/// PI-2.1
#[test]
fn two_three_or_four_play() {
    let seats: Vec<u8> = super::super::Piazza::setups()
        .iter()
        .map(|setup| setup.seats)
        .collect();
    assert_eq!(seats, [2, 3, 4]);
    check("seats 3", "", "legal start0 start1 start2");
    for wrong in [
        "seats=1",
        "seats=5",
        "seats=2 seats=2",
        "wall=grey",
        "seats",
    ] {
        assert!(wrong.parse::<super::super::Setup>().is_err(), "{wrong}");
    }
}

const OPENED_BY_TWO: &str = "start1 open:r1 open:b2 open:g3 open:y4";
const OPENED_BY_THREE: &str = "start1 open:r1 open:g2 open:b3";
const OPENED_BY_FOUR: &str = "start1 open:r1 open:g2 open:b3 open:y4";

/// PI-2.2: how many cards each has left, and what can be drawn.
#[test]
fn everybody_has_whole_colours_and_three_players_share_a_fourth() {
    check("seats 2", OPENED_BY_TWO, "0.n_pile 22; 1.n_pile 22");
    check("seats 3", OPENED_BY_THREE, "0.n_pile 15; 2.n_pile 15");
    check("seats 4", OPENED_BY_FOUR, "0.n_pile 11; 3.n_pile 11");
    check_draws("seats 2", OPENED_BY_TWO, "rg");
    check_draws("seats 3", OPENED_BY_THREE, "ry");
    check_draws("seats 4", OPENED_BY_FOUR, "r");
    check_refused(
        "seats 4",
        OPENED_BY_FOUR,
        "* draw0:g1",
        "PI-2.2 not-in-pile",
    );
    let dealt = "draw0:r2 draw0:r2 draw0:r3";
    let second = format!("{OPENED_BY_TWO} {dealt}");
    check_draws("seats 2", &second, "by");
    check_refused("seats 2", &second, "* draw1:r4", "PI-2.2 not-in-pile");
    check_refused("seats 2", OPENED_BY_TWO, "* draw0:b1", "PI-2.2 not-in-pile");
    let twice = format!("{OPENED_BY_TWO} draw0:r1");
    check_refused("seats 2", &twice, "* draw0:r1", "PI-2.2 not-in-pile");
}

/// The colours that may be drawn next, each with all its symbols.
#[track_caller]
fn check_draws(given: &str, actions: &str, colours: &str) {
    let scene = check(given, actions, "");
    let legal = scene.legal();
    for text in &legal {
        let card = text.split_once(':').unwrap().1;
        assert!(colours.contains(&card[..1]), "{text}");
    }
    assert_eq!(legal.len(), 6 * colours.len(), "{legal:?}");
}

/// PI-2.2: each of three players gets exactly four neutral cards.
#[test]
fn no_player_draws_a_fifth_neutral_card() {
    let hands = "seats 3; turn 0; 0.hand r5 y1 y2; 1.hand g1; 2.hand b1";
    let laid = "r5:2:0 end";
    let one_left = format!("{hands}; board r1 g2 / b3 y6; 0.neutral 1");
    let scene = check(&one_left, laid, "phase refill 0; 0.n_pile 11");
    assert!(scene.legal().contains(&"draw0:y3".into()));
    let none_left = format!("{hands}; board r1 g2 / b3 y6 / y5; 0.neutral 0");
    check(&none_left, laid, "phase refill 0; 0.n_pile 10");
    check_refused(&none_left, laid, "* draw0:y3", "PI-2.2 not-in-pile");
}

/// PI-2.3 (P-1)
#[test]
fn the_start_cards_lie_in_a_square_or_a_corner() {
    check("seats 2", OPENED_BY_TWO, "laid r1:0:0 b2:1:0 y4:0:1 g3:1:1");
    check("seats 3", OPENED_BY_THREE, "laid r1:0:0 g2:1:0 b3:0:1");
    check(
        "seats 4",
        OPENED_BY_FOUR,
        "laid r1:0:0 g2:1:0 y4:0:1 b3:1:1",
    );
    check_refused("", "start0", "* open:b1", "PI-2.3 open-next");
    check_refused("", "start0", "* draw0:r1", "PI-2.3 open-next");
}

/// PI-2.4 (P-2, P-10): with two players too all four differ.
#[test]
fn the_start_cards_show_different_symbols() {
    for (seats, colours) in [(2, "rbgy"), (3, "rgb"), (4, "rgby")] {
        let mut scene = Scene::given(&format!("seats {seats}"));
        scene.play("start0");
        let mut opened = Vec::new();
        for (symbol, colour) in (1..).zip(colours.chars()) {
            let open: Vec<String> = (1..=6)
                .filter(|symbol| !opened.contains(symbol))
                .map(|symbol| format!("open:{colour}{symbol}"))
                .collect();
            assert_eq!(scene.legal(), open);
            scene.play(&format!("open:{colour}{symbol}"));
            opened.push(symbol);
        }
        scene.expect("phase deal 0");
    }
    check_refused("", "start0 open:r3", "* open:b3", "PI-2.4 symbol-opened");
}

/// PI-2.4 (P-10): every symbol is equally likely.
#[test]
fn the_start_cards_are_drawn_at_random() {
    let scene = check("", "start0 open:r3", "");
    let counts = draws(&scene, 5000);
    assert_eq!(counts.len(), 5);
    assert!(counts.values().all(|count| (850..1150).contains(count)));
}

/// PI-2.5
#[test]
fn the_start_player_is_drawn_at_random() {
    let scene = check("seats 3", "", "turn *; legal start0 start1 start2");
    let counts = draws(&scene, 3000);
    assert!(counts.values().all(|count| (900..1100).contains(count)));
    check_refused("seats 3", "", "* start3", "PI-2.5 no-such-seat");
    check_refused("seats 3", "", "* open:r1", "PI-2.5 no-start-player");
    let mut scene = Scene::given("seats 3");
    scene.play("start1 open:r1 open:g2 open:b3");
    scene.play("draw0:r2 draw0:r3 draw0:y1 draw1:y1 draw1:g3 draw1:g4 draw2:b1 draw2:b2");
    scene.expect("turn *");
    scene.play("draw2:y6");
    scene.expect("turn 1; phase turn 1");
}

/// PI-2.6
#[test]
fn everybody_draws_three_cards_and_nobody_acts_before() {
    let dealt = format!("{OPENED_BY_TWO} draw0:r2 draw0:r2 draw0:r3");
    check("", &dealt, "phase deal 1; 0.hand r2 r2 r3; 0.n_pile 19");
    check_refused("", &dealt, "0 r2:2:1", "PI-2.6 cards-first");
    check_refused("", "", "0 start0", "PI-2.6 cards-first");
    check_refused("", &dealt, "* draw0:r4", "PI-5.1 draw-next");
    check_refused("", &dealt, "* end", "PI-5.1 draw-next");
    let all = format!("{dealt} draw1:b1 draw1:y1 draw1:y2");
    check("", &all, "phase turn 1; 1.n_hand 3; 1.n_pile 19");
}

/// PI-2.6: whole games begin with three cards in every hand.
#[test]
fn every_setup_is_dealt_to_the_first_turn() {
    for seats in 2..=4 {
        let mut piazza = *Scene::given(&format!("seats {seats}")).piazza();
        advance_chance(&mut piazza, &mut Pcg64Mcg::seed_from_u64(1), &mut ());
        let hands = &piazza.players[..seats];
        assert!(hands.iter().all(|player| player.hand.total() == 3));
    }
}

/// PI-2.2, PI-7.2: each card of a pile is equally likely to be drawn, also when it is not decided
/// yet which neutral cards are in it.
#[test]
fn piles_give_every_card_as_often_as_chance_would() {
    // Seat 0: r1 twice, r2, and 2 neutral cards out of y1 (twice), y2, y3.
    let given = "seats 3; turn 0; board r3 g2 / b1; 0.hand r5; 0.neutral 2
        1.hand g1; 1.neutral 1; 2.hand b2; 2.neutral 1; undrawn r1 r1 r2 y1 y1 y2 y3";
    let scene = check(given, "r5:2:0", "phase refill 0; 0.n_pile 5");
    let counts = draws(&scene, 20_000);
    let expected = [
        ("r1", 8000),
        ("r2", 4000),
        ("y1", 4000),
        ("y2", 2000),
        ("y3", 2000),
    ];
    assert_eq!(counts.len(), expected.len());
    for (card, expected) in expected {
        let count = counts[&format!("draw0:{card}")];
        assert!((expected - count).abs() < 300, "{card}: {count}");
    }
}

fn draws(scene: &Scene, n_draws: usize) -> BTreeMap<String, i32> {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut counts = BTreeMap::new();
    for _ in 0..n_draws {
        let action: Action = scene.piazza().sample_chance(&mut rng);
        *counts.entry(action.to_string()).or_insert(0) += 1;
    }
    counts
}
