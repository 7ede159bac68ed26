//! Evaluations made of named terms and weights.

use std::marker::PhantomData;
use std::sync::Arc;

use tessera_engine::{Game, MAX_SEATS, Seat};

use crate::{Evaluation, Level, N_LEVELS, Options, Values, Wanted, Weights};

/// What a person would look at in a game, as numbers. The weights of these numbers are learned
/// from matches; their names later explain moves in words.
///
/// The functions are called on determinizations, positions that a seat imagines, so they may look
/// at everything in them.
///
/// ```
/// use tessera_engine::Game;
/// use tessera_engine::piazza::Piazza;
/// use tessera_search::{Knowledge, Linear, bench};
///
/// let (position, seat) = bench::position::<Piazza>(&Piazza::setups()[0], 2);
/// let mut terms = [0.0; Piazza::TERMS.len()];
/// position.terms(seat, &mut terms);
/// let weighed = Linear::tuned(position.n_seats()).explain(&position, seat);
/// assert_eq!(weighed[0].0, "points");
/// assert_eq!(weighed.len(), terms.len());
/// ```
pub trait Knowledge: Game {
    /// The names of what speaks for a seat in a position, at most [`MAX_TERMS`].
    const TERMS: &'static [&'static str];
    /// The names of what speaks for an action, at most [`MAX_TERMS`].
    const ACTION_TERMS: &'static [&'static str];
    /// The text of the [`Weights`] by number of seats.
    const WEIGHTS: &'static [(u8, &'static str)];
    /// The text of a [`Net`](crate::Net) over the terms by number of seats, where it plays better
    /// than the weights alone.
    const NETS: &'static [(u8, &'static str)] = &[];

    /// How far the game is, from 0 to 1. Every weight goes from one value at the start to another
    /// at the end.
    fn progress(&self) -> f32;
    /// Sets the terms of a seat; `out` has a place for each of [`Knowledge::TERMS`], all 0. Most
    /// terms should lie between -5 and 5.
    fn terms(&self, seat: Seat, out: &mut [f32]);
    /// Sets the terms of all seats; `out` has a row of [`Knowledge::TERMS`] for each of them, all
    /// 0. For games in which the seats have much work in common.
    fn terms_of_all(&self, out: &mut [f32]) {
        let rows = out.chunks_exact_mut(Self::TERMS.len());
        for (seat, row) in Seat::all(self.n_seats()).zip(rows) {
            self.terms(seat, row);
        }
    }
    /// Sets the action terms of the legal actions of a decision; `out` has a row of
    /// [`Knowledge::ACTION_TERMS`] for each of them, all 0.
    fn action_terms(&self, actions: &[Self::Action], out: &mut [f32]);
    /// Whether this is a good moment to judge: in a game of rounds, the end of one.
    fn is_quiet(&self) -> bool;
    /// The rollout policy: how much rather a rollout takes this action than others of the same
    /// decision, by what a glance tells. Many times cheaper than [`Knowledge::action_terms`], or
    /// it is not worth it.
    fn rollout_score(&self, _action: Self::Action) -> i8 {
        0
    }
    /// How to search this game, as matches found.
    #[must_use]
    fn options() -> Options;
    /// The levels from 1 up, as matches spaced them.
    #[must_use]
    fn levels() -> [Level; N_LEVELS];
}

/// No game has more terms or action terms.
pub const MAX_TERMS: usize = 64;
/// How many numbers the buffer on the stack holds in which rows of action terms are judged.
const BUFFER: usize = 2048;

/// The hand-made evaluation of a game. Clones share the weights.
#[derive(Clone, Debug)]
pub struct Linear<G> {
    weights: Arc<Weights>,
    game: PhantomData<fn() -> G>,
}

impl<G: Knowledge> Linear<G> {
    /// With the weights that the matches of this number of seats taught.
    ///
    /// # Panics
    /// When the game has no weights for this number of seats.
    #[must_use]
    pub fn tuned(n_seats: u8) -> Linear<G> {
        let weights = Weights::tuned::<G>(n_seats);
        Linear::new(weights.expect("weights for every number of seats"))
    }

    /// With other weights.
    #[must_use]
    pub fn new(weights: impl Into<Arc<Weights>>) -> Linear<G> {
        Linear {
            weights: weights.into(),
            game: PhantomData,
        }
    }

    /// What speaks for a seat, each term by its name with its weight in it; the chances of the
    /// seats follow from the sums.
    #[must_use]
    pub fn explain(&self, position: &G, seat: Seat) -> Vec<(&'static str, f32)> {
        let mut terms = [0.0; MAX_TERMS];
        let terms = &mut terms[..G::TERMS.len()];
        position.terms(seat, terms);
        let progress = position.progress();
        let weighed = G::TERMS.iter().zip(terms).enumerate();
        weighed
            .map(|(place, (&name, term))| (name, *term * self.weights.terms.at(place, progress)))
            .collect()
    }
}

impl<G: Knowledge> Linear<G> {
    #[inline]
    fn set_values(&self, position: &G, progress: f32, values: &mut Values) {
        let n_seats = position.n_seats();
        let n_terms = G::TERMS.len();
        let mut terms = [0.0; MAX_TERMS * MAX_SEATS];
        let terms = &mut terms[..n_terms * n_seats as usize];
        position.terms_of_all(terms);
        *values = Values::default();
        for (value, row) in values.iter_mut().zip(terms.chunks_exact(n_terms)) {
            *value = self.weights.terms.sum(row, progress);
        }
        softmax(&mut values[..n_seats as usize]);
    }

    #[inline]
    pub(crate) fn set_priors(
        &self,
        position: &G,
        progress: f32,
        actions: &[G::Action],
        priors: &mut [f32],
    ) {
        let n_terms = G::ACTION_TERMS.len();
        let n_at_once = BUFFER / n_terms.max(1);
        let mut buffer = [0.0; BUFFER];
        let chunks = actions.chunks(n_at_once).zip(priors.chunks_mut(n_at_once));
        for (actions, priors) in chunks {
            let rows = &mut buffer[..actions.len() * n_terms];
            rows.fill(0.0);
            position.action_terms(actions, rows);
            for (prior, row) in priors.iter_mut().zip(rows.chunks_exact(n_terms)) {
                *prior = self.weights.action_terms.sum(row, progress);
            }
        }
        softmax(priors);
    }
}

impl<G: Knowledge> Evaluation<G> for Linear<G> {
    fn evaluate(&self, position: &G, wanted: Wanted<'_, G::Action>) {
        let progress = position.progress();
        if let Some(values) = wanted.values {
            self.set_values(position, progress, values);
        }
        if let Some((actions, priors)) = wanted.priors {
            self.set_priors(position, progress, actions, priors);
        }
    }

    fn is_quiet(&self, position: &G) -> bool {
        position.is_quiet()
    }

    fn rollout_score(&self, position: &G, action: G::Action) -> i8 {
        position.rollout_score(action)
    }
}

/// Turns sums into chances that add up to 1.
pub(crate) fn softmax(sums: &mut [f32]) {
    let highest = sums.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut total = 0.0;
    for sum in &mut *sums {
        *sum = libm::expf(*sum - highest);
        total += *sum;
    }
    for sum in sums {
        *sum /= total;
    }
}
