//! Heaps of cards: hands, and what nobody has drawn.

use std::fmt;
use std::ops::{Add, AddAssign, BitOr, Sub, SubAssign};

use serde::{Serialize, Serializer};

use super::material::{Card, Colour, N_COPIES, N_SYMBOLS};

/// A heap of cards without an order: how many of each kind.
///
/// A lane of two bits for each kind in one word; there are two cards of a kind, so no lane
/// overflows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

/// The lower bit of every lane.
const LOW: u64 = 0x5555_5555_5555;

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);
    /// All cards of the game (PI-1.1).
    pub const ALL: Cards = Cards(LOW * N_COPIES as u64);

    /// How many cards like this.
    #[inline]
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (2 * card.index()) & 0b11) as u8
    }

    /// How many cards in all.
    #[inline]
    #[must_use]
    pub const fn total(self) -> u8 {
        ((self.0 & LOW).count_ones() + 2 * (self.0 >> 1 & LOW).count_ones()) as u8
    }

    /// Whether there is no card.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Only the cards of one colour.
    #[inline]
    #[must_use]
    pub const fn of_colour(self, colour: Colour) -> Cards {
        const LANES: u32 = 2 * N_SYMBOLS as u32;
        Cards(self.0 & ((1 << LANES) - 1) << (colour as u32 * LANES))
    }

    /// Only the cards of these colours.
    #[inline]
    #[must_use]
    pub fn of_colours(self, colours: &[Colour]) -> Cards {
        let parts = colours.iter().map(|&colour| self.of_colour(colour));
        parts.fold(Cards::EMPTY, Cards::bitor)
    }

    /// The cards whose kind is not in `other`.
    #[must_use]
    pub fn without_kinds(self, other: Cards) -> Cards {
        let present = (other.0 | other.0 >> 1) & LOW;
        Cards(self.0 & !(present * 0b11))
    }

    /// Each kind of which there is a card, once, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut present = (self.0 | self.0 >> 1) & LOW;
        std::iter::from_fn(move || {
            let lane = present.trailing_zeros();
            present &= present.wrapping_sub(1);
            (lane < u64::BITS).then_some(Card::from_index(lane as u8 / 2))
        })
    }

    /// When the cards lie sorted: the one at this place.
    ///
    /// # Panics
    /// When there are fewer.
    #[inline]
    #[must_use]
    pub fn at(self, place: u8) -> Card {
        let mut end = 0;
        for card in self.kinds() {
            end += self.count(card);
            if place < end {
                return card;
            }
        }
        panic!("there is no card {place} in {self:?}");
    }
}

impl AddAssign<Card> for Cards {
    #[inline]
    fn add_assign(&mut self, card: Card) {
        debug_assert!(self.count(card) < N_COPIES, "{self:?} + {card}");
        self.0 += 1 << (2 * card.index());
    }
}

impl SubAssign<Card> for Cards {
    #[inline]
    fn sub_assign(&mut self, card: Card) {
        debug_assert!(self.count(card) > 0, "{self:?} - {card}");
        self.0 -= 1 << (2 * card.index());
    }
}

impl Add for Cards {
    type Output = Cards;

    /// Both heaps together; there are never more than two cards of a kind.
    #[inline]
    fn add(self, other: Cards) -> Cards {
        debug_assert!(
            Card::all().all(|card| self.count(card) + other.count(card) <= N_COPIES),
            "{self:?} + {other:?}"
        );
        Cards(self.0 + other.0)
    }
}

impl Sub for Cards {
    type Output = Cards;

    /// What is left without `other`, all of which must be in here.
    #[inline]
    fn sub(self, other: Cards) -> Cards {
        debug_assert!(
            Card::all().all(|card| self.count(card) >= other.count(card)),
            "{self:?} - {other:?}"
        );
        Cards(self.0 - other.0)
    }
}

impl BitOr for Cards {
    type Output = Cards;

    /// Heaps without a kind in common together, or sets of kinds joined.
    #[inline]
    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut heap = Cards::EMPTY;
        cards.into_iter().for_each(|card| heap += card);
        heap
    }
}

impl fmt::Display for Cards {
    /// `b2 b4 b4`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in 0..self.total() {
            let gap = if place > 0 { " " } else { "" };
            write!(f, "{gap}{}", self.at(place))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({self})")
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
