//! Another player's cards: backs, pile, and what is still to come of them.

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::piazza::Piazza;

use super::left::left;
use super::travels::back_place;
use super::words::{back, face};
use crate::Pov;
use crate::words::say;

pub(super) fn other(pov: &Pov<'_, Piazza>, seat: Seat) -> Markup {
    let (view, words) = (pov.view, pov.words);
    let player = &view.players[seat.index()];
    let name = pov.name(seat);
    html! {
        section class={ "opp sheet " (pov.seat_class(seat)) } aria-label=(say!(words, "piazza-cards-of", name = name)) {
            h2 { (pov.mark(seat)) span.nm { (name) } }
            @if player.n_hand + player.n_pile == 0 { p.fine { (words.say("piazza-all-laid")) } }
            @else {
                div.backs {
                    (backs(pov, seat))
                    p {
                        span.deck.gone[player.n_pile == 0] data-at={ "pile-" (seat.number()) } { (back()) }
                        b { (player.n_pile) } " " span.tx { (words.say("piazza-in-pile")) }
                    }
                }
                (left(view, words, seat, &words.say("piazza-left-both"), false))
                @if view.setup.seats == 3 {
                    p.fine { (say!(words, "piazza-neutral-of", n = player.n_neutral)) }
                }
            }
            @if !player.cannot_hold.is_empty() { p.fine { (words.say("piazza-has-passed")) } }
        }
    }
}

/// The hand of another player: face down, unless everything is open.
pub(super) fn backs(pov: &Pov<'_, Piazza>, seat: Seat) -> Markup {
    let player = &pov.view.players[seat.index()];
    html! {
        span.bk role="img" aria-label=(say!(pov.words, "piazza-n-hand", n = player.n_hand)) {
            @for place in 0..player.n_hand {
                span data-at=(back_place(seat, place)) {
                    @match player.hand {
                        Some(hand) => (face(hand.at(place))),
                        None => (back()),
                    }
                }
            }
        }
    }
}
