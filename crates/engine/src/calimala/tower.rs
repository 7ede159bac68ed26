//! The discs on a street.

use crate::Seat;

/// The discs on a street, from the bottom: four bits each, 0 for none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Tower(u16);

/// A disc.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Disc {
    /// White: nobody's.
    White,
    /// In the colour of this seat.
    Of(Seat),
}

impl Disc {
    /// The letter in views: `w`, or the number of the seat.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Disc::White => 'w',
            Disc::Of(seat) => char::from(b'0' + seat.number()),
        }
    }
}

impl Tower {
    const DISC_BITS: u32 = 4;
    const WHITE: u16 = 6;

    #[inline]
    pub(super) fn height(self) -> u8 {
        (u16::BITS - self.0.leading_zeros()).div_ceil(Self::DISC_BITS) as u8
    }

    /// The disc at this height, counted from 0 at the bottom.
    #[inline]
    pub(super) fn at(self, height: u8) -> Option<Disc> {
        if height > 3 {
            return None;
        }
        match self.0 >> (u32::from(height) * Self::DISC_BITS) & 0xf {
            0 => None,
            Self::WHITE => Some(Disc::White),
            number => Some(Disc::Of(Seat::new(number as u8 - 1))),
        }
    }

    #[inline]
    pub(super) fn push(&mut self, disc: Disc) {
        let code = match disc {
            Disc::White => Self::WHITE,
            Disc::Of(seat) => u16::from(seat.number()) + 1,
        };
        self.0 |= code << (u32::from(self.height()) * Self::DISC_BITS);
    }

    /// Takes out the disc at this height; those above sink.
    pub(super) fn remove(&mut self, height: u8) {
        let below = (1_u16 << (u32::from(height) * Self::DISC_BITS)) - 1;
        self.0 = self.0 & below | self.0 >> Self::DISC_BITS & !below;
    }

    pub(super) fn discs(self) -> impl Iterator<Item = Disc> {
        (0..4).map_while(move |height| self.at(height))
    }
}
