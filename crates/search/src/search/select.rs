//! Selection: which action to try next, by UCT or PUCT.

use tessera_engine::Game;

use super::Search;
use crate::options::Selection;
use crate::tree::{EdgeId, Node, NodeId};

impl<G: Game> Search<G> {
    /// The edge to follow from a node.
    pub(super) fn select(&mut self, node: NodeId) -> EdgeId {
        let node = &self.tree.nodes[node as usize];
        let all = node.edges();
        if G::HAS_SECRETS && node.seat != self.seat {
            let available = self.scratch.available.iter();
            self.select_among(node, available.map(|&edge| edge as usize))
        } else {
            self.select_among(node, all)
        }
    }

    fn select_among(&self, node: &Node, edges: impl Iterator<Item = usize>) -> EdgeId {
        let n_visits = node.n_visits as f32;
        let mean = node.total as f32 / n_visits.max(1.0);
        let untried = match self.options.selection {
            Selection::Puct if node.n_visits > 0 => mean - self.options.fpu_reduction,
            Selection::Puct => 0.0,
            // More than any bound can be: everything is tried once, likelier actions first.
            Selection::Uct => 100.0,
        };
        let exploration = match self.options.selection {
            Selection::Puct => self.options.exploration * (n_visits + 1.0).sqrt(),
            Selection::Uct => self.options.exploration * libm::logf(n_visits + 1.0).sqrt(),
        };
        let n_virtual = match self.options.selection {
            Selection::Puct => self.options.n_virtual_visits,
            Selection::Uct => 0.0,
        };
        let mut best = (f32::NEG_INFINITY, 0);
        for id in edges {
            let edge = &self.tree.edges[id];
            let tried = edge.n_visits as f32;
            let value = if tried + n_virtual == 0.0 {
                untried
            } else {
                (edge.total as f32 + n_virtual * untried) / (tried + n_virtual)
            };
            let bonus = match self.options.selection {
                Selection::Puct => edge.prior / (tried + 1.0),
                Selection::Uct if edge.n_visits == 0 => edge.prior,
                Selection::Uct => tried.sqrt().recip(),
            };
            let bound = value + exploration * bonus;
            if bound > best.0 {
                best = (bound, id);
            }
        }
        best.1 as EdgeId
    }
}
