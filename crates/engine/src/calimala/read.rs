//! What a search reads of a position.
//!
//! A position knows secrets: hands, kept cards. Only searches ask it, on positions that a seat
//! imagines; everything that is shown goes through views.

use super::action::Street;
use super::deed::Deed;
use super::material::{
    ACTIVE_DISCS, Act, Cards, N_CHURCHES, N_CITIES, N_RESOURCES, N_TILES, PALAZZO, Site, Tile,
};
use super::tower::{Disc, Tower};
use super::{Activation, Calimala, Phase};
use crate::Seat;

/// What a seat has in front of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stock {
    /// Cubes not in use.
    pub reserve: u8,
    /// Cubes in the warehouses of wood, brick and marble.
    pub goods: [u8; N_RESOURCES],
    /// Workshops with the printed one.
    pub workshops: u8,
    /// Cloth in all workshops.
    pub cloth: u8,
    /// Ships.
    pub ships: u8,
    /// Trade cities with a house, as bits.
    pub houses: u8,
    /// Coloured discs in reserve.
    pub coloured: u8,
    /// White discs in reserve.
    pub white: u8,
}

/// A disc that acts, or waits for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Acting {
    /// Whose turn it is.
    pub active: Seat,
    /// Whose disc it is.
    pub owner: Seat,
    /// Where.
    pub street: Street,
    /// How many discs lie above it.
    pub depth: u8,
    /// How often each of the two actions of the street is still open.
    pub pending: [u8; 2],
}

/// Counts by [`Tile`], and last the seats and artworks at the Palazzo Vecchio.
pub const N_LANES: usize = N_TILES + 1;
/// The place of the Palazzo Vecchio in [`Calimala::counts`].
pub const PALAZZO_LANE: usize = N_TILES;

/// The place of a site in [`Calimala::counts`].
#[inline]
#[must_use]
pub const fn site_lane(site: Site) -> usize {
    match site {
        Site::PalazzoVecchio => PALAZZO_LANE,
        _ => site as usize,
    }
}

impl Calimala {
    /// Points so far.
    #[inline]
    #[must_use]
    pub fn score(&self, seat: Seat) -> u8 {
        self.boards[seat.index()].score
    }

    /// What the seat has in front of it.
    #[inline]
    #[must_use]
    pub fn stock(&self, seat: Seat) -> Stock {
        let board = &self.boards[seat.index()];
        let store = &board.store;
        Stock {
            reserve: store.reserve,
            goods: store.goods,
            workshops: store.workshops,
            cloth: store.cloth,
            ships: store.ships,
            houses: store.houses,
            coloured: board.coloured,
            white: board.white,
        }
    }

    /// The action cards in the hand of a seat.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.boards[seat.index()].hand
    }

    /// The final scoring card that a seat kept.
    #[inline]
    #[must_use]
    pub fn kept(&self, seat: Seat) -> Option<Site> {
        self.boards[seat.index()].kept
    }

    /// The final scoring card that lies open.
    #[inline]
    #[must_use]
    pub fn open_card(&self) -> Option<Site> {
        self.open
    }

    /// What a seat has for each scoring tile (KA-6.2), and last at the Palazzo Vecchio (KA-7.4).
    #[inline]
    #[must_use]
    pub fn counts(&self, seat: Seat) -> [u8; N_LANES] {
        let board = &self.boards[seat.index()];
        let placed = &board.placed;
        let (cities, art) = (&placed.cities, &placed.art);
        let mut counts = [0; N_LANES];
        counts[..N_CITIES].copy_from_slice(cities);
        for church in 0..N_CHURCHES {
            let row = placed.rows[church];
            counts[Tile::SantaMaria.index() + church] = row[0] + row[1] + row[2] + art[church];
            for resource in 0..N_RESOURCES {
                counts[Tile::Wood.index() + resource] += row[resource];
            }
        }
        counts[Tile::Artwork.index()] = art[0] + art[1] + art[2] + art[PALAZZO];
        counts[Tile::Ports.index()] = cities[0] + cities[1] + cities[2];
        counts[Tile::Trades.index()] = cities[3] + cities[4] + cities[5];
        counts[PALAZZO_LANE] = board.council.n_seats + art[PALAZZO];
        counts
    }

    /// Orders seats with equal counts: the higher wins, equal ones share (KA-6.4).
    #[inline]
    #[must_use]
    pub fn tie_order(&self, seat: Seat) -> u32 {
        let (weight, n_seats, earlier) = self.boards[seat.index()].tie_break();
        u32::from(weight) << 16 | u32::from(n_seats) << 8 | (0x7f + i32::from(earlier)) as u32
    }

    /// The tiles that have not been scored, in order.
    #[inline]
    #[must_use]
    pub fn coming_tiles(&self) -> &[Option<Tile>] {
        &self.tiles[self.n_scored as usize..]
    }

    /// The two actions that a street joins.
    #[inline]
    #[must_use]
    pub fn street_acts(&self, street: Street) -> [Act; 2] {
        self.acts(street)
    }

    /// How many discs lie on a street.
    #[inline]
    #[must_use]
    pub fn height(&self, street: Street) -> u8 {
        self.towers[street.index()].height()
    }

    /// The disc at this height of a street, counted from the bottom.
    #[inline]
    #[must_use]
    pub fn disc(&self, street: Street, height: u8) -> Option<Disc> {
        self.towers[street.index()].at(height)
    }

    /// How many streets send a disc of this seat to the council when the next disc comes (KA-5.7).
    #[inline]
    #[must_use]
    pub fn n_next_seats(&self, seat: Seat) -> u8 {
        let is_next =
            |tower: &&Tower| tower.height() == ACTIVE_DISCS && tower.at(0) == Some(Disc::Of(seat));
        self.towers.iter().filter(is_next).count() as u8
    }

    /// The deeds that a seat could carry out now, by the board alone.
    #[inline]
    pub fn possible_deeds(&self, seat: Seat) -> impl Iterator<Item = Deed> + use<> {
        self.deeds(seat).each()
    }

    /// The actions that a seat could carry out now, by the board alone, as bits by [`Act`].
    #[inline]
    #[must_use]
    pub fn possible_acts(&self, seat: Seat) -> u16 {
        let deeds = self.deeds(seat);
        let mut acts = 0;
        for act in Act::ALL {
            acts |= u16::from(deeds.allows(act)) << act as u16;
        }
        acts
    }

    /// The disc that acts or waits for a card.
    #[inline]
    #[must_use]
    pub fn acting(&self) -> Option<Acting> {
        let (Phase::Act(activation) | Phase::Card(activation)) = self.phase else {
            return None;
        };
        let Activation {
            active,
            owner,
            street,
            depth,
            pending,
            ..
        } = activation;
        Some(Acting {
            active,
            owner,
            street,
            depth,
            pending,
        })
    }

    /// The seat that is about to put a disc.
    #[inline]
    #[must_use]
    pub fn placing(&self) -> Option<Seat> {
        match self.phase {
            Phase::Place { seat } => Some(seat),
            _ => None,
        }
    }
}
