//! A player's board, as in the picture of the rulebook: every pattern line ends at its row of the
//! wall, and the floor line lies below.

use anstyle::Style;
use tessera_engine::Seat;
use tessera_engine::azul::material::{Colour, FLOOR_PENALTY, FLOOR_SPACES, N_COLUMNS};
use tessera_engine::azul::{Azul, BoardView, FloorItem, LineView, PhaseView, WallSide};
use tessera_render::Pov;

use super::super::{
    ACCENT, BOLD, DIM, pad_left, pad_right, paint, points, seat_label, visible_width,
};
use super::tile::{TILE_WIDTH, empty_spaces, letter, marker, tile};

const WALL_WIDTH: usize = TILE_WIDTH * N_COLUMNS as usize;
/// Between a line and its row of the wall stands their number.
const INNER_WIDTH: usize = WALL_WIDTH + 4 + WALL_WIDTH;

pub(super) fn board(pov: &Pov<'_, Azul>, seat: Seat) -> Vec<String> {
    let view = pov.view;
    let board = &view.boards[seat.index()];
    let is_active = match view.phase {
        PhaseView::Offer { seat: decider } | PhaseView::Tiling { seat: decider, .. } => {
            decider == seat
        }
        PhaseView::Start | PhaseView::Deal { .. } | PhaseView::Over { .. } => false,
    };
    let name = seat_label(pov, seat, is_active);
    let score = points(pov, board.score);

    let columns: String = (0..N_COLUMNS).map(|column| format!(" {column} ")).collect();
    let mut inside = vec![pad_left(&paint(BOLD, columns), INNER_WIDTH)];
    for (line, row) in board.lines.iter().zip(0..) {
        let spaces = pad_left(&pattern_line(*line), WALL_WIDTH);
        let wall = wall_row(board, row, view.setup.wall);
        inside.push(format!("{spaces} {}  {wall}", paint(BOLD, row)));
    }
    inside.extend(floor_lines(&board.floor));
    framed(
        name.trim_start(),
        &score,
        inside,
        if is_active { ACCENT } else { DIM },
    )
}

fn framed(left: &str, right: &str, inside: Vec<String>, style: Style) -> Vec<String> {
    let n_taken = visible_width(left) + visible_width(right) + 4;
    let rule = "─".repeat(INNER_WIDTH.saturating_sub(n_taken));
    let [left, right] = [left, right].map(|text| paint(BOLD, text));
    let [begin, rule, end] = ["╭─", &rule, "─╮"].map(|part| paint(style, part));
    let mut lines = vec![format!("{begin} {left} {rule} {right} {end}")];
    let side = paint(style, '│');
    for line in inside {
        lines.push(format!("{side} {} {side}", pad_right(&line, INNER_WIDTH)));
    }
    let rule = "─".repeat(INNER_WIDTH + 2);
    lines.push(paint(style, format!("╰{rule}╯")));
    lines
}

fn pattern_line(line: LineView) -> String {
    let tiles = line.colour.map(tile).unwrap_or_default();
    let n_free = line.n_spaces - line.n_tiles;
    empty_spaces(n_free.into()) + &tiles.repeat(line.n_tiles.into())
}

fn wall_row(board: &BoardView, row: u8, side: WallSide) -> String {
    let empty = |column: u8| match side {
        WallSide::Coloured => Colour::ALL
            .into_iter()
            .filter(|colour| colour.column(row) == column)
            .map(|colour| format!(" {} ", letter(colour)))
            .collect(),
        WallSide::Grey => empty_spaces(1),
    };
    let spaces = board.wall[usize::from(row)].iter().zip(0..);
    spaces
        .map(|(laid, column)| laid.map_or_else(|| empty(column), tile))
        .collect()
}

fn floor_lines(floor: &[FloorItem]) -> [String; 2] {
    let steps = FLOOR_PENALTY.windows(2);
    let penalties: String = steps
        .map(|step| format!("−{} ", step[1] - step[0]))
        .collect();
    let items: String = floor
        .iter()
        .map(|item| match item {
            FloorItem::Tile(colour) => tile(*colour),
            FloorItem::Marker => marker(),
        })
        .collect();
    let free = empty_spaces(usize::from(FLOOR_SPACES) - floor.len());
    let cost = match FLOOR_PENALTY[floor.len()] {
        0 => String::new(),
        cost => format!("  −{cost}"),
    };
    [
        format!("  {}", paint(DIM, penalties)),
        format!("{} {items}{free}{cost}", paint(BOLD, 'f')),
    ]
}
