//! Laws that every game keeps, whatever its rules. Each function panics with the law, the setup
//! and the seed when one is broken; the tests, the fuzz targets and the smoke tests call them.

use std::collections::BTreeSet;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::{Actor, AnyTable, Entry, Game, Outcome, Seat, Table, Turn, Viewer, with_game};

/// Plays `n_games` random games of every setup and checks every law that needs no second
/// position. See [`check_non_interference`] for the other.
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
        for seed in 0..n_games {
            let context = format!("{} {text}, seed {seed}", G::NAME);
            check_one_game::<G>(&setup, seed, &mut seen, &context);
        }
    }
}

/// How many positions pass between two comparisons of the list with the predicate over all
/// actions ever seen, which are thousands.
const PREDICATE_EVERY: usize = 17;

fn check_one_game<G: Game>(
    setup: &G::Setup,
    seed: u64,
    seen: &mut BTreeSet<G::Action>,
    context: &str,
) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut table: Table<G> = Table::new(setup.clone());
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

    let mut undone = loaded.clone();
    let Some(Entry::Act { actor, action }) = undone.rewind() else {
        panic!("an entry of a game is an action, {context}");
    };
    assert_eq!(undone.seq() + 1, table.seq());
    assert!(undone.position().is_legal(action), "{context}");
    assert_eq!(undone.play(actor, action, &mut ()), Ok(()));
    assert_eq!(&undone, table, "undo, {context}");
}

/// Two positions that a seat cannot tell apart must look and behave the same to it.
///
/// The second position is not made by `determinize`, which is on trial here: the same game is
/// played once more, with other outcomes of chance and other decisions of the others wherever
/// the seat's view stays the same. Returns how many pairs of really different positions were
/// compared: 0 when a game hides nothing, and a test of a game that hides something asserts more.
pub fn check_non_interference<G: Game>(setup: &G::Setup, seed: u64) -> usize {
    let context = format!("{} {setup}, seed {seed}", G::NAME);
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let seat = Seat::new(rng.random_range(0..G::new(setup).n_seats()));
    let mut position = G::new(setup);
    let mut twin = position.clone();
    let mut actions = Vec::new();
    let mut n_different = 0;
    loop {
        compare_twins(&position, &twin, seat, seed, &context);
        n_different += usize::from(position != twin);
        let action = match position.turn() {
            Turn::Decision(_) => {
                position.legal_actions(&mut actions);
                actions[rng.random_range(0..actions.len())]
            }
            Turn::Chance => position.sample_chance(&mut rng),
            Turn::Over(_) => return n_different,
        };
        let own = position.turn().actor() == Some(Actor::Seat(seat));
        let mut events = Vec::new();
        position.apply(action, &mut events);
        let view = position.view(Viewer::Seat(seat));

        let mut candidates = Vec::new();
        if own {
            candidates.push(action);
        } else {
            twin.legal_actions(&mut candidates);
            // From a random place on, so that the twin strays as soon as it can.
            let start = rng.random_range(0..candidates.len());
            candidates.rotate_left(start);
        }
        let found = candidates.into_iter().find_map(|candidate| {
            let mut next = twin.clone();
            let mut twin_events = Vec::new();
            next.apply(candidate, &mut twin_events);
            let same = next.view(Viewer::Seat(seat)) == view && twin_events == events;
            same.then_some(next)
        });
        twin = match found {
            Some(next) => next,
            // The end may reveal what was secret; before it a seat's own action may not.
            None if own && position.turn().actor().is_some() => {
                panic!("seat {seat} sees a difference after {action}, {context}")
            }
            // The twin has strayed where this action has no counterpart: follow the first again.
            None => position.clone(),
        };
    }
}

fn compare_twins<G: Game>(position: &G, twin: &G, seat: Seat, seed: u64, context: &str) {
    let viewer = Viewer::Seat(seat);
    assert_eq!(position.view(viewer), twin.view(viewer), "views, {context}");
    let public = |game: &G| game.view(Viewer::Spectator);
    let seen = public(position);
    assert_eq!(
        seen,
        public(twin),
        "a spectator sees more than seat {seat}, {context}"
    );
    if position.turn() == Turn::Decision(seat) {
        let (mut own, mut other) = (Vec::new(), Vec::new());
        position.legal_actions(&mut own);
        twin.legal_actions(&mut other);
        assert_eq!(
            own, other,
            "seat {seat} sees the secret in its list, {context}"
        );
    }
    check_refusals(position, twin, seat, context);
    let imagine = |game: &G| game.determinize(seat, &mut Pcg64Mcg::seed_from_u64(seed));
    let imagined = imagine(position);
    assert_eq!(
        imagined,
        imagine(twin),
        "determinize of seat {seat} peeks, {context}"
    );
    assert_eq!(
        imagined.view(viewer),
        position.view(viewer),
        "determinize, {context}"
    );
    imagined.check_invariants();
}

/// Whatever the seat tries, it is told the same.
fn check_refusals<G: Game>(position: &G, twin: &G, seat: Seat, context: &str) {
    let (mut tries, mut others) = (Vec::new(), Vec::new());
    position.legal_actions(&mut tries);
    twin.legal_actions(&mut others);
    for action in tries.into_iter().chain(others) {
        let told = |game: &G| game.refusal(Actor::Seat(seat), action);
        assert_eq!(
            told(position),
            told(twin),
            "seat {seat} tries {action}, {context}"
        );
    }
}

fn actors(n_seats: u8) -> impl Iterator<Item = Actor> {
    std::iter::once(Actor::Chance).chain(Seat::all(n_seats).map(Actor::Seat))
}

/// Any text as a record: an error, or a table whose own record reads back to it.
pub fn check_any_record(text: &str) {
    match AnyTable::load(text) {
        Err(error) => assert!(error.line >= 1 && !error.reason.is_empty()),
        Ok(table) => assert_eq!(AnyTable::load(&table.record()), Ok(table)),
    }
}

/// Any bytes as choices: the first chooses the game and the setup, each two after that an action.
/// A game that is not over when the bytes are used up is left as it is.
pub fn check_any_choices(bytes: &[u8]) {
    let Some((&first, choices)) = bytes.split_first() else {
        return;
    };
    let games = crate::GameName::ALL;
    let name = games[first as usize % games.len()];
    with_game!(name, G => {
        let setups = <G as Game>::setups();
        let setup = &setups[first as usize / games.len() % setups.len()];
        check_choices::<G>(setup, choices);
    });
}

fn check_choices<G: Game>(setup: &G::Setup, choices: &[u8]) {
    let mut table: Table<G> = Table::new(setup.clone());
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
    assert_eq!(Table::load(&table.record()), Ok(table));
}
