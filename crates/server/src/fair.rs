//! Draws that anybody can check after the game.
//!
//! Before the first action everybody sees the SHA-256 hashes of the table's secret seed and of the
//! secret of the server's epoch, and may add a sealed text of their own. Every draw then follows
//! from seed, table, texts, epoch and the number of its entry ([`Key`]), so whoever has the
//! [`Proof`] can do all of them again ([`verify()`]).

mod epoch;
mod proof;
mod seal;
mod verify;

use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};
use tessera_engine::{Chance, Game, Seat};

use crate::store::Seed;

pub use epoch::{Epoch, EpochKey, EpochSecret, TableEpochs};
pub use proof::Proof;
pub use seal::{MAX_SEALED_CHARS, seal};
pub(crate) use seal::{check_seal, check_sealed};
pub use verify::{Verified, VerifyError, verify};

/// How new tables draw.
pub const SCHEME: u8 = 2;
/// From this scheme on draws follow from epochs, and texts are sealed.
pub(crate) const SCHEME_OF_EPOCHS: u8 = 2;

/// What all draws of a table in one epoch follow from. As secret as the seed while the game goes on.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl Key {
    /// Scheme 0, of the first tables, is the seed itself. Scheme 1 is the SHA-256 hash of the seed,
    /// the table's id and a line break, then `seat text` and a line break for every text, in the
    /// order of the seats. Scheme 2 is the SHA-256 hash of that and the secret of the epoch in which
    /// it is drawn. None for a scheme that is not known, or without the epoch that it needs.
    #[must_use]
    pub fn new(
        scheme: u8,
        seed: &Seed,
        table: &str,
        texts: &[String],
        epoch: Option<&EpochSecret>,
    ) -> Option<Key> {
        match scheme {
            0 => Some(Key(seed.0)),
            1 => {
                let mut hasher = Sha256::new();
                hasher.update(seed.0);
                hasher.update(format!("{table}\n"));
                for (seat, text) in texts.iter().enumerate() {
                    if !text.is_empty() {
                        hasher.update(format!("{seat} {text}\n"));
                    }
                }
                Some(Key(hasher.finalize().into()))
            }
            2 => {
                let Key(base) = Key::new(1, seed, table, texts, None)?;
                let hasher = Sha256::new_with_prefix(base);
                let hasher = hasher.chain_update(epoch?.bytes());
                Some(Key(hasher.finalize().into()))
            }
            _ => None,
        }
    }
}

/// Every entry has a stream of its own, so that what is drawn there does not depend on how the
/// table was loaded, and is drawn anew after an undo.
impl<G: Game> Chance<G> for &Key {
    fn draw(&mut self, seq: usize, position: &G) -> G::Action {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(seq as u64);
        position.sample_chance(&mut rng)
    }
}

/// The draws of a new table. The start player may be chosen: then the draw has that outcome.
pub(crate) struct Start<'a> {
    pub(crate) seat: Option<Seat>,
    pub(crate) key: &'a Key,
}

impl<G: Game> Chance<G> for Start<'_> {
    fn draw(&mut self, seq: usize, position: &G) -> G::Action {
        let chosen = self.seat.and_then(G::start_action);
        match chosen {
            Some(action) if position.is_legal(action) => {
                self.seat = None;
                action
            }
            _ => self.key.draw(seq, position),
        }
    }
}

/// What everybody may know about a seed before the end: its hash.
#[must_use]
pub fn commitment(seed: &Seed) -> String {
    hash(&seed.0)
}

fn hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
