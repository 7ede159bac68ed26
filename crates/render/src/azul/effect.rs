//! What a take would bring: everything that a player could count on the board.

use tessera_engine::Seat;
use tessera_engine::azul::material::{Colour, FLOOR_PENALTY, FLOOR_SPACES, N_COLUMNS, N_ROWS};
use tessera_engine::azul::{Azul, BoardView, Destination, FloorItem, Source, View, WallSide};

/// What taking a heap to a place does.
pub(super) struct Effect {
    /// How many tiles are taken.
    pub(super) n_tiles: u8,
    /// How many of them find room on the line.
    pub(super) n_placed: u8,
    /// How many fall, with or without room on the floor line.
    pub(super) n_fall: u8,
    /// Whether the marker comes with them.
    pub(super) takes_marker: bool,
    /// Whether the line is full then.
    pub(super) completes: bool,
    /// Where on the wall its tile will go, as far as it is known.
    pub(super) column: Option<u8>,
    /// How the forecast of the round changes.
    pub(super) points: i16,
}

impl Effect {
    pub(super) fn of(
        view: &View,
        seat: Seat,
        source: Source,
        colour: Colour,
        to: Destination,
    ) -> Effect {
        let board = &view.boards[seat.index()];
        let n_tiles = heap(view, source, colour);
        let takes_marker = source == Source::CENTRE && view.marker_in_centre;
        let mut after = board.clone();
        if takes_marker {
            after.floor.push(FloorItem::Marker);
        }
        let mut n_placed = 0;
        if let Some(row) = to.as_line() {
            let line = &mut after.lines[row as usize];
            n_placed = n_tiles.min(line.n_spaces - line.n_tiles);
            line.n_tiles += n_placed;
            line.colour = Some(colour);
        }
        let n_fall = n_tiles - n_placed;
        for _ in 0..n_fall {
            after.floor.push(FloorItem::Tile(colour));
        }
        let completes = to.as_line().is_some_and(|row| {
            let line = &after.lines[row as usize];
            line.n_tiles == line.n_spaces
        });
        let side = view.setup.wall;
        Effect {
            n_tiles,
            n_placed,
            n_fall,
            takes_marker,
            completes,
            column: to
                .as_line()
                .filter(|_| side == WallSide::Coloured)
                .map(|row| colour.column(row)),
            points: forecast(&after, side) - forecast(board, side),
        }
    }
}

/// How many tiles of a colour lie there.
pub(super) fn heap(view: &View, source: Source, colour: Colour) -> u8 {
    match source.as_factory() {
        Some(number) => view.factories[number as usize].count(colour),
        None => view.centre.count(colour),
    }
}

/// What the round would bring if it ended now: the tiles of full lines from top to bottom, then
/// the floor line (AZ-5). On the grey wall each tile goes where it scores most.
pub(super) fn forecast(board: &BoardView, side: WallSide) -> i16 {
    let mut filled: u32 = filled(board);
    let mut points = 0;
    for row in 0..N_ROWS {
        let line = &board.lines[row as usize];
        let Some(colour) = line.colour.filter(|_| line.n_tiles == line.n_spaces) else {
            continue;
        };
        let columns = (0..N_COLUMNS).filter(|&column| match side {
            WallSide::Coloured => column == colour.column(row),
            WallSide::Grey => is_open(board, row, column, colour),
        });
        let score = |column| {
            let with = filled | 1u32 << (row * N_COLUMNS + column);
            (Azul::points_for_space(with, row, column), column)
        };
        if let Some((most, column)) = columns.map(score).max_by_key(|&(most, _)| most) {
            points += i16::from(most);
            filled |= 1u32 << (row * N_COLUMNS + column);
        }
    }
    let n_items = board.floor.len().min(FLOOR_SPACES as usize);
    points - i16::from(FLOOR_PENALTY[n_items])
}

/// The filled spaces of a wall: bit `5 row + column`.
pub(super) fn filled(board: &BoardView) -> u32 {
    let mut bits = 0;
    for (row, spaces) in board.wall.iter().enumerate() {
        for (column, space) in spaces.iter().enumerate() {
            bits |= u32::from(space.is_some()) << (row * N_COLUMNS as usize + column);
        }
    }
    bits
}

/// Whether the grey wall lets this colour lie there (AZ-8.1, AZ-8.2).
fn is_open(board: &BoardView, row: u8, column: u8, colour: Colour) -> bool {
    let is_free = board.wall[row as usize][column as usize].is_none();
    is_free
        && board
            .wall
            .iter()
            .all(|spaces| spaces[column as usize] != Some(colour))
}
