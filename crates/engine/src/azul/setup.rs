//! What is agreed before the game: seats and the side of the boards.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::ParseError;

/// Number of seats and side of the boards, written `seats=2 wall=coloured`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Setup {
    /// 2, 3 or 4 (AZ-2.1).
    pub seats: u8,
    /// The side that all use (AZ-2.2).
    pub wall: WallSide,
}

/// A side of the player boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum WallSide {
    /// Every space of the wall has its colour (AZ-1.3).
    Coloured,
    /// The player chooses the column (AZ-8).
    Grey,
}

/// The fewest players.
pub const MIN_SEATS: u8 = 2;
/// The most players.
pub const MAX_SEATS: u8 = 4;

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            seats: MIN_SEATS,
            wall: WallSide::Coloured,
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wall = match self.wall {
            WallSide::Coloured => "coloured",
            WallSide::Grey => "grey",
        };
        write!(f, "seats={} wall={wall}", self.seats)
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    /// Every option may be left out, and stands once at most.
    fn from_str(text: &str) -> Result<Setup, ParseError> {
        let mut setup = Setup::default();
        let mut seen = [false; 2];
        for option in text.split_whitespace() {
            let place = match option.split_once('=') {
                Some(("seats", value)) => {
                    setup.seats = match value {
                        "2" => 2,
                        "3" => 3,
                        "4" => 4,
                        _ => return Err(ParseError::new("seats is 2, 3 or 4", value)),
                    };
                    0
                }
                Some(("wall", value)) => {
                    setup.wall = match value {
                        "coloured" => WallSide::Coloured,
                        "grey" => WallSide::Grey,
                        _ => return Err(ParseError::new("wall is coloured or grey", value)),
                    };
                    1
                }
                _ => {
                    let expected = "the options of azul are seats=2..4 and wall=coloured|grey";
                    return Err(ParseError::new(expected, option));
                }
            };
            if std::mem::replace(&mut seen[place], true) {
                return Err(ParseError::new("an option stands only once", option));
            }
        }
        Ok(setup)
    }
}
