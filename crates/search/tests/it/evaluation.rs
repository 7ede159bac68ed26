//! What every evaluation owes the search.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Game, GameName, with_game};
use tessera_search::{Evaluation, Knowledge, Learned, Linear, Values, Wanted};

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
        with_game!(game, G => {
            for setup in G::setups() {
                let _ = Learned::<G>::tuned(G::new(&setup, G::RULES_VERSION).n_seats());
            }
        });
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
    let mut values = Values::default();
    // What stood there before does not matter.
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
