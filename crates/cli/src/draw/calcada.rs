//! Calçada in a terminal: the ring, the colours with their rows and tiles, a board for every seat.

mod board;
mod tile;

use tessera_engine::Seat;
use tessera_engine::calcada::material::{Colour, Motif, N_SPACES, SIDE, Stones, Tiles};
use tessera_engine::calcada::{Action, Calcada, PhaseView, SupplyView};
use tessera_render::{Pov, say};

use super::text::widest;
use super::{BOLD, DIM, Menu, MenuRow, Terminal, pad_right, paint, side_by_side, title};
use board::board;
use tile::{TILE_WIDTH, colour_name, stones, tile, tiles};

impl Terminal for Calcada {
    const NOTATION: &'static [(&'static str, &'static str)] = &[
        ("d3y", "calcada-terminal-declare"),
        ("m3y", "calcada-terminal-move"),
        ("e3y", "calcada-terminal-empty"),
        ("refresh", "calcada-terminal-refresh"),
        ("T13", "calcada-terminal-place"),
        ("", "calcada-terminal-letters"),
    ];
    const TIE_BREAK: Option<&'static str> = None;

    fn draw(pov: &Pov<'_, Calcada>) -> String {
        let view = pov.view;
        let mut lines = vec![title(pov, starter(pov))];
        lines.extend(ring(&pov.words.say("calcada-ring"), &view.ring));
        lines.extend(supplies(pov));
        let boards: Vec<Vec<String>> = Seat::all(view.setup.seats)
            .map(|seat| board(pov, seat))
            .collect();
        lines.extend(side_by_side(&boards, 1));
        lines.join("\n")
    }

    fn menu(pov: &Pov<'_, Calcada>, actions: &[Action]) -> Menu {
        match pov.view.phase {
            PhaseView::Place { colour, .. } => places_menu(pov, colour, actions),
            _ => stones_menu(pov, actions),
        }
    }
}

/// One row for every space with stones and every thing to do with them, one column for a colour.
fn stones_menu(pov: &Pov<'_, Calcada>, actions: &[Action]) -> Menu {
    type Make = fn(u8, Colour) -> Action;
    let things: [(&str, Make); 3] = [
        ("d", |space, colour| Action::Declare { space, colour }),
        ("e", |space, colour| Action::Empty { space, colour }),
        ("m", |space, colour| Action::Move { space, colour }),
    ];
    let mut rows = Vec::new();
    for (letter, make) in things {
        for space in 0..N_SPACES {
            let place = |colour| {
                actions
                    .iter()
                    .position(|&action| action == make(space, colour))
            };
            let choices = Colour::ALL.map(place).to_vec();
            if choices.iter().any(Option::is_some) {
                let n_stones = pov.view.ring[usize::from(space)].total();
                let label = paint(BOLD, format!("{letter}{space}"));
                rows.push(MenuRow {
                    heading: format!("{label} ×{n_stones:<2}"),
                    choices,
                });
            }
        }
    }
    Menu {
        corner: pov.words.say("calcada-terminal-stone"),
        columns: Colour::ALL
            .map(|colour| colour.letter().to_string())
            .to_vec(),
        rows,
    }
}

/// One row for every square, one column for every kind of tile; and the new tiles.
fn places_menu(pov: &Pov<'_, Calcada>, colour: Colour, actions: &[Action]) -> Menu {
    let view = pov.view;
    let open = &view.supplies[colour.index()].open;
    let kinds: Vec<Motif> = Motif::ALL
        .into_iter()
        .filter(|motif| open.contains(motif))
        .collect();
    let find = |wanted| actions.iter().position(|&action| action == wanted);
    let mut rows = Vec::new();
    if let Some(place) = find(Action::Refresh) {
        let mut choices = vec![None; kinds.len()];
        choices[0] = Some(place);
        rows.push(MenuRow {
            heading: paint(BOLD, Action::Refresh),
            choices,
        });
    }
    let squares = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)));
    for (row, column) in squares {
        let choice = |&motif: &Motif| find(Action::Place { motif, row, column });
        let choices: Vec<Option<usize>> = kinds.iter().map(choice).collect();
        if choices.iter().any(Option::is_some) {
            let district = &view.setup.districts[usize::from(row)];
            let district = &district[usize::from(column)..=usize::from(column)];
            let square = paint(BOLD, format!("{row}{column}"));
            let heading = format!("{square} {}", paint(DIM, district));
            rows.push(MenuRow { heading, choices });
        }
    }
    Menu {
        corner: pov.words.say("calcada-terminal-square"),
        columns: kinds.into_iter().map(|motif| tile(colour, motif)).collect(),
        rows,
    }
}

/// Who begins every round, once it is known.
fn starter(pov: &Pov<'_, Calcada>) -> Option<String> {
    match pov.view.phase {
        PhaseView::Start | PhaseView::Ring { .. } | PhaseView::Over { .. } => None,
        _ => {
            let name = pov.name(pov.view.starter);
            Some(say!(pov.words, "calcada-log-start", name = name))
        }
    }
}

