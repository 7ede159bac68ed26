//! Shows whole random games to every seat and to a spectator.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Actor, Outcome, Seat, Table, Turn, Viewer};
use tessera_render::{
    Choices, End, Frame, Hints, Language, Line, Pov, Scene, ScoreSheet, Show, Sitter, TablePov,
    Travel, Undo, Wait, Words, scenes,
};

/// Who plays.
pub(crate) const NAMES: [&str; 5] = ["Ana", "Béla", "Chloé", "Dieter", "Emese"];

/// One moment of a game as one viewer sees it.
pub(crate) struct Moment<'a, G: Show> {
    pub(crate) view: &'a G::View,
    pub(crate) actions: &'a [G::Action],
    pub(crate) choices: Option<&'a Choices>,
    /// All regions one after another.
    pub(crate) html: &'a str,
    /// The page before the last entry.
    pub(crate) html_before: &'a str,
    /// What was told about the last entry.
    pub(crate) lines: &'a [Line],
    pub(crate) travels: &'a [Travel],
    /// The same, put together.
    pub(crate) scenes: &'a [Scene],
    pub(crate) events: &'a [G::Event],
    /// What the viewer knew before the entry.
    pub(crate) before: &'a G::View,
    pub(crate) words: &'a Words,
    pub(crate) sitters: &'a [Sitter],
}

/// Plays a random game with everything shown; calls `check` after every entry for every viewer.
/// Returns all events and the outcome.
pub(crate) fn play<G: Show>(
    setup: &G::Setup,
    seed: u64,
    mut check: impl FnMut(&Moment<'_, G>),
) -> (Vec<G::Event>, Outcome) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut table = Table::<G>::new(setup.clone());
    let n_seats = table.position().n_seats();
    let viewers: Vec<Viewer> = Seat::all(n_seats)
        .map(Viewer::Seat)
        .chain([Viewer::Spectator])
        .collect();
    let mut pages = vec![String::new(); viewers.len()];
    let mut told: Vec<Vec<Line>> = vec![Vec::new(); viewers.len()];
    let mut all_events = Vec::new();
    loop {
        let before = table.position().clone();
        let mut events = Vec::new();
        let (actor, action) = match before.turn() {
            Turn::Over(outcome) => return (all_events, outcome),
            Turn::Chance => (
                Actor::Chance,
                table.chance(&mut rng, &mut events).expect("chance"),
            ),
            Turn::Decision(seat) => {
                let mut actions = Vec::new();
                before.legal_actions(&mut actions);
                let action = actions[rng.random_range(0..actions.len())];
                table
                    .play(Actor::Seat(seat), action, &mut events)
                    .expect("legal");
                (Actor::Seat(seat), action)
            }
        };
        all_events.extend_from_slice(&events);
        for (place, &viewer) in viewers.iter().enumerate() {
            let before_view = before.view(viewer);
            let seen = before.sees(viewer, action).then_some(action);
            let sitters = sitters(n_seats);
            let words = Words::of(language(table.seq(), place));
            let pov = pov::<G>(words, &before_view, viewer, &sitters, None, &[]);
            let scenes = scenes(&pov, &table.position().view(viewer), actor, seen, &events);
            let lines: Vec<Line> = scenes
                .iter()
                .filter_map(|scene| scene.line.clone())
                .collect();
            let travels: Vec<Travel> = scenes.iter().flat_map(Scene::travels).cloned().collect();
            told[place].extend_from_slice(&lines);
            let page = page::<G>(words, &table, viewer, &told[place], &travels, &all_events);
            check(&Moment {
                view: &page.view,
                actions: &page.actions,
                choices: page.choices.as_ref(),
                html: &page.html,
                html_before: &pages[place],
                lines: &lines,
                travels: &travels,
                scenes: &scenes,
                events: &events,
                before: &before_view,
                words,
                sitters: &sitters,
            });
            pages[place] = page.html;
        }
    }
}

struct Page<G: Show> {
    view: G::View,
    actions: Vec<G::Action>,
    choices: Option<Choices>,
    html: String,
}

fn page<G: Show>(
    words: &Words,
    table: &Table<G>,
    viewer: Viewer,
    lines: &[Line],
    travels: &[Travel],
    events: &[G::Event],
) -> Page<G> {
    let position = table.position();
    let view = position.view(viewer);
    let sitters = sitters(position.n_seats());
    let mut actions = Vec::new();
    let choices = match position.turn() {
        Turn::Decision(seat) if viewer == Viewer::Seat(seat) => {
            position.legal_actions(&mut actions);
            let pov = pov::<G>(words, &view, viewer, &sitters, None, &[]);
            Some(G::choices(&pov, &actions))
        }
        _ => None,
    };
    let last: Vec<String> = travels.iter().map(|travel| travel.to.clone()).collect();
    let sheet = match position.turn() {
        Turn::Over(outcome) => Some(ScoreSheet::new::<G>(
            events,
            outcome.scores(),
            outcome.ranks(),
        )),
        _ => None,
    };
    let course = [vec![0; sitters.len()], vec![7; sitters.len()]];
    let end = End {
        id: "k7wm2xq4hp",
        level: Some(3),
        n_defeats: 1,
        resigned: &[],
        course: &course,
    };
    let table = TablePov {
        pov: pov::<G>(words, &view, viewer, &sitters, choices.as_ref(), &last),
        seq: table.seq(),
        wait: match position.turn() {
            Turn::Decision(seat) if viewer == Viewer::Seat(seat) => Wait::Mine,
            Turn::Decision(seat) => Wait::Person(seat),
            Turn::Chance => Wait::Person(Seat::new(0)),
            Turn::Over(_) => Wait::Over,
        },
        undo: Undo::Free,
        hints: Hints::Free,
        lines,
        recap: &[],
        chat: &[],
        sheet: sheet.as_ref(),
        end: Some(&end),
        ask: None,
        next: None,
        clocks: &[],
    };
    let frame = Frame::new(&table, Vec::new(), Vec::new());
    let html = frame.regions.iter().map(|region| region.html.as_str());
    Page {
        html: html.collect(),
        view,
        actions,
        choices,
    }
}

/// Every viewer of a game sees it in all languages, in turn.
fn language(seq: usize, place: usize) -> Language {
    Language::ALL[(seq + seq / 5 + place) % Language::ALL.len()]
}

fn pov<'a, G: Show>(
    words: &'a Words,
    view: &'a G::View,
    viewer: Viewer,
    sitters: &'a [Sitter],
    choices: Option<&'a Choices>,
    last: &'a [String],
) -> Pov<'a, G> {
    Pov {
        view,
        words,
        sitters,
        hero: match viewer {
            Viewer::Seat(seat) => seat,
            _ => Seat::new(0),
        },
        is_own: matches!(viewer, Viewer::Seat(_)),
        choices,
        last,
    }
}

fn sitters(n_seats: u8) -> Vec<Sitter> {
    let sitter = |name: &&str| Sitter {
        name: (*name).to_owned(),
        level: None,
        is_here: true,
        ..Sitter::default()
    };
    NAMES[..n_seats as usize].iter().map(sitter).collect()
}
