//! Azul in a terminal: factories and centre, then a board for every seat.

mod board;
mod tile;

use tessera_engine::Seat;
use tessera_engine::azul::material::{Colour, N_COLUMNS, N_ROWS, Tiles};
use tessera_engine::azul::{Action, Azul, Destination, Kind, LineView, PhaseView, Source, View};
use tessera_render::{Pov, Show};

use super::{
    BOLD, DIM, Menu, MenuRow, Terminal, pad_right, paint, side_by_side, title, visible_width,
};
use board::board;
use tile::{counted, heap, letter, marker, tile};

impl Terminal for Azul {
    const NOTATION: &'static [(&'static str, &'static str)] = &[
        ("2b3", "azul-terminal-take"),
        ("ckf", "azul-terminal-drop"),
        ("w13", "azul-terminal-lay"),
        ("", "azul-terminal-letters"),
    ];
    const TIE_BREAK: Option<&'static str> = Some("azul-terminal-tie");

    fn draw(pov: &Pov<'_, Azul>) -> String {
        let mut lines = vec![title(pov, next_starter(pov))];
        lines.extend(offer(pov));
        let [bag, lid] = [("azul-in-bag", pov.view.bag), ("azul-in-lid", pov.view.lid)]
            .map(|(id, tiles)| stock(&pov.words.say(id), tiles));
        lines.push(format!("{bag}  {lid}"));
        let boards: Vec<Vec<String>> = Seat::all(pov.view.setup.seats)
            .map(|seat| board(pov, seat))
            .collect();
        for pair in boards.chunks(2) {
            lines.extend(side_by_side(pair, 2));
        }
        lines.join("\n")
    }

    fn menu(pov: &Pov<'_, Azul>, actions: &[Action]) -> Menu {
        match pov.view.phase {
            PhaseView::Tiling { seat, row } => columns_menu(pov, seat, row, actions),
            _ => takes_menu(pov, actions),
        }
    }
}

/// One row for every heap that can be taken, one column for every place it can go to.
fn takes_menu(pov: &Pov<'_, Azul>, actions: &[Action]) -> Menu {
    let view = pov.view;
    let destinations = (0..N_ROWS).map(Destination::line);
    let destinations: Vec<Destination> = destinations.chain([Destination::FLOOR]).collect();
    let mut rows = Vec::new();
    let factories = view.factories.iter().zip(0..);
    let factories = factories.map(|(tiles, number)| (Source::factory(number), *tiles));
    for (source, tiles) in factories.chain([(Source::CENTRE, view.centre)]) {
        rows.extend(tiles.colours().map(|colour| {
            let place = |&to: &Destination| {
                let take = Action::new(Kind::Take { source, colour, to });
                actions.iter().position(|action| *action == take)
            };
            MenuRow {
                heading: format!("{} {}", paint(BOLD, source), counted(tiles, colour)),
                choices: destinations.iter().map(place).collect(),
            }
        }));
    }
    Menu {
        corner: pov.words.say("azul-terminal-line"),
        columns: destinations.iter().map(ToString::to_string).collect(),
        rows,
    }
}

/// Grey wall: where the tile of a full line may go.
fn columns_menu(pov: &Pov<'_, Azul>, seat: Seat, row: u8, actions: &[Action]) -> Menu {
    let place = |column| {
        let lay = Action::new(Kind::Tile { row, column });
        actions.iter().position(|action| *action == lay)
    };
    let laid = line_of(pov.view, seat, row).colour.map(tile);
    let label = paint(BOLD, format!("w{row}"));
    Menu {
        corner: pov.words.say("azul-terminal-column"),
        columns: (0..N_COLUMNS).map(|column| column.to_string()).collect(),
        rows: vec![MenuRow {
            heading: format!("{label} {}", laid.unwrap_or_default()),
            choices: (0..N_COLUMNS).map(place).collect(),
        }],
    }
}

/// Who starts the next round, as soon as it is known.
fn next_starter(pov: &Pov<'_, Azul>) -> Option<String> {
    let starter = pov.view.starter;
    let note = Azul::note(pov.view, starter, pov.words)?;
    Some(format!("{} · {note}", pov.name(starter)))
}

/// The factories and the centre.
fn offer(pov: &Pov<'_, Azul>) -> Vec<String> {
    const PER_LINE: usize = 5;
    const WIDTH: usize = 16;
    let [factories, centre] = ["azul-factories", "azul-centre"].map(|id| pov.words.say(id));
    let heading_width = visible_width(&factories).max(visible_width(&centre)) + 2;
    let drawn: Vec<String> = pov
        .view
        .factories
        .iter()
        .enumerate()
        .map(|(number, &tiles)| {
            let label = paint(BOLD, number);
            pad_right(&format!("{label} {}", heap(tiles)), WIDTH)
        })
        .collect();
    let headings = std::iter::once(factories.as_str()).chain(std::iter::repeat(""));
    let mut lines: Vec<String> = drawn
        .chunks(PER_LINE)
        .zip(headings)
        .map(|(line, heading)| pad_right(heading, heading_width) + line.concat().trim_end())
        .collect();
    lines.push(pad_right(&centre, heading_width) + &in_centre(pov.view));
    lines
}

fn in_centre(view: &View) -> String {
    let counts = view.centre.colours();
    let counts = counts.map(|colour| counted(view.centre, colour));
    let items: Vec<String> = (view.marker_in_centre.then(marker).into_iter())
        .chain(counts)
        .collect();
    let items = if items.is_empty() {
        heap(Tiles::EMPTY)
    } else {
        items.join("  ")
    };
    format!("{} {items}", paint(BOLD, Source::CENTRE))
}

fn stock(name: &str, tiles: Tiles) -> String {
    let counts = Colour::ALL.map(|colour| format!("{} {:>2}", letter(colour), tiles.count(colour)));
    let (total, counts) = (tiles.total(), counts.join("  "));
    format!("{name} {total:>3} {} {counts}", paint(DIM, '='))
}

fn line_of(view: &View, seat: Seat, row: u8) -> LineView {
    view.boards[seat.index()].lines[usize::from(row)]
}
