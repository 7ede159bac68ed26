//! The actions and how they are written.

use std::fmt;
use std::str::FromStr;

use super::cell::Cell;
use super::material::Card;
use crate::{ParseError, Seat};

/// Everything that changes a game of Piazza.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance: this seat starts (PI-2.5). Written `start1`.
    Start(Seat),
    /// Chance: the next start card (PI-2.4). Written `open:r3`.
    Open(Card),
    /// Chance: this seat draws this card (PI-2.6, PI-5.1). Written `draw0:b4`.
    Draw {
        /// The seat that draws.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// Lay a card of the hand on a cell (PI-3). Written `b4:1:-2`.
    Lay {
        /// Which card.
        card: Card,
        /// Where.
        cell: Cell,
    },
    /// Lay no second card (PI-3.1). Written `end`.
    End,
    /// Lay nothing, because nothing can be laid (PI-5.4). Written `pass`.
    Pass,
}

const _: () = assert!(size_of::<Action>() <= 8);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Start(seat) => write!(f, "start{seat}"),
            Action::Open(card) => write!(f, "open:{card}"),
            Action::Draw { seat, card } => write!(f, "draw{seat}:{card}"),
            Action::Lay { card, cell } => write!(f, "{card}:{cell}"),
            Action::End => f.write_str("end"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let action = if let Some(seat) = text.strip_prefix("start") {
            seat.parse().ok().map(Action::Start)
        } else if let Some(card) = text.strip_prefix("open:") {
            card.parse().ok().map(Action::Open)
        } else if let Some(draw) = text.strip_prefix("draw") {
            parse_draw(draw)
        } else {
            match text {
                "end" => Some(Action::End),
                "pass" => Some(Action::Pass),
                _ => parse_lay(text),
            }
        };
        action.ok_or_else(|| {
            let expected = "an action is like b4:1:-2 (from -6 to 7), end or pass, \
                            or start0, open:r3 or draw0:b4 for chance";
            ParseError::new(expected, text)
        })
    }
}

fn parse_draw(text: &str) -> Option<Action> {
    let (seat, card) = text.split_once(':')?;
    Some(Action::Draw {
        seat: seat.parse().ok()?,
        card: card.parse().ok()?,
    })
}

fn parse_lay(text: &str) -> Option<Action> {
    let (card, cell) = text.split_once(':')?;
    let (x, y) = cell.split_once(':')?;
    Some(Action::Lay {
        card: card.parse().ok()?,
        cell: Cell::checked(parse_coordinate(x)?, parse_coordinate(y)?)?,
    })
}

/// A digit, with a minus sign before it unless it is 0.
fn parse_coordinate(text: &str) -> Option<i8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some((digit - b'0') as i8),
        [b'-', digit @ b'1'..=b'9'] => Some(-((digit - b'0') as i8)),
        _ => None,
    }
}
