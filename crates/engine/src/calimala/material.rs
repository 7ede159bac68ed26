//! What is in the box: actions, cards, tiles, places, and the numbers printed on the boards.

use std::fmt;
use std::ops::{AddAssign, SubAssign};

use serde::{Serialize, Serializer};

/// An enum whose variants have one word each in every notation.
macro_rules! words {
    ($(#[$doc:meta])* $Name:ident, $n:literal: $($Variant:ident $word:literal),*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $Name {
            $(#[doc = concat!("Written `", $word, "`.")] $Variant),*
        }

        impl $Name {
            /// All of them in order.
            pub const ALL: [$Name; $n] = [$($Name::$Variant),*];

            /// The place among all.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word in every notation.
            #[must_use]
            pub const fn name(self) -> &'static str {
                [$($word),*][self as usize]
            }

            /// The one with this word.
            #[must_use]
            pub fn from_name(name: &str) -> Option<$Name> {
                $Name::ALL.into_iter().find(|one| one.name() == name)
            }
        }

        impl fmt::Display for $Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl Serialize for $Name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
    };
}

words! {
    /// An action of the city and of the cards (KA-1.1). The first three give the resource of
    /// their name.
    Act, 9: Wood "wood", Brick "brick", Marble "marble", Build "build", Artwork "artwork",
    Weave "weave", Ship "ship", Transport "transport", Contribute "contribute"
}

words! {
    /// A place that a final scoring card shows (KA-1.7): six cities, then four buildings.
    Site, 10: Barcelona "barcelona", Lisbon "lisbon", London "london", Troyes "troyes",
    Bruges "bruges", Hamburg "hamburg", SantaMaria "maria", SantaCroce "croce",
    SanMiniato "miniato", PalazzoVecchio "palazzo"
}

words! {
    /// A scoring tile (KA-1.6).
    Tile, 15: Barcelona "barcelona", Lisbon "lisbon", London "london", Troyes "troyes",
    Bruges "bruges", Hamburg "hamburg", SantaMaria "maria", SantaCroce "croce",
    SanMiniato "miniato", Artwork "artwork", Ports "ports", Trades "trades", Wood "wood",
    Brick "brick", Marble "marble"
}

/// Resources: wood, brick and marble, in this order.
pub const N_RESOURCES: usize = 3;
/// Port cities, and as many trade cities after them (KA-1.5).
pub const N_PORTS: usize = 3;
/// All cities.
pub const N_CITIES: usize = 6;
/// Letters of the cities in the notation of ships and transports.
pub const CITY_LETTERS: [char; N_CITIES] = ['b', 'l', 'o', 't', 'g', 'h'];
/// Buildings that take contributions (KA-1.4).
pub const N_CHURCHES: usize = 3;
/// The churches and the Palazzo Vecchio.
pub const N_BUILDINGS: usize = 4;
/// The place of the Palazzo Vecchio among the buildings.
pub const PALAZZO: usize = 3;
/// Spaces in each of the three rows of a church (KA-1.4).
pub const ROW_SPACES: [u8; N_CHURCHES] = [5, 4, 3];
/// Spaces for artworks (KA-1.4).
pub const ART_SPACES: [u8; N_BUILDINGS] = [5, 4, 3, 4];
/// Spaces for cloth in every city (KA-1.5).
pub const CITY_SPACES: u8 = 12;
/// Scoring tiles and spaces of the council (KA-1.6).
pub const N_TILES: usize = 15;
/// Cells of the city; the one in the centre is printed (KA-1.3).
pub const N_CELLS: usize = 9;
/// The printed cell.
pub const CENTRE: usize = 4;
/// Streets, each with a space for discs (KA-1.3).
pub const N_STREETS: usize = 12;
/// The two cells that each street joins, by letter from `a` (KA-1.3).
pub const STREETS: [[u8; 2]; N_STREETS] = [
    [0, 1],
    [1, 2],
    [3, 4],
    [4, 5],
    [6, 7],
    [7, 8],
    [0, 3],
    [1, 4],
    [2, 5],
    [3, 6],
    [4, 7],
    [5, 8],
];
/// The city of a first game (KA-2.4).
pub const FIRST_GAME: [Act; N_CELLS] = [
    Act::Artwork,
    Act::Ship,
    Act::Marble,
    Act::Brick,
    Act::Build,
    Act::Contribute,
    Act::Transport,
    Act::Weave,
    Act::Wood,
];
/// The cards laid out to choose the first one from (KA-2.7).
pub const START_CARDS: [Act; 5] = [Act::Wood, Act::Brick, Act::Marble, Act::Build, Act::Weave];
/// Action cards of each action (KA-1.2).
pub const CARDS_PER_ACT: u8 = 5;
/// All action cards (KA-1.2).
pub const N_CARDS: u8 = 45;
/// Cubes of each player (KA-1.8).
pub const N_CUBES: u8 = 40;
/// Ships of each player (KA-1.8).
pub const N_SHIPS: u8 = 3;
/// Workshops of a player with the printed one (KA-1.8).
pub const MAX_WORKSHOPS: u8 = 3;
/// Spaces of a warehouse, and of a workshop (KA-1.8).
pub const STORE_SPACES: u8 = 4;
/// Points for the first three of a scoring tile (KA-6.1).
pub const TILE_POINTS: [u8; 3] = [3, 2, 1];
/// Points for the first three of a final scoring card (KA-7.4).
pub const CARD_POINTS: [u8; 3] = [5, 3, 1];
/// What ships, houses and workshops cost together in cubes of wood and brick (KA-4.2 to KA-4.4).
pub const BUILD_COST: u8 = 2;
/// Discs that act, counted from the top of a tower (KA-3.5).
pub const ACTIVE_DISCS: u8 = 3;

