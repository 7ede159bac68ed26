//! Factories on the left, all boards on the right.

use std::f32::consts::TAU;

use tessera_engine::Seat;
use tessera_engine::azul::material::{Colour, N_COLUMNS, Tiles};
use tessera_engine::azul::{BoardView, FloorItem, View};

use super::symbol;
use crate::html::seat_class;
use crate::picture::{BOARD, Canvas};

pub(super) fn picture(view: &View, canvas: &mut Canvas) {
    let [left, top, _, height] = BOARD;
    let centre = [left + 200.0, top + height / 2.0];
    let n_factories = view.factories.len();
    let size = if n_factories > 7 { 56.0 } else { 64.0 };
    for (number, tiles) in view.factories.iter().enumerate() {
        let angle = TAU * (number as f32 / n_factories as f32 - 0.25);
        let distance = 198.0 - (64.0 - size);
        let at = [
            centre[0] + distance * 0.7 * angle.cos(),
            centre[1] + distance * angle.sin(),
        ];
        factory(tiles, at, size, canvas);
    }
    pool(view, centre, canvas);
    let n_boards = view.boards.len();
    for (number, board) in view.boards.iter().enumerate() {
        let (row, column, cell) = match n_boards {
            2 => (number, 0, 38.0),
            _ => (number / 2, number % 2, 20.0),
        };
        let x = left + 424.0 + 222.0 * column as f32;
        let y = top + 6.0 + 272.0 * row as f32;
        wall(board, Seat::new(number as u8), [x, y], cell, canvas);
    }
}

fn factory(tiles: &Tiles, [x, y]: [f32; 2], radius: f32, canvas: &mut Canvas) {
    canvas.circle([x, y], radius, "board", "line-2");
    let mut place = 0;
    for colour in Colour::ALL {
        for _ in 0..tiles.count(colour) {
            let size = radius * 0.56;
            let tile_x = x + (place % 2) as f32 * (size + 4.0) - size - 2.0;
            let tile_y = y + (place / 2) as f32 * (size + 4.0) - size - 2.0;
            canvas.piece(symbol(colour), "", tile_x, tile_y, size);
            place += 1;
        }
    }
}

/// The centre: one tile of each colour with its number.
fn pool(view: &View, [x, y]: [f32; 2], canvas: &mut Canvas) {
    let mut heaps: Vec<(&str, u8)> = Vec::new();
    if view.marker_in_centre {
        heaps.push(("az-first", 1));
    }
    for colour in Colour::ALL {
        match view.centre.count(colour) {
            0 => {}
            n_tiles => heaps.push((symbol(colour), n_tiles)),
        }
    }
    for (place, (symbol, n_tiles)) in heaps.into_iter().enumerate() {
        let heap_x = x - 66.0 + (place % 2) as f32 * 72.0;
        let heap_y = y - 62.0 + (place / 2) as f32 * 44.0;
        canvas.piece(symbol, "", heap_x, heap_y, 36.0);
        if n_tiles > 1 {
            canvas.number(n_tiles.into(), heap_x + 62.0, heap_y + 8.0, 20.0, "ink-2");
        }
    }
}

fn wall(board: &BoardView, seat: Seat, [x, y]: [f32; 2], cell: f32, canvas: &mut Canvas) {
    let step = cell + 2.0;
    let mark = format!("mk-{}", seat.number() + 1);
    canvas.piece(&mark, seat_class(seat), x, y, cell * 0.8);
    let n_columns = usize::from(N_COLUMNS);
    for (row, line) in board.lines.iter().enumerate() {
        let top = y + step * row as f32;
        for place in 0..line.n_spaces {
            let left = x + step * (n_columns as f32 - 1.0 - f32::from(place));
            match line.colour.filter(|_| place < line.n_tiles) {
                Some(colour) => canvas.piece(symbol(colour), "", left, top, cell),
                None => canvas.rect([left, top, cell, cell], 3.0, "sunk", "line-2"),
            }
        }
        for (column, tile) in board.wall[row].iter().enumerate() {
            let left = x + step * (n_columns + column) as f32 + cell * 0.3;
            match tile {
                Some(colour) => canvas.piece(symbol(*colour), "", left, top, cell),
                None => canvas.rect([left, top, cell, cell], 3.0, "board", "line"),
            }
        }
    }
    let top = y + step * board.lines.len() as f32 + cell * 0.3;
    for (place, item) in board.floor.iter().enumerate().take(7) {
        let left = x + step * place as f32;
        let symbol = match item {
            FloorItem::Marker => "az-first",
            FloorItem::Tile(colour) => symbol(*colour),
        };
        canvas.piece(symbol, "", left, top, cell * 0.8);
    }
}
