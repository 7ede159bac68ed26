//! How a bot loses a game without playing it to the end.

use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

use tessera_engine::{ParseError, Refusal};

use super::process::MAX_ANSWER_BYTES;

/// What a bot did wrong.
#[derive(Debug)]
pub(in crate::arena) enum BotFailure {
    NotStarted(String),
    /// It ended instead of deciding.
    Ended(ExitStatus),
    /// It runs, but will never answer.
    Closed,
    TooLate(Duration),
    TooLong,
    NotText,
    /// Not a JSON object with an action: this.
    NoAnswer(String),
    NoAction(ParseError),
    /// This action is forbidden.
    Illegal(String, Refusal),
}

impl fmt::Display for BotFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotFailure::NotStarted(reason) => write!(f, "it could not be started: {reason}"),
            BotFailure::Ended(status) => write!(f, "it ended before it decided ({status})"),
            BotFailure::Closed => f.write_str("it closed its output before it decided"),
            BotFailure::TooLate(limit) => write!(f, "it did not answer within {limit:?}"),
            BotFailure::TooLong => write!(f, "its answer is longer than {MAX_ANSWER_BYTES} bytes"),
            BotFailure::NotText => f.write_str("its answer is not UTF-8"),
            BotFailure::NoAnswer(line) => {
                write!(f, "its answer is not like {{\"action\":\"…\"}}: {line}")
            }
            BotFailure::NoAction(error) => write!(f, "its answer is no action: {error}"),
            BotFailure::Illegal(action, refusal) => {
                write!(f, "its action {action} is illegal: {refusal}")
            }
        }
    }
}
