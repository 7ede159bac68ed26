//! The cards on the table by cell, and the brackets between them.

use tessera_engine::Seat;
use tessera_engine::piazza::material::{Card, Colour};
use tessera_engine::piazza::{Cell, FieldView, PhaseView, View};

/// The cards on the table.
#[derive(Clone)]
pub(super) struct Field {
    cards: [Option<Card>; 256],
    reach: FieldView,
}

/// Two cards of one colour in line, and what they score (PI-4.1, PI-4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bracket {
    /// The card that it was looked for from.
    pub(super) from: Cell,
    pub(super) to: Cell,
    /// In which direction `to` lies.
    pub(super) direction: Direction,
    /// Cards from end to end: the points.
    pub(super) n_cards: u8,
}

/// Where the other end of a bracket lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    Left,
    Right,
    Up,
    Down,
}

/// Columns and rows from the first to the last that is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Extent {
    pub(super) left: i8,
    pub(super) right: i8,
    pub(super) top: i8,
    pub(super) bottom: i8,
}

impl Field {
    pub(super) fn new(view: &View) -> Field {
        let mut cards = [None; 256];
        for &(card, cell) in &view.cards {
            cards[cell.index()] = Some(card);
        }
        Field {
            cards,
            reach: view.field,
        }
    }

    pub(super) fn card(&self, cell: Cell) -> Option<Card> {
        self.cards[cell.index()]
    }

    /// The same with one more card.
    pub(super) fn with(&self, card: Card, cell: Cell) -> Field {
        let mut field = self.clone();
        field.cards[cell.index()] = Some(card);
        field
    }

    /// Whether a card could come there next to another: empty, beside a card and within reach
    /// (PI-3.2, PI-3.3, PI-3.6).
    pub(super) fn is_open(&self, cell: Cell) -> bool {
        let FieldView {
            left,
            right,
            top,
            bottom,
        } = self.reach;
        self.card(cell).is_none()
            && (left..=right).contains(&cell.x())
            && (top..=bottom).contains(&cell.y())
            && self.neighbours(cell).next().is_some()
    }

    /// Whether the card may be laid there (PI-3.2 to PI-3.6).
    pub(super) fn may_lay(&self, card: Card, cell: Cell) -> bool {
        self.is_open(cell)
            && self
                .neighbours(cell)
                .all(|beside| beside.colour() != card.colour() && beside.symbol() != card.symbol())
    }

    /// The brackets that end on this cell, if a card of the colour lies there.
    pub(super) fn brackets(&self, from: Cell, colour: Colour) -> impl Iterator<Item = Bracket> {
        Direction::ALL
            .into_iter()
            .filter_map(move |direction| self.bracket(from, colour, direction))
    }

    /// All brackets of a turn, the one between two new cards once (PI-4.5).
    pub(super) fn brackets_of_turn(&self, cells: &[Cell]) -> Vec<Bracket> {
        let mut found: Vec<Bracket> = Vec::new();
        for &cell in cells {
            let Some(card) = self.card(cell) else {
                continue;
            };
            for bracket in self.brackets(cell, card.colour()) {
                let is_known = |known: &Bracket| known.from == bracket.to && known.to == cell;
                if !found.iter().any(is_known) {
                    found.push(bracket);
                }
            }
        }
        found
    }

    fn bracket(&self, from: Cell, colour: Colour, direction: Direction) -> Option<Bracket> {
        let mut n_cards = 1;
        for to in direction.cells_from(from) {
            let Some(card) = self.card(to) else {
                continue;
            };
            n_cards += 1;
            if card.colour() == colour {
                return Some(Bracket {
                    from,
                    to,
                    direction,
                    n_cards,
                });
            }
        }
        None
    }

    fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Card> {
        cell.neighbours()
            .into_iter()
            .filter_map(|cell| self.card(cell))
    }
}

impl Bracket {
    /// The end further to the left or further up.
    pub(super) fn start(&self) -> Cell {
        self.from.min(self.to)
    }

    /// The other one.
    pub(super) fn end(&self) -> Cell {
        self.from.max(self.to)
    }

    pub(super) fn is_row(&self) -> bool {
        self.from.y() == self.to.y()
    }

    /// Cells from end to end, empty ones too.
    pub(super) fn n_cells(&self) -> usize {
        let (start, end) = (self.start(), self.end());
        (end.x() - start.x() + end.y() - start.y()) as usize + 1
    }

    /// The cells from end to end, in the order of the board.
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (start, end) = (self.start(), self.end());
        let columns = start.x()..=end.x();
        columns.flat_map(move |x| (start.y()..=end.y()).map(move |y| Cell::new(x, y)))
    }
}

impl Direction {
    const ALL: [Direction; 4] = [
        Direction::Left,
        Direction::Right,
        Direction::Up,
        Direction::Down,
    ];

    fn cells_from(self, from: Cell) -> impl Iterator<Item = Cell> {
        let (dx, dy) = match self {
            Direction::Left => (-1, 0),
            Direction::Right => (1, 0),
            Direction::Up => (0, -1),
            Direction::Down => (0, 1),
        };
        (1..).map_while(move |step| Cell::checked(from.x() + step * dx, from.y() + step * dy))
    }
}

impl Extent {
    /// The cards, and a free line on every side to which the piazza may still grow (PI-3.6).
    pub(super) fn drawn(view: &View) -> Extent {
        let span = Extent::span(view);
        let field = view.field;
        Extent {
            left: (span.left - 1).max(field.left),
            right: (span.right + 1).min(field.right),
            top: (span.top - 1).max(field.top),
            bottom: (span.bottom + 1).min(field.bottom),
        }
    }

    /// The columns and rows that cards lie in; before the first card those of the start layout.
    pub(super) fn span(view: &View) -> Extent {
        let start = Extent {
            left: 0,
            right: 1,
            top: 0,
            bottom: 1,
        };
        view.cards.iter().fold(start, |span, (_, cell)| Extent {
            left: span.left.min(cell.x()),
            right: span.right.max(cell.x()),
            top: span.top.min(cell.y()),
            bottom: span.bottom.max(cell.y()),
        })
    }

    pub(super) fn n_columns(self) -> usize {
        (self.right - self.left) as usize + 1
    }

    pub(super) fn n_rows(self) -> usize {
        (self.bottom - self.top) as usize + 1
    }

    /// Row by row, each from the left.
    pub(super) fn cells(self) -> impl Iterator<Item = Cell> {
        let rows = self.top..=self.bottom;
        rows.flat_map(move |y| (self.left..=self.right).map(move |x| Cell::new(x, y)))
    }
}

/// Points of brackets together.
pub(super) fn points(brackets: &[Bracket]) -> u8 {
    brackets.iter().map(|bracket| bracket.n_cards).sum()
}

/// The first card of the turn and where it lies, while a second may follow.
pub(super) fn first_laid(view: &View) -> Option<(Card, Cell)> {
    match view.phase {
        PhaseView::Second { card, cell, .. } => Some((card, cell)),
        _ => None,
    }
}

/// Whose turn it is.
pub(super) fn seat_of_turn(view: &View) -> Option<Seat> {
    match view.phase {
        PhaseView::Turn { seat } | PhaseView::Second { seat, .. } => Some(seat),
        _ => None,
    }
}
