//! The bodies of the fuzz targets; the tests run them for a moment on the stable compiler.

use super::begin;
use crate::{Game, GameName, Table, with_game};

/// Any text as a record: an error, or a table whose own record reads back to it.
pub fn check_any_record(text: &str) {
    let loaded = GameName::of_record(text)
        .and_then(|game| with_game!(game, G => Table::<G>::load(text).map(check_record)));
    if let Err(error) = loaded {
        assert!(error.line >= 1 && !error.reason.is_empty());
    }
}

fn check_record<G: Game>(table: Table<G>) {
    assert_eq!(Table::load(&table.record()), Ok(table));
}

/// Any bytes as choices: the first chooses the game, the setup and the rules, each two after that an
/// action.
/// A game that is not over when the bytes are used up is left as it is.
pub fn check_any_choices(bytes: &[u8]) {
    let Some((&first, choices)) = bytes.split_first() else {
        return;
    };
    let games = GameName::ALL;
    let name = games[first as usize % games.len()];
    with_game!(name, G => {
        let setups = <G as Game>::setups();
        let rest = first as usize / games.len();
        let setup = &setups[rest % setups.len()];
        let rules = 1 + rest / setups.len() % usize::from(<G as Game>::RULES_VERSION);
        check_choices(begin::<G>(setup, rules as u16), choices);
    });
}

fn check_choices<G: Game>(mut table: Table<G>, choices: &[u8]) {
    let mut actions = Vec::new();
    let numbers = choices
        .chunks_exact(2)
        .map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
    for number in numbers {
        let position = table.position();
        let Some(actor) = position.turn().actor() else {
            break;
        };
        position.legal_actions(&mut actions);
        let action = actions[number as usize % actions.len()];
        let played = table.play(actor, action, &mut ());
        assert_eq!(played, Ok(()), "{action} is listed");
        table.position().check_invariants();
        assert!(table.seq() <= G::MAX_ACTIONS);
    }
    check_record(table);
}
