//! All draws once more.

use std::fmt;

use tessera_engine::{
    Actor, Chance, Entered, Entry, Game, GameName, RecordError, Seat, Table, Turn, with_game,
};

use super::{Key, Proof, commitment};

/// What a good proof shows, and what it does not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How the draws were made.
    pub scheme: u8,
    /// The hash that stood at the table from the beginning: to be compared.
    pub hash: String,
    /// How many draws were done again.
    pub n_draws: usize,
    /// How many draws were taken over from another game, and are not proved.
    pub n_given: usize,
    /// Who starts, if that was chosen and not drawn.
    pub start: Option<Seat>,
    /// Where each epoch begins in the log, and the hash that was shown from then on: to be compared.
    /// One epoch more than the first is one restart of the server.
    pub epochs: Vec<(usize, String)>,
    /// Whose texts went in.
    pub texts: Vec<Seat>,
    /// Who sealed a text that was not opened, so that it did not go in.
    pub withheld: Vec<Seat>,
    /// Whether the game was played to its end.
    pub is_over: bool,
}

/// The first thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VerifyError {
    /// The file does not tell this.
    Missing(&'static str),
    /// This line cannot be read.
    Line(usize),
    /// This line tells what was told before.
    Twice(usize),
    /// This line of the proof stands among the entries.
    Stray(usize),
    /// The draws are made in a way that is not known here.
    Scheme(u8),
    /// The hash in this line is not that of the secret.
    Hash(usize),
    /// The text or seal in this line has no counterpart that fits.
    Seal(usize),
    /// The proof speaks of a seat that the game does not have.
    Seat(Seat),
    /// This seat is said to start by choice, but did not.
    Start(Seat),
    /// The number of entries that are said to be taken over, or to come before an epoch, is larger
    /// than the log.
    Entries(usize),
    /// No draw is proved: this many entries were taken over, and that is all.
    Nothing(usize),
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
pub fn verify(text: &str) -> Result<Verified, VerifyError> {
    let proof = Proof::read(text)?;
    let keys = Keys::new(&proof).ok_or(VerifyError::Scheme(proof.scheme))?;
    let game = GameName::of_record(text).map_err(VerifyError::Record)?;
    with_game!(game, G => {
        match Table::<G>::load(text) {
            Ok(table) => check(&table, &proof, &keys, text),
            // What is not legal may follow from a draw that was changed before it: that is told.
            Err(error) => {
                let before: Vec<&str> = text.lines().take(error.line.saturating_sub(1)).collect();
                if let Ok(table) = Table::<G>::load(&before.join("\n")) {
                    Draws::count(&table, &proof, &keys, text)?;
                }
                Err(VerifyError::Record(error))
            }
        }
    })
}

fn check<G: Game>(
    table: &Table<G>,
    proof: &Proof,
    keys: &Keys,
    text: &str,
) -> Result<Verified, VerifyError> {
    let n_entries = table.log().len();
    if let Some(seat) = proof.last_seat()
        && seat.number() >= table.position().n_seats()
    {
        return Err(VerifyError::Seat(seat));
    }
    if proof.n_given > n_entries {
        return Err(VerifyError::Entries(proof.n_given));
    }
    if let Some(last) = proof.epochs.last()
        && last.from >= n_entries
    {
        return Err(VerifyError::Entries(last.from));
    }
    let draws = Draws::count(table, proof, keys, text)?;
    if let Some(seat) = proof.start
        && !draws.is_start_chosen
    {
        return Err(VerifyError::Start(seat));
    }
    if draws.n_proved == 0 {
        return Err(VerifyError::Nothing(draws.n_given));
    }
    let is_there =
        |texts: &[String], seat: Seat| texts.get(seat.index()).is_some_and(|text| !text.is_empty());
    let seats = Seat::all(table.position().n_seats());
    let texts = seats
        .clone()
        .filter(|seat| is_there(&proof.contributions, *seat));
    let withheld = seats
        .filter(|seat| is_there(&proof.seals, *seat) && !is_there(&proof.contributions, *seat));
    let epochs = proof.epochs.iter();
    Ok(Verified {
        scheme: proof.scheme,
        hash: commitment(&proof.seed),
        n_draws: draws.n_proved,
        n_given: draws.n_given,
        start: proof.start,
        epochs: epochs
            .map(|epoch| (epoch.from, epoch.secret.commitment()))
            .collect(),
        texts: texts.collect(),
        withheld: withheld.collect(),
        is_over: matches!(table.position().turn(), Turn::Over(_)),
    })
}

/// The keys of a log, each with the number of the first entry that is drawn from it.
struct Keys(Vec<(usize, Key)>);

impl Keys {
    fn new(proof: &Proof) -> Option<Keys> {
        let key = |epoch| {
            let (table, texts) = (&proof.table, &proof.contributions);
            Key::new(proof.scheme, &proof.seed, table, texts, epoch)
        };
        if proof.epochs.is_empty() {
            return Some(Keys(vec![(0, key(None)?)]));
        }
        let epochs = proof.epochs.iter();
        let keys = epochs.map(|epoch| Some((epoch.from, key(Some(&epoch.secret))?)));
        keys.collect::<Option<Vec<_>>>().map(Keys)
    }

    fn at(&self, seq: usize) -> &Key {
        let of_this = self.0.iter().rfind(|(from, _)| *from <= seq);
        let (_, key) = of_this.expect("the first epoch begins before the first draw");
        key
    }
}

/// The draws of a log.
#[derive(Default)]
struct Draws {
    n_proved: usize,
    n_given: usize,
    is_start_chosen: bool,
}

impl Draws {
    /// Does them again and counts them.
    fn count<G: Game>(
        table: &Table<G>,
        proof: &Proof,
        keys: &Keys,
        text: &str,
    ) -> Result<Draws, VerifyError> {
        let chosen = proof.start.and_then(G::start_action);
        let mut draws = Draws::default();
        for Entered {
            seq, entry, before, ..
        } in table.walk()
        {
            let Entry::Act {
                actor: Actor::Chance,
                action,
            } = entry
            else {
                continue;
            };
            if !draws.is_start_chosen && chosen == Some(action) {
                draws.is_start_chosen = true;
            } else if seq < proof.n_given {
                draws.n_given += 1;
            } else {
                let expected = keys.at(seq).draw(seq, &before);
                if expected != action {
                    return Err(VerifyError::Draw {
                        line: line_of(text, seq),
                        found: action.to_string(),
                        expected: expected.to_string(),
                    });
                }
                draws.n_proved += 1;
            }
        }
        Ok(draws)
    }
}

/// The line of an entry, counted from 1: comments and the header come before.
fn line_of(text: &str, seq: usize) -> usize {
    let lines = text.lines().enumerate();
    let mut lines = lines.filter(|(_, line)| !line.trim_end().is_empty() && !line.starts_with('#'));
    lines.nth(seq + 1).map_or(0, |(place, _)| place + 1)
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VerifyError::Missing(word) => {
                write!(
                    f,
                    "there is no line \"# {word} …\": a record of a finished table has one"
                )
            }
            VerifyError::Line(line) => write!(f, "line {line}: this cannot be read"),
            VerifyError::Twice(line) => write!(f, "line {line}: this was told twice"),
            VerifyError::Stray(line) => {
                write!(
                    f,
                    "line {line}: this line of the proof is not at the head of the record"
                )
            }
            VerifyError::Scheme(scheme) => write!(f, "draws of scheme {scheme} are not known here"),
            VerifyError::Hash(line) => write!(f, "line {line}: this is not the hash of the secret"),
            VerifyError::Seal(line) => write!(
                f,
                "line {line}: this text and its seal do not belong together"
            ),
            VerifyError::Seat(seat) => {
                write!(f, "the proof speaks of seat {seat}: there is no such seat")
            }
            VerifyError::Start(seat) => {
                write!(f, "seat {seat} is said to be chosen, but did not start")
            }
            VerifyError::Entries(n) => {
                write!(
                    f,
                    "entry {n} is spoken of, but the record has not so many entries"
                )
            }
            VerifyError::Nothing(0) => f.write_str("this proof proves nothing: there are no draws"),
            VerifyError::Nothing(n) => write!(
                f,
                "this proof proves nothing: all {n} draws were taken over from another game"
            ),
            VerifyError::Record(error) => error.fmt(f),
            VerifyError::Draw {
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

impl std::error::Error for VerifyError {}
