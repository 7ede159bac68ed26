//! What may happen, and which rule forbids the rest.

use super::action::{Action, Destination, Source};
use super::material::{
    Colour, N_COLOURS, N_COLUMNS, N_ROWS, TILES_PER_FACTORY, Tiles, n_factories,
};
use super::{Azul, Phase};
use crate::{Actor, Refusal, Seat};

/// Pattern lines and the floor line.
const N_DESTINATIONS: usize = N_ROWS as usize + 1;

/// Every take that could ever be.
const MAX_TAKES: usize = Source::ALL.len() * N_COLOURS * N_DESTINATIONS;

/// By the bits of the open lines: where tiles may go, and how many of the places count. The floor
/// line comes last and is always open (AZ-4.6).
const DESTINATIONS: [([Destination; N_DESTINATIONS], usize); 1 << N_ROWS] = {
    let mut table = [([Destination::FLOOR; N_DESTINATIONS], 1); 1 << N_ROWS];
    let mut open = 0;
    while open < table.len() {
        let mut n = 0;
        let mut row = 0;
        while row < N_ROWS {
            if open >> row & 1 == 1 {
                table[open].0[n] = Destination::line(row);
                n += 1;
            }
            row += 1;
        }
        table[open].1 = n + 1;
        open += 1;
    }
    table
};

