//! Games without players: every decision uniformly at random.

use rand::{Rng, RngExt};

use crate::{Game, Observer, Outcome, Turn};

/// What happened in a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// How it ended.
    pub outcome: Outcome,
    /// Decisions made.
    pub n_decisions: u64,
    /// Outcomes of chance drawn.
    pub n_chance: u64,
    /// Legal actions listed, over all decisions.
    pub n_legal: u64,
}

/// Plays on to the end, with the legal list made at every decision. `actions` is scratch space:
/// give the same vector again and nothing is allocated.
///
/// ```
/// use rand::SeedableRng;
/// use tessera_engine::azul::Azul;
/// use tessera_engine::{Game, playout};
///
/// let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1);
/// let mut position = Azul::new(&"seats=2".parse()?, Azul::RULES_VERSION);
/// let played = playout(&mut position, &mut rng, &mut Vec::new());
/// assert!(played.outcome.ranks().contains(&1));
/// assert!(played.n_decisions > 20);
/// # Ok::<(), tessera_engine::ParseError>(())
/// ```
pub fn playout<G: Game>(
    position: &mut G,
    rng: &mut impl Rng,
    actions: &mut Vec<G::Action>,
) -> Playout {
    let (mut n_decisions, mut n_chance, mut n_legal) = (0, 0, 0);
    loop {
        let action = match position.turn() {
            Turn::Decision(_) => {
                position.legal_actions(actions);
                n_decisions += 1;
                n_legal += actions.len() as u64;
                actions[rng.random_range(0..actions.len() as u32) as usize]
            }
            Turn::Chance => {
                n_chance += 1;
                position.sample_chance(rng)
            }
            Turn::Over(outcome) => {
                return Playout {
                    outcome,
                    n_decisions,
                    n_chance,
                    n_legal,
                };
            }
        };
        position.apply(action, &mut ());
    }
}

/// Lets chance act until a player must decide or the game is over.
pub fn advance_chance<G: Game>(
    position: &mut G,
    rng: &mut impl Rng,
    observer: &mut impl Observer<G::Event>,
) {
    while position.turn() == Turn::Chance {
        let action = position.sample_chance(rng);
        position.apply(action, observer);
    }
}
