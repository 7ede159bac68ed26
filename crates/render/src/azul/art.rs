//! The drawings that stand for Azul on the site.

use maud::{Markup, html};

use crate::html::piece;
use crate::site::art::stamp;

/// A wall with one tile just being set.
pub(super) fn card_art() -> Markup {
    const ROWS: [[&str; 6]; 4] = [
        ["mar", "sol", "barro", "noite", "sal", "mar"],
        ["sal", "mar", "sol", "", "noite", "sal"],
        ["noite", "sal", "mar", "sol", "barro", "noite"],
        ["barro", "", "sal", "mar", "sol", "barro"],
    ];
    let cells = ROWS.iter().enumerate().flat_map(|(row, symbols)| {
        let y = row as i32 * 58 - 7;
        let cell =
            move |(column, &symbol): (usize, &&'static str)| (symbol, column as i32 * 58 - 13, y);
        symbols.iter().enumerate().map(cell)
    });
    html! {
        rect width="320" height="220" fill="#DCE3EE" {}
        @for (symbol, x, y) in cells {
            @if symbol.is_empty() {
                rect x=(x + 1) y=(y + 1) width="54" height="54" rx="4" fill="#C9D2E2" {}
            } @else {
                (stamp(&format!("az-{symbol}"), "", [x, y, 56, 56]))
            }
        }
        (stamp("az-barro", "fall", [161, 51, 56, 56]))
    }
}

pub(super) fn emblem() -> Markup {
    piece("az-mar", "ti")
}
