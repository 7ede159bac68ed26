//! What a search reads of a position, fact by fact.
//!
//! A position may know more than a player does. Only searches ask it, about positions that a seat
//! imagines; everything that is shown goes through [`View`](super::View).

use super::action::Source;
use super::material::{Colour, FLOOR_SPACES, N_COLUMNS, N_ROWS, Tiles};
use super::score;
use super::setup::WallSide;
use super::{Azul, Phase};
use crate::Seat;

impl Azul {
    /// The side of the boards.
    #[inline]
    #[must_use]
    pub fn wall_side(&self) -> WallSide {
        self.wall
    }

    /// Whether no tile of the coming round has been dealt yet.
    #[inline]
    #[must_use]
    pub fn is_between_rounds(&self) -> bool {
        matches!(self.phase, Phase::Start | Phase::Deal { factory: 0 })
    }

    /// The seat that is to take from the offer, if one is.
    #[inline]
    #[must_use]
    pub fn taker(&self) -> Option<Seat> {
        match self.phase {
            Phase::Offer { seat } => Some(seat),
            _ => None,
        }
    }

    /// Whether the marker lies in the centre.
    #[inline]
    #[must_use]
    pub fn marker_in_centre(&self) -> bool {
        self.marker_in_centre
    }

    /// The seat that held the marker last.
    #[inline]
    #[must_use]
    pub fn starter(&self) -> Seat {
        self.starter
    }

    /// The tiles that lie there.
    #[inline]
    #[must_use]
    pub fn tiles_at(&self, source: Source) -> Tiles {
        self.sources[source.index()]
    }

    /// The tiles in the bag.
    #[inline]
    #[must_use]
    pub fn bag(&self) -> Tiles {
        self.bag
    }

    /// The tiles in the lid.
    #[inline]
    #[must_use]
    pub fn lid(&self) -> Tiles {
        self.lid
    }

    /// Points so far.
    #[inline]
    #[must_use]
    pub fn score(&self, seat: Seat) -> u16 {
        self.boards[seat.index()].score
    }

    /// How many tiles a pattern line holds, and of which colour.
    #[inline]
    #[must_use]
    pub fn line(&self, seat: Seat, row: u8) -> (u8, Option<Colour>) {
        let line = self.boards[seat.index()].line(row);
        (line.n_tiles(), line.colour())
    }

    /// The lines that may take tiles of this colour, as bits by row.
    #[inline]
    #[must_use]
    pub fn open_lines(&self, seat: Seat, colour: Colour) -> u32 {
        self.boards[seat.index()].open_lines(colour)
    }

    /// The spaces of the wall where a colour lies: bit `5 row + column`.
    #[inline]
    #[must_use]
    pub fn spaces(&self, seat: Seat, colour: Colour) -> u32 {
        self.boards[seat.index()].wall.spaces(colour)
    }

    /// How many items lie on the floor line, at most [`FLOOR_SPACES`].
    #[inline]
    #[must_use]
    pub fn n_on_floor(&self, seat: Seat) -> u8 {
        self.boards[seat.index()].floor.n_items().min(FLOOR_SPACES)
    }

    /// Points for the tile just laid on a space of a wall, given all its filled spaces
    /// (AZ-5.3 to AZ-5.5).
    #[inline]
    #[must_use]
    pub fn points_for_space(filled: u32, row: u8, column: u8) -> u8 {
        score::points_for_space(filled, row, column)
    }

    /// What a tile on each free space of a wall would score, by row and column; 0 for the filled
    /// ones.
    #[inline]
    #[must_use]
    pub fn points_by_space(filled: u32) -> [[u8; N_COLUMNS as usize]; N_ROWS as usize] {
        score::points_by_space(filled)
    }
}
