//! A table: sequence numbers, chance, undo, and the log that keeps everything.

use std::fs;

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::azul::Azul;
use tessera_engine::{
    ActError, Entry, Game, GameName, MAX_UNDOS, Seat, Table, Turn, UndoError, Viewer, load_table,
    with_game,
};

use crate::golden;

const SEAT_0: Seat = Seat::new(0);
const SEAT_1: Seat = Seat::new(1);

fn dealt(setup: &str) -> (Table<Azul>, Pcg64Mcg) {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let mut table = Table::new(setup.parse().expect("a setup"));
    while table.chance(&mut rng, &mut ()).is_some() {}
    (table, rng)
}

fn first_action(table: &Table<Azul>) -> String {
    let mut actions = Vec::new();
    table.position().legal_actions(&mut actions);
    actions[0].to_string()
}

fn to_act(table: &Table<Azul>) -> Seat {
    match table.position().turn() {
        Turn::Decision(seat) => seat,
        turn => panic!("{turn:?}"),
    }
}

#[test]
fn who_saw_an_older_position_does_not_act() {
    let (mut table, mut rng) = dealt("seats=2");
    let (before, seq) = (table.clone(), table.seq());
    let (seat, action) = (to_act(&table), first_action(&table));
    let other = seat.next(2);
    let mut act =
        |table: &mut Table<Azul>, seq, seat, text: &str| table.act(seq, seat, text, &mut rng);
    assert_eq!(
        act(&mut table, seq - 1, seat, &action),
        Err(ActError::Stale { seq })
    );
    assert!(matches!(
        act(&mut table, seq, seat, "nonsense"),
        Err(ActError::Parse(_))
    ));
    assert!(matches!(
        act(&mut table, seq, other, &action),
        Err(ActError::Refused(_))
    ));
    assert_eq!(table, before, "an error changes nothing");
    assert_eq!(
        act(&mut table, seq, seat, &action).map(|entered| entered[0].seq),
        Ok(seq)
    );
    assert_eq!(table.seq(), seq + 1);
    assert_eq!(to_act(&table), other);
}

#[test]
fn chance_acts_until_a_player_must_decide() {
    let (mut table, mut rng) = dealt("seats=2");
    let mut n_rounds = 0;
    while let Turn::Decision(seat) = table.position().turn() {
        let from = table.seq();
        let action = first_action(&table);
        table.act(from, seat, &action, &mut rng).expect("legal");
        let new = &table.log()[from..];
        n_rounds += usize::from(new.len() > 1);
        assert!(
            new[1..]
                .iter()
                .all(|entry| entry.to_string().starts_with("* deal"))
        );
        assert_ne!(table.position().turn(), Turn::Chance);
    }
    assert!(n_rounds > 1);
    assert_eq!(table.chance(&mut rng, &mut ()), None);
}

/// On the grey wall a seat chooses several columns in a row: these may be taken back.
#[test]
fn own_decisions_may_be_taken_back_while_nobody_else_acts() {
    let record = "azul/1 seats=2 wall=grey
* start0
* deal0:bbbb
* deal1:yyyy
* deal2:bbbb
* deal3:kkkk
* deal4:wwww
0 0b0
1 1yf
0 2b3
1 3kf
0 4wf
";
    let mut table: Table<Azul> = Table::load(record).expect("legal");
    assert_eq!(to_act(&table), SEAT_0);
    let before = *table.position();
    let seq = table.seq();
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    assert_eq!(table.undo(seq, SEAT_1), Err(UndoError::NotYours));
    table.act(seq, SEAT_0, "w02", &mut rng).expect("legal");
    assert_eq!(to_act(&table), SEAT_0);
    assert_eq!(
        table.undo(seq, SEAT_0),
        Err(UndoError::Stale { seq: seq + 1 })
    );
    assert_eq!(table.undo(seq + 1, SEAT_0), Ok(()));
    assert_eq!(table.position(), &before);
    assert_eq!(
        table.log().last().map(ToString::to_string),
        Some("0 undo".into())
    );
    assert_eq!(table.seq(), seq + 2, "an undo is an entry too");
    let loaded = Table::load(&table.record());
    assert_eq!(loaded.as_ref(), Ok(&table), "undos are part of the record");

    // After the last column the new round is dealt: that was revealed and stays.
    table.act(seq + 2, SEAT_0, "w02", &mut rng).expect("legal");
    table.act(seq + 3, SEAT_0, "w33", &mut rng).expect("legal");
    assert_eq!(table.undo(table.seq(), SEAT_0), Err(UndoError::NotYours));
}

