//! Calçada in a terminal: the ring, the colours with their rows and tiles, a board for every seat.

mod board;
mod tell;
mod tile;

use tessera_engine::Seat;
use tessera_engine::calcada::material::{Colour, Motif, N_SPACES, SIDE, Stones, Tiles};
use tessera_engine::calcada::{Action, Calcada, Event, PhaseView, SupplyView, View};

use super::{ACCENT, BOLD, DIM, Menu, MenuRow, Terminal, count, pad_right, paint, side_by_side};
use board::board;
use tile::{TILE_WIDTH, colour_name, stones, tile, tiles};

impl Terminal for Calcada {
    const TITLE: &'static str = "Calçada";
    const NOTATION: &'static str = "\
d3y      declares a yellow stone on space 3, which moves to the next space
m3y      pays a bonus tile to move that stone, before you declare
e3y      only moves that stone; only when nothing can be declared
refresh  pays a bonus tile for new open tiles of the declared colour
T13      places an open tram of the declared colour on row 1, column 3
Colours: b blue, y yellow, r red, g green, k black. Everything counts from 0.
Tiles: T tram, S sardine, C caravel, G guitar, R rooster, B bonus symbol.";
    const RULES: &'static str = include_str!("../../../../docs/rules/calcada.md");
    const TIE_BREAK: &'static str = "nothing";
    const REVEALED: &'static str = "Tiles have been turned up";

    fn draw(view: &View, you: Option<Seat>) -> String {
        let mut lines = vec![title(view, you)];
        lines.extend(ring(&view.ring));
        lines.extend(
            view.supplies
                .iter()
                .map(|supply| supply_line(supply, &view.setup.rows)),
        );
        let boards: Vec<Vec<String>> = Seat::all(view.setup.seats)
            .map(|seat| board(view, seat, you))
            .collect();
        lines.extend(side_by_side(&boards, 1));
        lines.join("\n")
    }

    fn menu(view: &View, actions: &[Action]) -> Menu {
        match view.phase {
            PhaseView::Place { colour, .. } => places_menu(view, colour, actions),
            _ => stones_menu(view, actions),
        }
    }

    fn tell(events: &[Event], you: Option<Seat>) -> Vec<String> {
        tell::tell(events, you)
    }
}

/// One row for every space with stones and every thing to do with them, one column for a colour.
fn stones_menu(view: &View, actions: &[Action]) -> Menu {
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
                let n_stones = view.ring[usize::from(space)].total();
                let label = paint(BOLD, format!("{letter}{space}"));
                rows.push(MenuRow {
                    heading: format!("{label} ×{n_stones:<2}"),
                    choices,
                });
            }
        }
    }
    Menu {
        corner: "stone".to_owned(),
        columns: Colour::ALL
            .map(|colour| colour.letter().to_string())
            .to_vec(),
        rows,
    }
}

/// One row for every square, one column for every kind of tile; and the new tiles.
fn places_menu(view: &View, colour: Colour, actions: &[Action]) -> Menu {
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
            heading: paint(BOLD, "refresh"),
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
            let heading = format!("{square} {}", paint(DIM, format!("in {district}")));
            rows.push(MenuRow { heading, choices });
        }
    }
    Menu {
        corner: "square".to_owned(),
        columns: kinds.into_iter().map(|motif| tile(colour, motif)).collect(),
        rows,
    }
}

fn title(view: &View, you: Option<Seat>) -> String {
    let does = |seat: Seat, verb: &str| super::does(seat, verb, you);
    let waits_for = match &view.phase {
        PhaseView::Start => "The start player is drawn".to_owned(),
        PhaseView::Ring { space } => format!("Space {space} gets its stones next"),
        PhaseView::TurnUp { colour } => format!("A {} tile is turned up", colour.name()),
        PhaseView::Declare { seat } => format!("{} a stone", does(*seat, "declare")),
        PhaseView::Place {
            seat,
            colour,
            number,
        } => {
            let places = does(*seat, "place");
            format!("{places} a {} tile on {}", colour.name(), place(*number))
        }
        PhaseView::Over { .. } => "The game is over".to_owned(),
    };
    let title = paint(BOLD, format!("Round {}. {waits_for}.", view.round));
    match view.phase {
        PhaseView::Start | PhaseView::Ring { .. } | PhaseView::Over { .. } => title,
        _ if view.last_round => format!("{title} {}", paint(ACCENT, "This is the last round.")),
        _ => {
            let starts = does(view.starter, "start");
            format!("{title} {}", paint(DIM, format!("{starts} every round.")))
        }
    }
}

