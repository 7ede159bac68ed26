//! What Calçada knows about its positions.

mod action_terms;
mod motifs;
mod outlook;
mod terms;
#[cfg(test)]
mod tests;

use tessera_engine::Seat;
use tessera_engine::calcada::{Action, Calcada};

use crate::{Knowledge, Level, N_LEVELS, Options};

impl Knowledge for Calcada {
    const TERMS: &'static [&'static str] = terms::NAMES;
    const ACTION_TERMS: &'static [&'static str] = action_terms::NAMES;
    const WEIGHTS: &'static [(u8, &'static str)] = &[
        (2, include_str!("calcada/weights-2.txt")),
        (3, include_str!("calcada/weights-3.txt")),
        (4, include_str!("calcada/weights-4.txt")),
    ];

    fn progress(&self) -> f32 {
        outlook::progress(self)
    }

    fn terms(&self, seat: Seat, out: &mut [f32]) {
        terms::terms(self, seat, out);
    }

    fn action_terms(&self, actions: &[Action], out: &mut [f32]) {
        action_terms::action_terms(self, actions, out);
    }

    /// The beginning of a turn: the ring and the displays show what the next seat can do.
    fn is_quiet(&self) -> bool {
        self.is_turn_beginning()
    }

    fn options() -> Options {
        Options {
            exploration: 0.5,
            ..Options::default()
        }
    }

    fn levels() -> [Level; N_LEVELS] {
        [
            Level::new(0, 1.5),
            Level::new(0, 0.0),
            Level::new(30, 0.0),
            Level::new(250, 0.0),
            Level::new(2_500, 0.0),
            Level::new(80_000, 0.0),
        ]
    }
}
