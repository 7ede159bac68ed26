//! What is agreed before the game: seats, and where the actions lie in the city.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::material::Act;
use crate::ParseError;

/// Seats and city, written `seats=3 layout=random centre=build`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Setup {
    /// 3, 4 or 5 (KA-2.1).
    pub seats: u8,
    /// How the eight action tiles are laid (KA-2.3).
    pub layout: Layout,
    /// The action printed in the centre of the city (KA-1.3).
    pub centre: Act,
}

/// How the eight action tiles are laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// At random.
    Random,
    /// As ruled for a first game (KA-2.4).
    First,
}

/// The fewest players.
pub const MIN_SEATS: u8 = 3;
/// The most players.
pub const MAX_SEATS: u8 = 5;

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            seats: MIN_SEATS,
            layout: Layout::Random,
            centre: Act::Build,
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let layout = match self.layout {
            Layout::Random => "random",
            Layout::First => "first",
        };
        let centre = self.centre.name();
        write!(f, "seats={} layout={layout} centre={centre}", self.seats)
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    /// Every option may be left out, and stands once at most.
    fn from_str(text: &str) -> Result<Setup, ParseError> {
        let mut setup = Setup::default();
        let mut seen = [false; 3];
        for option in text.split_whitespace() {
            let place = match option.split_once('=') {
                Some(("seats", value)) => {
                    setup.seats = match value {
                        "3" => 3,
                        "4" => 4,
                        "5" => 5,
                        _ => return Err(ParseError::new("seats is 3, 4 or 5", value)),
                    };
                    0
                }
                Some(("layout", value)) => {
                    setup.layout = match value {
                        "random" => Layout::Random,
                        "first" => Layout::First,
                        _ => return Err(ParseError::new("layout is random or first", value)),
                    };
                    1
                }
                Some(("centre", value)) => {
                    setup.centre = Act::from_name(value)
                        .ok_or_else(|| ParseError::new("centre is one of the actions", value))?;
                    2
                }
                _ => {
                    let expected = "the options of calimala are seats=3..5, layout=random|first \
                        and centre=ACTION";
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
