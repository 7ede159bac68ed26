//! What a seat can imagine: the hands of the others, drawn from what the seat knows.

use std::ops::Add;

use rand::Rng;

use super::Piazza;
use super::apply::draw_card;
use super::material::{Cards, NEUTRAL, colours_of, neutral_cards};
use crate::Seat;

/// Deals the others new hands from all cards that may be theirs.
///
/// What nobody has drawn is a heap without an order, so only the hands are imagined; the piles
/// follow. Every deal that agrees with what `seat` knows is as likely as any other.
pub(super) fn determinize(game: &Piazza, seat: Seat, rng: &mut impl Rng) -> Piazza {
    loop {
        let mut imagined = *game;
        let mut unseen = game.unseen(seat);
        let mut fits = true;
        for other in Seat::all(game.n_seats).filter(|&other| other != seat) {
            fits &= game.imagine_hand(other, &mut unseen, &mut imagined, rng);
        }
        if fits {
            imagined.undrawn = unseen;
            return imagined;
        }
    }
}

impl Piazza {
    /// Returns whether the hand agrees with what is known from a pass.
    fn imagine_hand(
        &self,
        other: Seat,
        unseen: &mut Cards,
        imagined: &mut Piazza,
        rng: &mut impl Rng,
    ) -> bool {
        let player = self.player(other);
        let mut n_neutral = self.n_neutral_unlaid(other);
        let mut own = unseen.of_colours(colours_of(self.n_seats, other));
        if n_neutral == 0 {
            // Nobody else could have these cards, so those that are known not to be there are
            // left out. With neutral cards the hands depend on each other, and a deal that does
            // not agree is made anew as a whole.
            own = own.without_kinds(player.cannot_hold);
        }
        let mut hand = Cards::EMPTY;
        for _ in 0..player.hand.total() {
            let neutral = unseen.of_colour(NEUTRAL);
            let card = draw_card(own, n_neutral, neutral, rng);
            if own.count(card) > 0 {
                own -= card;
            } else {
                n_neutral -= 1;
            }
            *unseen -= card;
            hand += card;
        }
        let imagined = imagined.player_mut(other);
        imagined.hand = hand;
        imagined.neutral_in_pile = n_neutral;
        hand.without_kinds(player.cannot_hold) == hand
    }

    /// All cards that lie neither on the table nor in the hand of `seat`. Summed up from where
    /// they are, which is faster; where that is makes no difference to the sum.
    fn unseen(&self, seat: Seat) -> Cards {
        let others = Seat::all(self.n_seats).filter(|&other| other != seat);
        let hands = others.map(|other| self.player(other).hand);
        hands.fold(self.undrawn, Cards::add)
    }

    /// How many neutral cards a seat has in hand and pile. All know it: everybody got the same
    /// number and laid them in the open.
    pub(super) fn n_neutral_unlaid(&self, seat: Seat) -> u8 {
        match neutral_cards(self.n_seats) {
            0 => 0,
            _ => {
                let player = self.player(seat);
                player.neutral_in_pile + player.hand.of_colour(NEUTRAL).total()
            }
        }
    }
}
