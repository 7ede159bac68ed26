//! What every game's drawings keep, over whole random games.

use anstream::adapter::strip_str;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use tessera_engine::{Seat, Turn, Viewer};

use super::{MAX_COLUMNS, Menu, Terminal, visible_width};

/// Nothing is too wide, and every action has its number in the menu, in games of every setup.
pub(super) fn check_drawings<G: Terminal>() {
    for setup in G::setups() {
        for seed in 0..5 {
            check_game(G::new(&setup, G::RULES_VERSION), seed, |_, _| {});
        }
    }
}

/// The same for one game. `also` looks at what only one game can tell of view and drawing.
pub(super) fn check_game<G: Terminal>(mut position: G, seed: u64, also: impl Fn(&G::View, &str)) {
    let mut rng = Pcg64::seed_from_u64(seed);
    let mut actions = Vec::new();
    let mut events = Vec::new();
    let you = Some(Seat::new(1));
    loop {
        let view = position.view(Viewer::Referee);
        let drawing = G::draw(&view, you);
        let mut lines: Vec<String> = drawing.lines().map(str::to_owned).collect();
        lines.extend(G::tell(&events, you));
        also(&view, &drawing);
        // Several turns are told together when others play, so events pile up for a while.
        if events.len() > 40 {
            events.clear();
        }
        position.legal_actions(&mut actions);
        let action = match position.turn() {
            Turn::Over(_) => return,
            Turn::Chance => position.sample_chance(&mut rng),
            Turn::Decision(_) => {
                let menu = G::menu(&view, &actions);
                check_choices(&menu, actions.len());
                lines.extend(menu.lines());
                actions[rng.random_range(0..actions.len())]
            }
        };
        for line in lines {
            let width = visible_width(&line);
            assert!(
                width <= MAX_COLUMNS,
                "{width} columns: {}",
                strip_str(&line)
            );
        }
        position.apply(action, &mut events);
    }
}

/// Every action stands in the menu once.
fn check_choices(menu: &Menu, n_actions: usize) {
    let rows = menu.rows.iter();
    let choices = rows.flat_map(|row| row.choices.iter().flatten().copied());
    let mut choices: Vec<usize> = choices.collect();
    choices.sort_unstable();
    assert_eq!(choices, (0..n_actions).collect::<Vec<_>>());
    let is_full = |n_choices: usize| n_choices == menu.columns.len();
    assert!(menu.rows.iter().all(|row| is_full(row.choices.len())));
}
