//! What an action does: a turn, its points, the cards drawn after it, the end.

use rand::{Rng, RngExt};

use super::action::Action;
use super::cell::Cell;
use super::event::Event;
use super::material::{Card, Cards, Colour, HAND_CARDS, NEUTRAL, start_cards};
use super::score::{Bracket, each_bracket};
use super::{Phase, Piazza};
use crate::{Observer, Seat};

#[inline]
pub(super) fn apply(game: &mut Piazza, action: Action, observer: &mut impl Observer<Event>) {
    match (game.phase, action) {
        (Phase::Turn { seat }, Action::Lay { card, cell }) => {
            game.lay_first(seat, card, cell, observer);
        }
        (Phase::Second { seat, first, cell }, Action::Lay { card, cell: second }) => {
            game.lay(seat, card, second, observer);
            game.end_turn(seat, first.colour(), cell, Some(second), observer);
        }
        (Phase::Second { seat, first, cell }, Action::End) => {
            game.end_turn(seat, first.colour(), cell, None, observer);
        }
        (Phase::Deal { seat: to } | Phase::Refill { seat: to }, Action::Draw { seat, card })
            if to == seat =>
        {
            game.draw_into_hand(seat, card, observer);
        }
        (Phase::Turn { seat }, Action::Pass) => game.pass(seat, observer),
        (Phase::Start, Action::Start(seat)) => {
            game.starter = seat;
            game.phase = Phase::Open { place: 0 };
            observer.observe(Event::Started { seat });
        }
        (Phase::Open { place }, Action::Open(card)) => game.open(place, card, observer),
        (phase, _) => panic!("{action} is not legal in {phase:?}"),
    }
}

/// Draws what chance does next with its true probability.
pub(super) fn sample_chance(game: &Piazza, rng: &mut impl Rng) -> Action {
    match game.phase {
        Phase::Start => Action::Start(Seat::new(rng.random_range(0..game.n_seats))),
        Phase::Open { place } => {
            // Of every kind there are two cards left, so the kinds are equally likely.
            let mut cards = game.openings(place);
            let n_cards = cards.clone().count();
            let Some(card) = cards.nth(rng.random_range(0..n_cards)) else {
                unreachable!("the place is below the count");
            };
            Action::Open(card)
        }
        Phase::Deal { seat } | Phase::Refill { seat } => {
            let pile = game.pile(seat);
            let card = draw_card(pile.own, pile.n_neutral, pile.neutral, rng);
            Action::Draw { seat, card }
        }
        Phase::Turn { .. } | Phase::Second { .. } | Phase::Over => {
            panic!("chance does not act in {:?}", game.phase)
        }
    }
}

impl Piazza {
    /// A start card is laid (PI-2.4).
    fn open(&mut self, place: u8, card: Card, observer: &mut impl Observer<Event>) {
        let start = start_cards(self.n_seats);
        let (_, cell) = start[usize::from(place)];
        self.undrawn -= card;
        self.board.put(cell, card);
        observer.observe(Event::Opened { card, cell });
        self.phase = if usize::from(place) + 1 < start.len() {
            Phase::Open { place: place + 1 }
        } else {
            Phase::Deal { seat: Seat::new(0) }
        };
    }

    #[inline]
    fn lay_first(
        &mut self,
        seat: Seat,
        card: Card,
        cell: Cell,
        observer: &mut impl Observer<Event>,
    ) {
        self.n_passes = 0;
        self.lay(seat, card, cell, observer);
        if self.player(seat).hand.is_empty() {
            self.end_turn(seat, card.colour(), cell, None, observer);
        } else {
            // Whether there is a second card to lay only this seat may know, so the turn never
            // ends by itself as long as there are cards in the hand (PI-7.3).
            let first = card;
            self.phase = Phase::Second { seat, first, cell };
        }
    }

    #[inline]
    fn lay(&mut self, seat: Seat, card: Card, cell: Cell, observer: &mut impl Observer<Event>) {
        self.player_mut(seat).hand -= card;
        self.board.put(cell, card);
        observer.observe(Event::Laid { seat, card, cell });
    }

