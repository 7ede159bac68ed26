//! Positions as text, one fact a line: `turn 0`, `ring b by + - - -`, `y.open TSB`, `0.tiles 13yT`.

use std::collections::BTreeMap;

use super::super::board::{Board, Line, Supply};
use super::super::layout::Layout;
use super::super::material::{Colour, Motif, N_SPACES, N_SQUARES, SIDE, Stones, Tiles};
use super::super::{Calcada, Event, Phase, Setup};
use crate::scene::{facts, legal, play, refused};
use crate::{Game, Seat, Turn};

/// A position that is being set up, played on and looked at.
pub(super) struct Scene {
    game: Calcada,
    pub(super) events: Vec<Event>,
    /// Some cases are about stacks that are nearly used up; they lose tiles on purpose.
    conserves_tiles: bool,
}

/// Stones that lie so when a case does not care: 1, 2, 3, 4, 5 and none.
const USUAL_RING: &str = "b by byr yrgk rggkk -";
/// Open tiles of each colour when a case does not care.
const USUAL_OPEN: &str = "TSC";

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
    Scene::given(given).refuses(actor_and_action, clause);
}

impl Scene {
    /// Before the first action when neither `turn` nor `declared` is given.
    #[track_caller]
    pub(super) fn given(text: &str) -> Scene {
        let facts: BTreeMap<&str, &str> = facts(text).collect();
        let fact = |key: &str| facts.get(key).copied();
        check_keys(&facts);
        let options = ["seats", "board", "numbers", "districts", "rows"];
        let options = options
            .iter()
            .filter_map(|&key| Some(format!("{key}={}", fact(key)?)));
        let setup: Setup = options.collect::<Vec<_>>().join(" ").parse().unwrap();
        let mut game = Calcada::new(&setup, Calcada::RULES_VERSION);
        game.phase = match (fact("turn"), fact("declared")) {
            (Some(seat), _) => Phase::Declare {
                seat: seat.parse().unwrap(),
            },
            (None, Some(declared)) => declared_phase(declared),
            (None, None) => Phase::Start,
        };
        let mut scene = Scene {
            game,
            events: Vec::new(),
            conserves_tiles: true,
        };
        if game.phase != Phase::Start {
            scene.lay_out(&facts);
            if scene.conserves_tiles {
                scene.game.check_invariants();
            }
        }
        scene
    }

    fn lay_out(&mut self, facts: &BTreeMap<&str, &str>) {
        let game = &mut self.game;
        let fact = |key: &str| facts.get(key).copied();
        game.round = fact("round").map_or(1, |round| round.parse().unwrap());
        game.starter = fact("starter").map_or(Seat::new(0), |seat| seat.parse().unwrap());
        game.placed_in_round = fact("placed") == Some("yes");
        game.ring = ring(fact("ring").unwrap_or(USUAL_RING));
        for seat in Seat::all(game.n_seats) {
            let fact = |key: &str| fact(&format!("{seat}.{key}"));
            let board = &mut game.boards[seat.index()];
            *board = board_with(&game.layout, fact("tiles").unwrap_or(""));
            board.score = fact("score").map_or(0, |score| score.parse().unwrap());
            board.n_bonus_tiles = fact("bonus").map_or(2, |n| n.parse().unwrap());
        }
        for colour in Colour::ALL {
            let fact = |key: &str| fact(&format!("{}.{key}", colour.letter()));
            let n_rows = game.scoreboard.len() as u8;
            let row = fact("row").map(|row| row.parse().unwrap_or(n_rows));
            game.rows[colour.index()] = row.unwrap_or(0);
            let usual = if game.is_closed(colour) {
                "-"
            } else {
                USUAL_OPEN
            };
            let mut supply = Supply::new();
            supply.display = line(fact("open").unwrap_or(usual));
            supply.returned = line(fact("returned").unwrap_or("-"));
            let boards = &game.boards[..game.n_seats as usize];
            let placed = boards.iter().map(|board| board.tiles(colour));
            let elsewhere = supply.returned.tiles() + supply.display.tiles();
            let elsewhere = placed.fold(elsewhere, |sum, tiles| sum + tiles);
            assert!(
                Tiles::ALL.contains(elsewhere),
                "too many {} tiles",
                colour.name()
            );
            supply.unseen = Tiles::ALL - elsewhere;
            if let Some(unseen) = fact("unseen") {
                supply.unseen = line(unseen).tiles();
                self.conserves_tiles = false;
            }
            game.supplies[colour.index()] = supply;
        }
    }

    #[track_caller]
    pub(super) fn play(&mut self, actions: &str) {
        play(
            &mut self.game,
            actions,
            &mut self.events,
            self.conserves_tiles,
        );
    }

    #[track_caller]
    pub(super) fn refuses(&self, actor_and_action: &str, clause: &str) {
        assert_eq!(refused(&self.game, actor_and_action).0, clause);
    }

    #[track_caller]
    pub(super) fn expect(&self, then: &str) {
        for (key, expected) in facts(then) {
            assert_eq!(self.fact(key), expected, "{key}");
        }
    }

    pub(super) fn legal(&self) -> Vec<String> {
        legal(&self.game)
    }

    pub(super) fn game(&self) -> &Calcada {
        &self.game
    }

