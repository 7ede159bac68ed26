//! Terms and action terms of positions whose numbers are known by hand, and of whole games, where
//! the rules know them.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::piazza::{Action, Piazza, Setup};
use tessera_engine::{Game, Seat, Table, Turn};

use crate::{Evaluation, Knowledge, Learned, Linear};

/// The square of red 1, blue 2, green 3 and yellow 4. Seat 0 holds two red cards and a green one,
/// seat 1 two blue cards and a yellow one.
const OPENING: &str = "\
* start0
* open:r1
* open:b2
* open:g3
* open:y4
* draw0:r5
* draw0:r6
* draw0:g1
* draw1:b5
* draw1:b6
* draw1:y1
";

fn position(lines: &str) -> Piazza {
    let record = format!("piazza/1 seats=2\n{OPENING}{lines}");
    *Table::load(&record).expect("a record").position()
}

#[track_caller]
fn check_term(lines: &str, seat: u8, name: &str, expected: f32) {
    let found = term(&position(lines), Seat::new(seat), name);
    assert!((found - expected).abs() < 1e-5, "{name}: {found}");
}

#[track_caller]
fn check_action_term(lines: &str, action: &str, name: &str, expected: f32) {
    let position = position(lines);
    let found = action_terms_of(&position, name);
    let action = action.parse().expect("an action");
    let (_, found) = found.iter().find(|(of, _)| *of == action).expect("legal");
    assert!((found - expected).abs() < 1e-5, "{name}: {found}");
}

fn term(position: &Piazza, seat: Seat, name: &str) -> f32 {
    let place = Piazza::TERMS.iter().position(|term| *term == name);
    let mut terms = [0.0; Piazza::TERMS.len()];
    position.terms(seat, &mut terms);
    terms[place.expect(name)]
}

fn action_terms_of(position: &Piazza, name: &str) -> Vec<(Action, f32)> {
    let place = Piazza::ACTION_TERMS.iter().position(|one| *one == name);
    let place = place.expect(name);
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    let n_action_terms = Piazza::ACTION_TERMS.len();
    let mut rows = vec![0.0; actions.len() * n_action_terms];
    position.action_terms(&actions, &mut rows);
    let found = rows.chunks_exact(n_action_terms).map(|row| row[place]);
    actions.into_iter().zip(found).collect()
}

#[test]
fn the_first_turn() {
    check_term("", 0, "points", 0.0);
    check_term("", 0, "cards left", 2.2);
    check_term("", 0, "next to play", 1.0);
    check_term("", 1, "next to play", 0.0);
    // Two red cards above and below the square, or left and right of it.
    check_term("", 0, "best turn, being next", 0.4);
    check_term("", 1, "best turn, waiting", 0.4);
    // The red card and the green card each find a bracket of three.
    check_term("", 0, "second best card", 0.3);
    check_term("", 0, "rows and columns with own colours", 0.2);
}

/// After red 5 to the right of the square, green has seven places, two of them for brackets of
/// three, which any green card finds one of. Red has four places and one such, beside yellow 4 and
/// so not for red 4.
#[test]
fn colours_are_told_apart() {
    for (name, expected) in [
        ("cards left of the better colour", 1.1),
        ("average place of the better colour", 0.6 / 7.0),
        ("places of the better colour", 0.35),
        ("rows and columns of the better colour", 0.2),
        ("worst card of the better colour", 0.3),
        ("cards left of the other colour", 1.0),
        ("average place of the other colour", 0.075),
        ("places of the other colour", 0.2),
        ("rows and columns of the other colour", 0.3),
        ("worst card of the other colour", 0.0),
    ] {
        check_term("0 r5:2:0\n0 end\n", 0, name, expected);
    }
}

