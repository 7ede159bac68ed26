//! What cards of a colour would score on the open cells, computed in one go.

use tessera_engine::piazza::material::{Colour, FIELD_SIZE, N_SYMBOLS};
use tessera_engine::piazza::{Cell, Cells, Piazza};

use super::lines::{Counts, Lines, N_LINES, lane};

const N_CELLS: usize = N_LINES * N_LINES;
/// A field of seven columns and rows can still grow to either side, so that nine are in reach.
const MAX_PLACES: usize = (FIELD_SIZE as usize + 1) * (FIELD_SIZE as usize + 1);

/// An open cell as a place for a card of some colour.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) cell: Cell,
    /// The points in its row and in its column.
    pub(super) row: u8,
    pub(super) column: u8,
    pub(super) when_full: u8,
    pub(super) n_brackets: u8,
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
    /// Inlined, because a row of places is not a thing to copy.
    #[inline(always)]
    pub(super) fn of(position: &Piazza, colour: Colour, lines: &Lines, counts: &Counts) -> Places {
        let nowhere = Place {
            cell: Cell::new(0, 0),
            row: 0,
            column: 0,
            when_full: 0,
            n_brackets: 0,
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
                n_brackets: (row.n_brackets + column.n_brackets) as u8,
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

    /// The most points of two cards of a turn. There are cards with the symbols `held`, two of
    /// each of `twice`.
    #[inline]
    pub(super) fn best_pair(
        &self,
        lines: &Lines,
        counts: &Counts,
        held: u8,
        twice: u8,
    ) -> Option<u32> {
        let mut best = None;
        for place in self.list() {
            let fitting = place.symbols & held;
            if fitting == 0 {
                continue;
            }
            // The only card that fits here cannot lie there too.
            let is_only = fitting.is_power_of_two() && fitting & twice == 0;
            let left = if is_only { held & !fitting } else { held };
            let seconds = Seconds {
                places: self,
                lines,
                counts,
                first: place.cell,
                symbols: left,
            };
            // The places before this one have been paired with it already.
            let adds = seconds.after_in_row().max(seconds.after_in_column());
            best = best.max(adds.map(|adds| adds + place.points()));
        }
        best
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
        let seconds = Seconds {
            places: self,
            lines,
            counts,
            first,
            symbols,
        };
        let in_row = seconds.after_in_row().max(seconds.before_in_row());
        let in_column = seconds.after_in_column().max(seconds.before_in_column());
        in_row.max(in_column)
    }
}

/// Places for a second card with one of these symbols, and what it adds to the points of the
/// first one, in each direction up to the next card of the colour. When there is one, the second
/// card splits a bracket of the first and adds two points for that (PI-4.4, PI-4.6); otherwise it
/// adds the bracket between the two. It adds what it scores in its other line besides.
struct Seconds<'a> {
    places: &'a Places,
    lines: &'a Lines,
    counts: &'a Counts,
    first: Cell,
    symbols: u8,
}

impl Seconds<'_> {
    #[inline]
    fn after_in_row(&self) -> Option<u32> {
        let (column, row) = (self.first.column(), self.first.row());
        let at = usize::from(row);
        let seconds = after(self.lines.rows[at], self.places.rows[at], column);
        self.best(seconds, self.counts.rows[at], column, |place| {
            (Cell::at(place, row), |place| place.column)
        })
    }

    #[inline]
    fn before_in_row(&self) -> Option<u32> {
        let (column, row) = (self.first.column(), self.first.row());
        let at = usize::from(row);
        let seconds = before(self.lines.rows[at], self.places.rows[at], column);
        self.best(seconds, self.counts.rows[at], column, |place| {
            (Cell::at(place, row), |place| place.column)
        })
    }

    #[inline]
    fn after_in_column(&self) -> Option<u32> {
        let (column, row) = (self.first.column(), self.first.row());
        let at = usize::from(column);
        let seconds = after(self.lines.columns[at], self.places.columns[at], row);
        self.best(seconds, self.counts.columns[at], row, |place| {
            (Cell::at(column, place), |place| place.row)
        })
    }

    #[inline]
    fn before_in_column(&self) -> Option<u32> {
        let (column, row) = (self.first.column(), self.first.row());
        let at = usize::from(column);
        let seconds = before(self.lines.columns[at], self.places.columns[at], row);
        self.best(seconds, self.counts.columns[at], row, |place| {
            (Cell::at(column, place), |place| place.row)
        })
    }

    /// `cell` gives the cell at a place of the line and how to read its points in the other line.
    #[inline]
    fn best(
        &self,
        (mut seconds, splits): (u16, bool),
        counts: u64,
        from: u8,
        cell: impl Fn(u8) -> (Cell, fn(&Place) -> u8),
    ) -> Option<u32> {
        let mut best = None;
        let here = lane(counts, u32::from(from));
        while seconds != 0 {
            let to = seconds.trailing_zeros();
            seconds &= seconds - 1;
            let (cell, cross) = cell(to as u8);
            let place = self.places.place(cell);
            if place.symbols & self.symbols != 0 {
                let between = lane(counts, to).abs_diff(here);
                let bracket = if splits { 2 } else { between + 2 };
                best = best.max(Some(bracket + u32::from(cross(place))));
            }
        }
        best
    }
}

/// As many places in each direction as a second card may be away: it is not beside the first
/// (PI-3.4), and both are in the field (PI-3.6).
const WINDOW: u32 = (1 << (FIELD_SIZE - 2)) - 1;

/// The places after `at` up to the next card of the line, and whether there is one.
#[inline]
fn after(line: u16, places: u16, at: u8) -> (u16, bool) {
    let cards = line & !((2 << at) - 1);
    let up_to_next = (cards & cards.wrapping_neg()).wrapping_sub(1);
    let window = (WINDOW << (at + 2)) as u16;
    (places & window & up_to_next, cards != 0)
}

/// The places before `at` down to the next card of the line, and whether there is one.
#[inline]
fn before(line: u16, places: u16, at: u8) -> (u16, bool) {
    let cards = line & ((1 << at) - 1);
    let down_to_next = match cards {
        0 => u16::MAX,
        _ => !(u16::MAX >> cards.leading_zeros()),
    };
    let window = (WINDOW << at >> (FIELD_SIZE - 1)) as u16;
    (places & window & down_to_next, cards != 0)
}

#[inline]
fn symbols_at(beside: &[Cells; N_SYMBOLS], cell: Cell) -> u8 {
    let mut symbols = 0;
    for (symbol, cells) in beside.iter().enumerate() {
        symbols |= u8::from(!cells.contains(cell)) << symbol;
    }
    symbols
}
