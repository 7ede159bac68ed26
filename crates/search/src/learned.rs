//! What the searches judge by.

use std::sync::Arc;

use tessera_engine::{Game, MAX_SEATS};

use crate::linear::{MAX_TERMS, softmax};
use crate::{Evaluation, Knowledge, Linear, Net, Wanted};

/// The evaluation of the searches: actions are judged by the weights, positions by a net where the
/// game has one for this number of seats, else by the weights too. Clones share weights and net.
#[derive(Clone, Debug)]
pub struct Learned<G> {
    linear: Linear<G>,
    net: Option<Arc<Net>>,
}

impl<G: Knowledge> Learned<G> {
    /// With what the matches of this number of seats taught.
    ///
    /// # Panics
    /// When the game has no weights for this number of seats.
    #[must_use]
    pub fn tuned(n_seats: u8) -> Learned<G> {
        Learned::new(Linear::tuned(n_seats), Net::tuned::<G>(n_seats))
    }

    /// With these weights, and a net for positions if there is one.
    #[must_use]
    pub fn new(linear: Linear<G>, net: Option<Arc<Net>>) -> Learned<G> {
        Learned { linear, net }
    }
}

impl<G: Knowledge> Evaluation<G> for Learned<G> {
    fn evaluate(&self, position: &G, wanted: Wanted<'_, G::Action>) {
        let Some(net) = &self.net else {
            return self.linear.evaluate(position, wanted);
        };
        let progress = position.progress();
        if let Some(values) = wanted.values {
            let n_seats = position.n_seats() as usize;
            let mut terms = [0.0; MAX_TERMS * MAX_SEATS];
            let terms = &mut terms[..G::TERMS.len() * n_seats];
            position.terms_of_all(terms);
            *values = net.sums(terms, progress);
            softmax(&mut values[..n_seats]);
        }
        if let Some((actions, priors)) = wanted.priors {
            self.linear.set_priors(position, progress, actions, priors);
        }
    }

    fn is_quiet(&self, position: &G) -> bool {
        position.is_quiet()
    }

    fn rollout_score(&self, position: &G, action: <G as Game>::Action) -> i8 {
        position.rollout_score(action)
    }
}
