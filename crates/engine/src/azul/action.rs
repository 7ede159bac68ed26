//! The actions and how they are written.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::material::{Colour, MAX_FACTORIES, N_COLUMNS, N_ROWS, TILES_PER_FACTORY, Tiles};
use crate::{ParseError, Seat};

/// Everything that changes a game of Azul. All numbers count from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance: this seat starts (AZ-2.4). Written `start1`.
    Start(Seat),
    /// Chance: these tiles come onto this factory (AZ-2.3). Written `deal0:bbyr`.
    Deal {
        /// Which factory.
        factory: u8,
        /// What was drawn.
        tiles: Tiles,
    },
    /// Take all tiles of a colour and put them down (AZ-3, AZ-4). Written `2b3`, `ckf`.
    Take {
        /// Where the tiles come from.
        source: Source,
        /// Their colour.
        colour: Colour,
        /// Where they go.
        to: Destination,
    },
    /// Grey wall: move a tile of this full line to this column (AZ-8.1). Written `w13`.
    Tile {
        /// The pattern line, and so the row of the wall.
        row: u8,
        /// The column of the wall.
        column: u8,
    },
}

const _: () = assert!(size_of::<Action>() <= 8);

/// Where tiles are taken from: a factory (`0` … `8`) or the centre (`c`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Source(u8);

impl Source {
    /// The centre of the table.
    pub const CENTRE: Source = Source(MAX_FACTORIES as u8);

    /// A factory.
    ///
    /// # Panics
    /// When there is no such factory in any game.
    #[inline]
    #[must_use]
    pub const fn factory(number: u8) -> Source {
        assert!((number as usize) < MAX_FACTORIES);
        Source(number)
    }

    /// All factories in order, then the centre.
    pub const ALL: [Source; MAX_FACTORIES + 1] = {
        let mut all = [Source::CENTRE; MAX_FACTORIES + 1];
        let mut number = 0;
        while number < MAX_FACTORIES {
            all[number] = Source(number as u8);
            number += 1;
        }
        all
    };

    /// The number of the factory, if it is one.
    #[must_use]
    pub const fn as_factory(self) -> Option<u8> {
        if self.0 == Source::CENTRE.0 {
            None
        } else {
            Some(self.0)
        }
    }

    /// The place among all sources.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_factory() {
            Some(number) => number.fmt(f),
            None => f.write_str("c"),
        }
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Where tiles go: a pattern line (`0` … `4`) or the floor line (`f`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Destination(u8);

impl Destination {
    /// The floor line.
    pub const FLOOR: Destination = Destination(N_ROWS);

    /// A pattern line.
    ///
    /// # Panics
    /// When there is no such line.
    #[inline]
    #[must_use]
    pub const fn line(row: u8) -> Destination {
        assert!(row < N_ROWS);
        Destination(row)
    }

    /// The place among all destinations.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row of the pattern line, if it is one.
    #[inline]
    #[must_use]
    pub const fn as_line(self) -> Option<u8> {
        if self.0 == Destination::FLOOR.0 {
            None
        } else {
            Some(self.0)
        }
    }
}

impl fmt::Display for Destination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_line() {
            Some(row) => row.fmt(f),
            None => f.write_str("f"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Start(seat) => write!(f, "start{seat}"),
            Action::Deal { factory, tiles } => write!(f, "deal{factory}:{tiles}"),
            Action::Take { source, colour, to } => write!(f, "{source}{}{to}", colour.letter()),
            Action::Tile { row, column } => write!(f, "w{row}{column}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let action = if let Some(seat) = text.strip_prefix("start") {
            seat.parse().ok().map(Action::Start)
        } else if let Some(deal) = text.strip_prefix("deal") {
            parse_deal(deal)
        } else if let Some(space) = text.strip_prefix('w') {
            parse_tile(space)
        } else {
            parse_take(text)
        };
        action.ok_or_else(|| {
            let expected = "an action of azul is a take like 2b3 or ckf (source 0-8 or c, \
                            colour b y r k w, line 0-4 or f), a wall space like w13, \
                            start0 or deal0:bbyr";
            ParseError::new(expected, text)
        })
    }
}

fn parse_deal(text: &str) -> Option<Action> {
    let (factory, tiles) = text.split_once(':')?;
    let factory = parse_number(factory, MAX_FACTORIES as u8)?;
    // A heap never has more tiles than this, so a long text is not read to its end.
    let tiles: Tiles = (tiles.len() <= TILES_PER_FACTORY as usize)
        .then(|| tiles.parse().ok())
        .flatten()?;
    (!tiles.is_empty()).then_some(Action::Deal { factory, tiles })
}

fn parse_tile(text: &str) -> Option<Action> {
    let (row, column) = text.split_at_checked(1)?;
    Some(Action::Tile {
        row: parse_number(row, N_ROWS)?,
        column: parse_number(column, N_COLUMNS)?,
    })
}

fn parse_take(text: &str) -> Option<Action> {
    let (source, rest) = text.split_at_checked(1)?;
    let (colour, to) = rest.split_at_checked(1)?;
    Some(Action::Take {
        source: match source {
            "c" => Source::CENTRE,
            _ => Source::factory(parse_number(source, MAX_FACTORIES as u8)?),
        },
        colour: Colour::from_letter(colour.chars().next()?)?,
        to: match to {
            "f" => Destination::FLOOR,
            _ => Destination::line(parse_number(to, N_ROWS)?),
        },
    })
}

/// One digit below `end`.
fn parse_number(text: &str, end: u8) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0').filter(|&number| number < end),
        _ => None,
    }
}
