//! Teaches a net to foretell the points of an end, and then the temperature at which they tell who
//! wins.
//!
//! Points say more about a position than the first place does: one game of a close end is all luck
//! to a net that is told the winner only.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;

use super::fit::{Adam, shuffle};
use super::{Fitted, Lesson};
use crate::Net;
use crate::linear::softmax;
use crate::net::{FIRST, N_STAGES, Pass, SECOND};

const N_PASSES: usize = 10;
const BATCH: usize = 128;
/// The size of a step at first; it falls to nearly nothing.
const FIRST_STEP: f32 = 3e-3;
const LAST_STEP: f32 = 1e-5;

/// Teaches a new net from `lessons` and tells how well it foretells first places in `others`, and
/// how well the searches that played did.
pub(super) fn teach(
    n_terms: usize,
    lessons: &[Lesson],
    others: &[Lesson],
    rng: &mut Pcg64Mcg,
) -> (Net, Fitted) {
    let mut net = Net::zero(n_terms);
    begin(&mut net, rng);
    let mut adam = Adam::new(net.weights.len());
    let mut gradient = vec![0.0; net.weights.len()];
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    let n_steps = (N_PASSES * order.len().div_ceil(BATCH)).max(1) as f32;
    let mut n_done = 0.0;
    for _ in 0..N_PASSES {
        shuffle(&mut order, rng);
        for batch in order.chunks(BATCH) {
            gradient.fill(0.0);
            for &place in batch {
                descend(
                    &net,
                    &lessons[place],
                    1.0 / batch.len() as f32,
                    &mut gradient,
                );
            }
            let left = 0.5 + 0.5 * (std::f32::consts::PI * n_done / n_steps).cos();
            adam.step(&mut net.weights, &gradient, LAST_STEP + FIRST_STEP * left);
            n_done += 1.0;
        }
    }
    for stage in 0..N_STAGES {
        net.inverse_temperatures[stage] = inverse_temperature(&net, lessons, stage);
    }
    let blind = miss(others, |lesson| {
        vec![1.0 / lesson.n_seats() as f32; lesson.n_seats()]
    });
    let before = miss(others, |lesson| lesson.before.clone());
    let after = miss(others, |lesson| {
        let example = &lesson.example;
        let sums = net.sums(&example.rows, example.progress);
        let mut chances = sums[..lesson.n_seats()].to_vec();
        softmax(&mut chances);
        chances
    });
    let n_examples = lessons.len() + others.len();
    let fitted = Fitted {
        n_examples,
        blind,
        before,
        after,
    };
    (net, fitted)
}

/// Small numbers at random, so that no two units learn the same.
fn begin(net: &mut Net, rng: &mut Pcg64Mcg) {
    let n_inputs = net.n_inputs();
    let (to_first, rest) = net.weights.split_at_mut(2 * n_inputs * FIRST);
    let (_, rest) = rest.split_at_mut(n_inputs + FIRST);
    let (to_second, rest) = rest.split_at_mut(FIRST * SECOND);
    let (_, last) = rest.split_at_mut(SECOND);
    let mut fill = |weights: &mut [f32], most: f32| {
        weights.fill_with(|| (rng.random::<f32>() * 2.0 - 1.0) * most);
    };
    fill(to_first, (0.5 / n_inputs as f32).sqrt());
    fill(to_second, (3.0 / FIRST as f32).sqrt());
    fill(last, 0.1);
}

/// Adds how the miss of one lesson changes with each weight.
fn descend(net: &Net, lesson: &Lesson, weight: f32, gradient: &mut [f32]) {
    let (example, n_seats) = (&lesson.example, lesson.n_seats());
    let mut pass = Pass::default();
    net.run(&example.rows, example.progress, &mut pass);
    let mut errors = pass.sums;
    softmax(&mut errors[..n_seats]);
    for (error, points) in errors.iter_mut().zip(&lesson.points) {
        *error = (*error - points) * weight;
    }
    let parts = net.parts();
    let n_inputs = net.n_inputs();
    let (to_first, rest) = gradient.split_at_mut(2 * n_inputs * FIRST);
    let (own, others) = to_first.split_at_mut(n_inputs * FIRST);
    let (straight, rest) = rest.split_at_mut(n_inputs);
    let (first, rest) = rest.split_at_mut(FIRST);
    let (second, rest) = rest.split_at_mut(FIRST * SECOND);
    let (second_start, last) = rest.split_at_mut(SECOND);
    // What reaches the units of the first layer, by seat and in all.
    let mut at_first = [[0.0; FIRST]; tessera_engine::MAX_SEATS];
    let mut in_all = [0.0; FIRST];
    for seat in 0..n_seats {
        let mut at_second = [0.0; SECOND];
        for unit in 0..SECOND {
            let value = pass.second[seat][unit];
            last[unit] += errors[seat] * value;
            if value > 0.0 {
                at_second[unit] = errors[seat] * parts.last[unit];
                second_start[unit] += at_second[unit];
            }
        }
        for unit in 0..FIRST {
            let value = pass.first[seat][unit];
            if value > 0.0 {
                let row = &mut second[unit * SECOND..][..SECOND];
                let mut sum = 0.0;
                for next in 0..SECOND {
                    row[next] += value * at_second[next];
                    sum += parts.second[unit][next] * at_second[next];
                }
                at_first[seat][unit] = sum;
                first[unit] += sum;
                in_all[unit] += sum;
            }
        }
    }
    for (seat, row) in example.rows.chunks_exact(n_inputs - 1).enumerate() {
        for (place, &input) in row.iter().chain([&example.progress]).enumerate() {
            if input == 0.0 {
                continue;
            }
            straight[place] += errors[seat] * input;
            let own = &mut own[place * FIRST..][..FIRST];
            let others = &mut others[place * FIRST..][..FIRST];
            for unit in 0..FIRST {
                own[unit] += input * at_first[seat][unit];
                others[unit] += input * (in_all[unit] - at_first[seat][unit]);
            }
        }
    }
}

