//! The piazza, and the own hand in the dock.

use std::fmt::Write;

use maud::{Markup, html};
use tessera_engine::piazza::material::Colour;
use tessera_engine::piazza::{Cell, Piazza};

use super::choices::hand_spot;
use super::field::{Bracket, Extent, Field};
use super::shared::new_cells;
use super::travels::hand_place;
use super::words::{card_name, cell_name, column_name, face, row_name, symbol_key};
use crate::Pov;
use crate::words::say;

pub(super) fn mine(pov: &Pov<'_, Piazza>) -> Markup {
    let words = pov.words;
    let extent = Extent::drawn(pov.view);
    let field = Field::new(pov.view);
    html! {
        section #mine .mine.sheet.plate aria-label=(words.say("piazza-field")) {
            (summary(pov))
            div class={ "pz cols-" (extent.n_columns()) " rows-" (extent.n_rows()) } {
                div.lx aria-hidden="true" {
                    @for x in extent.left..=extent.right { span { (column_name(x)) } }
                }
                div.ly aria-hidden="true" {
                    @for y in extent.top..=extent.bottom { span { (row_name(y)) } }
                }
                div.field role="group" aria-label=(words.say("piazza-field")) {
                    @for cell in extent.cells() { (place(pov, &field, cell)) }
                    (overlay(pov, &field, extent))
                }
            }
        }
    }
}

/// The own hand. Cards of a kind are one choice, but each has its place.
pub(super) fn hand(pov: &Pov<'_, Piazza>) -> Option<Markup> {
    let player = &pov.view.players[pov.hero.index()];
    let hand = player.hand.filter(|_| pov.is_own)?;
    let words = pov.words;
    Some(html! {
        div.hand role="group" aria-label=(words.say("piazza-hand")) {
            @for card in hand.kinds() {
                @for copy in 0..hand.count(card) {
                    @let content = html! {
                        span.at data-at=(hand_place(pov.hero, card, copy)) { (face(card)) }
                    };
                    @if copy == 0 { (pov.spot(&hand_spot(card), "cell hc", &card_name(words, card), content)) }
                    @else { (pov.spot_again(&hand_spot(card), "cell hc", content)) }
                }
            }
            @if player.finished.is_some() { p.fine { (words.say("piazza-hand-finished")) } }
        }
    })
}

/// A cell with its card, or an empty one.
fn place(pov: &Pov<'_, Piazza>, field: &Field, cell: Cell) -> Markup {
    let words = pov.words;
    let name = cell_name(cell);
    let card = field.card(cell);
    let label = match card {
        Some(card) => say!(
            words,
            "piazza-cell",
            cell = name.as_str(),
            colour = card.colour().name(),
            symbol = symbol_key(card)
        ),
        None => say!(words, "piazza-cell-empty", cell = name.as_str()),
    };
    let content = html! {
        span.at.is-last[card.is_some() && pov.is_last(&name)] data-at=(name) {
            @if let Some(card) = card { (face(card)) }
        }
    };
    let class = match card {
        Some(_) => "q cell",
        None => "q cell e",
    };
    pov.spot(&name, class, &label, content)
}

/// The brackets of the first card of this turn, or of the last turn.
fn overlay(pov: &Pov<'_, Piazza>, field: &Field, extent: Extent) -> Markup {
    let (cells, is_done) = new_cells(pov);
    let brackets = field.brackets_of_turn(&cells);
    html! {
        @if !brackets.is_empty() {
            svg.br.was[is_done] viewBox={ "0 0 " (extent.n_columns()) " " (extent.n_rows()) } aria-hidden="true" {
                @for bracket in &brackets { (drawn(bracket, extent)) }
            }
        }
    }
}

/// Square brackets at both ends, a dotted line between them and the count on it.
fn drawn(bracket: &Bracket, extent: Extent) -> Markup {
    const EDGE: f32 = 0.05;
    const ARM: f32 = 0.3;
    let (start, end) = (bracket.start(), bracket.end());
    let left = f32::from(start.x() - extent.left) + EDGE;
    let top = f32::from(start.y() - extent.top) + EDGE;
    let right = f32::from(end.x() - extent.left + 1) - EDGE;
    let bottom = f32::from(end.y() - extent.top + 1) - EDGE;
    let mut ends = String::new();
    let mut line = String::new();
    let (x, y) = match bracket.is_row() {
        true => {
            let (inner, outer) = (left + ARM, right - ARM);
            let _ = write!(
                ends,
                "M{inner:.2} {top:.2}H{left:.2}V{bottom:.2}H{inner:.2}"
            );
            let _ = write!(
                ends,
                "M{outer:.2} {top:.2}H{right:.2}V{bottom:.2}H{outer:.2}"
            );
            let _ = write!(line, "M{left:.2} {bottom:.2}H{right:.2}");
            ((left + right) / 2.0, bottom)
        }
        false => {
            let (inner, outer) = (top + ARM, bottom - ARM);
            let _ = write!(ends, "M{left:.2} {inner:.2}V{top:.2}H{right:.2}V{inner:.2}");
            let _ = write!(
                ends,
                "M{left:.2} {outer:.2}V{bottom:.2}H{right:.2}V{outer:.2}"
            );
            let _ = write!(line, "M{right:.2} {top:.2}V{bottom:.2}");
            (right, (top + bottom) / 2.0)
        }
    };
    html! {
        path d=(ends) {}
        path.ln d=(line) {}
        circle cx=(format!("{x:.2}")) cy=(format!("{y:.2}")) r="0.18" {}
        text x=(format!("{x:.2}")) y=(format!("{:.2}", y + 0.09)) { (bracket.n_cards) }
    }
}

/// The piazza in words: how large it is, and where the cards of each colour lie.
fn summary(pov: &Pov<'_, Piazza>) -> Markup {
    let (view, words) = (pov.view, pov.words);
    let span = Extent::span(view);
    let of = |colour: Colour| -> Vec<String> {
        let cards = view.cards.iter();
        let cards = cards.filter(|(card, _)| card.colour() == colour);
        cards.map(|(_, cell)| cell_name(*cell)).collect()
    };
    html! {
        div.sr {
            p { (say!(words, "piazza-summary", n = view.cards.len(),
                columns = span.n_columns(), rows = span.n_rows())) }
            @for colour in Colour::ALL {
                @let cells = of(colour);
                p { (say!(words, "piazza-summary-colour", colour = colour.name(),
                    n = cells.len(), cells = cells.join(", "))) }
            }
        }
    }
}
