//! What may happen.

use super::action::Action;
use super::cell::Cell;
use super::material::{Card, Cards, NEUTRAL, colours_of, start_cards};
use super::{Phase, Piazza};
use crate::Seat;

#[inline]
pub(super) fn legal_actions(game: &Piazza, out: &mut Vec<Action>) {
    out.clear();
    match game.phase {
        Phase::Turn { seat } => {
            game.list_lays(game.player(seat).hand, out);
            if out.is_empty() {
                out.push(Action::Pass);
            }
        }
        Phase::Second { seat, first, cell } => {
            game.list_seconds(seat, first, cell, out);
            out.push(Action::End);
        }
        Phase::Deal { seat } | Phase::Refill { seat } => {
            let cards = game.pile(seat).possible().kinds();
            out.extend(cards.map(|card| Action::Draw { seat, card }));
        }
        Phase::Start => out.extend(Seat::all(game.n_seats).map(Action::Start)),
        Phase::Open { place } => out.extend(game.openings(place).map(Action::Open)),
        Phase::Over => {}
    }
}

impl Piazza {
    fn list_lays(&self, hand: Cards, out: &mut Vec<Action>) {
        for card in hand.kinds() {
            let cells = self.board.places(card).iter();
            out.extend(cells.map(|cell| Action::Lay { card, cell }));
        }
    }

    /// The cards that form a bracket with the first one (PI-3.7).
    fn list_seconds(&self, seat: Seat, first: Card, cell: Cell, out: &mut Vec<Action>) {
        let hand = self.player(seat).hand.of_colour(first.colour());
        if hand.is_empty() {
            return;
        }
        let in_sight = self.board.in_sight(cell, first.colour());
        for card in hand.kinds() {
            let cells = (self.board.places(card) & in_sight).iter();
            out.extend(cells.map(|cell| Action::Lay { card, cell }));
        }
    }

    /// Whether a seat can lay any card of its hand (PI-5.4).
    pub(super) fn can_lay(&self, seat: Seat) -> bool {
        let mut kinds = self.player(seat).hand.kinds();
        kinds.any(|card| !self.board.places(card).is_empty())
    }

    /// The cards that may be the start card at this place: of its colour, with a symbol that no
    /// other start card has (PI-2.4).
    pub(super) fn openings(&self, place: u8) -> impl Iterator<Item = Card> + Clone {
        let (colour, _) = start_cards(self.n_seats)[usize::from(place)];
        let laid = (0..place).map(|place| start_cards(self.n_seats)[usize::from(place)].1);
        let mut symbols = 0u8;
        for cell in laid {
            symbols |= self
                .board
                .card_at(cell)
                .map_or(0, |card| 1 << card.symbol());
        }
        let cards = Card::all().filter(move |card| card.colour() == colour);
        cards.filter(move |card| symbols >> card.symbol() & 1 == 0)
    }

    /// What a seat draws from.
    #[inline]
    pub(super) fn pile(&self, seat: Seat) -> Pile {
        Pile {
            own: self.undrawn.of_colours(colours_of(self.n_seats, seat)),
            n_neutral: self.player(seat).neutral_in_pile,
            neutral: match self.player(seat).neutral_in_pile {
                0 => Cards::EMPTY,
                _ => self.undrawn.of_colour(NEUTRAL),
            },
        }
    }
}

/// The face-down cards of a seat. The neutral cards among them are some of those that nobody has
/// drawn; which ones is not decided before they are drawn (PI-7.2).
pub(super) struct Pile {
    /// The cards of the own colours.
    pub(super) own: Cards,
    /// How many neutral cards are among them.
    pub(super) n_neutral: u8,
    /// Where these come from, if there are any.
    pub(super) neutral: Cards,
}

impl Pile {
    #[inline]
    pub(super) fn total(&self) -> u8 {
        self.own.total() + self.n_neutral
    }

    /// All that may be drawn next.
    #[inline]
    pub(super) fn possible(&self) -> Cards {
        self.own | self.neutral
    }
}
