//! What Piazza knows about its positions.

mod action_terms;
mod lines;
mod places;
mod terms;
#[cfg(test)]
mod tests;

use tessera_engine::piazza::material::N_CARDS;
use tessera_engine::piazza::{Action, Piazza};
use tessera_engine::{Game, Seat};

use crate::{Knowledge, Level, N_LEVELS, Options};

impl Knowledge for Piazza {
    const TERMS: &'static [&'static str] = terms::NAMES;
    const ACTION_TERMS: &'static [&'static str] = action_terms::NAMES;
    const WEIGHTS: &'static [(u8, &'static str)] = &[
        (2, include_str!("piazza/weights-2.txt")),
        (3, include_str!("piazza/weights-3.txt")),
        (4, include_str!("piazza/weights-4.txt")),
    ];
    const NETS: &'static [(u8, &'static str)] = &[(2, include_str!("piazza/net-2.txt"))];

    fn progress(&self) -> f32 {
        let n_left: u8 = Seat::all(self.n_seats())
            .map(|seat| self.n_unlaid(seat))
            .sum();
        1.0 - f32::from(n_left) / f32::from(N_CARDS)
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

    fn is_quiet(&self) -> bool {
        self.is_turn_start()
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
            Level::new(100, 0.0),
            Level::new(600, 0.0),
            Level::new(4_000, 0.0),
            Level::new(40_000, 0.0),
        ]
    }
}
