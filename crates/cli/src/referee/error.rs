//! What goes wrong, with a code for programs and a sentence for people.

use std::fmt::Display;

use serde_json::{Value, json};
use tessera_engine::{MAX_RECORD_BYTES, ParseError, RecordError, Refusal, Seat};

/// An answer that changes nothing.
pub(super) struct RefereeError(Value);

impl RefereeError {
    pub(super) fn into_json(self) -> Value {
        self.0
    }

    fn new(code: &str, message: &dyn Display) -> RefereeError {
        RefereeError(json!({ "error": code, "message": message.to_string() }))
    }

    fn with(mut self, name: &str, value: Value) -> RefereeError {
        self.0[name] = value;
        self
    }

    pub(super) fn unknown_command(command: &str) -> RefereeError {
        let expected = "the commands are new, legal, play, chance, state, view, record, load, \
                        undo and quit";
        RefereeError::new("unknown-command", &ParseError::new(expected, command))
    }

    pub(super) fn usage(usage: &str) -> RefereeError {
        RefereeError::new("usage", &format!("the command is written: {usage}"))
    }

    pub(super) fn unknown_game(error: &ParseError) -> RefereeError {
        RefereeError::new("unknown-game", error)
    }

    pub(super) fn bad_setup(error: &ParseError) -> RefereeError {
        RefereeError::new("bad-setup", error)
    }

    pub(super) fn bad_seed(text: &str) -> RefereeError {
        let expected = format!("a seed is a number from 0 to {}", u64::MAX);
        RefereeError::new("bad-seed", &ParseError::new(expected, text))
    }

    pub(super) fn bad_actor(error: &ParseError) -> RefereeError {
        RefereeError::new("bad-actor", error)
    }

    pub(super) fn bad_viewer(error: &ParseError) -> RefereeError {
        RefereeError::new("bad-viewer", error)
    }

    pub(super) fn no_such_seat(seat: Seat, n_seats: u8) -> RefereeError {
        RefereeError::new(
            "no-such-seat",
            &format!("there is no seat {seat} among {n_seats}"),
        )
    }

    pub(super) fn bad_action(error: &ParseError) -> RefereeError {
        RefereeError::new("bad-action", error)
    }

    pub(super) fn refused(refusal: &Refusal) -> RefereeError {
        RefereeError::new("refused", refusal).with("refusal", json!(refusal))
    }

    pub(super) fn not_chance() -> RefereeError {
        RefereeError::new("not-chance", &"it is not chance's turn")
    }

    pub(super) fn nothing_to_undo() -> RefereeError {
        RefereeError::new("nothing-to-undo", &"nothing has happened yet")
    }

    pub(super) fn no_game() -> RefereeError {
        RefereeError::new("no-game", &"there is no game yet: begin with new or load")
    }

    pub(super) fn bad_record(error: &RecordError) -> RefereeError {
        let failure = RefereeError::new("bad-record", error).with("line", json!(error.line));
        match &error.refusal {
            Some(refusal) => failure.with("refusal", json!(refusal)),
            None => failure,
        }
    }

    pub(super) fn record_too_long() -> RefereeError {
        let message = format!("a record has at most {MAX_RECORD_BYTES} bytes");
        RefereeError::new("too-long", &message)
    }

    pub(super) fn record_without_end() -> RefereeError {
        let message = "the input ended before the line with a dot that ends a record";
        RefereeError::new("bad-record", &message)
    }

    pub(super) fn line_too_long(max_bytes: usize) -> RefereeError {
        RefereeError::new("too-long", &format!("a line has at most {max_bytes} bytes"))
    }

    pub(super) fn not_text() -> RefereeError {
        RefereeError::new("not-utf8", &"the line is not UTF-8")
    }
}
