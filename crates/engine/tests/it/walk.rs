//! The walk over a log: what it yields is what happened when the game was played.

use std::fmt::Write;

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Entry, Game, GameName, Table, Turn, with_game};

use crate::records::stored;

/// A game with everything taken back once and done again: `a`, `undo`, `a`, `b`, `undo`, `b` …
fn doubtful<G: Game>(table: &Table<G>) -> Table<G> {
    let record = table.record();
    let (header, entries) = record.split_once('\n').expect("a header");
    let mut text = format!("{header}\n");
    for line in entries.lines() {
        let (actor, _) = line.split_once(' ').expect("an actor");
        let _ = writeln!(text, "{line}\n{actor} undo\n{line}");
    }
    Table::load(&text).expect("what was done can be taken back")
}

#[test]
fn a_walk_repeats_the_game() {
    for name in GameName::ALL {
        with_game!(name, G => {
            let tables = stored::<G>();
            for table in tables.iter().step_by(9) {
                check_walk(table);
                check_walk(&doubtful(table));
            }
        });
    }
}

fn check_walk<G: Game>(table: &Table<G>) {
    let mut again = table.anew();
    let mut n_walked = 0;
    for entered in table.walk() {
        assert_eq!(
            (entered.seq, &entered.before),
            (again.seq(), again.position())
        );
        assert_eq!(entered.entry, table.log()[entered.seq]);
        if let Entry::Act { action, .. } = entered.entry {
            assert_eq!(entered.action, action);
        } else {
            let undone = again.standing().last().map(|(_, action)| *action);
            assert_eq!(Some(entered.action), undone);
        }
        let mut events = Vec::new();
        again
            .enter(entered.entry, &mut events)
            .expect("it was legal");
        assert_eq!(entered.events, events);
        assert_eq!(&entered.after, again.position());
        n_walked += 1;
    }
    assert_eq!(n_walked, table.seq());
    assert_eq!(&again, table);
}

#[test]
fn looking_back_leaves_out_what_was_taken_back() {
    for name in GameName::ALL {
        with_game!(name, G => {
            let straight = &stored::<G>()[0];
            let doubtful = doubtful(straight);
            for seq in 0..=straight.seq() {
                let then = doubtful.position_at(3 * seq);
                assert_eq!(then, straight.position_at(seq));
                assert_eq!(doubtful.standing_at(3 * seq), straight.standing()[..seq]);
            }
            let all_events = straight.walk().flat_map(|entered| entered.events);
            let (_, events) = straight.position_at(straight.seq());
            assert_eq!(events, all_events.collect::<Vec<_>>());
        });
    }
}

/// Three entries for each of the game: a player decides before the first of them, and again
/// before it is done once more; in between the position is the one after it.
#[test]
fn the_steps_of_a_game_are_its_decisions() {
    for name in GameName::ALL {
        with_game!(name, G => check_steps::<G>());
    }
}

fn check_steps<G: Game>() {
    let straight = &stored::<G>()[0];
    let is_decision = |turn: Turn| matches!(turn, Turn::Decision(_));
    for table in [straight.clone(), doubtful(straight)] {
        let steps = table.steps();
        let (last, decisions) = steps.split_last().expect("a last step");
        assert_eq!(*last, table.seq());
        for seq in 0..table.seq() {
            let decides = is_decision(table.position_at(seq).0.turn());
            assert_eq!(decisions.binary_search(&seq).is_ok(), decides, "{seq}");
        }
    }
}

#[test]
fn acting_returns_what_a_walk_would_yield() {
    for name in GameName::ALL {
        with_game!(name, G => check_acting::<G>());
    }
}

fn check_acting<G: Game>() {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut table = Table::<G>::new(G::setups().swap_remove(0));
    let mut entered = table.advance_chance(&mut rng);
    let mut actions = Vec::new();
    while let Turn::Decision(seat) = table.position().turn() {
        table.position().legal_actions(&mut actions);
        let text = actions[entered.len() % actions.len()].to_string();
        let acted = table.act(table.seq(), seat, &text, &mut rng);
        entered.extend(acted.expect("it is listed"));
    }
    assert!(entered.iter().eq(table.walk().collect::<Vec<_>>().iter()));
}
