//! Weights that foretell shares: of the first place among seats, of the visits among actions.
//! Both are the same model, a softmax over rows of numbers, and are fitted the same way.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;

use super::Fitted;
use crate::linear::softmax;
use crate::weights::Scales;

/// Rows of numbers and what part of the whole each row got.
#[derive(Clone, Debug)]
pub(super) struct Example {
    pub(super) progress: f32,
    pub(super) rows: Vec<f32>,
    pub(super) targets: Vec<f32>,
}

impl Example {
    fn rows(&self) -> std::slice::ChunksExact<'_, f32> {
        self.rows.chunks_exact(self.rows.len() / self.targets.len())
    }
}

/// All examples are gone through so often, and more often when there are few.
const MIN_PASSES: usize = 10;
const MIN_STEPS: usize = 6000;
const BATCH: usize = 64;
/// The size of a step at first; it falls to a hundredth.
const FIRST_STEP: f32 = 0.02;
/// How strongly weights are drawn to 0.
const DECAY: f32 = 1e-5;

/// Fits weights to examples, starting from what they are, and tells how well they do on others.
pub(super) fn fit(
    scales: &mut Scales,
    examples: &mut [Example],
    others: &[Example],
    rng: &mut Pcg64Mcg,
) -> Fitted {
    let blind = miss(&Scales::zero(scales.start.len()), others);
    let before = miss(scales, others);
    let mut descent = Descent::new(scales.start.len());
    let n_batches = examples.len().div_ceil(BATCH);
    let n_passes = MIN_PASSES.max(MIN_STEPS.div_ceil(n_batches.max(1)));
    for pass in 0..n_passes {
        shuffle(examples, rng);
        let size = FIRST_STEP * 0.01_f32.powf(pass as f32 / n_passes as f32);
        for batch in examples.chunks(BATCH) {
            descent.step(scales, batch, size);
        }
    }
    Fitted {
        n_examples: examples.len() + others.len(),
        blind,
        before,
        after: miss(scales, others),
    }
}

/// The mean cross entropy.
fn miss(scales: &Scales, examples: &[Example]) -> f64 {
    let mut chances = Vec::new();
    let mut total = 0.0;
    for example in examples {
        foretell(scales, example, &mut chances);
        let missed = chances.iter().zip(&example.targets);
        total -= missed
            .map(|(chance, target)| f64::from(*target) * f64::from(chance.max(1e-9)).ln())
            .sum::<f64>();
    }
    total / examples.len().max(1) as f64
}

fn foretell(scales: &Scales, example: &Example, out: &mut Vec<f32>) {
    out.clear();
    out.extend(example.rows().map(|row| scales.sum(row, example.progress)));
    softmax(out);
}

/// Gradient descent with momentum and a step for every weight of its own (Adam).
pub(super) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    n_steps: i32,
}

impl Adam {
    pub(super) fn new(n_weights: usize) -> Adam {
        Adam {
            mean: vec![0.0; n_weights],
            square: vec![0.0; n_weights],
            n_steps: 0,
        }
    }

    pub(super) fn step(&mut self, weights: &mut [f32], gradient: &[f32], size: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        self.n_steps += 1;
        let mean_bias = 1.0 - MEAN.powi(self.n_steps);
        let square_bias = 1.0 - SQUARE.powi(self.n_steps);
        for (place, weight) in weights.iter_mut().enumerate() {
            let gradient = gradient[place];
            let (mean, square) = (&mut self.mean[place], &mut self.square[place]);
            *mean = MEAN * *mean + (1.0 - MEAN) * gradient;
            *square = SQUARE * *square + (1.0 - SQUARE) * gradient * gradient;
            *weight -= size * (*mean / mean_bias) / ((*square / square_bias).sqrt() + 1e-8);
        }
    }
}

/// The descent of scales.
struct Descent {
    /// Start and growth, one behind the other.
    weights: Vec<f32>,
    gradient: Vec<f32>,
    adam: Adam,
    chances: Vec<f32>,
}

impl Descent {
    fn new(n_terms: usize) -> Descent {
        Descent {
            weights: vec![0.0; 2 * n_terms],
            gradient: vec![0.0; 2 * n_terms],
            adam: Adam::new(2 * n_terms),
            chances: Vec::new(),
        }
    }

    fn step(&mut self, scales: &mut Scales, batch: &[Example], size: f32) {
        let n = scales.start.len();
        self.gradient.fill(0.0);
        for example in batch {
            foretell(scales, example, &mut self.chances);
            let rows = example.rows().zip(&self.chances).zip(&example.targets);
            for ((row, chance), target) in rows {
                let error = (chance - target) / batch.len() as f32;
                let (start, growth) = self.gradient.split_at_mut(n);
                for ((number, start), growth) in row.iter().zip(start).zip(growth) {
                    *start += error * number;
                    *growth += error * number * example.progress;
                }
            }
        }
        let (start, growth) = self.weights.split_at_mut(n);
        start.copy_from_slice(&scales.start);
        growth.copy_from_slice(&scales.growth);
        for (gradient, weight) in self.gradient.iter_mut().zip(&self.weights) {
            *gradient += DECAY * weight;
        }
        self.adam.step(&mut self.weights, &self.gradient, size);
        let (start, growth) = self.weights.split_at(n);
        scales.start.copy_from_slice(start);
        scales.growth.copy_from_slice(growth);
    }
}

pub(super) fn shuffle<T>(items: &mut [T], rng: &mut Pcg64Mcg) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.random_range(0..=last));
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    /// Rows whose shares follow known weights: the fit must find them.
    #[test]
    fn finds_the_weights_behind_the_shares() {
        let truth = Scales {
            start: vec![1.0, -0.5, 0.0],
            growth: vec![-2.0, 0.0, 0.7],
        };
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let mut examples: Vec<Example> = (0..4000)
            .map(|_| {
                let mut example = Example {
                    progress: rng.random(),
                    rows: (0..9).map(|_| rng.random::<f32>() * 2.0 - 1.0).collect(),
                    targets: vec![0.0; 3],
                };
                let mut targets = Vec::new();
                foretell(&truth, &example, &mut targets);
                example.targets = targets;
                example
            })
            .collect();
        let others = examples.split_off(3600);
        let mut found = Scales::zero(3);
        let fitted = fit(&mut found, &mut examples, &others, &mut rng);
        assert!(fitted.after < fitted.before && fitted.before == fitted.blind);
        let pairs = |scales: &Scales| [scales.start.clone(), scales.growth.clone()].concat();
        for (found, truth) in pairs(&found).into_iter().zip(pairs(&truth)) {
            assert!((found - truth).abs() < 0.05, "{found} and {truth}");
        }
    }
}
