//! Games of the search against itself, and what is to be learned from each position.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Seat, Turn};

use super::fit::Example;
use super::{Lesson, Lessons};
use crate::objective::points;
use crate::search::draw;
use crate::{Analyst, Budget, Knowledge, Learned, Values, shares};

/// How often an action is drawn by its visits instead of chosen, so that the games differ and
/// positions after mistakes are known too.
const STRAY: f64 = 0.25;
/// How often one is drawn from all, likely or not.
const BLUNDER: f64 = 0.04;
/// How often a position is kept to learn from. Neighbours teach much the same.
const KEEP: f64 = 0.5;
/// The weight of what the search thought at the next decision; the rest is how the game
/// ended: less noise for some prejudice.
const FORESIGHT: f32 = 0.5;
/// With how many points the part of the whole that a net foretells grows e-fold.
const POINTS: f32 = 6.0;

/// Plays one game.
pub(super) fn play<G: Knowledge>(
    setup: &G::Setup,
    evaluation: &Learned<G>,
    n_iterations: u64,
    seed: u64,
) -> Lessons {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut position = G::new(setup, G::RULES_VERSION);
    let n_seats = position.n_seats();
    let mut lessons = Lessons::default();
    // The positions whose next search is still to come.
    let mut n_foreseen = 0;
    let mut actions = Vec::new();
    let outcome = loop {
        let is_quiet = position.is_quiet();
        let action = match position.turn() {
            Turn::Over(outcome) => break outcome,
            Turn::Chance => {
                if is_quiet {
                    lessons.terms.push(lesson(&position));
                }
                position.sample_chance(&mut rng)
            }
            Turn::Decision(seat) => {
                position.legal_actions(&mut actions);
                if let [forced] = actions[..] {
                    forced
                } else {
                    if rng.random_bool(KEEP) {
                        lessons.terms.push(lesson(&position));
                    }
                    let (action, chances) = decide(
                        &position,
                        seat,
                        evaluation,
                        n_iterations,
                        &mut rng,
                        &mut lessons,
                    );
                    for lesson in &mut lessons.terms[n_foreseen..] {
                        lesson.before.copy_from_slice(&chances[..n_seats as usize]);
                    }
                    n_foreseen = lessons.terms.len();
                    action
                }
            }
        };
        position.apply(action, &mut ());
    };
    let firsts = &shares(&outcome)[..n_seats as usize];
    let points = &points(&outcome, POINTS)[..n_seats as usize];
    for (place, lesson) in lessons.terms.iter_mut().enumerate() {
        if place >= n_foreseen {
            lesson.before.copy_from_slice(firsts);
        }
        lesson.points.copy_from_slice(points);
        lesson.firsts.copy_from_slice(firsts);
        let thought = lesson.before.iter().zip(firsts);
        for (target, (before, first)) in lesson.example.targets.iter_mut().zip(thought) {
            *target = FORESIGHT * before + (1.0 - FORESIGHT) * first;
        }
    }
    lessons
}

fn decide<G: Knowledge>(
    position: &G,
    seat: Seat,
    evaluation: &Learned<G>,
    n_iterations: u64,
    rng: &mut Pcg64Mcg,
    lessons: &mut Lessons,
) -> (G::Action, Values) {
    let options = G::options();
    let mut analyst = Analyst::new(
        position,
        seat,
        &[],
        evaluation.clone(),
        &options,
        rng.random(),
    );
    let budget = Budget::iterations(n_iterations);
    let never = AtomicBool::new(false);
    let analysis = analyst.think(budget, &(), &never, |_| ControlFlow::Continue(()));
    let mut candidates = analysis.candidates;
    candidates.sort_by_key(|candidate| candidate.action);
    let visits: Vec<f32> = candidates.iter().map(|candidate| candidate.share).collect();
    if rng.random_bool(KEEP) {
        let actions: Vec<_> = candidates
            .iter()
            .map(|candidate| candidate.action)
            .collect();
        // What the seat holds may count, what others hold may not.
        let imagined = position.determinize(seat, rng);
        lessons
            .action_terms
            .push(action_terms(&imagined, &actions, &visits));
    }
    let action = if rng.random_bool(BLUNDER) {
        candidates[rng.random_range(0..candidates.len())].action
    } else if rng.random_bool(STRAY) {
        candidates[draw(&visits, rng)].action
    } else {
        let most = |one: &usize, other: &usize| visits[*one].total_cmp(&visits[*other]);
        let best = (0..candidates.len()).max_by(most).expect("some action");
        candidates[best].action
    };
    let mut chances = Values::default();
    chances[..analysis.chances.len()].copy_from_slice(&analysis.chances);
    (action, chances)
}

fn lesson<G: Knowledge>(position: &G) -> Lesson {
    let (n_seats, n_terms) = (position.n_seats() as usize, G::TERMS.len());
    let mut rows = vec![0.0; n_seats * n_terms];
    for (seat, row) in Seat::all(position.n_seats()).zip(rows.chunks_exact_mut(n_terms)) {
        position.terms(seat, row);
    }
    let unknown = vec![0.0; n_seats];
    Lesson {
        example: Example {
            progress: position.progress(),
            rows,
            targets: unknown.clone(),
        },
        before: unknown.clone(),
        points: unknown.clone(),
        firsts: unknown,
    }
}

fn action_terms<G: Knowledge>(position: &G, actions: &[G::Action], visits: &[f32]) -> Example {
    let mut rows = vec![0.0; actions.len() * G::ACTION_TERMS.len()];
    position.action_terms(actions, &mut rows);
    Example {
        progress: position.progress(),
        rows,
        targets: visits.to_vec(),
    }
}
