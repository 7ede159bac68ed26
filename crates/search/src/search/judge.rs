//! What a leaf is worth.

use rand::{Rng, RngExt};
use tessera_engine::{Game, Turn, playout};

use super::{Scratch, Search};
use crate::options::Leaf;
use crate::{Evaluation, Values, shares, utility};

impl<G: Game> Search<G> {
    pub(super) fn judge(
        &mut self,
        position: &mut G,
        evaluation: &impl Evaluation<G>,
    ) -> (Values, Values) {
        match self.options.leaf {
            Leaf::Here => judged(evaluation.values(position)),
            Leaf::Quiet => self.play_until_quiet(position, evaluation),
            Leaf::End => {
                let played = playout(position, &mut self.rng, &mut self.scratch.actions);
                (utility(&played.outcome), shares(&played.outcome))
            }
        }
    }

    fn play_until_quiet(
        &mut self,
        position: &mut G,
        evaluation: &impl Evaluation<G>,
    ) -> (Values, Values) {
        let Scratch {
            actions, priors, ..
        } = &mut self.scratch;
        loop {
            let action = match position.turn() {
                Turn::Over(outcome) => return (utility(&outcome), shares(&outcome)),
                _ if evaluation.is_quiet(position) => {
                    return judged(evaluation.values(position));
                }
                Turn::Chance => position.sample_chance(&mut self.rng),
                Turn::Decision(_) => {
                    position.legal_actions(actions);
                    if let [forced] = actions[..] {
                        forced
                    } else {
                        evaluation.priors(position, actions, priors);
                        actions[draw(priors, &mut self.rng)]
                    }
                }
            };
            position.apply(action, &mut ());
        }
    }
}

/// The judgement is the chance to come first, and that is what the search seeks.
pub(super) fn judged(values: Values) -> (Values, Values) {
    (values, values)
}

/// A place drawn by weights that add up to 1.
pub(crate) fn draw(weights: &[f32], rng: &mut impl Rng) -> usize {
    let mut left: f32 = rng.random();
    for (place, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return place;
        }
    }
    weights.len() - 1
}
