//! The board in words.

use tessera_engine::Seat;
use tessera_engine::azul::material::{
    Colour, FLOOR_PENALTY, FLOOR_SPACES, N_COLUMNS, N_ROWS, Tiles,
};
use tessera_engine::azul::{Azul, BoardView, PhaseView, WallSide};

use super::colour_word;
use super::effect::forecast;
use super::mine::printed;
use crate::choice::signed;
use crate::spoken::listed;
use crate::words::say;
use crate::{Pov, SpokenArea, Words};

pub(super) fn spoken(pov: &Pov<'_, Azul>) -> Vec<SpokenArea> {
    let others = pov.others().map(|seat| other(pov, seat));
    [offer(pov), mine(pov)].into_iter().chain(others).collect()
}

/// What can be taken, and what is still to come.
fn offer(pov: &Pov<'_, Azul>) -> SpokenArea {
    let (view, words) = (pov.view, pov.words);
    let factories = view.factories.iter().enumerate();
    let factories = factories.map(|(number, &tiles)| {
        say!(
            words,
            "azul-spoken-factory",
            number = number + 1,
            n = tiles.total(),
            tiles = heaps(words, tiles)
        )
    });
    let centre = say!(
        words,
        "azul-spoken-centre",
        n = view.centre.total(),
        tiles = heaps(words, view.centre),
        marker = if view.marker_in_centre { "yes" } else { "no" }
    );
    let rest =
        |id: &str, tiles: Tiles| say!(words, id, n = tiles.total(), tiles = heaps(words, tiles));
    let rest = [
        rest("azul-spoken-bag", view.bag),
        rest("azul-spoken-lid", view.lid),
    ];
    let lines = factories.chain([centre]).chain(rest);
    SpokenArea::new(words.say("azul-factories"), lines)
}

fn heaps(words: &Words, tiles: Tiles) -> String {
    let heap = |colour: Colour| {
        let n = tiles.count(colour);
        say!(words, "azul-heap", n = n, colour = colour.name())
    };
    listed(words, tiles.colours().map(heap))
}

/// The large board, every row of it, and which colour goes where.
fn mine(pov: &Pov<'_, Azul>) -> SpokenArea {
    let words = pov.words;
    let board = &pov.view.boards[pov.hero.index()];
    let title = if pov.is_own {
        words.say("azul-your-wall")
    } else {
        say!(words, "azul-wall-of", name = pov.name(pov.hero))
    };
    let mut lines: Vec<String> = (0..N_ROWS).map(|row| row_line(words, board, row)).collect();
    lines.push(floor(words, board));
    if !matches!(pov.view.phase, PhaseView::Over { .. }) {
        let points = signed(forecast(board, pov.view.setup.wall));
        lines.push(say!(words, "azul-spoken-forecast", points = points));
    }
    if pov.view.setup.wall == WallSide::Coloured {
        let first = (0..N_COLUMNS).filter_map(|column| printed(WallSide::Coloured, 0, column));
        let colours = listed(words, first.map(|colour| colour_word(words, colour)));
        lines.push(say!(words, "azul-spoken-pattern", colours = colours));
    }
    SpokenArea::new(title, lines)
}

/// Another board: only the rows that hold something.
fn other(pov: &Pov<'_, Azul>, seat: Seat) -> SpokenArea {
    let words = pov.words;
    let board = &pov.view.boards[seat.index()];
    let has_any = |row: &u8| {
        let row = usize::from(*row);
        board.lines[row].n_tiles > 0 || board.wall[row].iter().any(Option::is_some)
    };
    let rows = (0..N_ROWS).filter(has_any);
    let rows = rows.map(|row| row_line(words, board, row));
    let title = say!(words, "azul-wall-of", name = pov.name(seat));
    SpokenArea::new(title, rows.chain([floor(words, board)]))
}

/// A line and its row of the wall, with the columns.
pub(super) fn row_line(words: &Words, board: &BoardView, row: u8) -> String {
    let line = &board.lines[row as usize];
    let wall = board.wall[row as usize].iter().enumerate();
    let laid = wall.filter_map(|(column, colour)| {
        let colour = (*colour)?.name();
        Some(say!(
            words,
            "azul-spoken-laid",
            colour = colour,
            column = column + 1
        ))
    });
    let laid: Vec<String> = laid.collect();
    say!(
        words,
        "azul-summary-row",
        row = row + 1,
        n = line.n_tiles,
        spaces = line.n_spaces,
        colour = line.colour.map_or("none", Colour::name),
        n_laid = laid.len(),
        laid = listed(words, laid),
    )
}

fn floor(words: &Words, board: &BoardView) -> String {
    let n_items = board.floor.len();
    let penalty = FLOOR_PENALTY[n_items.min(FLOOR_SPACES as usize)];
    say!(words, "azul-floor-holds", n = n_items, points = penalty)
}
