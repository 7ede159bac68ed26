//! For each colour its price above its open tiles and its stack: the two real boards merged,
//! because the questions are asked together.

use maud::{Markup, html};
use tessera_engine::calcada::material::{Colour, DISPLAY_SIZE, Motif};
use tessera_engine::calcada::{Calcada, PhaseView, SupplyView};

use super::pieces::{back_symbol, colour_class, stone, tile, tile_name};
use crate::Pov;
use crate::html::piece;
use crate::words::say;

pub(super) fn prices(pov: &Pov<'_, Calcada>) -> Markup {
    let words = pov.words;
    let title = words.say("calcada-prices");
    html! {
        div.sheet.plate.colbox role="group" aria-label=(title) {
            div.col-h { h2 { (title) } (stacks(pov)) }
            div.cols {
                div.lad.lab aria-hidden="true" { @for row in &pov.view.setup.rows { i { "×" (row) } } }
                @for supply in &pov.view.supplies { (column(pov, supply)) }
            }
        }
    }
}

/// Where an open tile lies.
pub(super) fn tile_place(colour: Colour, number: usize) -> String {
    format!("open-{}-{number}", colour.name())
}

/// Where the face-down tiles of a colour lie.
pub(super) fn stack_place(colour: Colour) -> String {
    format!("stack-{}", colour.name())
}

/// Where the stone of a colour stands on the scoreboard.
pub(super) fn price_place(colour: Colour, row: u8) -> String {
    format!("price-{}-{row}", colour.name())
}

fn column(pov: &Pov<'_, Calcada>, supply: &SupplyView) -> Markup {
    let colour = supply.colour;
    let is_declared =
        matches!(pov.view.phase, PhaseView::Place { colour: declared, .. } if declared == colour);
    html! {
        div.col.on[is_declared].closed[supply.row.is_none()].(colour_class(colour)) {
            (ladder(pov, supply))
            @for number in 0..DISPLAY_SIZE {
                @if number < supply.open.len() { (open_tile(pov, supply, number)) } @else { i.dt.empty {} }
            }
            (stack(pov, supply))
        }
    }
}

fn ladder(pov: &Pov<'_, Calcada>, supply: &SupplyView) -> Markup {
    let colour = supply.colour;
    let n_rows = pov.view.setup.rows.len() as u8;
    let row = supply.row.unwrap_or(n_rows);
    let label = match supply.multiplier {
        Some(multiplier) => {
            let left = n_rows - row - 1;
            say!(
                pov.words,
                "calcada-price",
                colour = colour.name(),
                n = multiplier,
                left = left
            )
        }
        None => say!(pov.words, "calcada-closed", colour = colour.name()),
    };
    html! {
        div.lad role="img" aria-label=(label) {
            @for number in 0..n_rows {
                @let at = price_place(colour, number);
                @if number == row {
                    i.cur.is-last[pov.is_last(&at)] data-at=(at) { (stone(colour)) }
                } @else {
                    i.past[number < row] {}
                }
            }
        }
    }
}

/// Equal tiles of a display are one choice (CA-4.1): the later ones repeat it for the pointer.
fn open_tile(pov: &Pov<'_, Calcada>, supply: &SupplyView, number: usize) -> Markup {
    let (colour, motif) = (supply.colour, supply.open[number]);
    let at = tile_place(colour, number);
    let is_last = if pov.is_last(&at) { " is-last" } else { "" };
    let is_rest = match pov.view.phase {
        PhaseView::Place {
            colour: declared, ..
        } if declared != colour => " rest",
        _ => "",
    };
    let spot = format!("tile-{}-{}", colour.name(), motif.name());
    // Of equal tiles only one is taken: the page marks the one that was clicked.
    let is_twin = supply.open.iter().filter(|&&other| other == motif).count() > 1;
    let twin = if is_twin { " twin" } else { "" };
    let class = format!("cell dt{is_rest}{is_last}{twin}");
    let content = html! { span.tp data-at=(at) { (tile(colour, motif)) } };
    if supply.open[..number].contains(&motif) {
        return pov.spot_again(&spot, &class, content);
    }
    let label = tile_name(pov.words, colour, motif);
    pov.spot(&spot, &class, &label, content)
}

/// The face-down tiles; a click on those of the declared colour refreshes its display.
fn stack(pov: &Pov<'_, Calcada>, supply: &SupplyView) -> Markup {
    let colour = supply.colour;
    let n_tiles = supply.unseen.total() + supply.returned.len() as u8;
    let label = say!(
        pov.words,
        "calcada-stack",
        colour = colour.name(),
        n = n_tiles
    );
    let content = html! {
        span.tp data-at=(stack_place(colour)) { (piece(back_symbol(colour), colour_class(colour))) }
        em { (n_tiles) }
    };
    let class = match n_tiles {
        0 => "cell stack none",
        _ => "cell stack",
    };
    pov.spot(&format!("stack-{}", colour.name()), class, &label, content)
}

/// What is left in the stacks, for those who count: it follows from what lies on the table.
fn stacks(pov: &Pov<'_, Calcada>) -> Markup {
    let words = pov.words;
    html! {
        details.left {
            summary { (words.say("calcada-left")) }
            div.left-b.sheet {
                table {
                    caption { (words.say("calcada-left-caption")) }
                    thead { tr {
                        td {}
                        @for supply in &pov.view.supplies {
                            th scope="col" { (stone(supply.colour)) span.sr { (say!(words, "calcada-colour", colour = supply.colour.name())) } }
                        }
                    } }
                    tbody { @for motif in Motif::ALL { (stacks_row(pov, motif)) } }
                }
            }
        }
    }
}

fn stacks_row(pov: &Pov<'_, Calcada>, motif: Motif) -> Markup {
    let count = |supply: &SupplyView| {
        let returned = supply.returned.iter().filter(|&&other| other == motif);
        supply.unseen.count(motif) as usize + returned.count()
    };
    html! {
        tr {
            th scope="row" { (say!(pov.words, "calcada-motif", motif = motif.name())) }
            @for supply in &pov.view.supplies { td { (count(supply)) } }
        }
    }
}
