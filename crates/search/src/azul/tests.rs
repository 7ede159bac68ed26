//! Positions whose terms are known by hand, and what must hold in every game.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::azul::{Action, Azul, Setup, WallSide};
use tessera_engine::{Game, Seat, Turn};

use super::offer::{Horizon, Offer};
use crate::{Evaluation, Knowledge, Linear, MAX_TERMS};

/// Every factory has one colour, so every take is known by its factory.
const DEAL: &str = "start0 deal0:bbbb deal1:yyyy deal2:rrrr deal3:kkkk deal4:wwww";
/// A whole round of it. Seat 0 fills lines 0 and 3 and pays for 3 tiles; seat 1 fills line 3.
const ROUND: &str = "0b0 1y3 2r3 3k4 4w4";

#[test]
fn terms_in_points() {
    let check = |actions: &str, seat: u8, name: &str, points: f32| {
        let azul = play(WallSide::Coloured, &[DEAL, actions]);
        let horizon = Horizon::of(&azul, Offer::of(&azul).n_tiles);
        let scale = 0.1 / (horizon.length() + 0.25).sqrt();
        assert_near(term(&azul, seat, name) / scale, points, actions, name);
    };
    check("", 0, "lead on the track", 0.0);
    check("", 0, "points of full lines", 0.0);
    // Three tiles fall and would cost 4, but a score is never below 0.
    check("0b0", 0, "points of full lines", 1.0);
    check("0b0", 0, "points lost on the floor line", -1.0);
    check("0b0", 1, "points lost on the floor line", 0.0);
    check("0b0 1y3 2r3", 0, "points of full lines", 2.0);
    check("0b0 1y3 2r3", 0, "points lost on the floor line", -2.0);
    // Black in row 3 and red in row 2 are not neighbours; blue and white in rows 2 and 3 are.
    check("2r2 1yf 3k3", 0, "points of full lines", 2.0);
    check("0b2 1yf 4w3", 0, "points of full lines", 3.0);
    // Seat 0 has 2 and pays all of them, seat 1 has 1.
    check(ROUND, 0, "lead on the track", -0.5);
    check(ROUND, 1, "lead on the track", 0.5);
    // One black tile is missing on line 4, in 4.2 rounds, for a space without neighbours.
    check(ROUND, 1, "points of lines that may fill later", 0.992);
    check(ROUND, 1, "points of lines that may fill this round", 0.0);
    check(ROUND, 1, "bonuses earned", 0.0);
}

#[test]
fn terms_as_they_are() {
    let check = |actions: &str, seat: u8, name: &str, expected: f32| {
        let azul = play(WallSide::Coloured, &[DEAL, actions]);
        assert_near(term(&azul, seat, name), expected, actions, name);
    };
    check("", 0, "to take now", 1.0);
    check("", 1, "to take now", 0.0);
    check("", 0, "empty lines", 1.0);
    check("0b4", 0, "tiles waiting on lines", 0.8);
    check("0b4", 0, "lines nearly full", 1.0);
    check("0b4", 0, "empty lines", 0.8);
    check("0b3", 0, "tiles waiting on lines", 0.0);
    check(ROUND, 0, "tiles waiting on lines", 0.8);
    // Nobody took from the centre: seat 0 starts again.
    check(ROUND, 0, "starting the next round", 1.0);
    check(ROUND, 1, "starting the next round", 0.0);
    check("", 0, "starting the next round", 0.0);
    check("0bf", 0, "ending the game", 0.0);
}

