//! All scoring tiles in one table: what the scored ones gave, and how it stands for the others.

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::calimala::material::{N_TILES, Tile};
use tessera_engine::calimala::{Calimala, PhaseView};

use crate::Pov;
use crate::calimala::pieces::tile_symbol;
use crate::calimala::standing;
use crate::calimala::words::tile_name;
use crate::html::piece;
use crate::words::say;

/// The id of what opens over the page.
pub(super) const POPOVER: &str = "tiles";

/// During the game it opens from the tiles; after the end it stands there in their place.
pub(super) fn tiles(pov: &Pov<'_, Calimala>) -> Markup {
    let words = pov.words;
    if matches!(pov.view.phase, PhaseView::Over { .. }) {
        return html! { div.tls-b tabindex="0" { (table(pov)) } };
    }
    let n_discs: u8 = pov
        .view
        .boards
        .iter()
        .map(|on| on.coloured + on.white)
        .sum();
    html! {
        div #(POPOVER) .tls.sheet popover role="dialog" aria-label=(words.say("calimala-tiles")) {
            header {
                b { (words.say("calimala-tiles")) }
                button.btn type="button" popovertarget=(POPOVER) popovertargetaction="hide" {
                    (words.say("calimala-tiles-close"))
                }
            }
            div.tls-b tabindex="0" { (table(pov)) }
            p { (words.say("calimala-tiles-note")) }
            p { (say!(words, "calimala-tiles-end", n = n_discs)) }
        }
    }
}

fn table(pov: &Pov<'_, Calimala>) -> Markup {
    let words = pov.words;
    html! {
        table.tls-t {
            thead { tr {
                th scope="col" colspan="2" { span.sr { (words.say("calimala-tiles")) } }
                @for seat in Seat::all(pov.view.setup.seats) {
                    th scope="col" { (pov.mark(seat)) span { (pov.name(seat)) } }
                }
            } }
            tbody { @for space in 0..N_TILES { (row(pov, space)) } }
        }
    }
}

fn row(pov: &Pov<'_, Calimala>, space: usize) -> Markup {
    let view = pov.view;
    let on = &view.council[space];
    let Some(tile) = on.tile else {
        return html! {};
    };
    let is_next = space == view.n_scored as usize;
    html! {
        tr.past[on.points.is_some()].next[is_next] {
            td.nr { (space + 1) }
            th scope="row" { span { (piece(tile_symbol(tile), "")) (tile_name(pov.words, tile)) } }
            @match &on.points {
                Some(points) => { @for &n in points { (given(pov, n)) } }
                None => (as_it_stands(pov, tile)),
            }
        }
    }
}

/// What a tile gave to a seat.
fn given(pov: &Pov<'_, Calimala>, n: u8) -> Markup {
    let text = say!(pov.words, "calimala-tile-gave", n = n);
    html! { td.none[n == 0] title=(text) { span.sr { (text) } b aria-hidden="true" { (n) } } }
}

/// The cubes of each seat for a tile, and the points if it were scored now.
fn as_it_stands(pov: &Pov<'_, Calimala>, tile: Tile) -> Markup {
    let (view, words) = (pov.view, pov.words);
    let points = standing::points(view, tile);
    html! {
        @for seat in Seat::all(view.setup.seats) {
            @let n = standing::count(&view.boards[seat.index()], tile);
            @let n_points = points[seat.index()];
            @let text = say!(words, "calimala-tile-stands", n = n, points = n_points);
            td.none[n == 0] title=(text) {
                span.sr { (text) }
                span aria-hidden="true" { (n) }
                @if n_points > 0 { small aria-hidden="true" { "+" (n_points) } }
            }
        }
    }
}
