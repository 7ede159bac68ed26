//! What a seat does not know changes nothing that it sees.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::{Actor, Game, Seat, Turn, Viewer};

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
        check_who_sees(&position, action, &context);
        check_unseen(&position, action, seat, &context);
        let before = position.clone();
        let mut events = Vec::new();
        position.apply(action, &mut events);
        let learnt = (position.view(Viewer::Seat(seat)), events);

        let own = before.turn().actor() == Some(Actor::Seat(seat));
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
            let (next, told) = after(&twin, candidate, seat);
            (told == learnt).then_some((candidate, next))
        });
        twin = match found {
            Some((counterpart, next)) => {
                compare_sights((&before, action), (&twin, counterpart), seat, &context);
                next
            }
            // The end may reveal what was secret; before it a seat's own action may not.
            None if own && position.turn().actor().is_some() => {
                panic!("seat {seat} sees a difference after {action}, {context}")
            }
            // The twin has strayed where this action has no counterpart: follow the first again.
            None => position.clone(),
        };
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
