//! A player's board: on every square its tile, or else its number and the letter of its district.

use anstyle::Style;
use tessera_engine::Seat;
use tessera_engine::calcada::material::{FREE_NUMBER, SIDE};
use tessera_engine::calcada::{Calcada, PhaseView};
use tessera_render::{Pov, say};

use super::super::{ACCENT, BOLD, DIM, pad_right, paint, seat_label, visible_width};
use super::tile::{TILE_WIDTH, empty_square, tile};

/// Before the squares stands the number of the row.
const INNER_WIDTH: usize = 2 + SIDE as usize * TILE_WIDTH;

pub(super) fn board(pov: &Pov<'_, Calcada>, seat: Seat) -> Vec<String> {
    let view = pov.view;
    let board = &view.boards[seat.index()];
    let (is_active, declared) = match view.phase {
        PhaseView::Declare { seat: decider } => (decider == seat, None),
        PhaseView::Place {
            seat: decider,
            number,
            ..
        } => (decider == seat, Some(number).filter(|_| decider == seat)),
        _ => (false, None),
    };
    let name = seat_label(pov, seat, is_active);

    let columns: String = (0..SIDE).map(|column| format!(" {column}  ")).collect();
    let mut inside = vec![format!("  {}", paint(BOLD, columns))];
    for (at, row) in board.squares.iter().enumerate() {
        let numbers = view.setup.numbers[at].bytes();
        let districts = view.setup.districts[at].chars();
        let squares = row.iter().zip(numbers).zip(districts);
        let squares: String = squares
            .map(|((laid, number), district)| match laid {
                Some(laid) => tile(laid.colour, laid.motif),
                None => {
                    let number = number - b'0';
                    let is_wanted = declared
                        .is_some_and(|declared| declared == number || declared >= FREE_NUMBER);
                    empty_square(number, district, is_wanted)
                }
            })
            .collect();
        inside.push(format!("{} {squares}", paint(BOLD, at)));
    }
    let bonus_tiles = say!(pov.words, "calcada-terminal-bonus", n = board.bonus_tiles);
    inside.push(format!("  {bonus_tiles}"));
    let style = if is_active { ACCENT } else { DIM };
    framed(&name, &board.score.to_string(), &inside, style)
}

fn framed(left: &str, right: &str, inside: &[String], style: Style) -> Vec<String> {
    let n_taken = visible_width(left) + visible_width(right) + 2;
    let rule = "─".repeat(INNER_WIDTH.saturating_sub(n_taken));
    let [left, right] = [left, right].map(|text| paint(BOLD, text));
    let [begin, rule, end] = ["╭", &rule, "╮"].map(|part| paint(style, part));
    let mut lines = vec![format!("{begin}{left} {rule} {right}{end}")];
    let side = paint(style, '│');
    for line in inside {
        lines.push(format!("{side}{}{side}", pad_right(line, INNER_WIDTH)));
    }
    let rule = "─".repeat(INNER_WIDTH);
    lines.push(paint(style, format!("╰{rule}╯")));
    lines
}
