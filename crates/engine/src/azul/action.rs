//! The actions and how they are written.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::material::{Colour, MAX_FACTORIES, N_COLUMNS, N_ROWS, TILES_PER_FACTORY, Tiles};
use crate::{ParseError, Seat};

/// Everything that changes a game of Azul: a [`Kind`] in one word.
///
/// A word and not an enum, because listing the legal takes is the hottest loop of the engine and
/// compilers write six words at a time, but enums field by field. The word is ordered like the
/// kind: kind, then source (or factory, or row), then colour, then destination (or column).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u64);

/// What an action is. All numbers count from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
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

/// Where the parts stand in the word of an [`Action`].
mod bits {
    pub(super) const KIND: u32 = 48;
    pub(super) const START: u64 = 0;
    pub(super) const DEAL: u64 = 1;
    pub(super) const TAKE: u64 = 2;
    pub(super) const TILE: u64 = 3;
    pub(super) const FIRST: u32 = 32;
    pub(super) const COLOUR: u32 = 8;
}

impl Action {
    /// The action of this kind.
    #[inline]
    #[must_use]
    pub const fn new(kind: Kind) -> Action {
        let (tag, first, rest) = match kind {
            Kind::Start(seat) => (bits::START, seat.number(), 0),
            Kind::Deal { factory, tiles } => (bits::DEAL, factory, tiles.word()),
            Kind::Take { source, colour, to } => {
                let rest = (colour as u32) << bits::COLOUR | to.0 as u32;
                (bits::TAKE, source.0, rest)
            }
            Kind::Tile { row, column } => (bits::TILE, row, column as u32),
        };
        Action(tag << bits::KIND | (first as u64) << bits::FIRST | rest as u64)
    }

    /// What it is.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> Kind {
        let first = (self.0 >> bits::FIRST) as u8;
        let rest = self.0 as u32;
        match self.0 >> bits::KIND {
            bits::START => Kind::Start(Seat::new(first)),
            bits::DEAL => Kind::Deal {
                factory: first,
                tiles: Tiles::from_word(rest),
            },
            bits::TAKE => Kind::Take {
                source: Source(first),
                colour: Colour::ALL[(rest >> bits::COLOUR) as usize],
                to: Destination(rest as u8),
            },
            _ => Kind::Tile {
                row: first,
                column: rest as u8,
            },
        }
    }

    /// A take to the first line, sent to another place instead.
    #[inline]
    pub(super) const fn redirected(self, to: DestinationWord) -> Action {
        Action(self.0 | to.0)
    }
}

/// A destination where it stands in the word of an [`Action`].
#[derive(Clone, Copy)]
pub(super) struct DestinationWord(u64);

impl DestinationWord {
    pub(super) const fn new(to: Destination) -> DestinationWord {
        DestinationWord(to.0 as u64)
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)
    }
}

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
        match self.kind() {
            Kind::Start(seat) => write!(f, "start{seat}"),
            Kind::Deal { factory, tiles } => write!(f, "deal{factory}:{tiles}"),
            Kind::Take { source, colour, to } => write!(f, "{source}{}{to}", colour.letter()),
            Kind::Tile { row, column } => write!(f, "w{row}{column}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let kind = if let Some(seat) = text.strip_prefix("start") {
            seat.parse().ok().map(Kind::Start)
        } else if let Some(deal) = text.strip_prefix("deal") {
            parse_deal(deal)
        } else if let Some(space) = text.strip_prefix('w') {
            parse_tile(space)
        } else {
            parse_take(text)
        };
        kind.map(Action::new).ok_or_else(|| {
            let expected = "an action is like 2b3, ckf or w13, or start0 or deal0:bbyr for chance";
            ParseError::new(expected, text)
        })
    }
}

fn parse_deal(text: &str) -> Option<Kind> {
    let (factory, tiles) = text.split_once(':')?;
    let factory = parse_number(factory, MAX_FACTORIES as u8)?;
    // A heap never has more tiles than this, so a long text is not read to its end.
    let tiles: Tiles = (tiles.len() <= TILES_PER_FACTORY as usize)
        .then(|| tiles.parse().ok())
        .flatten()?;
    (!tiles.is_empty()).then_some(Kind::Deal { factory, tiles })
}

fn parse_tile(text: &str) -> Option<Kind> {
    let (row, column) = text.split_at_checked(1)?;
    Some(Kind::Tile {
        row: parse_number(row, N_ROWS)?,
        column: parse_number(column, N_COLUMNS)?,
    })
}

fn parse_take(text: &str) -> Option<Kind> {
    let (source, rest) = text.split_at_checked(1)?;
    let (colour, to) = rest.split_at_checked(1)?;
    Some(Kind::Take {
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
