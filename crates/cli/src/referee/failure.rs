//! What goes wrong, with a code for programs and a sentence for people.

use std::fmt::Display;

use serde_json::{Value, json};
use tessera_engine::{MAX_RECORD_BYTES, ParseError, RecordError, Refusal, Seat};

/// An answer that changes nothing.
pub(super) struct Failure(Value);

impl Failure {
    pub(super) fn into_json(self) -> Value {
        self.0
    }

    fn new(code: &str, message: &dyn Display) -> Failure {
        Failure(json!({ "error": code, "message": message.to_string() }))
    }

    fn with(mut self, name: &str, value: Value) -> Failure {
        self.0[name] = value;
        self
    }

    pub(super) fn unknown_command(command: &str) -> Failure {
        let expected = "the commands are new, legal, play, chance, state, view, record, load, \
                        undo and quit";
        Failure::new("unknown-command", &ParseError::new(expected, command))
    }

    pub(super) fn usage(usage: &str) -> Failure {
        Failure::new("usage", &format!("the command is written: {usage}"))
    }

    pub(super) fn unknown_game(error: &ParseError) -> Failure {
        Failure::new("unknown-game", error)
    }

    pub(super) fn bad_setup(error: &ParseError) -> Failure {
        Failure::new("bad-setup", error)
    }

    pub(super) fn bad_seed(text: &str) -> Failure {
        let expected = format!("a seed is a number from 0 to {}", u64::MAX);
        Failure::new("bad-seed", &ParseError::new(expected, text))
    }

    pub(super) fn bad_actor(error: &ParseError) -> Failure {
        Failure::new("bad-actor", error)
    }

    pub(super) fn bad_viewer(error: &ParseError) -> Failure {
        Failure::new("bad-viewer", error)
    }

    pub(super) fn no_such_seat(seat: Seat, n_seats: u8) -> Failure {
        Failure::new(
            "no-such-seat",
            &format!("there is no seat {seat} among {n_seats}"),
        )
    }

    pub(super) fn bad_action(error: &ParseError) -> Failure {
        Failure::new("bad-action", error)
    }

    pub(super) fn refused(refusal: &Refusal) -> Failure {
        Failure::new("refused", refusal).with("refusal", json!(refusal))
    }

    pub(super) fn not_chance() -> Failure {
        Failure::new("not-chance", &"it is not chance's turn")
    }

    pub(super) fn nothing_to_undo() -> Failure {
        Failure::new("nothing-to-undo", &"nothing has happened yet")
    }

    pub(super) fn no_game() -> Failure {
        Failure::new("no-game", &"there is no game yet: begin with new or load")
    }

    pub(super) fn bad_record(error: &RecordError) -> Failure {
        let failure = Failure::new("bad-record", error).with("line", json!(error.line));
        match &error.refusal {
            Some(refusal) => failure.with("refusal", json!(refusal)),
            None => failure,
        }
    }

    pub(super) fn record_too_long() -> Failure {
        let message = format!("a record has at most {MAX_RECORD_BYTES} bytes");
        Failure::new("too-long", &message)
    }

    pub(super) fn record_without_end() -> Failure {
        let message = "the input ended before the line with a dot that ends a record";
        Failure::new("bad-record", &message)
    }

    pub(super) fn line_too_long(max_bytes: usize) -> Failure {
        Failure::new("too-long", &format!("a line has at most {max_bytes} bytes"))
    }

    pub(super) fn not_text() -> Failure {
        Failure::new("not-utf8", &"the line is not UTF-8")
    }
}
