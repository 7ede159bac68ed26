//! Counting all ways to play on: a checksum of the rules.

use crate::Game;

/// How many sequences of exactly `depth` actions there are from here, outcomes of chance counted
/// like decisions. A game that is over has none but the empty one.
///
/// ```
/// use tessera_engine::azul::Azul;
/// use tessera_engine::{Game, perft};
///
/// let start = Azul::new(&"seats=3".parse()?, Azul::RULES_VERSION);
/// assert_eq!(perft(&start, 1), 3, "each seat may be drawn as the start player");
/// # Ok::<(), tessera_engine::ParseError>(())
/// ```
#[must_use]
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    let mut actions = Vec::new();
    match depth {
        0 => 1,
        1 => {
            position.legal_actions(&mut actions);
            actions.len() as u64
        }
        _ => {
            position.legal_actions(&mut actions);
            let after = |action| {
                let mut next = position.clone();
                next.apply(action, &mut ());
                perft(&next, depth - 1)
            };
            actions.into_iter().map(after).sum()
        }
    }
}
