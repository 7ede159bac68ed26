//! What every game's drawings keep, over whole random games.

use anstream::adapter::strip_str;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use tessera_engine::{Actor, Seat, Turn, Viewer};
use tessera_render::{Choices, Language};

use super::{MAX_COLUMNS, Menu, Terminal, visible_width};
use crate::scene::Scene;

/// Nothing is too wide, and every action has its number in the menu, in games of every setup and
/// in every language.
fn check_drawings<G: Terminal>() {
    for setup in G::setups() {
        for language in Language::ALL {
            for seed in 0..2 {
                let position = G::new(&setup, G::RULES_VERSION);
                check_game(position, seed, language, |_, _| {});
            }
        }
    }
}

macro_rules! test_each {
    ([$($Position:ident in $module:ident),+ $(,)?]) => {
        $(#[test]
        fn $module() {
            check_drawings::<tessera_engine::$module::$Position>();
        })+
    };
}

tessera_engine::for_each_game!(test_each);

/// The same for one game. `also` looks at what only one game can tell of view and drawing.
pub(super) fn check_game<G: Terminal>(
    mut position: G,
    seed: u64,
    language: Language,
    also: impl Fn(&G::View, &str),
) {
    let mut rng = Pcg64::seed_from_u64(seed);
    let mut actions = Vec::new();
    let scene = Scene::of_record(language, position.n_seats());
    loop {
        let view = position.view(Viewer::Referee);
        let drawing = G::draw(&scene.pov(&view, Viewer::Referee, None));
        let mut lines: Vec<String> = drawing.lines().map(str::to_owned).collect();
        also(&view, &drawing);
        position.legal_actions(&mut actions);
        let action = match position.turn() {
            Turn::Over(_) => return,
            Turn::Chance => position.sample_chance(&mut rng),
            Turn::Decision(seat) => {
                let (menu, choices) = menu_of(&scene, &position, seat, &actions);
                check_choices(&menu, actions.len());
                check_text(&choices.prompt);
                lines.extend(menu.lines());
                actions[rng.random_range(0..actions.len())]
            }
        };
        for line in lines {
            let width = visible_width(&line);
            let text = strip_str(&line).to_string();
            assert!(width <= MAX_COLUMNS, "{width} columns: {text}");
            check_text(&text);
        }
        let before = position.clone();
        let actor = position.turn().actor().unwrap_or(Actor::Chance);
        let mut events = Vec::new();
        position.apply(action, &mut events);
        for line in scene.tell(&before, Viewer::Referee, actor, action, &events) {
            check_text(&line);
        }
    }
}

fn menu_of<G: Terminal>(
    scene: &Scene,
    position: &G,
    seat: Seat,
    actions: &[G::Action],
) -> (Menu, Choices) {
    let viewer = Viewer::Seat(seat);
    let view = position.view(viewer);
    let choices = G::choices(&scene.pov(&view, viewer, None), actions);
    let menu = G::menu(&scene.pov(&view, viewer, Some(&choices)), actions);
    (menu, choices)
}

/// No message is missing and none is broken: its id or a brace would be left.
fn check_text(text: &str) {
    let ids = [
        "terminal-",
        "table-",
        "site-",
        "azul-",
        "calcada-",
        "piazza-",
        "calimala-",
    ];
    assert!(!ids.iter().any(|id| text.contains(id)), "{text}");
    assert!(!text.contains(['{', '}']), "{text}");
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
