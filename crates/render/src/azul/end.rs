//! The finished walls, with what they scored at the end.

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::azul::material::{
    COLOUR_BONUS, COLUMN_BONUS, Colour, N_COLUMNS, N_ROWS, ROW_BONUS,
};
use tessera_engine::azul::{Azul, BoardView, PhaseView};

use super::mine::printed;
use super::{colour_word, symbol};
use crate::Pov;
use crate::choice::signed;
use crate::html::{mark, piece};
use crate::words::say;

pub(super) fn end_board(pov: &Pov<'_, Azul>) -> Markup {
    let words = pov.words;
    let bonuses = Bonuses::of(pov, pov.hero);
    let title = if pov.is_own {
        words.say("azul-your-wall")
    } else {
        say!(words, "azul-wall-of", name = pov.name(pov.hero))
    };
    html! {
        div.wl-h {
            h2 { (title) }
            @for &colour in &bonuses.colours {
                span.ck {
                    (piece(symbol(colour), "pc ct"))
                    (say!(words, "azul-end-colour", colour = colour.name())) " "
                    b { (signed(i16::from(COLOUR_BONUS))) }
                }
            }
        }
        div.ew role="img" aria-label=(described(pov, &bonuses)) {
            @for row in 0..N_ROWS {
                @for column in 0..N_COLUMNS { (slot(pov, &bonuses, row, column)) }
                b.end-r.on[bonuses.rows.contains(&row)] {
                    @if bonuses.rows.contains(&row) { (signed(i16::from(ROW_BONUS))) }
                }
            }
            @for column in 0..N_COLUMNS {
                b.end-c.on[bonuses.columns.contains(&column)] {
                    @if bonuses.columns.contains(&column) { (signed(i16::from(COLUMN_BONUS))) }
                }
            }
        }
    }
}

pub(super) fn end_other(pov: &Pov<'_, Azul>, seat: Seat) -> Markup {
    let board = &pov.view.boards[seat.index()];
    let title = say!(pov.words, "azul-wall-of", name = pov.name(seat));
    html! {
        div.ot-w {
            h2 { (mark(seat)) (title) }
            div.em role="img" aria-label=(described(pov, &Bonuses::of(pov, seat))) {
                @for row in 0..N_ROWS {
                    @for column in 0..N_COLUMNS {
                        @let laid = board.wall[row as usize][column as usize];
                        i.gh[laid.is_none()] {
                            @if let Some(colour) = laid.or(printed(pov.view.setup.wall, row, column)) { (piece(symbol(colour), "pc")) }
                        }
                    }
                }
            }
        }
    }
}

fn slot(pov: &Pov<'_, Azul>, bonuses: &Bonuses, row: u8, column: u8) -> Markup {
    let laid = bonuses.board(pov).wall[row as usize][column as usize];
    let printed = printed(pov.view.setup.wall, row, column);
    let is_bonus = laid.is_some_and(|colour| bonuses.colours.contains(&colour));
    html! {
        i.slot.gh[laid.is_none()].k[is_bonus].{ "d" (row + column) } {
            @if let Some(colour) = laid.or(printed) { (piece(symbol(colour), "pc")) }
        }
    }
}

/// What is complete on a wall (AZ-7.3 to AZ-7.5). Nothing counts in a game that was given up.
struct Bonuses {
    seat: Seat,
    rows: Vec<u8>,
    columns: Vec<u8>,
    colours: Vec<Colour>,
}

impl Bonuses {
    fn of(pov: &Pov<'_, Azul>, seat: Seat) -> Bonuses {
        let wall = &pov.view.boards[seat.index()].wall;
        let is_over = matches!(pov.view.phase, PhaseView::Over { .. });
        let is_laid = |row: u8, column: u8| wall[row as usize][column as usize].is_some();
        let has_row = |&row: &u8| is_over && (0..N_COLUMNS).all(|column| is_laid(row, column));
        let has_column = |&column: &u8| is_over && (0..N_ROWS).all(|row| is_laid(row, column));
        let has_colour =
            |&colour: &Colour| is_over && wall.iter().all(|row| row.contains(&Some(colour)));
        Bonuses {
            seat,
            rows: (0..N_ROWS).filter(has_row).collect(),
            columns: (0..N_COLUMNS).filter(has_column).collect(),
            colours: Colour::ALL.into_iter().filter(has_colour).collect(),
        }
    }

    fn board<'a>(&self, pov: &Pov<'a, Azul>) -> &'a BoardView {
        &pov.view.boards[self.seat.index()]
    }
}

/// A finished wall in a sentence.
fn described(pov: &Pov<'_, Azul>, bonuses: &Bonuses) -> String {
    let words = pov.words;
    let n_tiles = bonuses.board(pov).wall.iter().flatten().flatten().count();
    let rows = bonuses.rows.iter();
    let rows = rows.map(|row| say!(words, "azul-end-row-complete", row = row + 1));
    let columns = bonuses.columns.iter();
    let columns =
        columns.map(|column| say!(words, "azul-end-column-complete", column = column + 1));
    let colours = bonuses.colours.iter().map(|&colour| {
        let colour = colour_word(words, colour);
        say!(words, "azul-end-colour-complete", colour = colour)
    });
    let wall = say!(words, "azul-end-wall", n = n_tiles);
    let parts: Vec<String> = std::iter::once(wall)
        .chain(rows)
        .chain(columns)
        .chain(colours)
        .collect();
    parts.join(" ")
}
