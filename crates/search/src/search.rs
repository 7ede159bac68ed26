//! One tree and how it grows.

mod expand;
mod judge;
mod select;

use std::num::NonZeroU32;

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Game, MAX_SEATS, Seat, Turn, Viewer};

pub(crate) use judge::draw;

use crate::options::Options;
use crate::tree::{Edge, EdgeId, Key, Node, NodeId, ROOT, Tree};
use crate::{Evaluation, Observation, Values, shares};
use judge::judged;

/// A search of one tree by one thread: what a seat thinks about a decision of its own.
///
/// It looks at the true position only through [`Game::determinize`] and the legal actions of its
/// own seat, so two positions that the seat cannot tell apart give the same tree.
#[derive(Clone, Debug)]
pub(crate) struct Search<G: Game> {
    options: Options,
    seat: Seat,
    position: G,
    /// What the seat had observed when the search began to think about this position.
    history: Vec<Observation<G::Action>>,
    pub(crate) tree: Tree<G::Action>,
    /// Shares of the first place, over all iterations.
    pub(crate) firsts: [f64; MAX_SEATS],
    pub(crate) n_iterations: u64,
    rng: Pcg64Mcg,
    scratch: Scratch<G::Action>,
}

/// Buffers that every iteration uses anew.
#[derive(Clone, Debug)]
struct Scratch<A> {
    path: Vec<(NodeId, EdgeId)>,
    actions: Vec<A>,
    priors: Vec<f32>,
    available: Vec<EdgeId>,
}

/// Where an action led.
enum Reached {
    /// A decision among several actions, which are listed.
    Decision { seat: Seat, directly: bool },
    /// A position that is judged as it is, before a draw.
    Quiet,
    /// The end.
    Over { values: Values, firsts: Values },
}

impl<G: Game> Search<G> {
    /// Begins to think about a decision of `seat`.
    pub(crate) fn new(
        position: &G,
        seat: Seat,
        history: &[Observation<G::Action>],
        options: Options,
        seed: u64,
    ) -> Search<G> {
        let n_bytes = options.n_bytes_most / options.n_trees;
        Search {
            seat,
            position: position.clone(),
            history: history.to_vec(),
            tree: Tree::new(n_bytes),
            firsts: [0.0; MAX_SEATS],
            n_iterations: 0,
            rng: Pcg64Mcg::seed_from_u64(seed),
            scratch: Scratch {
                path: Vec::new(),
                actions: Vec::new(),
                priors: Vec::new(),
                available: Vec::new(),
            },
            options,
        }
    }

    /// Goes on to another decision. What the tree knows of it already is kept when the seat has
    /// observed the game come here.
    pub(crate) fn move_to(&mut self, position: &G, seat: Seat, history: &[Observation<G::Action>]) {
        let news = history
            .strip_prefix(&self.history[..])
            .filter(|_| seat == self.seat && !self.tree.is_empty());
        match news {
            // Nothing new since; but a history that is not kept says nothing.
            Some([]) if !history.is_empty() => return,
            Some([]) => self.tree.clear(),
            Some(news) => {
                let root = self.tree.nodes[ROOT as usize].key;
                let then = |key: Key, entry: &Observation<_>| key.then(entry.action.as_ref());
                self.tree.keep(news.iter().fold(root, then));
            }
            None => self.tree.clear(),
        }
        // The chances of all seats are not kept by the nodes below the root, so they are counted
        // anew, as are the iterations.
        self.firsts = [0.0; MAX_SEATS];
        self.n_iterations = 0;
        self.seat = seat;
        self.position = position.clone();
        self.history.clear();
        self.history.extend_from_slice(history);
    }

    pub(crate) fn n_seats(&self) -> u8 {
        self.position.n_seats()
    }

    /// What the seat can do, in the order of the legal actions; nothing before the first
    /// iteration.
    pub(crate) fn root_edges(&self) -> &[Edge<G::Action>] {
        let root = self.tree.nodes.first();
        root.map_or(&[], |root| &self.tree.edges[root.edges()])
    }

