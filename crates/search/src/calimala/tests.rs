//! Terms of positions made by hand, and laws over whole games.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::calimala::material::Tile;
use tessera_engine::calimala::{Action, Calimala, Setup};
use tessera_engine::{Game, Seat, Table, Turn};

use crate::{Evaluation, Knowledge, Linear};

/// Plays these actions, each after its actor, in the city of a first game with the tiles in the
/// order of their list. Barcelona, Troyes and Santa Maria are kept, the Palazzo Vecchio lies open.
fn position(actions: &str) -> Calimala {
    let mut text = String::from("calimala/1 seats=3 layout=first centre=build\n* start0\n");
    for (space, tile) in Tile::ALL.iter().enumerate() {
        text += &format!("* tile{space}:{tile}\n");
    }
    text += "* deal0:barcelona\n* deal0:lisbon\n* deal0:london\n\
             * deal1:troyes\n* deal1:bruges\n* deal1:hamburg\n\
             * deal2:maria\n* deal2:croce\n* deal2:miniato\n* open:palazzo\n\
             0 keep:barcelona\n1 keep:troyes\n2 keep:maria\n\
             2 take:weave\n1 take:brick\n0 take:wood\n";
    let words: Vec<&str> = actions.split_whitespace().collect();
    for pair in words.chunks(2) {
        text += &format!("{} {}\n", pair[0], pair[1]);
    }
    let table = Table::load(&text).unwrap_or_else(|error| panic!("{error}"));
    *table.position()
}

/// Expects the terms of a seat after some actions.
#[track_caller]
fn check(actions: &str, seat: u8, expected: &[(&str, f32)]) {
    let position = position(actions);
    let mut terms = vec![0.0; Calimala::TERMS.len()];
    position.terms(Seat::new(seat), &mut terms);
    for (name, value) in expected {
        let place = Calimala::TERMS.iter().position(|other| other == name);
        let found = terms[place.unwrap_or_else(|| panic!("no term {name}"))];
        assert!((found - value).abs() < 1e-5, "{name} of {seat}: {found}");
    }
}

const FIRST: &str = "0 place:l 0 wood 0 contribute:wood-maria 0 done";

#[test]
fn a_contribution_leads_in_two_tiles_and_a_card() {
    let expected = [
        ("points so far", 0.0),
        ("next tile as it stands", 0.0),
        ("tiles soon to come as they stand", 0.0),
        // Three points each for Santa Maria and for wood.
        ("later tiles as they stand", 0.6),
        ("final scoring cards as they stand", 0.5),
        ("wood", 0.0),
        ("coloured discs left", 11.0 / 3.0),
        ("white discs left", 3.0),
        ("action cards", 0.5),
        // Twice, with two actions each.
        ("activations to come", 0.4),
        ("to put a disc", 0.0),
    ];
    check(FIRST, 0, &expected);
    let others = [
        ("later tiles as they stand", 0.0),
        ("final scoring cards as they stand", 0.0),
        ("activations to come", 0.0),
        ("to put a disc", 1.0),
    ];
    check(FIRST, 1, &others);
}

/// Without seats and artworks in the Palazzo Vecchio equal counts share: two of three points and
/// the two points of the second make two each, and eight points of a card four each.
#[test]
fn equal_counts_share() {
    let actions = format!("{FIRST} 1 place:l 1 wood 1 contribute:wood-maria");
    let shared = [
        ("later tiles as they stand", 0.4),
        ("final scoring cards as they stand", 0.4),
    ];
    check(&actions, 0, &shared);
    check(&actions, 1, &shared);
    // The second disc waits below the new one, whose owner may still play a card.
    check(&actions, 0, &[("actions open now", 1.0)]);
    check(&actions, 1, &[("actions open now", 0.0)]);
    check(&actions, 1, &[("others behind in the order of ties", 0.0)]);
}

#[test]
fn an_artwork_at_the_palazzo_breaks_ties() {
    let actions = format!(
        "{FIRST} 1 place:l 1 wood 1 contribute:wood-maria 1 done 0 wood 0 contribute:wood-croce \
         0 done 2 place:i 2 marble 2 skip:contribute 2 done 0 place:b 0 marble 0 draw:ship \
         * card:artwork 0 play:artwork:palazzo"
    );
    let first = [
        ("others behind in the order of ties", 1.0),
        ("seats and artworks at the Palazzo Vecchio", 1.0 / 3.0),
        // Santa Maria 3, Santa Croce 3, artwork 3, wood 3.
        ("later tiles as they stand", 1.2),
        // Santa Maria 5, Palazzo Vecchio 5.
        ("final scoring cards as they stand", 1.0),
        ("marble", 0.0),
    ];
    check(&actions, 0, &first);
    // Second at Santa Maria and with wood.
    check(&actions, 1, &[("later tiles as they stand", 0.4)]);
    check(&actions, 2, &[("marble", 0.5), ("wood", 0.0)]);
}

