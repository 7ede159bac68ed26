//! What is agreed before the game: the number of seats.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::ParseError;

/// Number of seats, written `seats=2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Setup {
    /// 2, 3 or 4 (PI-2.1).
    pub seats: u8,
}

/// The fewest players.
pub const MIN_SEATS: u8 = 2;
/// The most players.
pub const MAX_SEATS: u8 = 4;

impl Default for Setup {
    fn default() -> Setup {
        Setup { seats: MIN_SEATS }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats={}", self.seats)
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    /// The option may be left out, and stands once at most.
    fn from_str(text: &str) -> Result<Setup, ParseError> {
        let mut setup = Setup::default();
        for (at, option) in text.split_whitespace().enumerate() {
            let Some(("seats", value)) = option.split_once('=') else {
                return Err(ParseError::new(
                    "the option of piazza is seats=2..4",
                    option,
                ));
            };
            if at > 0 {
                return Err(ParseError::new("an option stands only once", option));
            }
            setup.seats = match value {
                "2" => 2,
                "3" => 3,
                "4" => 4,
                _ => return Err(ParseError::new("seats is 2, 3 or 4", value)),
            };
        }
        Ok(setup)
    }
}
