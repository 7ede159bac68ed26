//! The large board: score track, pattern lines, wall and floor.

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::azul::material::{Colour, FLOOR_PENALTY, FLOOR_SPACES, N_COLUMNS, N_ROWS};
use tessera_engine::azul::{Azul, BoardView, FloorItem, PhaseView, WallSide};

use super::effect::forecast;
use super::{colour_word, symbol};
use crate::Pov;
use crate::assets;
use crate::choice::signed;
use crate::html::{piece, seat_class};
use crate::words::say;

pub(super) fn mine(pov: &Pov<'_, Azul>) -> Markup {
    let words = pov.words;
    let board = &pov.view.boards[pov.hero.index()];
    let title = if pov.is_own {
        words.say("azul-your-wall")
    } else {
        say!(words, "azul-wall-of", name = pov.name(pov.hero))
    };
    let is_over = matches!(pov.view.phase, PhaseView::Over { .. });
    html! {
        section #mine .mine.sheet.plate aria-label=(title) {
            div.mine-h {
                h2 { (title) }
                @if !is_over {
                    p.fore { (words.say("azul-forecast")) " " b { (signed(forecast(board, pov.view.setup.wall))) } }
                }
            }
            (track(pov))
            div.azb {
                @for row in 0..N_ROWS {
                    (line(pov, board, row))
                    span.arr aria-hidden="true" { @if is_full(board, row) { "▸" } @else { "·" } }
                    (wall_row(pov, board, row))
                }
            }
            p.sr { (summary(pov, pov.hero)) }
            (floor(pov, board))
        }
    }
}

pub(super) fn is_full(board: &BoardView, row: u8) -> bool {
    let line = &board.lines[row as usize];
    line.n_tiles == line.n_spaces
}

/// A ruler with a stone for every player.
fn track(pov: &Pov<'_, Azul>) -> Markup {
    const WIDTH: u16 = 600;
    let scores = pov.view.boards.iter().map(|board| board.score);
    let end = (scores.max().unwrap_or(0) + 10).div_ceil(20).max(3) * 20;
    let x = |score: u16| 14.0 + f32::from(score) * f32::from(WIDTH - 28) / f32::from(end);
    html! {
        svg.track viewBox="0 0 600 46" role="img" aria-label=(words_of_track(pov)) {
            path.rail d="M14 30.5H586" {}
            @for tick in (0..=end).step_by(2) {
                @let is_major = tick % 10 == 0;
                path.tick d={ "M" (x(tick)) " 30v" (if is_major { -8 } else { -4 }) } {}
                @if is_major && (end <= 100 || tick % 20 == 0) { text x=(x(tick)) y="43" text-anchor="middle" { (tick) } }
            }
            @for (seat, board) in Seat::all(pov.sitters.len() as u8).zip(&pov.view.boards) {
                // Stones on the same space stand one behind the other.
                @let ahead = pov.view.boards[..seat.index()].iter().filter(|other| other.score == board.score).count();
                use class=(seat_class(seat)) href={ (assets::url("sprite.svg")) "#mk-" (seat.number() + 1) }
                    x=(x(board.score) - 11.0 + 5.0 * ahead as f32) y=(1 + ahead * 2) width="22" height="22" {}
            }
        }
    }
}

fn words_of_track(pov: &Pov<'_, Azul>) -> String {
    let seats = Seat::all(pov.sitters.len() as u8).zip(&pov.view.boards);
    let each = seats.map(|(seat, board)| {
        say!(
            pov.words,
            "azul-track-of",
            name = pov.name(seat),
            points = board.score
        )
    });
    let each: Vec<String> = each.collect();
    let each: Vec<&str> = each.iter().map(String::as_str).collect();
    say!(pov.words, "azul-track", scores = pov.words.list(&each))
}

