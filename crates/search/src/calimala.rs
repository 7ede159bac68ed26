//! What Calimala knows about its positions.

mod action_terms;
mod race;
mod rollout;
mod terms;
#[cfg(test)]
mod tests;

use tessera_engine::Seat;
use tessera_engine::calimala::{Action, Calimala};

use crate::{Knowledge, Leaf, Level, N_LEVELS, Objective, Options};

impl Knowledge for Calimala {
    const TERMS: &'static [&'static str] = terms::NAMES;
    const ACTION_TERMS: &'static [&'static str] = action_terms::NAMES;
    const WEIGHTS: &'static [(u8, &'static str)] = &[
        (3, include_str!("calimala/weights-3.txt")),
        (4, include_str!("calimala/weights-4.txt")),
        (5, include_str!("calimala/weights-5.txt")),
    ];

    fn progress(&self) -> f32 {
        terms::progress(self)
    }

    fn terms(&self, seat: Seat, out: &mut [f32]) {
        terms::terms(self, seat, out);
    }

    fn terms_of_all(&self, out: &mut [f32]) {
        terms::terms_of_all(self, out);
    }

    fn action_terms(&self, actions: &[Action], out: &mut [f32]) {
        action_terms::action_terms(self, actions, out);
    }

    /// The start of a turn: no disc of a tower waits to act.
    fn is_quiet(&self) -> bool {
        self.placing().is_some()
    }

    fn rollout_score(&self, action: Action) -> i8 {
        rollout::rollout_score(self, action)
    }

    fn options() -> Options {
        Options {
            exploration: 0.5,
            n_virtual_visits: 10.0,
            objective: Objective::Points(5.0),
            leaf: Leaf::Mixed,
            rollout_share: 1.0,
            crosses_rounds: true,
            ..Options::default()
        }
    }

    fn levels() -> [Level; N_LEVELS] {
        [
            Level::new(0, 1.5),
            Level::new(0, 0.0),
            Level::new(40, 0.0),
            Level::new(160, 0.0),
            Level::new(1_000, 0.0),
            Level::new(20_000, 0.0),
        ]
    }
}
