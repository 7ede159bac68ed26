//! The toy in a terminal: a line for every seat. Only in a test build.

use tessera_engine::Seat;
use tessera_engine::toy::{Action, Toy};
use tessera_render::{Pov, say};

use super::{Menu, MenuRow, Terminal, points, seat_label, title};

impl Terminal for Toy {
    const NOTATION: &'static [(&'static str, &'static str)] = &[("b3", "toy-prompt-bet")];
    const TIE_BREAK: Option<&'static str> = None;

    fn draw(pov: &Pov<'_, Toy>) -> String {
        let mut lines = vec![title(pov, None)];
        lines.extend(Seat::all(2).map(|seat| player(pov, seat)));
        lines.join("\n")
    }

    fn menu(_: &Pov<'_, Toy>, actions: &[Action]) -> Menu {
        let row = |(place, action): (usize, &Action)| MenuRow {
            heading: action.to_string(),
            choices: vec![Some(place)],
        };
        Menu {
            corner: String::new(),
            columns: vec![String::new()],
            rows: actions.iter().enumerate().map(row).collect(),
        }
    }
}

fn player(pov: &Pov<'_, Toy>, seat: Seat) -> String {
    let (view, words) = (pov.view, pov.words);
    let card = match view.cards[seat.index()] {
        Some(card) => say!(words, "toy-card", card = card),
        None => words.say("toy-card-hidden"),
    };
    let bet = match view.bets[seat.index()] {
        Some(bet) => say!(words, "toy-bet", n = bet),
        None => words.say("toy-no-bet"),
    };
    let (name, score) = (
        seat_label(pov, seat, false),
        points(pov, view.scores[seat.index()]),
    );
    format!("{name} · {score} · {card} · {bet}")
}