#[test]
fn the_points_of_a_turn_count_before_it_ends() {
    check_term("0 r5:2:0\n", 0, "points", 0.3);
    check_term("0 r5:2:0\n", 1, "points", 0.0);
    check_term("0 r5:2:0\n", 0, "next to play", 0.0);
    check_term("0 r5:2:0\n0 end\n", 0, "points", 0.3);
    // Nothing for the first card; the second would close a bracket of four.
    check_term("0 r5:1:-1\n", 0, "points", 0.0);
    check_term("0 r5:1:-1\n", 0, "a second card may follow", 0.4);
}

#[test]
fn what_a_card_does() {
    check_action_term("", "r5:2:0", "points now", 0.3);
    check_action_term("", "r5:1:-1", "points now", 0.0);
    check_action_term("", "r5:1:-1", "points with a second card", 0.4);
    check_action_term("", "r5:1:-1", "less than the best points now", 0.3);
    check_action_term("", "r5:1:-1", "new rows and columns", 2.0);
    check_action_term("", "r5:2:0", "new rows and columns", 1.0);
    // Yellow above blue would close nothing, but blue in the row of yellow and green would not
    // either: only the corner cells beside the own colour score for seat 1.
    check_action_term("", "r5:2:1", "points taken from the next player", 0.3);
    check_action_term("", "r5:2:0", "points taken from the next player", 0.0);
    check_action_term(
        "0 r5:1:-1\n",
        "r6:1:2",
        "points that the second card adds",
        0.4,
    );
    check_action_term(
        "0 r5:1:-1\n",
        "end",
        "less than the second card can add",
        0.4,
    );
    check_action_term("0 r5:1:-1\n", "end", "end of the turn", 1.0);
}

/// The points of a seat after it lays a card and ends its turn there.
fn points_after(position: &Piazza, seat: Seat, lays: &[Action]) -> u16 {
    let mut position = *position;
    for &lay in lays {
        position.apply(lay, &mut ());
    }
    if position.is_legal(Action::End) {
        position.apply(Action::End, &mut ());
    }
    position.score(seat)
}

/// What the rules give for each lay and for the best second card after it.
fn first_cards(position: &Piazza, seat: Seat) -> Vec<(Action, f32, f32)> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    let score = position.score(seat);
    let points = |lays: &[Action]| f32::from(points_after(position, seat, lays) - score);
    let both = |first: Action| {
        let mut next = *position;
        next.apply(first, &mut ());
        let mut seconds = Vec::new();
        if next.first_laid().is_some() {
            next.legal_actions(&mut seconds);
        }
        let seconds = seconds.into_iter().filter(|&second| second != Action::End);
        seconds
            .map(|second| points(&[first, second]))
            .fold(points(&[first]), f32::max)
    };
    let lays = actions.into_iter();
    lays.map(|lay| (lay, points(&[lay]), both(lay))).collect()
}

#[track_caller]
fn check_points(position: &Piazza, seat: Seat) {
    let by_rules = first_cards(position, seat);
    let points = action_terms_of(position, "points now");
    let pairs = action_terms_of(position, "points with a second card");
    for (at, &(lay, one, both)) in by_rules.iter().enumerate() {
        assert!((points[at].1 * 10.0 - one).abs() < 1e-3, "{lay}");
        assert!(
            (pairs[at].1 * 10.0 - both).abs() < 1e-3,
            "{lay} and another"
        );
    }
    let best = by_rules.iter().map(|lay| lay.2).fold(0.0, f32::max);
    let found = term(position, seat, "best turn, being next") * 10.0;
    let average = term(position, seat, "best place of an average card") * 10.0;
    assert!((found - best.max(average)).abs() < 1e-3, "{found} {best}");
}

#[track_caller]
fn check_second(position: &Piazza, seat: Seat) {
    let alone = f32::from(points_after(position, seat, &[]));
    for (lay, adds) in action_terms_of(position, "points that the second card adds") {
        let expected = match lay {
            Action::End => 0.0,
            _ => f32::from(points_after(position, seat, &[lay])) - alone,
        };
        assert!((adds * 10.0 - expected).abs() < 1e-3, "{lay}: {adds}");
    }
}

