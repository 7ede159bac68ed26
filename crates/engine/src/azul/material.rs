//! What is in the box: colours, tiles, factories and the numbers printed on the boards.

use std::fmt;
use std::ops::{Add, AddAssign, SubAssign};
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::ParseError;

/// Colours of tiles (AZ-1.1); also pattern lines, and rows and columns of the wall (AZ-1.2).
pub const N_COLOURS: usize = 5;
/// Tiles of each colour (AZ-1.1).
pub const TILES_PER_COLOUR: u8 = 20;
/// All tiles (AZ-1.1).
pub const N_TILES: u8 = 100;
/// Rows of the wall, each with its pattern line (AZ-1.2).
pub const N_ROWS: u8 = 5;
/// Columns of the wall (AZ-1.2).
pub const N_COLUMNS: u8 = 5;
/// The most factories on the table (AZ-2.1).
pub const MAX_FACTORIES: usize = 9;
/// Tiles dealt to a factory (AZ-2.3).
pub const TILES_PER_FACTORY: u8 = 4;
/// Spaces of the floor line (AZ-1.2).
pub const FLOOR_SPACES: u8 = 7;
/// What the first 0, 1, … 7 items on the floor line cost together (AZ-1.4).
pub const FLOOR_PENALTY: [u8; FLOOR_SPACES as usize + 1] = [0, 1, 2, 4, 6, 8, 11, 14];
/// Points for a complete row at the end (AZ-7.3).
pub const ROW_BONUS: u8 = 2;
/// Points for a complete column at the end (AZ-7.4).
pub const COLUMN_BONUS: u8 = 7;
/// Points for a colour whose five tiles are all on the wall (AZ-7.5).
pub const COLOUR_BONUS: u8 = 10;
/// The round after which the game ends in any case (AZ-7.2).
pub const LAST_ROUND: u8 = 30;

/// How many factories lie on the table (AZ-2.1).
#[must_use]
pub const fn n_factories(n_seats: u8) -> u8 {
    2 * n_seats + 1
}

/// A colour of tiles, in the order of the first row of the coloured wall (AZ-1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Written `b`.
    Blue,
    /// Written `y`.
    Yellow,
    /// Written `r`.
    Red,
    /// Written `k`.
    Black,
    /// Written `w`.
    White,
}

impl Colour {
    /// All colours in order.
    pub const ALL: [Colour; N_COLOURS] = [
        Colour::Blue,
        Colour::Yellow,
        Colour::Red,
        Colour::Black,
        Colour::White,
    ];

    /// The place of the colour in [`Colour::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the colour in every notation.
    #[must_use]
    pub const fn letter(self) -> char {
        ['b', 'y', 'r', 'k', 'w'][self as usize]
    }

