//! What is told after the end, as comments at the head of the record.

use std::fmt;

use tessera_engine::{MAX_SEATS, Seat};

use super::{Epoch, EpochSecret, SCHEME, SCHEME_OF_EPOCHS, VerifyError, commitment, hex, seal};
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
    /// How many first entries were taken over from another game.
    pub n_given: usize,
    /// The epochs that the draws went through, in order. None before scheme 2.
    pub epochs: Vec<Epoch>,
    /// The texts of the people by seat; empty where there is none.
    pub contributions: Vec<String>,
    /// The seals by seat; empty where there is none. A seal without a text was not opened.
    pub seals: Vec<String>,
}

/// How the comments begin.
const TITLE: &str = "# fair draws: tessera verify FILE does them again";
/// What the lines after it begin with.
const WORDS: [&str; 10] = [
    "scheme",
    "table",
    "hash",
    "seed",
    "start",
    "given",
    "epoch",
    "seal",
    "contribution",
    "withheld",
];

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}")?;
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
        for Epoch { from, secret } in &self.epochs {
            writeln!(f, "# epoch {from} {} {}", secret.commitment(), secret.hex())?;
        }
        for seat in Seat::all(self.seals.len().max(self.contributions.len()) as u8) {
            match (at(&self.seals, seat), at(&self.contributions, seat)) {
                ("", "") => {}
                ("", text) => writeln!(f, "# contribution {seat} {text}")?,
                (seal, "") => writeln!(f, "# withheld {seat} {seal}")?,
                (seal, text) => {
                    writeln!(f, "# seal {seat} {seal}\n# contribution {seat} {text}")?;
                }
            }
        }
        Ok(())
    }
}

impl Proof {
    /// Reads the comments before the first line of a record. Every hash in it must be the right one,
    /// and nothing may be told twice.
    ///
    /// # Errors
    /// When something is missing, cannot be read, or is not what it was said to be.
    pub fn read(text: &str) -> Result<Proof, VerifyError> {
        let mut lines = Lines::default();
        let mut unknown = None;
        let mut is_head = true;
        for (place, line) in text.lines().enumerate() {
            let (number, is_comment) = (place + 1, line.starts_with('#'));
            let said = line
                .strip_prefix("# ")
                .and_then(|line| line.split_once(' '));
            let said = said.filter(|(word, _)| WORDS.contains(word));
            is_head &= is_comment || line.trim_end().is_empty();
            match said {
                Some(_) if !is_head => return Err(VerifyError::Stray(number)),
                Some((word, rest)) => lines.read(number, word, rest)?,
                None if is_head && is_comment && line != TITLE => {
                    unknown.get_or_insert(number);
                }
                None => {}
            }
        }
        let proof = lines.finish()?;
        // Later than what is missing: a record with remarks is first of all one without a proof.
        unknown.map_or(Ok(proof), |line| Err(VerifyError::Line(line)))
    }

    /// The highest seat that is spoken of.
    pub(super) fn last_seat(&self) -> Option<Seat> {
        let n_texts = self.seals.len().max(self.contributions.len());
        let last = Seat::all(n_texts as u8).last();
        last.max(self.start)
    }
}

/// Every line once.
#[derive(Default)]
struct Lines {
    scheme: Option<u8>,
    table: Option<String>,
    hash: Option<(usize, String)>,
    seed: Option<Seed>,
    start: Option<Seat>,
    n_given: Option<usize>,
    epochs: Vec<Epoch>,
    first_epoch: usize,
    contributions: BySeat,
    seals: BySeat,
    withheld: BySeat,
}

/// What stands in which line for which seat.
type BySeat = [Option<(usize, String)>; MAX_SEATS];

impl Lines {
    fn read(&mut self, number: usize, word: &str, rest: &str) -> Result<(), VerifyError> {
        let bad = || VerifyError::Line(number);
        let by_seat = match word {
            "scheme" => return once(&mut self.scheme, rest.parse().map_err(|_| bad())?, number),
            "table" => return once(&mut self.table, rest.to_owned(), number),
            "hash" => return once(&mut self.hash, (number, rest.to_owned()), number),
            "seed" => {
                let seed = Seed(read_hex(rest).ok_or_else(bad)?);
                return once(&mut self.seed, seed, number);
            }
            "start" => return once(&mut self.start, rest.parse().map_err(|_| bad())?, number),
            "given" => return once(&mut self.n_given, rest.parse().map_err(|_| bad())?, number),
            "epoch" => return self.read_epoch(number, rest),
            "seal" => &mut self.seals,
            "contribution" => &mut self.contributions,
            _ => &mut self.withheld,
        };
        let (seat, text) = rest.split_once(' ').ok_or_else(bad)?;
        let seat: Seat = seat.parse().map_err(|_| bad())?;
        if text.is_empty() {
            return Err(bad());
        }
        once(
            &mut by_seat[seat.index()],
            (number, text.to_owned()),
            number,
        )
    }

