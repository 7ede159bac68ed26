//! Stones and open tiles on the left, all boards on the right.

use tessera_engine::Seat;
use tessera_engine::calcada::material::{Colour, N_SQUARES, SIDE};
use tessera_engine::calcada::{BoardView, View};

use super::pieces::{colour_class, stone_symbol, tile_symbol};
use crate::html::seat_class;
use crate::picture::{BOARD, Canvas};

pub(super) fn picture(view: &View, canvas: &mut Canvas) {
    let [left, top, ..] = BOARD;
    ring(view, left, top, canvas);
    supplies(view, left, top + 250.0, canvas);
    let n_boards = view.boards.len();
    for (number, board) in view.boards.iter().enumerate() {
        let (row, column) = (number / 2, number % 2);
        let size = if n_boards > 4 { 33.0 } else { 44.0 };
        let x = left + 404.0 + (size * 5.0 + 16.0) * column as f32;
        let y = match n_boards {
            2 => top + 140.0,
            _ => top + 12.0 + (size * 5.0 + 46.0) * row as f32,
        };
        paved(view, board, Seat::new(number as u8), [x, y], size, canvas);
    }
}

/// The spaces with their stones, three in a row.
fn ring(view: &View, left: f32, top: f32, canvas: &mut Canvas) {
    for (number, stones) in view.ring.iter().enumerate() {
        // Clockwise, as they lie.
        let column = if number < 3 { number } else { 5 - number };
        let x = left + 124.0 * column as f32;
        let y = top + 116.0 * (number / 3) as f32;
        canvas.rect([x, y, 116.0, 106.0], 8.0, "board", "line-2");
        let mut place = 0;
        for colour in Colour::ALL {
            for _ in 0..stones.count(colour) {
                let stone_x = x + 6.0 + (place % 4) as f32 * 26.0;
                let stone_y = y + 8.0 + (place / 4) as f32 * 30.0;
                let class = colour_class(colour);
                canvas.piece(stone_symbol(colour), class, stone_x, stone_y, 28.0);
                place += 1;
            }
        }
    }
}

/// For every colour what its tiles count, and the open tiles.
fn supplies(view: &View, left: f32, top: f32, canvas: &mut Canvas) {
    for (number, supply) in view.supplies.iter().enumerate() {
        let x = left + 75.0 * number as f32;
        let class = colour_class(supply.colour);
        canvas.piece(stone_symbol(supply.colour), class, x, top + 4.0, 32.0);
        if let Some(multiplier) = supply.multiplier {
            canvas.number(multiplier.into(), x + 60.0, top + 10.0, 22.0, "ink");
        }
        for (place, &motif) in supply.open.iter().enumerate() {
            let y = top + 48.0 + 72.0 * place as f32;
            canvas.piece(tile_symbol(supply.colour, motif), class, x, y, 66.0);
        }
    }
}

fn paved(
    view: &View,
    board: &BoardView,
    seat: Seat,
    [x, y]: [f32; 2],
    size: f32,
    canvas: &mut Canvas,
) {
    let side = usize::from(SIDE);
    let district = |square: usize| view.setup.districts[square / side].as_bytes()[square % side];
    for square in 0..N_SQUARES {
        let (row, column) = (square / side, square % side);
        let (left, top) = (x + size * column as f32, y + size * row as f32);
        canvas.rect([left, top, size, size], 0.0, "board", "line");
        match board.squares[row][column] {
            Some(tile) => {
                let class = colour_class(tile.colour);
                let symbol = tile_symbol(tile.colour, tile.motif);
                canvas.piece(symbol, class, left + 1.5, top + 1.5, size - 3.0);
            }
            None => {
                let number = view.setup.numbers[row].as_bytes()[column];
                let number = i32::from(number.wrapping_sub(b'0'));
                let right = left + size / 2.0 + size * 0.17;
                canvas.number(number, right, top + size * 0.3, size * 0.4, "ink-3");
            }
        }
    }
    let mut path = String::new();
    for square in 0..N_SQUARES {
        let (row, column) = (square / side, square % side);
        let (left, top) = (x + size * column as f32, y + size * row as f32);
        if column + 1 < side && district(square) != district(square + 1) {
            path.push_str(&format!("M{:.1} {top:.1}v{size:.1}", left + size));
        }
        if row + 1 < side && district(square) != district(square + side) {
            path.push_str(&format!("M{left:.1} {:.1}h{size:.1}", top + size));
        }
    }
    let all = size * f32::from(SIDE);
    path.push_str(&format!("M{x:.1} {y:.1}h{all:.1}v{all:.1}h-{all:.1}z"));
    canvas.path(&path, "ink", 2.5);
    let mark = format!("mk-{}", seat.number() + 1);
    canvas.piece(&mark, seat_class(seat), x, y + all + 8.0, 22.0);
}