    /// The actions tried most from an action of the root on, as far as nothing is drawn between.
    pub(crate) fn line(&self, action: G::Action) -> Vec<G::Action> {
        let mut line = Vec::new();
        let mut node = self.tree.nodes.first();
        let mut next = self.root_edges().iter().find(|edge| edge.action == action);
        while let (Some(here), Some(edge)) = (node, next) {
            line.push(edge.action);
            let followed_at_once = edge.next.map(NonZeroU32::get);
            let key = here.key.then(Some(&edge.action));
            let id = followed_at_once.or_else(|| self.tree.others.get(&key).copied());
            node = id.and_then(|id| self.tree.nodes.get(id as usize));
            next = node.and_then(|node| {
                let tried = self.tree.edges[node.edges()].iter();
                let tried = tried.filter(|edge| edge.n_visits > 0);
                tried.max_by_key(|edge| edge.n_visits)
            });
        }
        line
    }

    /// How often the root was visited, before this decision too.
    pub(crate) fn n_visits(&self) -> u64 {
        let root = self.tree.nodes.first();
        root.map_or(0, |root| u64::from(root.n_visits))
    }

    /// One iteration: selection down the tree in a determinization, evaluation of the leaf, and
    /// backup.
    pub(crate) fn iterate(&mut self, evaluation: &impl Evaluation<G>) {
        let mut position = self.position.determinize(self.seat, &mut self.rng);
        if self.tree.is_empty() {
            position.legal_actions(&mut self.scratch.actions);
            self.add_node(Key::ROOT, self.seat, None, &position, evaluation);
        }
        self.scratch.path.clear();
        let (values, firsts) = self.descend(&mut position, evaluation);
        self.n_iterations += 1;
        for (sum, first) in self.firsts.iter_mut().zip(firsts) {
            *sum += f64::from(first);
        }
        for &(node, edge) in &self.scratch.path {
            let node = &mut self.tree.nodes[node as usize];
            let value = f64::from(values[node.seat.index()]);
            node.n_visits += 1;
            node.total += value;
            let edge = &mut self.tree.edges[edge as usize];
            edge.n_visits += 1;
            edge.total += value;
        }
    }

    fn descend(&mut self, position: &mut G, evaluation: &impl Evaluation<G>) -> (Values, Values) {
        let mut node = ROOT;
        loop {
            let edge = self.select(node);
            self.scratch.path.push((node, edge));
            let Node { key, .. } = self.tree.nodes[node as usize];
            let (action, n_visits, next) = {
                let edge = &self.tree.edges[edge as usize];
                (edge.action, edge.n_visits, edge.next)
            };
            if let Some(next) = next {
                position.apply(action, &mut ());
                node = next.get();
                continue;
            }
            let mut key = key.then(self.observed(position, &action));
            position.apply(action, &mut ());
            let (seat, directly) = match self.advance(position, &mut key, evaluation) {
                Reached::Decision { seat, directly } => (seat, directly),
                Reached::Quiet => return judged(evaluation.values(position)),
                Reached::Over { values, firsts } => return (values, firsts),
            };
            match self.child(
                node, edge, key, seat, directly, n_visits, position, evaluation,
            ) {
                Some(child) => node = child,
                None => return self.judge(position, evaluation),
            }
        }
    }

    /// Lets chance act and forced actions happen until there is something to decide.
    fn advance(
        &mut self,
        position: &mut G,
        key: &mut Key,
        evaluation: &impl Evaluation<G>,
    ) -> Reached {
        let mut directly = true;
        loop {
            let action = match position.turn() {
                Turn::Over(outcome) => {
                    return Reached::Over {
                        values: self.options.objective.worth(&outcome),
                        firsts: shares(&outcome),
                    };
                }
                Turn::Chance if !self.options.crosses_rounds && evaluation.is_quiet(position) => {
                    return Reached::Quiet;
                }
                Turn::Chance => position.sample_chance(&mut self.rng),
                Turn::Decision(seat) => {
                    position.legal_actions(&mut self.scratch.actions);
                    match self.scratch.actions[..] {
                        [forced] => forced,
                        _ => return Reached::Decision { seat, directly },
                    }
                }
            };
            directly = false;
            *key = key.then(self.observed(position, &action));
            position.apply(action, &mut ());
        }
    }

    #[inline]
    fn observed<'a>(&self, position: &G, action: &'a G::Action) -> Option<&'a G::Action> {
        let sees = position.sees(Viewer::Seat(self.seat), *action);
        sees.then_some(action)
    }
}
