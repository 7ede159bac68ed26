//! What the searches judge by.

use std::sync::Arc;

use tessera_engine::{Game, MAX_SEATS};

use crate::linear::{MAX_TERMS, softmax};
use crate::{Evaluation, Knowledge, Linear, Net, Values};

/// The evaluation of the searches: actions are judged by the weights, positions by a net where the
/// game has one for this number of seats, else by the weights too.
#[derive(Clone, Debug)]
pub struct Learned<G> {
    linear: Linear<G>,
    net: Option<Arc<Net>>,
}

impl<G: Knowledge> Learned<G> {
    /// With what the matches of this number of seats taught.
    ///
    /// # Panics
    /// When a file of this crate is wrong; the tests read them all.
    #[must_use]
    pub fn tuned(n_seats: u8) -> Learned<G> {
        Learned::new(Linear::tuned(n_seats), Net::tuned::<G>(n_seats))
    }

    /// With these.
    #[must_use]
    pub fn new(linear: Linear<G>, net: Option<Net>) -> Learned<G> {
        Learned {
            linear,
            net: net.map(Arc::new),
        }
    }
}

impl<G> Learned<G> {
    /// The weights alone: what those judge by who do not search.
    #[must_use]
    pub fn linear(&self) -> &Linear<G> {
        &self.linear
    }
}

impl<G: Knowledge> Evaluation<G> for Learned<G> {
    fn values(&self, position: &G) -> Values {
        let Some(net) = &self.net else {
            return self.linear.values(position);
        };
        let n_seats = position.n_seats() as usize;
        let mut terms = [0.0; MAX_TERMS * MAX_SEATS];
        let terms = &mut terms[..G::TERMS.len() * n_seats];
        position.terms_of_all(terms);
        let mut values = net.sums(terms, position.progress());
        softmax(&mut values[..n_seats]);
        values
    }

    fn priors(&self, position: &G, actions: &[G::Action], out: &mut Vec<f32>) {
        self.linear.priors(position, actions, out);
    }

    fn is_quiet(&self, position: &G) -> bool {
        position.is_quiet()
    }

    fn rollout_score(&self, position: &G, action: <G as Game>::Action) -> i8 {
        position.rollout_score(action)
    }
}
