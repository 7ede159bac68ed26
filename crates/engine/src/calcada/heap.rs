//! Heaps of stones and of tiles, which have no order.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use serde::{Serialize, Serializer};

use super::material::{
    BONUS_SYMBOLS_PER_COLOUR, Colour, Motif, STONES_PER_COLOUR, TILES_PER_MOTIF,
};

/// How many there are of each of a few kinds: lanes of four bits in one word. No lane can
/// overflow: there are five tiles of a kind and three stones of a colour on the ring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
struct Counts(u32);

const LANE_BITS: usize = 4;
const LANE: u32 = (1 << LANE_BITS) - 1;
/// The lowest bit of every lane.
const LOW: u32 = 0x1111_1111;
/// The highest bit of every lane, never used by a count.
const HIGH: u32 = LOW << (LANE_BITS - 1);

impl Counts {
    const fn of(kind: usize, n: u8) -> Counts {
        Counts((n as u32) << (kind * LANE_BITS))
    }

    #[inline]
    const fn count(self, kind: usize) -> u8 {
        (self.0 >> (kind * LANE_BITS) & LANE) as u8
    }

    #[inline]
    const fn total(self) -> u8 {
        // Lanes are added in pairs into bytes, and the product adds the bytes in the highest one.
        const EVEN: u32 = 0x0f0f_0f0f;
        let pairs = (self.0 & EVEN) + (self.0 >> LANE_BITS & EVEN);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    #[inline]
    const fn contains(self, other: Counts) -> bool {
        // The borrowed high bit of a lane survives exactly when the lane is large enough.
        ((self.0 | HIGH) - other.0) & HIGH == HIGH
    }

    /// The kind of the piece at this place when all lie sorted.
    #[inline]
    fn kind_at(self, place: u8) -> usize {
        let mut end = 0;
        let mut kind = 0;
        loop {
            end += self.count(kind);
            if place < end {
                return kind;
            }
            kind += 1;
        }
    }
}

/// A heap of pieces of some kinds, without an order.
macro_rules! heap {
    ($(#[$doc:meta])* $Heap:ident of $Kind:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $Heap(Counts);

        impl $Heap {
            /// Nothing.
            pub const EMPTY: $Heap = $Heap(Counts(0));

            /// `n` of one kind.
            #[must_use]
            pub const fn of(kind: $Kind, n: u8) -> $Heap {
                $Heap(Counts::of(kind.index(), n))
            }

            /// How many of one kind.
            #[inline]
            #[must_use]
            pub const fn count(self, kind: $Kind) -> u8 {
                self.0.count(kind.index())
            }

            /// How many in all.
            #[inline]
            #[must_use]
            pub const fn total(self) -> u8 {
                self.0.total()
            }

            /// Whether there is nothing.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0.0 == 0
            }

            /// Whether all of `other` is in here.
            #[inline]
            #[must_use]
            pub const fn contains(self, other: $Heap) -> bool {
                self.0.contains(other.0)
            }

            /// The kind of the piece at this place when all lie sorted.
            ///
            /// # Panics
            /// When there are fewer.
            #[inline]
            #[must_use]
            pub fn at(self, place: u8) -> $Kind {
                $Kind::ALL[self.0.kind_at(place)]
            }

            /// The kinds of which there is at least one, in order.
            #[inline]
            pub fn kinds(self) -> impl Iterator<Item = $Kind> {
                $Kind::ALL.into_iter().filter(move |&kind| self.count(kind) > 0)
            }

            /// The heap with these letters; none when a letter is of no kind, or of a kind of
            /// which there are too many.
            #[must_use]
            pub fn from_letters(letters: &str) -> Option<$Heap> {
                let mut heap = $Heap::EMPTY;
                for letter in letters.chars() {
                    let kind = $Kind::from_letter(letter)?;
                    if heap.count(kind) == $Heap::ALL.count(kind) {
                        return None;
                    }
                    heap += $Heap::of(kind, 1);
                }
                Some(heap)
            }
        }

        impl Add for $Heap {
            type Output = $Heap;

            #[inline]
            fn add(self, other: $Heap) -> $Heap {
                $Heap(Counts(self.0.0 + other.0.0))
            }
        }

        impl AddAssign for $Heap {
            #[inline]
            fn add_assign(&mut self, other: $Heap) {
                *self = *self + other;
            }
        }

        impl Sub for $Heap {
            type Output = $Heap;

            #[inline]
            fn sub(self, other: $Heap) -> $Heap {
                debug_assert!(self.contains(other), "{self} - {other}");
                $Heap(Counts(self.0.0 - other.0.0))
            }
        }

        impl SubAssign for $Heap {
            #[inline]
            fn sub_assign(&mut self, other: $Heap) {
                *self = *self - other;
            }
        }

        impl fmt::Display for $Heap {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                for kind in self.kinds() {
                    for _ in 0..self.count(kind) {
                        write!(f, "{}", kind.letter())?;
                    }
                }
                Ok(())
            }
        }

        impl fmt::Debug for $Heap {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($Heap))
            }
        }

        impl Serialize for $Heap {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    };
}

heap! {
    /// Stones: how many of each colour.
    Stones of Colour
}

heap! {
    /// Tiles of one colour: how many with each motif.
    Tiles of Motif
}

impl Stones {
    /// All stones of the ring (CA-1.6).
    pub const ALL: Stones = Stones(Counts(0x1_1111 * STONES_PER_COLOUR as u32));
}

impl Tiles {
    /// All tiles of a colour (CA-1.1).
    pub const ALL: Tiles = Tiles(Counts(
        0x1_1111 * TILES_PER_MOTIF as u32
            + Counts::of(Motif::Bonus as usize, BONUS_SYMBOLS_PER_COLOUR).0,
    ));
}
