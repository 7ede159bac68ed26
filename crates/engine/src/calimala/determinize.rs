//! What a seat can imagine: a position that looks the same to it, with everything it does not
//! know drawn anew (KA-8.4). Nothing here may read what the seat does not know.

use rand::{Rng, RngExt};

use super::legal::sites;
use super::material::{Act, Cards, Site};
use super::reach::can_reach;
use super::{Calimala, MAX_SEATS, Phase};
use crate::Seat;

/// How often hands are drawn in search of one with which the disc just put could act.
const N_TRIES: u8 = 32;

pub(super) fn determinize(game: &Calimala, viewer: Seat, rng: &mut impl Rng) -> Calimala {
    let mut imagined = *game;
    imagined.imagine_sites(viewer, rng);
    for _ in 0..N_TRIES {
        imagined.imagine_hands(viewer, rng);
        if imagined.imagine_duty(viewer) {
            break;
        }
    }
    imagined
}

impl Calimala {
    /// Final scoring cards: which were dealt to the others, and which of them they kept. Nobody
    /// knows how the others choose, so each of their cards is as likely (KA-8.2).
    fn imagine_sites(&mut self, viewer: Seat, rng: &mut impl Rng) {
        let is_over = self.phase == Phase::Over;
        let others = move |seat: &Seat| *seat != viewer;
        let n_seats = self.setup.seats;
        let mut pool: u16 = (1 << Site::ALL.len()) - 1;
        pool &= !self.boards[viewer.index()].dealt;
        pool &= !self.open.map_or(0, |card| 1 << card as u16);
        if is_over {
            for seat in Seat::all(n_seats).filter(others) {
                pool &= !self.boards[seat.index()]
                    .kept
                    .map_or(0, |card| 1 << card as u16);
            }
        }
        for seat in Seat::all(n_seats).filter(others) {
            let board = &mut self.boards[seat.index()];
            let n_cards = board.dealt.count_ones();
            let has_kept = board.kept.is_some();
            board.dealt = match board.kept {
                Some(card) if is_over => 1 << card as u16,
                _ => 0,
            };
            while board.dealt.count_ones() < n_cards {
                let card = pick_bit(pool, rng);
                pool &= !card;
                board.dealt |= card;
            }
            if has_kept && !is_over {
                let card = pick_bit(board.dealt, rng);
                board.kept = sites(card).next();
            }
        }
    }

    /// Action cards: whatever is not in the own hand, open on the table or known to be in a hand.
    /// What cannot be in the deck since the last reshuffle is in some hand (KA-8.5).
    fn imagine_hands(&mut self, viewer: Seat, rng: &mut impl Rng) {
        let own = self.boards[viewer.index()];
        let mut pool = Cards::ALL;
        pool -= own.hand;
        pool -= self.discard;
        pool -= self.display;
        let mut n_free = [0; MAX_SEATS as usize];
        for seat in Seat::all(self.setup.seats).filter(|&seat| seat != viewer) {
            let board = &mut self.boards[seat.index()];
            let n_cards = board.hand.total();
            board.hand = board.shown.into_iter().collect();
            // Only this seat itself knows which.
            board.drawn = Cards::NONE;
            pool -= board.hand;
            n_free[seat.index()] = n_cards - board.hand.total();
        }
        for act in Act::ALL {
            let n_in_deck = self.deck_was.count(act) - own.drawn.count(act);
            for _ in n_in_deck..pool.count(act).max(n_in_deck) {
                let mut place = rng.random_range(0..n_free.iter().sum());
                let holder = n_free.iter().position(|&n| match place < n {
                    true => true,
                    false => {
                        place -= n;
                        false
                    }
                });
                let holder = holder.unwrap_or_default();
                n_free[holder] -= 1;
                pool -= Cards::one(act);
                self.boards[holder].hand += Cards::one(act);
            }
        }
        for (board, n_free) in self.boards.iter_mut().zip(n_free) {
            for _ in 0..n_free {
                let card = Cards::one(pool.nth(rng.random_range(0..pool.total())));
                pool -= card;
                board.hand += card;
            }
        }
        self.deck = pool;
    }

    /// Whether the owner of a new disc, if that is another seat, could act with the imagined hand:
    /// a player who puts a disc must be able to (KA-3.3), unless the duty lapses.
    fn imagine_duty(&mut self, viewer: Seat) -> bool {
        let (Phase::Act(mut activation) | Phase::Card(mut activation)) = self.phase else {
            return true;
        };
        if !activation.fresh || activation.owner == viewer {
            return true;
        }
        let board = &self.boards[activation.owner.index()];
        let acts = self.acts(activation.street).into_iter();
        activation.must = acts
            .zip(activation.pending)
            .any(|(act, n)| n > 0 && can_reach(act, &board.store, self.room, board.hand));
        self.phase = match self.phase {
            Phase::Card(_) => Phase::Card(activation),
            _ => Phase::Act(activation),
        };
        activation.must
    }
}

/// One of the bits, each as likely as the others.
fn pick_bit(bits: u16, rng: &mut impl Rng) -> u16 {
    let mut left = bits;
    for _ in 0..rng.random_range(0..bits.count_ones()) {
        left &= left - 1;
    }
    left & left.wrapping_neg()
}
