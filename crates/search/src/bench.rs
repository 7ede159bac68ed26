//! A fixed amount of search, to be counted or timed.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Seat, Turn};

use crate::{Analysis, Analyst, Budget, Knowledge, Learned};

/// How many positions a signature looks at.
const N_POSITIONS: u64 = 4;
/// Iterations in each.
const N_ITERATIONS: u64 = 500;

/// The number of nodes that a fixed search makes in a few fixed positions of a game: a checksum
/// of the search, of the evaluation and of the rules, the same on every machine.
#[must_use]
pub fn signature<G: Knowledge>() -> u64 {
    let setup = &G::setups()[0];
    (0..N_POSITIONS)
        .map(|number| {
            let (position, seat) = position::<G>(setup, number);
            let mut analyst = analyst(&position, seat, number);
            let never = AtomicBool::new(false);
            let go_on = |_: &Analysis<_>| ControlFlow::Continue(());
            analyst
                .think(Budget::iterations(N_ITERATIONS), &(), &never, go_on)
                .n_nodes
        })
        .sum()
}

/// An analyst of a position, with the options of the game.
#[must_use]
pub fn analyst<G: Knowledge>(position: &G, seat: Seat, seed: u64) -> Analyst<G, Learned<G>> {
    let evaluation = Learned::tuned(position.n_seats());
    Analyst::new(position, seat, &[], evaluation, &G::options(), seed)
}

/// A decision of the first half of a game that random players have begun.
#[must_use]
pub fn position<G: Knowledge>(setup: &G::Setup, seed: u64) -> (G, Seat) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut position = G::new(setup, G::RULES_VERSION);
    let mut actions = Vec::new();
    let mut n_left = 5 * seed;
    loop {
        let action = match position.turn() {
            Turn::Chance => position.sample_chance(&mut rng),
            Turn::Decision(seat) => {
                position.legal_actions(&mut actions);
                if actions.len() > 1 && n_left == 0 {
                    return (position, seat);
                }
                n_left -= u64::from(actions.len() > 1);
                actions[rng.random_range(0..actions.len())]
            }
            // Too short a game: once more from the beginning, not so far.
            Turn::Over(_) => {
                n_left = seed;
                position = G::new(setup, G::RULES_VERSION);
                continue;
            }
        };
        position.apply(action, &mut ());
    }
}
