//! What a table has agreed on beside the setup of its game.

use serde::{Deserialize, Serialize};
use tessera_engine::Seat;

use crate::fair::SCHEME;

/// What a table has agreed on. It is kept as one text, so that a later version may add to it; what
/// an older table did not say is as it was then.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// How draws follow from the seed; see [`crate::fair::Key`].
    pub scheme: u8,
    /// What people added to the seed, by seat; empty where nobody did, or has not revealed it.
    pub contributions: Vec<String>,
    /// The hashes of these texts, which were told before; empty where there is none.
    pub seals: Vec<String>,
    /// Whether the seals are being opened, or were: no seat and no seal changes any more.
    pub is_revealing: bool,
    /// So many first entries were taken over from another game.
    pub n_given: usize,
    /// The time to decide, if it is limited.
    pub clock: Option<Clock>,
}

impl Terms {
    /// The same for a new table of the same people.
    #[must_use]
    pub fn afresh(&self) -> Terms {
        Terms {
            scheme: SCHEME,
            clock: self.clock.as_ref().map(|clock| Clock {
                left: Vec::new(),
                running: None,
                ..clock.clone()
            }),
            ..Terms::default()
        }
    }

    /// Somebody at this seat seals a text, or takes it back with an empty seal.
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
    /// The level of the program that plays for somebody whose time is up.
    pub stand_in: u8,
    /// What each seat has left, in milliseconds, without the decision under way.
    #[serde(default)]
    pub left: Vec<u64>,
    /// The decision under way.
    #[serde(default)]
    pub running: Option<Running>,
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

/// Somebody decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Running {
    /// Who.
    pub seat: u8,
    /// Since when, in milliseconds of the service.
    pub since: u64,
}
