//! Several trees that are grown apart and counted together.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tessera_engine::{Game, Seat};

use crate::analysis::{Analysis, Candidate};
use crate::options::{Budget, Options};
use crate::search::Search;
use crate::tree::Edge;
use crate::{Clock, Evaluation, Observation};

/// Thinks about a decision of a seat: as long as it is let, with ever better results.
///
/// The result depends on the seed and on what the seat knows, but not on the number of threads,
/// as long as iterations and not time are the limit.
///
/// ```
/// use std::ops::ControlFlow;
/// use std::sync::atomic::AtomicBool;
///
/// use tessera_engine::Game;
/// use tessera_engine::calcada::Calcada;
/// use tessera_search::{Analyst, Budget, Knowledge, Learned, bench};
///
/// let (position, seat) = bench::position::<Calcada>(&Calcada::setups()[0], 2);
/// let evaluation = Learned::tuned(position.n_seats());
/// let mut analyst = Analyst::new(&position, seat, &[], evaluation, &Calcada::options(), 1);
/// let never = AtomicBool::new(false);
/// let go_on = |_: &_| ControlFlow::Continue(());
/// let analysis = analyst.think(Budget::iterations(60), &(), &never, go_on);
///
/// assert!(position.is_legal(analysis.best()));
/// let chances: f32 = analysis.chances.iter().sum();
/// assert!((chances - 1.0).abs() < 1e-3);
/// ```
#[derive(Clone, Debug)]
pub struct Analyst<G: Game, E> {
    evaluation: E,
    searches: Vec<Search<G>>,
    n_threads: usize,
}

/// Keeps the seeds of the trees apart.
const GOLDEN_RATIO: u64 = 0x9e37_79b9_7f4a_7c15;
/// After how many iterations of a tree the search looks at the clock and at the request to stop.
const BATCH: u64 = 16;
/// How long trees grow before their results are put together and shown.
const SLICE: Duration = Duration::from_millis(100);

impl<G: Game, E: Evaluation<G>> Analyst<G, E> {
    /// Begins with a position in which `seat` decides; `history` is all that the seat has seen
    /// since the beginning of the game, as far as trees are to be kept from one decision to the
    /// next.
    ///
    /// # Panics
    /// When the options contradict each other ([`Options::check`]).
    #[must_use]
    pub fn new(
        position: &G,
        seat: Seat,
        history: &[Observation<G::Action>],
        evaluation: E,
        options: &Options,
        seed: u64,
    ) -> Analyst<G, E> {
        if let Err(error) = options.check() {
            panic!("{error}");
        }
        let search = |tree| {
            let seed = seed.wrapping_add((tree as u64).wrapping_mul(GOLDEN_RATIO));
            Search::new(position, seat, history, options.clone(), seed)
        };
        Analyst {
            evaluation,
            searches: (0..options.n_trees.max(1)).map(search).collect(),
            n_threads: 1,
        }
    }

    /// Grows this many trees at a time; one needs no threads of the system.
    #[must_use]
    pub fn with_threads(mut self, n_threads: usize) -> Analyst<G, E> {
        self.n_threads = n_threads.max(1);
        self
    }

    /// The memory that the trees hold.
    #[must_use]
    pub fn n_bytes(&self) -> usize {
        self.searches
            .iter()
            .map(|search| search.tree.n_bytes())
            .sum()
    }

    /// Goes on to a later decision and keeps what it knows about it.
    pub fn move_to(&mut self, position: &G, seat: Seat, history: &[Observation<G::Action>]) {
        for search in &mut self.searches {
            search.move_to(position, seat, history);
        }
    }

    /// Thinks until the budget is used up, `stop` becomes true, or `watch`, which gets the
    /// results several times a second, breaks. May be called again to think on.
    pub fn think(
        &mut self,
        budget: Budget,
        clock: &dyn Clock,
        stop: &AtomicBool,
        mut watch: impl FnMut(&Analysis<G::Action>) -> ControlFlow<()>,
    ) -> Analysis<G::Action> {
        let start = clock.now();
        let deadline = budget.time.map(|time| start + time);
        loop {
            let slice_end = clock.now() + SLICE;
            let until = deadline.map_or(slice_end, |deadline| deadline.min(slice_end));
            let done = self.grow(budget, clock, until, stop);
            let analysis = self.analysis();
            let is_over = done
                || stop.load(Ordering::Relaxed)
                || deadline.is_some_and(|deadline| clock.now() >= deadline);
            if watch(&analysis).is_break() || is_over {
                return analysis;
            }
        }
    }

