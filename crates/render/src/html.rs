//! Small pieces of pages that every game uses.

use maud::{Markup, html};
use tessera_engine::Seat;

use crate::assets;

/// A symbol of the sprite, hidden from screen readers: the element around it has the name.
pub(crate) fn art(symbol: &str, view_box: &str, class: &str) -> Markup {
    html! {
        svg class=(class) viewBox=(view_box) aria-hidden="true" {
            use href={ (assets::url("sprite.svg")) "#" (symbol) } {}
        }
    }
}

/// A piece: a square symbol of 64 units.
pub(crate) fn piece(symbol: &str, class: &str) -> Markup {
    art(symbol, "0 0 64 64", class)
}

/// An icon of 24 units in the colour of the text.
pub(crate) fn icon(symbol: &str) -> Markup {
    art(symbol, "0 0 24 24", "")
}

/// The mark of a seat, in its colour.
pub(crate) fn mark(seat: Seat) -> Markup {
    let number = seat.number() + 1;
    art(
        &format!("mk-{number}"),
        "0 0 16 16",
        &format!("mk p{number}"),
    )
}

/// The class that carries the colours of a seat.
pub(crate) fn seat_class(seat: Seat) -> &'static str {
    ["p1", "p2", "p3", "p4", "p5"][seat.index()]
}
