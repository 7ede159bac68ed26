//! What cards of a colour would score on the open cells, computed in one go.

use tessera_engine::piazza::material::{Colour, FIELD_SIZE, N_SYMBOLS};
use tessera_engine::piazza::{Cell, Cells, Piazza};

/// Columns and rows with their margin.
const N_LINES: usize = 16;
const N_CELLS: usize = N_LINES * N_LINES;
/// A field of seven columns and rows can still grow to either side, so that nine are in reach.
const MAX_PLACES: usize = (FIELD_SIZE as usize + 1) * (FIELD_SIZE as usize + 1);
/// Bits of a count in a line; a line has eight cards at most.
const LANE: u32 = 4;
/// One in each lane.
const ONES: u64 = 0x1111_1111_1111_1111;

/// How many cards lie in each row and column up to each of its places, that one included: a lane
/// for each place.
pub(super) struct Counts {
    rows: [u64; N_LINES],
    columns: [u64; N_LINES],
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
    rows: [u16; N_LINES],
    columns: [u16; N_LINES],
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

    /// The places in the row and in the column of a cell from where a card of the colour would
    /// form a bracket with one on the cell (PI-4.1), as bits.
    #[inline]
    pub(super) fn in_sight(&self, cell: Cell) -> [u16; 2] {
        let (column, row) = (cell.column(), cell.row());
        [
            in_sight(self.rows[usize::from(row)], column),
            in_sight(self.columns[usize::from(column)], row),
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

/// The places of a line around `at` that lie before the next cards on both sides.
#[inline]
fn in_sight(line: u16, at: u8) -> u16 {
    let before = line & ((1 << at) - 1);
    let after = line & !((2 << at) - 1);
    let up_to_after = (after & after.wrapping_neg()).wrapping_sub(1);
    let from_before = match before {
        0 => u16::MAX,
        _ => !(u16::MAX >> before.leading_zeros()),
    };
    up_to_after & from_before & !(1 << at)
}

/// What a card scores in a line.
#[derive(Clone, Copy, Default)]
pub(super) struct Gain {
    pub(super) points: u32,
    /// The points when all gaps in the line are filled.
    pub(super) when_full: u32,
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
    }
    let after = line >> at;
    if after != 0 {
        let end = at + after.trailing_zeros();
        gain.points += lane(counts, end) - here + 1;
        gain.when_full += end - at + 1;
    }
    gain
}

#[inline]
fn lane(counts: u64, place: u32) -> u32 {
    (counts >> (LANE * place)) as u32 & 0b1111
}

/// An open cell as a place for a card of some colour.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) cell: Cell,
    /// The points in its row and in its column.
    pub(super) row: u8,
    pub(super) column: u8,
    pub(super) when_full: u8,
    /// The symbols that may lie there, one bit each (PI-3.5).
    pub(super) symbols: u8,
}

impl Place {
    #[inline]
    pub(super) fn points(&self) -> u32 {
        u32::from(self.row) + u32::from(self.column)
    }
}

/// All open cells where a colour may lie (PI-3.4).
pub(super) struct Places {
    n: usize,
    list: [Place; MAX_PLACES],
    /// The same cells by row and by column, as bits.
    rows: [u16; N_LINES],
    columns: [u16; N_LINES],
    /// Where in the list a cell stands.
    at: [u8; N_CELLS],
}

impl Places {
    #[inline]
    pub(super) fn of(position: &Piazza, colour: Colour, lines: &Lines, counts: &Counts) -> Places {
        let nowhere = Place {
            cell: Cell::new(0, 0),
            row: 0,
            column: 0,
            when_full: 0,
            symbols: 0,
        };
        let mut places = Places {
            n: 0,
            list: [nowhere; MAX_PLACES],
            rows: [0; N_LINES],
            columns: [0; N_LINES],
            at: [0; N_CELLS],
        };
        let beside = position.beside_symbols();
        let cells = position.open_cells() & !*position.beside_colour(colour);
        cells.iter().for_each(|cell| {
            let [row, column] = lines.gain(counts, cell);
            places.list[places.n] = Place {
                cell,
                row: row.points as u8,
                column: column.points as u8,
                when_full: (row.when_full + column.when_full) as u8,
                symbols: symbols_at(beside, cell),
            };
            places.rows[usize::from(cell.row())] |= 1 << cell.column();
            places.columns[usize::from(cell.column())] |= 1 << cell.row();
            places.at[cell.index()] = places.n as u8;
            places.n += 1;
        });
        places
    }

    #[inline]
    pub(super) fn list(&self) -> &[Place] {
        &self.list[..self.n]
    }

    /// The place on a cell of the list.
    #[inline]
    pub(super) fn place(&self, cell: Cell) -> &Place {
        &self.list[usize::from(self.at[cell.index()])]
    }

    /// What a second card with one of these symbols adds at best to a first one on `first`; nothing
    /// when there is no place for it (PI-3.7).
    #[inline]
    pub(super) fn best_second(
        &self,
        lines: &Lines,
        counts: &Counts,
        first: Cell,
        symbols: u8,
    ) -> Option<u32> {
        let [in_row, in_column] = lines.in_sight(first);
        let (column, row) = (first.column(), first.row());
        let mut best = None;
        let mut in_row = in_row & self.rows[usize::from(row)];
        while in_row != 0 {
            let second = Cell::at(in_row.trailing_zeros() as u8, row);
            let place = self.place(second);
            if place.symbols & symbols != 0 {
                let cross = u32::from(place.column);
                best = best.max(Some(lines.second_adds(counts, first, second, cross)));
            }
            in_row &= in_row - 1;
        }
        let mut in_column = in_column & self.columns[usize::from(column)];
        while in_column != 0 {
            let second = Cell::at(column, in_column.trailing_zeros() as u8);
            let place = self.place(second);
            if place.symbols & symbols != 0 {
                let cross = u32::from(place.row);
                best = best.max(Some(lines.second_adds(counts, first, second, cross)));
            }
            in_column &= in_column - 1;
        }
        best
    }
}

#[inline]
fn symbols_at(beside: &[Cells; N_SYMBOLS], cell: Cell) -> u8 {
    let mut symbols = 0;
    for (symbol, cells) in beside.iter().enumerate() {
        symbols |= u8::from(!cells.contains(cell)) << symbol;
    }
    symbols
}
