//! The drawings that stand for Calçada on the site.

use maud::{Markup, html};

use crate::site::art::{layered, stamp};

/// Three tiles and four stones on the pavement.
pub(super) fn card_art() -> Markup {
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

pub(super) fn emblem() -> Markup {
    layered("ti c-ocre", ["cg-ocre", "cm-galo"])
}