    /// The English word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["blue", "yellow", "red", "black", "white"][self as usize]
    }

    /// The colour with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|colour| colour.letter() == letter)
    }

    /// Where this colour goes in a row of the coloured wall (AZ-1.3).
    #[must_use]
    pub const fn column(self, row: u8) -> u8 {
        (self as u8 + row) % N_COLUMNS
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

/// A heap of tiles: how many of each colour.
///
/// Five lanes of six bits in one word, so that heaps are joined by one addition. No lane can
/// overflow: there are 20 tiles of a colour, and even twice that fits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tiles(u32);

const LANE_BITS: u32 = 6;
const LANE: u32 = (1 << LANE_BITS) - 1;
/// The lowest bit of every lane.
const LOW: u32 = 1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24;
/// The highest bit of every lane, never used by a count.
const HIGH: u32 = LOW << (LANE_BITS - 1);

impl Tiles {
    /// No tile.
    pub const EMPTY: Tiles = Tiles(0);
    /// All tiles of the game (AZ-1.1).
    pub const ALL: Tiles = Tiles(LOW * TILES_PER_COLOUR as u32);

    /// `n` tiles of one colour.
    #[inline]
    #[must_use]
    pub const fn of(colour: Colour, n: u8) -> Tiles {
        Tiles((n as u32) << (colour as u32 * LANE_BITS))
    }

    /// The heap as a word of 30 bits, in the order of the heaps.
    #[inline]
    pub(super) const fn word(self) -> u32 {
        self.0
    }

    #[inline]
    pub(super) const fn from_word(word: u32) -> Tiles {
        Tiles(word)
    }

    /// How many tiles of this colour.
    #[inline]
    #[must_use]
    pub const fn count(self, colour: Colour) -> u8 {
        (self.0 >> (colour as u32 * LANE_BITS) & LANE) as u8
    }

    /// How many tiles in all.
    #[inline]
    #[must_use]
    pub const fn total(self) -> u8 {
        // Neighbouring lanes are added into lanes of twice the width, where 100 has room.
        const EVEN: u32 = LANE | LANE << 12 | LANE << 24;
        let pairs = (self.0 & EVEN) + (self.0 >> LANE_BITS & EVEN);
        ((pairs & 0xfff) + (pairs >> 12 & 0xfff) + (pairs >> 24)) as u8
    }

    /// Whether there is no tile.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The same tiles without those of one colour.
    #[inline]
    #[must_use]
    pub const fn without(self, colour: Colour) -> Tiles {
        Tiles(self.0 & !(LANE << (colour as u32 * LANE_BITS)))
    }

    /// Whether all of `other` is in here.
    #[inline]
    #[must_use]
    pub const fn contains(self, other: Tiles) -> bool {
        // The borrowed high bit of a lane survives exactly when the lane is large enough.
        ((self.0 | HIGH) - other.0) & HIGH == HIGH
    }

    /// The colours of which there is at least one tile, as bits in their order.
    #[inline]
    #[must_use]
    pub const fn colour_bits(self) -> u32 {
        // Adding 31 to a lane sets its high bit exactly when the lane was not zero. The product
        // then brings these bits, six apart, side by side: bit 6c to bit 24 + c.
        const GATHER: u64 = 1 << 24 | 1 << 19 | 1 << 14 | 1 << 9 | 1 << 4;
        let present = (self.0 + (HIGH - LOW)) >> (LANE_BITS - 1) & LOW;
        ((present as u64 * GATHER) >> 24) as u32 & 0b11111
    }

    /// The colours of which there is at least one tile, in order.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL
            .into_iter()
            .filter(move |&colour| self.count(colour) > 0)
    }

    /// When the tiles lie sorted by colour: the number of tiles up to the end of each colour.
    #[inline]
    #[must_use]
    pub fn ends(self) -> [u8; N_COLOURS] {
        let mut end = 0;
        Colour::ALL.map(|colour| {
            end += self.count(colour);
            end
        })
    }
}

impl Add for Tiles {
    type Output = Tiles;

    #[inline]
    fn add(self, other: Tiles) -> Tiles {
        Tiles(self.0 + other.0)
    }
}

impl AddAssign for Tiles {
    #[inline]
    fn add_assign(&mut self, other: Tiles) {
        self.0 += other.0;
    }
}

impl SubAssign for Tiles {
    #[inline]
    fn sub_assign(&mut self, other: Tiles) {
        debug_assert!(self.contains(other), "{self} - {other}");
        self.0 -= other.0;
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for colour in self.colours() {
            for _ in 0..self.count(colour) {
                write!(f, "{}", colour.letter())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tiles({self})")
    }
}

impl FromStr for Tiles {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Tiles, ParseError> {
        let mut tiles = Tiles::EMPTY;
        for letter in text.chars() {
            let colour = Colour::from_letter(letter)
                .filter(|&colour| tiles.count(colour) < TILES_PER_COLOUR)
                .ok_or_else(|| {
                    ParseError::new("tiles are letters of b y r k w, at most 20 of each", text)
                })?;
            tiles += Tiles::of(colour, 1);
        }
        Ok(tiles)
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
