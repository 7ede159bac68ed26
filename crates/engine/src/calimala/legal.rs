//! What may happen.

use super::action::{Action, Street};
use super::deed::Deed;
use super::deeds::Deeds;
use super::material::{Act, CENTRE, N_CELLS, Site, Tile, n_dealt};
use super::reach::{Reach, can_reach};
use super::tower::Disc;
use super::{Activation, Calimala, Phase};
use crate::Seat;

pub(super) fn legal_actions(game: &Calimala, out: &mut Vec<Action>) {
    out.clear();
    out.reserve(MAX_LIST);
    match game.phase {
        Phase::Start => out.extend(Seat::all(game.setup.seats).map(Action::Start)),
        Phase::Cell { cell } => {
            out.extend(game.unlaid_acts().map(|act| Action::Cell { cell, act }));
        }
        Phase::Tile { space } => {
            out.extend(game.unlaid_tiles().map(|tile| Action::Tile { space, tile }));
        }
        Phase::Deal { n_dealt } => {
            let seat = game.dealt_to(n_dealt);
            out.extend(sites(game.undealt()).map(|card| Action::Deal { seat, card }));
        }
        Phase::Open => out.extend(sites(game.undealt()).map(Action::Open)),
        Phase::Card(_) => out.extend(game.deck.each_act().map(Action::Card)),
        Phase::Keep { seat } => {
            out.extend(sites(game.boards[seat.index()].dealt).map(Action::Keep));
        }
        Phase::Take { .. } => out.extend(game.display.each_act().map(Action::Take)),
        Phase::Place { seat } => game.list_places(seat, out),
        Phase::Act(activation) => game.list_deeds(&activation, out),
        Phase::Promote { seat, street } => game.list_promotions(seat, street, out),
        Phase::Over => {}
    }
}

impl Calimala {
    fn list_places(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = &self.boards[seat.index()];
        let streets = self.open_streets(seat);
        for (white, n_discs) in [(false, board.coloured), (true, board.white)] {
            if n_discs > 0 {
                let mut left = streets;
                while left != 0 {
                    let street = Street::new(left.trailing_zeros() as u8);
                    left &= left - 1;
                    out.push(Action::Place { white, street });
                }
            }
        }
    }

    /// The streets where this seat may put a disc, as bits (KA-3.3, KA-3.4).
    pub(super) fn open_streets(&self, seat: Seat) -> u16 {
        let board = &self.boards[seat.index()];
        let mut reach = Reach::new(&board.store, self.room, board.hand);
        let mut open = 0;
        for street in Street::all() {
            open |= u16::from(reach.any(self.acts(street))) << street.index();
        }
        if open == 0 { ALL_STREETS } else { open }
    }

    fn list_deeds(&self, activation: &Activation, out: &mut Vec<Action>) {
        let board = &self.boards[activation.owner.index()];
        let deeds = self.deeds(activation.owner);
        let acts = sorted(self.acts(activation.street), activation.pending);
        for (act, n_pending) in acts {
            if n_pending > 0 {
                out.extend((deeds & Deeds::of(act)).each().map(Action::Do));
            }
        }
        let playable = deeds & Deeds::of_acts(board.hand.acts());
        for deed in playable.each() {
            if !activation.must || self.can_act_after_card(activation, deed) {
                out.push(Action::Play(deed));
            }
        }
        let may_leave = acts.map(|(act, n)| n > 0 && self.can_act_without(activation, act));
        for ((act, _), may_leave) in acts.into_iter().zip(may_leave) {
            if may_leave && !deeds.allows(act) {
                out.push(Action::Draw(act));
            }
        }
        for ((act, _), may_leave) in acts.into_iter().zip(may_leave) {
            if may_leave {
                out.push(Action::Skip(act));
            }
        }
        if activation.pending == [0, 0] {
            out.push(Action::Done);
        }
    }

    /// Whether an action that must be carried out (KA-3.7) still can be once this one is left out.
    pub(super) fn can_act_without(&self, activation: &Activation, left_out: Act) -> bool {
        if !activation.must {
            return true;
        }
        let board = &self.boards[activation.owner.index()];
        let acts = self.acts(activation.street);
        acts.into_iter()
            .zip(activation.pending)
            .any(|(act, n_pending)| {
                n_pending > u8::from(act == left_out)
                    && can_reach(act, &board.store, self.room, board.hand)
            })
    }