#[test]
fn action_terms_of_takes() {
    let mixed = "start0 deal0:bbyr deal1:yyyy deal2:rrrr deal3:kkkk deal4:wwww";
    let check = |actions: &[&str], action: &str, name: &str, expected: f32| {
        let azul = play(WallSide::Coloured, actions);
        assert_near(action_term(&azul, action, name), expected, action, name);
    };
    check(&[DEAL], "0b0", "points of the line it fills", 0.1);
    check(&[DEAL], "0b0", "fills a line", 1.0);
    check(&[DEAL], "0b0", "fits exactly", 0.0);
    check(&[DEAL], "0b0", "points lost on the floor line", -0.4);
    check(&[DEAL], "0b3", "fits exactly", 1.0);
    check(&[DEAL], "0b3", "points lost on the floor line", 0.0);
    check(&[DEAL], "0b3", "takes from the next player", 0.1);
    check(&[DEAL], "0b4", "one tile short", 1.0);
    check(&[DEAL], "0b4", "fills a line", 0.0);
    check(&[DEAL], "0b4", "tiles placed", 0.8);
    check(&[DEAL], "0bf", "all tiles to the floor line", 1.0);
    check(&[DEAL], "0bf", "points lost on the floor line", -0.6);
    check(&[mixed], "0b1", "tiles pushed to the centre", 0.4);
    check(&[mixed], "0b1", "leaves to the next player", 0.1);
    check(&[mixed, "0b1"], "cy0", "takes the marker", 1.0);
    check(
        &[mixed, "0b1"],
        "cy0",
        "points lost on the floor line",
        -0.1,
    );
    check(&[mixed, "0b1", "cy0"], "cr0", "takes the marker", 0.0);
    check(&[mixed, "0b1", "cy0"], "cr0", "from the centre", 1.0);
    let fewer = "start0 deal0:bbyr deal1:bbyy deal2:rrrr deal3:kkkk deal4:wwww";
    check(&[fewer, "0b4 2r3"], "1b4", "goes on with a line", 1.0);
    check(&[fewer, "0b4 2r3"], "1b1", "goes on with a line", 0.0);
}

#[test]
fn action_terms_of_columns() {
    let check = |action: &str, name: &str, expected: f32| {
        let azul = play(WallSide::Grey, &[DEAL, ROUND, "w00"]);
        assert_near(action_term(&azul, action, name), expected, action, name);
    };
    check("w30", "column points", 0.1);
    check("w30", "column nearly complete", 0.25);
    check("w31", "column nearly complete", 0.0);
}

#[test]
fn quiet_is_the_end_of_a_round() {
    let check = |wall, actions: &[&str], expected| {
        assert_eq!(play(wall, actions).is_quiet(), expected, "{actions:?}");
    };
    check(WallSide::Coloured, &[DEAL, ROUND], true);
    check(WallSide::Coloured, &[DEAL, ROUND, "deal0:bbbb"], false);
    check(WallSide::Coloured, &[DEAL], false);
    check(WallSide::Grey, &[DEAL, ROUND], false);
    check(WallSide::Grey, &[DEAL, ROUND, "w00 w30 w30"], true);
}

#[test]
fn numbers_are_bounded_and_add_up() {
    for setup in Azul::setups() {
        let linear = Linear::<Azul>::tuned(setup.seats);
        let mut priors = Vec::new();
        let mut rng = Pcg64Mcg::seed_from_u64(3);
        for _ in 0..40 {
            each_position(&setup, &mut rng, |azul, actions| {
                for seat in Seat::all(setup.seats) {
                    let mut terms = [0.0; MAX_TERMS];
                    azul.terms(seat, &mut terms[..Azul::TERMS.len()]);
                    let fine = |term: &f32| term.abs() <= 20.0;
                    assert!(terms.iter().all(fine), "{setup}: {terms:?} in {azul:?}");
                }
                assert!((0.0..=1.0).contains(&azul.progress()));
                assert_near(linear.values(azul).iter().sum(), 1.0, "", "values");
                if !actions.is_empty() {
                    linear.priors(azul, actions, &mut priors);
                    assert_eq!(priors.len(), actions.len());
                    assert_near(priors.iter().sum(), 1.0, "", "priors");
                }
            });
        }
    }
}