/// Every decision and every draw of random games.
fn visit(seats: u8, n_games: u64, mut check: impl FnMut(&Piazza, &[Action])) {
    let mut actions = Vec::new();
    for seed in 0..n_games {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut position = Piazza::new(&Setup { seats }, Piazza::RULES_VERSION);
        while !matches!(position.turn(), Turn::Over(_)) {
            position.legal_actions(&mut actions);
            check(&position, &actions);
            let action = match position.turn() {
                Turn::Chance => position.sample_chance(&mut rng),
                _ => actions[rng.random_range(0..actions.len())],
            };
            position.apply(action, &mut ());
        }
    }
}

#[test]
fn points_are_those_of_the_rules() {
    for seats in 2..=4 {
        visit(seats, 12, |position, actions| {
            let Turn::Decision(seat) = position.turn() else {
                return;
            };
            if actions.len() > 1 && position.is_turn_start() {
                check_points(position, seat);
            } else if actions.len() > 1 {
                check_second(position, seat);
            }
        });
    }
}

/// What searches judge by, and what the others do.
fn evaluations() -> impl Iterator<Item = (u8, Box<dyn Evaluation<Piazza>>)> {
    (2..=4).flat_map(|seats| -> [(u8, Box<dyn Evaluation<Piazza>>); 2] {
        [
            (seats, Box::new(Learned::<Piazza>::tuned(seats))),
            (seats, Box::new(Linear::<Piazza>::tuned(seats))),
        ]
    })
}

#[test]
fn numbers_are_sound_and_allocate_nothing() {
    for (seats, evaluation) in evaluations() {
        let mut priors = Vec::with_capacity(1024);
        visit(seats, 20, |position, actions| {
            let mut terms = [0.0; Piazza::TERMS.len()];
            for seat in Seat::all(seats) {
                terms.fill(0.0);
                position.terms(seat, &mut terms);
                assert!(terms.iter().all(|term| term.abs() <= 20.0), "{terms:?}");
            }
            assert!((0.0..=1.0).contains(&position.progress()));
            let is_decision = matches!(position.turn(), Turn::Decision(_));
            let mut values = [0.0; tessera_engine::MAX_SEATS];
            let allocated = allocation_counter::measure(|| {
                values = evaluation.values(position);
                if is_decision {
                    evaluation.priors(position, actions, &mut priors);
                }
            });
            assert_eq!(allocated.count_total, 0);
            assert!(
                (values.iter().sum::<f32>() - 1.0).abs() < 1e-4,
                "{values:?}"
            );
            if is_decision {
                assert_eq!(priors.len(), actions.len());
                assert!((priors.iter().sum::<f32>() - 1.0).abs() < 1e-4);
            }
        });
    }
}

/// At the last turns of a game the one who is far ahead, and has no fewer cards to come, is
/// expected to win.
#[test]
fn who_is_far_ahead_is_expected_to_win() {
    for (seats, evaluation) in evaluations() {
        let mut n_checked = 0;
        visit(seats, 300, |position, _| {
            let n_left: u8 = Seat::all(seats).map(|seat| position.n_unlaid(seat)).sum();
            let mut order: Vec<Seat> = Seat::all(seats).collect();
            order.sort_by_key(|&seat| position.score(seat));
            let (best, second) = (order[order.len() - 1], order[order.len() - 2]);
            let is_ahead = position.score(best) >= position.score(second) + 12;
            let has_more = order
                .iter()
                .all(|&seat| position.n_unlaid(seat) <= position.n_unlaid(best));
            if position.is_turn_start() && n_left <= 4 && is_ahead && has_more {
                let values = evaluation.values(position);
                assert!(values[best.index()] > 0.5, "{values:?}");
                n_checked += 1;
            }
        });
        assert!(n_checked > 0, "no such position with {seats} seats");
    }
}
