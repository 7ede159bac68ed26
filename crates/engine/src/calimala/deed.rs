//! Actions with all their choices made, as numbers from 0 to 47: a set of them is one word.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::material::{
    Act, CITY_LETTERS, N_BUILDINGS, N_CHURCHES, N_PORTS, N_RESOURCES, N_SHIPS, Site,
};
use crate::ParseError;

/// An action with its choices made, written `wood`, `build:house-troyes`, `ship:bll`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deed(u8);

/// What a deed is. All numbers count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A cube of this resource (KA-4.1).
    Gain(usize),
    /// A ship (KA-4.2).
    BuildShip,
    /// A trade house in this trade city (KA-4.3).
    BuildHouse(usize),
    /// A workshop (KA-4.4).
    BuildWorkshop,
    /// An artwork at this building (KA-4.5).
    Artwork(usize),
    /// Cloth in every workshop (KA-4.6).
    Weave,
    /// The number of cloths for each port city (KA-4.7).
    Ship([u8; N_PORTS]),
    /// A cloth to each of these trade cities, as bits (KA-4.8).
    Transport(u8),
    /// A cube of this resource to this church (KA-4.9).
    Contribute {
        /// Which resource.
        resource: usize,
        /// Which church.
        church: usize,
    },
}

pub(super) const SHIP: u8 = 3;
pub(super) const HOUSE: u8 = 4;
pub(super) const WORKSHOP: u8 = 7;
pub(super) const ARTWORK: u8 = 8;
pub(super) const WEAVE: u8 = 12;
pub(super) const SHIPMENT: u8 = 13;
pub(super) const TRANSPORT: u8 = 32;
pub(super) const CONTRIBUTE: u8 = 39;
pub(super) const END: u8 = 48;
/// Ways to send one to three cloths to three ports.
pub(super) const N_SHIPMENTS: usize = (TRANSPORT - SHIPMENT) as usize;

impl Deed {
    /// How many there are.
    pub const N: u8 = END;

    #[inline]
    pub(super) const fn new(number: u8) -> Deed {
        assert!(number < END);
        Deed(number)
    }

    #[inline]
    pub(super) const fn number(self) -> u8 {
        self.0
    }

    /// All deeds in order.
    pub fn all() -> impl Iterator<Item = Deed> {
        (0..END).map(Deed)
    }

    /// Which action it is.
    #[inline]
    #[must_use]
    pub const fn act(self) -> Act {
        match self.0 {
            0 => Act::Wood,
            1 => Act::Brick,
            2 => Act::Marble,
            SHIP..ARTWORK => Act::Build,
            ARTWORK..WEAVE => Act::Artwork,
            WEAVE => Act::Weave,
            SHIPMENT..TRANSPORT => Act::Ship,
            TRANSPORT..CONTRIBUTE => Act::Transport,
            _ => Act::Contribute,
        }
    }

    /// What it is.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self.0 {
            number @ ..SHIP => Kind::Gain(number as usize),
            SHIP => Kind::BuildShip,
            number @ HOUSE..WORKSHOP => Kind::BuildHouse((number - HOUSE) as usize),
            WORKSHOP => Kind::BuildWorkshop,
            number @ ARTWORK..WEAVE => Kind::Artwork((number - ARTWORK) as usize),
            WEAVE => Kind::Weave,
            number @ SHIPMENT..TRANSPORT => Kind::Ship(SHIPMENTS[(number - SHIPMENT) as usize]),
            number @ TRANSPORT..CONTRIBUTE => Kind::Transport(number - TRANSPORT + 1),
            number => Kind::Contribute {
                resource: (number - CONTRIBUTE) as usize / N_CHURCHES,
                church: (number - CONTRIBUTE) as usize % N_CHURCHES,
            },
        }
    }
}

/// How many cloths go to each port: fewer cloths first, then by port.
pub(super) const SHIPMENTS: [[u8; N_PORTS]; N_SHIPMENTS] = {
    let mut table = [[0; N_PORTS]; N_SHIPMENTS];
    let mut at = 0;
    let mut n = 1;
    while n <= N_SHIPS {
        let mut not_first = 0;
        while not_first <= n {
            let mut third = 0;
            while third <= not_first {
                table[at] = [n - not_first, not_first - third, third];
                at += 1;
                third += 1;
            }
            not_first += 1;
        }
        n += 1;
    }
    table
};

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.act().name())?;
        match self.kind() {
            Kind::Gain(_) | Kind::Weave => Ok(()),
            Kind::BuildShip => f.write_str(":ship"),
            Kind::BuildHouse(city) => write!(f, ":house-{}", Site::ALL[N_PORTS + city]),
            Kind::BuildWorkshop => f.write_str(":workshop"),
            Kind::Artwork(building) => write!(f, ":{}", building_site(building)),
            Kind::Ship(shipment) => {
                f.write_str(":")?;
                let ports = shipment.iter().zip(CITY_LETTERS);
                ports
                    .flat_map(|(&n, letter)| std::iter::repeat_n(letter, n as usize))
                    .try_for_each(|letter| write!(f, "{letter}"))
            }
            Kind::Transport(cities) => {
                f.write_str(":")?;
                (0..N_PORTS)
                    .filter(|city| cities >> city & 1 == 1)
                    .try_for_each(|city| write!(f, "{}", CITY_LETTERS[N_PORTS + city]))
            }
            Kind::Contribute { resource, church } => {
                write!(f, ":{}-{}", Act::ALL[resource], building_site(church))
            }
        }
    }
}

/// The site of a church or of the Palazzo Vecchio.
#[must_use]
pub fn building_site(building: usize) -> Site {
    Site::ALL[Site::ALL.len() - N_BUILDINGS + building]
}

impl fmt::Debug for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Deed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Deed {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Deed, ParseError> {
        // Forty-eight short texts: the writer is the only one who knows the notation.
        let mut written = String::new();
        let found = Deed::all().find(|deed| {
            written.clear();
            let _ = fmt::Write::write_fmt(&mut written, format_args!("{deed}"));
            written == text
        });
        found.ok_or_else(|| {
            let expected = "an action is like wood, build:house-troyes, artwork:croce, ship:bll, \
                transport:th or contribute:wood-maria";
            ParseError::new(expected, text)
        })
    }
}

const _: () = assert!(END as usize == CONTRIBUTE as usize + N_RESOURCES * N_CHURCHES);
