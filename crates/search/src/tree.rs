//! The tree: nodes are information sets, keyed by what the searching seat has observed, edges hold
//! what became of the actions.

use std::hash::{Hash, Hasher};
use std::num::NonZeroU32;

use rustc_hash::{FxHashMap, FxHasher};
use tessera_engine::Seat;

/// An information set: what a seat has observed since the root, as one number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Key(u64);

impl Key {
    pub(crate) const ROOT: Key = Key(0x9e37_79b9_7f4a_7c15);

    /// The information set after one more observation: an action, or none when it was hidden.
    #[inline]
    pub(crate) fn then<A: Hash>(self, observed: Option<&A>) -> Key {
        let mut hasher = FxHasher::default();
        self.0.hash(&mut hasher);
        observed.hash(&mut hasher);
        // The hasher leaves the low bits weak; a turn brings the strong ones down.
        Key(hasher.finish().rotate_left(23))
    }
}

/// Where a node lies.
pub(crate) type NodeId = u32;
/// Where an edge lies; it changes when a node gets more edges.
pub(crate) type EdgeId = u32;

/// A decision among several actions, as the searching seat knows it.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) key: Key,
    /// Who decides.
    pub(crate) seat: Seat,
    /// The decision before; none for the root.
    above: Option<NodeId>,
    pub(crate) n_visits: u32,
    /// What the deciding seat got, over all visits.
    pub(crate) total: f64,
    first: EdgeId,
    n_edges: u32,
}

impl Node {
    pub(crate) fn edges(&self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.n_edges) as usize
    }
}

/// An action at a node, for the seat that decides there.
#[derive(Clone, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    pub(crate) prior: f32,
    pub(crate) n_visits: u32,
    /// The node that always follows at once, with neither chance nor a forced action between.
    pub(crate) next: Option<NonZeroU32>,
    /// What the deciding seat got, over all visits.
    pub(crate) total: f64,
}

/// Nodes and edges in two long rows, so that a tree is freed and copied in one go.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    pub(crate) nodes: Vec<Node>,
    pub(crate) edges: Vec<Edge<A>>,
    /// The nodes that do not always follow their edge; [`ONCE`] for one that was met but once and
    /// has no node yet.
    pub(crate) others: FxHashMap<Key, NodeId>,
    n_bytes_most: usize,
}

/// Marks a key that was met once: a node is made when it is met again.
pub(crate) const ONCE: NodeId = NodeId::MAX;
const NONE: NodeId = NodeId::MAX;
/// The root is always the first node.
pub(crate) const ROOT: NodeId = 0;

