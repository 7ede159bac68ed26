//! How long it takes to show a table to the seat whose turn it is, with all its choices, and to
//! everybody as a picture.

use divan::Bencher;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Seat, Turn, Viewer, for_each_game, playout};
use tessera_render::{
    Frame, Hints, Language, Pov, Show, Sitter, TablePov, Undo, Wait, Words, picture,
};

fn main() {
    divan::main();
}

/// Benches a function for every game, under its name.
macro_rules! bench_each {
    ([$($Position:ident in $module:ident),+ $(,)?] $bench:ident) => {
        #[divan::bench(name = stringify!($bench), types = [$(tessera_engine::$module::$Position),+])]
        fn $bench<G: Show>(bencher: Bencher<'_, '_>) {
            super::$bench::<G>(bencher);
        }
    };
}

mod benches {
    use super::{Bencher, Show, for_each_game};

    for_each_game!(bench_each, frame);
    for_each_game!(bench_each, png);
}

fn frame<G: Show>(bencher: Bencher<'_, '_>) {
    let (position, seat) = middle::<G>();
    let sitters: Vec<Sitter> = (0..position.n_seats())
        .map(|number| Sitter {
            name: format!("Person {number}"),
            level: None,
            is_here: true,
            ..Sitter::default()
        })
        .collect();
    bencher.bench(|| {
        let view = position.view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        let mut pov = Pov::<G> {
            view: &view,
            words: Words::of(Language::English),
            sitters: &sitters,
            hero: seat,
            is_own: true,
            choices: None,
            last: &[],
        };
        let choices = G::choices(&pov, &actions);
        pov.choices = Some(&choices);
        let table = TablePov {
            pov,
            seq: 0,
            wait: Wait::Mine,
            undo: Undo::Free,
            hints: Hints::Free,
            lines: &[],
            recap: &[],
            chat: &[],
            sheet: None,
            end: None,
            ask: None,
            next: None,
            clocks: &[],
        };
        Frame::new(&table, Vec::new(), Vec::new())
    });
}

/// The end of a game of as many as can play: the fullest picture.
fn png<G: Show>(bencher: Bencher<'_, '_>) {
    let position = end::<G>();
    let view = position.view(Viewer::Spectator);
    bencher.bench(|| {
        let svg = picture::picture::<G>(&view, position.turn(), position.n_seats());
        picture::png(&svg)
    });
}

fn end<G: Show>() -> G {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let setups = G::setups()
        .into_iter()
        .map(|setup| G::new(&setup, G::RULES_VERSION));
    let mut position = setups.max_by_key(G::n_seats).expect("a setup");
    playout(&mut position, &mut rng, &mut Vec::new());
    position
}

/// A decision with many actions: the longest list of the first hundred decisions.
fn middle<G: Show>() -> (G, Seat) {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut position = G::new(&G::setups()[0], G::RULES_VERSION);
    let mut actions = Vec::new();
    let mut best = None;
    let mut most = 0;
    for _ in 0..200 {
        match position.turn() {
            Turn::Over(_) => break,
            Turn::Chance => position.apply(position.sample_chance(&mut rng), &mut ()),
            Turn::Decision(seat) => {
                position.legal_actions(&mut actions);
                if actions.len() > most {
                    most = actions.len();
                    best = Some((position.clone(), seat));
                }
                position.apply(actions[rng.random_range(0..actions.len())], &mut ());
            }
        }
    }
    best.expect("a decision")
}
