//! Learns the weights of an evaluation from games that the search plays against itself.

mod fit;
mod games;
mod teach;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{Knowledge, Learned, Linear, Net, Weights};
use fit::Example;

/// What to play and with what.
#[derive(Clone, Debug)]
pub struct Tuning<G: Knowledge> {
    /// Seats and variants; the games take turns with them.
    pub setups: Vec<G::Setup>,
    /// The weights to play with and to start from.
    pub weights: Weights,
    /// The net to play with.
    pub net: Option<Arc<Net>>,
    /// Whether to teach a new net.
    pub teaches_net: bool,
    /// How many games.
    pub n_games: u64,
    /// Iterations of the search for each decision.
    pub n_iterations: u64,
    /// Decides the games.
    pub seed: u64,
    /// How many games at a time.
    pub n_threads: usize,
}

/// What the games taught.
#[derive(Clone, Debug)]
pub struct Tuned {
    /// The new weights.
    pub weights: Weights,
    /// How well the chances of the seats are foretold, before and after, in games that were not
    /// learned from: the mean logarithm of what was missed, so less is better.
    pub terms: Fitted,
    /// The same for what the search chose.
    pub action_terms: Fitted,
    /// The new net, and how well it foretells the chances; before are the searches that played.
    pub net: Option<(Net, Fitted)>,
}

/// How well weights foretell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fitted {
    /// Positions in the games.
    pub n_examples: usize,
    /// The miss of equal weights for everything.
    pub blind: f64,
    /// The miss of the weights before.
    pub before: f64,
    /// The miss of the new weights.
    pub after: f64,
}

/// Everything that was seen in the games.
#[derive(Default)]
struct Lessons {
    terms: Vec<Lesson>,
    action_terms: Vec<Example>,
}

/// What there is to learn from a position.
struct Lesson {
    /// For the weights: something between what was thought and how it ended.
    example: Example,
    /// The chances as the next search thought, or how it ended where no search followed.
    before: Vec<f32>,
    /// What part of the whole each seat got by points.
    points: Vec<f32>,
    /// The first places.
    firsts: Vec<f32>,
}

impl Lesson {
    fn n_seats(&self) -> usize {
        self.firsts.len()
    }
}

/// Plays and learns. `progress` is told the number of games played, from any thread.
///
/// # Panics
/// When a thread panics.
pub fn tune<G: Knowledge>(tuning: &Tuning<G>, progress: impl Fn(u64) + Sync) -> Tuned {
    let linear = Linear::<G>::new(tuning.weights.clone());
    let evaluation = Learned::new(linear, tuning.net.clone());
    let next = AtomicU64::new(0);
    let n_done = AtomicU64::new(0);
    let by_game = Mutex::new(Vec::new());
    let play = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= tuning.n_games {
                return;
            }
            let setup = &tuning.setups[game as usize % tuning.setups.len()];
            let seed = tuning.seed.wrapping_mul(1_000_003).wrapping_add(game);
            let lessons = games::play(setup, &evaluation, tuning.n_iterations, seed);
            by_game.lock().expect("no panic").push((game, lessons));
            progress(n_done.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    if tuning.n_threads <= 1 {
        play();
    } else {
        std::thread::scope(|scope| {
            for _ in 0..tuning.n_threads {
                scope.spawn(play);
            }
        });
    }
    let mut by_game = by_game.into_inner().expect("no panic");
    // The order in which threads finish must not matter.
    by_game.sort_by_key(|(game, _)| *game);
    learn(tuning, by_game.into_iter().map(|(_, lessons)| lessons))
}

fn learn<G: Knowledge>(tuning: &Tuning<G>, games: impl Iterator<Item = Lessons>) -> Tuned {
    let (mut learned, mut kept) = (Lessons::default(), Lessons::default());
    for (number, lessons) in games.enumerate() {
        let to = if number % 10 == 9 {
            &mut kept
        } else {
            &mut learned
        };
        to.terms.extend(lessons.terms);
        to.action_terms.extend(lessons.action_terms);
    }
    let mut weights = tuning.weights.clone();
    let mut rng = Pcg64Mcg::seed_from_u64(tuning.seed);
    let net = tuning
        .teaches_net
        .then(|| teach::teach(G::TERMS.len(), &learned.terms, &kept.terms, &mut rng));
    let examples = |lessons: Vec<Lesson>| -> Vec<Example> {
        lessons.into_iter().map(|lesson| lesson.example).collect()
    };
    let terms = fit::fit(
        &mut weights.terms,
        &mut examples(learned.terms),
        &examples(kept.terms),
        &mut rng,
    );
    let action_terms = fit::fit(
        &mut weights.action_terms,
        &mut learned.action_terms,
        &kept.action_terms,
        &mut rng,
    );
    Tuned {
        weights,
        terms,
        action_terms,
        net,
    }
}
