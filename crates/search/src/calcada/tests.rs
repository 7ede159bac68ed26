//! Terms and action terms of positions whose numbers are known by hand, and of whole games.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::calcada::{Calcada, Setup};
use tessera_engine::{Game, Seat, Table, Turn};

use crate::{Evaluation, Knowledge, Linear};

/// The ring and the open tiles, all of them trams, sardines and caravels; seat 0 begins.
const OPENING: &str = "\
* start0
* ring0:b
* ring1:by
* ring2:byr
* ring3:yrgk
* ring4:rggkk
* up:bT
* up:bT
* up:bC
* up:yT
* up:yS
* up:yB
* up:rT
* up:rS
* up:rC
* up:gT
* up:gS
* up:gC
* up:kT
* up:kS
* up:kC
";

/// Seat 0 has begun district A, two squares, in blue; the square with a 3 is missing.
const ONE_SHORT: &str = "0 d0b\n0 T00\n";
/// Seat 1 leaves the blue stone among three stones alone.
const LEFT_ALONE: &str = "0 d0b\n0 T00\n1 d4k\n1 T03\n";
/// Seat 1 takes one of the three stones away.
const DISTURBED: &str = "0 d0b\n0 T00\n1 d1y\n1 S01\n";
/// Seat 0 has completed the district, with two trams side by side.
const COMPLETE: &str = "0 d0b\n0 T00\n1 d4k\n1 T03\n0 d1b\n0 T01\n";

fn position(lines: &str) -> Calcada {
    let record = format!("calcada/1 seats=2 board=A\n{OPENING}{lines}");
    *Table::load(&record).expect("a record").position()
}

#[track_caller]
fn check_term(lines: &str, seat: u8, name: &str, expected: f32) {
    let place = Calcada::TERMS.iter().position(|term| *term == name);
    let mut terms = [0.0; Calcada::TERMS.len()];
    position(lines).terms(Seat::new(seat), &mut terms);
    let term = terms[place.expect(name)];
    assert!((term - expected).abs() < 1e-5, "{name}: {term}");
}

#[track_caller]
fn check_action_term(lines: &str, action: &str, name: &str, expected: f32) {
    let place = Calcada::ACTION_TERMS.iter().position(|one| *one == name);
    let mut action_terms = [0.0; Calcada::ACTION_TERMS.len()];
    let position = position(lines);
    let action = action.parse().expect("an action");
    assert!(position.is_legal(action), "{action}");
    position.action_terms(&[action], &mut action_terms);
    let found = action_terms[place.expect(name)];
    assert!((found - expected).abs() < 1e-5, "{name}: {found}");
}

#[test]
fn districts_within_reach() {
    // Two squares at three points, less the point of the tile that lies there.
    check_term(ONE_SHORT, 0, "districts one tile short", 0.5);
    check_term(ONE_SHORT, 0, "district to complete next turn", 0.5);
    check_term(ONE_SHORT, 1, "district to complete next turn", 0.0);
    check_term(LEFT_ALONE, 0, "district to complete this turn", 0.5);
    check_term(LEFT_ALONE, 0, "district to complete next turn", 0.0);
    check_term(DISTURBED, 0, "district to complete this turn", 0.0);
    let paid = "district to complete this turn for a bonus tile";
    check_term(DISTURBED, 0, paid, 0.5);
    check_term(LEFT_ALONE, 0, paid, 0.0);
    // Black 5 in district C: five squares at three points, less the tile.
    check_term(LEFT_ALONE, 1, "districts further from complete", 1.4);
}

#[test]
fn points_that_are_certain() {
    check_term(
        LEFT_ALONE,
        0,
        "points for tiles in unfinished districts",
        0.1,
    );
    check_term(LEFT_ALONE, 0, "points for bonus tiles", 0.1);
    check_term(COMPLETE, 0, "points on the track", 0.6);
    check_term(COMPLETE, 0, "points for motifs", 0.1);
    check_term(COMPLETE, 0, "points for tiles in unfinished districts", 0.0);
    check_term(COMPLETE, 1, "points on the track", 0.0);
}

