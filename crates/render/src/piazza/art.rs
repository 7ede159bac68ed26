//! The drawings that stand for Piazza on the site.

use maud::{Markup, PreEscaped, html};

use crate::site::art::{layered, stamp};

/// A hand of cards over a square.
pub(super) fn card_art() -> Markup {
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

pub(super) fn emblem() -> Markup {
    layered("ti k-b", ["k-b", "ks-caffe"])
}
