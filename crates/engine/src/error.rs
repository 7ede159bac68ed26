//! The first of the two errors: text that says nothing. The second is [`crate::Refusal`].

use std::fmt;

/// How much of a wrong text an error repeats.
const MAX_SHOWN: usize = 40;

/// Text that is not an action, a setup or a record, whatever the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    expected: String,
    found: String,
}

impl ParseError {
    /// Says what was expected ("a seat is a number from 0 to 4") and what stood there instead.
    #[must_use]
    pub fn new(expected: impl Into<String>, found: &str) -> ParseError {
        let mut shown: String = found.chars().take(MAX_SHOWN).collect();
        if shown.len() < found.len() {
            shown.push('…');
        }
        ParseError {
            expected: expected.into(),
            found: shown,
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Debug escapes control characters, so that a hostile file cannot write to a terminal.
        write!(f, "{}; found {:?}", self.expected, self.found)
    }
}

impl std::error::Error for ParseError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_little_and_escapes_it() {
        let error = ParseError::new("a seat", &"\u{1b}é".repeat(100));
        let message = error.to_string();
        assert!(message.starts_with("a seat; found \"\\u{1b}é"), "{message}");
        assert!(message.contains('…') && message.len() < 400, "{message}");
        assert!(!message.contains('\u{1b}'));
    }
}
