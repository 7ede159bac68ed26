//! Who knows what: PI-7.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::super::material::{Cards, Colour, NEUTRAL};
use super::super::{Event, Piazza};
use super::scene::{Scene, check};
use crate::{Game, Seat, Viewer, advance_chance};

const SEAT_0: Seat = Seat::new(0);
const SEAT_1: Seat = Seat::new(1);
const SEAT_2: Seat = Seat::new(2);

fn dealt(seats: u8, seed: u64) -> Piazza {
    let mut piazza = *Scene::given(&format!("seats {seats}")).piazza();
    advance_chance(&mut piazza, &mut Pcg64Mcg::seed_from_u64(seed), &mut ());
    piazza
}

/// PI-7.1 (P-8)
#[test]
fn a_hand_is_seen_by_its_player_alone() {
    let piazza = dealt(3, 1);
    let seen = |viewer| {
        let hands = piazza.view(viewer).players;
        hands.map_vec(|player| player.hand.is_some())
    };
    assert_eq!(seen(Viewer::Seat(SEAT_0)), [true, false, false]);
    assert_eq!(seen(Viewer::Seat(SEAT_2)), [false, false, true]);
    assert_eq!(seen(Viewer::Spectator), [false; 3]);
    assert_eq!(seen(Viewer::Referee), [true; 3]);
    let view = piazza.view(Viewer::Spectator);
    let numbers = view
        .players
        .map_vec(|player| (player.n_hand, player.n_pile));
    assert_eq!(numbers, [(3, 12); 3]);
    let text = serde_json::to_string(&view).unwrap();
    let hand = piazza.player(SEAT_1).hand.to_string();
    assert!(!text.contains(&hand), "{text}");
}

trait MapVec<T> {
    fn map_vec<U>(&self, map: impl Fn(&T) -> U) -> Vec<U>;
}

impl<T> MapVec<T> for Vec<T> {
    fn map_vec<U>(&self, map: impl Fn(&T) -> U) -> Vec<U> {
        self.iter().map(map).collect()
    }
}

/// PI-7.1: what is told of a draw is the same for every card.
#[test]
fn a_draw_tells_only_that_there_was_one() {
    let mut scene = Scene::given("");
    scene.play("start0 open:r1 open:b2 open:g3 open:y4");
    scene.events.clear();
    scene.play("draw0:r5");
    assert_eq!(scene.events, [Event::Drew { seat: SEAT_0 }]);
}

/// PI-7.2 (P-8): other random numbers, other cards.
#[test]
fn nothing_says_what_will_be_drawn() {
    let scene = check("", "start0 open:r1 open:b2 open:g3 open:y4", "");
    let draw = |seed| {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        scene.piazza().sample_chance(&mut rng)
    };
    assert!((0..9).any(|seed| draw(seed) != draw(9)));
}

/// PI-7.2: which neutral cards are in which pile is open as long as they are not drawn: seat 1 may
/// still draw any of them.
#[test]
fn neutral_cards_belong_to_no_pile_before_they_are_drawn() {
    let scene = check(
        "seats 3",
        "start0 open:r1 open:g2 open:b3 draw0:r2 draw0:r3 draw0:y1",
        "0.n_pile 12; 1.n_pile 15",
    );
    let legal = scene.legal();
    for symbol in 1..=6 {
        assert!(legal.contains(&format!("draw1:y{symbol}")));
    }
}

/// PI-7.3: whether seat 1 has a second card to lay or not, the turn waits for it.
#[test]
fn a_turn_does_not_end_by_itself_while_there_are_cards() {
    let with = "turn 1; board .. r1 g2 y3; 1.hand b4 b5; 0.hand r5";
    let without = with.replace("b4 b5", "b4 y1");
    check(with, "b4:0:0", "phase second 1");
    check(&without, "b4:0:0", "phase second 1; legal end");
    let view = |given: &str| {
        let scene = check(given, "b4:0:0", "");
        (scene.piazza().view(Viewer::Seat(SEAT_0)), scene.events)
    };
    assert_eq!(view(with), view(&without));
    let alone = with.replace("b4 b5", "b4");
    check(&alone, "b4:0:0", "phase refill 1");
}

/// How many of `n` imagined positions have each number of something, up to 3.
fn histogram(n: usize, mut count: impl FnMut(usize) -> u8) -> [f64; 4] {
    let mut counts = [0.0; 4];
    for at in 0..n {
        counts[usize::from(count(at))] += 1.0;
    }
    counts
}

#[track_caller]
fn check_close(found: [f64; 4], expected: [f64; 4]) {
    for (found, expected) in found.into_iter().zip(expected) {
        let tolerance = 5.0 * expected.sqrt().max(1.0);
        assert!((found - expected).abs() < tolerance, "{found} {expected}");
    }
}

const N: usize = 40_000;

/// PI-7.1: with four players a hand is any three of the eleven cards that its player has not laid.
#[test]
fn imagined_hands_are_drawn_from_what_is_not_laid() {
    let piazza = dealt(4, 5);
    let laid = piazza.board.cards().map(|(_, card)| card);
    let left = Cards::ALL - laid.collect();
    let green = left.of_colour(Colour::Green);
    let twice = green.kinds().find(|&card| green.count(card) == 2).unwrap();
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let found = histogram(N, |_| {
        let imagined = piazza.determinize(SEAT_0, &mut rng);
        imagined.player(SEAT_1).hand.count(twice)
    });
    // Of the 165 ways to choose three of eleven: with none, one and both of two.
    check_close(
        found,
        [84.0, 72.0, 9.0, 0.0].map(|ways| ways / 165.0 * N as f64),
    );
}

