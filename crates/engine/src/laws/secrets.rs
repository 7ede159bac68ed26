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
