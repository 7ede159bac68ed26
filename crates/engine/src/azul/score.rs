//! Points: for a tile on the wall, for the floor line, and at the end.

use super::board::{Board, Wall};
use super::material::{
    COLOUR_BONUS, COLUMN_BONUS, Colour, FLOOR_PENALTY, N_COLUMNS, N_ROWS, ROW_BONUS,
};

/// Points for the tile just laid on a space, given all filled spaces (AZ-5.3 to AZ-5.5).
#[inline]
pub(super) fn points_for_space(filled: u32, row: u8, column: u8) -> u8 {
    let horizontal = RUN[row_of(filled, row)][column as usize];
    let vertical = RUN[column_of(filled, column)][row as usize];
    POINTS[horizontal as usize][vertical as usize]
}

/// The points for every free space as if its tile were laid next, by row and column; 0 for the
/// filled ones. Faster than asking for each.
#[inline]
pub(super) fn points_by_space(filled: u32) -> [[u8; N_COLUMNS as usize]; N_ROWS as usize] {
    let columns: [usize; N_COLUMNS as usize] =
        std::array::from_fn(|column| column_of(filled, column as u8));
    std::array::from_fn(|row| {
        let in_row = row_of(filled, row as u8);
        std::array::from_fn(|column| {
            let horizontal = RUN[in_row | 1 << column][column];
            let vertical = RUN[columns[column] | 1 << row][row];
            let is_free = u8::from(in_row >> column & 1 == 0);
            is_free * POINTS[horizontal as usize][vertical as usize]
        })
    })
}

/// What the floor line costs (AZ-5.7).
#[inline]
pub(super) fn floor_penalty(board: &Board) -> u8 {
    FLOOR_PENALTY[board.floor.n_items() as usize]
}

/// What is complete on a wall at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Completed {
    pub(super) rows: u8,
    pub(super) columns: u8,
    pub(super) colours: u8,
}

impl Completed {
    pub(super) fn of(wall: &Wall) -> Completed {
        let filled = wall.filled();
        let complete = |line: usize| line == FULL;
        Completed {
            rows: n_complete_rows(filled),
            columns: (0..N_COLUMNS)
                .filter(|&column| complete(column_of(filled, column)))
                .count() as u8,
            colours: Colour::ALL
                .into_iter()
                .filter(|&colour| wall.spaces(colour).count_ones() == u32::from(N_ROWS))
                .count() as u8,
        }
    }

    /// The points for it (AZ-7.3 to AZ-7.5).
    pub(super) fn points(self) -> u8 {
        self.rows * ROW_BONUS + self.columns * COLUMN_BONUS + self.colours * COLOUR_BONUS
    }
}

/// How many horizontal rows are complete (AZ-7.1, AZ-7.6).
#[inline]
pub(super) fn n_complete_rows(filled: u32) -> u8 {
    (0..N_ROWS)
        .filter(|&row| row_of(filled, row) == FULL)
        .count() as u8
}

/// By the lengths of the runs in row and column: a run of one does not count beside a longer one.
const POINTS: [[u8; 6]; 6] = {
    let mut table = [[0; 6]; 6];
    let mut horizontal = 1;
    while horizontal < 6 {
        let mut vertical = 1;
        while vertical < 6 {
            table[horizontal][vertical] = match (horizontal, vertical) {
                (1, run) | (run, 1) => run,
                _ => horizontal + vertical,
            } as u8;
            vertical += 1;
        }
        horizontal += 1;
    }
    table
};

/// Five spaces in a line, all filled.
const FULL: usize = 0b11111;

#[inline]
fn row_of(filled: u32, row: u8) -> usize {
    (filled >> (row * N_COLUMNS)) as usize & FULL
}

#[inline]
fn column_of(filled: u32, column: u8) -> usize {
    // The bits of a column lie five apart; the product brings bit 5r to bit 20 + r.
    const GATHER: u64 = 1 << 20 | 1 << 16 | 1 << 12 | 1 << 8 | 1 << 4;
    let spread = u64::from(filled >> column & 0x0010_8421);
    ((spread * GATHER) >> 20) as usize & FULL
}

/// For five spaces in a line, by which are filled: the length of the unbroken run through each.
const RUN: [[u8; 5]; 32] = {
    let mut table = [[0; 5]; 32];
    let mut filled = 0;
    while filled < 32 {
        let mut space = 0;
        while space < 5 {
            let mut first = space;
            while first > 0 && filled >> (first - 1) & 1 == 1 {
                first -= 1;
            }
            let mut end = space;
            while end < 5 && filled >> end & 1 == 1 {
                end += 1;
            }
            table[filled][space] = (end - first) as u8;
            space += 1;
        }
        filled += 1;
    }
    table
};
