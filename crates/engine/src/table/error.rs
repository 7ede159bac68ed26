//! Why a table refuses.

use std::fmt;

use super::MAX_UNDOS;
use crate::{ParseError, Refusal};

/// Why [`Table::act`](crate::Table::act) did nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActError {
    /// The table has moved on: the actor saw an older position.
    Stale {
        /// The sequence number that the table waits for.
        seq: usize,
    },
    /// The text is not an action.
    Parse(ParseError),
    /// The rules forbid the action.
    Refused(Refusal),
}

/// Why nothing was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoError {
    /// The table has moved on.
    Stale {
        /// The sequence number that the table waits for.
        seq: usize,
    },
    /// Nothing has happened yet.
    Nothing,
    /// The last action was another player's, or chance's: what was revealed stays revealed.
    NotYours,
    /// Another player is to act since then.
    TurnPassed,
    /// [`MAX_UNDOS`] is reached.
    TooMany,
}

/// Why an entry of a log is not legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EnterError {
    /// The rules forbid the action.
    Refused(Refusal),
    /// There is nothing of this actor's to take back.
    Undo(UndoError),
}

impl fmt::Display for EnterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EnterError::Refused(refusal) => refusal.fmt(f),
            EnterError::Undo(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for ActError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActError::Stale { seq } => write!(f, "the table is at entry {seq} by now"),
            ActError::Parse(error) => error.fmt(f),
            ActError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UndoError::Stale { seq } => write!(f, "the table is at entry {seq} by now"),
            UndoError::Nothing => f.write_str("there is nothing to take back"),
            UndoError::NotYours => f.write_str("the last action was not this actor's"),
            UndoError::TurnPassed => f.write_str("another player is to act since then"),
            UndoError::TooMany => write!(f, "a table takes back {MAX_UNDOS} actions at most"),
        }
    }
}

impl std::error::Error for EnterError {}
impl std::error::Error for ActError {}
impl std::error::Error for UndoError {}
