//! A player never uses what its seat cannot know.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::for_each_game;
use tessera_search::{Knowledge, Leaf, Objective, Options, Selection};

use crate::scene::{Scene, player, scenes, think};

for_each_game!(test_each, check);

/// From two positions of one information set, every player of the seat decides the same,
/// and a search finds the same numbers.
fn check<G: Knowledge>() {
    let mut n_different = 0;
    for scene in scenes::<G>() {
        for seed in 0..3 {
            let twin = twin(&scene, seed);
            n_different += usize::from(twin.position != scene.position);
            check_searches(&scene, &twin, seed);
            check_players(&scene, &twin, seed);
        }
    }
    assert_eq!(n_different > 0, G::HAS_SECRETS, "really different twins");
}

/// A position that the seat cannot tell from this one; the laws of the engine prove that it
/// cannot.
fn twin<G: Knowledge>(scene: &Scene<G>, seed: u64) -> Scene<G> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    Scene {
        position: scene.position.determinize(scene.seat, &mut rng),
        seat: scene.seat,
        histories: scene.histories.clone(),
    }
}

fn check_searches<G: Knowledge>(scene: &Scene<G>, twin: &Scene<G>, seed: u64) {
    let here = Options {
        leaf: Leaf::Here,
        objective: Objective::Places,
        n_trees: 2,
        ..G::options()
    };
    let quiet = Options {
        leaf: Leaf::Quiet,
        objective: Objective::Places,
        selection: Selection::Uct,
        ..G::options()
    };
    let mixed = Options {
        leaf: Leaf::Mixed,
        objective: Objective::Places,
        rollout_share: 0.5,
        ..G::options()
    };
    for options in [G::options(), here, quiet, mixed, Options::plain()] {
        let found = think(&mut scene.analyst(&options, seed), 150);
        let other = think(&mut twin.analyst(&options, seed), 150);
        assert_eq!(found, other, "{} {options}", G::NAME);
    }
}

fn check_players<G: Knowledge>(scene: &Scene<G>, twin: &Scene<G>, seed: u64) {
    for text in ["random", "greedy", "level1", "level2", "mcts:iterations=60"] {
        let choice = |scene: &Scene<G>| {
            let mut player = player::<G>(text, scene.position.n_seats(), seed);
            let history = scene.histories.of(scene.seat);
            player.choose(&scene.position, scene.seat, history, &())
        };
        assert_eq!(choice(scene), choice(twin), "{} {text}", G::NAME);
    }
}
