//! Another player's board, small.

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::calcada::Calcada;
use tessera_engine::calcada::material::N_SQUARES;

use super::board::{bonus_tiles, laid_names, outlines, square_place, summary, tints};
use super::outlook::{Outlook, row_and_column};
use super::pieces::tile;
use crate::Pov;
use crate::html::mark;
use crate::words::say;

pub(super) fn other(pov: &Pov<'_, Calcada>, seat: Seat) -> Markup {
    let outlook = Outlook::new(pov.view, seat);
    let tints = tints(&outlook.layout);
    let title = say!(pov.words, "calcada-pavement-of", name = pov.name(seat));
    html! {
        section.opp.sheet aria-label=(title) {
            h2 { (mark(seat)) span { (pov.name(seat)) } (bonus_tiles(pov, seat)) }
            div.cb.mini-cb aria-hidden="true" {
                @for number in 0..N_SQUARES { (square(pov, seat, &outlook, &tints, number)) }
                (outlines(&outlook))
            }
            p.sr { (summary(pov, seat, &laid_names(pov.words, &outlook))) }
        }
    }
}

fn square(
    pov: &Pov<'_, Calcada>,
    seat: Seat,
    outlook: &Outlook<'_>,
    tints: &[usize],
    number: usize,
) -> Markup {
    let (row, column) = row_and_column(number);
    let at = square_place(seat, row, column);
    match outlook.board.squares[row as usize][column as usize] {
        Some(laid) => html! {
            i.sq.is-last[pov.is_last(&at)] {
                span.tp data-at=(at) { (tile(laid.colour, laid.motif)) }
                @if outlook.is_complete(number) { s {} }
            }
        },
        None => html! {
            i class={ "sq t" (tints[outlook.layout.district(number) as usize]) } {
                span.tp data-at=(at) {}
                em { (outlook.layout.number(number)) }
            }
        },
    }
}
