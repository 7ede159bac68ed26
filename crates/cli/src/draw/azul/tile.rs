//! Tiles as three columns of text. The letter says the colour where no colours are shown, and the
//! brackets tell a tile from an empty space of the wall with the same letter.

use anstyle::{Ansi256Color, Style};
use tessera_engine::azul::material::{Colour, Tiles};

use super::super::{DIM, paint};

/// As wide as `[b]`.
pub(super) const TILE_WIDTH: usize = 3;

pub(super) fn tile(colour: Colour) -> String {
    let Palette {
        face, edge, ink, ..
    } = palette(colour);
    bracketed(colour.letter(), face, edge, ink)
}

/// The marker of the start player.
pub(super) fn marker() -> String {
    bracketed('m', Ansi256Color(30), Ansi256Color(80), Ansi256Color(231))
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

fn bracketed(letter: char, face: Ansi256Color, edge: Ansi256Color, ink: Ansi256Color) -> String {
    let face = Style::new().bg_color(Some(face.into()));
    let edge = face.fg_color(Some(edge.into()));
    let ink = face.fg_color(Some(ink.into())).bold();
    [paint(edge, '['), paint(ink, letter), paint(edge, ']')].concat()
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
        Colour::Blue => [26, 75, 231, 33],
        Colour::Yellow => [220, 136, 16, 178],
        Colour::Red => [160, 210, 231, 167],
        Colour::Black => [239, 247, 231, 243],
        Colour::White => [255, 245, 16, 248],
    }
    .map(Ansi256Color);
    Palette {
        face,
        edge,
        ink,
        hint,
    }
}
