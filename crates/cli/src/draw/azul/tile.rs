//! Tiles as three columns of text. The letter says the colour where no colours are shown, and the
//! brackets tell a tile from an empty space of the wall with the same letter.

use anstyle::Style;
use tessera_engine::azul::material::{Colour, Tiles};

use super::super::palette::{self, Palette};
use super::super::{DIM, paint};

/// As wide as `[b]`.
pub(super) const TILE_WIDTH: usize = 3;

pub(super) fn tile(colour: Colour) -> String {
    palette(colour).piece('[', colour.letter(), ']')
}

/// The marker of the start player.
pub(super) fn marker() -> String {
    palette::TEAL.piece('[', 'm', ']')
}

/// `[b]×3`
pub(super) fn counted(tiles: Tiles, colour: Colour) -> String {
    format!("{}×{}", tile(colour), tiles.count(colour))
}

/// All tiles, sorted by colour.
pub(super) fn heap(tiles: Tiles) -> String {
    if tiles.is_empty() {
        return paint(DIM, '·');
    }
    let runs = tiles.colours();
    runs.map(|colour| tile(colour).repeat(tiles.count(colour).into()))
        .collect()
}

/// A colour where there is no tile.
pub(super) fn letter(colour: Colour) -> String {
    let hint = palette(colour).hint;
    let style = Style::new().fg_color(Some(hint.into())).dimmed();
    paint(style, colour.letter())
}

pub(super) fn empty_spaces(n: usize) -> String {
    paint(DIM, " · ".repeat(n))
}

fn palette(colour: Colour) -> Palette {
    match colour {
        Colour::Blue => palette::BLUE,
        Colour::Yellow => palette::YELLOW,
        Colour::Red => palette::RED,
        Colour::Black => palette::BLACK,
        Colour::White => palette::WHITE,
    }
}
