//! How the tree grows: new nodes, and new edges of old ones.

use std::num::NonZeroU32;

use rand::{Rng, RngExt};
use tessera_engine::{Game, Seat};

use super::{Scratch, Search};
use crate::Evaluation;
use crate::options::Options;
use crate::tree::{EdgeId, Key, NodeId, ONCE};

impl<G: Game> Search<G> {
    /// The node behind an edge. None when this is the first visit, or when there is no room for the
    /// node or for its edges.
    #[allow(clippy::too_many_arguments)] // One step of `descend`, apart only to be read apart.
    pub(super) fn child(
        &mut self,
        node: NodeId,
        edge: EdgeId,
        key: Key,
        seat: Seat,
        directly: bool,
        n_visits: u32,
        position: &G,
        evaluation: &impl Evaluation<G>,
    ) -> Option<NodeId> {
        if directly && !G::HAS_SECRETS {
            if n_visits == 0 || !self.tree.has_room() {
                return None;
            }
            let child = self.add_node(key, seat, Some(node), position, evaluation);
            self.tree.edges[edge as usize].next = NonZeroU32::new(child);
            return Some(child);
        }
        match self.tree.others.get(&key) {
            Some(&ONCE) if self.tree.has_room() => {
                let child = self.add_node(key, seat, Some(node), position, evaluation);
                self.tree.others.insert(key, child);
                Some(child)
            }
            Some(&ONCE) => None,
            Some(&child) => {
                let is_open = self.offer(child, seat, position, evaluation);
                is_open.then_some(child)
            }
            None => {
                if self.tree.has_room() {
                    self.tree.others.insert(key, ONCE);
                }
                None
            }
        }
    }

    /// A node for the listed actions.
    pub(super) fn add_node(
        &mut self,
        key: Key,
        seat: Seat,
        above: Option<NodeId>,
        position: &G,
        evaluation: &impl Evaluation<G>,
    ) -> NodeId {
        let Scratch {
            actions,
            priors,
            available,
            ..
        } = &mut self.scratch;
        list_priors(
            &self.options,
            position,
            evaluation,
            actions,
            &mut self.rng,
            priors,
        );
        let node = self.tree.add(key, seat, above, actions, priors);
        available.clear();
        available.extend(
            self.tree.nodes[node as usize]
                .edges()
                .map(|edge| edge as EdgeId),
        );
        node
    }

    /// Finds the edges of the listed actions, and makes those that are missing while there is room.
    /// What another seat may do depends on what it holds, so in a game with secrets a node has more
    /// edges than any one position offers. Returns whether the node has an edge for any action.
    fn offer(
        &mut self,
        node: NodeId,
        seat: Seat,
        position: &G,
        evaluation: &impl Evaluation<G>,
    ) -> bool {
        if !G::HAS_SECRETS || seat == self.seat {
            return true;
        }
        let Scratch {
            actions,
            priors,
            available,
            ..
        } = &mut self.scratch;
        let (options, rng) = (&self.options, &mut self.rng);
        debug_assert_eq!(self.tree.nodes[node as usize].seat, seat);
        self.tree.offer(node, actions, available, priors, |priors| {
            list_priors(options, position, evaluation, actions, rng, priors);
        })
    }
}

fn list_priors<G: Game>(
    options: &Options,
    position: &G,
    evaluation: &impl Evaluation<G>,
    actions: &[G::Action],
    rng: &mut impl Rng,
    out: &mut Vec<f32>,
) {
    if options.uses_priors {
        evaluation.priors(position, actions, out);
    } else {
        // Nearly equal: what is tried first must not depend on the order of the list.
        let equal = 1.0 / actions.len() as f32;
        out.clear();
        out.extend(
            actions
                .iter()
                .map(|_| equal * (0.9 + 0.2 * rng.random::<f32>())),
        );
    }
}
