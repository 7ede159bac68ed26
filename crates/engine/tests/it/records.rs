//! Records of whole games, kept for ever: each must play to the same end, by the rules that it was
//! begun with. `TESSERA_BLESS=1` adds what is missing, and never changes one that is there.

use std::fs;

use tessera_engine::{Game, Table, Turn, for_each_game, load_table};

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

for_each_game!(test_each, check_all);

fn check_all<G: Game>() {
    if is_blessing() {
        write_missing::<G>();
    }
    let tables = stored::<G>();
    for table in &tables {
        let any = load_table(&table.record()).expect("the same record");
        assert_eq!((any.record(), any.rules()), (table.record(), table.rules()));
    }
    for rules in 1..=G::RULES_VERSION {
        let n_tables = tables.iter().filter(|table| table.rules() == rules).count();
        let n_expected = match rules == G::RULES_VERSION {
            true => G::setups().len() * GAMES.len(),
            false => 1,
        };
        assert!(
            n_tables >= n_expected,
            "{}/{rules}: {n_tables} records",
            G::NAME
        );
    }
}

/// All records of a game, played to the ends that are written in them.
pub(crate) fn stored<G: Game>() -> Vec<Table<G>> {
    let folder = golden::data(&format!("{}/records", G::NAME));
    let mut tables = Vec::new();
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
        tables.push(table);
    }
    tables
}

/// The first line of a fixture is a comment with the result.
pub(crate) fn result_line<G: Game>(table: &Table<G>) -> String {
    match table.position().turn() {
        Turn::Over(outcome) => format!(
            "# scores {:?} ranks {:?}",
            outcome.scores(),
            outcome.ranks()
        ),
        turn => format!("# {turn:?}"),
    }
}

/// Who changes a rule and does not raise the version cannot bless that away.
fn write_missing<G: Game>() {
    for setup in G::setups() {
        for (player, seed) in GAMES {
            let name = setup.to_string().replace(' ', "-").replace('=', "");
            let name = format!("{name}-{player:?}-{seed}.record").to_lowercase();
            let name = match G::RULES_VERSION {
                1 => name,
                rules => format!("rules{rules}-{name}"),
            };
            let path = format!("{}/records/{name}", G::NAME);
            if !golden::data(&path).exists() {
                let table = whole_game::<G>(&setup, player, seed);
                let text = format!("{}\n{}", result_line(&table), table.record());
                golden::check(&path, &text);
            }
        }
    }
}
