//! The decisions of a player.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use rand::RngExt;
use tessera_engine::{Game, Seat, Turn};

use super::sample::{heaviest, sample};
use super::{Player, Way};
use crate::{Analysis, Analyst, Clock, Evaluation, Knowledge, Observation, Values, utility};

/// What a player decided.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// What the search found, if the player searched: not for the only legal action, nor for
    /// players that do not search.
    pub analysis: Option<Analysis<A>>,
}

impl<A> Choice<A> {
    fn of(action: A) -> Choice<A> {
        Choice {
            action,
            analysis: None,
        }
    }
}

impl<G: Knowledge, E: Evaluation<G> + Clone> Player<G, E> {
    /// Decides for `seat`, whose turn it is. `history` is all that the seat has observed since the
    /// beginning, so that what was thought before can be kept; it may be empty, then it is not.
    pub fn choose(
        &mut self,
        position: &G,
        seat: Seat,
        history: &[Observation<G::Action>],
        clock: &dyn Clock,
    ) -> Choice<G::Action> {
        let go_on = |_: &Analysis<G::Action>| ControlFlow::Continue(());
        let never = AtomicBool::new(false);
        self.choose_watched(position, seat, history, clock, &never, go_on)
    }

    /// Decides as [`Player::choose`] does, shows the results meanwhile to `watch`, and decides at
    /// once when `stop` becomes true.
    ///
    /// # Panics
    /// When it is not the turn of `seat`.
    pub fn choose_watched(
        &mut self,
        position: &G,
        seat: Seat,
        history: &[Observation<G::Action>],
        clock: &dyn Clock,
        stop: &AtomicBool,
        watch: impl FnMut(&Analysis<G::Action>) -> ControlFlow<()>,
    ) -> Choice<G::Action> {
        assert_eq!(
            position.turn(),
            Turn::Decision(seat),
            "not this seat's turn"
        );
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        if let [action] = actions[..] {
            return Choice::of(action);
        }
        match &mut self.way {
            Way::Random => Choice::of(actions[self.rng.random_range(0..actions.len())]),
            Way::Greedy => Choice::of(self.greedy(position, seat, &actions)),
            Way::Priors { temperature } => {
                let mut weights = Vec::new();
                let imagined = position.determinize(seat, &mut self.rng);
                self.evaluation.priors(&imagined, &actions, &mut weights);
                Choice::of(actions[sample(&mut weights, *temperature, &mut self.rng)])
            }
            Way::Search {
                options,
                budget,
                n_threads,
                temperature,
                analyst,
            } => {
                match analyst {
                    Some(analyst) => analyst.move_to(position, seat, history),
                    None => {
                        let evaluation = self.evaluation.clone();
                        let new =
                            Analyst::new(position, seat, history, evaluation, options, self.seed);
                        *analyst = Some(Box::new(new.with_threads(*n_threads)));
                    }
                }
                let analyst = analyst.as_mut().expect("just made");
                let analysis = analyst.think(*budget, clock, stop, watch);
                let candidates = &analysis.candidates;
                let mut weights: Vec<f32> = candidates.iter().map(|one| one.share).collect();
                let place = sample(&mut weights, *temperature, &mut self.rng);
                Choice {
                    action: candidates[place].action,
                    analysis: Some(analysis),
                }
            }
        }
    }

    /// The action after which the evaluation judges the position best for the seat, in a few
    /// determinizations.
    fn greedy(&mut self, position: &G, seat: Seat, actions: &[G::Action]) -> G::Action {
        let n_imagined = if G::HAS_SECRETS { 8 } else { 1 };
        let mut sums = vec![0.0; actions.len()];
        for _ in 0..n_imagined {
            let imagined = position.determinize(seat, &mut self.rng);
            for (sum, &action) in sums.iter_mut().zip(actions) {
                let mut next = imagined.clone();
                next.apply(action, &mut ());
                *sum += value(&self.evaluation, &next)[seat.index()];
            }
        }
        actions[heaviest(&sums)]
    }
}

/// What a position is worth to each seat without a search.
fn value<G: Game>(evaluation: &impl Evaluation<G>, position: &G) -> Values {
    match position.turn() {
        Turn::Over(outcome) => utility(&outcome),
        _ => evaluation.values(position),
    }
}
