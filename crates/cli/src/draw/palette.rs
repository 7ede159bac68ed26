//! How colours of pieces look, the same in every game, on dark and on light screens.

use anstyle::{Ansi256Color, Style};

use super::paint;

/// The shades of one colour.
#[derive(Clone, Copy)]
pub(super) struct Palette {
    pub(super) face: Ansi256Color,
    pub(super) edge: Ansi256Color,
    pub(super) ink: Ansi256Color,
    /// The colour where there is no piece.
    pub(super) hint: Ansi256Color,
}

pub(super) const BLUE: Palette = Palette::new(26, 75, 231, 33);
pub(super) const YELLOW: Palette = Palette::new(220, 136, 16, 178);
pub(super) const RED: Palette = Palette::new(160, 210, 231, 167);
pub(super) const GREEN: Palette = Palette::new(28, 114, 231, 71);
pub(super) const BLACK: Palette = Palette::new(239, 247, 231, 243);
pub(super) const WHITE: Palette = Palette::new(255, 245, 16, 248);
pub(super) const TEAL: Palette = Palette::new(30, 80, 231, 37);

impl Palette {
    const fn new(face: u8, edge: u8, ink: u8, hint: u8) -> Palette {
        Palette {
            face: Ansi256Color(face),
            edge: Ansi256Color(edge),
            ink: Ansi256Color(ink),
            hint: Ansi256Color(hint),
        }
    }

    /// `[b]`: what it is, between the edges of the piece.
    pub(super) fn piece(self, left: char, what: impl std::fmt::Display, right: char) -> String {
        let face = Style::new().bg_color(Some(self.face.into()));
        let edge = face.fg_color(Some(self.edge.into()));
        let ink = face.fg_color(Some(self.ink.into())).bold();
        [paint(edge, left), paint(ink, what), paint(edge, right)].concat()
    }
}
