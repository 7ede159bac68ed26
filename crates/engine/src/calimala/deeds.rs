//! Sets of deeds, and the tables that say which fit: what may happen is found by joining a few of
//! them.

use super::deed::{
    ARTWORK, CONTRIBUTE, Deed, END, HOUSE, N_SHIPMENTS, SHIP, SHIPMENT, SHIPMENTS, TRANSPORT,
    WEAVE, WORKSHOP,
};
use super::material::{Act, N_CHURCHES, N_PORTS, N_SHIPS};

/// A set of deeds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Deeds(u64);

impl Deeds {
    pub(super) const NONE: Deeds = Deeds(0);
    pub(super) const BUILD_SHIP: Deeds = Deeds(1 << SHIP);
    pub(super) const BUILD_WORKSHOP: Deeds = Deeds(1 << WORKSHOP);
    pub(super) const WEAVE: Deeds = Deeds(1 << WEAVE);
    pub(super) const ARTWORKS: Deeds = Deeds(0b1111 << ARTWORK);
    /// What needs no space on the main board.
    pub(super) const AT_HOME: Deeds = Deeds(((1 << ARTWORK) - 1) | (1 << WEAVE));

    #[inline]
    pub(super) const fn gain(resource: usize) -> Deeds {
        Deeds(1 << resource)
    }

    /// Houses in these trade cities, given as bits.
    #[inline]
    pub(super) const fn build_houses(cities: u8) -> Deeds {
        Deeds((cities as u64) << HOUSE)
    }

    #[inline]
    pub(super) const fn artwork(building: usize) -> Deeds {
        Deeds(1 << (ARTWORK as usize + building))
    }

    /// All contributions of a resource.
    #[inline]
    pub(super) const fn contributions(resource: usize) -> Deeds {
        Deeds(0b111 << (CONTRIBUTE as usize + resource * N_CHURCHES))
    }

    #[inline]
    pub(super) const fn contribution(resource: usize, church: usize) -> Deeds {
        Deeds(1 << (CONTRIBUTE as usize + resource * N_CHURCHES + church))
    }

    /// Shipments of at most `n` cloths.
    #[inline]
    pub(super) const fn shipments(n: u8) -> Deeds {
        Deeds(SHIPMENTS_OF[n as usize])
    }

    /// Shipments that find room for all their cloths in this port.
    #[inline]
    pub(super) const fn shipments_with_room(port: usize, n_free: u8) -> Deeds {
        let n_free = if n_free < N_SHIPS { n_free } else { N_SHIPS };
        Deeds(SHIPMENTS_INTO[port][n_free as usize])
    }

    /// Transports of at most `n` cloths into some of these trade cities.
    #[inline]
    pub(super) const fn transports(cities: u8, n: u8) -> Deeds {
        Deeds(TRANSPORTS[cities as usize][n as usize])
    }

    /// All ways to carry out an action.
    #[inline]
    pub(super) const fn of(act: Act) -> Deeds {
        const OF: [u64; 9] = {
            let mut table = [0; 9];
            let mut number = 0;
            while number < END {
                table[Deed::new(number).act() as usize] |= 1 << number;
                number += 1;
            }
            table
        };
        Deeds(OF[act as usize])
    }

    /// All ways to carry out any of these actions, given as bits.
    #[inline]
    pub(super) fn of_acts(mut acts: u16) -> Deeds {
        let mut deeds = Deeds::NONE;
        while acts != 0 {
            deeds |= Deeds::of(Act::ALL[acts.trailing_zeros() as usize]);
            acts &= acts - 1;
        }
        deeds
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) const fn has(self, deed: Deed) -> bool {
        self.0 >> deed.number() & 1 == 1
    }

    #[inline]
    pub(super) const fn allows(self, act: Act) -> bool {
        self.0 & Deeds::of(act).0 != 0
    }

    /// The deeds in order.
    #[inline]
    pub(super) fn each(self) -> impl Iterator<Item = Deed> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let number = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                Deed::new(number)
            })
        })
    }
}

impl std::ops::BitAnd for Deeds {
    type Output = Deeds;

    #[inline]
    fn bitand(self, other: Deeds) -> Deeds {
        Deeds(self.0 & other.0)
    }
}

impl std::ops::BitOrAssign for Deeds {
    #[inline]
    fn bitor_assign(&mut self, other: Deeds) {
        self.0 |= other.0;
    }
}

const fn total(shipment: [u8; N_PORTS]) -> u8 {
    shipment[0] + shipment[1] + shipment[2]
}

/// The shipments of at most this number of cloths.
const SHIPMENTS_OF: [u64; N_SHIPS as usize + 1] = {
    let mut table = [0; N_SHIPS as usize + 1];
    let mut at = 0;
    while at < N_SHIPMENTS {
        let mut n = total(SHIPMENTS[at]) as usize;
        while n < table.len() {
            table[n] |= 1 << (SHIPMENT as usize + at);
            n += 1;
        }
        at += 1;
    }
    table
};

/// The shipments of at most this number of cloths to this port.
const SHIPMENTS_INTO: [[u64; N_SHIPS as usize + 1]; N_PORTS] = {
    let mut table = [[0; N_SHIPS as usize + 1]; N_PORTS];
    let mut port = 0;
    while port < N_PORTS {
        let mut at = 0;
        while at < N_SHIPMENTS {
            let mut n = SHIPMENTS[at][port] as usize;
            while n < table[port].len() {
                table[port][n] |= 1 << (SHIPMENT as usize + at);
                n += 1;
            }
            at += 1;
        }
        port += 1;
    }
    table
};

/// The transports by cities (as bits) and by the number of cloths at hand.
const TRANSPORTS: [[u64; 4]; 8] = {
    let mut table = [[0; 4]; 8];
    let mut cities = 0;
    while cities < 8_usize {
        let mut chosen = 1;
        while chosen < 8_usize {
            let mut n = chosen.count_ones() as usize;
            while chosen & !cities == 0 && n < 4 {
                table[cities][n] |= 1 << (TRANSPORT as usize + chosen - 1);
                n += 1;
            }
            chosen += 1;
        }
        cities += 1;
    }
    table
};