#[test]
fn a_turn_that_has_passed_stays() {
    let (mut table, mut rng) = dealt("seats=2");
    assert_eq!(
        Table::<Azul>::new("".parse().expect("a setup")).undo(0, SEAT_0),
        Err(UndoError::Nothing)
    );
    let (seat, action) = (to_act(&table), first_action(&table));
    table
        .act(table.seq(), seat, &action, &mut rng)
        .expect("legal");
    assert_eq!(table.undo(table.seq(), seat), Err(UndoError::TurnPassed));
}

#[test]
fn all_agree_to_go_back_behind_draws_and_others() {
    let (mut table, mut rng) = dealt("seats=3");
    let first = to_act(&table);
    assert_eq!(
        table.undo_agreed(table.seq(), first),
        Err(UndoError::Nothing)
    );
    assert!(!table.has_decided(first));
    let before = *table.position();
    // A whole round, so that the next one is dealt, and the second player's last move is known.
    let mut second_before = before;
    let second = first.next(3);
    while !table.has_decided(second)
        || table
            .log()
            .last()
            .is_some_and(|entry| entry.to_string().starts_with(|c: char| c.is_ascii_digit()))
    {
        let (seat, action) = (to_act(&table), first_action(&table));
        if seat == second {
            second_before = *table.position();
        }
        let seq = table.seq();
        table.act(seq, seat, &action, &mut rng).expect("legal");
    }
    let (seq, full) = (table.seq(), table.clone());
    assert_eq!(
        table.undo_agreed(seq - 1, second),
        Err(UndoError::Stale { seq })
    );
    assert_eq!(table, full);
    let n_undone = table.undo_agreed(seq, second).expect("agreed");
    assert!(
        n_undone > 5,
        "the draws of the round go back too: {n_undone}"
    );
    assert_eq!(table.seq(), seq + n_undone);
    assert_eq!(table.position(), &second_before);
    assert_eq!(to_act(&table), second);
    let loaded = Table::load(&table.record());
    assert_eq!(loaded.as_ref(), Ok(&table), "it is part of the record");
}

#[test]
fn undos_are_bounded() {
    let mut text = String::from("azul/1 seats=2\n");
    for _ in 0..MAX_UNDOS {
        text.push_str("* start0\n* undo\n");
    }
    assert!(Table::<Azul>::load(&text).is_ok());
    text.push_str("* start0\n* undo\n");
    let error = Table::<Azul>::load(&text).expect_err("one too many");
    assert_eq!(error.line, 2 * MAX_UNDOS + 3);
}

#[test]
fn rewinding_leaves_no_trace() {
    let (mut table, _) = dealt("seats=3 wall=grey");
    let full = table.clone();
    let last = table.rewind();
    assert_eq!(last.as_ref(), full.log().last());
    assert_eq!(table.log(), &full.log()[..full.seq() - 1]);
    table
        .enter(last.expect("an entry"), &mut ())
        .expect("legal");
    assert_eq!(table, full);
    while table.rewind().is_some() {}
    assert_eq!(
        table,
        Table::new("seats=3 wall=grey".parse().expect("a setup"))
    );

    // Rewinding an undo brings back what it took.
    let mut undone = full.clone();
    let Some(Entry::Act { actor, .. }) = full.log().last().copied() else {
        panic!("an action");
    };
    undone
        .enter(Entry::Undo { actor }, &mut ())
        .expect("own action");
    assert_ne!(undone.position(), full.position());
    undone.rewind();
    assert_eq!(undone, full);
}