impl<A: Copy + Ord> Tree<A> {
    pub(crate) fn new(n_bytes_most: usize) -> Tree<A> {
        Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
            others: FxHashMap::default(),
            n_bytes_most,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.others.clear();
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Whether the tree may still grow: its rows grow by doubling, so they may hold twice what is
    /// used.
    pub(crate) fn has_room(&self) -> bool {
        let used = bytes::<A>(self.nodes.len(), self.edges.len(), self.others.len());
        used < self.n_bytes_most / 2
    }

    /// The memory that the tree holds.
    pub(crate) fn n_bytes(&self) -> usize {
        bytes::<A>(
            self.nodes.capacity(),
            self.edges.capacity(),
            self.others.capacity(),
        )
    }

    /// Makes room for more edges: doubled as rows do by themselves, but not beyond the limit.
    fn reserve_edges(&mut self, n: usize) {
        let n_needed = self.edges.len() + n;
        if n_needed > self.edges.capacity() {
            let rest = bytes::<A>(self.nodes.capacity(), 0, self.others.capacity());
            let n_most = self.n_bytes_most.saturating_sub(rest) / size_of::<Edge<A>>();
            let n_wanted = (2 * self.edges.capacity()).min(n_most).max(n_needed);
            self.edges.reserve_exact(n_wanted - self.edges.len());
        }
    }

    /// Makes a node with an edge for each action.
    pub(crate) fn add(
        &mut self,
        key: Key,
        seat: Seat,
        above: Option<NodeId>,
        actions: &[A],
        priors: &[f32],
    ) -> NodeId {
        self.nodes.reserve(1);
        self.reserve_edges(actions.len());
        let first = self.edges.len() as EdgeId;
        let edges = actions.iter().zip(priors);
        self.edges
            .extend(edges.map(|(&action, &prior)| Edge::new(action, prior)));
        let id = self.nodes.len() as NodeId;
        self.nodes.push(Node {
            key,
            seat,
            above,
            n_visits: 0,
            total: 0.0,
            first,
            n_edges: actions.len() as u32,
        });
        id
    }

    /// Gives a node edges for actions that it does not have yet, as long as there is room, and sets
    /// `available` to the edges of `actions`, which ascend as the edges do. `list_priors` is asked
    /// only when edges are made. Returns whether any edge is available.
    pub(crate) fn offer(
        &mut self,
        node: NodeId,
        actions: &[A],
        available: &mut Vec<EdgeId>,
        priors: &mut Vec<f32>,
        list_priors: impl FnOnce(&mut Vec<f32>),
    ) -> bool {
        if self.find_all(node, actions, available) {
            return true;
        }
        let old = self.nodes[node as usize].edges();
        if !self.has_room() {
            let known = |place: &usize| actions.binary_search(&self.edges[*place].action).is_ok();
            available.clear();
            available.extend(old.filter(known).map(|place| place as EdgeId));
            return !available.is_empty();
        }
        list_priors(priors);
        self.reserve_edges(old.len() + actions.len());
        let first = self.edges.len();
        let mut offered = actions.iter().zip(&*priors).peekable();
        for place in old {
            let edge = self.edges[place].clone();
            while let Some((&action, &prior)) =
                offered.next_if(|(action, _)| **action < edge.action)
            {
                self.edges.push(Edge::new(action, prior));
            }
            offered.next_if(|(action, _)| **action == edge.action);
            self.edges.push(edge);
        }
        self.edges
            .extend(offered.map(|(&action, &prior)| Edge::new(action, prior)));
        self.nodes[node as usize].first = first as EdgeId;
        self.nodes[node as usize].n_edges = (self.edges.len() - first) as u32;
        let found = self.find_all(node, actions, available);
        debug_assert!(found, "every action has its edge now");
        true
    }

    fn find_all(&self, node: NodeId, actions: &[A], available: &mut Vec<EdgeId>) -> bool {
        available.clear();
        let mut edges = self.nodes[node as usize].edges();
        actions.iter().all(|action| {
            let found = edges.find(|&place| self.edges[place].action >= *action);
            let found = found.filter(|&place| self.edges[place].action == *action);
            available.extend(found.map(|place| place as EdgeId));
            found.is_some()
        })
    }

    /// Forgets everything but what follows from the node with this key, which becomes the root.
    /// Returns whether there is one.
    pub(crate) fn keep(&mut self, key: Key) -> bool {
        let Some(root) = self.nodes.iter().position(|node| node.key == key) else {
            self.clear();
            return false;
        };
        let old = std::mem::replace(self, Tree::new(self.n_bytes_most));
        // A node is younger than the node above it, so one pass in order finds all that is below.
        let mut new_ids = vec![NONE; old.nodes.len()];
        for (id, node) in old.nodes.iter().enumerate().skip(root) {
            let above = node.above.map_or(NONE, |above| new_ids[above as usize]);
            if id != root && above == NONE {
                continue;
            }
            new_ids[id] = self.nodes.len() as NodeId;
            let first = self.edges.len() as EdgeId;
            self.reserve_edges(node.edges().len());
            self.edges.extend_from_slice(&old.edges[node.edges()]);
            self.nodes.push(Node {
                above: (id != root).then_some(above),
                first,
                ..node.clone()
            });
        }
        for edge in &mut self.edges {
            edge.next = edge
                .next
                .and_then(|next| NonZeroU32::new(new_ids[next.get() as usize]));
        }
        let others = old.others.into_iter().filter(|&(_, id)| id != ONCE);
        self.others = others
            .map(|(key, id)| (key, new_ids[id as usize]))
            .filter(|&(_, id)| id != NONE)
            .collect();
        true
    }
}

fn bytes<A>(n_nodes: usize, n_edges: usize, n_others: usize) -> usize {
    // A table of hashes keeps a byte beside each entry, and an eighth of it free.
    let per_other = (size_of::<(Key, NodeId)>() + 1) * 8 / 7;
    n_nodes * size_of::<Node>() + n_edges * size_of::<Edge<A>>() + n_others * per_other
}

impl<A> Edge<A> {
    fn new(action: A, prior: f32) -> Edge<A> {
        Edge {
            action,
            prior,
            n_visits: 0,
            next: None,
            total: 0.0,
        }
    }
}
