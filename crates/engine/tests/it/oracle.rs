//! A second opinion: a slow model of each game, written from the rules alone, plays along.

mod azul;
mod calcada;
mod calimala;
mod piazza;
#[cfg(feature = "toy")]
mod toy;

use std::fmt::Write;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::azul::material::{Colour, Tiles};
use tessera_engine::azul::{BoardView, FloorItem, View};
use tessera_engine::{Game, Turn, Viewer, for_each_game};

/// A model, driven by the same text as the engine.
trait Model: Sized {
    fn new(setup: &str) -> Self;
    fn actor(&self) -> Option<String>;
    fn legal(&self) -> Vec<String>;
    fn play(&mut self, action: &str);
    fn scores(&self) -> Vec<i32>;
    fn ranks(&self) -> Vec<usize>;
}

/// Lets the model of each game play along: a game without one does not compile here.
macro_rules! compare_each {
    ([$($Position:ident in $module:ident),+ $(,)?]) => {
        $(impl Model for $module::Oracle {
            fn new(setup: &str) -> Self {
                <$module::Oracle>::new(setup)
            }
            fn actor(&self) -> Option<String> {
                self.actor()
            }
            fn legal(&self) -> Vec<String> {
                self.legal()
            }
            fn play(&mut self, action: &str) {
                self.play(action);
            }
            fn scores(&self) -> Vec<i32> {
                self.scores()
            }
            fn ranks(&self) -> Vec<usize> {
                self.ranks()
            }
        }

        #[test]
        fn $module() {
            compare::<tessera_engine::$module::$Position, $module::Oracle>(|_, _| {});
        })+
    };
}

for_each_game!(compare_each);

/// The models of Azul and of the engine also look alike at every step.
#[test]
fn azul_looks_like_its_model() {
    compare::<tessera_engine::azul::Azul, azul::Oracle>(|azul, oracle| {
        assert_eq!(summary(&azul.view(Viewer::Spectator)), oracle.summary());
    });
}

/// Plays random games of every setup in both. `also` compares what only one game can tell.
fn compare<G: Game, M: Model>(also: impl Fn(&G, &M)) {
    let n_games = if G::NAME == "calimala" { 10 } else { 25 };
    for setup in G::setups() {
        for seed in 0..n_games {
            let (game, model) = (G::new(&setup, G::RULES_VERSION), M::new(&setup.to_string()));
            compare_game(game, model, seed, &also);
        }
    }
}

fn compare_game<G: Game, M: Model>(mut game: G, mut model: M, seed: u64, also: &impl Fn(&G, &M)) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut actions = Vec::new();
    loop {
        let turn = game.turn();
        assert_eq!(turn.actor().map(|actor| actor.to_string()), model.actor());
        game.legal_actions(&mut actions);
        let mut legal: Vec<String> = actions.iter().map(ToString::to_string).collect();
        legal.sort();
        assert_eq!(legal, model.legal(), "{} seed {seed}", G::NAME);
        also(&game, &model);
        let action = match turn {
            Turn::Over(outcome) => {
                let scores: Vec<i32> = outcome.scores().iter().map(|&score| score.into()).collect();
                let ranks: Vec<usize> = outcome.ranks().iter().map(|&rank| rank.into()).collect();
                assert_eq!(
                    (scores, ranks),
                    (model.scores(), model.ranks()),
                    "{} seed {seed}",
                    G::NAME
                );
                return;
            }
            Turn::Chance => game.sample_chance(&mut rng),
            Turn::Decision(_) => actions[rng.random_range(0..actions.len())],
        };
        game.apply(action, &mut ());
        model.play(&action.to_string());
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