#[test]
fn any_table_does_what_the_table_does() {
    let (table, mut rng) = dealt("seats=2 wall=grey");
    let mut any = load_table(&table.record()).expect("a record");
    assert_eq!(
        (any.setup(), any.seq(), any.name()),
        ("seats=2 wall=grey".into(), table.seq(), "azul")
    );
    assert_eq!(any.turn(), table.position().turn());
    assert_eq!(any.chance(&mut rng), None);
    let action = any.legal_actions()[0].clone();
    assert_eq!(action, first_action(&table));
    let actor = any.turn().actor().expect("not over");
    let events = any.play(actor, &action).expect("legal");
    assert!(!events.is_empty());
    assert_eq!(any.rewind(), Some(format!("{actor} {action}")));
    assert_eq!(any.record(), table.record());
}

/// Every game that is kept, up to its last entry, with everything taken back once and done again.
/// What is secret is told here by the notation alone.
#[test]
fn a_record_for_a_viewer_leaves_out_what_it_has_not_seen() {
    for game in GameName::ALL {
        let folder = fs::read_dir(golden::data(&format!("{game}/records"))).expect("records");
        let mut n_unseen = 0;
        for file in folder {
            let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
            n_unseen += check_record_for(&text);
        }
        assert_eq!(
            n_unseen > 0,
            with_game!(game, G => G::HAS_SECRETS),
            "{game}"
        );
    }
}

/// Returns how many lines some viewer has not seen.
fn check_record_for(text: &str) -> usize {
    let over = load_table(text).expect("a record");
    let (game, n_seats) = (over.name(), over.n_seats());
    let seats = || Seat::all(n_seats).map(Viewer::Seat);
    for viewer in seats().chain([Viewer::Spectator]) {
        assert_eq!(over.record_for(viewer), over.record(), "the game is over");
    }

    let whole = over.record();
    let (header, entries) = whole.split_once('\n').expect("a header");
    let mut lines: Vec<String> = vec![header.into()];
    for line in entries.lines() {
        let (actor, _) = line.split_once(' ').expect("an actor");
        lines.extend([line.into(), format!("{actor} undo"), line.into()]);
    }
    lines.pop();
    let running = load_table(&lines.join("\n")).expect("what was done can be taken back");
    let seen_by = |viewer: Viewer| {
        let mut decider = "";
        let seen = lines.iter().map(|line| {
            let (actor, action) = line.split_once(' ').unwrap_or((line, ""));
            if actor != "*" {
                decider = actor;
            }
            match owner(game, actor, action, decider) {
                Some(owner) if owner != viewer.to_string() => format!("{actor} ?\n"),
                _ => format!("{line}\n"),
            }
        });
        seen.collect::<String>()
    };
    for viewer in seats().chain([Viewer::Spectator]) {
        assert_eq!(running.record_for(viewer), seen_by(viewer), "{viewer}");
    }
    assert_eq!(running.record_for(Viewer::Referee), running.record());
    running
        .record_for(Viewer::Spectator)
        .matches(" ?\n")
        .count()
}

/// Who alone sees an action, if not everybody does.
fn owner<'a>(game: &str, actor: &'a str, action: &'a str, decider: &'a str) -> Option<&'a str> {
    let (word, _) = action.split_once(':')?;
    match (game, actor, word) {
        ("piazza", "*", _) => word.strip_prefix("draw"),
        ("calimala", "*", "card") => Some(decider),
        ("calimala", "*", _) => word.strip_prefix("deal"),
        ("calimala", _, "keep") => Some(actor),
        _ => None,
    }
}
