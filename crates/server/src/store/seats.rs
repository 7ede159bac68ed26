//! Who has a seat of a table.

use serde::{Deserialize, Serialize};

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatRow {
    /// Nobody yet.
    Open,
    /// A person, or a second one at the same screen.
    Person {
        /// The id of the person who acts for it; empty when they have been deleted.
        #[serde(rename = "player")]
        person: String,
        /// The name at this table.
        name: String,
        /// The level of the AI that plays for the person for a while.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stand_in: Option<u8>,
        /// The entry that the table waited for when the person left on purpose or was deleted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left_at: Option<usize>,
    },
    /// The AI.
    Ai {
        /// From 1 to 6.
        level: u8,
    },
}

impl SeatRow {
    /// A person who sits down.
    #[must_use]
    pub fn taken_by(person: &str, name: &str) -> SeatRow {
        SeatRow::Person {
            person: person.to_owned(),
            name: name.to_owned(),
            stand_in: None,
            left_at: None,
        }
    }

    /// The person whose seat it is, even while the AI plays for them.
    #[must_use]
    pub fn person(&self) -> Option<&str> {
        match self {
            SeatRow::Person { person, .. } => Some(person.as_str()).filter(|id| !id.is_empty()),
            SeatRow::Open | SeatRow::Ai { .. } => None,
        }
    }

    /// The name of the person whose seat it is.
    #[must_use]
    pub fn person_name(&self) -> Option<&str> {
        match self {
            SeatRow::Person { name, .. } => Some(name),
            SeatRow::Open | SeatRow::Ai { .. } => None,
        }
    }

    /// Since which entry the person is not at the table any more, because they wanted it so.
    #[must_use]
    pub fn left_at(&self) -> Option<usize> {
        match self {
            SeatRow::Person { left_at, .. } => *left_at,
            SeatRow::Open | SeatRow::Ai { .. } => None,
        }
    }

    /// The AI plays for the person from now on, or no longer.
    pub fn set_stand_in(&mut self, level: Option<u8>) {
        if let SeatRow::Person { stand_in, .. } = self {
            *stand_in = level;
        }
    }

    /// The person has left on purpose, or is back.
    pub fn set_left(&mut self, at: Option<usize>) {
        if let SeatRow::Person { left_at, .. } = self {
            *left_at = at;
        }
    }

    /// The level of the AI, if it decides here.
    #[must_use]
    pub fn level(&self) -> Option<u8> {
        match self {
            SeatRow::Open => None,
            SeatRow::Person { stand_in, .. } => *stand_in,
            SeatRow::Ai { level } => Some(*level),
        }
    }
}
