//! Another player's house, small: counters.

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::calimala::Calimala;
use tessera_engine::calimala::material::Act;

use super::mine::summary;
use super::pieces::{act_symbol, cube_symbol, disc_class, disc_symbol, site_symbol};
use super::words::site_name;
use crate::Pov;
use crate::html::{mark, piece, seat_class};
use crate::words::say;

pub(super) fn other(pov: &Pov<'_, Calimala>, seat: Seat) -> Markup {
    let words = pov.words;
    let number = seat.number();
    let board = &pov.view.boards[seat.index()];
    let title = format!("opp-{number}");
    let class = seat_class(seat);
    let n_cloths: u8 = board.workshops.iter().sum();
    let [wood, brick, marble] = board.goods;
    let counters = [
        ("cloth", cube_symbol(seat), class, n_cloths),
        ("workshop", "workshop", "", board.workshops.len() as u8),
        ("ship", "ship", class, board.ships),
        ("houses", "house", class, board.houses.len() as u8),
        ("wood", "a-wood", "", wood),
        ("brick", "a-brick", "", brick),
        ("marble", "a-marble", "", marble),
    ];
    html! {
        section.opp.sheet.tight[pov.sitters.len() > 3] aria-labelledby=(title) {
            h2 {
                span data-at={ "reserve-" (number) } { (mark(seat)) }
                span.on id=(title) { (pov.name(seat)) }
                (belongings(pov, seat))
            }
            p.sr { (summary(pov, seat)) }
            ul.cnt aria-hidden="true" {
                @for (kind, symbol, class, n) in counters {
                    @let at = format!("{kind}-{number}");
                    li.zero[n == 0] title=(say!(words, "calimala-count", kind = kind, n = n)) {
                        span.is-last[pov.is_last(&at)] data-at=(at) { (piece(symbol, class)) }
                        b { (n) }
                    }
                }
            }
        }
    }
}

/// Cards and discs; the start card while it is certain, the final card at the end.
fn belongings(pov: &Pov<'_, Calimala>, seat: Seat) -> Markup {
    let words = pov.words;
    let number = seat.number();
    let board = &pov.view.boards[seat.index()];
    html! {
        small.bel aria-hidden="true" {
            @if let Some(act) = board.shown {
                span.known title=(say!(words, "calimala-shown", act = Act::name(act))) { (piece(act_symbol(act), "")) }
            }
            @if let Some(card) = board.kept {
                span.known title=(site_name(words, card)) { (piece(site_symbol(card), "")) }
            }
            span.n title=(say!(words, "calimala-n-cards", n = board.n_cards)) {
                i.crd data-at={ "hand-" (number) } {} (board.n_cards)
            }
            span.n title=(say!(words, "calimala-n-discs", n = board.coloured)) {
                i data-at={ "disc-" (number) } { (piece(disc_symbol(Some(seat)), disc_class(Some(seat)))) } (board.coloured)
            }
            span.n title=(say!(words, "calimala-n-white", n = board.white)) {
                i data-at={ "white-" (number) } { (piece(disc_symbol(None), disc_class(None))) } (board.white)
            }
        }
    }
}
