//! The large board: the score track round a pavement of 25 squares.

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::calcada::material::{N_SQUARES, SIDE, TRACK_SPACES};
use tessera_engine::calcada::{Calcada, PhaseView};

use super::board::{bonus_tiles, laid_names, outlines, square_place, summary, tints};
use super::outlook::{Outlook, row_and_column};
use super::pieces::{square_name, tile};
use crate::Sight;
use crate::assets;
use crate::choice::signed;
use crate::html::seat_class;
use crate::words::say;

pub(super) fn mine(sight: &Sight<'_, Calcada>) -> Markup {
    let words = sight.words;
    let outlook = Outlook::new(sight.view, sight.hero);
    let tints = tints(&outlook.layout);
    let names = laid_names(sight.words, &outlook);
    let title = if sight.is_own {
        words.say("calcada-your-pavement")
    } else {
        say!(words, "calcada-pavement-of", name = sight.name(sight.hero))
    };
    html! {
        section #mine .mine.sheet.plate aria-label=(title) {
            div.mine-h { h2 { (title) } (forecast(sight, &outlook)) }
            div.pav {
                (track(sight))
                div.co.co-x aria-hidden="true" { @for column in 0..SIDE { i { ((b'a' + column) as char) } } }
                div.co.co-y aria-hidden="true" { @for row in 1..=SIDE { i { (row) } } }
                div.cb role="group" aria-label=(title) {
                    @for number in 0..N_SQUARES { (square(sight, &outlook, number, &names[number], &tints)) }
                    (outlines(&outlook))
                }
            }
            p.sr { (summary(sight, sight.hero, &names)) }
        }
    }
}

/// Where the scoring stone of a seat stands.
pub(super) fn score_place(seat: Seat, space: u8) -> String {
    format!("score-{}-{space}", seat.number())
}

/// What the board would bring if the game ended now, and the bonus tiles.
fn forecast(sight: &Sight<'_, Calcada>, outlook: &Outlook<'_>) -> Markup {
    let words = sight.words;
    let is_over = matches!(sight.view.phase, PhaseView::Over { .. });
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
            (bonus_tiles(sight, sight.hero))
        }
    }
}

fn square(
    sight: &Sight<'_, Calcada>,
    outlook: &Outlook<'_>,
    number: usize,
    name: &str,
    tints: &[usize],
) -> Markup {
    let (row, column) = row_and_column(number);
    let at = square_place(sight.hero, row, column);
    let printed = outlook.layout.number(number);
    let district = outlook.layout.district(number);
    let size = outlook.layout.district_squares(district).count_ones();
    let laid = outlook.board.squares[row as usize][column as usize];
    let label = match laid {
        Some(_) => name.to_owned(),
        None => {
            let name = square_name(row, column);
            say!(
                sight.words,
                "calcada-square",
                square = name,
                number = printed,
                size = size
            )
        }
    };
    let is_last = if laid.is_some() && sight.is_last(&at) {
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
    sight.spot(&format!("sq-{row}-{column}"), &class, &label, content)
}

/// Spaces 0 to 49 round the board, with a stone for every player (CA-1.9).
fn track(sight: &Sight<'_, Calcada>) -> Markup {
    const NUMBERED: u16 = 5;
    const STONE: f32 = 22.0;
    let boards = &sight.view.boards;
    let sprite = assets::url("sprite.svg");
    html! {
        svg.trk viewBox="0 0 600 600" role="img" aria-label=(words_of_track(sight)) {
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
            @for seat in Seat::all(sight.view.setup.seats) {
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

fn words_of_track(sight: &Sight<'_, Calcada>) -> String {
    let seats = Seat::all(sight.view.setup.seats).zip(&sight.view.boards);
    let each = seats.map(|(seat, board)| {
        let name = sight.name(seat);
        say!(
            sight.words,
            "calcada-track-of",
            name = name,
            points = board.score
        )
    });
    let each: Vec<String> = each.collect();
    let each: Vec<&str> = each.iter().map(String::as_str).collect();
    say!(
        sight.words,
        "calcada-track",
        scores = sight.words.list(&each)
    )
}
