//! Laws that every game keeps, whatever its rules. Each function panics with the law, the setup
//! and the seed when one is broken; the tests, the fuzz targets and the smoke tests call them.
//!
//! ```
//! use tessera_engine::laws;
//! use tessera_engine::toy::Toy;
//!
//! laws::check_game::<Toy>(3);
//! ```

mod fuzz;
mod secrets;

use std::collections::BTreeSet;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::{Actor, Entry, Game, Outcome, Seat, Table, Turn};

pub use fuzz::{check_any_choices, check_any_record};
pub use secrets::check_non_interference;

/// Plays `n_games` random games of every setup by every version of the rules, and checks every law
/// that needs no second position. See [`check_non_interference`] for the other.
pub fn check_game<G: Game>(n_games: u64) {
    const { assert!(!std::mem::needs_drop::<G>(), "a position holds no heap") };
    const { assert!(size_of::<G::Action>() <= 8, "an action has at most 8 bytes") };
    let mut seen = BTreeSet::new();
    for setup in G::setups() {
        let text = setup.to_string();
        assert_eq!(
            text.parse().as_ref(),
            Ok(&setup),
            "setup round trip of {text}"
        );
        for rules in 1..=G::RULES_VERSION {
            for seed in 0..n_games {
                let context = format!("{}/{rules} {text}, seed {seed}", G::NAME);
                check_start(G::new(&setup, rules), seed, &context);
                check_one_game(begin::<G>(&setup, rules), seed, &mut seen, &context);
            }
        }
    }
}

/// Plays many more games than [`check_game`] can afford, and checks at every step only that the
/// invariants hold, and at the end that the game ended in time and the ranks are right.
pub fn check_many_games<G: Game>(n_games: u64) {
    let mut actions = Vec::new();
    let all_rules =
        |setup: G::Setup| (1..=G::RULES_VERSION).map(move |rules| (setup.clone(), rules));
    for (setup, rules) in G::setups().into_iter().flat_map(all_rules) {
        let mut rng = Pcg64Mcg::seed_from_u64(n_games);
        for game in 0..n_games {
            let context = format!("{}/{rules} {setup}, game {game} of {n_games}", G::NAME);
            let mut position = G::new(&setup, rules);
            let mut n_actions = 0;
            let outcome = loop {
                position.check_invariants();
                let action = match position.turn() {
                    Turn::Over(outcome) => break outcome,
                    Turn::Chance => position.sample_chance(&mut rng),
                    Turn::Decision(_) => {
                        position.legal_actions(&mut actions);
                        actions[rng.random_range(0..actions.len())]
                    }
                };
                position.apply(action, &mut ());
                n_actions += 1;
                assert!(
                    n_actions <= G::MAX_ACTIONS,
                    "the game does not end, {context}"
                );
            };
            check_outcome(position.n_seats(), &outcome, &context);
        }
    }
}

/// How many positions pass between two comparisons of the list with the predicate over all
/// actions ever seen, which are thousands.
const PREDICATE_EVERY: usize = 17;

/// A table by the rules of this version, which is one that there is.
fn begin<G: Game>(setup: &G::Setup, rules: u16) -> Table<G> {
    Table::begun_with(setup.clone(), rules).unwrap_or_else(|error| panic!("{error}"))
}

fn check_one_game<G: Game>(
    mut table: Table<G>,
    seed: u64,
    seen: &mut BTreeSet<G::Action>,
    context: &str,
) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut actions = Vec::new();
    loop {
        let position = table.position();
        position.check_invariants();
        position.legal_actions(&mut actions);
        check_list(position, &actions, context);
        seen.extend(&actions);
        if table.seq() % PREDICATE_EVERY == seed as usize % PREDICATE_EVERY {
            check_predicate(position, &actions, seen, context);
        }
        let action = match position.turn() {
            Turn::Decision(_) => actions[rng.random_range(0..actions.len())],
            Turn::Chance => position.sample_chance(&mut rng),
            Turn::Over(outcome) => {
                check_outcome(position.n_seats(), &outcome, context);
                break;
            }
        };
        assert!(
            actions.contains(&action),
            "{action} is drawn but not listed, {context}"
        );
        let Some(actor) = position.turn().actor() else {
            unreachable!("the game is not over");
        };
        let played = table.play(actor, action, &mut ());
        assert_eq!(played, Ok(()), "{action} is listed, {context}");
        assert!(
            table.seq() <= G::MAX_ACTIONS,
            "the game does not end, {context}"
        );
    }
    check_replay(&table, context);
}

