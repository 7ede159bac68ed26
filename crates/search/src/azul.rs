//! What Azul knows about its positions.

mod action_terms;
mod offer;
mod outlook;
mod terms;
#[cfg(test)]
mod tests;

use tessera_engine::Seat;
use tessera_engine::azul::{Action, Azul};

use crate::{Knowledge, Level, N_LEVELS, Options};

impl Knowledge for Azul {
    const TERMS: &'static [&'static str] = terms::NAMES;
    const ACTION_TERMS: &'static [&'static str] = action_terms::NAMES;
    const WEIGHTS: &'static [(u8, &'static str)] = &[
        (2, include_str!("azul/weights-2.txt")),
        (3, include_str!("azul/weights-3.txt")),
        (4, include_str!("azul/weights-4.txt")),
    ];

    #[inline]
    fn progress(&self) -> f32 {
        terms::progress(self)
    }

    #[inline]
    fn terms(&self, seat: Seat, out: &mut [f32]) {
        terms::terms(self, seat, out);
    }

    #[inline]
    fn terms_of_all(&self, out: &mut [f32]) {
        terms::terms_of_all(self, out);
    }

    #[inline]
    fn action_terms(&self, actions: &[Action], out: &mut [f32]) {
        action_terms::action_terms(self, actions, out);
    }

    #[inline]
    fn is_quiet(&self) -> bool {
        self.is_between_rounds()
    }

    fn options() -> Options {
        Options {
            crosses_rounds: true,
            ..Options::default()
        }
    }

    fn levels() -> [Level; N_LEVELS] {
        [
            Level::new(0, 1.5),
            Level::new(0, 0.0),
            Level::new(40, 0.0),
            Level::new(400, 0.0),
            Level::new(5_000, 0.0),
            Level::new(250_000, 0.0),
        ]
    }
}
