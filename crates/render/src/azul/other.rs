//! Another player's board, small.

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::azul::material::{N_COLUMNS, N_ROWS};
use tessera_engine::azul::{Azul, FloorItem, PhaseView};

use super::effect::forecast;
use super::mine::{printed, summary};
use super::symbol;
use crate::Pov;
use crate::choice::signed;
use crate::html::{mark, piece};
use crate::words::say;

pub(super) fn other(pov: &Pov<'_, Azul>, seat: Seat) -> Markup {
    let words = pov.words;
    let board = &pov.view.boards[seat.index()];
    let title = say!(words, "azul-wall-of", name = pov.name(seat));
    let is_over = matches!(pov.view.phase, PhaseView::Over { .. });
    html! {
        section.opp.sheet aria-label=(title) {
            h2 {
                (mark(seat)) (title)
                @if !is_over { small { (say!(words, "azul-round-so-far", points = signed(forecast(board, pov.view.setup.wall)))) } }
            }
            div.mini aria-hidden="true" {
                @for row in 0..N_ROWS { (mini_row(pov, seat, row)) }
            }
            div.mf aria-hidden="true" {
                span { (words.say("azul-floor")) }
                @if board.floor.is_empty() { (words.say("azul-floor-clear")) }
                @for (place, item) in board.floor.iter().enumerate() {
                    i.mc data-at={ "b" (seat.number()) "-floor-" (place) } {
                        @match item {
                            FloorItem::Tile(colour) => (piece(symbol(*colour), "pc")),
                            FloorItem::Marker => (piece("az-first", "")),
                        }
                    }
                }
            }
            p.sr { (summary(pov, seat)) }
        }
    }
}

fn mini_row(pov: &Pov<'_, Azul>, seat: Seat, row: u8) -> Markup {
    let board = &pov.view.boards[seat.index()];
    let line = &board.lines[row as usize];
    let number = seat.number();
    html! {
        div.mr {
            @for place in (0..N_COLUMNS).rev() {
                @if place < line.n_spaces {
                    @let at = format!("b{number}-line-{row}-{place}");
                    i.mc.is-last[place < line.n_tiles && pov.is_last(&at)] data-at=(at) {
                        @if let Some(colour) = line.colour.filter(|_| place < line.n_tiles) { (piece(symbol(colour), "pc")) }
                    }
                } @else { i {} }
            }
            i.mg {}
            @for column in 0..N_COLUMNS {
                @let at = format!("b{number}-wall-{row}-{column}");
                @let laid = board.wall[row as usize][column as usize];
                i.mc.gh[laid.is_none()].is-last[laid.is_some() && pov.is_last(&at)] data-at=(at) {
                    @if let Some(colour) = laid.or(printed(pov.view.setup.wall, row, column)) { (piece(symbol(colour), "pc")) }
                }
            }
        }
    }
}
