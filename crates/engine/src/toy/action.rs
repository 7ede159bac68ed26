//! What happens in the toy, and how it is written: `d4` deals, `b3` bets.

use std::fmt;
use std::str::FromStr;

use crate::ParseError;

/// One step of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance deals a card to the first seat that has none (TO-1.1).
    Deal(u8),
    /// The seat bets this much (TO-1.2).
    Bet(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Deal(card) => write!(f, "d{card}"),
            Action::Bet(bet) => write!(f, "b{bet}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        match text.as_bytes() {
            [b'd', card @ b'0'..=b'9'] => Ok(Action::Deal(card - b'0')),
            [b'b', bet @ b'0'..=b'9'] => Ok(Action::Bet(bet - b'0')),
            _ => Err(ParseError::new("d1 or b1", text)),
        }
    }
}
