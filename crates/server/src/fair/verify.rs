//! All draws once more.

use std::fmt;

use tessera_engine::{Actor, Entry, Game, GameName, RecordError, Table, Turn, with_game};

use super::{Key, Proof, commitment};

/// What a good proof shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The hash that stood at the table from the beginning: to be compared.
    pub hash: String,
    /// How many draws were done again.
    pub n_draws: usize,
    /// Whether the game was played to its end.
    pub is_over: bool,
}

/// The first thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The file does not tell this.
    Missing(&'static str),
    /// This line cannot be read.
    Line(usize),
    /// The draws are made in a way that is not known here.
    Scheme(u8),
    /// The hash in this line is not the seed's.
    Hash(usize),
    /// A line of the record cannot be read, or the rules forbid it.
    Record(RecordError),
    /// A draw is not the one that follows from the seed.
    Draw {
        /// The line in the file.
        line: usize,
        /// What stands there.
        found: String,
        /// What was to be drawn.
        expected: String,
    },
}

/// Does all draws of a record again that has its proof at its head.
///
/// # Errors
/// With the first thing that is wrong.
pub fn verify(text: &str) -> Result<Verified, Flaw> {
    let proof = Proof::read(text)?;
    let key = Key::new(
        proof.scheme,
        &proof.seed,
        &proof.table,
        &proof.contributions,
    );
    let key = key.ok_or(Flaw::Scheme(proof.scheme))?;
    let game = GameName::of_record(text).map_err(Flaw::Record)?;
    with_game!(game, G => {
        match Table::<G>::load(text) {
            Ok(table) => {
                let n_draws = check_draws(&table, &proof, &key, text)?;
                Ok(Verified {
                    hash: commitment(&proof.seed),
                    n_draws,
                    is_over: matches!(table.position().turn(), Turn::Over(_)),
                })
            }
            // What is not legal may follow from a draw that was changed before it: that is told.
            Err(error) => {
                let before: Vec<&str> = text.lines().take(error.line.saturating_sub(1)).collect();
                if let Ok(table) = Table::<G>::load(&before.join("\n")) {
                    check_draws(&table, &proof, &key, text)?;
                }
                Err(Flaw::Record(error))
            }
        }
    })
}

/// Returns how many there are.
fn check_draws<G: Game>(
    table: &Table<G>,
    proof: &Proof,
    key: &Key,
    text: &str,
) -> Result<usize, Flaw> {
    let mut again = table.anew();
    let mut chosen = proof.start.map(|seat| format!("start{seat}"));
    let mut n_draws = 0;
    for (seq, entry) in table.log().iter().enumerate() {
        if let Entry::Act {
            actor: Actor::Chance,
            action,
        } = entry
        {
            let is_chosen = chosen.take_if(|chosen| *chosen == action.to_string());
            if is_chosen.is_none() && seq >= proof.n_given {
                let expected = key.draw(&mut again.clone());
                if expected != Some(*action) {
                    return Err(Flaw::Draw {
                        line: line_of(text, seq),
                        found: action.to_string(),
                        expected: expected.map_or_else(String::new, |action| action.to_string()),
                    });
                }
                n_draws += 1;
            }
        }
        let entered = again.enter(*entry, &mut ());
        entered.expect("it was legal when it was loaded");
    }
    Ok(n_draws)
}

/// The line of an entry, counted from 1: comments and the header come before.
fn line_of(text: &str, seq: usize) -> usize {
    let lines = text.lines().enumerate();
    let mut lines = lines.filter(|(_, line)| !line.trim_end().is_empty() && !line.starts_with('#'));
    lines.nth(seq + 1).map_or(0, |(place, _)| place + 1)
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Missing(word) => {
                write!(
                    f,
                    "there is no line \"# {word} …\": a record of a finished table has one"
                )
            }
            Flaw::Line(line) => write!(f, "line {line}: this cannot be read"),
            Flaw::Scheme(scheme) => write!(f, "draws of scheme {scheme} are not known here"),
            Flaw::Hash(line) => write!(f, "line {line}: this is not the hash of the seed"),
            Flaw::Record(error) => error.fmt(f),
            Flaw::Draw {
                line,
                found,
                expected,
            } => write!(
                f,
                "line {line}: {found} was entered, but the seed draws {expected}"
            ),
        }
    }
}

impl std::error::Error for Flaw {}