/// PI-7.2: with three players it is any three of eleven own and four neutral cards, and the
/// neutral ones are any of those that the seat itself does not hold.
#[test]
fn imagined_hands_have_their_share_of_neutral_cards() {
    let given =
        "seats 3; turn 0; board r1 g2 / b3; 0.hand y1 y1 r2; 1.hand g1 g1 g3; 2.hand b1 b2 b4";
    let scene = Scene::given(given);
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    let mut symbols = [0; 7];
    let found = histogram(N, |_| {
        let imagined = scene.piazza().determinize(SEAT_0, &mut rng);
        imagined.check_invariants();
        let hand = imagined.player(SEAT_1).hand.of_colour(NEUTRAL);
        for card in hand.kinds() {
            symbols[usize::from(card.symbol())] += u32::from(hand.count(card));
        }
        hand.total()
    });
    check_close(
        found,
        [165.0, 220.0, 66.0, 4.0].map(|ways| ways / 455.0 * N as f64),
    );
    // On average 3 × 4 / 15 neutral cards, spread evenly over five symbols.
    let expected = N as f64 * 0.8 / 5.0;
    assert_eq!(symbols[1], 0);
    assert!(
        symbols[2..]
            .iter()
            .all(|&count| (f64::from(count) - expected).abs() < 400.0)
    );
}

/// PI-7.2: how many neutral cards a seat has laid is remembered.
#[test]
fn who_has_laid_all_neutral_cards_holds_none() {
    // All four neutral cards of seat 2 lie on the table; seat 1 has laid three of its four.
    let given = "seats 3; turn 0; board r1 g2 y1 g3 y2 g4 y3 / b3 y5 b4 y4 b5 y6 b1 / y2
        0.hand r2 r3 r4; 1.hand g1 g1 g5; 1.neutral 1; 2.hand b2 b2 b6; 2.neutral 0";
    let scene = Scene::given(given);
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut imagine = || scene.piazza().determinize(SEAT_0, &mut rng);
    let found = histogram(N, |_| {
        let imagined = imagine();
        assert!(imagined.player(SEAT_2).hand.of_colour(NEUTRAL).is_empty());
        imagined.player(SEAT_1).hand.of_colour(NEUTRAL).total()
    });
    // Three of nine green cards and one neutral one.
    check_close(found, [0.7, 0.3, 0.0, 0.0].map(|share| share * N as f64));
}

/// PI-7.2: imagining after dealing is like dealing: it favours no split of the neutral cards.
#[test]
fn imagined_deals_are_as_frequent_as_real_ones() {
    let both = |piazza: &Piazza| {
        let neutral = |seat| piazza.player(seat).hand.of_colour(NEUTRAL);
        let (one, other) = (neutral(SEAT_1), neutral(SEAT_2));
        // Coupled on purpose: the two hands share the same twelve cards.
        let shared = one.kinds().filter(|&card| other.count(card) > 0);
        shared.count().min(3) as u8
    };
    let real = histogram(N, |at| both(&dealt(3, at as u64)));
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    let imagined = histogram(N, |at| {
        both(&dealt(3, (N + at) as u64).determinize(SEAT_0, &mut rng))
    });
    for (real, imagined) in real.into_iter().zip(imagined) {
        let tolerance = 5.0 * (2.0 * real).sqrt().max(1.0);
        assert!((real - imagined).abs() < tolerance, "{real} {imagined}");
    }
}

/// PI-7.4: after a pass nobody imagines a card in the hand that could have been laid.
#[test]
fn a_pass_is_remembered_until_the_next_draw() {
    let stuck = "turn 1; board b2; 1.hand b1 y2; 0.hand r4 r5";
    let scene = check(
        stuck,
        "pass",
        "1.cannot r1 r3 r4 r5 r6 g1 g3 g4 g5 g6 y1 y3 y4 y5 y6",
    );
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let found = histogram(N, |_| {
        let imagined = scene.piazza().determinize(SEAT_0, &mut rng);
        imagined.check_invariants();
        imagined.player(SEAT_1).hand.of_colour(Colour::Blue).total()
    });
    // Two of eleven blue cards and two with symbol 2.
    check_close(
        found,
        [1.0, 22.0, 55.0, 0.0].map(|ways| ways / 78.0 * N as f64),
    );
    let played = "pass r4:1:0 end draw0:r1 draw0:r1 b1:2:0";
    check(stuck, played, "phase second 1");
    let kept = "1.cannot r1 r3 r4 r5 r6 g1 g3 g4 g5 g6 y1 y3 y4 y5 y6";
    check(stuck, played, kept);
    check(stuck, &format!("{played} end draw1:y1"), "1.cannot");
}

/// PI-7.4: with three players too, where the hands depend on each other.
#[test]
fn passes_of_several_players_are_remembered_together() {
    let stuck = "seats 3; turn 1; board y2; 0.hand r2 r4; 1.hand g2 y1; 2.hand b2 y3; 0.neutral 3";
    let scene = check(stuck, "pass pass", "turn 0");
    let mut rng = Pcg64Mcg::seed_from_u64(6);
    for _ in 0..200 {
        let imagined = scene.piazza().determinize(SEAT_0, &mut rng);
        imagined.check_invariants();
        let viewer = Viewer::Seat(SEAT_0);
        assert_eq!(imagined.view(viewer), scene.piazza().view(viewer));
        for seat in [SEAT_1, SEAT_2] {
            let hand = imagined.player(seat).hand;
            assert!(
                hand.kinds()
                    .all(|card| card.symbol() == 2 || card.colour() == NEUTRAL)
            );
        }
    }
}
