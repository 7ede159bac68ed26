//! A player never uses what its seat cannot know.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::for_each_game;
use tessera_search::{Knowledge, Leaf, Options, Player, PlayerSpec, Selection};

use crate::scene::{Scene, scenes, think};

for_each_game!(test_each, check);

/// From two positions that a seat cannot tell apart, everybody who plays for it decides the same,
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
        n_trees: 2,
        ..G::options()
    };
    let quiet = Options {
        leaf: Leaf::Quiet,
        selection: Selection::Uct,
        ..G::options()
    };
    let mixed = Options {
        leaf: Leaf::Mixed,
        ..G::options()
    };
    for options in [here, quiet, mixed, Options::plain()] {
        let found = think(&mut scene.analyst(&options, seed), 150);
        let other = think(&mut twin.analyst(&options, seed), 150);
        assert_eq!(found, other, "{} {options}", G::NAME);
    }
}

fn check_players<G: Knowledge>(scene: &Scene<G>, twin: &Scene<G>, seed: u64) {
    for text in ["random", "greedy", "level1", "level2", "mcts:iterations=60"] {
        let spec: PlayerSpec = text.parse().expect(text);
        let choice = |scene: &Scene<G>| {
            let n_seats = scene.position.n_seats();
            let mut player = Player::<G>::new(&spec, n_seats, seed).expect("a player");
            player.choose(&scene.position, scene.seat, scene.histories.of(scene.seat))
        };
        assert_eq!(choice(scene), choice(twin), "{} {text}", G::NAME);
    }
}
