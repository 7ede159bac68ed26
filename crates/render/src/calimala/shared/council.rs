//! The council: scoring tiles and seats, the forecast of the next tile, and the Palazzo Vecchio.

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::calimala::material::{ART_SPACES, N_TILES, PALAZZO};
use tessera_engine::calimala::{Calimala, PhaseView};

use super::tiles::{POPOVER, tiles};
use crate::Pov;
use crate::calimala::pieces::{disc_class, disc_symbol, spaces, tile_symbol};
use crate::calimala::standing;
use crate::calimala::words::{points_list, tile_name};
use crate::html::piece;
use crate::words::say;

pub(super) fn council(pov: &Pov<'_, Calimala>) -> Markup {
    let (view, words) = (pov.view, pov.words);
    html! {
        section #council .council.sheet.plate aria-labelledby="council-title" {
            h2 {
                span #council-title { (words.say("calimala-council")) }
                small { (say!(words, "calimala-scored", n = view.n_scored, all = N_TILES)) }
            }
            @if !matches!(view.phase, PhaseView::Over { .. }) {
                ol.co { @for space in 0..N_TILES { (council_space(pov, space)) } }
            }
            (tiles(pov))
            (forecast(pov))
            (palazzo(pov))
        }
    }
}

fn council_space(pov: &Pov<'_, Calimala>, space: usize) -> Markup {
    let (view, words) = (pov.view, pov.words);
    let on = &view.council[space];
    let n_scored = view.n_scored as usize;
    let state = match space.checked_sub(n_scored) {
        None => "past",
        Some(0) => "next",
        Some(1 | 2) => "soon",
        Some(_) => "later",
    };
    let at = format!("co-{space}");
    let label = say!(
        words,
        "calimala-label-space",
        space = space + 1,
        tile = on.tile.map_or("none", |tile| tile.name()),
        state = state,
        seat = if on.seat.is_some() { "taken" } else { "free" },
        name = on.seat.map_or("", |seat| pov.name(seat))
    );
    let label = match on
        .points
        .as_ref()
        .and_then(|points| points_list(pov, points))
    {
        Some(points) => say!(words, "calimala-label-given", tile = label, points = points),
        None => label,
    };
    html! {
        li.(state).is-last[pov.is_last(&at)] {
            button.ctile type="button" popovertarget=(POPOVER) aria-label=(label) title=[on.tile.map(|tile| tile_name(words, tile))] {
                @if let Some(tile) = on.tile {
                    (piece(tile_symbol(tile), "tl"))
                    span.cn2 { (say!(words, "calimala-terminal-tile", tile = tile.name())) }
                }
                em { (space + 1) }
                @if let Some(points) = &on.points { (gave(pov, points)) }
                @if let Some(seat) = on.seat {
                    span.rd data-at=(at) { (piece(disc_symbol(Some(seat)), disc_class(Some(seat)))) }
                }
                @if state == "next" { span.nx { (words.say("calimala-next")) } }
            }
        }
    }
}

/// Who got the points of a scored tile, the most first.
fn gave(pov: &Pov<'_, Calimala>, points: &[u8]) -> Markup {
    let mut seats: Vec<Seat> = Seat::all(points.len() as u8)
        .filter(|seat| points[seat.index()] > 0)
        .collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(points[seat.index()]));
    html! {
        span.gv { @for seat in seats { span { (pov.mark(seat)) (points[seat.index()]) } } }
    }
}

/// What the next tile would bring if it were scored now.
fn forecast(pov: &Pov<'_, Calimala>) -> Markup {
    let (view, words) = (pov.view, pov.words);
    let next = view.council.get(view.n_scored as usize);
    let Some(tile) = next.and_then(|space| space.tile) else {
        return html! {};
    };
    let points = standing::points(view, tile);
    let mut seats: Vec<Seat> = Seat::all(view.setup.seats)
        .filter(|seat| points[seat.index()] > 0)
        .collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(points[seat.index()]));
    let list = points_list(pov, &points);
    let n_scored = usize::from(list.is_some());
    let text = say!(
        words,
        "calimala-forecast-list",
        tile = tile.name(),
        n = n_scored,
        points = list.unwrap_or_default()
    );
    html! {
        div.fc {
            span.sr { (text) }
            span aria-hidden="true" { (say!(words, "calimala-forecast", tile = tile.name())) }
            span.tb aria-hidden="true" {
                @for seat in &seats { span { (pov.mark(*seat)) "+" (points[seat.index()]) } }
                @if seats.is_empty() { span { "\u{2013}" } }
            }
        }
    }
}

/// The Palazzo Vecchio with its artworks, and who wins ties there.
fn palazzo(pov: &Pov<'_, Calimala>) -> Markup {
    let (view, words) = (pov.view, pov.words);
    let art_of = |seat: usize| view.boards[seat].artworks[PALAZZO];
    let n_filled: u8 = (0..view.boards.len()).map(art_of).sum();
    let label = say!(
        words,
        "calimala-label-palazzo",
        n = n_filled,
        all = ART_SPACES[PALAZZO]
    );
    let content = html! {
        (piece("b-palazzo", "pic"))
        span.pn { b { (words.say("calimala-palazzo")) } i { (words.say("calimala-palazzo-note")) } }
        span.slots { (spaces(pov, "art-palazzo", art_of, ART_SPACES[PALAZZO])) }
    };
    let mut seats: Vec<Seat> = Seat::all(view.setup.seats).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(standing::weight(&view.boards[seat.index()])));
    html! {
        div.pal {
            (pov.spot("art-palazzo", "palb", &label, content))
            ul.tb aria-label=(words.say("calimala-ties")) {
                @for seat in seats {
                    li { (pov.mark(seat)) span.sr { (pov.name(seat)) } (standing::weight(&view.boards[seat.index()])) }
                }
            }
        }
    }
}
