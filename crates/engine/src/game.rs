//! The contract that every game keeps.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand::Rng;
use serde::Serialize;

use crate::{Actor, MAX_SEATS, ParseError, Refusal, Seat, Viewer};

/// One position of a game, and its rules.
///
/// A position holds no heap (`const { assert!(!needs_drop::<G>()) }` in [`crate::laws`]) and no
/// future: bags and decks are multisets, drawn when chance acts. Only what is true of every game
/// has a body here: a default for a view or a notation would leak or lie.
///
/// ```
/// use rand::SeedableRng;
/// use tessera_engine::azul::Azul;
/// use tessera_engine::{Game, Turn};
///
/// let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1);
/// let mut position = Azul::new(&"seats=2".parse()?, Azul::RULES_VERSION);
/// while position.turn() == Turn::Chance {
///     let drawn = position.sample_chance(&mut rng);
///     position.apply(drawn, &mut ());
/// }
/// let mut actions = Vec::new();
/// position.legal_actions(&mut actions);
/// assert!(actions.iter().all(|&action| position.is_legal(action)));
/// # Ok::<(), tessera_engine::ParseError>(())
/// ```
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Stable in addresses, records and databases.
    const NAME: &'static str;
    /// The newest rules. Raised when an old record would replay differently; what was true before
    /// stays in the code behind its version, so all versions from 1 on can be played.
    const RULES_VERSION: u16;
    /// No game has more actions, chance included, whatever the players do.
    const MAX_ACTIONS: usize;
    /// Whether a seat may know what another seat does not.
    const HAS_SECRETS: bool;

    /// Number of seats and variant, written `seats=3 wall=grey`.
    type Setup: Clone + Eq + Debug + Display + FromStr<Err = ParseError> + Send + Sync;
    /// Everything that changes a position: at most 8 bytes, one URL-safe token of text.
    type Action: Copy
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = ParseError>
        + Send
        + Sync
        + 'static;
    /// A public fact; never a secret.
    type Event: Copy + Eq + Debug + Serialize + Send + Sync + 'static;
    /// All that one viewer knows and may remember.
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;

    /// Every seat count and variant, the default variant of each seat count first.
    fn setups() -> Vec<Self::Setup>;
    /// The position before the first action, by the rules of this version: 1 to
    /// [`Game::RULES_VERSION`]. A position that plays differently by different rules remembers
    /// which. A caller who plays a log again takes [`crate::Table::walk`], which knows the version.
    fn new(setup: &Self::Setup, rules: u16) -> Self;
    /// The outcome of chance that makes `seat` the start player; none in a game that does not draw
    /// the start player.
    fn start_action(seat: Seat) -> Option<Self::Action>;
    /// How many seats the game has.
    fn n_seats(&self) -> u8;
    /// What acts next: a player, chance, or nothing more.
    fn turn(&self) -> Turn;
    /// Replaces `out` by all that may happen now: the decisions of the seat whose turn it is, or
    /// the outcomes of chance. Ascending, no duplicates, empty only when the game is over.
    fn legal_actions(&self, out: &mut Vec<Self::Action>);
    /// Which rule forbids this actor this action; none when it is legal.
    fn refusal(&self, actor: Actor, action: Self::Action) -> Option<Refusal>;
    /// Whether the action may happen now, by whoever's turn it is; outcomes of chance too.
    fn is_legal(&self, action: Self::Action) -> bool {
        let actor = self.turn().actor();
        actor.is_some_and(|actor| self.refusal(actor, action).is_none())
    }
    /// Draws an outcome with its true probability. Only when it is chance's turn.
    fn sample_chance(&self, rng: &mut impl Rng) -> Self::Action;
    /// Carries out an action. Allocates nothing when the observer is silent.
    ///
    /// The action must be legal here ([`Game::is_legal`]), and nobody checks that: another one
    /// panics or leads to a position that cannot come about. [`crate::Table::play`] checks first.
    fn apply(&mut self, action: Self::Action, observer: &mut impl Observer<Self::Event>);
    /// What this viewer knows.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Whether `viewer` sees this action when it happens here, before it is carried out. Of an
    /// action that it does not see it learns only that the actor acted. Cheap: a search asks it
    /// at every step.
    fn sees(&self, viewer: Viewer, action: Self::Action) -> bool;
    /// A position that `seat` cannot tell from this one, drawn with its true probability from
    /// what `seat` knows alone.
    #[must_use]
    fn determinize(&self, seat: Seat, rng: &mut impl Rng) -> Self;
    /// Panics when pieces are lost or what is stored twice disagrees.
    fn check_invariants(&self);
}