/// Tiles fill a line from the right; the place next to the wall has the number 0.
fn line(pov: &Pov<'_, Azul>, board: &BoardView, row: u8) -> Markup {
    let view = &board.lines[row as usize];
    let words = pov.words;
    let hero = pov.hero.number();
    let label = match view.colour {
        Some(colour) => say!(
            words,
            "azul-line-holds",
            line = row + 1,
            n = view.n_tiles,
            spaces = view.n_spaces,
            colour = colour.name()
        ),
        None => say!(words, "azul-line-empty", line = row + 1),
    };
    let class = if is_full(board, row) {
        "line cell is-full"
    } else {
        "line cell"
    };
    let slots = html! {
        @for place in (0..view.n_spaces).rev() {
            @let at = format!("b{hero}-line-{row}-{place}");
            i.slot.is-last[place < view.n_tiles && pov.is_last(&at)] data-at=(at) {
                @if let Some(colour) = view.colour.filter(|_| place < view.n_tiles) { (piece(symbol(colour), "pc")) }
            }
        }
    };
    pov.spot(
        &format!("line-{row}"),
        &format!("{class} l{}", row + 1),
        &label,
        slots,
    )
}

fn wall_row(pov: &Pov<'_, Azul>, board: &BoardView, row: u8) -> Markup {
    html! { div.wr { @for column in 0..N_COLUMNS { (space(pov, board, row, column)) } } }
}

fn space(pov: &Pov<'_, Azul>, board: &BoardView, row: u8, column: u8) -> Markup {
    let at = format!("b{}-wall-{row}-{column}", pov.hero.number());
    let printed = printed(pov.view.setup.wall, row, column);
    let laid = board.wall[row as usize][column as usize];
    let content = html! {
        i.slot.gh[laid.is_none() && printed.is_some()].is-last[laid.is_some() && pov.is_last(&at)] data-at=(at) {
            @match (laid, printed) {
                (Some(colour), _) => (piece(symbol(colour), "pc")),
                (None, Some(colour)) => (piece(symbol(colour), "pc")),
                (None, None) => {}
            }
        }
    };
    let PhaseView::Tiling { row: waiting, .. } = pov.view.phase else {
        return content;
    };
    if waiting != row || !pov.is_own {
        return content;
    }
    let label = say!(pov.words, "azul-space", row = row + 1, column = column + 1);
    pov.spot(&format!("wall-{row}-{column}"), "cell sp", &label, content)
}

/// The colour printed on a space, if the wall has colours (AZ-1.3).
pub(super) fn printed(side: WallSide, row: u8, column: u8) -> Option<Colour> {
    match side {
        WallSide::Coloured => Colour::ALL
            .into_iter()
            .find(|colour| colour.column(row) == column),
        WallSide::Grey => None,
    }
}

fn floor(pov: &Pov<'_, Azul>, board: &BoardView) -> Markup {
    let words = pov.words;
    let n_items = board.floor.len();
    let penalty = FLOOR_PENALTY[n_items.min(FLOOR_SPACES as usize)];
    let label = say!(words, "azul-floor-holds", n = n_items, points = penalty);
    let spaces = html! {
        span.fl-l { (words.say("azul-floor")) }
        @for place in 0..FLOOR_SPACES {
            @let at = format!("b{}-floor-{place}", pov.hero.number());
            @let item = board.floor.get(place as usize);
            @let cost = FLOOR_PENALTY[place as usize + 1] - FLOOR_PENALTY[place as usize];
            span.fs {
                em { (signed(-i16::from(cost))) }
                i.slot.is-last[item.is_some() && pov.is_last(&at)] data-at=(at) {
                    @match item {
                        Some(FloorItem::Tile(colour)) => (piece(symbol(*colour), "pc")),
                        Some(FloorItem::Marker) => (piece("az-first", "")),
                        None => {}
                    }
                }
            }
        }
    };
    pov.spot("floor", "floor cell", &label, spaces)
}

/// A board in words.
pub(super) fn summary(pov: &Pov<'_, Azul>, seat: Seat) -> String {
    let words = pov.words;
    let board = &pov.view.boards[seat.index()];
    let rows = (0..N_ROWS).map(|row| {
        let line = &board.lines[row as usize];
        let laid: Vec<String> = board.wall[row as usize]
            .iter()
            .flatten()
            .map(|&colour| colour_word(words, colour))
            .collect();
        let laid: Vec<&str> = laid.iter().map(String::as_str).collect();
        say!(
            words,
            "azul-summary-row",
            row = row + 1,
            n = line.n_tiles,
            spaces = line.n_spaces,
            colour = line.colour.map_or("none", Colour::name),
            laid = words.list(&laid),
            n_laid = laid.len(),
        )
    });
    let rows: Vec<String> = rows.collect();
    rows.join(" ")
}
