//! What is known about Piazza.

mod places;
mod terms;
#[cfg(test)]
mod tests;
mod traits;

use tessera_engine::piazza::material::N_CARDS;
use tessera_engine::piazza::{Action, Piazza};
use tessera_engine::{Game, Seat};

use crate::{Knowledge, Level, N_LEVELS, Options};
use places::Counts;

impl Knowledge for Piazza {
    const TERMS: &'static [&'static str] = terms::NAMES;
    const TRAITS: &'static [&'static str] = traits::NAMES;
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
        terms::set(self, seat, &Counts::of(self), out);
    }

    fn terms_of_all(&self, out: &mut [f32]) {
        let counts = Counts::of(self);
        for (seat, out) in Seat::all(self.n_seats()).zip(out.chunks_exact_mut(Self::TERMS.len())) {
            terms::set(self, seat, &counts, out);
        }
    }

    fn traits(&self, actions: &[Action], out: &mut [f32]) {
        traits::set(self, actions, out);
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
