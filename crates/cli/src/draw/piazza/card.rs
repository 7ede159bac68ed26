//! Cards as four columns of text. Letter and digit say colour and symbol where no colours are
//! shown.

use anstyle::Style;
use tessera_engine::piazza::material::{Card, Cards, Colour};

use super::super::palette::{self, Palette};
use super::super::{DIM, paint};

/// As wide as `[b4]`.
pub(super) const CARD_WIDTH: usize = 4;

pub(super) fn card(card: Card) -> String {
    palette(card.colour()).piece('[', card, ']')
}

/// The first card of a turn that goes on.
pub(super) fn marked(card: Card) -> String {
    palette(card.colour()).piece('<', card, '>')
}

pub(super) fn cards(cards: Cards) -> String {
    if cards.is_empty() {
        return paint(DIM, '·');
    }
    (0..cards.total())
        .map(|place| card(cards.at(place)))
        .collect()
}

/// Cards that another player holds.
pub(super) fn hidden(n_cards: u8) -> String {
    match n_cards {
        0 => paint(DIM, '·'),
        _ => paint(DIM, "[??]".repeat(n_cards.into())),
    }
}

/// A colour where there is no card.
pub(super) fn letter(colour: Colour) -> String {
    let hint = palette(colour).hint;
    paint(Style::new().fg_color(Some(hint.into())), colour.letter())
}

fn palette(colour: Colour) -> Palette {
    match colour {
        Colour::Red => palette::RED,
        Colour::Green => palette::GREEN,
        Colour::Blue => palette::BLUE,
        Colour::Yellow => palette::YELLOW,
    }
}
