//! The drawings that stand for Calimala on the site.

use maud::{Markup, PreEscaped, html};

use crate::html::piece;
use crate::site::art::stamp;

/// The city in the evening, discs in front of it.
pub(super) fn card_art() -> Markup {
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

pub(super) fn emblem() -> Markup {
    piece("b-fiore", "ti")
}
