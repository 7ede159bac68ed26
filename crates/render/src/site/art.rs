//! The pictures of the games: our own drawings, made of the pieces in the sprite.

use maud::{Markup, html};
use tessera_engine::{GameName, Seat, with_game};

use crate::{Show, assets};

/// The picture on a game's card.
pub(super) fn picture(game: GameName) -> Markup {
    html! {
        svg.art viewBox="0 0 320 220" aria-hidden="true" preserveAspectRatio="xMidYMid slice" {
            (with_game!(game, G => G::card_art()))
        }
    }
}

/// A small square that stands for a game.
pub(super) fn emblem(game: GameName) -> Markup {
    with_game!(game, G => G::emblem())
}

/// The seat whose usual colour and mark a seat wears in a game.
pub(super) fn seat_colour(game: GameName, n_seats: usize, seat: Seat) -> Seat {
    with_game!(game, G => G::seat_colour(n_seats as u8, seat))
}

/// Two symbols of the sprite, one upon the other.
pub(crate) fn layered(class: &str, symbols: [&str; 2]) -> Markup {
    html! {
        svg class=(class) viewBox="0 0 64 64" aria-hidden="true" {
            @for symbol in symbols { use href={ (assets::url("sprite.svg")) "#" (symbol) } {} }
        }
    }
}

/// A symbol of the sprite inside a picture: left, top, width, height.
pub(crate) fn stamp(symbol: &str, class: &str, [x, y, width, height]: [i32; 4]) -> Markup {
    let class = (!class.is_empty()).then_some(class);
    html! {
        use class=[class] href={ (assets::url("sprite.svg")) "#" (symbol) } x=(x) y=(y) width=(width) height=(height) {}
    }
}
