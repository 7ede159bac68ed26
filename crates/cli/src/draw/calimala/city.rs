//! The city with its towers, and the council with its tiles.

use tessera_engine::calimala::material::{Act, STREETS};
use tessera_engine::calimala::{Calimala, PhaseView, Street, View};
use tessera_render::{Pov, say};

use super::super::{ACCENT, BOLD, DIM, pad_right, paint, visible_width};
use super::coloured;

const CELL_WIDTH: usize = 13;
const STREET_WIDTH: usize = 12;
/// Streets to the right of each cell and below it, by reading order.
const ROWS: usize = 3;

/// Three rows of cells; between cells the letter of the street and its discs from the bottom.
pub(super) fn city(pov: &Pov<'_, Calimala>) -> Vec<String> {
    let view = pov.view;
    let mut lines = vec![paint(DIM, pov.words.say("calimala-terminal-city"))];
    for row in 0..ROWS {
        let mut cells = String::from("  ");
        let mut below = String::from("  ");
        for column in 0..ROWS {
            let cell = row * ROWS + column;
            cells += &pad_right(&name(pov, cell), CELL_WIDTH);
            if column + 1 < ROWS {
                let street = street(view, cell, cell + 1);
                cells += &pad_right(&format!("─{street}─"), STREET_WIDTH);
            }
            if row + 1 < ROWS {
                let street = street(view, cell, cell + ROWS);
                below += &pad_right(&format!("│{street}"), CELL_WIDTH + STREET_WIDTH);
            }
        }
        lines.push(cells.trim_end().to_owned());
        if row + 1 < ROWS {
            lines.push(below.trim_end().to_owned());
        }
    }
    lines
}

fn name(pov: &Pov<'_, Calimala>, cell: usize) -> String {
    let name = |act: Act| say!(pov.words, "calimala-act-title", act = act.name());
    paint(BOLD, pov.view.grid[cell].map_or("?".to_owned(), name))
}

fn street(view: &View, first: usize, second: usize) -> String {
    let street = Street::all().find(|street| {
        let cells = STREETS[street.index()];
        cells.map(usize::from) == [first, second]
    });
    let Some(street) = street else {
        return String::new();
    };
    let is_active = match &view.phase {
        PhaseView::Act(activation) | PhaseView::Card(activation) => activation.street == street,
        _ => false,
    };
    let letter = paint(if is_active { ACCENT } else { BOLD }, street);
    let discs: String = view.streets[street.index()].chars().map(disc).collect();
    let discs = if discs.is_empty() {
        paint(DIM, '·')
    } else {
        discs
    };
    format!(" {letter} {discs} ")
}

/// `w`, or the number of a seat.
fn disc(letter: char) -> String {
    match letter.to_string().parse() {
        Ok(seat) => coloured(seat, letter),
        Err(_) => paint(BOLD, letter),
    }
}

/// The tiles in their order, each with who sits there; an arrow before the next one.
pub(super) fn council(pov: &Pov<'_, Calimala>) -> Vec<String> {
    const PER_LINE: usize = 5;
    const WIDTH: usize = 16;
    let view = pov.view;
    let spaces: Vec<String> = view
        .council
        .iter()
        .zip(0..)
        .map(|(space, at)| {
            let tile = space.tile.map_or("none", |tile| tile.name());
            let name = say!(pov.words, "calimala-terminal-tile", tile = tile);
            let text = match space.seat {
                Some(seat) => format!("  {} {}", paint(DIM, name), coloured(seat, seat)),
                None if at < view.n_scored => format!("  {} –", paint(DIM, name)),
                None if at == view.n_scored => format!("{} {name}", paint(ACCENT, '▸')),
                None => format!("  {name}"),
            };
            pad_right(&text, WIDTH)
        })
        .collect();
    let heading = pov.words.say("calimala-council");
    let heading_width = visible_width(&heading) + 1;
    let headings = [heading.as_str(), "", ""];
    spaces
        .chunks(PER_LINE)
        .zip(headings)
        .map(|(line, heading)| pad_right(heading, heading_width) + line.concat().trim_end())
        .collect()
}