fn place(number: u8) -> String {
    match number {
        0..=5 => format!("a square with {number}"),
        _ => "any square".to_owned(),
    }
}

/// The six spaces as they lie: clockwise from the upper left.
fn ring(spaces: &[Stones]) -> Vec<String> {
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
        vec!["Ring".to_owned(), String::new()],
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

/// `blue  [3] 2  1  [bT][bS][bB]  22 left: T3 S3 C4 G4 R4 B4, then SG`
fn supply_line(supply: &SupplyView, rows: &[u8]) -> String {
    let row = |(at, multiplier): (usize, &u8)| match supply.row {
        Some(row) if usize::from(row) == at => paint(BOLD, format!("[{multiplier}]")),
        _ => paint(DIM, format!(" {multiplier} ")),
    };
    let rows: String = rows.iter().enumerate().map(row).collect();
    let name = pad_right(&colour_name(supply.colour), 7);
    if supply.row.is_none() {
        return format!("{name}{rows}  {}", paint(BOLD, "closed"));
    }
    let open = pad_right(&tiles(supply.colour, &supply.open), 3 * TILE_WIDTH);
    format!("{name}{rows}  {open}  {}", paint(DIM, stack(supply)))
}

fn stack(supply: &SupplyView) -> String {
    let returned: String = supply.returned.iter().map(|motif| motif.letter()).collect();
    match (supply.unseen.total(), returned.len() as u8) {
        (0, 0) => "no stack".to_owned(),
        (0, n) => format!("{}: {returned}", count(n, "tile")),
        (n, 0) => format!("{}: {}", count(n, "tile"), counts(supply.unseen)),
        (n, m) => format!(
            "{}: {}, then {returned}",
            count(n + m, "tile"),
            counts(supply.unseen)
        ),
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

    use super::super::checks::{check_drawings, check_game};
    use super::*;

    #[test]
    fn nothing_is_too_wide() {
        check_drawings::<Calcada>();
        let widest = "seats=4 board=A rows=9-9-9-9-9-9".parse().unwrap();
        check_game(Calcada::new(&widest, Calcada::RULES_VERSION), 1, |_, _| {});
    }

    #[test]
    fn everything_is_said_without_colour() {
        let mut position = Calcada::new(&Calcada::setups()[0], Calcada::RULES_VERSION);
        let setup = "start0 ring0:b ring1:by ring2:byr ring3:yrgk ring4:rggkk up:bT up:bS up:bB \
            up:yT up:yS up:yC up:rT up:rS up:rC up:gT up:gS up:gC up:kT up:kS up:kC";
        for action in setup.split_whitespace().chain(["d0b", "B00"]) {
            position.apply(action.parse().unwrap(), &mut ());
        }
        let drawing = Calcada::draw(&position.view(Viewer::Spectator), Some(Seat::new(0)));
        let drawing = strip_str(&drawing).to_string();
        for part in [
            "Round 1. Seat 1 declares a stone. You start every round.",
            "blue   [3] 2  1   [bT][bS]      22 tiles: 3T 3S 4C 4G 4R 4B",
            "┌▸ 0 ×0  · ─▸ 1 ×3  ●b●b●y",
            "└─ 5 ×0  · ◂─ 4 ×5  ●r●g●g●k●k ◂─ 3 ×4  ●y●r●g●k ◂┘",
            "│0 [bB] 3A  1B  5C  1C │",
            "  4 bonus tiles",
            "▸Seat 1",
        ] {
            assert!(drawing.contains(part), "{part}\n{drawing}");
        }
    }
}
