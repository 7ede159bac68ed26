//! Rows and columns of the field: how many cards lie in them, and what a card scores there.

use tessera_engine::piazza::material::Colour;
use tessera_engine::piazza::{Cell, Piazza};

/// Columns and rows with their margin.
pub(super) const N_LINES: usize = 16;
/// Bits of a count in a line; a line has eight cards at most.
const LANE: u32 = 4;
/// One in each lane.
const ONES: u64 = 0x1111_1111_1111_1111;

/// How many cards lie in each row and column up to each of its places, that one included: a lane
/// for each place.
pub(super) struct Counts {
    pub(super) rows: [u64; N_LINES],
    pub(super) columns: [u64; N_LINES],
}

impl Counts {
    #[inline]
    pub(super) fn of(position: &Piazza) -> Counts {
        let mut counts = Counts {
            rows: [0; N_LINES],
            columns: [0; N_LINES],
        };
        for colour in Colour::ALL {
            position.laid(colour).iter().for_each(|cell| {
                let (column, row) = (cell.column(), cell.row());
                counts.rows[usize::from(row)] += ONES << (LANE * u32::from(column));
                counts.columns[usize::from(column)] += ONES << (LANE * u32::from(row));
            });
        }
        counts
    }
}

/// Where the cards of one colour lie, by row and by column.
pub(super) struct Lines {
    pub(super) rows: [u16; N_LINES],
    pub(super) columns: [u16; N_LINES],
}

impl Lines {
    pub(super) const EMPTY: Lines = Lines {
        rows: [0; N_LINES],
        columns: [0; N_LINES],
    };

    #[inline]
    pub(super) fn of(position: &Piazza, colour: Colour) -> Lines {
        let mut lines = Lines::EMPTY;
        position.laid(colour).iter().for_each(|cell| {
            lines.rows[usize::from(cell.row())] |= 1 << cell.column();
            lines.columns[usize::from(cell.column())] |= 1 << cell.row();
        });
        lines
    }

    /// Rows and columns with a card of the colour.
    #[inline]
    pub(super) fn n_used(&self) -> u32 {
        let rows = self.rows.iter().chain(&self.columns);
        rows.map(|&line| u32::from(line != 0)).sum()
    }

    /// How many of the two lines of a cell have no card of the colour.
    #[inline]
    pub(super) fn n_new(&self, cell: Cell) -> u32 {
        let row = self.rows[usize::from(cell.row())];
        let column = self.columns[usize::from(cell.column())];
        u32::from(row == 0) + u32::from(column == 0)
    }

    /// What a card of the colour scores on an empty cell.
    #[inline]
    pub(super) fn gain(&self, counts: &Counts, cell: Cell) -> [Gain; 2] {
        let (column, row) = (cell.column(), cell.row());
        let (in_row, in_column) = (usize::from(row), usize::from(column));
        [
            gain_in_line(self.rows[in_row], counts.rows[in_row], u32::from(column)),
            gain_in_line(
                self.columns[in_column],
                counts.columns[in_column],
                u32::from(row),
            ),
        ]
    }

    /// What a second card on `second` adds to the points of the first one on `first`, when the
    /// two see each other and `cross` is what the second scores in its other line (PI-4.5): the
    /// bracket between them, or, when that one splits a bracket of the first, two points.
    #[inline]
    pub(super) fn second_adds(
        &self,
        counts: &Counts,
        first: Cell,
        second: Cell,
        cross: u32,
    ) -> u32 {
        let (line, counts, from, to) = if first.row() == second.row() {
            let row = usize::from(first.row());
            let (from, to) = (first.column(), second.column());
            (self.rows[row], counts.rows[row], from, to)
        } else {
            let column = usize::from(first.column());
            let (from, to) = (first.row(), second.row());
            (self.columns[column], counts.columns[column], from, to)
        };
        let (from, to) = (u32::from(from), u32::from(to));
        let beyond = if to > from {
            u32::from(line) >> to
        } else {
            u32::from(line) & ((1 << to) - 1)
        };
        if beyond != 0 {
            return cross + 2;
        }
        let (low, high) = (from.min(to), from.max(to));
        let between = lane(counts, high - 1) - lane(counts, low);
        cross + between + 2
    }
}

/// What a card scores in a line.
#[derive(Clone, Copy, Default)]
pub(super) struct Gain {
    pub(super) points: u32,
    /// The points when all gaps in the line are filled.
    pub(super) when_full: u32,
    pub(super) n_brackets: u32,
}

#[inline]
fn gain_in_line(line: u16, counts: u64, at: u32) -> Gain {
    let line = u32::from(line);
    let here = lane(counts, at);
    let mut gain = Gain::default();
    let before = line & ((1 << at) - 1);
    if before != 0 {
        let end = before.ilog2();
        gain.points = here - lane(counts, end) + 2;
        gain.when_full = at - end + 1;
        gain.n_brackets = 1;
    }
    let after = line >> at;
    if after != 0 {
        let end = at + after.trailing_zeros();
        gain.points += lane(counts, end) - here + 1;
        gain.when_full += end - at + 1;
        gain.n_brackets += 1;
    }
    gain
}

/// The count at a place of a line.
#[inline]
pub(super) fn lane(counts: u64, place: u32) -> u32 {
    (counts >> (LANE * place)) as u32 & 0b1111
}
