//! How a bot loses a game without playing it to the end.

use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

use tessera_engine::{ParseError, Refusal};

use super::process::MAX_ANSWER_BYTES;

/// What a bot did wrong.
#[derive(Debug)]
pub(in crate::arena) enum Failure {
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

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::NotStarted(reason) => write!(f, "it could not be started: {reason}"),
            Failure::Ended(status) => write!(f, "it ended before it decided ({status})"),
            Failure::Closed => f.write_str("it closed its output before it decided"),
            Failure::TooLate(limit) => write!(f, "it did not answer within {limit:?}"),
            Failure::TooLong => write!(f, "its answer is longer than {MAX_ANSWER_BYTES} bytes"),
            Failure::NotText => f.write_str("its answer is not UTF-8"),
            Failure::NoAnswer(line) => {
                write!(f, "its answer is not like {{\"action\":\"…\"}}: {line}")
            }
            Failure::NoAction(error) => write!(f, "its answer is no action: {error}"),
            Failure::Illegal(action, refusal) => {
                write!(f, "its action {action} is illegal: {refusal}")
            }
        }
    }
}
