//! What searches read of a position.
//!
//! A position knows secrets. Only searches ask for them, on positions that a seat imagines;
//! everything that is shown to a viewer goes through [`View`](super::View).

use super::cell::{Cell, Cells};
use super::material::{Card, Cards, Colour, N_SYMBOLS, NEUTRAL};
use super::score::each_bracket;
use super::{Phase, Piazza};
use crate::Seat;

impl Piazza {
    /// The points of the seat, without those of a turn that has not ended (PI-4.6).
    #[inline]
    #[must_use]
    pub fn score(&self, seat: Seat) -> u16 {
        self.player(seat).score
    }

    /// What the first card of a turn would score if the turn ended now, and whose turn it is.
    #[inline]
    #[must_use]
    pub fn pending(&self) -> Option<(Seat, u8)> {
        let Phase::Second { seat, first, cell } = self.phase else {
            return None;
        };
        let mut points = 0;
        each_bracket(&self.board, cell, first.colour(), |bracket| {
            points += bracket.n_cards;
        });
        Some((seat, points))
    }

    /// The first card of the turn and where it lies, while a second one may follow (PI-3.7).
    #[inline]
    #[must_use]
    pub fn first_laid(&self) -> Option<(Card, Cell)> {
        match self.phase {
            Phase::Second { first, cell, .. } => Some((first, cell)),
            _ => None,
        }
    }

    /// Whether a turn begins.
    #[inline]
    #[must_use]
    pub fn is_turn_start(&self) -> bool {
        matches!(self.phase, Phase::Turn { .. })
    }

    /// The seat that begins the next turn, or is about to begin this one; none before the first turn and
    /// after the last.
    #[inline]
    #[must_use]
    pub fn next_to_begin(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn { seat } => Some(seat),
            Phase::Second { seat, .. } | Phase::Refill { seat } => {
                let mut next = seat.next(self.n_seats);
                while next != seat && self.player(next).hand.is_empty() {
                    next = next.next(self.n_seats);
                }
                Some(next)
            }
            Phase::Start | Phase::Open { .. } | Phase::Deal { .. } | Phase::Over => None,
        }
    }

    /// The cards in the hand of the seat.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.player(seat).hand
    }

    /// How many cards the seat has in hand and pile.
    #[inline]
    #[must_use]
    pub fn n_unlaid(&self, seat: Seat) -> u8 {
        self.player(seat).hand.total() + self.pile(seat).total()
    }

    /// How many cards of a colour the seat has in hand and pile.
    #[inline]
    #[must_use]
    pub fn n_unlaid_of(&self, seat: Seat, colour: Colour) -> u8 {
        let in_hand = self.player(seat).hand.of_colour(colour).total();
        let is_neutral = self.n_seats == 3 && colour == NEUTRAL;
        in_hand
            + match is_neutral {
                true => self.player(seat).neutral_in_pile,
                false => self.undrawn.of_colour(colour).total(),
            }
    }

    /// The cards that nobody has drawn (PI-7.2).
    #[inline]
    #[must_use]
    pub fn undrawn(&self) -> Cards {
        self.undrawn
    }

    /// When the seat laid its last card: 1 for the first that did (PI-5.3).
    #[inline]
    #[must_use]
    pub fn finished(&self, seat: Seat) -> Option<u8> {
        self.player(seat).finished
    }

    /// Where the cards of a colour lie.
    #[inline]
    #[must_use]
    pub fn laid(&self, colour: Colour) -> Cells {
        self.board.laid(colour)
    }

    /// The empty cells beside a card and within the field (PI-3.3, PI-3.6).
    #[inline]
    #[must_use]
    pub fn open_cells(&self) -> Cells {
        self.board.open()
    }

    /// The cells that may hold cards without the piazza growing too large (PI-3.6).
    #[inline]
    #[must_use]
    pub fn field(&self) -> Cells {
        self.board.field()
    }

    /// Where a card may be laid (PI-3.2 to PI-3.6).
    #[inline]
    #[must_use]
    pub fn places(&self, card: Card) -> Cells {
        self.board.places(card)
    }

    /// The cells beside a card of the colour, where no other of it may lie (PI-3.4).
    #[inline]
    #[must_use]
    pub fn beside_colour(&self, colour: Colour) -> &Cells {
        self.board.beside_colour(colour)
    }

    /// The cells beside a card with each symbol, where no other with it may lie (PI-3.5).
    #[inline]
    #[must_use]
    pub fn beside_symbols(&self) -> &[Cells; N_SYMBOLS] {
        self.board.beside_symbols()
    }
}
