//! Points: for a scoring tile and for a final scoring card.

use super::Calimala;
use super::board::Board;
use super::event::Points;
use super::material::{CARD_POINTS, PALAZZO, Site, TILE_POINTS, Tile};
use super::setup::MAX_SEATS;
use crate::Seat;

/// Orders players with equal counts: the higher wins, equal ones share (KA-6.4).
pub(super) type TieBreak = (u8, u8, i8);

impl Board {
    /// Seats and artworks at the Palazzo Vecchio, then seats, then the earlier player: with the last
    /// seat, or without seats with the first artwork there (KA-6.4).
    pub(super) fn tie_break(&self) -> TieBreak {
        let council = &self.council;
        let earlier = match council.n_seats {
            0 => council.first_artwork,
            _ => council.last_seat,
        };
        (self.weight(), council.n_seats, -(earlier as i8))
    }

    /// Seats and artworks at the Palazzo Vecchio.
    fn weight(&self) -> u8 {
        self.council.n_seats + self.placed.art[PALAZZO]
    }
}

impl Calimala {
    /// The points of a scoring tile (KA-6.1, KA-6.2).
    pub(super) fn points_for_tile(&self, tile: Tile) -> Points {
        self.points(TILE_POINTS, |board| board.placed.count(tile))
    }

    /// The points of a final scoring card (KA-7.4).
    pub(super) fn points_for_card(&self, card: Site) -> Points {
        self.points(CARD_POINTS, |board| match card {
            Site::PalazzoVecchio => board.weight(),
            _ => board.placed.count_at(card),
        })
    }

    /// The best get the points of their places; equals get the points of the places that they
    /// fill together, in equal parts, rounded down (KA-6.5).
    fn points(&self, prizes: [u8; 3], count: impl Fn(&Board) -> u8) -> Points {
        let mut keys = [(0, (0, 0, 0)); MAX_SEATS as usize];
        for (key, board) in keys.iter_mut().zip(self.boards()) {
            *key = (count(board), board.tie_break());
        }
        let keys = &keys[..self.setup.seats as usize];
        let mut points = Points::new(self.setup.seats);
        for seat in Seat::all(self.setup.seats) {
            let own = keys[seat.index()];
            if own.0 > 0 {
                let better = keys.iter().filter(|&&key| key > own).count();
                let equal = keys.iter().filter(|&&key| key == own).count();
                let places = prizes.iter().skip(better).take(equal);
                points.give(seat, places.sum::<u8>() / equal as u8);
            }
        }
        points
    }
}
