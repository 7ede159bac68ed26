//! What speaks for an action.

use tessera_engine::azul::material::{
    Colour, FLOOR_PENALTY, FLOOR_SPACES, N_COLOURS, N_ROWS, Tiles,
};
use tessera_engine::azul::{Action, Azul, Kind, Source};
use tessera_engine::{Game, Seat, Turn};

use super::offer::{Horizon, Offer};
use super::outlook::{Grid, NONE, Tiled};

/// In the order in which [`action_terms`] sets them.
pub(super) const NAMES: &[&str] = &[
    "points of the line it fills",
    "fills a line",
    "fits exactly",
    "points lost on the floor line",
    "all tiles to the floor line",
    "tiles placed",
    "points hoped for from the line it begins",
    "one tile short",
    "tiles the line still needs",
    "goes on with a line",
    "long line",
    "another heap fits the rest",
    "towards a column",
    "towards a colour",
    "completes a column",
    "completes a colour",
    "ends the game ahead",
    "ends the game behind",
    "takes the marker",
    "from the centre",
    "takes from the next player",
    "leaves to the next player",
    "tiles pushed to the centre",
    "leaves a heap too large for the next player",
    "column points",
    "column nearly complete",
    "room kept for other colours",
];

const N_ACTION_TERMS: usize = 27;
const _: () = assert!(NAMES.len() == N_ACTION_TERMS);
/// Where those of a tiling decision begin.
const TILING: usize = 24;

/// Points are counted in tens.
const TEN: f32 = 0.1;

/// Sets the action terms of legal actions, in their order.
#[inline]
pub(super) fn action_terms(azul: &Azul, actions: &[Action], out: &mut [f32]) {
    let rows = out.chunks_exact_mut(N_ACTION_TERMS);
    match azul.taker() {
        Some(seat) => {
            let table = Table::of(azul, seat);
            let mut heap = Heap::NONE;
            for (action, row) in actions.iter().zip(rows) {
                if let Kind::Take { source, colour, to } = action.kind() {
                    if heap.source != source.index() || heap.colour != colour.index() {
                        heap = Heap::of(&table, source, colour);
                    }
                    match to.as_line() {
                        Some(line) => set_line(&table, &heap, line, row),
                        None => set_floor(&table, &heap, row),
                    }
                }
            }
        }
        None => {
            let Turn::Decision(seat) = azul.turn() else {
                return;
            };
            for (action, row) in actions.iter().zip(rows) {
                if let Kind::Tile { row: line, column } = action.kind() {
                    set_tile(azul, seat, line, column, row);
                }
            }
        }
    }
}

/// What all takes of a decision have in common.
struct Table<'a> {
    azul: &'a Azul,
    tiled: Tiled,
    points: Grid,
    offer: Offer,
    /// How likely a line fills in later rounds, by missing tiles.
    later: [f32; 6],
    /// What a heap of each colour and size gives the next player at once.
    next: [[f32; SIZES]; N_COLOURS],
    /// The most tiles of a colour that one line of the next player takes.
    room: [u8; N_COLOURS],
    is_ahead: bool,
}

/// Heaps of 0 to 7 tiles; larger ones count as 7.
const SIZES: usize = 8;

impl<'a> Table<'a> {
    #[inline]
    fn of(azul: &'a Azul, seat: Seat) -> Table<'a> {
        let tiled = Tiled::of(azul, seat);
        let offer = Offer::of(azul);
        let horizon = Horizon::without_supply(azul, offer.n_tiles);
        let mut table = Table {
            azul,
            tiled,
            points: tiled.points_by_space(),
            offer,
            later: horizon.later()[0],
            next: [[0.0; SIZES]; N_COLOURS],
            room: [0; N_COLOURS],
            is_ahead: is_ahead(azul, seat),
        };
        table.set_next(seat.next(azul.n_seats()));
        table
    }

    #[inline]
    fn set_next(&mut self, next: Seat) {
        let tiled = Tiled::of(self.azul, next);
        for colour in Colour::ALL {
            let mut open = self.azul.open_lines(next, colour);
            while open != 0 {
                let row = open.trailing_zeros() as u8;
                open &= open - 1;
                let best = tiled.best_space(row, colour.index());
                let points = best.map_or(0.0, |(_, points)| f32::from(points));
                let n_missing = tiled.n_missing(row);
                let room = &mut self.room[colour.index()];
                *room = (*room).max(n_missing);
                let worth = &mut self.next[colour.index()][n_missing as usize..];
                for (worth, penalty) in worth.iter_mut().zip(FLOOR_PENALTY) {
                    *worth = worth.max(points - f32::from(penalty));
                }
            }
        }
    }
}

/// Whether no other seat would have more points if the round ended now.
#[inline]
fn is_ahead(azul: &Azul, seat: Seat) -> bool {
    let points = |seat| {
        let tiled = Tiled::of(azul, seat);
        let score = azul.score(seat);
        score + tiled.points - tiled.loss(score)
    };
    let own = points(seat);
    Seat::all(azul.n_seats()).all(|other| other == seat || points(other) <= own)
}

/// What the takes of one heap have in common, wherever its tiles go.
struct Heap {
    source: usize,
    colour: usize,
    n_tiles: u8,
    n_marker: u8,
    from_centre: f32,
    denied: f32,
    left: f32,
    n_pushed: f32,
    too_large: f32,
}

impl Heap {
    const NONE: Heap = Heap {
        source: usize::MAX,
        colour: NONE,
        n_tiles: 0,
        n_marker: 0,
        from_centre: 0.0,
        denied: 0.0,
        left: 0.0,
        n_pushed: 0.0,
        too_large: 0.0,
    };

