//! Calimala in a terminal: the city and the council, then a line for every seat in two tables.

mod boards;
mod city;

use anstyle::{AnsiColor, Style};
use tessera_engine::Seat;
use tessera_engine::calimala::material::{Act, Cards};
use tessera_engine::calimala::{Action, ActivationView, Calimala, Deed, PhaseView, Street};
use tessera_render::{Pov, Then, Words, say};

use super::{BOLD, DIM, Menu, MenuRow, Terminal, paint, title};

impl Terminal for Calimala {
    const NOTATION: &'static [(&'static str, &'static str)] = &[
        ("place:a, white:a", "calimala-terminal-place"),
        ("wood, weave, build:ship", "calimala-terminal-do"),
        ("build:house-troyes", "calimala-terminal-do-where"),
        ("ship:bll, transport:th", "calimala-terminal-send"),
        ("play:wood", "calimala-terminal-play"),
        ("draw:ship", "calimala-terminal-draw"),
        ("skip:ship", "calimala-terminal-skip"),
        ("done", "calimala-terminal-done"),
        ("promote:a0", "calimala-terminal-promote"),
        ("keep:lisbon", "calimala-terminal-keep"),
        ("take:wood", "calimala-terminal-start"),
    ];
    const TIE_BREAK: Option<&'static str> = Some("calimala-terminal-tie");

    fn draw(pov: &Pov<'_, Calimala>) -> String {
        let parts = [
            vec![title(pov, Some(now(pov)))],
            city::city(pov),
            city::council(pov),
            boards::boards(pov),
            boards::main_board(pov),
            boards::cards(pov),
        ];
        parts.map(|lines| lines.join("\n")).join("\n\n")
    }

    fn menu(pov: &Pov<'_, Calimala>, actions: &[Action]) -> Menu {
        match pov.view.phase {
            PhaseView::Place { .. } => places_menu(pov, actions),
            PhaseView::Act(_) => deeds_menu(pov, actions),
            _ => plain_menu(pov, actions),
        }
    }
}

/// A row for each kind of disc, a column for each street.
fn places_menu(pov: &Pov<'_, Calimala>, actions: &[Action]) -> Menu {
    let row = |(heading, white): (&str, bool)| {
        let place = |street| {
            let place = Action::Place { white, street };
            actions.iter().position(|action| *action == place)
        };
        MenuRow {
            heading: paint(BOLD, heading),
            choices: Street::all().map(place).collect(),
        }
    };
    Menu {
        corner: pov.words.say("calimala-terminal-street"),
        columns: Street::all().map(|street| street.to_string()).collect(),
        rows: [("place:", false), ("white:", true)]
            .into_iter()
            .map(row)
            .collect(),
    }
}

/// A row for each way to carry out an action, by the street or by a card, then one for each action
/// that may be left out. What stands above a column is typed before what stands in the row.
fn deeds_menu(pov: &Pov<'_, Calimala>, actions: &[Action]) -> Menu {
    let find = |wanted: Action| actions.iter().position(|action| *action == wanted);
    let mut rows = Vec::new();
    for deed in Deed::all() {
        let [done, played] = [Action::Do(deed), Action::Play(deed)].map(find);
        push_row(
            pov,
            actions,
            [done, played, None, None],
            &deed.to_string(),
            &mut rows,
        );
    }
    for act in Act::ALL {
        let [drawn, skipped] = [Action::Draw(act), Action::Skip(act)].map(find);
        push_row(
            pov,
            actions,
            [None, None, drawn, skipped],
            act.name(),
            &mut rows,
        );
    }
    let done = [find(Action::Done), None, None, None];
    push_row(pov, actions, done, &Action::Done.to_string(), &mut rows);
    Menu {
        corner: pov.words.say("calimala-terminal-choice"),
        columns: ["", "play:", "draw:", "skip:"].map(str::to_owned).to_vec(),
        rows,
    }
}

/// A row that offers something, with the words of its first choice.
fn push_row(
    pov: &Pov<'_, Calimala>,
    actions: &[Action],
    choices: [Option<usize>; 4],
    notation: &str,
    rows: &mut Vec<MenuRow>,
) {
    if let Some(&first) = choices.iter().flatten().next() {
        rows.push(MenuRow {
            heading: worded(pov, notation, actions[first]),
            choices: choices.to_vec(),
        });
    }
}

fn plain_menu(pov: &Pov<'_, Calimala>, actions: &[Action]) -> Menu {
    let row = |(place, action): (usize, &Action)| MenuRow {
        heading: worded(pov, &action.to_string(), *action),
        choices: vec![Some(place)],
    };
    Menu {
        corner: pov.words.say("calimala-terminal-choice"),
        columns: vec![String::new()],
        rows: actions.iter().enumerate().map(row).collect(),
    }
}

/// The notation, and behind it what the button of the page says.
fn worded(pov: &Pov<'_, Calimala>, notation: &str, action: Action) -> String {
    let path = pov
        .choices
        .and_then(|choices| choices.path_to(&action.to_string()));
    let words = match path
        .as_ref()
        .and_then(|path| path.last())
        .map(|last| &last.then)
    {
        Some(Then::Act { confirm, .. }) => confirm.as_str(),
        _ => "",
    };
    format!("{} {}", paint(BOLD, notation), paint(DIM, words))
}

/// Who acts where, or who starts.
fn now(pov: &Pov<'_, Calimala>) -> String {
    match &pov.view.phase {
        PhaseView::Act(activation) | PhaseView::Card(activation) => acting(pov, activation),
        _ => {
            let name = pov.name(pov.view.starter);
            say!(pov.words, "calimala-terminal-starter", name = name)
        }
    }
}

fn acting(pov: &Pov<'_, Calimala>, activation: &ActivationView) -> String {
    let words = pov.words;
    let pending: Cards = activation.pending.iter().copied().collect();
    let left = match pending.is_empty() {
        true => words.say("calimala-terminal-only-cards"),
        false => counted(words, pending),
    };
    say!(
        words,
        "calimala-terminal-acts",
        name = pov.name(activation.seat),
        street = activation.street.to_string(),
        acts = left,
        must = if activation.must == Some(true) {
            "yes"
        } else {
            "no"
        },
    )
}

/// A disc, or another thing that belongs to a seat.
fn coloured(seat: Seat, text: impl std::fmt::Display) -> String {
    const COLOURS: [AnsiColor; 5] = [
        AnsiColor::Blue,
        AnsiColor::Red,
        AnsiColor::Yellow,
        AnsiColor::Green,
        AnsiColor::Magenta,
    ];
    let colour = COLOURS[seat.index()];
    paint(Style::new().fg_color(Some(colour.into())).bold(), text)
}

/// `wood ×2, ship`
fn counted(words: &Words, cards: Cards) -> String {
    let cards: Vec<String> = cards
        .each_act()
        .map(|act| {
            let name = say!(words, "calimala-act", act = act.name());
            match cards.count(act) {
                1 => name,
                n => format!("{name} ×{n}"),
            }
        })
        .collect();
    if cards.is_empty() {
        paint(DIM, '·')
    } else {
        cards.join(", ")
    }
}
