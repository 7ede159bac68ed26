//! Another player's board, small.

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::calcada::Calcada;
use tessera_engine::calcada::material::N_SQUARES;

use super::board::{bonus_tiles, laid_names, outlines, square_place, summary, tints};
use super::outlook::{Outlook, row_and_column};
use super::pieces::tile;
use crate::Sight;
use crate::html::mark;
use crate::words::say;

pub(super) fn other(sight: &Sight<'_, Calcada>, seat: Seat) -> Markup {
    let outlook = Outlook::new(sight.view, seat);
    let tints = tints(&outlook.layout);
    let title = say!(sight.words, "calcada-pavement-of", name = sight.name(seat));
    html! {
        section.opp.sheet aria-label=(title) {
            h2 { (mark(seat)) span { (sight.name(seat)) } (bonus_tiles(sight, seat)) }
            div.cb.mini-cb aria-hidden="true" {
                @for number in 0..N_SQUARES { (square(sight, seat, &outlook, &tints, number)) }
                (outlines(&outlook))
            }
            p.sr { (summary(sight, seat, &laid_names(sight.words, &outlook))) }
        }
    }
}

fn square(
    sight: &Sight<'_, Calcada>,
    seat: Seat,
    outlook: &Outlook<'_>,
    tints: &[usize],
    number: usize,
) -> Markup {
    let (row, column) = row_and_column(number);
    let at = square_place(seat, row, column);
    match outlook.board.squares[row as usize][column as usize] {
        Some(laid) => html! {
            i.sq.is-last[sight.is_last(&at)] {
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
