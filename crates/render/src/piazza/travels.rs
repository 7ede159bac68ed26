//! Cards on their way: from the pile to the hand, from the hand to the piazza.

use tessera_engine::piazza::material::{Card, colours_of};
use tessera_engine::piazza::{Action, Event, View};
use tessera_engine::{Seat, Viewer};

use super::words::cell_name;
use crate::Travel;

/// Where a card of an open hand lies; `copy` tells two of a kind apart.
pub(super) fn hand_place(seat: Seat, card: Card, copy: u8) -> String {
    format!("hand-{}-{}-{copy}", seat.number(), card.name())
}

/// Where a card of a covered hand lies.
pub(super) fn back_place(seat: Seat, place: u8) -> String {
    format!("back-{}-{place}", seat.number())
}

/// The card that moves with a fact, if one does.
pub(super) fn travel(before: &View, action: Option<Action>, event: Event) -> Option<Travel> {
    match event {
        Event::Opened { card, cell } => {
            let seat = owner(before, card)?;
            Some(Travel::new(pile_place(seat), cell_name(cell)))
        }
        Event::Drew { seat } => {
            let player = &before.players[seat.index()];
            let to = match (is_open(before, seat), action) {
                (true, Some(Action::Draw { card, .. })) => {
                    let copy = player.hand.map_or(0, |hand| hand.count(card));
                    hand_place(seat, card, copy)
                }
                _ => back_place(seat, player.n_hand),
            };
            Some(Travel::new(pile_place(seat), to))
        }
        Event::Laid { seat, card, cell } => {
            let player = &before.players[seat.index()];
            let from = match (is_open(before, seat), player.hand) {
                (true, Some(hand)) => hand_place(seat, card, hand.count(card).saturating_sub(1)),
                _ => back_place(seat, player.n_hand.saturating_sub(1)),
            };
            Some(Travel::new(from, cell_name(cell)))
        }
        Event::Started { .. }
        | Event::Bracket { .. }
        | Event::Scored { .. }
        | Event::Finished { .. }
        | Event::Passed { .. }
        | Event::Stuck => None,
    }
}

fn pile_place(seat: Seat) -> String {
    format!("pile-{}", seat.number())
}

/// Whether the viewer holds this hand.
fn is_open(view: &View, seat: Seat) -> bool {
    view.viewer == Viewer::Seat(seat)
}

/// Whose cards these are.
fn owner(view: &View, card: Card) -> Option<Seat> {
    let n_seats = view.setup.seats;
    Seat::all(n_seats).find(|&seat| colours_of(n_seats, seat).contains(&card.colour()))
}
