//! How long the parts of the contract take, for every game at its fewest seats.
//! Run with `cargo bench -p tessera-engine`.

use divan::{AllocProfiler, Bencher, black_box};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::azul::Azul;
use tessera_engine::calcada::Calcada;
use tessera_engine::calimala::Calimala;
use tessera_engine::piazza::Piazza;
use tessera_engine::{Game, Seat, Turn, Viewer, playout};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
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

#[divan::bench(types = [Azul, Calcada, Piazza, Calimala])]
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
#[divan::bench(types = [Azul, Calcada, Piazza, Calimala])]
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

#[divan::bench(types = [Azul, Calcada, Piazza, Calimala])]
fn view<G: Game>(bencher: Bencher<'_, '_>) {
    let decisions = decisions::<G>();
    let mut next = decisions.iter().cycle();
    bencher.bench_local(|| {
        let (position, _) = next.next().expect("a cycle");
        position.view(Viewer::Seat(Seat::new(0)))
    });
}

#[divan::bench(types = [Azul, Calcada, Piazza, Calimala])]
fn whole_playout<G: Game>(bencher: Bencher<'_, '_>) {
    let start = G::new(&G::setups()[0], G::RULES_VERSION);
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut actions = Vec::new();
    bencher.bench_local(|| playout(&mut start.clone(), &mut rng, &mut actions));
}
