//! Draws that anybody can check after the game.
//!
//! Before the first action everybody sees the SHA-256 hash of the table's secret seed, and may add
//! a text of their own. Every draw then follows from seed, table, texts and the number of its
//! entry ([`Key`]), so whoever has the [`Proof`] can do all of them again ([`verify()`]).

mod proof;
mod verify;

use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};
use tessera_engine::{Game, Table, Turn};

use crate::store::Seed;

pub use proof::Proof;
pub use verify::{Flaw, Verified, verify};

/// How new tables draw.
pub const SCHEME: u8 = 1;
/// The longest text that a person may add.
pub const MAX_CONTRIBUTION_CHARS: usize = tessera_render::site::MAX_CONTRIBUTION_CHARS;

/// What all draws of a table follow from. As secret as the seed while the game goes on.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl Key {
    /// Scheme 0, of the first tables, is the seed itself. Scheme 1 is the SHA-256 hash of the seed,
    /// the table's id and a line break, then `seat text` and a line break for every text, in the
    /// order of the seats. None for a scheme that is not known.
    #[must_use]
    pub fn new(scheme: u8, seed: &Seed, table: &str, contributions: &[String]) -> Option<Key> {
        match scheme {
            0 => Some(Key(seed.0)),
            1 => {
                let mut hasher = Sha256::new();
                hasher.update(seed.0);
                hasher.update(format!("{table}\n"));
                for (seat, text) in contributions.iter().enumerate() {
                    if !text.is_empty() {
                        hasher.update(format!("{seat} {text}\n"));
                    }
                }
                Some(Key(hasher.finalize().into()))
            }
            _ => None,
        }
    }

    /// Draws the next outcome. Every entry has a stream of its own, so that what is drawn there
    /// does not depend on how the table was loaded, and is drawn anew after an undo.
    pub fn draw<G: Game>(&self, table: &mut Table<G>) -> Option<G::Action> {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(table.seq() as u64);
        table.chance(&mut rng, &mut ())
    }

    /// Draws until somebody must decide or the game is over.
    pub(crate) fn draw_all<G: Game>(&self, table: &mut Table<G>) {
        while table.position().turn() == Turn::Chance {
            self.draw(table);
        }
    }
}

/// What everybody may know about a seed before the end: its hash.
#[must_use]
pub fn commitment(seed: &Seed) -> String {
    hex(&Sha256::digest(seed.0))
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A text that a person adds: one line, not long.
pub(crate) fn check_contribution(text: &str) -> Result<String, crate::error::Fault> {
    let text = text.trim();
    if text.chars().count() > MAX_CONTRIBUTION_CHARS {
        let status = axum::http::StatusCode::UNPROCESSABLE_ENTITY;
        return Err(crate::error::Fault::Limit(
            status,
            "fair-error-long",
            MAX_CONTRIBUTION_CHARS,
        ));
    }
    if text.chars().any(char::is_control) {
        return Err(crate::error::Fault::unfit("fair-error-characters"));
    }
    Ok(text.to_owned())
}
