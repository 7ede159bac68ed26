//! What may happen.

use super::action::{Action, Destination, DestinationWord, Kind, Source};
use super::material::{Colour, N_COLOURS, N_COLUMNS, N_ROWS, TILES_PER_FACTORY, Tiles};
use super::{Azul, Phase};
use crate::Seat;

pub(super) fn legal_actions(game: &Azul, out: &mut Vec<Action>) {
    out.clear();
    match game.phase {
        Phase::Start => {
            out.extend(Seat::all(game.n_seats).map(|seat| Action::new(Kind::Start(seat))));
        }
        Phase::Deal { factory } => game.list_deals(factory, out),
        Phase::Offer { seat } => game.list_takes(seat, out),
        Phase::Tiling { seat, row } => game.list_columns(seat, row, out),
        Phase::Over => {}
    }
}

impl Azul {
    fn list_takes(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = &self.boards[seat.index()];
        let open = Colour::ALL.map(|colour| &PLACES[board.open_lines(colour) as usize]);
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
            let places = open[take % N_COLOURS];
            // All six places are written and the surplus cut off, for the same reason.
            let end = out.len() + places.n;
            out.extend_from_slice(&places.to.map(|to| TAKES[take].redirected(to)));
            out.truncate(end);
        }
    }

    fn list_columns(&self, seat: Seat, row: u8, out: &mut Vec<Action>) {
        let free = self.free_columns(seat, row);
        let columns = (0..N_COLUMNS).filter(|&column| free >> column & 1 == 1);
        out.extend(columns.map(|column| Action::new(Kind::Tile { row, column })));
    }

    /// Every heap that can be drawn, in the order of [`Tiles`]: the last colour counts most.
    fn list_deals(&self, factory: u8, out: &mut Vec<Action>) {
        let supply = self.supply();
        let mut heaps = |tiles| out.push(Action::new(Kind::Deal { factory, tiles }));
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

/// Pattern lines and the floor line.
const N_DESTINATIONS: usize = N_ROWS as usize + 1;

/// Every take that could ever be.
const MAX_TAKES: usize = Source::ALL.len() * N_COLOURS * N_DESTINATIONS;

/// Where tiles of a colour may go: the first `n` of the places count.
#[derive(Clone, Copy)]
struct Places {
    to: [DestinationWord; N_DESTINATIONS],
    n: usize,
}

/// The places by the bits of the open lines. The floor line comes last and is always open (AZ-4.6).
const PLACES: [Places; 1 << N_ROWS] = {
    let floor = DestinationWord::new(Destination::FLOOR);
    let mut table = [Places {
        to: [floor; N_DESTINATIONS],
        n: 1,
    }; 1 << N_ROWS];
    let mut open = 0;
    while open < table.len() {
        let mut row = 0;
        while row < N_ROWS {
            if open >> row & 1 == 1 {
                let places = &mut table[open];
                places.to[places.n - 1] = DestinationWord::new(Destination::line(row));
                places.n += 1;
            }
            row += 1;
        }
        open += 1;
    }
    table
};

/// For each colour of each source, the take of it to the first line.
const TAKES: [Action; Source::ALL.len() * N_COLOURS] = {
    let to = Destination::line(0);
    let colour = Colour::Blue;
    let source = Source::CENTRE;
    let mut table = [Action::new(Kind::Take { source, colour, to }); Source::ALL.len() * N_COLOURS];
    let mut take = 0;
    while take < table.len() {
        let (source, colour) = (Source::ALL[take / N_COLOURS], Colour::ALL[take % N_COLOURS]);
        table[take] = Action::new(Kind::Take { source, colour, to });
        take += 1;
    }
    table
};