/// The six spaces as they lie: clockwise from the upper left.
fn ring(heading: &str, spaces: &[Stones]) -> Vec<String> {
    let cell = |space: usize| {
        let heap = spaces[space];
        let n_stones = paint(DIM, format!("×{:<2}", heap.total()));
        format!("{} {n_stones} {}", paint(BOLD, space), stones(heap))
    };
    let arrow = |text: &str| paint(DIM, text);
    let columns = [[0, 5], [1, 4], [2, 3]].map(|pair| pair.map(cell).to_vec());
    let arrows = |upper, lower| vec![arrow(upper), arrow(lower)];
    let [first, second, third] = columns;
    let blocks = [
        vec![heading.to_owned(), String::new()],
        arrows("┌▸", "└─"),
        first,
        arrows("─▸", "◂─"),
        second,
        arrows("─▸", "◂─"),
        third,
        arrows("─┐", "◂┘"),
    ];
    side_by_side(&blocks, 1)
}

/// `blue  [3] 2  1  [bT][bS][bB]  22 tiles: 3T 3S 4C 4G 4R 4B → SG`, for every colour.
fn supplies(pov: &Pov<'_, Calcada>) -> Vec<String> {
    let supplies = pov.view.supplies.iter();
    let names: Vec<String> = supplies
        .clone()
        .map(|supply| colour_name(pov.words, supply.colour))
        .collect();
    let width = widest(&names) + 1;
    let lines = supplies.zip(&names);
    lines
        .map(|(supply, name)| pad_right(name, width) + &supply_line(pov, supply))
        .collect()
}

fn supply_line(pov: &Pov<'_, Calcada>, supply: &SupplyView) -> String {
    let row = |(at, multiplier): (usize, &u8)| match supply.row {
        Some(row) if usize::from(row) == at => paint(BOLD, format!("[{multiplier}]")),
        _ => paint(DIM, format!(" {multiplier} ")),
    };
    let rows: String = pov.view.setup.rows.iter().enumerate().map(row).collect();
    if supply.row.is_none() {
        let closed = say!(pov.words, "calcada-closed", colour = supply.colour.name());
        return format!("{rows}  {}", paint(BOLD, closed));
    }
    let open = pad_right(&tiles(supply.colour, &supply.open), 3 * TILE_WIDTH);
    format!("{rows}  {open}  {}", paint(DIM, stack(pov, supply)))
}

/// How many tiles are face down, which ones, and what was put below them.
fn stack(pov: &Pov<'_, Calcada>, supply: &SupplyView) -> String {
    let returned: String = supply.returned.iter().map(|motif| motif.letter()).collect();
    let (n_unseen, n_returned) = (supply.unseen.total(), returned.len() as u8);
    let tiles = say!(
        pov.words,
        "calcada-terminal-tiles",
        n = n_unseen + n_returned
    );
    match (n_unseen, n_returned) {
        (0, 0) => say!(
            pov.words,
            "calcada-stack",
            n = 0,
            colour = supply.colour.name()
        ),
        (0, _) => format!("{tiles}: {returned}"),
        (_, 0) => format!("{tiles}: {}", counts(supply.unseen)),
        (_, _) => format!("{tiles}: {} → {returned}", counts(supply.unseen)),
    }
}

fn counts(tiles: Tiles) -> String {
    let counts = tiles
        .kinds()
        .map(|motif| format!("{}{}", tiles.count(motif), motif.letter()));
    counts.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;
    use tessera_engine::{Game, Viewer};
    use tessera_render::Language;

    use super::super::checks::check_game;
    use super::*;
    use crate::scene::Scene;

    #[test]
    fn the_widest_scoreboard_fits() {
        let widest = "seats=4 board=A rows=9-9-9-9-9-9".parse().unwrap();
        for language in Language::ALL {
            let position = Calcada::new(&widest, Calcada::RULES_VERSION);
            check_game(position, 1, language, |_, _| {});
        }
    }

    #[test]
    fn everything_is_said_without_colour() {
        let mut position = Calcada::new(&Calcada::setups()[0], Calcada::RULES_VERSION);
        let setup = "start0 ring0:b ring1:by ring2:byr ring3:yrgk ring4:rggkk up:bT up:bS up:bB \
            up:yT up:yS up:yC up:rT up:rS up:rC up:gT up:gS up:gC up:kT up:kS up:kC";
        for action in setup.split_whitespace().chain(["d0b", "B00"]) {
            position.apply(action.parse().unwrap(), &mut ());
        }
        let scene = Scene::of_record(Language::English, 2);
        let view = position.view(Viewer::Spectator);
        let drawing = Calcada::draw(&scene.pov(&view, Viewer::Spectator, None));
        let drawing = strip_str(&drawing).to_string();
        for part in [
            "Round 1 · declare. Ada begins every round",
            "blue   [3] 2  1   [bT][bS]      22 tiles: 3T 3S 4C 4G 4R 4B",
            "┌▸ 0 ×0  · ─▸ 1 ×3  ●b●b●y",
            "└─ 5 ×0  · ◂─ 4 ×5  ●r●g●g●k●k ◂─ 3 ×4  ●y●r●g●k ◂┘",
            "│0 [bB] 3A  1B  5C  1C │",
            "  4 bonus tiles",
            "▸ 1 Clyde",
        ] {
            assert!(drawing.contains(part), "{part}\n{drawing}");
        }
    }
}