/// A game that draws its start player does so before the first decision, and any seat may be drawn.
fn check_start<G: Game>(mut position: G, seed: u64, context: &str) {
    let starts = Seat::all(position.n_seats()).map(G::start_action);
    let Some(starts) = starts.collect::<Option<Vec<_>>>() else {
        return;
    };
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    while !starts.iter().all(|&start| position.is_legal(start)) {
        let is_chance = position.turn() == Turn::Chance;
        assert!(is_chance, "no draw of the start player, {context}");
        let action = position.sample_chance(&mut rng);
        position.apply(action, &mut ());
    }
}

/// The list is ascending without duplicates, empty only at the end, and its actions are legal for
/// whoever's turn it is and refused to everybody else. Each is one URL-safe token that reads back.
fn check_list<G: Game>(position: &G, actions: &[G::Action], context: &str) {
    let ascending = actions.windows(2).all(|pair| pair[0] < pair[1]);
    assert!(
        ascending,
        "the list is not ascending, {context}: {actions:?}"
    );
    let actor = position.turn().actor();
    assert_eq!(actions.is_empty(), actor.is_none(), "empty list, {context}");
    for &action in actions {
        let text = action.to_string();
        let url_safe = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~:".contains(&byte);
        assert!(
            !text.is_empty() && text.bytes().all(url_safe),
            "token {text}"
        );
        assert_eq!(text.parse(), Ok(action), "text round trip, {context}");
        assert!(
            position.is_legal(action),
            "{action} is listed but not legal, {context}"
        );
        for other in actors(position.n_seats()) {
            let refused = position.refusal(other, action).is_some();
            assert_eq!(refused, Some(other) != actor, "{other} {action}, {context}");
        }
    }
}

/// The list is exactly what the predicate allows, over all actions seen in any position.
fn check_predicate<G: Game>(
    position: &G,
    actions: &[G::Action],
    seen: &BTreeSet<G::Action>,
    context: &str,
) {
    for &action in seen {
        let listed = actions.binary_search(&action).is_ok();
        assert_eq!(position.is_legal(action), listed, "{action}, {context}");
        for actor in actors(position.n_seats()) {
            let refusal = position.refusal(actor, action);
            let allowed = listed && Some(actor) == position.turn().actor();
            assert_eq!(refusal.is_none(), allowed, "{actor} {action}, {context}");
            if let Some(refusal) = refusal {
                assert!(
                    refusal
                        .to_string()
                        .ends_with(&format!("({})", refusal.clause()))
                );
            }
        }
    }
}

/// Ranks agree with scores: more points never rank lower, equal ranks have equal points, and a
/// rank says how many are before it.
fn check_outcome(n_seats: u8, outcome: &Outcome, context: &str) {
    let (scores, ranks) = (outcome.scores(), outcome.ranks());
    assert_eq!(
        (scores.len(), ranks.len()),
        (n_seats.into(), n_seats.into())
    );
    for seat in 0..scores.len() {
        let before = ranks.iter().filter(|&&rank| rank < ranks[seat]).count();
        assert_eq!(usize::from(ranks[seat]), before + 1, "{context}: {ranks:?}");
        for other in 0..scores.len() {
            if ranks[seat] == ranks[other] {
                assert_eq!(scores[seat], scores[other], "{context}");
            }
            if scores[seat] > scores[other] {
                assert!(ranks[seat] < ranks[other], "{context}");
            }
        }
    }
}

/// The text of a game plays to the same table, step by step; a step taken back was never there.
fn check_replay<G: Game>(table: &Table<G>, context: &str) {
    let text = table.record();
    let loaded = Table::load(&text).unwrap_or_else(|error| panic!("{context}: {error}"));
    assert_eq!(&loaded, table, "replay, {context}");
    assert_eq!(loaded.record(), text);
    assert_eq!(loaded.start(), table.start(), "the start, {context}");
    let (last, _) = loaded.position_at(loaded.seq());
    assert_eq!(&last, table.position(), "looking back, {context}");

    let mut undone = loaded.clone();
    let Some(Entry::Act { actor, action }) = undone.rewind() else {
        panic!("an entry of a game is an action, {context}");
    };
    assert_eq!(undone.seq() + 1, table.seq());
    assert!(undone.position().is_legal(action), "{context}");
    assert_eq!(undone.play(actor, action, &mut ()), Ok(()));
    assert_eq!(&undone, table, "undo, {context}");
}

fn actors(n_seats: u8) -> impl Iterator<Item = Actor> {
    std::iter::once(Actor::Chance).chain(Seat::all(n_seats).map(Actor::Seat))
}
