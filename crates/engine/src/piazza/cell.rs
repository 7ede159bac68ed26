//! Where cards may lie: cells by column and row, and sets of them.
//!
//! The start layout lies on columns and rows 0 and 1 (PI-2.3), so a piazza of 8 columns and 8 rows
//! around it never leaves columns and rows −6 to 7 (PI-3.6). A coordinate therefore means the same
//! cell during the whole game, wherever the piazza grows.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use serde::{Serialize, Serializer};

use super::material::FIELD_SIZE;

/// The lowest column and row that a card can come to.
pub const MIN_COORDINATE: i8 = 2 - FIELD_SIZE as i8;
/// The highest.
pub const MAX_COORDINATE: i8 = FIELD_SIZE as i8 - 1;

/// Places in a row, two of them a margin that is never used: a step sideways from any cell then
/// stays in its row.
const STRIDE: u8 = 16;
/// The place of column 0 in a row, and of row 0 among the rows.
const ORIGIN: i8 = 1 - MIN_COORDINATE;

/// A cell: column and row, counted from the first start card to the right and down. Written
/// `1:-2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this column and row.
    ///
    /// # Panics
    /// When a card can never come there.
    #[must_use]
    pub const fn new(x: i8, y: i8) -> Cell {
        match Cell::checked(x, y) {
            Some(cell) => cell,
            None => panic!("no card can come there"),
        }
    }

    /// The cell in this column and row, if a card can ever come there.
    #[must_use]
    pub const fn checked(x: i8, y: i8) -> Option<Cell> {
        let fits = MIN_COORDINATE <= x
            && x <= MAX_COORDINATE
            && MIN_COORDINATE <= y
            && y <= MAX_COORDINATE;
        if fits {
            Some(Cell::at((x + ORIGIN) as u8, (y + ORIGIN) as u8))
        } else {
            None
        }
    }

    /// The column, negative to the left of the first start card.
    #[must_use]
    pub const fn x(self) -> i8 {
        self.column() as i8 - ORIGIN
    }

    /// The row, negative above the first start card.
    #[must_use]
    pub const fn y(self) -> i8 {
        self.row() as i8 - ORIGIN
    }

    /// The cell at these places, both below 16.
    #[inline]
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Cell {
        Cell(row * STRIDE + column)
    }

    /// The place in its row, counted from 0 at the margin: below 16.
    #[inline]
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// The place in its column, counted from 0 at the margin: below 16.
    #[inline]
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// A number of its own below 256, to look things up by.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The four cells beside it; those at the rim of the margin are never used.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> [Cell; 4] {
        [
            Cell(self.0 - STRIDE),
            Cell(self.0 - 1),
            Cell(self.0 + 1),
            Cell(self.0 + STRIDE),
        ]
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.x(), self.y())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of cells: one bit each, row by row.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cells([u64; 4]);

const ROWS_PER_WORD: u8 = 4;

impl Cells {
    /// No cell.
    pub const EMPTY: Cells = Cells([0; 4]);

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0[usize::from(cell.0 / 64)] |= 1 << (cell.0 % 64);
    }

    /// Whether the cell is in the set.
    #[inline]
    #[must_use]
    pub fn contains(&self, cell: Cell) -> bool {
        self.0[usize::from(cell.0 / 64)] >> (cell.0 % 64) & 1 == 1
    }

    /// Whether there is no cell in it.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// The cells of a row, as bits by column.
    #[inline]
    #[must_use]
    pub fn row(&self, row: u8) -> u16 {
        let word = self.0[usize::from(row / ROWS_PER_WORD)];
        (word >> (row % ROWS_PER_WORD * STRIDE)) as u16
    }

    /// The cells of a column, as bits by row.
    #[inline]
    pub(super) fn column(&self, column: u8) -> u16 {
        // The bits of a column lie 16 apart in a word; the product brings bit 16 r to bit 48 + r.
        const GATHER: u64 = 1 << 48 | 1 << 33 | 1 << 18 | 1 << 3;
        let mut bits = 0;
        for (at, word) in self.0.iter().enumerate() {
            let spread = word >> column & FIRST_COLUMN;
            let gathered = (spread.wrapping_mul(GATHER) >> 48) as u16 & 0b1111;
            bits |= gathered << (at * ROWS_PER_WORD as usize);
        }
        bits
    }

    /// These columns of these rows, both as bits.
    #[inline]
    pub(super) fn crossing(columns: u16, rows: u16) -> Cells {
        let mut cells = Cells::EMPTY;
        for (at, word) in cells.0.iter_mut().enumerate() {
            let rows = u64::from(rows) >> (at * ROWS_PER_WORD as usize);
            // One bit for each row of the word, 16 apart; then each becomes the columns.
            let spread = rows & 1 | (rows & 2) << 15 | (rows & 4) << 30 | (rows & 8) << 45;
            *word = spread * u64::from(columns);
        }
        cells
    }

    /// In order: row by row, each from the left.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        (0..4u8).flat_map(move |at| {
            let mut word = self.0[usize::from(at)];
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros() as u8;
                word &= word.wrapping_sub(1);
                (bit < 64).then(|| Cell(at * 64 + bit))
            })
        })
    }
}

/// The first cell of every row of a word.
const FIRST_COLUMN: u64 = 0x0001_0001_0001_0001;

impl BitAnd for Cells {
    type Output = Cells;

    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }
}

impl BitOr for Cells {
    type Output = Cells;

    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
}

impl Not for Cells {
    type Output = Cells;

    #[inline]
    fn not(self) -> Cells {
        Cells(self.0.map(|word| !word))
    }
}

impl BitAndAssign for Cells {
    #[inline]
    fn bitand_assign(&mut self, other: Cells) {
        *self = *self & other;
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        *self = *self | other;
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
