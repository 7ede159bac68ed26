//! The large board: the score track round a pavement of 25 squares.

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::calcada::material::{N_SQUARES, SIDE, TRACK_SPACES};
use tessera_engine::calcada::{Calcada, PhaseView};

use super::board::{bonus_tiles, laid_names, outlines, square_place, summary, tints};
use super::outlook::{Outlook, row_and_column};
use super::pieces::{square_name, tile};
use crate::Pov;
use crate::assets;
use crate::choice::signed;
use crate::html::seat_class;
use crate::words::say;

pub(super) fn mine(pov: &Pov<'_, Calcada>) -> Markup {
    let words = pov.words;
    let outlook = Outlook::new(pov.view, pov.hero);
    let tints = tints(&outlook.layout);
    let names = laid_names(pov.words, &outlook);
    let title = if pov.is_own {
        words.say("calcada-your-pavement")
    } else {
        say!(words, "calcada-pavement-of", name = pov.name(pov.hero))
    };
    html! {
        section #mine .mine.sheet.plate aria-label=(title) {
            div.mine-h { h2 { (title) } (forecast(pov, &outlook)) }
            div.pav {
                (track(pov))
                div.co.co-x aria-hidden="true" { @for column in 0..SIDE { i { ((b'a' + column) as char) } } }
                div.co.co-y aria-hidden="true" { @for row in 1..=SIDE { i { (row) } } }
                div.cb role="group" aria-label=(title) {
                    @for number in 0..N_SQUARES { (square(pov, &outlook, number, &names[number], &tints)) }
                    (outlines(&outlook))
                }
            }
            p.sr { (summary(pov, pov.hero, &names)) }
        }
    }
}

/// Where the scoring stone of a seat stands.
pub(super) fn score_place(seat: Seat, space: u8) -> String {
    format!("score-{}-{space}", seat.number())
}

/// What the board would bring if the game ended now, and the bonus tiles.
fn forecast(pov: &Pov<'_, Calcada>, outlook: &Outlook<'_>) -> Markup {
    let words = pov.words;
    let is_over = matches!(pov.view.phase, PhaseView::Over { .. });
    let forecast = outlook.forecast();
    let explained = say!(
        words,
        "calcada-forecast-parts",
        motifs = forecast.motifs,
        incomplete = forecast.incomplete,
        bonus = forecast.bonus,
    );
    html! {
        p.fore {
            @if !is_over {
                span title=(explained) {
                    (words.say("calcada-forecast")) " " b { (signed(i16::from(forecast.sum()))) }
                }
                span.dot aria-hidden="true" { "·" }
            }
            (bonus_tiles(pov, pov.hero))
        }
    }
}

fn square(
    pov: &Pov<'_, Calcada>,
    outlook: &Outlook<'_>,
    number: usize,
    name: &str,
    tints: &[usize],
) -> Markup {
    let (row, column) = row_and_column(number);
    let at = square_place(pov.hero, row, column);
    let printed = outlook.layout.number(number);
    let district = outlook.layout.district(number);
    let size = outlook.layout.district_squares(district).count_ones();
    let laid = outlook.board.squares[row as usize][column as usize];
    let label = match laid {
        Some(_) => name.to_owned(),
        None => {
            let name = square_name(row, column);
            say!(
                pov.words,
                "calcada-square",
                square = name,
                number = printed,
                size = size
            )
        }
    };
    let is_last = if laid.is_some() && pov.is_last(&at) {
        " is-last"
    } else {
        ""
    };
    let class = match laid {
        Some(_) => format!("sq cell{is_last}"),
        None => format!("sq cell t{}", tints[district as usize]),
    };
    let content = html! {
        span.tp data-at=(at) { @if let Some(laid) = laid { (tile(laid.colour, laid.motif)) } }
        @if laid.is_none() {
            em { (printed) }
            span.sz { @for _ in 0..size { u {} } }
        } @else if outlook.is_complete(number) { s {} }
    };
    pov.spot(&format!("sq-{row}-{column}"), &class, &label, content)
}

/// Spaces 0 to 49 round the board, with a stone for every player (CA-1.9).
fn track(pov: &Pov<'_, Calcada>) -> Markup {
    const NUMBERED: u16 = 5;
    const STONE: f32 = 22.0;
    let boards = &pov.view.boards;
    let sprite = assets::url("sprite.svg");
    html! {
        svg.trk viewBox="0 0 600 600" role="img" aria-label=(words_of_track(pov)) {
            rect x="14" y="14" width="572" height="572" {}
            @for space in 0..TRACK_SPACES {
                @let (x, y) = track_point(space);
                @if space % NUMBERED == 0 {
                    circle.m cx=(x) cy=(y) r="12" {}
                    text x=(x) y=(y) dy=".35em" { (space) }
                } @else {
                    circle cx=(x) cy=(y) r="3.4" {}
                }
            }
            @for seat in Seat::all(pov.view.setup.seats) {
                @let space = boards[seat.index()].track;
                // Stones on the same space stand one behind the other.
                @let behind = boards[..seat.index()].iter().filter(|other| other.track == space).count() as f32;
                @let (x, y) = track_point(space.into());
                use class=(seat_class(seat)) data-at=(score_place(seat, space)) href={ (sprite) "#mk-" (seat.number() + 1) }
                    x=(x - STONE / 2.0 + 6.0 * behind) y=(y - STONE / 2.0 + 6.0 * behind) width=(STONE) height=(STONE) {}
            }
        }
    }
}

/// The middle of a space of the track, in units of 600.
fn track_point(space: u16) -> (f32, f32) {
    const START: f32 = 14.0;
    const LENGTH: f32 = 572.0;
    let way = f32::from(space) * 4.0 * LENGTH / f32::from(TRACK_SPACES);
    let round = |number: f32| (number * 10.0).round() / 10.0;
    let along = round(way % LENGTH);
    match (way / LENGTH) as u8 {
        0 => (START + along, START),
        1 => (START + LENGTH, START + along),
        2 => (START + LENGTH - along, START + LENGTH),
        _ => (START, START + LENGTH - along),
    }
}

fn words_of_track(pov: &Pov<'_, Calcada>) -> String {
    let seats = Seat::all(pov.view.setup.seats).zip(&pov.view.boards);
    let each = seats.map(|(seat, board)| {
        let name = pov.name(seat);
        say!(
            pov.words,
            "calcada-track-of",
            name = name,
            points = board.score
        )
    });
    let each: Vec<String> = each.collect();
    let each: Vec<&str> = each.iter().map(String::as_str).collect();
    say!(pov.words, "calcada-track", scores = pov.words.list(&each))
}