    /// Whether an action that must be carried out (KA-3.7) still can be once this card is played.
    pub(super) fn can_act_after_card(&self, activation: &Activation, deed: Deed) -> bool {
        let mut board = self.boards[activation.owner.index()];
        let mut placed = self.placed;
        board.carry_out(deed, &mut placed);
        board.hand -= super::material::Cards::one(deed.act());
        let room = placed.room();
        let acts = self.acts(activation.street);
        let pending = acts.into_iter().zip(activation.pending);
        pending
            .filter(|&(_, n_pending)| n_pending > 0)
            .any(|(act, _)| can_reach(act, &board.store, room, board.hand))
    }

    fn list_promotions(&self, seat: Seat, street: Street, out: &mut Vec<Action>) {
        let only_here = !self.has_disc_elsewhere(seat, street);
        for from in Street::all() {
            if (from == street) == only_here {
                let tower = self.towers[from.index()];
                let own = (0..tower.height()).filter(|&at| tower.at(at) == Some(Disc::Of(seat)));
                out.extend(own.map(|height| Action::Promote {
                    street: from,
                    height,
                }));
            }
        }
    }

    /// Whether this seat has a disc on another street (KA-5.8).
    pub(super) fn has_disc_elsewhere(&self, seat: Seat, street: Street) -> bool {
        Street::all()
            .filter(|&other| other != street)
            .any(|other| self.has_disc(seat, other))
    }

    pub(super) fn has_disc(&self, seat: Seat, street: Street) -> bool {
        let mut discs = self.towers[street.index()].discs();
        discs.any(|disc| disc == Disc::Of(seat))
    }

    pub(super) fn unlaid_acts(&self) -> impl Iterator<Item = Act> + Clone {
        let laid = |act: Act| self.grid.contains(&Some(act));
        Act::ALL.into_iter().filter(move |&act| !laid(act))
    }

    pub(super) fn unlaid_tiles(&self) -> impl Iterator<Item = Tile> + Clone {
        let laid = |tile: Tile| self.tiles.contains(&Some(tile));
        Tile::ALL.into_iter().filter(move |&tile| !laid(tile))
    }

    /// The final scoring cards that nobody was dealt and that do not lie open, as bits.
    pub(super) fn undealt(&self) -> u16 {
        let open = self.open.map_or(0, |card| 1 << card as u16);
        let dealt = self
            .boards()
            .iter()
            .fold(open, |all, board| all | board.dealt);
        !dealt & ((1 << Site::ALL.len()) - 1)
    }

    /// The seat that gets the next final scoring card after `n_dealt`: all of a seat's cards come together,
    /// the start player's first.
    pub(super) fn dealt_to(&self, n_cards: u8) -> Seat {
        let n_seats = self.setup.seats;
        let after_starter = n_cards / n_dealt(n_seats);
        Seat::new((self.starter.number() + after_starter) % n_seats)
    }
}

/// Every deed by the street or by a card, and what else an activated disc may do; no other list is
/// longer.
const MAX_LIST: usize = 2 * Deed::N as usize + 8;

const ALL_STREETS: u16 = (1 << super::material::N_STREETS) - 1;

/// The cards of these bits.
pub(super) fn sites(bits: u16) -> impl Iterator<Item = Site> + Clone {
    Site::ALL
        .into_iter()
        .filter(move |&site| bits >> site as u16 & 1 == 1)
}

/// The cell after this one that gets a tile, if any.
pub(super) fn next_cell(cell: u8) -> Option<u8> {
    let next = cell + 1 + u8::from(cell as usize + 1 == CENTRE);
    ((next as usize) < N_CELLS).then_some(next)
}

/// The two actions of a street in their order, each with how often it is pending.
fn sorted([first, second]: [Act; 2], pending: [u8; 2]) -> [(Act, u8); 2] {
    let acts = [(first, pending[0]), (second, pending[1])];
    if first < second {
        acts
    } else {
        [acts[1], acts[0]]
    }
}