    /// Lets every tree grow for a while. Returns whether all are done.
    fn grow(
        &mut self,
        budget: Budget,
        clock: &dyn Clock,
        until: Duration,
        stop: &AtomicBool,
    ) -> bool {
        let n_wanted = budget
            .n_iterations
            .map(|n| n.div_ceil(self.searches.len() as u64));
        let evaluation = &self.evaluation;
        let grow = |searches: &mut [Search<G>]| loop {
            let mut done = true;
            for search in &mut *searches {
                let n_left = n_wanted.map(|n| n_left(search, n));
                let is_settled = budget.stops_when_settled && is_settled(search, n_left);
                if n_left == Some(0) || is_settled {
                    continue;
                }
                done = false;
                for _ in 0..BATCH.min(n_left.unwrap_or(BATCH)) {
                    search.iterate(evaluation);
                }
            }
            if done || stop.load(Ordering::Relaxed) || clock.now() >= until {
                return done;
            }
        };
        if self.n_threads == 1 || self.searches.len() == 1 {
            return grow(&mut self.searches);
        }
        let per_thread = self.searches.len().div_ceil(self.n_threads);
        std::thread::scope(|scope| {
            let grow = &grow;
            let threads: Vec<_> = self
                .searches
                .chunks_mut(per_thread)
                .map(|searches| scope.spawn(move || grow(searches)))
                .collect();
            threads
                .into_iter()
                .all(|thread| thread.join().expect("a search does not panic"))
        })
    }

    /// What is known so far.
    #[must_use]
    pub fn analysis(&self) -> Analysis<G::Action> {
        let n_iterations = self.searches.iter().map(|search| search.n_iterations).sum();
        let n_nodes = self
            .searches
            .iter()
            .map(|search| search.tree.nodes.len() as u64);
        let mut candidates: Vec<Candidate<G::Action>> = Vec::new();
        for search in &self.searches {
            // The root is a decision of the seat itself, so every tree has the same edges there.
            let edges = search.root_edges();
            if candidates.is_empty() {
                candidates.extend(edges.iter().map(candidate));
            } else {
                for (candidate, edge) in candidates.iter_mut().zip(edges) {
                    candidate.add(edge);
                }
            }
        }
        let all: u64 = candidates.iter().map(|candidate| candidate.n_visits).sum();
        for candidate in &mut candidates {
            candidate.value /= candidate.n_visits.max(1) as f32;
            candidate.share = candidate.n_visits as f32 / all.max(1) as f32;
            candidate.line = self.line(candidate.action);
        }
        // Stable, so that equal actions stay in the order of the list.
        candidates.sort_by(|one, other| {
            let by_visits = other.n_visits.cmp(&one.n_visits);
            by_visits.then(other.value.total_cmp(&one.value))
        });
        Analysis {
            n_iterations,
            n_nodes: n_nodes.sum(),
            chances: self.chances(n_iterations),
            candidates,
        }
    }

    fn chances(&self, n_iterations: u64) -> Vec<f32> {
        let n_seats = usize::from(self.searches[0].n_seats());
        let sum = |seat: usize| -> f64 { self.searches.iter().map(|one| one.firsts[seat]).sum() };
        let chance = |seat| (sum(seat) / n_iterations.max(1) as f64) as f32;
        (0..n_seats).map(chance).collect()
    }

    /// The actions tried most from an action on, in the tree that tried it most.
    fn line(&self, action: G::Action) -> Vec<G::Action> {
        let tries = |search: &&Search<G>| {
            let edges = search.root_edges().iter();
            edges
                .filter(|edge| edge.action == action)
                .map(|edge| edge.n_visits)
                .sum::<u32>()
        };
        let best = self.searches.iter().max_by_key(tries);
        best.map_or_else(Vec::new, |search| search.line(action))
    }
}

/// Of what was kept from the last decision nothing is known about the chances of all seats, and
/// it was thought when less was known. So this part of the iterations is done anew in any case.
const ANEW: u64 = 8;

/// How many iterations a tree still gets of those wanted.
fn n_left<G: Game>(search: &Search<G>, n_wanted: u64) -> u64 {
    let n_anew = n_wanted.div_ceil(ANEW).saturating_sub(search.n_iterations);
    n_wanted.saturating_sub(search.n_visits()).max(n_anew)
}

/// Whether the action tried most stays so whatever the iterations left bring.
fn is_settled<G: Game>(search: &Search<G>, n_left: Option<u64>) -> bool {
    if search.n_iterations == 0 {
        return false;
    }
    let mut most = [0, 0];
    for edge in search.root_edges() {
        let n_visits = u64::from(edge.n_visits);
        if n_visits > most[0] {
            most = [n_visits, most[0]];
        } else if n_visits > most[1] {
            most[1] = n_visits;
        }
    }
    n_left.is_some_and(|n_left| most[0] > most[1] + n_left)
}

fn candidate<A: Copy>(edge: &Edge<A>) -> Candidate<A> {
    Candidate {
        action: edge.action,
        n_visits: u64::from(edge.n_visits),
        share: 0.0,
        value: edge.total as f32,
        prior: edge.prior,
        line: Vec::new(),
    }
}

impl<A> Candidate<A> {
    fn add(&mut self, edge: &Edge<A>) {
        self.n_visits += u64::from(edge.n_visits);
        self.value += edge.total as f32;
    }
}
