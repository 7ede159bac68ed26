//! Positions as text, one fact a line: `turn 0`, `factories kkyw yrrr`, `0.floor mbb`.

use std::collections::BTreeMap;

use super::super::board::{Board, Floor};
use super::super::material::{Colour, MAX_FACTORIES, N_COLUMNS, N_ROWS, Tiles};
use super::super::score::n_complete_rows;
use super::super::{Azul, Event, FloorItem, Phase, Setup, Source};
use crate::scene::{facts, legal, play, refused};
use crate::{Game, Seat, Turn, Viewer};

/// A position that is being set up, played on and looked at.
pub(super) struct Scene {
    azul: Azul,
    pub(super) events: Vec<Event>,
    /// Some cases are about a bag that cannot be reached in play; they lose tiles on purpose.
    conserves_tiles: bool,
}

/// Sets up `given`, plays `actions` and expects the facts of `then`.
#[track_caller]
pub(super) fn check(given: &str, actions: &str, then: &str) -> Scene {
    let mut scene = Scene::given(given);
    scene.play(actions);
    scene.expect(then);
    scene
}

/// Expects that the action is refused by this clause in the given position.
#[track_caller]
pub(super) fn check_refused(given: &str, actor_and_action: &str, clause: &str) {
    let scene = Scene::given(given);
    assert_eq!(refused(&scene.azul, actor_and_action).0, clause);
}

impl Scene {
    #[track_caller]
    pub(super) fn given(text: &str) -> Scene {
        let facts: BTreeMap<&str, &str> = facts(text).collect();
        let fact = |key: &str| facts.get(key).copied().unwrap_or("");
        let known = [
            "seats",
            "wall",
            "turn",
            "deal",
            "round",
            "marker",
            "starter",
            "factories",
        ];
        for key in facts.keys() {
            let known = known.contains(key) || ["centre", "lid", "bag"].contains(key);
            assert!(known || key.contains('.'), "unknown fact {key}");
        }
        let setup = [("seats", "2"), ("wall", "coloured")]
            .map(|(key, default)| format!("{key}={}", facts.get(key).unwrap_or(&default)));
        let setup: Setup = setup.join(" ").parse().unwrap();
        let mut azul = Azul::new(&setup, Azul::RULES_VERSION);
        azul.phase = match (facts.get("turn"), facts.get("deal")) {
            (Some(seat), _) => Phase::Offer {
                seat: seat.parse().unwrap(),
            },
            (None, Some(factory)) => Phase::Deal {
                factory: factory.parse().unwrap(),
            },
            (None, None) => Phase::Start,
        };
        azul.round = fact("round").parse().unwrap_or(1);
        azul.starter = fact("starter").parse().unwrap_or_default();
        if let Some(&holder) = facts.get("marker").filter(|&&holder| holder != "centre") {
            azul.marker_in_centre = false;
            azul.starter = holder.parse().unwrap();
        }
        let factories = fact("factories").split_whitespace().enumerate();
        factories.for_each(|(at, tiles)| azul.sources[at] = heap(tiles));
        azul.sources[MAX_FACTORIES] = heap(fact("centre"));
        azul.lid = heap(fact("lid"));
        for seat in Seat::all(setup.seats) {
            let fact = |key: &str| fact_of(&facts, seat, key);
            azul.boards[seat.index()] =
                board(fact("score"), fact("lines"), fact("wall"), fact("floor"));
        }
        let mut scene = Scene {
            azul,
            events: Vec::new(),
            conserves_tiles: true,
        };
        match facts.get("bag") {
            Some(tiles) => {
                scene.azul.bag = heap(tiles);
                scene.conserves_tiles = false;
            }
            None => scene.put_the_rest_into_the_bag(),
        }
        scene
    }

    fn put_the_rest_into_the_bag(&mut self) {
        self.azul.bag = Tiles::ALL;
        self.azul.bag -= self.azul.lid;
        self.azul
            .sources
            .iter()
            .for_each(|&tiles| self.azul.bag -= tiles);
        self.azul
            .boards
            .iter()
            .for_each(|board| self.azul.bag -= board.tiles());
        self.azul.check_invariants();
    }

    #[track_caller]
    pub(super) fn play(&mut self, actions: &str) {
        play(
            &mut self.azul,
            actions,
            &mut self.events,
            self.conserves_tiles,
        );
    }

    #[track_caller]
    pub(super) fn expect(&self, then: &str) {
        for (key, expected) in facts(then) {
            assert_eq!(self.fact(key), expected, "{key}");
        }
    }

