//! What is told after the end, as comments at the head of the record.

use std::fmt;

use tessera_engine::Seat;

use super::{Flaw, commitment, hex};
use crate::store::Seed;

/// All that is needed to do the draws of a record again.
#[derive(Clone, PartialEq, Eq)]
pub struct Proof {
    /// How the key is made.
    pub scheme: u8,
    /// The id of the table.
    pub table: String,
    /// The seed, secret until now.
    pub seed: Seed,
    /// Who starts, if that was chosen and not drawn.
    pub start: Option<Seat>,
    /// So many first entries were taken over from another game.
    pub n_given: usize,
    /// The texts of the people by seat; empty where there is none.
    pub contributions: Vec<String>,
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "# fair draws: tessera verify FILE does them again")?;
        writeln!(f, "# scheme {}", self.scheme)?;
        writeln!(f, "# table {}", self.table)?;
        writeln!(f, "# hash {}", commitment(&self.seed))?;
        writeln!(f, "# seed {}", hex(&self.seed.0))?;
        if let Some(seat) = self.start {
            writeln!(f, "# start {seat}")?;
        }
        if self.n_given > 0 {
            writeln!(f, "# given {}", self.n_given)?;
        }
        for (seat, text) in self.contributions.iter().enumerate() {
            if !text.is_empty() {
                writeln!(f, "# contribution {seat} {text}")?;
            }
        }
        Ok(())
    }
}

impl Proof {
    /// Reads the comments before the first line of a record. The hash in it must be the seed's.
    ///
    /// # Errors
    /// When something is missing, cannot be read, or the hash is another seed's.
    pub fn read(text: &str) -> Result<Proof, Flaw> {
        let (mut scheme, mut table, mut hash, mut seed) = (None, None, None, None);
        let (mut start, mut n_given, mut contributions) = (None, 0, Vec::new());
        let comments = text.lines().enumerate();
        let comments = comments.take_while(|(_, line)| line.is_empty() || line.starts_with('#'));
        for (place, line) in comments {
            let bad = || Flaw::Line(place + 1);
            let Some((word, rest)) = line.strip_prefix("# ").and_then(|l| l.split_once(' ')) else {
                continue;
            };
            match word {
                "scheme" => scheme = Some(rest.parse::<u8>().map_err(|_| bad())?),
                "table" => table = Some(rest.to_owned()),
                "hash" => hash = Some((place + 1, rest.to_owned())),
                "seed" => seed = Some(Seed(read_hex(rest).ok_or_else(bad)?)),
                "start" => start = Some(rest.parse().map_err(|_| bad())?),
                "given" => n_given = rest.parse().map_err(|_| bad())?,
                "contribution" => {
                    let (seat, text) = rest.split_once(' ').ok_or_else(bad)?;
                    let seat: Seat = seat.parse().map_err(|_| bad())?;
                    if contributions.len() <= seat.index() {
                        contributions.resize(seat.index() + 1, String::new());
                    }
                    text.clone_into(&mut contributions[seat.index()]);
                }
                _ => {}
            }
        }
        let proof = Proof {
            scheme: scheme.ok_or(Flaw::Missing("scheme"))?,
            table: table.ok_or(Flaw::Missing("table"))?,
            seed: seed.ok_or(Flaw::Missing("seed"))?,
            start,
            n_given,
            contributions,
        };
        let (line, hash) = hash.ok_or(Flaw::Missing("hash"))?;
        match hash == commitment(&proof.seed) {
            true => Ok(proof),
            false => Err(Flaw::Hash(line)),
        }
    }
}

fn read_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * place..2 * place + 2], 16).ok()?;
    }
    Some(bytes)
}
