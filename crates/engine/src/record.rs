//! The text of a game: a header line `azul/1 seats=2 wall=coloured`, then one line for each entry
//! of the log, `* deal0:bbyr`, `0 2b3` or `0 undo`. The actor is redundant on purpose: it is
//! checked. Blank lines and lines that begin with `#` are passed over.

use std::fmt;
use std::str::FromStr;

use crate::{Actor, Game, ParseError, Refusal};

/// No record is longer: readers may refuse a longer text unread.
pub const MAX_RECORD_BYTES: usize = 1 << 20;

/// One line of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<A> {
    /// Something happened.
    Act {
        /// The actor that did it.
        actor: Actor,
        /// What it did.
        action: A,
    },
    /// The last action that still stands was taken back.
    Undo {
        /// The actor whose action it was.
        actor: Actor,
    },
}

/// How an undo is written in place of an action.
const UNDO: &str = "undo";
/// How an action is written for a viewer who has not seen it. No action reads like this, so what
/// has gaps does not load.
pub(crate) const UNSEEN: &str = "?";

impl<A: fmt::Display> fmt::Display for Entry<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Act { actor, action } => write!(f, "{actor} {action}"),
            Entry::Undo { actor } => write!(f, "{actor} {UNDO}"),
        }
    }
}

impl<A: FromStr<Err = ParseError>> FromStr for Entry<A> {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Entry<A>, ParseError> {
        let Some((actor, action)) = line.split_once(' ') else {
            return Err(ParseError::new(
                "a line is an actor, a space and an action",
                line,
            ));
        };
        let actor = actor.parse()?;
        Ok(match action {
            UNDO => Entry::Undo { actor },
            _ => Entry::Act {
                actor,
                action: action.parse()?,
            },
        })
    }
}

/// The first line of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Header<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// The version of the rules that it was begun with.
    pub version: u16,
    /// Seats and variant, still as text.
    pub setup: &'a str,
}

impl<'a> Header<'a> {
    /// Reads `azul/1 seats=2 wall=coloured`.
    ///
    /// # Errors
    /// When there is no name and version.
    pub fn parse(line: &'a str) -> Result<Header<'a>, ParseError> {
        let (title, setup) = line.split_once(' ').unwrap_or((line, ""));
        title
            .split_once('/')
            .and_then(|(game, version)| {
                let version = version.parse().ok()?;
                Some(Header {
                    game,
                    version,
                    setup,
                })
            })
            .ok_or_else(|| {
                let expected = "a record begins with game/version, like azul/1 seats=2";
                ParseError::new(expected, line)
            })
    }
}

impl fmt::Display for Header<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{} {}", self.game, self.version, self.setup)
    }
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
    /// The rule that forbids the action of this line, if that is what is wrong.
    pub refusal: Option<Refusal>,
}

impl RecordError {
    pub(crate) fn new(line: usize, reason: impl fmt::Display) -> RecordError {
        RecordError {
            line,
            reason: reason.to_string(),
            refusal: None,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for RecordError {}

/// Nobody can play another game here, or rules that were written later.
pub(crate) fn check_rules<G: Game>(game: &str, rules: u16) -> Result<(), ParseError> {
    let (own, newest) = (G::NAME, G::RULES_VERSION);
    if game == own && (1..=newest).contains(&rules) {
        return Ok(());
    }
    let mut expected = match newest {
        1 => format!("this plays {own}/1 only"),
        _ => format!("this plays {own}/1 to {own}/{newest} only"),
    };
    if game == own && rules > newest {
        expected.push_str(", and newer rules need a newer program");
    }
    Err(ParseError::new(expected, &format!("{game}/{rules}")))
}

/// The number of the header line, the header, and the lines after it, each with its number.
pub(crate) fn split(
    text: &str,
) -> Result<(usize, Header<'_>, impl Iterator<Item = (usize, &str)>), RecordError> {
    if text.len() > MAX_RECORD_BYTES {
        let reason = format!("a record has at most {MAX_RECORD_BYTES} bytes");
        return Err(RecordError::new(1, reason));
    }
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(at, line)| (at + 1, line.trim_end()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let Some((number, first)) = lines.next() else {
        return Err(RecordError::new(1, "the record is empty"));
    };
    let header = Header::parse(first).map_err(|error| RecordError::new(number, error))?;
    Ok((number, header, lines))
}
