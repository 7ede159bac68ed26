//! What the players have, and what they have put on the main board: a line for each seat.

use tessera_engine::Seat;
use tessera_engine::calimala::material::{
    ART_SPACES, Act, CITY_LETTERS, CITY_SPACES, N_BUILDINGS, N_CHURCHES, N_CITIES, N_PORTS,
    N_RESOURCES, ROW_SPACES, Site,
};
use tessera_engine::calimala::{BoardView, Calimala, PhaseView, building_site};
use tessera_render::{Pov, Words, say};

use super::super::{BOLD, DIM, MAX_COLUMNS, pad_left, pad_right, paint, seat_label, visible_width};
use super::{coloured, counted};

const NAME_WIDTH: usize = 12;

fn names(pov: &Pov<'_, Calimala>) -> Vec<(Seat, String)> {
    let view = pov.view;
    let decider = match &view.phase {
        PhaseView::Keep { seat }
        | PhaseView::Take { seat }
        | PhaseView::Place { seat }
        | PhaseView::Promote { seat, .. } => Some(*seat),
        PhaseView::Act(activation) => Some(activation.seat),
        _ => None,
    };
    let name = |seat| {
        let name = coloured(seat, seat_label(pov, seat, decider == Some(seat)));
        (seat, pad_right(&name, NAME_WIDTH))
    };
    Seat::all(view.setup.seats).map(name).collect()
}

/// Points, discs, cubes and what is built.
pub(super) fn boards(pov: &Pov<'_, Calimala>) -> Vec<String> {
    const NUMBERS: [&str; 10] = [
        "points", "discs", "white", "cubes", "wood", "brick", "marble", "ships", "seats", "cards",
    ];
    let heading =
        |column: &'static str| say!(pov.words, "calimala-terminal-heading", column = column);
    let headings = NUMBERS.map(|column| format!(" {}", heading(column)));
    let widths = headings.each_ref().map(|text| visible_width(text).max(6));
    let cells = headings.iter().zip(widths);
    let cells: String = cells.map(|(text, width)| pad_left(text, width)).collect();
    let (cloth, houses) = (heading("cloth"), heading("houses"));
    let cloth_width = visible_width(&cloth).max(6);
    let cloth = pad_right(&cloth, cloth_width);
    let mut lines = vec![paint(
        DIM,
        format!("{:NAME_WIDTH$}{cells} {cloth} {houses}", ""),
    )];
    for (seat, name) in names(pov) {
        let board = &pov.view.boards[seat.index()];
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
        let numbers = numbers.iter().zip(widths);
        let numbers: String = numbers.map(|(n, width)| format!("{n:>width$}")).collect();
        let cloth: Vec<String> = board.workshops.iter().map(ToString::to_string).collect();
        let houses = board.houses.iter().map(|site| CITY_LETTERS[site.index()]);
        let houses: String = houses.collect();
        let cloth = pad_right(&cloth.join(" "), cloth_width);
        let houses = if houses.is_empty() { "·" } else { &houses };
        lines.push(format!("{name}{numbers} {cloth} {houses}"));
    }
    lines
}

/// Cloth in the cities, contributions and artworks, with the free spaces below.
pub(super) fn main_board(pov: &Pov<'_, Calimala>) -> Vec<String> {
    let view = pov.view;
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
    for (seat, name) in names(pov) {
        let board = &view.boards[seat.index()];
        lines.push(name + &row(&|place| place.count(board)));
    }
    let free =
        row(&|place| place.n_spaces() - view.boards.iter().map(|b| place.count(b)).sum::<u8>());
    let free_label = format!("  {}", pov.words.say("calimala-terminal-free"));
    lines.push(paint(BOLD, pad_right(&free_label, NAME_WIDTH)) + &free);
    lines.extend(
        folded(&legend(pov.words))
            .into_iter()
            .map(|line| paint(DIM, line)),
    );
    lines
}

/// What the letters above the columns stand for.
fn legend(words: &Words) -> String {
    let cities = CITY_LETTERS.iter().zip(Site::ALL);
    let cities = cities.map(|(letter, site)| {
        let name = say!(words, "calimala-site", site = site.name());
        format!("{letter} {name}")
    });
    let acts = [
        ("w", Act::Wood),
        ("b", Act::Brick),
        ("m", Act::Marble),
        ("a", Act::Artwork),
    ];
    let acts = acts.map(|(letter, act)| {
        let name = say!(words, "calimala-act", act = act.name());
        format!("{letter} {name}")
    });
    let cities: Vec<String> = cities.collect();
    format!("  {}; {}", cities.join(", "), acts.join(", "))
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
pub(super) fn cards(pov: &Pov<'_, Calimala>) -> Vec<String> {
    let (view, words) = (pov.view, pov.words);
    let mut lines = Vec::new();
    for (seat, name) in names(pov) {
        let parts = cards_of(pov, seat);
        if !parts.is_empty() {
            lines.push(name + &parts.join(" · "));
        }
    }
    let mut piles = vec![say!(words, "calimala-deck", n = view.n_deck)];
    if let Some(card) = view.open {
        piles.push(say!(words, "calimala-open", site = card.name()));
    }
    if !view.display.is_empty() {
        let (heading, cards) = (
            words.say("calimala-start-cards"),
            counted(words, view.display),
        );
        piles.push(format!("{heading}: {cards}"));
    }
    let (n, cards) = (view.discard.total(), counted(words, view.discard));
    piles.push(say!(words, "calimala-discard-list", n = n, cards = cards));
    lines.push(format!("  {}", piles.join(" · ")));
    lines.iter().flat_map(|line| folded(line)).collect()
}

/// What may be seen of the cards of a seat.
fn cards_of(pov: &Pov<'_, Calimala>, seat: Seat) -> Vec<String> {
    let (board, words) = (&pov.view.boards[seat.index()], pov.words);
    let mut parts = Vec::new();
    if let Some(hand) = board.hand.filter(|hand| !hand.is_empty()) {
        let heading = words.say("calimala-cards");
        parts.push(format!("{heading}: {}", counted(words, hand)));
    } else if let Some(act) = board.shown {
        parts.push(say!(words, "calimala-shown", act = act.name()));
    }
    if let Some(card) = board.kept {
        let is_own = pov.is_own && pov.hero == seat;
        let whose = if is_own { "own" } else { "other" };
        parts.push(say!(
            words,
            "calimala-kept",
            whose = whose,
            site = card.name()
        ));
    } else if let Some(dealt) = &board.dealt {
        let name = |site: &Site| say!(words, "calimala-site", site = site.name());
        let dealt: Vec<String> = dealt.iter().map(name).collect();
        if !dealt.is_empty() {
            let cards = dealt.join(", ");
            parts.push(say!(words, "calimala-terminal-dealt", cards = cards));
        }
    }
    parts
}

/// Breaks a line at its commas and dots, if it is too long.
fn folded(line: &str) -> Vec<String> {
    const MARGIN: &str = "    ";
    let mut lines = vec![String::new()];
    for part in line.split_inclusive([',', '·', ';']) {
        let last = lines.last_mut().expect("there is a line");
        if visible_width(last) + visible_width(part) > MAX_COLUMNS {
            lines.push(MARGIN.to_owned() + part.trim_start());
        } else {
            last.push_str(part);
        }
    }
    lines
}

const _: () = assert!(N_PORTS * 2 == N_CITIES);
