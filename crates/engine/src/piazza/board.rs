//! The piazza: which cards lie where, and where another may lie.

use super::cell::{Cell, Cells};
use super::material::{Card, Cards, Colour, FIELD_SIZE, N_COLOURS, N_SYMBOLS};
use super::view::FieldView;

/// All cards on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Board {
    colours: [Cells; N_COLOURS],
    symbols: [Cells; N_SYMBOLS],
    /// Columns and rows that are in use, those of the start layout from the beginning.
    columns: Span,
    rows: Span,
    // What follows from the cards and is kept because every list of legal actions asks for it.
    /// Cells beside a card of each colour.
    beside_colour: [Cells; N_COLOURS],
    /// Cells beside a card with each symbol.
    beside_symbol: [Cells; N_SYMBOLS],
    /// Empty cells beside a card and within the field (PI-3.3, PI-3.6).
    open: Cells,
}

impl Board {
    pub(super) fn new() -> Board {
        let start = Span {
            first: Cell::new(0, 0).column(),
            last: Cell::new(1, 1).column(),
        };
        Board {
            colours: [Cells::EMPTY; N_COLOURS],
            symbols: [Cells::EMPTY; N_SYMBOLS],
            columns: start,
            rows: start,
            beside_colour: [Cells::EMPTY; N_COLOURS],
            beside_symbol: [Cells::EMPTY; N_SYMBOLS],
            open: Cells::EMPTY,
        }
    }

    /// Lays a card on an empty cell.
    #[inline]
    pub(super) fn put(&mut self, cell: Cell, card: Card) {
        let (colour, symbol) = (card.colour().index(), symbol_index(card));
        self.colours[colour].insert(cell);
        self.symbols[symbol].insert(cell);
        self.columns.include(cell.column());
        self.rows.include(cell.row());
        for neighbour in cell.neighbours() {
            self.beside_colour[colour].insert(neighbour);
            self.beside_symbol[symbol].insert(neighbour);
            self.open.insert(neighbour);
        }
        self.open &= self.field() & !self.occupied();
    }

    /// Where a card may be laid (PI-3.2 to PI-3.6).
    #[inline]
    pub(super) fn places(&self, card: Card) -> Cells {
        let beside =
            self.beside_colour[card.colour().index()] | self.beside_symbol[symbol_index(card)];
        self.open & !beside
    }

    /// The kinds of card that may be laid somewhere, each once.
    pub(super) fn placeable(&self) -> Cards {
        Card::all()
            .filter(|&card| !self.places(card).is_empty())
            .collect()
    }

    /// The cells in line with this one, up to the next card of the colour in each direction: with
    /// a card there the two would form a bracket (PI-4.1).
    #[inline]
    pub(super) fn in_sight(&self, cell: Cell, colour: Colour) -> Cells {
        let cards = &self.colours[colour.index()];
        let (column, row) = (cell.column(), cell.row());
        let in_row = between(cards.row(row), column);
        let in_column = between(cards.column(column), row);
        Cells::crossing(in_row, 1 << row) | Cells::crossing(1 << column, in_column)
    }

    /// The cells where cards of the colour lie in a row or column, and where any card lies.
    #[inline]
    pub(super) fn row(&self, row: u8, colour: Colour) -> (u16, u16) {
        let all = self.colours.iter().map(|cells| cells.row(row));
        let of_colour = self.colours[colour.index()].row(row);
        (of_colour, all.fold(0, |all, cells| all | cells))
    }

    #[inline]
    pub(super) fn column(&self, column: u8, colour: Colour) -> (u16, u16) {
        let of_colour = self.colours[colour.index()].column(column);
        (of_colour, self.occupied().column(column))
    }

    pub(super) fn card_at(&self, cell: Cell) -> Option<Card> {
        let colour = Colour::ALL
            .into_iter()
            .find(|colour| self.colours[colour.index()].contains(cell))?;
        let symbol = self.symbols.iter().position(|cells| cells.contains(cell))?;
        Some(Card::new(colour, symbol as u8 + 1))
    }

    /// All cards, row by row, each from the left.
    pub(super) fn cards(&self) -> impl Iterator<Item = (Cell, Card)> {
        let cells = self.occupied().iter();
        cells.filter_map(|cell| Some((cell, self.card_at(cell)?)))
    }

    /// The cells that may hold cards without the piazza growing too large (PI-3.6).
    #[inline]
    pub(super) fn field(&self) -> Cells {
        Cells::crossing(self.columns.reach(), self.rows.reach())
    }

