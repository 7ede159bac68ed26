//! A whole turn of every game as a screen reader speaks it, in all languages: what the first page
//! says, what is asked, what is answered, what is announced. Nothing else reaches a person who does
//! not see, so the files in `data/spoken` are to be read as if one had only them.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Actor, Seat, Table, Turn, Viewer};
use tessera_render::{Choices, Language, Line, Scene, Show, Then, Words, hint_text, scenes};

use crate::golden;
use crate::stage::{page, pov, region, sitters};

/// The person who listens.
const LISTENER: Seat = Seat::new(0);
/// The turn of the listener that is told: boards and hands have filled by then.
const TURN: usize = 7;

fn check<G: Show>() {
    for language in Language::ALL {
        let text = transcript::<G>(Words::of(language));
        golden::check(&format!("spoken/{}.{language}.txt", G::NAME), &text);
    }
}

/// The game goes the same way in all languages.
fn transcript<G: Show>(words: &Words) -> String {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let mut table = Table::<G>::new(G::setups().remove(0));
    let mut out = String::new();
    let mut n_turns = 0;
    let mut was_mine = false;
    loop {
        let turn = table.position().turn();
        let is_mine = turn == Turn::Decision(LISTENER);
        if is_mine && !was_mine {
            n_turns += 1;
            if n_turns == TURN {
                begin(&mut out, words, &table);
            }
        }
        if n_turns > TURN {
            out.push_str(&format!("* {}\n", words.say("table-your-turn")));
            return out;
        }
        let is_heard = n_turns == TURN;
        let action = match turn {
            Turn::Over(_) => return out,
            Turn::Chance => None,
            Turn::Decision(_) => {
                let mut actions = Vec::new();
                table.position().legal_actions(&mut actions);
                Some(actions[rng.random_range(0..actions.len())])
            }
        };
        if let Some(action) = action.filter(|_| is_heard && is_mine) {
            ask(&mut out, words, &table, &action.to_string());
        }
        let lines = step(words, &mut table, &mut rng, action);
        if is_heard {
            announce(&mut out, words, &lines, table.position().n_seats());
        }
        was_mine = match turn {
            Turn::Chance => was_mine,
            _ => is_mine,
        };
    }
}

/// What is found on the page: status, the board in words.
fn begin<G: Show>(out: &mut String, words: &Words, table: &Table<G>) {
    let game = words.say(&format!("{}-name", G::NAME));
    let page = page::<G>(words, table, Viewer::Seat(LISTENER), &[], &[], &[]);
    out.push_str(&format!("# {game}\n"));
    for id in ["status", "spoken"] {
        out.push_str(&heard(&region(&page, id)));
    }
}

/// Every step on the way to an action: a hint that says it, the question, the answers in the order of Tab, the answer.
fn ask<G: Show>(out: &mut String, words: &Words, table: &Table<G>, action: &str) {
    let page = page::<G>(words, table, Viewer::Seat(LISTENER), &[], &[], &[]);
    let choices = page.choices.expect("a question");
    let path = choices.path_to(action).expect("a path");
    out.push_str(&format!("\n! {}\n", hint_text(words, &path)));
    let mut step: &Choices = &choices;
    for answer in path {
        out.push_str(&format!("\n? {}\n", step.prompt));
        for choice in &step.spots {
            out.push_str(&format!("  [{}]\n", choice.label));
        }
        out.push_str(&format!("> {}\n", answer.label));
        if let Some(why) = &answer.why {
            out.push_str(&format!("  {why}\n"));
        }
        match &answer.then {
            Then::Ask(next) => step = next,
            Then::Act { confirm, .. } => out.push_str(&format!("> {confirm}\n")),
        }
    }
}

/// One entry, and the lines that the listener hears of it.
fn step<G: Show>(
    words: &Words,
    table: &mut Table<G>,
    rng: &mut Pcg64Mcg,
    action: Option<G::Action>,
) -> Vec<Line> {
    let before = table.position().clone();
    let mut events = Vec::new();
    let (actor, action) = match (before.turn(), action) {
        (Turn::Decision(seat), Some(action)) => {
            let actor = Actor::Seat(seat);
            table.play(actor, action, &mut events).expect("legal");
            (actor, action)
        }
        _ => {
            let action = table.chance(rng, &mut events).expect("chance");
            (Actor::Chance, action)
        }
    };
    let viewer = Viewer::Seat(LISTENER);
    let view = before.view(viewer);
    let sitters = sitters(before.n_seats());
    let pov = pov::<G>(words, &view, viewer, &sitters, None, &[]);
    let seen = before.sees(viewer, action).then_some(action);
    let after = table.position().view(viewer);
    let scenes: Vec<Scene> = scenes(&pov, &after, actor, seen, &events);
    let lines = scenes.into_iter().filter_map(|scene| scene.line);
    // What a person did is not told to them, what came of it is.
    lines
        .filter(|line| line.seat != Some(LISTENER) || line.points.is_some())
        .collect()
}

fn announce(out: &mut String, words: &Words, lines: &[Line], n_seats: u8) {
    for line in lines {
        let text = line.spoken(words, &sitters(n_seats));
        out.push_str(&format!("* {text}\n"));
    }
}

/// The text of an element as a screen reader takes it: headings and items on lines of their own.
fn heard(html: &str) -> String {
    let mut out = String::new();
    for part in html.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("a whole tag");
        let name = tag.split(' ').next().unwrap_or_default();
        match name {
            "h2" => out.push_str("\n## "),
            "h3" => out.push_str("\n### "),
            "li" => out.push_str("- "),
            "/h2" | "/h3" | "/li" | "/p" | "/span" => out.push('\n'),
            _ => {}
        }
        out.push_str(text.trim());
    }
    let lines: Vec<&str> = out.lines().collect();
    let text = lines
        .join("\n")
        .replace("&amp;", "&")
        .replace("\n\n\n", "\n\n");
    format!("{}\n", text.trim_end())
}

macro_rules! transcripts {
    ([$($Position:ident in $module:ident),+ $(,)?]) => {
        $(#[test]
        fn $module() {
            check::<tessera_engine::$module::$Position>();
        })+
    };
}

tessera_engine::for_each_game!(transcripts);
