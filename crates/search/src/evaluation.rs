//! What the search asks about a position.

use tessera_engine::{Game, MAX_SEATS};

/// One number for each seat; those of seats that do not exist are 0.
pub type Values = [f32; MAX_SEATS];

/// Judges positions and actions without searching. Allocates nothing.
///
/// The search knows a game only through this trait, so whatever takes the place of the hand-made
/// evaluations later, such as something learned, needs no change there.
pub trait Evaluation<G: Game>: Send + Sync {
    /// The chance of every seat to come first, for any position that is not over: also one that
    /// waits for chance. They add up to 1.
    fn values(&self, position: &G) -> Values;

    /// How likely a good player is to choose each of the legal `actions` of a decision, in their
    /// order. Replaces `out`. They add up to 1.
    fn priors(&self, position: &G, actions: &[G::Action], out: &mut Vec<f32>);

    /// Whether this is a good moment to judge: in a game of rounds, the end of one.
    fn is_quiet(&self, position: &G) -> bool;

    /// The rollout policy: how much rather a rollout takes this action than others of the same
    /// decision, by what a glance tells.
    fn rollout_score(&self, position: &G, action: G::Action) -> i8;
}