/// Coloured discs of each player (KA-2.5).
#[must_use]
pub const fn n_coloured(n_seats: u8) -> u8 {
    [12, 10, 8][n_seats as usize - 3]
}

/// White discs of each player (KA-2.5).
#[must_use]
pub const fn n_white(n_seats: u8) -> u8 {
    [3, 2, 2][n_seats as usize - 3]
}

/// Final scoring cards dealt to each player (KA-2.6).
#[must_use]
pub const fn n_dealt(n_seats: u8) -> u8 {
    [3, 2, 2][n_seats as usize - 3]
}

/// Action cards: how many of each action, three bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u32);

const LANE_BITS: u32 = 3;

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All cards of the game (KA-1.2).
    pub const ALL: Cards = {
        let mut word = 0;
        let mut act = 0;
        while act < Act::ALL.len() {
            word |= (CARDS_PER_ACT as u32) << (act as u32 * LANE_BITS);
            act += 1;
        }
        Cards(word)
    };

    /// One card.
    #[inline]
    #[must_use]
    pub const fn one(act: Act) -> Cards {
        Cards(1 << (act as u32 * LANE_BITS))
    }

    /// How many of this action.
    #[inline]
    #[must_use]
    pub const fn count(self, act: Act) -> u8 {
        (self.0 >> (act as u32 * LANE_BITS) & 7) as u8
    }

    /// Whether there is one of this action.
    #[inline]
    #[must_use]
    pub const fn has(self, act: Act) -> bool {
        self.count(act) > 0
    }

    /// Whether there is none at all.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many in all.
    #[inline]
    #[must_use]
    pub const fn total(self) -> u8 {
        // Neighbouring lanes are added into lanes of twice the width, where 10 has room, and
        // these once more.
        const EVEN: u32 = 0o7_07_07_07_07;
        let pairs = (self.0 & EVEN) + (self.0 >> LANE_BITS & EVEN);
        let low = (pairs & 0o77) + (pairs >> 6 & 0o77) + (pairs >> 12 & 0o77);
        (low + (pairs >> 18 & 0o77) + (pairs >> 24)) as u8
    }

    /// The actions of which there is a card, as bits.
    #[inline]
    #[must_use]
    pub fn acts(self) -> u16 {
        let mut acts = 0;
        for act in Act::ALL {
            acts |= u16::from(self.has(act)) << act as u16;
        }
        acts
    }

    /// The actions of which there is a card, in order.
    pub fn each_act(self) -> impl Iterator<Item = Act> {
        Act::ALL.into_iter().filter(move |&act| self.has(act))
    }

    /// The card at this place when the cards lie sorted.
    ///
    /// # Panics
    /// When there are fewer.
    #[must_use]
    pub fn nth(self, place: u8) -> Act {
        let mut end = 0;
        for act in Act::ALL {
            end += self.count(act);
            if place < end {
                return act;
            }
        }
        panic!("there are only {end} cards")
    }
}

impl FromIterator<Act> for Cards {
    fn from_iter<I: IntoIterator<Item = Act>>(acts: I) -> Cards {
        let mut cards = Cards::NONE;
        acts.into_iter().for_each(|act| cards += Cards::one(act));
        cards
    }
}

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, other: Cards) {
        self.0 += other.0;
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, other: Cards) {
        self.0 -= other.0;
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = self.each_act().map(|act| (act.name(), self.count(act)));
        f.debug_map().entries(counts).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.each_act().map(|act| (act.name(), self.count(act))))
    }
}