/// The inverse temperature at which the points foretell the first place best in a stage of the
/// game.
fn inverse_temperature(net: &Net, lessons: &[Lesson], stage: usize) -> f32 {
    const STEP: f32 = 0.05;
    const MOST: usize = 120;
    let stage_of = |progress: f32| ((progress * N_STAGES as f32) as usize).min(N_STAGES - 1);
    let of_stage: Vec<(Pass, &Lesson)> = lessons
        .iter()
        .filter(|lesson| stage_of(lesson.example.progress) == stage)
        .map(|lesson| {
            let mut pass = Pass::default();
            net.run(&lesson.example.rows, lesson.example.progress, &mut pass);
            (pass, lesson)
        })
        .collect();
    let missed = |inverse_temperature: f32| -> f64 {
        let each = of_stage.iter().map(|(pass, lesson)| {
            let mut chances = pass.sums.map(|sum| sum * inverse_temperature);
            softmax(&mut chances[..lesson.n_seats()]);
            missed(&chances, &lesson.firsts)
        });
        each.sum()
    };
    let tried = (1..=MOST).map(|n| n as f32 * STEP);
    let best = tried.min_by(|one, other| missed(*one).total_cmp(&missed(*other)));
    best.filter(|_| !of_stage.is_empty()).unwrap_or(1.0)
}

/// The mean cross entropy of first places.
fn miss(lessons: &[Lesson], chances: impl Fn(&Lesson) -> Vec<f32>) -> f64 {
    let each = lessons
        .iter()
        .map(|lesson| missed(&chances(lesson), &lesson.firsts));
    each.sum::<f64>() / lessons.len().max(1) as f64
}

fn missed(chances: &[f32], firsts: &[f32]) -> f64 {
    let each = chances.iter().zip(firsts);
    -each
        .map(|(chance, first)| f64::from(*first) * f64::from(chance.max(1e-6)).ln())
        .sum::<f64>()
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::super::fit::Example;
    use super::*;

    /// Points that no sum of terms foretells: a seat gets them when its two terms are alike and
    /// those of the other are not.
    fn lessons(n: usize, seed: u64) -> Vec<Lesson> {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let lesson = |_| {
            let rows: Vec<f32> = (0..4).map(|_| rng.random_range(0..2) as f32).collect();
            let lead =
                f32::from(u8::from(rows[0] == rows[1])) - f32::from(u8::from(rows[2] == rows[3]));
            let mut points = vec![lead, 0.0];
            softmax(&mut points);
            let is_first = rng.random::<f32>() < 0.5 + 0.45 * lead;
            Lesson {
                example: Example {
                    progress: 0.3,
                    rows,
                    targets: vec![0.5; 2],
                },
                before: vec![0.5; 2],
                points,
                firsts: vec![f32::from(is_first), f32::from(!is_first)],
            }
        };
        (0..n).map(lesson).collect()
    }

    #[test]
    fn learns_what_no_sum_of_terms_tells() {
        let mut rng = Pcg64Mcg::seed_from_u64(5);
        let (net, fitted) = teach(2, &lessons(6000, 1), &lessons(500, 2), &mut rng);
        assert!(fitted.after < fitted.blind - 0.2, "{fitted:?}");
        // A lead of one is worth 19 to 1, not e to 1.
        let found = net.inverse_temperatures[2];
        assert!((2.4..3.6).contains(&found), "{found}");
        assert_eq!(net.inverse_temperatures[7], 1.0, "a stage without lessons");
    }

    /// The gradient against what the miss really does when a weight changes a little.
    #[test]
    fn the_gradient_is_the_slope() {
        let mut net = Net::zero(2);
        // With this seed no unit is so near to 0 that a small step switches it.
        begin(&mut net, &mut Pcg64Mcg::seed_from_u64(7));
        net.weights.iter_mut().for_each(|weight| *weight *= 3.0);
        let lesson = &lessons(1, 4)[0];
        let mut gradient = vec![0.0; net.weights.len()];
        descend(&net, lesson, 1.0, &mut gradient);
        let miss_of = |net: &Net| {
            let mut pass = Pass::default();
            net.run(&lesson.example.rows, lesson.example.progress, &mut pass);
            let mut chances = pass.sums;
            softmax(&mut chances[..2]);
            missed(&chances, &lesson.points)
        };
        let mut n_moving = 0;
        for place in 0..net.weights.len() {
            let at = |by: f32| {
                let mut net = net.clone();
                net.weights[place] += by;
                miss_of(&net)
            };
            let slope = (at(1e-3) - at(-1e-3)) / 2e-3;
            n_moving += usize::from(slope.abs() > 1e-3);
            let gradient = f64::from(gradient[place]);
            assert!(
                (slope - gradient).abs() < 4e-3,
                "{place}: {slope} and {gradient}"
            );
        }
        assert!(n_moving > 100, "{n_moving}");
    }
}
