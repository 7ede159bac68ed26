//! The piazza.

use tessera_engine::piazza::View;

use super::field::Extent;
use super::words::{card_art, colour_class};
use crate::picture::{BOARD, Canvas};

pub(super) fn picture(view: &View, canvas: &mut Canvas) {
    let [left, top, width, height] = BOARD;
    let extent = Extent::drawn(view);
    let (n_columns, n_rows) = (extent.n_columns() as f32, extent.n_rows() as f32);
    let size = (width / n_columns).min(height / n_rows).min(104.0);
    let x = left + (width - size * n_columns) / 2.0;
    let y = top + (height - size * n_rows) / 2.0;
    let at = |cell: tessera_engine::piazza::Cell| {
        let column = f32::from(cell.x() - extent.left);
        let row = f32::from(cell.y() - extent.top);
        [x + size * column, y + size * row]
    };
    for cell in extent.cells() {
        let [x, y] = at(cell);
        canvas.rect([x, y, size, size], 2.0, "board", "line");
    }
    for &(card, cell) in &view.cards {
        let [x, y] = at(cell);
        let class = colour_class(card.colour());
        canvas.piece(card_art(card), class, x + 3.0, y + 3.0, size - 6.0);
    }
}
