//! Tiles as four columns of text and stones as two. Letters say what colours show: a small one
//! for the colour, a capital for what is on a tile.

use anstyle::{Ansi256Color, Style};
use tessera_engine::calcada::material::{Colour, Motif, Stones};
use tessera_render::{Words, say};

use super::super::palette::{self, Palette};
use super::super::{DIM, paint};

/// As wide as `[yT]`.
pub(super) const TILE_WIDTH: usize = 4;

pub(super) fn tile(colour: Colour, motif: Motif) -> String {
    let Palette {
        face, edge, ink, ..
    } = palette(colour);
    let face = Style::new().bg_color(Some(face.into()));
    let edge = face.fg_color(Some(edge.into()));
    let ink = face.fg_color(Some(ink.into()));
    [
        paint(edge, '['),
        paint(ink, colour.letter()),
        paint(ink.bold(), motif.letter()),
        paint(edge, ']'),
    ]
    .concat()
}

pub(super) fn tiles(colour: Colour, motifs: &[Motif]) -> String {
    motifs.iter().map(|&motif| tile(colour, motif)).collect()
}

/// `●y`
fn stone(colour: Colour) -> String {
    let style = Style::new().fg_color(Some(palette(colour).hint.into()));
    paint(style, format!("●{}", colour.letter()))
}

/// All stones of a space, sorted by colour.
pub(super) fn stones(stones: Stones) -> String {
    if stones.is_empty() {
        return paint(DIM, '·');
    }
    let runs = stones.kinds();
    runs.map(|colour| stone(colour).repeat(stones.count(colour).into()))
        .collect()
}

/// A square without a tile: its number and its district. The shades of grey tell districts apart
/// a little better than the letters alone.
pub(super) fn empty_square(number: u8, district: char, is_wanted: bool) -> String {
    const SHADES: [u8; 5] = [236, 239, 237, 240, 238];
    let shade = SHADES[(district as usize - 'A' as usize) % SHADES.len()];
    let face = Style::new().bg_color(Some(Ansi256Color(shade).into()));
    let ink = face.fg_color(Some(Ansi256Color(if is_wanted { 231 } else { 250 }).into()));
    let dim = face.fg_color(Some(Ansi256Color(245).into()));
    let number = if is_wanted {
        paint(ink.bold(), number)
    } else {
        paint(ink, number)
    };
    [
        paint(face, ' '),
        number,
        paint(dim, district),
        paint(face, ' '),
    ]
    .concat()
}

/// The name of a colour in its colour.
pub(super) fn colour_name(words: &Words, colour: Colour) -> String {
    let style = Style::new()
        .fg_color(Some(palette(colour).hint.into()))
        .bold();
    paint(style, say!(words, "calcada-colour", colour = colour.name()))
}

fn palette(colour: Colour) -> Palette {
    match colour {
        Colour::Blue => palette::BLUE,
        Colour::Yellow => palette::YELLOW,
        Colour::Red => palette::RED,
        Colour::Green => palette::GREEN,
        // Darker than the grey of the squares.
        Colour::Black => Palette {
            face: Ansi256Color(233),
            ..palette::BLACK
        },
    }
}
