//! What is in the box: the cards, which seat gets which, and where the first of them lie.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

pub use super::cards::Cards;
use super::cell::Cell;
use crate::{ParseError, Seat};

/// Colours of cards (PI-1.1).
pub const N_COLOURS: usize = 4;
/// Symbols on the cards of each colour (PI-1.1).
pub const N_SYMBOLS: usize = 6;
/// Cards with the same colour and symbol (PI-1.1).
pub const N_COPIES: u8 = 2;
/// Cards that differ (PI-1.1).
pub const N_KINDS: usize = N_COLOURS * N_SYMBOLS;
/// All cards (PI-1.1).
pub const N_CARDS: u8 = N_KINDS as u8 * N_COPIES;
/// Cards in a full hand (PI-2.6).
pub const HAND_CARDS: u8 = 3;
/// How wide and how high the piazza may grow (PI-3.6).
pub const FIELD_SIZE: u8 = 8;
/// The colour that belongs to nobody when three play (PI-2.2).
pub const NEUTRAL: Colour = Colour::Yellow;
/// Cards of the neutral colour that each player gets when three play (PI-2.2).
pub const NEUTRAL_CARDS: u8 = 4;

/// The colours that a seat lays, the neutral one apart (PI-2.2).
#[must_use]
pub const fn colours_of(n_seats: u8, seat: Seat) -> &'static [Colour] {
    use Colour::{Blue, Green, Red, Yellow};
    match (n_seats, seat.number()) {
        (2, 0) => &[Red, Green],
        (2, 1) => &[Blue, Yellow],
        (_, 0) => &[Red],
        (_, 1) => &[Green],
        (_, 2) => &[Blue],
        _ => &[Yellow],
    }
}

/// How many cards of the neutral colour a seat gets (PI-2.2).
#[must_use]
pub const fn neutral_cards(n_seats: u8) -> u8 {
    if n_seats == 3 { NEUTRAL_CARDS } else { 0 }
}

/// The colours of the start cards and where they lie, in the order in which they are laid
/// (PI-2.3).
#[must_use]
pub const fn start_cards(n_seats: u8) -> &'static [(Colour, Cell)] {
    use Colour::{Blue, Green, Red, Yellow};
    const CORNER: Cell = Cell::new(0, 0);
    const RIGHT: Cell = Cell::new(1, 0);
    const DIAGONAL: Cell = Cell::new(1, 1);
    const BELOW: Cell = Cell::new(0, 1);
    match n_seats {
        2 => &[
            (Red, CORNER),
            (Blue, RIGHT),
            (Green, DIAGONAL),
            (Yellow, BELOW),
        ],
        3 => &[(Red, CORNER), (Green, RIGHT), (Blue, BELOW)],
        _ => &[
            (Red, CORNER),
            (Green, RIGHT),
            (Blue, DIAGONAL),
            (Yellow, BELOW),
        ],
    }
}

/// A colour of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Written `r`.
    Red,
    /// Written `g`.
    Green,
    /// Written `b`.
    Blue,
    /// Written `y`.
    Yellow,
}

impl Colour {
    /// All colours in order.
    pub const ALL: [Colour; N_COLOURS] = [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow];

    /// The place of the colour in [`Colour::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the colour in every notation.
    #[must_use]
    pub const fn letter(self) -> char {
        ['r', 'g', 'b', 'y'][self as usize]
    }

    /// The English word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["red", "green", "blue", "yellow"][self as usize]
    }

    /// The colour with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|colour| colour.letter() == letter)
    }
}

/// A card: a colour and a symbol. Written `b4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of this colour with this symbol, counted from 1.
    ///
    /// # Panics
    /// When there is no such symbol.
    #[must_use]
    pub const fn new(colour: Colour, symbol: u8) -> Card {
        assert!(symbol >= 1 && symbol as usize <= N_SYMBOLS);
        Card(colour as u8 * N_SYMBOLS as u8 + symbol - 1)
    }

    /// Every card that differs from the others, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..N_KINDS as u8).map(Card)
    }

    /// The card at this place among all that differ.
    #[inline]
    pub(super) const fn from_index(index: u8) -> Card {
        Card(index)
    }

    /// The place of the card among all that differ.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    #[inline]
    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.index() / N_SYMBOLS]
    }

    /// Its symbol, counted from 1.
    #[inline]
    #[must_use]
    pub const fn symbol(self) -> u8 {
        self.0 % N_SYMBOLS as u8 + 1
    }

    /// The text of the card.
    #[must_use]
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; N_KINDS] = [
            "r1", "r2", "r3", "r4", "r5", "r6", "g1", "g2", "g3", "g4", "g5", "g6", "b1", "b2",
            "b3", "b4", "b5", "b6", "y1", "y2", "y3", "y4", "y5", "y6",
        ];
        NAMES[self.index()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        Card::all().find(|card| card.name() == text).ok_or_else(|| {
            ParseError::new("a card is a letter of r g b y and a digit 1 to 6", text)
        })
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
