//! What every evaluation owes the search.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::{GameName, MAX_SEATS, with_game};
use tessera_search::{Evaluation, Knowledge, Learned, Linear, Net, Values, Wanted, Weights};

use crate::scene::scenes;

#[test]
fn one_question_is_answered_as_two() {
    for game in GameName::ALL {
        with_game!(game, G => check::<G>());
    }
}

#[test]
fn every_number_of_seats_has_its_weights() {
    for game in GameName::ALL {
        with_game!(game, G => check_texts::<G>());
    }
}

/// Texts for the numbers of seats that a game has and for no other, each its own: a text that
/// stands for two numbers was copied and never taught.
fn check_texts<G: Knowledge>() {
    let setups = G::setups().into_iter();
    let numbers = setups.map(|setup| G::new(&setup, G::RULES_VERSION).n_seats());
    let numbers: BTreeSet<u8> = numbers.collect();
    let weighed: Vec<u8> = G::WEIGHTS.iter().map(|(n_seats, _)| *n_seats).collect();
    assert_eq!(weighed, Vec::from_iter(numbers.clone()), "{}", G::NAME);
    for (n_seats, _) in G::NETS {
        assert!(numbers.contains(n_seats), "{}: {n_seats}", G::NAME);
        assert!(Net::tuned::<G>(*n_seats).is_some());
    }
    for texts in [G::WEIGHTS, G::NETS] {
        let different: BTreeSet<&str> = texts.iter().map(|(_, text)| *text).collect();
        assert_eq!(different.len(), texts.len(), "{}", G::NAME);
    }
    let nothing = Weights::zero(G::TERMS.len(), G::ACTION_TERMS.len());
    for n_seats in numbers {
        let weights = Weights::tuned::<G>(n_seats).expect(G::NAME);
        assert_ne!(*weights, nothing, "{}: {n_seats}", G::NAME);
    }
}

/// Values and priors are the same together and alone, to the bit, and nothing is allocated.
fn check<G: Knowledge>() {
    for scene in scenes::<G>() {
        let n_seats = scene.position.n_seats();
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let position = scene.position.determinize(scene.seat, &mut rng);
        let actions = scene.legal_actions();
        check_position(&Linear::tuned(n_seats), &position, &actions);
        check_position(&Learned::tuned(n_seats), &position, &actions);
    }
}

fn check_position<G: Knowledge>(
    evaluation: &impl Evaluation<G>,
    position: &G,
    actions: &[G::Action],
) {
    let mut alone = Vec::new();
    evaluation.priors(position, actions, &mut alone);
    // What stood there before does not matter.
    let mut values: Values = [7.0; MAX_SEATS];
    let mut priors = vec![7.0; actions.len()];
    let wanted = Wanted {
        values: Some(&mut values),
        priors: Some((actions, &mut priors)),
    };
    let ask = || evaluation.evaluate(position, wanted);
    assert_eq!(allocation_counter::measure(ask).count_total, 0);
    assert_eq!(values, evaluation.values(position), "{}", G::NAME);
    assert_eq!(priors, alone, "{}", G::NAME);
    let sum: f32 = values.iter().sum();
    assert!((sum - 1.0).abs() < 1e-4, "values add up to {sum}");
    let sum: f32 = priors.iter().sum();
    assert!((sum - 1.0).abs() < 1e-4, "priors add up to {sum}");
}
