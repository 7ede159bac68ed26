//! Where outcomes of chance come from.

use rand::Rng;

use crate::Game;

/// Draws for a [`Table`](crate::Table). Every random number generator draws with the true
/// probabilities; a caller with other needs, like draws that can be checked, implements this.
pub trait Chance<G: Game> {
    /// The outcome for the entry with the number `seq`, in a position where it is chance's turn.
    /// It must be legal there.
    fn draw(&mut self, seq: usize, position: &G) -> G::Action;
}

impl<G: Game, R: Rng> Chance<G> for R {
    fn draw(&mut self, _: usize, position: &G) -> G::Action {
        position.sample_chance(self)
    }
}