/// Calls `each` with the decisions of random games.
fn each_decision(mut each: impl FnMut(&Calimala, &[Action])) {
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    let mut actions = Vec::new();
    for setup in Calimala::setups() {
        for _ in 0..4 {
            let mut position = Calimala::new(&setup, Calimala::RULES_VERSION);
            loop {
                let action = match position.turn() {
                    Turn::Over(_) => break,
                    Turn::Chance => position.sample_chance(&mut rng),
                    Turn::Decision(_) => {
                        position.legal_actions(&mut actions);
                        each(&position, &actions);
                        actions[rng.random_range(0..actions.len())]
                    }
                };
                position.apply(action, &mut ());
            }
        }
    }
}

#[test]
fn terms_and_chances_are_sound() {
    each_decision(|position, actions| {
        let n_seats = position.n_seats();
        let n_terms = Calimala::TERMS.len();
        let mut all = vec![0.0; n_terms * n_seats as usize];
        position.terms_of_all(&mut all);
        for (seat, row) in Seat::all(n_seats).zip(all.chunks_exact(n_terms)) {
            let mut alone = vec![0.0; n_terms];
            position.terms(seat, &mut alone);
            assert_eq!(row, alone);
            assert!(row.iter().all(|term| term.abs() <= 20.0), "{row:?}");
        }
        assert!((0.0..=1.0).contains(&position.progress()));
        let evaluation = Linear::<Calimala>::tuned(n_seats);
        let total: f32 = evaluation.values(position).iter().sum();
        assert!((total - 1.0).abs() < 1e-5);
        let mut priors = Vec::new();
        evaluation.priors(position, actions, &mut priors);
        assert_eq!(priors.len(), actions.len());
        assert!((priors.iter().sum::<f32>() - 1.0).abs() < 1e-4);
    });
}

#[test]
fn judging_allocates_nothing() {
    let evaluations = [3, 4, 5].map(Linear::<Calimala>::tuned);
    let mut priors = Vec::with_capacity(128);
    each_decision(|position, actions| {
        let evaluation = &evaluations[position.n_seats() as usize - 3];
        let counted = allocation_counter::measure(|| {
            evaluation.values(position);
            evaluation.priors(position, actions, &mut priors);
        });
        assert_eq!(counted.count_total, 0);
    });
}

/// Near the end of random games, who is far ahead by what lies there is judged best.
#[test]
fn who_is_far_ahead_is_judged_best() {
    let n_terms = Calimala::TERMS.len();
    let sure: Vec<usize> = (0..n_terms)
        .filter(|&place| SURE.contains(&Calimala::TERMS[place]))
        .collect();
    assert_eq!(sure.len(), SURE.len());
    let mut n = 0;
    each_decision(|position, _| {
        if position.progress() < 0.95 || position.placing().is_none() {
            return;
        }
        let mut terms = vec![0.0; n_terms * position.n_seats() as usize];
        position.terms_of_all(&mut terms);
        let rows = terms.chunks_exact(n_terms);
        let points: Vec<f32> = rows
            .map(|row| sure.iter().map(|&place| 10.0 * row[place]).sum())
            .collect();
        let values = Linear::<Calimala>::tuned(position.n_seats()).values(position);
        for (leader, lead) in points.iter().enumerate() {
            let others = (0..points.len()).filter(|&other| other != leader);
            if others.clone().all(|other| points[other] + 8.0 < *lead) {
                n += 1;
                assert!(others.clone().all(|other| values[other] < values[leader]));
            }
        }
    });
    assert!(n > 0);
}

/// What is on the track, and what would come to it if the game ended now.
const SURE: [&str; 4] = [
    "points so far",
    "tiles soon to come as they stand",
    "later tiles as they stand",
    "final scoring cards as they stand",
];

#[test]
fn an_unknown_setup_has_no_weights() {
    let seats: Vec<u8> = Calimala::WEIGHTS.iter().map(|(seats, _)| *seats).collect();
    let setups: Vec<u8> = Calimala::setups()
        .iter()
        .map(|setup: &Setup| setup.seats)
        .collect();
    assert!(setups.iter().all(|n_seats| seats.contains(n_seats)));
}

/// From the best rollout score to the worst.
#[test]
fn a_rollout_delivers_first() {
    let order = |position: &Calimala, actions: &[&str]| {
        let score = |text: &&str| position.rollout_score(text.parse().expect(text));
        let scores: Vec<i8> = actions.iter().map(score).collect();
        assert!(
            scores.is_sorted_by(|more, less| more > less),
            "{actions:?}: {scores:?}"
        );
    };
    // Two actions that are possible, the same with a white disc, one above another's disc, none.
    let places = ["place:f", "white:f", "place:l", "place:a"];
    order(&position(FIRST), &places);
    // The own disc below acts again.
    let again = format!(
        "{FIRST} 1 place:f 1 wood 1 weave 1 done 2 place:i 2 marble 2 contribute:marble-maria 2 done"
    );
    order(&position(&again), &["place:l", "place:b"]);
    let deeds = [
        "ship:bll",
        "ship:bl",
        "contribute:wood-maria",
        "build:ship",
        "wood",
        "done",
        "skip:wood",
    ];
    order(&position(FIRST), &deeds);
}
