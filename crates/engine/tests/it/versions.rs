//! A game keeps the rules that it was begun with: the toy has two versions of them, with records
//! of both.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::azul::Azul;
use tessera_engine::toy::{Setup, Toy};
use tessera_engine::{Game, GameName, Seat, Table, Viewer, new_table};

use crate::records::{result_line, stored};

const BOTH: [u16; 2] = [1, 2];

/// The record of a table as if it had been begun with other rules.
fn by_other_rules(table: &Table<Toy>) -> String {
    let (own, other) = match table.rules() {
        1 => ("toy/1 ", "toy/2 "),
        _ => ("toy/2 ", "toy/1 "),
    };
    let record = table.record();
    assert!(record.starts_with(own), "{record}");
    record.replacen(own, other, 1)
}

#[test]
fn records_of_both_versions_play_to_their_ends() {
    let tables = stored::<Toy>();
    for rules in BOTH {
        let n_tables = tables.iter().filter(|table| table.rules() == rules).count();
        assert!(n_tables >= 3, "{n_tables} records by rules {rules}");
    }
}

/// Otherwise the records would prove nothing.
#[test]
fn by_other_rules_they_would_end_differently() {
    let (mut n_refused, mut n_different) = ([0; 2], [0; 2]);
    for table in stored::<Toy>() {
        let place = usize::from(table.rules() - 1);
        match Table::<Toy>::load(&by_other_rules(&table)) {
            Ok(other) => {
                assert_ne!(result_line(&other), result_line(&table));
                n_different[place] += 1;
            }
            Err(error) => {
                let refusal = error.refusal.expect("forbidden by the other rules");
                assert_eq!(refusal.clause(), "TO-1.2");
                n_refused[place] += 1;
            }
        }
    }
    let each = n_refused.into_iter().chain(n_different);
    assert!(each.min() > Some(0), "{n_refused:?} {n_different:?}");
}

/// Whatever plays the log again plays it by the rules of the table.
#[test]
fn every_way_back_keeps_the_rules() {
    for table in stored::<Toy>() {
        let start = Toy::new(&Setup, table.rules());
        assert_eq!(table.walk().next().map(|first| first.before), Some(start));
        assert_eq!(table.position_at(0).0, start);
        assert_eq!(table.position_at(table.seq()).0, *table.position());

        let mut again = table.anew();
        assert_eq!((again.seq(), again.rules()), (0, table.rules()));
        for &entry in table.log() {
            again.enter(entry, &mut ()).expect("played before");
        }
        assert_eq!(again, table);
        assert_eq!(Table::load(&table.record()), Ok(table.clone()));

        let entry = again.rewind().expect("an entry");
        again.enter(entry, &mut ()).expect("it was rewound");
        assert_eq!(again, table);

        let first = Seat::new(0);
        again.undo_agreed(again.seq(), first).expect("it has bet");
        let (before, _) = table.position_at(2);
        assert_eq!(*again.position(), before);
        let header = format!("toy/{} ", table.rules());
        assert!(again.record_for(Viewer::Spectator).starts_with(&header));
    }
}

#[test]
fn a_game_begins_with_the_newest_rules() {
    assert_eq!(Toy::RULES_VERSION, 2);
    let table = Table::<Toy>::new(Setup);
    assert_eq!(table.rules(), 2);
    assert_eq!(Ok(table), Table::begun_with(Setup, 2));
}

#[test]
fn an_older_game_goes_on_by_its_rules() {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for rules in BOTH {
        let mut table = Table::<Toy>::begun_with(Setup, rules).expect("known rules");
        while table.chance(&mut rng, &mut ()).is_some() {}
        let mut act = |text: &str| {
            let seat = Seat::new(0);
            let mut tried = table.clone();
            let acted = tried.act(tried.seq(), seat, text, &mut rng);
            acted.is_ok()
        };
        assert_eq!((act("b1"), act("b3")), (rules == 1, rules == 2));
    }
}

#[test]
fn unknown_rules_are_refused_with_what_is_played() {
    for (rules, reason) in [
        (
            3,
            r#"this plays toy/1 to toy/2 only, and newer rules need a newer program; found "toy/3""#,
        ),
        (0, r#"this plays toy/1 to toy/2 only; found "toy/0""#),
    ] {
        let begun = Table::<Toy>::begun_with(Setup, rules);
        assert_eq!(begun.expect_err("unknown rules").to_string(), reason);
        let loaded = Table::<Toy>::load(&format!("toy/{rules} seats=2\n* d1\n"));
        let error = loaded.expect_err("unknown rules");
        assert_eq!(error.to_string(), format!("line 1: {reason}"));
    }
    let other = Table::<Toy>::load("azul/1 seats=2\n").expect_err("another game");
    assert_eq!(
        other.to_string(),
        r#"line 1: this plays toy/1 to toy/2 only; found "azul/1""#
    );
}

#[test]
fn the_rules_are_known_at_run_time_too() {
    assert_eq!(GameName::Azul.rules_version(), Azul::RULES_VERSION);
    for game in GameName::ALL {
        let table = new_table(game, "").expect("the usual setup");
        assert_eq!(table.rules(), game.rules_version());
        assert!(
            table
                .record()
                .starts_with(&format!("{game}/{} ", table.rules()))
        );
    }
}
