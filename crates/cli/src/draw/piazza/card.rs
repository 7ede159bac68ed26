//! Cards as four columns of text. Letter and digit say colour and symbol where no colours are
//! shown.

use anstyle::{Ansi256Color, Style};
use tessera_engine::piazza::material::{Card, Cards, Colour};

use super::super::{DIM, paint};

/// As wide as `[b4]`.
pub(super) const CARD_WIDTH: usize = 4;

pub(super) fn card(card: Card) -> String {
    framed(card, ['[', ']'])
}

/// The first card of a turn that goes on.
pub(super) fn marked(card: Card) -> String {
    framed(card, ['<', '>'])
}

pub(super) fn cards(cards: Cards) -> String {
    if cards.is_empty() {
        return paint(DIM, '·');
    }
    (0..cards.total())
        .map(|place| card(cards.at(place)))
        .collect()
}

/// Cards that somebody else holds.
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

fn framed(card: Card, [left, right]: [char; 2]) -> String {
    let Palette {
        face, edge, ink, ..
    } = palette(card.colour());
    let face = Style::new().bg_color(Some(face.into()));
    let edge = face.fg_color(Some(edge.into()));
    let ink = face.fg_color(Some(ink.into())).bold();
    [paint(edge, left), paint(ink, card), paint(edge, right)].concat()
}

/// How a colour looks, on dark and on light screens.
struct Palette {
    face: Ansi256Color,
    edge: Ansi256Color,
    ink: Ansi256Color,
    hint: Ansi256Color,
}

fn palette(colour: Colour) -> Palette {
    let [face, edge, ink, hint] = match colour {
        Colour::Red => [160, 210, 231, 167],
        Colour::Green => [28, 114, 231, 71],
        Colour::Blue => [26, 75, 231, 33],
        Colour::Yellow => [220, 136, 16, 178],
    }
    .map(Ansi256Color);
    Palette {
        face,
        edge,
        ink,
        hint,
    }
}