    fn fact(&self, key: &str) -> String {
        let game = &self.game;
        if let Some((owner, key)) = key.split_once('.') {
            let letter = owner.chars().next().unwrap();
            return match Colour::from_letter(letter) {
                Some(colour) => colour_fact(game, colour, key),
                None => board_fact(&game.boards[owner.parse::<usize>().unwrap()], key),
            };
        }
        match key {
            "turn" => game
                .turn()
                .actor()
                .map_or("over".into(), |actor| actor.to_string()),
            "declared" => match game.phase {
                Phase::Place {
                    seat,
                    colour,
                    number,
                } => {
                    format!("{seat} {}{number}", colour.letter())
                }
                _ => "-".into(),
            },
            "round" => game.round.to_string(),
            "starter" => game.starter.to_string(),
            "ring" => game
                .ring
                .map(|stones| or_dash(&stones.to_string()))
                .join(" "),
            "legal" => self.legal().join(" "),
            // The legal actions that begin so.
            "d" | "e" | "m" | "T" | "S" | "up" => {
                let actions = self
                    .legal()
                    .into_iter()
                    .filter(|action| action.starts_with(key));
                or_dash(&actions.collect::<Vec<_>>().join(" "))
            }
            "ranks" => match game.turn() {
                Turn::Over(outcome) => format!("{:?}", outcome.ranks()),
                _ => "-".into(),
            },
            _ => panic!("unknown fact {key}"),
        }
    }
}

fn check_keys(facts: &BTreeMap<&str, &str>) {
    let known = "seats board numbers districts rows turn declared round starter placed ring \
        tiles score bonus open returned unseen row";
    for key in facts.keys() {
        let name = key.split_once('.').map_or(*key, |(_, name)| name);
        assert!(
            known.split(' ').any(|known| known == name),
            "unknown fact {key}"
        );
    }
}

fn declared_phase(text: &str) -> Phase {
    let mut letters = text.chars().filter(|letter| *letter != ' ');
    let mut next = || letters.next().expect("like 0 y4");
    Phase::Place {
        seat: next().to_string().parse().unwrap(),
        colour: Colour::from_letter(next()).unwrap(),
        number: next().to_digit(10).unwrap() as u8,
    }
}

/// Six heaps; the one written `+` gets all stones that are not named.
fn ring(text: &str) -> [Stones; N_SPACES as usize] {
    let heaps: Vec<&str> = text.split_whitespace().collect();
    assert_eq!(heaps.len(), N_SPACES as usize, "{text}");
    let stones = |text: &str| Stones::from_letters(text.trim_matches(['-', '+'])).unwrap();
    let named = heaps
        .iter()
        .fold(Stones::EMPTY, |sum, text| sum + stones(text));
    std::array::from_fn(|space| match heaps[space] {
        "+" => Stones::ALL - named,
        text => stones(text),
    })
}

/// Tiles as `13yT`: row, column, colour, motif.
fn board_with(layout: &Layout, tiles: &str) -> Board {
    let mut board = Board::new();
    for tile in tiles.split_whitespace() {
        let letters: Vec<char> = tile.chars().collect();
        let [row, column, colour, motif] = letters[..] else {
            panic!("a tile is like 13yT, not {tile}");
        };
        let number = |letter: char| letter.to_digit(10).unwrap() as usize;
        board.place(
            layout,
            number(row) * SIDE as usize + number(column),
            Colour::from_letter(colour).unwrap(),
            Motif::from_letter(motif).unwrap(),
        );
    }
    board
}

fn line(text: &str) -> Line {
    let mut line = Line::EMPTY;
    for letter in text.chars().filter(|&letter| letter != '-') {
        line.push(Motif::from_letter(letter).unwrap());
    }
    line
}

fn colour_fact(game: &Calcada, colour: Colour, key: &str) -> String {
    let supply = &game.supplies[colour.index()];
    let letters = |line: Line| line.iter().map(Motif::letter).collect::<String>();
    match key {
        "open" => or_dash(&letters(supply.display)),
        "returned" => or_dash(&letters(supply.returned)),
        "unseen" => or_dash(&supply.unseen.to_string()),
        "n_unseen" => supply.unseen.total().to_string(),
        "removed" => or_dash(&supply.removed.to_string()),
        "row" if game.is_closed(colour) => "closed".into(),
        "row" => game.rows[colour.index()].to_string(),
        "multiplier" => game.scoreboard[game.rows[colour.index()] as usize].to_string(),
        _ => panic!("unknown fact {key}"),
    }
}

fn board_fact(board: &Board, key: &str) -> String {
    match key {
        "score" => board.score.to_string(),
        "bonus" => board.n_bonus_tiles.to_string(),
        "tiles" => {
            let tile = |square: usize| {
                let (colour, motif) = board.at(square)?;
                let (row, column) = (square / SIDE as usize, square % SIDE as usize);
                Some(format!(
                    "{row}{column}{}{}",
                    colour.letter(),
                    motif.letter()
                ))
            };
            or_dash(
                &(0..N_SQUARES)
                    .filter_map(tile)
                    .collect::<Vec<_>>()
                    .join(" "),
            )
        }
        _ => panic!("unknown fact {key}"),
    }
}

fn or_dash(text: &str) -> String {
    if text.is_empty() {
        "-".into()
    } else {
        text.to_owned()
    }
}
