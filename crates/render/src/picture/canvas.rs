//! What a picture is drawn on.

use std::fmt::Write;

use super::digits::{ADVANCE, DIGITS, MINUS};
use super::{HEIGHT, WIDTH, sprite};

/// A picture that is being drawn. Colours are names of the light theme, such as `ink`.
#[derive(Debug)]
pub struct Canvas {
    /// Symbols that are used, by symbol and class, in the order of their numbers.
    symbols: Vec<(String, String)>,
    body: String,
}

impl Canvas {
    /// A sheet on the table.
    pub(super) fn new() -> Canvas {
        let mut canvas = Canvas {
            symbols: Vec::new(),
            body: String::new(),
        };
        let (width, height) = (WIDTH as f32, HEIGHT as f32);
        canvas.rect([0.0, 0.0, width, height], 0.0, "paper", "");
        canvas.rect([24.0, 24.0, 900.0, height - 48.0], 10.0, "sheet", "line");
        canvas.rect([31.0, 31.0, 886.0, height - 62.0], 6.0, "", "line");
        canvas
    }

    /// A rectangle: left, top, width, height.
    pub(crate) fn rect(&mut self, [x, y, w, h]: [f32; 4], radius: f32, fill: &str, stroke: &str) {
        let (fill, stroke) = (sprite::colour(fill), sprite::colour(stroke));
        let _ = write!(
            self.body,
            r#"<rect x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{h:.1}" rx="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="1.500"/>"#
        );
    }

    /// A circle.
    pub(crate) fn circle(&mut self, [x, y]: [f32; 2], radius: f32, fill: &str, stroke: &str) {
        let (fill, stroke) = (sprite::colour(fill), sprite::colour(stroke));
        let _ = write!(
            self.body,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" fill="{fill}" stroke="{stroke}" stroke-width="1.500"/>"#
        );
    }

    /// A line, as the data of a path.
    pub(crate) fn path(&mut self, data: &str, stroke: &str, width: f32) {
        let stroke = sprite::colour(stroke);
        let _ = write!(
            self.body,
            r#"<path d="{data}" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>"#
        );
    }

    /// A symbol of the sprite, with the class that colours it.
    pub(crate) fn piece(&mut self, symbol: &str, class: &str, x: f32, y: f32, size: f32) {
        let is_it = |(one, other): &(String, String)| one == symbol && other == class;
        let number = self.symbols.iter().position(is_it).unwrap_or_else(|| {
            self.symbols.push((symbol.to_owned(), class.to_owned()));
            self.symbols.len() - 1
        });
        let _ = write!(
            self.body,
            r##"<use href="#s{number}" x="{x:.1}" y="{y:.1}" width="{size:.1}" height="{size:.1}"/>"##
        );
    }

    /// A number that ends at `right`.
    pub(crate) fn number(&mut self, number: i32, right: f32, top: f32, height: f32, fill: &str) {
        let scale = height / 16.0;
        let colour = sprite::colour(fill);
        let text = number.to_string();
        let left = right - ADVANCE * scale * text.len() as f32;
        for (place, sign) in text.bytes().enumerate() {
            let x = left + ADVANCE * scale * place as f32;
            let data = match sign {
                b'-' => MINUS,
                digit => DIGITS[usize::from(digit - b'0')],
            };
            let _ = write!(
                self.body,
                r#"<path transform="translate({x:.1} {top:.1}) scale({scale:.3})" d="{data}" fill="none" stroke="{colour}" stroke-width="1.900" stroke-linecap="round" stroke-linejoin="round"/>"#
            );
        }
    }

    /// The whole document.
    pub(super) fn finish(self) -> String {
        self.finish_in([0, 0, WIDTH, HEIGHT])
    }

    /// A part of it: left, top, width, height.
    pub(super) fn finish_in(self, [x, y, width, height]: [u32; 4]) -> String {
        let mut text = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{x} {y} {width} {height}"><defs>{}"#,
            sprite::clips()
        );
        for (number, (symbol, class)) in self.symbols.iter().enumerate() {
            let (view_box, content) = sprite::symbol(symbol, class);
            let _ = write!(
                text,
                r#"<symbol id="s{number}" viewBox="{view_box}">{content}</symbol>"#
            );
        }
        text.push_str("</defs>");
        text.push_str(&self.body);
        text.push_str("</svg>\n");
        text
    }
}