/// What a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A player's decision.
    Decision(Seat),
    /// A draw.
    Chance,
    /// Nothing more.
    Over(Outcome),
}

impl Turn {
    /// The actor that acts next; none when the game is over.
    #[must_use]
    pub fn actor(&self) -> Option<Actor> {
        match self {
            Turn::Decision(seat) => Some(Actor::Seat(*seat)),
            Turn::Chance => Some(Actor::Chance),
            Turn::Over(_) => None,
        }
    }
}

/// How a game ended.
///
/// ```
/// use tessera_engine::Outcome;
///
/// let (points, tie_breaks) = ([7, 9, 9], [0, 1, 2]);
/// let outcome = Outcome::new(3, |seat| points[seat.index()], |seat| tie_breaks[seat.index()]);
/// assert_eq!(outcome.ranks(), [3, 2, 1]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    n_seats: u8,
    scores: [i16; MAX_SEATS],
    ranks: [u8; MAX_SEATS],
}

impl Outcome {
    /// Ranks the seats: first by `score`, then by `tie_break`, both higher is better. Seats equal
    /// in both share a rank, and the next rank is left out (1, 1, 3).
    pub fn new<K: Ord + Copy>(
        n_seats: u8,
        score: impl Fn(Seat) -> i16,
        tie_break: impl Fn(Seat) -> K,
    ) -> Outcome {
        let key = |seat: Seat| (score(seat), tie_break(seat));
        let mut outcome = Outcome {
            n_seats,
            scores: [0; MAX_SEATS],
            ranks: [0; MAX_SEATS],
        };
        for seat in Seat::all(n_seats) {
            let better = Seat::all(n_seats).filter(|&other| key(other) > key(seat));
            outcome.scores[seat.index()] = score(seat);
            outcome.ranks[seat.index()] = better.count() as u8 + 1;
        }
        outcome
    }

    /// Final points by seat.
    #[must_use]
    pub fn scores(&self) -> &[i16] {
        &self.scores[..self.n_seats as usize]
    }

    /// 1 for a winner; equal for seats that share a place.
    #[must_use]
    pub fn ranks(&self) -> &[u8] {
        &self.ranks[..self.n_seats as usize]
    }
}

/// Hears what an action did. A vector keeps the events; the silent observer `()` costs nothing.
pub trait Observer<E> {
    /// Called once for every public fact, in the order in which they happen.
    fn observe(&mut self, event: E);
}

impl<E> Observer<E> for () {
    #[inline(always)]
    fn observe(&mut self, _: E) {}
}

impl<E> Observer<E> for Vec<E> {
    fn observe(&mut self, event: E) {
        self.push(event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_share_and_skip() {
        let scores = [7, 9, 9, 3];
        let outcome = Outcome::new(4, |seat| scores[seat.index()], |_| 0);
        assert_eq!(outcome.ranks(), [3, 1, 1, 4]);
        let rows = [0, 1, 2, 0];
        let outcome = Outcome::new(4, |seat| scores[seat.index()], |seat| rows[seat.index()]);
        assert_eq!(outcome.ranks(), [3, 2, 1, 4]);
        assert_eq!(outcome.scores(), scores);
    }
}