    /// `FROM HASH SECRET`, in the order of the log.
    fn read_epoch(&mut self, number: usize, rest: &str) -> Result<(), VerifyError> {
        let bad = || VerifyError::Line(number);
        let (from, rest) = rest.split_once(' ').ok_or_else(bad)?;
        let (hash, secret) = rest.split_once(' ').ok_or_else(bad)?;
        let from: usize = from.parse().map_err(|_| bad())?;
        let secret = EpochSecret(read_hex(secret).ok_or_else(bad)?);
        if hash != secret.commitment() {
            return Err(VerifyError::Hash(number));
        }
        match self.epochs.last() {
            Some(last) if last.from >= from => return Err(bad()),
            Some(_) => {}
            None => self.first_epoch = number,
        }
        if self.epochs.iter().any(|epoch| epoch.secret == secret) {
            return Err(VerifyError::Twice(number));
        }
        self.epochs.push(Epoch { from, secret });
        Ok(())
    }

    fn finish(self) -> Result<Proof, VerifyError> {
        let scheme = self.scheme.ok_or(VerifyError::Missing("scheme"))?;
        if scheme > SCHEME {
            return Err(VerifyError::Scheme(scheme));
        }
        let table = self.table.ok_or(VerifyError::Missing("table"))?;
        let (line, hash) = self.hash.ok_or(VerifyError::Missing("hash"))?;
        let seed = self.seed.ok_or(VerifyError::Missing("seed"))?;
        if hash != commitment(&seed) {
            return Err(VerifyError::Hash(line));
        }
        let n_given = self.n_given.unwrap_or(0);
        match self.epochs.first() {
            Some(_) if scheme < SCHEME_OF_EPOCHS => {
                return Err(VerifyError::Line(self.first_epoch));
            }
            // What comes before the first epoch is drawn from nothing.
            Some(first) if first.from > n_given => return Err(VerifyError::Line(self.first_epoch)),
            None if scheme >= SCHEME_OF_EPOCHS => return Err(VerifyError::Missing("epoch")),
            _ => {}
        }
        let (mut contributions, mut seals) = (Vec::new(), Vec::new());
        let opened = self.seals.into_iter().zip(self.contributions);
        for (seat, ((sealed, text), withheld)) in opened.zip(self.withheld).enumerate() {
            match (sealed, text, withheld) {
                (None, None, None) => {}
                (None, Some((_, text)), None) if scheme < SCHEME_OF_EPOCHS => {
                    put(&mut contributions, seat, text);
                }
                (Some((_, sealed)), Some((line, text)), None) if scheme >= SCHEME_OF_EPOCHS => {
                    if sealed != seal(&text) {
                        return Err(VerifyError::Seal(line));
                    }
                    put(&mut contributions, seat, text);
                    put(&mut seals, seat, sealed);
                }
                (None, None, Some((_, sealed))) if scheme >= SCHEME_OF_EPOCHS => {
                    put(&mut seals, seat, sealed);
                }
                // A text without its seal, a seal without its text, or one that is both opened and
                // withheld; before there were seals, any of them.
                (sealed, text, withheld) => {
                    let (line, _) = text.or(withheld).or(sealed).expect("one of them is there");
                    return Err(VerifyError::Seal(line));
                }
            }
        }
        Ok(Proof {
            scheme,
            table,
            seed,
            start: self.start,
            n_given,
            epochs: self.epochs,
            contributions,
            seals,
        })
    }
}

/// Nothing is told twice.
fn once<T>(slot: &mut Option<T>, value: T, line: usize) -> Result<(), VerifyError> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(VerifyError::Twice(line)),
    }
}

fn put(texts: &mut Vec<String>, seat: usize, text: String) {
    texts.resize(seat, String::new());
    texts.push(text);
}

fn at(texts: &[String], seat: Seat) -> &str {
    texts.get(seat.index()).map_or("", String::as_str)
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