    /// Points for all new brackets (PI-4), then the hand is filled up (PI-5.1).
    #[inline]
    fn end_turn(
        &mut self,
        seat: Seat,
        colour: Colour,
        first: Cell,
        second: Option<Cell>,
        observer: &mut impl Observer<Event>,
    ) {
        let mut points = 0;
        let mut count = |bracket: Bracket| {
            let Bracket { from, to, n_cards } = bracket;
            points += n_cards;
            observer.observe(Event::Bracket {
                seat,
                from,
                to,
                points: n_cards,
            });
        };
        each_bracket(&self.board, first, colour, &mut count);
        if let Some(second) = second {
            each_bracket(&self.board, second, colour, |bracket| {
                // The bracket between the two new cards counts once (PI-4.5).
                if bracket.to != first {
                    count(bracket);
                }
            });
        }
        self.player_mut(seat).score += u16::from(points);
        observer.observe(Event::Scored { seat, points });
        if self.pile(seat).total() > 0 {
            self.phase = Phase::Refill { seat };
            return;
        }
        if self.player(seat).hand.is_empty() {
            self.n_finished += 1;
            let place = self.n_finished;
            self.player_mut(seat).finished = Some(place);
            observer.observe(Event::Finished { seat, place });
        }
        self.next_turn(seat);
    }

    /// A card of the pile comes into the hand (PI-2.6, PI-5.1).
    #[inline]
    fn draw_into_hand(&mut self, seat: Seat, card: Card, observer: &mut impl Observer<Event>) {
        let is_own = self.pile(seat).own.count(card) > 0;
        debug_assert!(is_own || card.colour() == NEUTRAL);
        self.undrawn -= card;
        let player = self.player_mut(seat);
        player.neutral_in_pile -= u8::from(!is_own);
        player.hand += card;
        // What the others concluded from a pass does not hold for the new card (PI-7.4).
        player.cannot_hold = Cards::EMPTY;
        observer.observe(Event::Drew { seat });
        if self.player(seat).hand.total() < HAND_CARDS && self.pile(seat).total() > 0 {
            return;
        }
        match self.phase {
            Phase::Deal { .. } if seat.number() + 1 < self.n_seats => {
                let seat = seat.next(self.n_seats);
                self.phase = Phase::Deal { seat };
            }
            Phase::Deal { .. } => self.phase = Phase::Turn { seat: self.starter },
            _ => self.next_turn(seat),
        }
    }

    /// A seat that can lay nothing keeps its cards (PI-5.4).
    fn pass(&mut self, seat: Seat, observer: &mut impl Observer<Event>) {
        let placeable = self.board.placeable();
        let player = self.player_mut(seat);
        player.cannot_hold = player.cannot_hold | placeable;
        self.n_passes += 1;
        observer.observe(Event::Passed { seat });
        let with_cards = Seat::all(self.n_seats).filter(|&seat| !self.player(seat).hand.is_empty());
        if usize::from(self.n_passes) == with_cards.count() {
            self.phase = Phase::Over;
            observer.observe(Event::Stuck);
        } else {
            self.next_turn(seat);
        }
    }

    /// The next seat clockwise that has cards (PI-5.2); without one the game ends (PI-6.1).
    #[inline]
    fn next_turn(&mut self, seat: Seat) {
        let mut next = seat;
        for _ in 0..self.n_seats {
            next = next.next(self.n_seats);
            if !self.player(next).hand.is_empty() {
                self.phase = Phase::Turn { seat: next };
                return;
            }
        }
        self.phase = Phase::Over;
    }
}

/// Draws one card: each of the own ones and each of the neutral ones in the pile is equally
/// likely to lie on top, and which neutral card it is, is equally likely among all of them that
/// nobody has drawn.
#[inline]
pub(super) fn draw_card(own: Cards, n_neutral: u8, neutral: Cards, rng: &mut impl Rng) -> Card {
    let n_own = own.total();
    let place = rng.random_range(0..n_own + n_neutral);
    if place < n_own {
        own.at(place)
    } else {
        neutral.at(rng.random_range(0..neutral.total()))
    }
}
