//! What changes a position, and how it is written.

use std::fmt;
use std::str::FromStr;

use super::material::{Colour, Motif, N_SPACES, SIDE, Stones};
use crate::{ParseError, Seat};

/// Everything that changes a position. The first three are outcomes of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance: this seat starts (CA-2.2). Written `start1`.
    Start(Seat),
    /// Chance: these stones lie on this space (CA-2.3). Written `ring2:byy`.
    Ring {
        /// Which space.
        space: u8,
        /// One more than the number of the space.
        stones: Stones,
    },
    /// Chance: this tile is turned up (CA-2.5, CA-4.6, CA-6.3). Written `up:yT`.
    TurnUp {
        /// From which stack.
        colour: Colour,
        /// What is on it.
        motif: Motif,
    },
    /// Step A: declare the colour and the number of stones on the space, and move one stone of
    /// that colour (CA-3.2). Written `d3y`.
    Declare {
        /// From which space.
        space: u8,
        /// A stone of which colour.
        colour: Colour,
    },
    /// Step A without a declaration, when none is possible: a stone moves and the turn is over
    /// (CA-3.7). Written `e3y`.
    Empty {
        /// From which space.
        space: u8,
        /// A stone of which colour.
        colour: Colour,
    },
    /// Pay a bonus tile to move a stone before step A (CA-6.1). Written `m3y`.
    Move {
        /// From which space.
        space: u8,
        /// A stone of which colour.
        colour: Colour,
    },
    /// Pay a bonus tile for new open tiles of the declared colour (CA-6.2). Written `refresh`.
    Refresh,
    /// Step B: put an open tile of the declared colour on a square (CA-4.1). Written `T13`.
    Place {
        /// What is on the tile.
        motif: Motif,
        /// The row of the square.
        row: u8,
        /// The column of the square.
        column: u8,
    },
}

const _: () = assert!(size_of::<Action>() <= 8);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Start(seat) => write!(f, "start{seat}"),
            Action::Ring { space, stones } => write!(f, "ring{space}:{stones}"),
            Action::TurnUp { colour, motif } => {
                write!(f, "up:{}{}", colour.letter(), motif.letter())
            }
            Action::Declare { space, colour } => write!(f, "d{space}{}", colour.letter()),
            Action::Empty { space, colour } => write!(f, "e{space}{}", colour.letter()),
            Action::Move { space, colour } => write!(f, "m{space}{}", colour.letter()),
            Action::Refresh => f.write_str("refresh"),
            Action::Place { motif, row, column } => {
                write!(f, "{}{row}{column}", motif.letter())
            }
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let action = if text == "refresh" {
            Some(Action::Refresh)
        } else if let Some(seat) = text.strip_prefix("start") {
            seat.parse().ok().map(Action::Start)
        } else if let Some(ring) = text.strip_prefix("ring") {
            parse_ring(ring)
        } else if let Some(tile) = text.strip_prefix("up:") {
            parse_turn_up(tile)
        } else if text.starts_with(['d', 'e', 'm']) {
            parse_stone(text)
        } else {
            parse_place(text)
        };
        action.ok_or_else(|| {
            let expected = "an action is like d3y, e3y, m3y, refresh or T13, \
                or start0, ring2:byy or up:yT for chance";
            ParseError::new(expected, text)
        })
    }
}

fn parse_ring(text: &str) -> Option<Action> {
    let (space, stones) = text.split_once(':')?;
    let stones = Stones::from_letters(stones).filter(|stones| !stones.is_empty())?;
    Some(Action::Ring {
        space: parse_number(space.chars().next(), N_SPACES).filter(|_| space.len() == 1)?,
        stones,
    })
}

fn parse_turn_up(text: &str) -> Option<Action> {
    let mut letters = text.chars();
    let colour = Colour::from_letter(letters.next()?)?;
    let motif = Motif::from_letter(letters.next()?)?;
    let is_all = letters.next().is_none();
    is_all.then_some(Action::TurnUp { colour, motif })
}

fn parse_stone(text: &str) -> Option<Action> {
    let mut letters = text.chars();
    let kind = letters.next()?;
    let space = parse_number(letters.next(), N_SPACES)?;
    let colour = Colour::from_letter(letters.next()?)?;
    if letters.next().is_some() {
        return None;
    }
    match kind {
        'd' => Some(Action::Declare { space, colour }),
        'e' => Some(Action::Empty { space, colour }),
        'm' => Some(Action::Move { space, colour }),
        _ => None,
    }
}

fn parse_place(text: &str) -> Option<Action> {
    let mut letters = text.chars();
    let motif = Motif::from_letter(letters.next()?)?;
    let row = parse_number(letters.next(), SIDE)?;
    let column = parse_number(letters.next(), SIDE)?;
    let is_all = letters.next().is_none();
    is_all.then_some(Action::Place { motif, row, column })
}

/// One digit below `end`.
fn parse_number(letter: Option<char>, end: u8) -> Option<u8> {
    let number = letter?.to_digit(10)? as u8;
    (number < end).then_some(number)
}
