//! Leaf evaluation: what a leaf is worth, by the evaluation, by a rollout, or by both.

use rand::{Rng, RngExt};
use tessera_engine::{Game, Outcome, Turn, playout};

use super::{Scratch, Search};
use crate::options::Leaf;
use crate::{Evaluation, Values, shares};

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
                self.ended(&played.outcome)
            }
            Leaf::Mixed => {
                let share = self.options.rollout_share;
                if share == 1.0 {
                    return self.roll_out(position, evaluation);
                }
                let here = evaluation.values(position);
                let (values, firsts) = self.roll_out(position, evaluation);
                (mix(here, values, share), mix(here, firsts, share))
            }
        }
    }

    /// What an end is worth, and the first places in it.
    fn ended(&self, outcome: &Outcome) -> (Values, Values) {
        (self.options.objective.worth(outcome), shares(outcome))
    }

    /// A rollout by the rollout policy: of a few random actions, the one with the best score.
    fn roll_out(&mut self, position: &mut G, evaluation: &impl Evaluation<G>) -> (Values, Values) {
        let actions = &mut self.scratch.actions;
        let n_tries = self.options.n_rollout_tries;
        loop {
            let action = match position.turn() {
                Turn::Over(outcome) => return self.ended(&outcome),
                Turn::Chance => position.sample_chance(&mut self.rng),
                Turn::Decision(_) => {
                    position.legal_actions(actions);
                    draw_by_policy(position, actions, evaluation, n_tries, &mut self.rng)
                }
            };
            position.apply(action, &mut ());
        }
    }

    /// On by the priors to the next quiet position, which the evaluation judges.
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
                Turn::Over(outcome) => return self.ended(&outcome),
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

/// The evaluation and the result of a rollout, which weighs `share`.
fn mix(evaluation: Values, rollout: Values, share: f32) -> Values {
    std::array::from_fn(|seat| (1.0 - share) * evaluation[seat] + share * rollout[seat])
}

/// Of a few actions drawn at random the one with the best rollout score: cheaper than to score all
/// of them.
fn draw_by_policy<G: Game>(
    position: &G,
    actions: &[G::Action],
    evaluation: &impl Evaluation<G>,
    n_tries: usize,
    rng: &mut impl Rng,
) -> G::Action {
    if let [only] = actions {
        return *only;
    }
    let mut draw = || actions[rng.random_range(0..actions.len() as u32) as usize];
    let mut best = draw();
    let mut best_score = evaluation.rollout_score(position, best);
    for _ in 1..n_tries {
        let other = draw();
        let score = evaluation.rollout_score(position, other);
        if score > best_score {
            (best, best_score) = (other, score);
        }
    }
    best
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

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_pcg::Pcg64Mcg;
    use tessera_engine::calimala::{Action, Calimala};

    use super::*;
    use crate::Linear;

    #[test]
    fn rollouts_prefer_better_scores() {
        check("weave skip:weave", 4, 0.04..0.09);
        check("weave skip:weave", 1, 0.45..0.55);
        check("weave", 4, 0.0..0.01);
        check("skip:weave skip:ship", 4, 0.99..1.01);
        check("skip:weave", 4, 0.99..1.01);
    }

    /// How often an action is left out that is drawn from a list.
    fn check(actions: &str, n_tries: usize, expected: std::ops::Range<f32>) {
        const N_DRAWS: usize = 1000;
        let actions = actions.split(' ').map(|text| text.parse().expect(text));
        let actions: Vec<Action> = actions.collect();
        let position = Calimala::new(&Calimala::setups()[0], Calimala::RULES_VERSION);
        let evaluation = Linear::<Calimala>::tuned(3);
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let mut draw = || draw_by_policy(&position, &actions, &evaluation, n_tries, &mut rng);
        let drawn = (0..N_DRAWS).map(|_| draw());
        let n_skips = drawn.filter(|action| matches!(action, Action::Skip(_)));
        let share = n_skips.count() as f32 / N_DRAWS as f32;
        assert!(expected.contains(&share), "{actions:?}: {share}");
    }
}