    pub(super) fn field_view(&self) -> FieldView {
        let [columns, rows] = [self.columns, self.rows].map(Span::reach);
        let first = |places: u16| places.trailing_zeros() as u8;
        let last = |places: u16| places.ilog2() as u8;
        let (start, end) = (
            Cell::at(first(columns), first(rows)),
            Cell::at(last(columns), last(rows)),
        );
        FieldView {
            left: start.x(),
            right: end.x(),
            top: start.y(),
            bottom: end.y(),
        }
    }

    #[inline]
    pub(super) fn laid(&self, colour: Colour) -> Cells {
        self.colours[colour.index()]
    }

    #[inline]
    pub(super) fn open(&self) -> Cells {
        self.open
    }

    #[inline]
    pub(super) fn beside_colour(&self, colour: Colour) -> &Cells {
        &self.beside_colour[colour.index()]
    }

    #[inline]
    pub(super) fn beside_symbols(&self) -> &[Cells; N_SYMBOLS] {
        &self.beside_symbol
    }

    #[inline]
    pub(super) fn occupied(&self) -> Cells {
        let [first, second, third, fourth] = self.colours;
        first | second | third | fourth
    }

    /// Panics when the board breaks a rule or what is kept twice disagrees.
    pub(super) fn check_invariants(&self) {
        let mut again = Board::new();
        for (cell, card) in self.cards() {
            for neighbour in cell.neighbours() {
                let Some(beside) = self.card_at(neighbour) else {
                    continue;
                };
                assert_ne!(beside.colour(), card.colour(), "neighbours at {cell}");
                assert_ne!(beside.symbol(), card.symbol(), "neighbours at {cell}");
            }
            again.put(cell, card);
        }
        assert_eq!(&again, self, "what follows from the cards is stale");
        for span in [self.columns, self.rows] {
            assert!(span.last - span.first < FIELD_SIZE, "the field is left");
        }
    }
}

#[inline]
fn symbol_index(card: Card) -> usize {
    usize::from(card.symbol()) - 1
}

/// The places of a line around `at` that lie before the next `cards` on both sides, themselves
/// and `at` not among them.
#[inline]
fn between(cards: u16, at: u8) -> u16 {
    let here = 1u16 << at;
    let below = cards & (here - 1);
    let above = cards & !(here | (here - 1));
    // All below the lowest card above; without one, all.
    let before_above = (above & above.wrapping_neg()).wrapping_sub(1);
    let after_below = match below {
        0 => u16::MAX,
        _ => !(u16::MAX >> below.leading_zeros()),
    };
    before_above & after_below & !here
}

/// From the first to the last column or row that is in use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Span {
    first: u8,
    last: u8,
}

impl Span {
    #[inline]
    fn include(&mut self, place: u8) {
        self.first = self.first.min(place);
        self.last = self.last.max(place);
    }

    /// The places that can be used together with these, as bits.
    #[inline]
    fn reach(self) -> u16 {
        let lowest = self.last + 1 - FIELD_SIZE;
        let n_places = self.first + FIELD_SIZE - lowest;
        ((1 << n_places) - 1) << lowest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same by walking, for every line of cards and every place.
    #[test]
    fn between_ends_at_the_next_cards() {
        for cards in (0..=u16::MAX).step_by(7) {
            for at in 0..16u8 {
                let is_free = |place: &u8| cards >> place & 1 == 0;
                let up = (at + 1..16).take_while(is_free);
                let down = (0..at).rev().take_while(is_free);
                let expected = up.chain(down).fold(0, |all, place| all | 1 << place);
                assert_eq!(between(cards, at), expected, "{cards:b} {at}");
            }
        }
    }

    #[test]
    fn a_column_reads_like_a_row() {
        let cells = [(-6, 7), (0, 0), (0, 3), (0, -6), (0, 7), (7, 3)];
        let mut set = Cells::EMPTY;
        for (x, y) in cells {
            set.insert(Cell::new(x, y));
        }
        for place in 0..16u8 {
            let cells = cells.map(|(x, y)| Cell::new(x, y)).into_iter();
            let in_column = cells.clone().filter(|cell| cell.column() == place);
            let rows = in_column.fold(0, |all, cell| all | 1 << cell.row());
            assert_eq!(set.column(place), rows);
            let in_row = cells.filter(|cell| cell.row() == place);
            let columns = in_row.fold(0, |all, cell| all | 1 << cell.column());
            assert_eq!(set.row(place), columns);
        }
    }
}
