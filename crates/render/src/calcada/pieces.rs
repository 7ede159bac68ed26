//! The names that pieces have in the sprite, in style sheets and in words.

use maud::{Markup, html};
use tessera_engine::calcada::material::{Colour, Motif};

use crate::Words;
use crate::html::piece;
use crate::words::say;

/// The columns of a board are lettered and its rows numbered from the top: `d3`.
pub(super) fn square_name(row: u8, column: u8) -> String {
    format!("{}{}", (b'a' + column) as char, row + 1)
}

/// The symbols of the tiles of a colour, in the order of [`Motif::ALL`].
macro_rules! tiles {
    ($colour:literal) => {
        [
            concat!("ct-", $colour, "-tram"),
            concat!("ct-", $colour, "-sardine"),
            concat!("ct-", $colour, "-caravel"),
            concat!("ct-", $colour, "-guitar"),
            concat!("ct-", $colour, "-rooster"),
            concat!("ct-", $colour, "-bonus"),
        ]
    };
}

/// The symbol of a tile; it takes its colours from [`colour_class`].
pub(super) fn tile_symbol(colour: Colour, motif: Motif) -> &'static str {
    const TILES: [[&str; 6]; 5] = [
        tiles!("blue"),
        tiles!("yellow"),
        tiles!("red"),
        tiles!("green"),
        tiles!("black"),
    ];
    TILES[colour.index()][motif.index()]
}

/// The symbol of a stone; it takes its colours from [`colour_class`].
pub(super) fn stone_symbol(colour: Colour) -> &'static str {
    ["cs-blue", "cs-yellow", "cs-red", "cs-green", "cs-black"][colour.index()]
}

/// The symbol of the back of a tile.
pub(super) fn back_symbol(colour: Colour) -> &'static str {
    ["cg-azul", "cg-ocre", "cg-rosa", "cg-verde", "cg-preto"][colour.index()]
}

/// The class that carries the colours of a piece.
pub(super) fn colour_class(colour: Colour) -> &'static str {
    ["c-azul", "c-ocre", "c-rosa", "c-verde", "c-preto"][colour.index()]
}

/// A tile, drawn.
pub(super) fn tile(colour: Colour, motif: Motif) -> Markup {
    let class = format!("pc {}", colour_class(colour));
    html! { (piece(tile_symbol(colour, motif), &class)) }
}

/// A stone, drawn.
pub(super) fn stone(colour: Colour) -> Markup {
    let class = format!("st {}", colour_class(colour));
    html! { (piece(stone_symbol(colour), &class)) }
}

/// "blue tram".
pub(super) fn tile_name(words: &Words, colour: Colour, motif: Motif) -> String {
    say!(
        words,
        "calcada-tile",
        colour = colour.name(),
        motif = motif.name()
    )
}
