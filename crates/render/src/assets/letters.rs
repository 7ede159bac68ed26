//! A letter on every piece, for those who do not see colours or patterns well.
//!
//! The sprite gets one symbol for each colour that holds its letter in every language, and every
//! piece shows the one of its colour. The style sheet decides by `data-letters` of the document
//! which language is drawn, and nothing is while nobody asks for it.

use std::fmt::Write;

use super::tokens;
use crate::words::say;
use crate::{Language, Words};

/// The colours that pieces have.
const COLOURS: [&str; 7] = ["blue", "yellow", "red", "black", "white", "green", "purple"];

/// Where the letter is on a piece: left, top, size, in the units of the piece.
type Place = (f32, f32, f32);

/// All over a piece that shows nothing but its colour, in a corner of one that shows more.
const MIDDLE: Place = (11.0, 11.0, 42.0);
const CORNER: Place = (38.0, 38.0, 26.0);
const RIM: Place = (18.0, 0.0, 28.0);
const MARK: Place = (2.0, 2.0, 12.0);
/// Backs are drawn with their lower part cut off.
const TOP: Place = (33.0, 1.0, 30.0);

/// The pieces whose names do not say their colour.
const PIECES: &[(&str, &str, Place)] = &[
    ("az-mar", "blue", MIDDLE),
    ("az-sol", "yellow", MIDDLE),
    ("az-barro", "red", MIDDLE),
    ("az-noite", "black", MIDDLE),
    ("az-sal", "white", MIDDLE),
    ("cg-azul", "blue", TOP),
    ("cg-ocre", "yellow", TOP),
    ("cg-rosa", "red", TOP),
    ("cg-verde", "green", TOP),
    ("cg-preto", "black", TOP),
    ("disc", "white", MIDDLE),
    ("disc-side", "white", RIM),
];

/// The colours of seats, in their order.
const SEATS: [&str; 5] = ["blue", "red", "yellow", "green", "purple"];

/// The sprite with letters.
pub(super) fn with_letters(sprite: &str) -> String {
    let mut out = String::with_capacity(sprite.len() + 16 * 1024);
    for (place, symbol) in sprite.split("<symbol ").enumerate() {
        if place == 0 {
            out.push_str(symbol);
            COLOURS.iter().for_each(|colour| define(colour, &mut out));
            continue;
        }
        out.push_str("<symbol ");
        let id = symbol.split('"').nth(1).unwrap_or_default();
        match (lettered(id), symbol.split_once("</symbol>")) {
            (Some((colour, (x, y, size))), Some((art, rest))) => {
                let _ = write!(
                    out,
                    "{art}<use href=\"#letter-{colour}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" \
                     height=\"{size}\" display=\"var(--letters,none)\"/></symbol>{rest}"
                );
            }
            _ => out.push_str(symbol),
        }
    }
    out
}

/// The part of the style sheet that draws the letters of the document's language.
pub(super) fn style() -> String {
    let languages = Language::ALL.map(|language| {
        let tag = language.tag();
        format!("[data-letters=\"{tag}\"] {{\n  --letter-{tag}: inline;\n}}\n")
    });
    languages.concat()
}

/// The letter of a colour in every language on a small paper disc.
fn define(colour: &str, out: &mut String) {
    let (paper, ink) = (tokens::light("cream"), tokens::light("inkline"));
    let _ = write!(
        out,
        "<symbol id=\"letter-{colour}\" viewBox=\"0 0 64 64\"><circle cx=\"32\" cy=\"32\" r=\"29\" \
         fill=\"{paper}\" stroke=\"{ink}\" stroke-width=\"4\"/>"
    );
    for language in Language::ALL {
        let letter = say!(Words::of(language), "site-letter", colour = colour);
        let _ = write!(
            out,
            "<text x=\"32\" y=\"48\" font-size=\"46\" font-weight=\"700\" font-style=\"normal\" text-anchor=\"middle\" \
             font-family=\"system-ui,sans-serif\" fill=\"{ink}\" \
             display=\"var(--letter-{},none)\">{letter}</text>",
            language.tag()
        );
    }
    out.push_str("</symbol>\n");
}

/// The colour of a piece and the place of its letter, if it is a piece.
fn lettered(id: &str) -> Option<(&'static str, Place)> {
    if let Some((_, colour, place)) = PIECES.iter().find(|(name, ..)| *name == id) {
        return Some((colour, *place));
    }
    let (kind, rest) = id.split_once('-')?;
    let named = |name: &str| COLOURS.into_iter().find(|colour| *colour == name);
    let seat = || {
        SEATS
            .get(rest.parse::<usize>().ok()?.checked_sub(1)?)
            .copied()
    };
    match kind {
        "cs" => Some((named(rest)?, MIDDLE)),
        // The ports of Calimala are called `ct-` as well; they have no colour.
        "ct" => Some((named(rest.split('-').next()?)?, CORNER)),
        "kc" => {
            let colour = match rest.get(..1)? {
                "r" => "red",
                "g" => "green",
                "b" => "blue",
                "y" => "yellow",
                _ => return None,
            };
            let is_card = rest.len() == 2 && rest.ends_with(|sign: char| sign.is_ascii_digit());
            is_card.then_some((colour, CORNER))
        }
        "disc" | "cube" => Some((seat()?, MIDDLE)),
        "side" => Some((seat()?, RIM)),
        "mk" => Some((seat()?, MARK)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A letter that two colours share would tell nothing.
    #[test]
    fn letters_differ_in_every_language() {
        for language in Language::ALL {
            let letter = |colour: &str| say!(Words::of(language), "site-letter", colour = colour);
            let mut letters: Vec<String> = COLOURS.into_iter().map(letter).collect();
            assert!(
                letters.iter().all(|letter| letter.chars().count() == 1),
                "{letters:?}"
            );
            letters.sort();
            letters.dedup();
            assert_eq!(letters.len(), COLOURS.len(), "{language}: {letters:?}");
        }
    }

    /// Five tiles; five stones, five backs and thirty tiles; 24 cards; discs from above and from
    /// the side, cubes and marks of five seats, and nobody's two discs.
    #[test]
    fn every_piece_has_its_letter() {
        let sprite = with_letters(include_str!("../../assets/sprite.svg"));
        for (id, colour) in [
            ("az-barro", Some("red")),
            ("cs-green", Some("green")),
            ("ct-black-tram", Some("black")),
            ("ct-lisboa", None),
            ("kc-y6", Some("yellow")),
            ("kc-gap", None),
            ("side-3", Some("yellow")),
            ("disc", Some("white")),
            ("a-wood", None),
        ] {
            let symbol = sprite
                .split_once(&format!("id=\"{id}\""))
                .expect("a symbol")
                .1;
            let symbol = symbol.split_once("</symbol>").expect("a whole one").0;
            let letter = symbol.split_once("#letter-").map(|(_, rest)| rest);
            let letter = letter.and_then(|rest| rest.split('"').next());
            assert_eq!(letter, colour, "{id}");
        }
        let n_letters = sprite.matches("<use href=\"#letter-").count();
        assert_eq!(n_letters, 5 + 40 + 24 + 20 + 2);
    }
}
