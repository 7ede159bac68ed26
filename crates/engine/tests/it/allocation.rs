//! A playout allocates nothing once its scratch space has grown.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Game, Seat, for_each_game, playout};

for_each_game!(test_each, check);

fn check<G: Game>() {
    for setup in G::setups() {
        let start = G::new(&setup, G::RULES_VERSION);
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let mut actions = Vec::new();
        playout(&mut start.clone(), &mut rng, &mut actions);
        let counted = allocation_counter::measure(|| {
            for _ in 0..200 {
                let mut imagined = start.determinize(Seat::new(0), &mut rng);
                playout(&mut imagined, &mut rng, &mut actions);
            }
        });
        assert_eq!(counted.count_total, 0, "{} {setup}", G::NAME);
    }
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1])));
    assert_eq!(counted.count_total, 1);
}
