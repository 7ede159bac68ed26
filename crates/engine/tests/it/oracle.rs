//! A second opinion: a slow model of each game, written from the rules alone, plays along.

mod azul;
mod piazza;

use std::fmt::Write;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::azul::material::{Colour, Tiles};
use tessera_engine::azul::{Azul, BoardView, FloorItem, View, WallSide};
use tessera_engine::{Game, Turn, Viewer};

use azul::Oracle;

#[test]
fn the_engine_and_the_model_of_azul_agree() {
    for setup in Azul::setups() {
        for seed in 0..25 {
            let oracle = Oracle::new(setup.seats.into(), setup.wall == WallSide::Grey);
            compare(Azul::new(&setup), oracle, seed);
        }
    }
}

fn compare(mut azul: Azul, mut oracle: Oracle, seed: u64) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut actions = Vec::new();
    loop {
        let turn = azul.turn();
        assert_eq!(turn.actor().map(|actor| actor.to_string()), oracle.actor());
        azul.legal_actions(&mut actions);
        let mut legal: Vec<String> = actions.iter().map(ToString::to_string).collect();
        legal.sort();
        assert_eq!(legal, oracle.legal(), "seed {seed}");
        assert_eq!(
            summary(&azul.view(Viewer::Spectator)),
            oracle.summary(),
            "seed {seed}"
        );
        let action = match turn {
            Turn::Over(outcome) => {
                let scores: Vec<i32> = outcome.scores().iter().map(|&score| score.into()).collect();
                let ranks: Vec<usize> = outcome.ranks().iter().map(|&rank| rank.into()).collect();
                assert_eq!(
                    (scores, ranks),
                    (oracle.scores(), oracle.ranks()),
                    "seed {seed}"
                );
                return;
            }
            Turn::Chance => azul.sample_chance(&mut rng),
            Turn::Decision(_) => actions[rng.random_range(0..actions.len())],
        };
        azul.apply(action, &mut ());
        oracle.play(&action.to_string());
    }
}

/// The position in the words of the model.
fn summary(view: &View) -> String {
    let marker = match view.marker_in_centre {
        true => "centre".to_string(),
        false => view.starter.to_string(),
    };
    let factories: Vec<String> = view.factories.iter().map(heap).collect();
    let mut text = format!("round {} marker {marker}\n", view.round);
    let _ = writeln!(text, "factories {}", factories.join(" "));
    let _ = writeln!(text, "centre {}", heap(&view.centre));
    let _ = writeln!(text, "bag {}", heap(&view.bag));
    let _ = write!(text, "lid {}", heap(&view.lid));
    for (seat, board) in view.boards.iter().enumerate() {
        let _ = write!(text, "\nseat {seat} {}", board_text(board));
    }
    text
}

fn heap(tiles: &Tiles) -> String {
    let text = tiles.to_string();
    if text.is_empty() { "-".into() } else { text }
}

fn board_text(board: &BoardView) -> String {
    let lines: Vec<String> = board
        .lines
        .iter()
        .map(|line| {
            let letter = line.colour.map_or('.', Colour::letter);
            let free = (line.n_spaces - line.n_tiles) as usize;
            ".".repeat(free) + &letter.to_string().repeat(line.n_tiles as usize)
        })
        .collect();
    let wall: Vec<String> = board
        .wall
        .iter()
        .map(|row| {
            row.iter()
                .map(|space| space.map_or('.', Colour::letter))
                .collect()
        })
        .collect();
    let floor: String = board
        .floor
        .iter()
        .map(|item| match item {
            FloorItem::Tile(colour) => colour.letter(),
            FloorItem::Marker => 'm',
        })
        .collect();
    let floor = if floor.is_empty() { "-" } else { &floor };
    format!(
        "score {} lines {} wall {} floor {floor}",
        board.score,
        lines.join(" "),
        wall.join("/")
    )
}