    #[inline]
    fn of(table: &Table<'_>, source: Source, colour: Colour) -> Heap {
        let azul = table.azul;
        let tiles = azul.tiles_at(source);
        let n_tiles = tiles.count(colour);
        let is_centre = source == Source::CENTRE;
        let mut heap = Heap {
            source: source.index(),
            colour: colour.index(),
            n_tiles,
            n_marker: u8::from(is_centre && azul.marker_in_centre()),
            from_centre: f32::from(u8::from(is_centre)),
            denied: table.next[colour.index()][(n_tiles as usize).min(SIZES - 1)],
            ..Heap::NONE
        };
        if !is_centre {
            let pushed = tiles.without(colour);
            heap.n_pushed = f32::from(pushed.total());
            heap.push(table, pushed);
        }
        heap
    }

    /// What the next player finds in the centre when these tiles come there.
    #[inline]
    fn push(&mut self, table: &Table<'_>, pushed: Tiles) {
        let centre = table.azul.tiles_at(Source::CENTRE);
        let mut colours = pushed.colour_bits();
        while colours != 0 {
            let colour = colours.trailing_zeros() as usize;
            colours &= colours - 1;
            let n = (pushed + centre).count(Colour::ALL[colour]);
            let worth = table.next[colour][(n as usize).min(SIZES - 1)];
            self.left = self.left.max(worth);
            self.too_large += f32::from(n.saturating_sub(table.room[colour]));
        }
    }

    #[inline]
    fn set(&self, row: &mut [f32]) {
        row[18] = f32::from(self.n_marker);
        row[19] = self.from_centre;
        row[20] = TEN * self.denied;
        row[21] = TEN * self.left;
        row[22] = 0.2 * self.n_pushed;
        row[23] = 0.2 * self.too_large;
    }
}

/// A take to a pattern line.
#[inline]
fn set_line(table: &Table<'_>, heap: &Heap, line: u8, row: &mut [f32]) {
    let tiled = &table.tiled;
    let colour = heap.colour;
    let n_missing = tiled.n_missing(line);
    let n_placed = heap.n_tiles.min(n_missing);
    let n_left = n_missing - n_placed;
    let points = table.points[line as usize][colour];
    let column = Colour::ALL[colour].column(line);
    let in_column = (tiled.filled >> column & 0x0010_8421).count_ones();
    let in_colour = (0..N_ROWS)
        .filter(|&row| tiled.has_colour(row, colour))
        .count();
    let mut certainty = 1.0;
    if n_left == 0 {
        row[0] = TEN * points;
        row[1] = 1.0;
        row[2] = f32::from(u8::from(heap.n_tiles == n_missing));
        row[14] = f32::from(u8::from(in_column == 4));
        row[15] = f32::from(u8::from(in_colour == 4));
        if (tiled.filled >> (5 * line) & 0b11111).count_ones() == 4 {
            row[if table.is_ahead { 16 } else { 17 }] = 1.0;
        }
    } else {
        // The heap itself is gone, so it must not count as one that fits.
        let gone = u32::from(heap.n_tiles == n_left);
        let fits = table.offer.n_exact(colour, n_left) > gone;
        certainty = table.later[n_left as usize].max(if fits { 0.6 } else { 0.0 });
        let before = table.later[n_missing as usize];
        row[6] = TEN * points * (certainty - before);
        row[7] = f32::from(u8::from(n_left == 1));
        row[8] = 0.2 * f32::from(n_left);
        row[11] = f32::from(u8::from(fits));
    }
    row[3] = -TEN
        * f32::from(penalty_added(
            tiled,
            heap.n_tiles - n_placed + heap.n_marker,
        ));
    row[5] = 0.2 * f32::from(n_placed);
    row[9] = f32::from(u8::from(tiled.n_tiles[line as usize] > 0));
    row[10] = 0.25 * f32::from(line);
    row[12] = certainty * 0.25 * in_column as f32;
    row[13] = certainty * 0.25 * in_colour as f32;
    heap.set(row);
}

/// A take to the floor line.
#[inline]
fn set_floor(table: &Table<'_>, heap: &Heap, row: &mut [f32]) {
    row[3] = -TEN * f32::from(penalty_added(&table.tiled, heap.n_tiles + heap.n_marker));
    row[4] = 1.0;
    heap.set(row);
}

/// What a number of further items on the floor line costs.
#[inline]
fn penalty_added(tiled: &Tiled, n_items: u8) -> u8 {
    let after = (tiled.n_on_floor + n_items).min(FLOOR_SPACES);
    FLOOR_PENALTY[after as usize] - FLOOR_PENALTY[tiled.n_on_floor as usize]
}

/// A column of the grey wall.
#[inline]
fn set_tile(azul: &Azul, seat: Seat, line: u8, column: u8, row: &mut [f32]) {
    let filled = super::offer::filled(azul, seat);
    let with_tile = filled | 1 << (5 * line + column);
    let in_column = (filled >> column & 0x0010_8421).count_ones();
    let (_, colour) = azul.line(seat, line);
    let mut n_open = 0;
    if let Some(colour) = colour {
        // Rows that still want this colour, and in this column have a space that others can use.
        for other in (0..N_ROWS).filter(|&other| other != line) {
            let has_colour = azul.spaces(seat, colour) >> (5 * other) & 0b11111 != 0;
            let is_free = filled >> (5 * other + column) & 1 == 0;
            n_open += u32::from(!has_colour && is_free);
        }
    }
    row[TILING] = TEN * f32::from(Azul::points_for_space(with_tile, line, column));
    row[TILING + 1] = 0.25 * in_column as f32;
    row[TILING + 2] = -0.2 * n_open as f32;
}
