//! What is known about the toy. Only in a test build.

use tessera_engine::toy::{Action, Toy};
use tessera_engine::{Game, Seat, Turn};

use crate::{Knowledge, Level, N_LEVELS, Options};

impl Knowledge for Toy {
    const TERMS: &'static [&'static str] = &["card"];
    const ACTION_TERMS: &'static [&'static str] = &["confidence"];
    const WEIGHTS: &'static [(u8, &'static str)] = &[(2, include_str!("toy/weights-2.txt"))];

    fn progress(&self) -> f32 {
        let bets = Seat::all(self.n_seats()).filter_map(|seat| self.bet(seat));
        bets.count() as f32 / 2.0
    }

    fn terms(&self, seat: Seat, out: &mut [f32]) {
        out[0] = f32::from(self.card(seat).unwrap_or(0));
    }

    /// A high bet speaks for itself with a high card.
    fn action_terms(&self, actions: &[Action], out: &mut [f32]) {
        let Turn::Decision(seat) = self.turn() else {
            return;
        };
        let card = f32::from(self.card(seat).unwrap_or(0)) - 2.5;
        for (action, out) in actions.iter().zip(out) {
            if let Action::Bet(bet) = action {
                *out = card * (f32::from(*bet) - 2.5);
            }
        }
    }

    fn is_quiet(&self) -> bool {
        true
    }

    fn options() -> Options {
        Options::default()
    }

    fn levels() -> [Level; N_LEVELS] {
        [
            Level::new(0, 1.5),
            Level::new(0, 0.0),
            Level::new(10, 0.0),
            Level::new(20, 0.0),
            Level::new(40, 0.0),
            Level::new(80, 0.0),
        ]
    }
}