#[test]
fn judging_allocates_nothing() {
    for setup in Azul::setups() {
        let linear = Linear::<Azul>::tuned(setup.seats);
        let mut priors = Vec::with_capacity(1000);
        let mut rng = Pcg64Mcg::seed_from_u64(4);
        each_position(&setup, &mut rng, |azul, actions| {
            let counted = allocation_counter::measure(|| {
                std::hint::black_box(linear.values(azul));
                if !actions.is_empty() {
                    linear.priors(azul, actions, &mut priors);
                }
            });
            assert_eq!(counted.count_total, 0, "{setup}");
        });
    }
}

/// Seat 0 follows the priors; the others drop everything.
#[test]
fn who_is_far_ahead_is_judged_ahead() {
    for setup in Azul::setups() {
        let linear = Linear::<Azul>::tuned(setup.seats);
        let mut rng = Pcg64Mcg::seed_from_u64(5);
        let mut azul = Azul::new(&setup, Azul::RULES_VERSION);
        let (mut actions, mut priors, mut n_rounds) = (Vec::new(), Vec::new(), 0);
        loop {
            let action = match azul.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    if azul.is_quiet() {
                        n_rounds += 1;
                        let values = linear.values(&azul);
                        assert!(n_rounds < 5 || values[0] > 0.8, "{setup}: {values:?}");
                    }
                    azul.sample_chance(&mut rng)
                }
                Turn::Decision(seat) => {
                    azul.legal_actions(&mut actions);
                    linear.priors(&azul, &actions, &mut priors);
                    let likeliest =
                        (0..priors.len()).max_by(|&a, &b| priors[a].total_cmp(&priors[b]));
                    let place = if seat.index() == 0 { likeliest } else { None };
                    actions[place.unwrap_or(actions.len() - 1)]
                }
            };
            azul.apply(action, &mut ());
        }
        assert!(n_rounds >= 5, "{setup} is over too soon");
    }
}

/// Calls `look` for every position of a random game, with its legal actions if it is a decision.
fn each_position(setup: &Setup, rng: &mut Pcg64Mcg, mut look: impl FnMut(&Azul, &[Action])) {
    let mut azul = Azul::new(setup, Azul::RULES_VERSION);
    let mut actions = Vec::new();
    loop {
        actions.clear();
        let action = match azul.turn() {
            Turn::Over(_) => return,
            Turn::Chance => {
                look(&azul, &[]);
                azul.sample_chance(rng)
            }
            Turn::Decision(_) => {
                azul.legal_actions(&mut actions);
                look(&azul, &actions);
                actions[rng.random_range(0..actions.len())]
            }
        };
        azul.apply(action, &mut ());
    }
}

fn play(wall: WallSide, actions: &[&str]) -> Azul {
    let mut azul = Azul::new(&Setup { seats: 2, wall }, Azul::RULES_VERSION);
    for text in actions
        .iter()
        .flat_map(|actions| actions.split_whitespace())
    {
        let action: Action = text.parse().expect("an action");
        assert!(azul.is_legal(action), "{text}");
        azul.apply(action, &mut ());
    }
    azul
}

fn term(azul: &Azul, seat: u8, name: &str) -> f32 {
    let mut terms = [0.0; MAX_TERMS];
    azul.terms(Seat::new(seat), &mut terms[..Azul::TERMS.len()]);
    terms[place(Azul::TERMS, name)]
}

fn action_term(azul: &Azul, action: &str, name: &str) -> f32 {
    let mut action_terms = [0.0; MAX_TERMS];
    let action: Action = action.parse().expect("an action");
    assert!(azul.is_legal(action), "{action}");
    azul.action_terms(&[action], &mut action_terms[..Azul::ACTION_TERMS.len()]);
    action_terms[place(Azul::ACTION_TERMS, name)]
}

fn place(names: &[&str], name: &str) -> usize {
    let place = names.iter().position(|other| *other == name);
    place.unwrap_or_else(|| panic!("there is no {name}"))
}

fn assert_near(found: f32, expected: f32, of: &str, name: &str) {
    let difference = (found - expected).abs();
    assert!(difference < 1e-4, "{name} of {of}: {found}, not {expected}");
}
