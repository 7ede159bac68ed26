//! Seats, actors and viewers.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::ParseError;

/// The most seats any game has.
pub const MAX_SEATS: usize = 5;

/// A player's place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// When no game has that many seats.
    #[must_use]
    pub const fn new(number: u8) -> Seat {
        assert!((number as usize) < MAX_SEATS);
        Seat(number)
    }

    /// All seats of a table with `n_seats`, in turn order from seat 0.
    pub fn all(n_seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n_seats).map(Seat::new)
    }

    /// The number of the seat.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the seat, to look things up by.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table with `n_seats`.
    #[must_use]
    pub const fn next(self, n_seats: u8) -> Seat {
        if self.0 + 1 < n_seats {
            Seat(self.0 + 1)
        } else {
            Seat(0)
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Seat, ParseError> {
        match text.as_bytes() {
            [digit @ b'0'..=b'4'] => Ok(Seat(digit - b'0')),
            _ => Err(ParseError::new("a seat is a number from 0 to 4", text)),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// What performs an action: a player, or chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Actor {
    /// Bags, decks and the draw of the start player. Written `*`.
    Chance,
    /// A player. Written as the seat's number.
    Seat(Seat),
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Chance => f.write_str("*"),
            Actor::Seat(seat) => seat.fmt(f),
        }
    }
}

impl FromStr for Actor {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Actor, ParseError> {
        match text {
            "*" => Ok(Actor::Chance),
            _ => text
                .parse()
                .map(Actor::Seat)
                .map_err(|_| ParseError::new("an actor is a seat number or * for chance", text)),
        }
    }
}

/// What looks at a position: a player, a spectator or the referee.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// A player: what is public and what this seat has seen.
    Seat(Seat),
    /// A person without a seat: only what is public.
    Spectator,
    /// Sees everything. For tools, and for games that are over.
    Referee,
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::Referee => f.write_str("referee"),
        }
    }
}

impl FromStr for Viewer {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Viewer, ParseError> {
        match text {
            "spectator" => Ok(Viewer::Spectator),
            "referee" => Ok(Viewer::Referee),
            _ => text
                .parse()
                .map(Viewer::Seat)
                .map_err(|_| ParseError::new("a viewer is a seat number or spectator", text)),
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
