//! How long the parts of the contract take, for every game at its fewest seats.
//! Run with `cargo bench -p tessera-engine`.

use divan::{AllocProfiler, Bencher, black_box};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Game, Seat, Turn, Viewer, for_each_game, playout};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// Benches a function for every game, under its name.
macro_rules! bench_each {
    ([$($Position:ident in $module:ident),+ $(,)?] $bench:ident) => {
        #[divan::bench(name = stringify!($bench), types = [$(tessera_engine::$module::$Position),+])]
        fn $bench<G: Game>(bencher: Bencher<'_, '_>) {
            super::$bench::<G>(bencher);
        }
    };
}

mod benches {
    use super::{Bencher, Game, for_each_game};

    for_each_game!(bench_each, legal_actions);
    for_each_game!(bench_each, apply);
    for_each_game!(bench_each, view);
    for_each_game!(bench_each, whole_playout);
}

/// Decisions of random games, each with one of its legal actions: the mix that a search meets.
fn decisions<G: Game>() -> Vec<(G, G::Action)> {
    let setup = &G::setups()[0];
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut actions = Vec::new();
    let mut decisions = Vec::new();
    for _ in 0..10 {
        let mut position = G::new(setup, G::RULES_VERSION);
        loop {
            let action = match position.turn() {
                Turn::Over(_) => break,
                Turn::Chance => position.sample_chance(&mut rng),
                Turn::Decision(_) => {
                    position.legal_actions(&mut actions);
                    let action = actions[rng.random_range(0..actions.len())];
                    decisions.push((position.clone(), action));
                    action
                }
            };
            position.apply(action, &mut ());
        }
    }
    decisions
}

fn legal_actions<G: Game>(bencher: Bencher<'_, '_>) {
    let decisions = decisions::<G>();
    let mut next = decisions.iter().cycle();
    let mut actions = Vec::new();
    bencher.bench_local(|| {
        let (position, _) = next.next().expect("a cycle");
        position.legal_actions(&mut actions);
        black_box(actions.len())
    });
}

/// With the copy of the position that a search makes.
fn apply<G: Game>(bencher: Bencher<'_, '_>) {
    let decisions = decisions::<G>();
    let mut next = decisions.iter().cycle();
    bencher.bench_local(|| {
        let (position, action) = next.next().expect("a cycle");
        let mut after = position.clone();
        after.apply(*action, &mut ());
        after
    });
}

fn view<G: Game>(bencher: Bencher<'_, '_>) {
    let decisions = decisions::<G>();
    let mut next = decisions.iter().cycle();
    bencher.bench_local(|| {
        let (position, _) = next.next().expect("a cycle");
        position.view(Viewer::Seat(Seat::new(0)))
    });
}

fn whole_playout<G: Game>(bencher: Bencher<'_, '_>) {
    let start = G::new(&G::setups()[0], G::RULES_VERSION);
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut actions = Vec::new();
    bencher.bench_local(|| playout(&mut start.clone(), &mut rng, &mut actions));
}
