//! The pictures of the games: our own drawings, made of the pieces in the sprite.

use maud::{Markup, PreEscaped, html};

use crate::assets;
use crate::html::piece;

/// The picture on a game's card.
pub(super) fn picture(game: &str) -> Markup {
    html! {
        svg.art viewBox="0 0 320 220" aria-hidden="true" preserveAspectRatio="xMidYMid slice" {
            @match game {
                "azul" => (azul()),
                "calcada" => (calcada()),
                "piazza" => (piazza()),
                _ => (calimala()),
            }
        }
    }
}

/// A small square that stands for a game.
pub(super) fn emblem(game: &str) -> Markup {
    let layered = |class: &str, symbols: [&str; 2]| {
        html! {
            svg class=(class) viewBox="0 0 64 64" aria-hidden="true" {
                @for symbol in symbols { use href={ (assets::url("sprite.svg")) "#" (symbol) } {} }
            }
        }
    };
    match game {
        "azul" => piece("az-mar", "ti"),
        "calcada" => layered("ti c-ocre", ["cg-ocre", "cm-galo"]),
        "piazza" => layered("ti k-b", ["k-b", "ks-caffe"]),
        _ => piece("b-fiore", "ti"),
    }
}

/// A wall with one tile just being set.
fn azul() -> Markup {
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

/// Three tiles and four stones on the pavement.
fn calcada() -> Markup {
    const WAVE: &str = "c20-20 40-20 60 0s40 20 60 0 40-20 60 0 40 20 60 0 40-20 60 0 40 20 60 0 \
        40-20 60 0 40 20 60 0v22c-15 13-30 13-45 4s-45-22-60-11-30 20-45 11-45-22-60-11-30 20-45 \
        11-45-22-60-11-30 20-45 11-45-22-60-11-30 20-45 11z";
    const TILES: [(&str, &str, &str, i32); 3] = [
        ("lift l0 c-azul", "cg-azul", "cm-eletrico", 20),
        ("lift l1 c-ocre", "cg-ocre", "cm-sardinha", 114),
        ("lift l2 c-rosa", "cg-rosa", "cm-galo", 208),
    ];
    const STONES: [(&str, i32, i32); 4] = [
        ("verde", 30, 160),
        ("azul", 74, 166),
        ("preto", 206, 162),
        ("ocre", 250, 168),
    ];
    html! {
        rect width="320" height="220" fill="#F3ECDD" {}
        g.drift fill="#3A3D46" {
            @for y in [-14, 42, 98, 154, 210] { path d={ "M-80 " (y) (WAVE) } {} }
        }
        @for (class, ground, motif, x) in TILES {
            g class=(class) { (stamp(ground, "", [x, 58, 92, 92])) (stamp(motif, "", [x, 58, 92, 92])) }
        }
        @for (colour, x, y) in STONES {
            g class={ "c-" (colour) } {
                (stamp("c-stone", "", [x, y, 42, 42]))
                (stamp(&format!("cx-{colour}"), "", [x, y, 42, 42]))
            }
        }
    }
}

/// A hand of cards over a square.
fn piazza() -> Markup {
    const GROUND: &str = r##"<rect width="320" height="220" fill="#F0DCCB"/><path d="M0 150h320v70H0z" fill="#E4C8B1"/><path d="M160 40L-60 220M160 40L20 220M160 40l-60 180M160 40v180M160 40l60 180M160 40l140 180M160 40l220 180M0 158h320M0 178h320M0 204h320" stroke="#D3AF93" stroke-width="1.5" fill="none"/>"##;
    const HAND: [(&str, &str); 4] = [
        ("k-g", "ks-limone"),
        ("k-y", "ks-colomba"),
        ("k-b", "ks-caffe"),
        ("k-r", "ks-fontana"),
    ];
    html! {
        (PreEscaped(GROUND))
        @for (place, (card, symbol)) in HAND.into_iter().enumerate() {
            g class={ "fan f" (place) " " (card) } {
                (stamp(card, "", [119, 58, 82, 82])) (stamp(symbol, "", [119, 58, 82, 82]))
            }
        }
    }
}

/// The city in the evening, discs in front of it.
fn calimala() -> Markup {
    const SKY: &str = r##"<rect width="320" height="220" fill="#EBDDB9"/><circle cx="236" cy="66" r="34" fill="#D9A637" class="sun"/><path d="M0 150c40-26 84-30 124-14s90 10 196-18v102H0z" fill="#A9B48C"/><path d="M0 172c60-18 120-14 180-6s100 0 140-10v64H0z" fill="#7E9270"/>"##;
    const CLOTH: &str = r##"<path d="M0 178h320v42H0z" fill="#C0502D"/><path d="M0 178h320M0 186h320M0 204q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0" fill="none" stroke="#F4E7CB" stroke-width="2"/>"##;
    const DISCS: [(&str, i32, i32); 5] = [
        ("p4 dd", 38, 192),
        ("p2 dd", 38, 182),
        ("p1 dd", 38, 172),
        ("p5 dd", 230, 192),
        ("p3 dd", 230, 182),
    ];
    html! {
        (PreEscaped(SKY))
        (stamp("b-palazzo", "", [6, 86, 92, 92]))
        (stamp("b-fiore", "", [94, 54, 128, 128]))
        (stamp("b-croce", "", [226, 92, 88, 88]))
        (PreEscaped(CLOTH))
        @for (class, x, y) in DISCS { (stamp("disc-side", class, [x, y, 44, 19])) }
    }
}

/// A symbol of the sprite inside a picture: left, top, width, height.
fn stamp(symbol: &str, class: &str, [x, y, width, height]: [i32; 4]) -> Markup {
    let class = (!class.is_empty()).then_some(class);
    html! {
        use class=[class] href={ (assets::url("sprite.svg")) "#" (symbol) } x=(x) y=(y) width=(width) height=(height) {}
    }
}
