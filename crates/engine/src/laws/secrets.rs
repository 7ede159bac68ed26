//! What a seat does not know changes nothing that it sees.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::begin;
use crate::{Actor, Game, Seat, Table, Turn, Viewer};

/// Two positions that a seat cannot tell apart must look and behave the same to it.
///
/// The second position is not made by `determinize`, which is on trial here: the same game is
/// played once more, with other outcomes of chance and other decisions of the others wherever
/// the seat's view stays the same. Returns how many pairs of really different positions were
/// compared: 0 when a game hides nothing, and a test of a game that hides something asserts more.
/// With several versions of the rules a game is played by each.
pub fn check_non_interference<G: Game>(setup: &G::Setup, seed: u64) -> usize {
    (1..=G::RULES_VERSION)
        .map(|rules| {
            let context = format!("{}/{rules} {setup}, seed {seed}", G::NAME);
            play_twins(begin::<G>(setup, rules), seed, &context)
        })
        .sum()
}

fn play_twins<G: Game>(mut table: Table<G>, seed: u64, context: &str) -> usize {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut twin = table.clone();
    let seat = Seat::new(rng.random_range(0..table.position().n_seats()));
    let mut actions = Vec::new();
    let mut n_different = 0;
    loop {
        let position = table.position();
        compare_twins(position, twin.position(), seat, seed, context);
        n_different += usize::from(position != twin.position());
        let action = match position.turn() {
            Turn::Decision(_) => {
                position.legal_actions(&mut actions);
                actions[rng.random_range(0..actions.len())]
            }
            Turn::Chance => position.sample_chance(&mut rng),
            Turn::Over(_) => return n_different,
        };
        // Writing a record plays the game again, so not at every step.
        if rng.random_range(0..8) == 0 {
            compare_records(&table, &twin, seat, context);
        }
        check_who_sees(position, action, context);
        check_unseen(position, action, seat, context);
        let (next, learnt) = after(position, action, seat);

        let own = position.turn() == Turn::Decision(seat);
        let mut candidates = Vec::new();
        if own {
            candidates.push(action);
        } else {
            twin.position().legal_actions(&mut candidates);
            // From a random place on, so that the twin strays as soon as it can.
            let start = rng.random_range(0..candidates.len());
            candidates.rotate_left(start);
        }
        let counterpart = candidates
            .into_iter()
            .find(|&candidate| after(twin.position(), candidate, seat).1 == learnt);
        match counterpart {
            Some(counterpart) => {
                let other = (twin.position(), counterpart);
                compare_sights((position, action), other, seat, context);
                enter(&mut table, action, context);
                enter(&mut twin, counterpart, context);
            }
            // The end may reveal what was secret; before it a seat's own action may not.
            None if own && next.turn().actor().is_some() => {
                panic!("seat {seat} sees a difference after {action}, {context}")
            }
            // The twin has strayed where this action has no counterpart: follow the first again.
            None => {
                enter(&mut table, action, context);
                twin = table.clone();
            }
        }
    }
}

fn enter<G: Game>(table: &mut Table<G>, action: G::Action, context: &str) {
    let actor = table.position().turn().actor();
    let actor = actor.unwrap_or_else(|| panic!("nobody does {action}, {context}"));
    if let Err(refusal) = table.play(actor, action, &mut ()) {
        panic!("{actor} {action}: {refusal}, {context}");
    }
}

/// All that a seat is told of an action: its view afterwards, and the events.
type Learnt<G> = (<G as Game>::View, Vec<<G as Game>::Event>);

fn after<G: Game>(position: &G, action: G::Action, seat: Seat) -> (G, Learnt<G>) {
    let mut next = position.clone();
    let mut events = Vec::new();
    next.apply(action, &mut events);
    let view = next.view(Viewer::Seat(seat));
    (next, (view, events))
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
    if position.turn() == Turn::Decision(seat) {
        // What a seat imagines it plays by the same rules.
        let (mut own, mut other) = (Vec::new(), Vec::new());
        position.legal_actions(&mut own);
        imagined.legal_actions(&mut other);
        assert_eq!(
            own, other,
            "seat {seat} sees the secret in its list, or imagines another game, {context}"
        );
    }
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

/// A running game reads the same to the seat, and to a spectator.
fn compare_records<G: Game>(table: &Table<G>, twin: &Table<G>, seat: Seat, context: &str) {
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        assert_eq!(
            table.record_for(viewer),
            twin.record_for(viewer),
            "the record for {viewer} tells the secret, {context}"
        );
    }
    if table.position() != twin.position() {
        assert_ne!(table.record(), twin.record(), "the whole record, {context}");
    }
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

/// The referee sees every action, a seat its own and what a spectator sees. Without secrets
/// everybody sees everything, and so the twins never differ.
fn check_who_sees<G: Game>(position: &G, action: G::Action, context: &str) {
    let sees = |viewer| position.sees(viewer, action);
    assert!(
        sees(Viewer::Referee),
        "the referee does not see {action}, {context}"
    );
    assert!(
        G::HAS_SECRETS || sees(Viewer::Spectator),
        "the game has no secrets but hides {action}, {context}"
    );
    for seat in Seat::all(position.n_seats()) {
        if sees(Viewer::Seat(seat)) {
            continue;
        }
        assert_ne!(
            position.turn(),
            Turn::Decision(seat),
            "seat {seat} does not see its own {action}, {context}"
        );
        assert!(
            !sees(Viewer::Spectator),
            "seat {seat} does not see {action} but a spectator does, {context}"
        );
    }
}

/// Whichever action it was that a seat does not see, the seat is told the same.
fn check_unseen<G: Game>(position: &G, action: G::Action, seat: Seat, context: &str) {
    let is_unseen = |action: G::Action| !position.sees(Viewer::Seat(seat), action);
    if !is_unseen(action) {
        return;
    }
    let learnt = |action: G::Action| {
        let (next, learnt) = after(position, action, seat);
        // The end may reveal what was secret.
        next.turn().actor().map(|_| learnt)
    };
    let expected = learnt(action);
    let mut others = Vec::new();
    position.legal_actions(&mut others);
    for other in others.into_iter().filter(|&other| is_unseen(other)) {
        assert_eq!(
            learnt(other),
            expected,
            "seat {seat} learns from an unseen {action} that it was not {other}, {context}"
        );
    }
}

/// What a seat sees happen is the same in both, and what it does not see is seen in neither.
fn compare_sights<G: Game>(
    (position, action): (&G, G::Action),
    (twin, counterpart): (&G, G::Action),
    seat: Seat,
    context: &str,
) {
    let viewer = Viewer::Seat(seat);
    let sees = position.sees(viewer, action);
    assert_eq!(
        sees,
        twin.sees(viewer, counterpart),
        "seat {seat} tells {action} from {counterpart} by what is seen of it, {context}"
    );
    assert!(
        !sees || counterpart == action,
        "seat {seat} sees another action, {action} or {counterpart}, {context}"
    );
}