impl Azul {
    pub(super) fn list_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        match self.phase {
            Phase::Start => out.extend(Seat::all(self.n_seats).map(Action::Start)),
            Phase::Deal { factory } => self.list_deals(factory, out),
            Phase::Offer { seat } => self.list_takes(seat, out),
            Phase::Tiling { seat, row } => self.list_columns(seat, row, out),
            Phase::Over => {}
        }
    }

    fn list_takes(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = &self.boards[seat.index()];
        let open = Colour::ALL.map(|colour| &DESTINATIONS[board.open_lines(colour) as usize]);
        // One bit for each colour of each source, so that a single loop visits them in order: the
        // processor cannot guess the ends of many short ones.
        let mut takes: u64 = 0;
        for (source, tiles) in self.sources.iter().enumerate() {
            takes |= u64::from(tiles.colour_bits()) << (source * N_COLOURS);
        }
        out.reserve(MAX_TAKES);
        while takes != 0 {
            let take = takes.trailing_zeros() as usize;
            takes &= takes - 1;
            let (source, colour) = (Source::ALL[take / N_COLOURS], Colour::ALL[take % N_COLOURS]);
            let (destinations, n) = open[colour.index()];
            // All six places are written and the surplus cut off, for the same reason.
            let end = out.len() + n;
            out.extend_from_slice(&destinations.map(|to| Action::Take { source, colour, to }));
            out.truncate(end);
        }
    }

    fn list_columns(&self, seat: Seat, row: u8, out: &mut Vec<Action>) {
        let free = self.free_columns(seat, row);
        let columns = (0..N_COLUMNS).filter(|&column| free >> column & 1 == 1);
        out.extend(columns.map(|column| Action::Tile { row, column }));
    }

    /// Every heap that can be drawn, in the order of [`Tiles`]: the last colour counts most.
    fn list_deals(&self, factory: u8, out: &mut Vec<Action>) {
        let supply = self.supply();
        let mut heaps = |tiles| out.push(Action::Deal { factory, tiles });
        each_heap(supply.drawn, supply.open, supply.n_open, 0, &mut heaps);
    }

    /// The columns for the full line of this row (AZ-8.1, AZ-8.2), as bits.
    pub(super) fn free_columns(&self, seat: Seat, row: u8) -> u32 {
        let board = &self.boards[seat.index()];
        board
            .line(row)
            .colour()
            .map_or(0, |colour| board.wall.free_columns(row, colour))
    }

    /// What the next factory is filled from (AZ-2.3, AZ-6.2 to AZ-6.4).
    pub(super) fn supply(&self) -> Supply {
        let in_bag = self.bag.total();
        if in_bag >= TILES_PER_FACTORY {
            Supply {
                drawn: Tiles::EMPTY,
                open: self.bag,
                n_open: TILES_PER_FACTORY,
            }
        } else {
            Supply {
                drawn: self.bag,
                open: self.lid,
                n_open: (TILES_PER_FACTORY - in_bag).min(self.lid.total()),
            }
        }
    }

    /// Which rule forbids the action; the order of the checks is the order of the clauses.
    pub(super) fn find_refusal(&self, actor: Actor, action: Action) -> Option<Refusal> {
        match (self.phase, action) {
            (Phase::Over, _) => Some(Refusal::new("AZ-7.1", "over", "The game is over.")),
            (Phase::Start | Phase::Deal { .. }, _) if actor != Actor::Chance => Some(Refusal::new(
                "AZ-2.3",
                "not-dealt",
                "Wait until the start player is drawn and the factories are dealt.",
            )),
            (Phase::Start, Action::Start(seat)) => self.refuse_start(seat),
            (Phase::Start, _) => Some(Refusal::new(
                "AZ-2.4",
                "no-start-player",
                "First the start player must be drawn.",
            )),
            (Phase::Deal { factory }, Action::Deal { factory: to, tiles }) if to == factory => {
                self.refuse_deal(tiles)
            }
            (Phase::Deal { factory }, _) => Some(
                Refusal::new("AZ-2.3", "deal-next", "Factory {factory} is dealt next.")
                    .with("factory", factory),
            ),
            (Phase::Offer { seat } | Phase::Tiling { seat, .. }, _)
                if actor != Actor::Seat(seat) =>
            {
                let clause = match self.phase {
                    Phase::Offer { .. } => "AZ-3.1",
                    _ => "AZ-5.1",
                };
                Some(
                    Refusal::new(clause, "not-your-turn", "It is seat {seat}'s turn.")
                        .with("seat", seat),
                )
            }
            (Phase::Offer { seat }, Action::Take { source, colour, to }) => {
                self.refuse_take(seat, source, colour, to)
            }
            (Phase::Offer { .. }, _) => Some(Refusal::new(
                "AZ-3.1",
                "must-take",
                "In the factory offer a turn is to take tiles.",
            )),
            (Phase::Tiling { seat, row }, Action::Tile { row: to, column }) if to == row => {
                self.refuse_column(seat, row, column)
            }
            (Phase::Tiling { row, .. }, _) => Some(
                Refusal::new(
                    "AZ-8.1",
                    "tile-next",
                    "Rows are tiled from top to bottom; choose a column for row {row}.",
                )
                .with("row", row),
            ),
        }
    }

    fn refuse_start(&self, seat: Seat) -> Option<Refusal> {
        (seat.number() >= self.n_seats).then(|| {
            Refusal::new("AZ-2.4", "no-such-seat", "There is no seat {seat}.").with("seat", seat)
        })
    }

    fn refuse_deal(&self, tiles: Tiles) -> Option<Refusal> {
        let Supply {
            drawn,
            open,
            n_open,
        } = self.supply();
        let n_tiles = drawn.total() + n_open;
        if tiles.total() != n_tiles {
            return Some(
                Refusal::new("AZ-2.3", "deal-number", "This factory gets {number} tiles.")
                    .with("number", n_tiles),
            );
        }
        let possible = tiles.contains(drawn) && (drawn + open).contains(tiles);
        (!possible).then(|| {
            Refusal::new(
                "AZ-6.3",
                "not-in-bag",
                "These tiles cannot come out of the bag: it is emptied before the lid is used.",
            )
        })
    }

    fn refuse_take(
        &self,
        seat: Seat,
        source: Source,
        colour: Colour,
        to: Destination,
    ) -> Option<Refusal> {
        let tiles = self.sources[source.index()];
        if tiles.count(colour) == 0 {
            return Some(self.refuse_source(source, colour));
        }
        let row = to.as_line()?;
        let board = &self.boards[seat.index()];
        let line = board.line(row);
        if board.open_lines(colour) >> row & 1 == 1 {
            None
        } else if line.n_tiles() == row + 1 {
            Some(
                Refusal::new(
                    "AZ-4.3",
                    "line-full",
                    "Pattern line {line} is already full.",
                )
                .with("line", row),
            )
        } else if let Some(held) = line.colour() {
            Some(
                Refusal::new(
                    "AZ-4.2",
                    "line-colour",
                    "Pattern line {line} holds {held} tiles and takes no {colour}.",
                )
                .with("line", row)
                .with("held", held.name())
                .with("colour", colour.name()),
            )
        } else {
            Some(
                Refusal::new(
                    "AZ-4.4",
                    "colour-on-wall",
                    "Row {line} of your wall already has {colour}.",
                )
                .with("line", row)
                .with("colour", colour.name()),
            )
        }
    }

    fn refuse_source(&self, source: Source, colour: Colour) -> Refusal {
        match source.as_factory() {
            Some(factory) if factory >= n_factories(self.n_seats) => Refusal::new(
                "AZ-2.1",
                "no-such-factory",
                "There is no factory {factory}.",
            )
            .with("factory", factory),
            Some(factory) => Refusal::new(
                "AZ-3.2",
                "not-in-factory",
                "There is no {colour} tile on factory {factory}.",
            )
            .with("colour", colour.name())
            .with("factory", factory),
            None => Refusal::new(
                "AZ-3.3",
                "not-in-centre",
                "There is no {colour} tile in the centre.",
            )
            .with("colour", colour.name()),
        }
    }

    fn refuse_column(&self, seat: Seat, row: u8, column: u8) -> Option<Refusal> {
        if self.free_columns(seat, row) >> column & 1 == 1 {
            return None;
        }
        let board = &self.boards[seat.index()];
        if board.wall.at(row, column).is_some() {
            let refusal = Refusal::new(
                "AZ-8.1",
                "space-taken",
                "There is already a tile on row {row}, column {column}.",
            );
            return Some(refusal.with("row", row).with("column", column));
        }
        let colour = board.line(row).colour().map_or("", Colour::name);
        let refusal = Refusal::new(
            "AZ-8.2",
            "colour-in-column",
            "Column {column} already has {colour}.",
        );
        Some(refusal.with("column", column).with("colour", colour))
    }
}

/// What a factory is filled from: some tiles are certain, the others are drawn.
pub(super) struct Supply {
    /// The last tiles of the bag, all of which are drawn before the lid is emptied into it.
    pub(super) drawn: Tiles,
    /// Where the other tiles come from.
    pub(super) open: Tiles,
    /// How many of them.
    pub(super) n_open: u8,
}

/// Calls `heap` for `base` with every choice of `n` tiles of `from`, in the order of [`Tiles`].
fn each_heap(
    base: Tiles,
    from: Tiles,
    n: u8,
    n_chosen_colours: usize,
    heap: &mut impl FnMut(Tiles),
) {
    // Last colour first: it counts most in the order.
    let Some(&colour) = Colour::ALL.iter().rev().nth(n_chosen_colours) else {
        if n == 0 {
            heap(base);
        }
        return;
    };
    for taken in 0..=n.min(from.count(colour)) {
        let base = base + Tiles::of(colour, taken);
        each_heap(base, from, n - taken, n_chosen_colours + 1, heap);
    }
}
