//! What a table has agreed on beside the setup of its game.

use serde::{Deserialize, Serialize};
use tessera_engine::Seat;

use crate::fair::SCHEME;

/// What a table has agreed on. It is kept as one text, so that a later version may add to it; what
/// an older table did not say is as it was then.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TableSettings {
    /// How draws follow from the seed; see [`crate::fair::Key`].
    pub scheme: u8,
    /// What people added to the seed, by seat; empty where nobody did, or has not revealed it.
    pub contributions: Vec<String>,
    /// The hashes of these texts, which were told before; empty where there is none.
    pub seals: Vec<String>,
    /// Whether the seals are being opened, or were: no seat and no seal changes any more.
    pub is_revealing: bool,
    /// How many first entries were taken over from another game.
    pub n_given: usize,
    /// The time to decide, if it is limited.
    pub clock: Option<Clock>,
    /// Entries with smaller numbers may be of the AI in a person's place: between people nobody
    /// takes those back alone.
    #[serde(skip_serializing_if = "is_zero")]
    pub stood_in: usize,
    /// How many hints each seat has had, since all have agreed to them. Nothing is kept about the
    /// hints of a person who plays with nobody but the AI.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hints: Option<Vec<u16>>,
    /// What the board is called that a person has drawn and the setup carries; empty without one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub own_board: String,
    /// How many games in a row the person who plays the AI had lost against its level before this one.
    #[serde(skip_serializing_if = "is_zero")]
    pub n_defeats: usize,
    /// The seats that gave up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub resigned: Vec<u8>,
}

impl TableSettings {
    /// The settings for a new table of the same people.
    #[must_use]
    pub fn afresh(&self) -> TableSettings {
        TableSettings {
            scheme: SCHEME,
            clock: (self.clock.as_ref()).map(|clock| Clock::new(clock.pace, clock.stand_in)),
            own_board: self.own_board.clone(),
            ..TableSettings::default()
        }
    }

    /// The person at this seat seals a text, or takes it back with an empty seal.
    pub fn seal(&mut self, seat: Seat, seal: String) {
        if self.seals.len() <= seat.index() {
            self.seals.resize(seat.index() + 1, String::new());
        }
        self.seals[seat.index()] = seal;
    }
}

/// The clock of a table. Its times are of the service: see [`crate::time`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// How much time there is.
    pub pace: Pace,
    /// The level of the AI that plays for a person whose time is up.
    pub stand_in: u8,
    /// What each seat has left, in milliseconds, without the decision under way.
    #[serde(default)]
    pub left: Vec<u64>,
    /// The decision under way.
    #[serde(default)]
    pub running: Option<Running>,
    /// A person's decision that the AI is to make. A person who takes it back pays for the time since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handed: Option<Running>,
    /// Decisions with fewer actions before them have been asked for already: they bring no lag.
    #[serde(default)]
    pub n_asked: usize,
    /// Turns that began with fewer actions before them bring no more time when they end.
    #[serde(default)]
    pub n_paid: usize,
    /// The seats that have had a little time after theirs was up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub returned: Vec<u8>,
    /// What is left of the days of the last decisions, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub days: Vec<DaysLeft>,
}

impl Clock {
    /// A clock before the first decision.
    #[must_use]
    pub fn new(pace: Pace, stand_in: u8) -> Clock {
        Clock {
            pace,
            stand_in,
            left: Vec::new(),
            running: None,
            handed: None,
            n_asked: 0,
            n_paid: 0,
            returned: Vec::new(),
            days: Vec::new(),
        }
    }
}

/// What is left of the days of one decision, should it come back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DaysLeft {
    /// How many actions stand before it.
    pub at: usize,
    /// The seat that decides.
    pub seat: u8,
    /// Milliseconds.
    pub left: u64,
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Minutes for the game, and seconds more for every turn.
    Live {
        /// Minutes for the whole game.
        minutes: u16,
        /// Seconds that every turn adds.
        increment: u16,
    },
    /// Days for every turn.
    Days {
        /// How many.
        days: u16,
    },
}

/// A decision under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Running {
    /// The seat that decides.
    pub seat: u8,
    /// Since when, in milliseconds of the service.
    pub since: u64,
    /// How many actions stood before the decision that it began with.
    #[serde(default)]
    pub at: usize,
    /// How many milliseconds of it do not count.
    #[serde(default = "usual_lag")]
    pub lag: u64,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// What the way to the server and back may take, in milliseconds: once in every turn it does not
/// count.
pub(crate) const LAG: u64 = 500;

fn usual_lag() -> u64 {
    LAG
}
