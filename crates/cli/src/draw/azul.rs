//! Azul in a terminal: factories and centre, then a board for every seat.

mod board;
mod tell;
mod tile;

use tessera_engine::Seat;
use tessera_engine::azul::material::{Colour, N_COLUMNS, N_ROWS, Tiles};
use tessera_engine::azul::{
    Action, Azul, Destination, Event, Kind, LineView, PhaseView, Source, View,
};

use super::{BOLD, DIM, Menu, MenuRow, Terminal, pad_right, paint, side_by_side};
use board::board;
use tile::{counted, heap, letter, marker, tile};

impl Terminal for Azul {
    const TITLE: &'static str = "Azul";
    const NOTATION: &'static str = "\
2b3  takes the blue tiles of factory 2 to pattern line 3
ckf  takes the black tiles of the centre to the floor line
w13  lays the tile of the full line 1 in column 3 of the wall; only the grey wall asks
Colours: b blue, y yellow, r red, k black, w white; m is the marker. Everything counts from 0.";
    const RULES: &'static str = include_str!("../../../../docs/rules/azul.md");
    const TIE_BREAK: &'static str = "more complete rows";
    const REVEALED: &'static str = "Tiles have been dealt";

    fn draw(view: &View, you: Option<Seat>) -> String {
        let mut lines = vec![title(view, you)];
        lines.extend(factories(&view.factories));
        lines.push(centre(view));
        lines.push(format!(
            "{}      {}",
            stock("Bag", view.bag),
            stock("Lid", view.lid)
        ));
        let boards: Vec<Vec<String>> = Seat::all(view.setup.seats)
            .map(|seat| board(view, seat, you))
            .collect();
        for pair in boards.chunks(2) {
            lines.extend(side_by_side(pair, 2));
        }
        lines.join("\n")
    }

    fn menu(view: &View, actions: &[Action]) -> Menu {
        match view.phase {
            PhaseView::Tiling { seat, row } => columns_menu(view, seat, row, actions),
            _ => takes_menu(view, actions),
        }
    }

    fn tell(events: &[Event], you: Option<Seat>) -> Vec<String> {
        tell::tell(events, you)
    }
}

/// One row for every heap that can be taken, one column for every place it can go to.
fn takes_menu(view: &View, actions: &[Action]) -> Menu {
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
        corner: "to line".to_owned(),
        columns: destinations.iter().map(ToString::to_string).collect(),
        rows,
    }
}

/// Grey wall: where the tile of a full line may go.
fn columns_menu(view: &View, seat: Seat, row: u8, actions: &[Action]) -> Menu {
    let place = |column| {
        let lay = Action::new(Kind::Tile { row, column });
        actions.iter().position(|action| *action == lay)
    };
    let laid = line_of(view, seat, row).colour.map(tile);
    let label = paint(BOLD, format!("w{row}"));
    Menu {
        corner: "to column".to_owned(),
        columns: (0..N_COLUMNS).map(|column| column.to_string()).collect(),
        rows: vec![MenuRow {
            heading: format!("{label} {}", laid.unwrap_or_default()),
            choices: (0..N_COLUMNS).map(place).collect(),
        }],
    }
}

fn title(view: &View, you: Option<Seat>) -> String {
    let does = |seat: Seat, verb: &str| super::does(seat, verb, you);
    let waits_for = match &view.phase {
        PhaseView::Start => "The start player is drawn".to_owned(),
        PhaseView::Deal { factory } => format!("Factory {factory} is dealt next"),
        PhaseView::Offer { seat } => format!("{} tiles", does(*seat, "take")),
        PhaseView::Tiling { seat, row } => {
            let colour = line_of(view, *seat, *row).colour;
            let colour = colour.map_or("", Colour::name);
            let chooses = does(*seat, "choose");
            format!("{chooses} a column for the {colour} tile of line {row}")
        }
        PhaseView::Over { .. } => "The game is over".to_owned(),
    };
    let title = paint(BOLD, format!("Round {}. {waits_for}.", view.round));
    match view.phase {
        PhaseView::Offer { .. } | PhaseView::Tiling { .. } if !view.marker_in_centre => {
            let next = format!("{} the next round.", does(view.starter, "start"));
            format!("{title} {}", paint(DIM, next))
        }
        _ => title,
    }
}

fn factories(factories: &[Tiles]) -> Vec<String> {
    const PER_LINE: usize = 5;
    const WIDTH: usize = 16;
    let drawn: Vec<String> = factories
        .iter()
        .enumerate()
        .map(|(number, &tiles)| {
            let label = paint(BOLD, number);
            pad_right(&format!("{label} {}", heap(tiles)), WIDTH)
        })
        .collect();
    let lines = drawn.chunks(PER_LINE).map(<[String]>::concat);
    let headings = std::iter::once("Factories").chain(std::iter::repeat(""));
    lines
        .zip(headings)
        .map(|(line, heading)| labelled(heading, line.trim_end()))
        .collect()
}

fn centre(view: &View) -> String {
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
    labelled(
        "Centre",
        &format!("{} {items}", paint(BOLD, Source::CENTRE)),
    )
}

fn labelled(heading: &str, rest: &str) -> String {
    format!("{heading:<11}{rest}")
}

fn stock(name: &str, tiles: Tiles) -> String {
    let counts = Colour::ALL.map(|colour| format!("{} {:>2}", letter(colour), tiles.count(colour)));
    let (total, counts) = (tiles.total(), counts.join("  "));
    format!("{name} {total:>3} {} {counts}", paint(DIM, '='))
}

fn line_of(view: &View, seat: Seat, row: u8) -> LineView {
    view.boards[seat.index()].lines[usize::from(row)]
}

#[cfg(test)]
mod tests {
    use super::super::checks::check_drawings;
    use super::*;

    #[test]
    fn nothing_is_too_wide() {
        check_drawings::<Azul>();
    }
}
