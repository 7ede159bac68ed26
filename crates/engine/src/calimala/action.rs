//! The actions and how they are written.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::deed::Deed;
use super::material::{Act, N_CELLS, N_STREETS, N_TILES, Site, Tile};
use crate::{ParseError, Seat};

/// Everything that changes a game of Calimala. All numbers count from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance: this seat starts (KA-2.2). Written `start1`.
    Start(Seat),
    /// Chance: this action tile is laid on this cell (KA-2.3). Written `cell0:wood`.
    Cell {
        /// Which cell of the city.
        cell: u8,
        /// Which tile.
        act: Act,
    },
    /// Chance: this scoring tile is laid on this space of the council (KA-2.3). Written
    /// `tile0:lisbon`.
    Tile {
        /// Which space.
        space: u8,
        /// Which tile.
        tile: Tile,
    },
    /// Chance: this seat is dealt this final scoring card (KA-2.6). Written `deal1:lisbon`.
    Deal {
        /// The player's seat.
        seat: Seat,
        /// What.
        card: Site,
    },
    /// Chance: this final scoring card lies open (KA-2.6). Written `open:lisbon`.
    Open(Site),
    /// Chance: this action card is drawn (KA-5.1). Written `card:weave`.
    Card(Act),
    /// Keep this final scoring card (KA-2.6). Written `keep:lisbon`.
    Keep(Site),
    /// Take this start card (KA-2.7). Written `take:wood`.
    Take(Act),
    /// Put a disc on a street (KA-3.1). Written `place:a`, or `white:a` for a white disc.
    Place {
        /// Whether the disc is white.
        white: bool,
        /// Where.
        street: Street,
    },
    /// Carry out an action of the street (KA-3.6). Written like `wood` or `ship:bll`.
    Do(Deed),
    /// Play an action card (KA-5.3). Written like `play:wood` or `play:ship:bll`.
    Play(Deed),
    /// Draw a card instead of an action that is impossible (KA-5.1). Written `draw:ship`.
    Draw(Act),
    /// Leave out an action (KA-3.8). Written `skip:ship`.
    Skip(Act),
    /// Play no more cards (KA-3.9). Written `done`.
    Done,
    /// Send this own disc to the council in place of a white one (KA-5.8). Written `promote:a0`.
    Promote {
        /// From which street.
        street: Street,
        /// At which height, counted from the bottom.
        height: u8,
    },
}

const _: () = assert!(size_of::<Action>() <= 8);

/// A street of the city, `a` … `l` (KA-1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Street(u8);

impl Street {
    /// The street with this number.
    ///
    /// # Panics
    /// When there is none.
    #[inline]
    #[must_use]
    pub const fn new(number: u8) -> Street {
        assert!((number as usize) < N_STREETS);
        Street(number)
    }

    /// All streets in order.
    pub fn all() -> impl Iterator<Item = Street> {
        (0..N_STREETS as u8).map(Street)
    }

    /// The number of the street, to look things up by.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter of the street.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    fn from_letter(letter: &str) -> Option<Street> {
        match letter.as_bytes() {
            [letter @ b'a'..=b'l'] => Some(Street(letter - b'a')),
            _ => None,
        }
    }
}

impl fmt::Display for Street {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl Serialize for Street {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Start(seat) => write!(f, "start{seat}"),
            Action::Cell { cell, act } => write!(f, "cell{cell}:{act}"),
            Action::Tile { space, tile } => write!(f, "tile{space}:{tile}"),
            Action::Deal { seat, card } => write!(f, "deal{seat}:{card}"),
            Action::Open(card) => write!(f, "open:{card}"),
            Action::Card(act) => write!(f, "card:{act}"),
            Action::Keep(card) => write!(f, "keep:{card}"),
            Action::Take(act) => write!(f, "take:{act}"),
            Action::Place { white, street } => {
                let disc = if *white { "white" } else { "place" };
                write!(f, "{disc}:{street}")
            }
            Action::Do(deed) => deed.fmt(f),
            Action::Play(deed) => write!(f, "play:{deed}"),
            Action::Draw(act) => write!(f, "draw:{act}"),
            Action::Skip(act) => write!(f, "skip:{act}"),
            Action::Done => f.write_str("done"),
            Action::Promote { street, height } => write!(f, "promote:{street}{height}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        parse(text).ok_or_else(|| {
            let expected = "an action is like place:a, white:a, wood, ship:bll, play:wood, \
                draw:ship, skip:ship, done, promote:a0, keep:lisbon or take:wood, or start0, \
                cell0:wood, tile0:lisbon, deal0:lisbon, open:lisbon or card:wood for chance";
            ParseError::new(expected, text)
        })
    }
}

fn parse(text: &str) -> Option<Action> {
    if text == "done" {
        return Some(Action::Done);
    }
    if let Some(seat) = text.strip_prefix("start") {
        return seat.parse().ok().map(Action::Start);
    }
    let Some((word, rest)) = text.split_once(':') else {
        return text.parse().ok().map(Action::Do);
    };
    match word {
        "open" => Site::from_name(rest).map(Action::Open),
        "card" => Act::from_name(rest).map(Action::Card),
        "keep" => Site::from_name(rest).map(Action::Keep),
        "take" => Act::from_name(rest).map(Action::Take),
        "place" | "white" => Street::from_letter(rest).map(|street| Action::Place {
            white: word == "white",
            street,
        }),
        "play" => rest.parse().ok().map(Action::Play),
        "draw" => Act::from_name(rest).map(Action::Draw),
        "skip" => Act::from_name(rest).map(Action::Skip),
        "promote" => {
            let (street, height) = rest.split_at_checked(1)?;
            Some(Action::Promote {
                street: Street::from_letter(street)?,
                height: parse_number(height, super::material::ACTIVE_DISCS)?,
            })
        }
        _ => parse_numbered(word, rest).or_else(|| text.parse().ok().map(Action::Do)),
    }
}

fn parse_numbered(word: &str, rest: &str) -> Option<Action> {
    if let Some(cell) = word.strip_prefix("cell") {
        let cell = parse_number(cell, N_CELLS as u8)?;
        return Act::from_name(rest).map(|act| Action::Cell { cell, act });
    }
    if let Some(space) = word.strip_prefix("tile") {
        let space = parse_number(space, N_TILES as u8)?;
        return Tile::from_name(rest).map(|tile| Action::Tile { space, tile });
    }
    let seat = word.strip_prefix("deal")?.parse().ok()?;
    Site::from_name(rest).map(|card| Action::Deal { seat, card })
}

/// A number below `end`, without leading zeros.
fn parse_number(text: &str, end: u8) -> Option<u8> {
    let is_plain = text == "0" || !text.starts_with(['0', '+']);
    let number = text.parse().ok()?;
    (is_plain && number < end).then_some(number)
}