    pub(super) fn legal(&self) -> Vec<String> {
        legal(&self.azul)
    }

    pub(super) fn azul(&self) -> &Azul {
        &self.azul
    }

    fn fact(&self, key: &str) -> String {
        let azul = &self.azul;
        if let Some((seat, key)) = key.split_once('.') {
            return board_fact(&azul.boards[seat.parse::<usize>().unwrap()], key);
        }
        match key {
            "turn" => azul
                .turn()
                .actor()
                .map_or("over".into(), |actor| actor.to_string()),
            "deal" => match azul.phase {
                Phase::Deal { factory } => factory.to_string(),
                _ => String::new(),
            },
            "round" => azul.round.to_string(),
            "starter" => azul.starter.to_string(),
            "marker" if azul.marker_in_centre => "centre".into(),
            "marker" => azul.starter.to_string(),
            "factories" => {
                let view = azul.view(Viewer::Spectator);
                view.factories
                    .iter()
                    .map(text)
                    .collect::<Vec<_>>()
                    .join(" ")
            }
            "centre" => text(&azul.sources[Source::CENTRE.index()]),
            "lid" => text(&azul.lid),
            "n_lid" => azul.lid.total().to_string(),
            "n_bag" => azul.bag.total().to_string(),
            "legal" => self.legal().join(" "),
            "ranks" => match azul.turn() {
                Turn::Over(outcome) => format!("{:?}", outcome.ranks()),
                _ => String::new(),
            },
            _ => panic!("unknown fact {key}"),
        }
    }
}

fn fact_of<'a>(facts: &BTreeMap<&str, &'a str>, seat: Seat, key: &str) -> &'a str {
    facts
        .get(format!("{seat}.{key}").as_str())
        .copied()
        .unwrap_or("")
}

fn heap(text: &str) -> Tiles {
    text.replace('-', "")
        .parse()
        .unwrap_or_else(|error| panic!("{error}"))
}

fn text(tiles: &Tiles) -> String {
    if tiles.is_empty() {
        "-".into()
    } else {
        tiles.to_string()
    }
}

fn board(score: &str, lines: &str, wall: &str, floor: &str) -> Board {
    let mut board = Board::new();
    board.score = score.parse().unwrap_or(0);
    for (row, text) in wall
        .split('/')
        .enumerate()
        .filter(|(_, text)| !text.is_empty())
    {
        assert_eq!(text.len(), N_COLUMNS as usize, "{wall}");
        for (column, letter) in text
            .chars()
            .enumerate()
            .filter(|(_, letter)| *letter != '.')
        {
            board.wall.put(
                row as u8,
                column as u8,
                Colour::from_letter(letter).unwrap(),
            );
        }
    }
    // Emptying the lines also makes what is derived from wall and lines true.
    (0..N_ROWS).for_each(|row| board.empty_line(row));
    for (row, text) in lines.split_whitespace().enumerate() {
        assert_eq!(text.len(), row + 1, "{lines}");
        let tiles = text.trim_start_matches('.');
        if let Some(colour) = tiles.chars().next().and_then(Colour::from_letter) {
            assert_eq!(board.fill_line(row as u8, colour, tiles.len() as u8), 0);
        }
    }
    board.floor = Floor::EMPTY;
    for item in floor.chars().filter(|&item| item != '-') {
        match item {
            'm' => board.floor.drop_marker(),
            letter => drop(
                board
                    .floor
                    .drop_tiles(Colour::from_letter(letter).unwrap(), 1),
            ),
        }
    }
    board
}

fn board_fact(board: &Board, key: &str) -> String {
    let letter = |colour: Option<Colour>| colour.map_or('.', Colour::letter);
    match key {
        "score" => board.score.to_string(),
        "lines" => (0..N_ROWS)
            .map(|row| {
                let tiles = board.line(row).tiles().to_string();
                format!("{tiles:.>width$}", width = row as usize + 1)
            })
            .collect::<Vec<_>>()
            .join(" "),
        "wall" => (0..N_ROWS)
            .map(|row| {
                (0..N_COLUMNS)
                    .map(|column| letter(board.wall.at(row, column)))
                    .collect()
            })
            .collect::<Vec<String>>()
            .join("/"),
        "floor" => {
            let items = board.floor.items().map(|item| match item {
                FloorItem::Tile(colour) => colour.letter(),
                FloorItem::Marker => 'm',
            });
            let items: String = items.collect();
            if items.is_empty() { "-".into() } else { items }
        }
        "rows" => n_complete_rows(board.wall.filled()).to_string(),
        _ => panic!("unknown fact {key}"),
    }
}
