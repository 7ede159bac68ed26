//! What is in the box: colours, motifs, tiles, stones, and the numbers printed on the boards.

use serde::{Serialize, Serializer};

pub use super::heap::{Stones, Tiles};
use super::layout::Layout;

/// Colours of tiles and stones (CA-1.1, CA-1.6).
pub const N_COLOURS: usize = 5;
/// The five motifs and the bonus symbol (CA-1.1).
pub const N_MOTIFS: usize = 6;
/// Tiles of a colour with one motif (CA-1.1).
pub const TILES_PER_MOTIF: u8 = 4;
/// Tiles of a colour with the bonus symbol (CA-1.1).
pub const BONUS_SYMBOLS_PER_COLOUR: u8 = 5;
/// Tiles of a colour (CA-1.1).
pub const TILES_PER_COLOUR: u8 = 25;
/// Rows and columns of a player's board (CA-1.2).
pub const SIDE: u8 = 5;
/// Squares of a player's board (CA-1.2).
pub const N_SQUARES: usize = (SIDE * SIDE) as usize;
/// The highest number on a square (CA-1.2).
pub const MAX_NUMBER: u8 = 5;
/// Squares of a district (CA-1.2).
pub const DISTRICT_SIZES: std::ops::RangeInclusive<u32> = 2..=5;
/// As many as 25 squares can have (CA-1.2).
pub const MAX_DISTRICTS: usize = 12;
/// Spaces of the ring (CA-1.6).
pub const N_SPACES: u8 = 6;
/// Stones of a colour on the ring (CA-1.6).
pub const STONES_PER_COLOUR: u8 = 3;
/// Spaces of the ring that get stones in the beginning: space 0 gets one, space 1 two (CA-2.3).
pub const N_DEALT_SPACES: u8 = 5;
/// Open tiles of a colour (CA-2.5).
pub const DISPLAY_SIZE: usize = 3;
/// Bonus tiles of a player in the beginning (CA-2.4).
pub const START_BONUS_TILES: u8 = 2;
/// Bonus tiles for a bonus symbol (CA-4.5).
pub const BONUS_SYMBOL_GAIN: u8 = 2;
/// The number of declared stones with which any square will do (CA-4.3).
pub const FREE_NUMBER: u8 = 6;
/// Points for moving a stone off the scoreboard (CA-5.3).
pub const CLOSING_POINTS: u8 = 2;
/// The number of closed colours that ends the game (CA-7.1).
pub const CLOSED_COLOURS_TO_END: usize = 2;
/// Points for a group of 0, 1, … 7, 8 or more equal motifs (CA-7.3).
pub const MOTIF_POINTS: [u8; 9] = [0, 0, 1, 3, 5, 8, 11, 14, 18];
/// The number of bonus tiles that is a point at the end (CA-7.5).
pub const BONUS_TILES_PER_POINT: u8 = 2;
/// Spaces of the score track (CA-1.9).
pub const TRACK_SPACES: u16 = 50;
/// Rows that a scoreboard can have (CA-1.7).
pub const MAX_ROWS: usize = 6;

/// Side A of the player boards, with eight districts (CA-1.3).
pub const SIDE_A: Layout = Layout::new(b"1315151232134432455423245", b"AABCCDDBCCEEBCFEGGHFGGHHF");
/// Side B of the player boards, with nine districts (CA-1.4).
pub const SIDE_B: Layout = Layout::new(b"1234534512512342345145123", b"AABCCAABDDEEFFGHHFFGHIIIG");

/// The multipliers of the scoreboard from the top (CA-1.5).
#[must_use]
pub const fn scoreboard(n_seats: u8) -> &'static [u8] {
    match n_seats {
        2 => &[3, 2, 1],
        3 => &[3, 3, 2, 1],
        _ => &[3, 3, 2, 2, 1],
    }
}

/// Where the scoring stone stands: the track begins anew after its last space (CA-1.9).
#[must_use]
pub const fn track_space(score: u16) -> u8 {
    (score % TRACK_SPACES) as u8
}

/// A colour of tiles and stones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Written `b`.
    Blue,
    /// Written `y`.
    Yellow,
    /// Written `r`.
    Red,
    /// Written `g`.
    Green,
    /// Written `k`.
    Black,
}

impl Colour {
    /// All colours in order.
    pub const ALL: [Colour; N_COLOURS] = [
        Colour::Blue,
        Colour::Yellow,
        Colour::Red,
        Colour::Green,
        Colour::Black,
    ];

    /// The place of the colour in [`Colour::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the colour in every notation.
    #[must_use]
    pub const fn letter(self) -> char {
        ['b', 'y', 'r', 'g', 'k'][self as usize]
    }

    /// The English word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["blue", "yellow", "red", "green", "black"][self as usize]
    }

    /// The colour with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|colour| colour.letter() == letter)
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

/// What is on a tile besides its colour. Written with a capital, a colour with a small letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Motif {
    /// Written `T`.
    Tram,
    /// Written `S`.
    Sardine,
    /// Written `C`.
    Caravel,
    /// Written `G`.
    Guitar,
    /// Written `R`.
    Rooster,
    /// The bonus symbol, which is no motif in the final scoring. Written `B`.
    Bonus,
}

impl Motif {
    /// All motifs in order, the bonus symbol last.
    pub const ALL: [Motif; N_MOTIFS] = [
        Motif::Tram,
        Motif::Sardine,
        Motif::Caravel,
        Motif::Guitar,
        Motif::Rooster,
        Motif::Bonus,
    ];

    /// The place of the motif in [`Motif::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the motif in every notation.
    #[must_use]
    pub const fn letter(self) -> char {
        ['T', 'S', 'C', 'G', 'R', 'B'][self as usize]
    }

    /// The English word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["tram", "sardine", "caravel", "guitar", "rooster", "bonus"][self as usize]
    }

    /// The motif with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Motif> {
        Motif::ALL
            .into_iter()
            .find(|motif| motif.letter() == letter)
    }
}

impl Serialize for Motif {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}