#[test]
fn turns_and_room() {
    check_term(ONE_SHORT, 0, "turn to come in this round", 0.0);
    check_term(ONE_SHORT, 1, "turn to come in this round", 1.0);
    check_term(ONE_SHORT, 1, "turn to come before the others", 1.0);
    check_term(LEFT_ALONE, 0, "squares of untouched districts", 2.3);
    check_term(LEFT_ALONE, 1, "squares of untouched districts", 2.0);
    check_term(LEFT_ALONE, 1, "squares that can never be filled", 0.0);
}

#[test]
fn what_speaks_for_actions() {
    check_action_term(LEFT_ALONE, "d1b", "completes a district", 0.5);
    check_action_term(LEFT_ALONE, "d1y", "completes a district", 0.0);
    check_action_term(LEFT_ALONE, "m1y", "pays to move a stone", 1.0);
    check_action_term(
        ONE_SHORT,
        "d1y",
        "opens a district to the next player",
        -0.5,
    );
    check_action_term(ONE_SHORT, "d4k", "opens a district to the next player", 0.0);
    check_action_term(DISTURBED, "m2y", "opens a district to itself", 0.5);
    let declared = format!("{LEFT_ALONE}0 d1b\n");
    check_action_term(&declared, "T01", "joins motifs", 0.2);
    check_action_term(&declared, "T01", "completes a district", 0.5);
    check_action_term(&declared, "C01", "joins motifs", 0.0);
    check_action_term(&declared, "T13", "completes a district", 0.0);
    check_action_term(&declared, "refresh", "pays for new tiles", 1.0);
    check_action_term(
        &format!("{ONE_SHORT}1 d1y\n"),
        "B01",
        "takes a bonus symbol",
        1.0,
    );
}

#[test]
fn who_has_completed_a_district_is_ahead() {
    let values = Linear::<Calcada>::tuned(2).values(&position(COMPLETE));
    assert!(values[0] > 0.55, "{values:?}");
}

/// Also boards of one's own, with numbers that stand in a district twice and few rows.
#[test]
fn numbers_stay_in_bounds_and_nothing_is_allocated() {
    let own = "seats=3 board=own numbers=1111122222333334444455555 \
               districts=AABBBAACCCDDEEFDDEFFGGGHH rows=9-1";
    let own: Setup = own.parse().expect("a setup");
    for setup in Calcada::setups().into_iter().chain([own]) {
        for seed in 0..4 {
            follow_random_game(&setup, seed);
        }
    }
}

fn follow_random_game(setup: &Setup, seed: u64) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let evaluation = Linear::<Calcada>::tuned(setup.seats);
    let mut position = Calcada::new(setup, Calcada::RULES_VERSION);
    let (mut actions, mut priors) = (Vec::new(), Vec::with_capacity(256));
    loop {
        let action = match position.turn() {
            Turn::Over(_) => return,
            Turn::Chance => position.sample_chance(&mut rng),
            Turn::Decision(_) => {
                position.legal_actions(&mut actions);
                let judge = || evaluation.priors(&position, &actions, &mut priors);
                assert_eq!(allocation_counter::measure(judge).count_total, 0);
                assert_eq!(priors.len(), actions.len());
                let sum: f32 = priors.iter().sum();
                assert!((sum - 1.0).abs() < 1e-4, "{sum}");
                actions[rng.random_range(0..actions.len())]
            }
        };
        check_values(&position, &evaluation);
        position.apply(action, &mut ());
    }
}

fn check_values(position: &Calcada, evaluation: &Linear<Calcada>) {
    let mut values = [0.0; 5];
    let judge = || values = evaluation.values(position);
    assert_eq!(allocation_counter::measure(judge).count_total, 0);
    let sum: f32 = values.iter().sum();
    assert!((sum - 1.0).abs() < 1e-4, "{values:?}");
    assert!((0.0..=1.0).contains(&position.progress()));
    for seat in Seat::all(position.n_seats()) {
        for (name, number) in evaluation.explain(position, seat) {
            assert!(number.is_finite(), "{name}: {number}");
        }
        let mut terms = [0.0; Calcada::TERMS.len()];
        position.terms(seat, &mut terms);
        for (name, term) in Calcada::TERMS.iter().zip(terms) {
            assert!(term.abs() <= 20.0, "{name}: {term}");
        }
    }
}
