//! Writes the page of a table after some random moves, to be looked at without a server:
//!
//! ```text
//! cargo run -p tessera-render --example preview -- azul "seats=2 wall=coloured" 7 40 OUT_DIR
//! python3 -m http.server --directory OUT_DIR 8000
//! ```
//!
//! Arguments: game, setup, seed, number of entries (a large one for the end), folder. The viewer
//! is the seat to act; a sixth argument `spectator` or a seat number overrides it, a seventh
//! `light` or `dark` sets the colours.

use std::path::Path;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Actor, GameName, Seat, Table, Turn, Viewer, with_game};
use tessera_render::{
    Hints, Language, Pov, ScoreSheet, Shell, Show, Sitter, TablePage, TablePov, Theme, Undo, Wait,
    Words, assets, table_page,
};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, setup, seed, n_entries, folder, rest @ ..] = &args[..] else {
        panic!("preview GAME SETUP SEED ENTRIES FOLDER [VIEWER [THEME]]");
    };
    let name: GameName = game.parse().expect("a game");
    let seed = seed.parse().expect("a seed");
    let n_entries = n_entries.parse().expect("a number of entries");
    let theme = match rest.get(1).map(String::as_str) {
        Some("dark") => Theme::Dark,
        Some("light") => Theme::Light,
        _ => Theme::System,
    };
    let viewer = rest.first().map(String::as_str);
    let html = with_game!(name, G => page::<G>(setup, seed, n_entries, viewer, theme));
    let folder = Path::new(folder);
    std::fs::create_dir_all(folder.join("assets")).expect("a folder");
    std::fs::write(folder.join("index.html"), html).expect("a file");
    for asset in assets::assets() {
        std::fs::write(folder.join("assets").join(asset.name), &asset.content).expect("a file");
    }
}

fn page<G: Show>(
    setup: &str,
    seed: u64,
    n_entries: usize,
    viewer: Option<&str>,
    theme: Theme,
) -> String {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let setup = setup.parse().unwrap_or_else(|error| panic!("{error}"));
    let mut table = Table::<G>::new(setup);
    let mut history = Vec::new();
    while !matches!(table.position().turn(), Turn::Over(_))
        && (table.seq() < n_entries || table.position().turn() == Turn::Chance)
    {
        let before = table.position().clone();
        let mut events = Vec::new();
        let (actor, action) = match before.turn() {
            Turn::Decision(seat) => {
                let mut actions = Vec::new();
                before.legal_actions(&mut actions);
                let action = actions[rng.random_range(0..actions.len())];
                let actor = Actor::Seat(seat);
                table.play(actor, action, &mut events).expect("legal");
                (actor, action)
            }
            _ => (
                Actor::Chance,
                table.chance(&mut rng, &mut events).expect("chance"),
            ),
        };
        history.push((before, actor, action, events));
    }
    let position = table.position();
    let viewer = match (viewer, position.turn()) {
        (Some("spectator"), _) => Viewer::Spectator,
        (Some(seat), _) => Viewer::Seat(Seat::new(seat.parse().expect("a seat"))),
        (None, Turn::Decision(seat)) => Viewer::Seat(seat),
        (None, _) => Viewer::Seat(Seat::new(0)),
    };
    let sitters: Vec<Sitter> = ["Ana", "Clyde", "Niccolò", "Joana", "Márton"]
        .iter()
        .zip([None, Some(4), None, Some(2), None])
        .take(position.n_seats() as usize)
        .map(|(name, level)| Sitter {
            name: (*name).to_owned(),
            level,
            is_here: true,
            ..Sitter::default()
        })
        .collect();
    let words = Words::of(Language::English);
    let view = position.view(viewer);
    let hero = match viewer {
        Viewer::Seat(seat) => seat,
        _ => Seat::new(0),
    };
    let mut lines = Vec::new();
    let mut last = Vec::new();
    for (before, actor, action, events) in &history {
        let before_view = before.view(viewer);
        let seen = before.sees(viewer, *action).then_some(*action);
        let pov = Pov::<G> {
            view: &before_view,
            words,
            sitters: &sitters,
            hero,
            is_own: matches!(viewer, Viewer::Seat(_)),
            choices: None,
            last: &[],
        };
        lines.extend(G::tell(&pov, *actor, seen, events));
        let travels = G::travels(&pov, *actor, seen, events);
        if matches!(actor, Actor::Seat(_)) {
            last = travels.into_iter().map(|travel| travel.to).collect();
        }
    }
    let mut pov = Pov::<G> {
        view: &view,
        words,
        sitters: &sitters,
        hero,
        is_own: matches!(viewer, Viewer::Seat(_)),
        choices: None,
        last: &last,
    };
    let mut sheet = None;
    let (wait, choices) = match position.turn() {
        Turn::Decision(seat) if viewer == Viewer::Seat(seat) => {
            let mut actions = Vec::new();
            position.legal_actions(&mut actions);
            (Wait::Mine, Some(G::choices(&pov, &actions)))
        }
        Turn::Decision(seat) => (Wait::Person(seat), None),
        Turn::Chance => (Wait::Person(Seat::new(0)), None),
        Turn::Over(outcome) => {
            let events = history.iter().flat_map(|(_, _, _, events)| events);
            sheet = Some(ScoreSheet::new::<G>(
                events,
                outcome.scores(),
                outcome.ranks(),
            ));
            (Wait::Over, None)
        }
    };
    pov.choices = choices.as_ref();
    let table = TablePov {
        pov,
        seq: table.seq(),
        wait,
        undo: Undo::Free,
        hints: Hints::Free,
        lines: &lines,
        recap: &[],
        chat: &[],
        sheet: sheet.as_ref(),
        end: None,
        ask: None,
        next: None,
        clocks: &[],
    };
    let page = TablePage {
        shell: Shell {
            words,
            theme,
            title: "",
            class: "",
            styles: &[],
            scripts: &[],
            path: "/",
            back: "/",
            has_letters: false,
            base: "",
            preview: None,
        },
        id: "preview",
        confirm: "smart",
        has_sound: false,
        has_motion: true,
        hash: "0123456789abcdef",
        own_seats: &[],
        leavers: &[],
        may_leave: false,
        help: maud::html! {},
    };
    table_page(&page, &table).into_string()
}
