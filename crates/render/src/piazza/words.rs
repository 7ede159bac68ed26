//! Names of cells and cards: tokens of the page, keys of messages, symbols of the sprite.

use maud::Markup;
use tessera_engine::piazza::material::{Card, Colour};
use tessera_engine::piazza::{Cell, MAX_COORDINATE, MIN_COORDINATE};

use crate::Words;
use crate::html::piece;
use crate::words::say;

/// The letter of a column. All columns that cards can ever come to have one, so that a place keeps
/// its name wherever the piazza grows.
pub(super) fn column_name(x: i8) -> char {
    (b'a' + (x - MIN_COORDINATE) as u8) as char
}

/// The number of a row, from 1.
pub(super) fn row_name(y: i8) -> i8 {
    y - MIN_COORDINATE + 1
}

/// What people call a cell: `g7`. It is also its spot and its place.
pub(super) fn cell_name(cell: Cell) -> String {
    format!("{}{}", column_name(cell.x()), row_name(cell.y()))
}

/// The cell with this name.
pub(super) fn cell_named(name: &str) -> Option<Cell> {
    let column = *name.as_bytes().first()?;
    let row: u8 = name.get(1..)?.parse().ok()?;
    let x = i16::from(column) - i16::from(b'a') + i16::from(MIN_COORDINATE);
    let y = i16::from(row) - 1 + i16::from(MIN_COORDINATE);
    let fits = |at: i16| at <= i16::from(MAX_COORDINATE);
    let cell = Cell::checked(i8::try_from(x).ok()?, i8::try_from(y).ok()?)?;
    (fits(x) && fits(y) && cell_name(cell) == name).then_some(cell)
}

/// The key of the symbol in messages.
pub(super) fn symbol_key(card: Card) -> &'static str {
    SYMBOL_KEYS[usize::from(card.symbol()) - 1]
}

/// The keys of all symbols, from symbol 1.
pub(super) const SYMBOL_KEYS: [&str; 6] =
    ["tower", "fountain", "bicycle", "coffee", "lemon", "dove"];

/// The drawings of the symbols without a card around them.
pub(super) const SYMBOL_ART: [&str; 6] = [
    "ks-campanile",
    "ks-fontana",
    "ks-bici",
    "ks-caffe",
    "ks-limone",
    "ks-colomba",
];

/// The drawing of a card.
pub(super) fn card_art(card: Card) -> &'static str {
    const ART: [&str; 24] = [
        "kc-r1", "kc-r2", "kc-r3", "kc-r4", "kc-r5", "kc-r6", "kc-g1", "kc-g2", "kc-g3", "kc-g4",
        "kc-g5", "kc-g6", "kc-b1", "kc-b2", "kc-b3", "kc-b4", "kc-b5", "kc-b6", "kc-y1", "kc-y2",
        "kc-y3", "kc-y4", "kc-y5", "kc-y6",
    ];
    ART[card.index()]
}

/// The classes of a card that colour it.
pub(super) fn card_class(colour: Colour) -> &'static str {
    ["pc k-r", "pc k-g", "pc k-b", "pc k-y"][colour.index()]
}

/// The class that only colours.
pub(super) fn colour_class(colour: Colour) -> &'static str {
    ["k-r", "k-g", "k-b", "k-y"][colour.index()]
}

/// A card as it lies on the table.
pub(super) fn face(card: Card) -> Markup {
    piece(card_art(card), card_class(card.colour()))
}

/// A card face down; all backs look the same.
pub(super) fn back() -> Markup {
    piece("k-back", "pc k-n")
}

/// "red bicycle"
pub(super) fn card_name(words: &Words, card: Card) -> String {
    say!(
        words,
        "piazza-card",
        colour = card.colour().name(),
        symbol = symbol_key(card)
    )
}
