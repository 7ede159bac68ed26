//! Records of whole games, kept for ever: as long as the rules version stays, each must play to
//! the same end.

use std::fs;

use tessera_engine::azul::Azul;
use tessera_engine::calcada::Calcada;
use tessera_engine::calimala::Calimala;
use tessera_engine::piazza::Piazza;
use tessera_engine::{AnyTable, Game, Table, Turn};

use crate::golden::{self, is_blessing};
use crate::players::{Player, whole_game};

/// Games by random and by greedy players, for each setup.
const GAMES: [(Player, u64); 10] = [
    (Player::Random, 1),
    (Player::Random, 2),
    (Player::Random, 3),
    (Player::Random, 4),
    (Player::Random, 5),
    (Player::Greedy, 1),
    (Player::Greedy, 2),
    (Player::Greedy, 3),
    (Player::Greedy, 4),
    (Player::Greedy, 5),
];

#[test]
fn azul() {
    check_all::<Azul>();
}

#[test]
fn calcada() {
    check_all::<Calcada>();
}

#[test]
fn piazza() {
    check_all::<Piazza>();
}

#[test]
fn calimala() {
    check_all::<Calimala>();
}

fn check_all<G: Game>() {
    let folder = golden::data(&format!("{}/records", G::NAME));
    if is_blessing() {
        write_all::<G>();
    }
    let mut n_files = 0;
    for file in fs::read_dir(folder).expect("the folder of records") {
        let path = file.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a text");
        let table: Table<G> =
            Table::load(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert_eq!(
            result_line(&table),
            text.lines().next().expect("a line"),
            "{path:?}"
        );
        let any = AnyTable::load(&text).expect("the same record");
        assert_eq!(any.record(), table.record(), "{path:?}");
        n_files += 1;
    }
    assert!(
        n_files >= G::setups().len() * GAMES.len(),
        "records are missing"
    );
}

/// The first line of a fixture is a comment with the result.
fn result_line<G: Game>(table: &Table<G>) -> String {
    match table.position().turn() {
        Turn::Over(outcome) => format!(
            "# scores {:?} ranks {:?}",
            outcome.scores(),
            outcome.ranks()
        ),
        turn => format!("# {turn:?}"),
    }
}

fn write_all<G: Game>() {
    for setup in G::setups() {
        for (player, seed) in GAMES {
            let table = whole_game::<G>(&setup, player, seed);
            let name = setup.to_string().replace(' ', "-").replace('=', "");
            let name = format!("{name}-{player:?}-{seed}.record").to_lowercase();
            let text = format!("{}\n{}", result_line(&table), table.record());
            golden::check(&format!("{}/records/{name}", G::NAME), &text);
        }
    }
}
