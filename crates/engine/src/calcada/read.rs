//! Facts about a position for the searches.
//!
//! A position may know more than a seat does. Only searches ask it here, and only positions that a
//! seat imagines ([`Game::determinize`](crate::Game::determinize)); everything that is shown goes
//! through views.

use super::layout::{Layout, connected, neighbours};
use super::material::{Colour, Motif, Stones};
use super::{After, Calcada, Phase};
use crate::Seat;

impl Calcada {
    /// The print of the boards.
    #[inline]
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The multipliers of the scoreboard from the top (CA-1.5).
    #[inline]
    #[must_use]
    pub fn multipliers(&self) -> &[u8] {
        &self.scoreboard
    }

    /// On which row the stone of a colour stands; past the last when the colour is closed.
    #[inline]
    #[must_use]
    pub fn row(&self, colour: Colour) -> usize {
        self.rows[colour.index()] as usize
    }

    /// The stones on a space of the ring.
    #[inline]
    #[must_use]
    pub fn stones(&self, space: u8) -> Stones {
        self.ring[space as usize]
    }

    /// Which motifs are open in a colour, as bits in their order; none when it is closed.
    #[inline]
    #[must_use]
    pub fn open_motifs(&self, colour: Colour) -> u8 {
        self.supplies[colour.index()].display.motif_bits()
    }

    /// Whether a tile of the colour can be taken now.
    #[inline]
    #[must_use]
    pub fn has_open_tiles(&self, colour: Colour) -> bool {
        !self.supplies[colour.index()].display.is_empty()
    }

    /// How many tiles of the colour can still be placed.
    #[inline]
    #[must_use]
    pub fn n_tiles_left(&self, colour: Colour) -> usize {
        if self.is_closed(colour) {
            return 0;
        }
        let supply = &self.supplies[colour.index()];
        supply.display.len() + supply.returned.len() + supply.unseen.total() as usize
    }

    /// Points on the track.
    #[inline]
    #[must_use]
    pub fn points(&self, seat: Seat) -> u16 {
        self.boards[seat.index()].score
    }

    /// The bonus tiles of a seat.
    #[inline]
    #[must_use]
    pub fn n_bonus_tiles(&self, seat: Seat) -> u8 {
        self.boards[seat.index()].n_bonus_tiles
    }

    /// The squares of a seat with a tile, as bits.
    #[inline]
    #[must_use]
    pub fn filled_squares(&self, seat: Seat) -> u32 {
        self.boards[seat.index()].filled()
    }

    /// The squares of a seat with a tile of this colour, as bits.
    #[inline]
    #[must_use]
    pub fn squares_with_colour(&self, seat: Seat, colour: Colour) -> u32 {
        self.boards[seat.index()].with_colour(colour)
    }

    /// The squares of a seat with this motif, as bits.
    #[inline]
    #[must_use]
    pub fn squares_with_motif(&self, seat: Seat, motif: Motif) -> u32 {
        self.boards[seat.index()].with_motif(motif)
    }

    /// The empty squares of a seat in districts that take this colour, as bits (CA-4.4).
    #[inline]
    #[must_use]
    pub fn open_squares(&self, seat: Seat, colour: Colour) -> u32 {
        self.boards[seat.index()].open(colour)
    }

    /// Whose turn it is, or whose it will be when chance has acted; nobody's after the last.
    #[inline]
    #[must_use]
    pub fn seat_in_turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Declare { seat } | Phase::Place { seat, .. } => Some(seat),
            Phase::TurnUp { after, .. } => match after {
                After::Setup => Some(self.starter),
                After::Refresh { seat, .. } => Some(seat),
                After::Turn { seat } => {
                    let next = seat.next(self.n_seats);
                    let is_last = next == self.starter && self.ends_after_this_round();
                    (!is_last).then_some(next)
                }
            },
            Phase::Ring { .. } => Some(self.starter),
            Phase::Start | Phase::Over => None,
        }
    }

    /// What was declared and waits for its tile.
    #[inline]
    #[must_use]
    pub fn declared(&self) -> Option<(Colour, u8)> {
        match self.phase {
            Phase::Place { colour, number, .. }
            | Phase::TurnUp {
                colour,
                after: After::Refresh { number, .. },
            } => Some((colour, number)),
            _ => None,
        }
    }

    /// Whether a seat is about to begin its turn, with nothing left to turn up.
    #[inline]
    #[must_use]
    pub fn is_turn_beginning(&self) -> bool {
        matches!(self.phase, Phase::Declare { .. })
    }

    /// Whether the round that is played is the last (CA-7.1).
    #[inline]
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.ends_after_this_round()
    }

    /// Whether a seat has not finished its turn in the round that is played.
    #[inline]
    #[must_use]
    pub fn is_turn_to_come(&self, seat: Seat) -> bool {
        let place =
            |seat: Seat| (seat.number() + self.n_seats - self.starter.number()) % self.n_seats;
        self.seat_in_turn()
            .is_some_and(|in_turn| place(seat) >= place(in_turn))
    }

    /// The squares that share a side with one of these.
    #[inline]
    #[must_use]
    pub fn squares_beside(squares: u32) -> u32 {
        neighbours(squares)
    }

    /// The squares of `among` that hang together with `start` by their sides.
    #[inline]
    #[must_use]
    pub fn group_of(start: u32, among: u32) -> u32 {
        connected(start, among)
    }
}
