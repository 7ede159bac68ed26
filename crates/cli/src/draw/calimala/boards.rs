//! What the players have, and what they have put on the main board: a line for each seat.

use tessera_engine::Seat;
use tessera_engine::calimala::material::{
    ART_SPACES, CITY_LETTERS, CITY_SPACES, N_BUILDINGS, N_CHURCHES, N_CITIES, N_PORTS, N_RESOURCES,
    ROW_SPACES, Site,
};
use tessera_engine::calimala::{BoardView, PhaseView, View, building_site};

use super::super::{BOLD, DIM, pad_left, pad_right, paint};
use super::{coloured, counted, words};

const NAME_WIDTH: usize = 15;

fn names(view: &View, you: Option<Seat>) -> Vec<(Seat, String)> {
    let decider = match &view.phase {
        PhaseView::Keep { seat }
        | PhaseView::Take { seat }
        | PhaseView::Place { seat }
        | PhaseView::Promote { seat, .. } => Some(*seat),
        PhaseView::Act(activation) => Some(activation.seat),
        _ => None,
    };
    let name = |seat| {
        let turn = if decider == Some(seat) { "▸" } else { " " };
        let own = if you == Some(seat) { " (you)" } else { "" };
        let name = coloured(seat, format!("{turn} Seat {seat}{own}"));
        (seat, pad_right(&name, NAME_WIDTH))
    };
    Seat::all(view.setup.seats).map(name).collect()
}

/// Points, discs, cubes and what is built.
pub(super) fn boards(view: &View, you: Option<Seat>) -> Vec<String> {
    let headings = [
        "points", "discs", "white", "cubes", "wood", "brick", "marble", "ships", "seats", "cards",
    ];
    let heading: String = headings.map(|text| pad_left(text, 7)).concat();
    let heading = format!("{:NAME_WIDTH$}{heading} cloth  houses", "");
    let mut lines = vec![paint(DIM, heading)];
    for (seat, name) in names(view, you) {
        let board = &view.boards[seat.index()];
        let [wood, brick, marble] = board.goods;
        let numbers = [
            board.score,
            board.coloured,
            board.white,
            board.reserve,
            wood,
            brick,
            marble,
            board.ships,
            board.seats,
            board.n_cards,
        ];
        let numbers: String = numbers.map(|n| format!("{n:>7}")).concat();
        let cloth: Vec<String> = board.workshops.iter().map(ToString::to_string).collect();
        let houses = board.houses.iter().map(|site| CITY_LETTERS[site.index()]);
        let houses: String = houses.collect();
        let (cloth, houses) = (
            cloth.join(" "),
            if houses.is_empty() { "·" } else { &houses },
        );
        lines.push(format!("{name}{numbers} {cloth:<6} {houses}"));
    }
    lines
}

/// Cloth in the cities, contributions and artworks, with the free spaces below.
pub(super) fn main_board(view: &View, you: Option<Seat>) -> Vec<String> {
    let churches = (0..N_BUILDINGS).map(|building| {
        let rows = if building < N_CHURCHES {
            "w b m a"
        } else {
            "a"
        };
        format!("  {} {rows}", building_site(building))
    });
    let churches: Vec<String> = churches.collect();
    let cities = CITY_LETTERS.map(|letter| format!("{letter:>3}")).concat();
    let heading = format!("{:NAME_WIDTH$}{cities}{}", "", churches.concat());
    let mut lines = vec![paint(DIM, heading)];
    let row = |numbers: &dyn Fn(Place) -> u8| {
        let number = |place| match numbers(place) {
            0 => paint(DIM, '·'),
            n => n.to_string(),
        };
        let mut text: String = (0..N_CITIES)
            .map(|city| pad_left(&number(Place::City(city)), 3))
            .collect();
        for (building, heading) in churches.iter().enumerate() {
            let n_rows = if building < N_CHURCHES {
                N_RESOURCES
            } else {
                0
            };
            let rows = (0..n_rows).map(|resource| number(Place::Row(building, resource)));
            let cells: Vec<String> = rows.chain([number(Place::Art(building))]).collect();
            text += &pad_left(&cells.join(" "), heading.chars().count());
        }
        text
    };
    for (seat, name) in names(view, you) {
        let board = &view.boards[seat.index()];
        lines.push(name + &row(&|place| place.count(board)));
    }
    let free =
        row(&|place| place.n_spaces() - view.boards.iter().map(|b| place.count(b)).sum::<u8>());
    lines.push(paint(BOLD, pad_right("  free", NAME_WIDTH)) + &free);
    let cities = CITY_LETTERS.iter().zip(Site::ALL);
    let cities = cities.map(|(letter, site)| format!("{letter} {}", words::place(site)));
    let legend = format!(
        "  {}; w wood, b brick, m marble, a art",
        cities.collect::<Vec<_>>().join(", ")
    );
    lines.push(paint(DIM, legend));
    lines
}

/// Where cubes lie on the main board.
#[derive(Clone, Copy)]
enum Place {
    City(usize),
    Row(usize, usize),
    Art(usize),
}

impl Place {
    fn count(self, board: &BoardView) -> u8 {
        match self {
            Place::City(city) => board.cities[city],
            Place::Row(church, resource) => board.contributions[church][resource],
            Place::Art(building) => board.artworks[building],
        }
    }

    fn n_spaces(self) -> u8 {
        match self {
            Place::City(_) => CITY_SPACES,
            Place::Row(church, _) => ROW_SPACES[church],
            Place::Art(building) => ART_SPACES[building],
        }
    }
}

/// The hands that may be seen, the piles and the final scoring cards.
pub(super) fn cards(view: &View, you: Option<Seat>) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, name) in names(view, you) {
        let board = &view.boards[seat.index()];
        let mut parts = Vec::new();
        if let Some(hand) = board.hand {
            parts.push(format!("cards {}", counted(hand)));
        } else if let Some(act) = board.shown {
            parts.push(format!("still holds {act}"));
        }
        if let Some(card) = board.kept {
            parts.push(format!("keeps {card}"));
        } else if let Some(dealt) = &board.dealt {
            let dealt: Vec<&str> = dealt.iter().map(|site: &Site| site.name()).collect();
            if !dealt.is_empty() {
                parts.push(format!("was dealt {}", dealt.join(", ")));
            }
        }
        if !parts.is_empty() {
            lines.push(name + &parts.join(" · "));
        }
    }
    let open = view
        .open
        .map_or(String::new(), |card| format!(" · open card {card}"));
    let start = match view.display.is_empty() {
        true => String::new(),
        false => format!(" · start cards {}", counted(view.display)),
    };
    let deck = format!("Deck {}{open}{start}", view.n_deck);
    lines.push(format!("{deck} · discarded {}", counted(view.discard)));
    let too_wide = |line: &String| super::super::visible_width(line) > super::super::MAX_COLUMNS;
    lines
        .iter()
        .flat_map(|line| {
            if too_wide(line) {
                folded(line)
            } else {
                vec![line.clone()]
            }
        })
        .collect()
}

/// Breaks a line at a comma.
fn folded(line: &str) -> Vec<String> {
    const MARGIN: &str = "    ";
    let mut lines = vec![String::new()];
    for part in line.split_inclusive(", ") {
        let last = lines.last_mut().expect("there is a line");
        let width = super::super::visible_width(last) + super::super::visible_width(part);
        if width > super::super::MAX_COLUMNS {
            lines.push(MARGIN.to_owned() + part);
        } else {
            last.push_str(part);
        }
    }
    lines
}

const _: () = assert!(N_PORTS * 2 == N_CITIES);
