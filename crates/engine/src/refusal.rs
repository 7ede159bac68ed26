//! The second of the two errors: an action that the rules forbid in this position.

use std::fmt;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::Seat;

/// Why an action is forbidden: the clause of `docs/rules` that forbids it, and the facts a
/// sentence about it needs. [`fmt::Display`] says it in English; a page says it in the player's
/// language by [`Refusal::code`].
///
/// ```
/// use tessera_engine::azul::Azul;
/// use tessera_engine::{Actor, Game, Seat};
///
/// let position = Azul::new(&"seats=2".parse()?, Azul::RULES_VERSION);
/// let refusal = position.refusal(Actor::Seat(Seat::new(0)), "2b3".parse()?);
/// let refusal = refusal.expect("nothing is dealt yet");
/// assert_eq!((refusal.clause(), refusal.code()), ("AZ-2.3", "not-dealt"));
/// assert!(refusal.to_string().starts_with("Wait until"));
/// # Ok::<(), tessera_engine::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    clause: &'static str,
    code: &'static str,
    english: &'static str,
    params: Vec<(&'static str, Value)>,
}

/// A fact in a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// A count, or the number of a row, a line or a factory.
    Number(u8),
    /// A word of the game, such as a colour: a key to translate.
    Word(&'static str),
}

impl Refusal {
    /// A refusal by `clause` ("AZ-4.2"). `code` names the sentence ("line-colour"); `english` is
    /// that sentence with `{name}` where a parameter goes.
    #[must_use]
    pub fn new(clause: &'static str, code: &'static str, english: &'static str) -> Refusal {
        Refusal {
            clause,
            code,
            english,
            params: Vec::new(),
        }
    }

    /// Adds a fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Refusal {
        self.params.push((name, value.into()));
        self
    }

    /// The clause that forbids the action, as in `docs/rules`.
    #[must_use]
    pub fn clause(&self) -> &'static str {
        self.clause
    }

    /// The stable name of the sentence.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// The facts that the sentence needs.
    #[must_use]
    pub fn params(&self) -> &[(&'static str, Value)] {
        &self.params
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.english;
        while let Some((before, (name, after))) = rest
            .split_once('{')
            .and_then(|(before, tail)| Some((before, tail.split_once('}')?)))
        {
            f.write_str(before)?;
            match self.params.iter().find(|(param, _)| *param == name) {
                Some((_, value)) => value.fmt(f)?,
                None => unreachable!("{} has no parameter {name}", self.code),
            }
            rest = after;
        }
        write!(f, "{rest} ({})", self.clause)
    }
}

impl std::error::Error for Refusal {}

impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("clause", self.clause)?;
        map.serialize_entry("code", self.code)?;
        map.serialize_entry("params", &Params(self.params()))?;
        map.end()
    }
}

struct Params<'a>(&'a [(&'static str, Value)]);

impl Serialize for Params<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => number.fmt(f),
            Value::Word(word) => f.write_str(word),
        }
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Number(number) => serializer.serialize_u8(*number),
            Value::Word(word) => serializer.serialize_str(word),
        }
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Value {
        Value::Number(number)
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Value {
        Value::Number(seat.number())
    }
}

impl From<&'static str> for Value {
    fn from(word: &'static str) -> Value {
        Value::Word(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_the_sentence_and_the_clause() {
        let refusal = Refusal::new("AZ-4.3", "line-full", "Line {line} is full of {colour}.")
            .with("line", 3)
            .with("colour", "blue");
        assert_eq!(refusal.to_string(), "Line 3 is full of blue. (AZ-4.3)");
        assert_eq!(
            serde_json::to_string(&refusal).unwrap(),
            r#"{"clause":"AZ-4.3","code":"line-full","params":{"line":3,"colour":"blue"}}"#
        );
    }
}
