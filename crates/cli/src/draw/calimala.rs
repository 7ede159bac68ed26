//! Calimala in a terminal: the city and the council, then a line for every seat in two tables.

mod boards;
mod city;
mod tell;
mod words;

use anstyle::{AnsiColor, Style};
use tessera_engine::Seat;
use tessera_engine::calimala::material::Cards;
use tessera_engine::calimala::{
    Action, ActivationView, Calimala, Deed, Event, PhaseView, Street, View,
};

use super::{BOLD, DIM, Menu, MenuRow, Terminal, does, paint};

impl Terminal for Calimala {
    const TITLE: &'static str = "Calimala";
    const NOTATION: &'static str = "\
place:a, white:a  puts a coloured or a white disc on street a
wood, weave, build:ship, build:house-troyes, artwork:croce, contribute:wood-maria  does an action
ship:bll, transport:th  sends cloth: b Barcelona, l Lisbon, o London, t Troyes, g Bruges, h Hamburg
play:wood  plays a card      draw:ship  draws a card instead      skip:ship  leaves an action out
done  plays no more cards    promote:a0  sends the lowest disc of street a to the council
keep:lisbon  keeps a final scoring card    take:wood  takes a start card";
    const RULES: &'static str = include_str!("../../../../docs/rules/calimala.md");
    const TIE_BREAK: &'static str = "the council";
    const REVEALED: &'static str = "Cards have been drawn";

    fn draw(view: &View, you: Option<Seat>) -> String {
        let parts = [
            vec![title(view, you)],
            city::city(view),
            city::council(view),
            boards::boards(view, you),
            boards::main_board(view, you),
            boards::cards(view, you),
        ];
        parts.map(|lines| lines.join("\n")).join("\n\n")
    }

    fn menu(view: &View, actions: &[Action]) -> Menu {
        match view.phase {
            PhaseView::Place { .. } => places_menu(actions),
            PhaseView::Act(_) => deeds_menu(actions),
            _ => plain_menu(actions),
        }
    }

    fn tell(events: &[Event], you: Option<Seat>) -> Vec<String> {
        tell::tell(events, you)
    }
}

/// A row for each kind of disc, a column for each street.
fn places_menu(actions: &[Action]) -> Menu {
    let row = |(heading, white): (&str, bool)| {
        let place = |street| {
            let place = Action::Place { white, street };
            actions.iter().position(|action| *action == place)
        };
        MenuRow {
            heading: heading.to_owned(),
            choices: Street::all().map(place).collect(),
        }
    };
    Menu {
        corner: "to street".to_owned(),
        columns: Street::all().map(|street| street.to_string()).collect(),
        rows: [("place", false), ("white", true)]
            .into_iter()
            .map(row)
            .collect(),
    }
}

/// A row for each way to carry out an action, by the street or by a card, then one for each action
/// that may be left out.
fn deeds_menu(actions: &[Action]) -> Menu {
    let find = |wanted: Action| actions.iter().position(|action| *action == wanted);
    let mut rows = Vec::new();
    for deed in Deed::all() {
        let choices = [Action::Do(deed), Action::Play(deed)].map(find);
        push_row(
            &deed.to_string(),
            [choices[0], choices[1], None, None],
            &mut rows,
        );
    }
    for act in tessera_engine::calimala::material::Act::ALL {
        let choices = [Action::Draw(act), Action::Skip(act)].map(find);
        let heading = format!("no {act}");
        push_row(&heading, [None, None, choices[0], choices[1]], &mut rows);
    }
    push_row("done", [find(Action::Done), None, None, None], &mut rows);
    Menu {
        corner: "to do".to_owned(),
        columns: ["do", "play", "draw", "skip"].map(str::to_owned).to_vec(),
        rows,
    }
}

/// A row that offers something.
fn push_row(heading: &str, choices: [Option<usize>; 4], rows: &mut Vec<MenuRow>) {
    if choices.iter().any(Option::is_some) {
        rows.push(MenuRow {
            heading: heading.to_owned(),
            choices: choices.to_vec(),
        });
    }
}

fn plain_menu(actions: &[Action]) -> Menu {
    let row = |(place, action): (usize, &Action)| MenuRow {
        heading: action.to_string(),
        choices: vec![Some(place)],
    };
    Menu {
        corner: "to choose".to_owned(),
        columns: vec![String::new()],
        rows: actions.iter().enumerate().map(row).collect(),
    }
}

fn title(view: &View, you: Option<Seat>) -> String {
    let does = |seat: &Seat, verb: &str| does(*seat, verb, you);
    let waits_for = match &view.phase {
        PhaseView::Start => "The start player is drawn".to_owned(),
        PhaseView::Cell { cell } => format!("An action tile is laid on cell {cell}"),
        PhaseView::Tile { space } => format!("A scoring tile is laid on space {space}"),
        PhaseView::Deal { seat } => format!("{} a final scoring card", does(seat, "get")),
        PhaseView::Open => "A final scoring card is opened".to_owned(),
        PhaseView::Keep { seat } => format!("{} a final scoring card", does(seat, "keep")),
        PhaseView::Take { seat } => format!("{} a start card", does(seat, "take")),
        PhaseView::Place { seat } => format!("{} a disc", does(seat, "put")),
        PhaseView::Act(activation) => acting(activation, you),
        PhaseView::Card(activation) => format!("{} a card", does(&activation.seat, "draw")),
        PhaseView::Promote { seat, .. } => {
            format!("{} an own disc for the council", does(seat, "choose"))
        }
        PhaseView::Over { .. } => "The game is over".to_owned(),
    };
    let start = format!("Start player: seat {}.", view.starter);
    format!(
        "{} {}",
        paint(BOLD, format!("{waits_for}.")),
        paint(DIM, start)
    )
}

fn acting(activation: &ActivationView, you: Option<Seat>) -> String {
    let acts = does(activation.seat, "act", you);
    let pending: Cards = activation.pending.iter().copied().collect();
    let left = match pending.is_empty() {
        true => "only cards".to_owned(),
        false => counted(pending),
    };
    let duty = match activation.must {
        Some(true) => " (at least one)",
        _ => "",
    };
    format!("{acts} on street {}: {left}{duty}", activation.street)
}

/// A disc, or whatever belongs to a seat.
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
fn counted(cards: Cards) -> String {
    let cards: Vec<String> = cards
        .each_act()
        .map(|act| match cards.count(act) {
            1 => act.to_string(),
            n => format!("{act} ×{n}"),
        })
        .collect();
    if cards.is_empty() {
        paint(DIM, "none")
    } else {
        cards.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::super::checks::check_drawings;
    use super::*;

    #[test]
    fn nothing_is_too_wide() {
        check_drawings::<Calimala>();
    }
}
