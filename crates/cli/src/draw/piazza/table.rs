//! The piazza with its columns and rows, and beside it what every player has.

use std::ops::RangeInclusive;

use tessera_engine::Seat;
use tessera_engine::piazza::material::{Card, Colour, N_COPIES, N_SYMBOLS, colours_of};
use tessera_engine::piazza::{Cell, PhaseView, Piazza, View};
use tessera_render::{Pov, say};

use super::super::text::widest;
use super::super::{
    ACCENT, BOLD, DIM, pad_left, pad_right, paint, points, seat_label, visible_width,
};
use super::card::{CARD_WIDTH, card, cards, hidden, letter, marked};

/// Room for the number of a row.
const MARGIN: usize = 3;

/// Every cell that holds a card or may take one now, as far as the field allows.
pub(super) fn board(view: &View) -> Vec<String> {
    let (columns, rows) = extent(view);
    let label = |number: i8| pad_right(&pad_left(&number.to_string(), 3), CARD_WIDTH);
    let labels: String = columns.clone().map(label).collect();
    let mut lines = vec![" ".repeat(MARGIN) + " " + &paint(BOLD, labels.trim_end())];
    for y in rows {
        let cells: String = columns.clone().map(|x| space(view, x, y)).collect();
        let number = pad_left(&paint(BOLD, y), MARGIN);
        lines.push(format!("{number} {cells}"));
    }
    lines
}

/// The columns and rows that are worth drawing: those with cards and one more on each side.
pub(super) fn extent(view: &View) -> (RangeInclusive<i8>, RangeInclusive<i8>) {
    let field = view.field;
    let range = |numbers: Vec<i8>, first: i8, last: i8| {
        let lowest = numbers.iter().min().copied().unwrap_or(0);
        let highest = numbers.iter().max().copied().unwrap_or(0);
        (lowest - 1).max(first)..=(highest + 1).min(last)
    };
    let cells = view.cards.iter().map(|(_, cell)| cell);
    let columns = cells.clone().map(|cell| cell.x()).collect();
    let rows = cells.map(|cell| cell.y()).collect();
    (
        range(columns, field.left, field.right),
        range(rows, field.top, field.bottom),
    )
}

fn card_at(view: &View, x: i8, y: i8) -> Option<Card> {
    let cell = Cell::checked(x, y)?;
    let laid = view.cards.iter().find(|(_, at)| *at == cell);
    laid.map(|(card, _)| *card)
}

fn space(view: &View, x: i8, y: i8) -> String {
    let Some(laid) = card_at(view, x, y) else {
        let beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)];
        let is_open = beside.iter().any(|&(x, y)| card_at(view, x, y).is_some());
        return match is_open {
            true => paint(DIM, "  · "),
            false => " ".repeat(CARD_WIDTH),
        };
    };
    match view.phase {
        PhaseView::Second { cell, .. } if (cell.x(), cell.y()) == (x, y) => marked(laid),
        _ => card(laid),
    }
}

/// Two lines for every seat.
pub(super) fn players(pov: &Pov<'_, Piazza>) -> Vec<String> {
    let seats = Seat::all(pov.view.setup.seats);
    let mut lines = Vec::new();
    for seat in seats {
        lines.extend(player(pov, seat));
        lines.push(String::new());
    }
    lines
}

fn player(pov: &Pov<'_, Piazza>, seat: Seat) -> [String; 2] {
    let (view, words) = (pov.view, pov.words);
    let player = &view.players[seat.index()];
    let is_active = match view.phase {
        PhaseView::Turn { seat: decider } | PhaseView::Second { seat: decider, .. } => {
            decider == seat
        }
        _ => false,
    };
    let style = if is_active { ACCENT } else { BOLD };
    let name = pad_right(&paint(style, seat_label(pov, seat, is_active)), 15);
    let colours = colours_of(view.setup.seats, seat).iter().copied();
    let colours: Vec<String> = colours.map(letter).collect();
    let score = paint(BOLD, points(pov, player.score));
    let heading = format!("{name} {}  {score}", pad_right(&colours.join(" "), 3));
    if let Some(place) = player.finished {
        let finished = say!(words, "piazza-tell-finished", place = place);
        return [heading, format!("  {finished}")];
    }
    let hand = match player.hand {
        Some(hand) => cards(hand),
        None => hidden(player.n_hand),
    };
    let (hand, in_pile) = (pad_right(&hand, 12), words.say("piazza-in-pile"));
    let mut stock = format!("  {hand}  {:>2} {in_pile}", player.n_pile);
    if view.setup.seats == 3 {
        let neutral = say!(words, "piazza-terminal-neutral", n = player.n_neutral);
        stock += &paint(DIM, format!("  {neutral}"));
    }
    [heading, stock]
}

/// How many cards of each kind are not on the table yet.
pub(super) fn unlaid(pov: &Pov<'_, Piazza>) -> Vec<String> {
    let (view, words) = (pov.view, pov.words);
    let heading = words.say("piazza-terminal-left");
    let name = |colour: Colour| say!(words, "piazza-colour", colour = colour.name());
    let names =
        Colour::ALL.map(|colour| format!("{} {}", letter(colour), paint(DIM, name(colour))));
    let width = visible_width(&heading).max(widest(&names));
    let symbols: String = (1..=N_SYMBOLS)
        .map(|symbol| format!("  {symbol}"))
        .collect();
    let heading = pad_right(&paint(DIM, heading), width);
    let mut lines = vec![format!("  {heading}{}", paint(BOLD, symbols))];
    for (colour, name) in Colour::ALL.into_iter().zip(&names) {
        let counts = (1..=N_SYMBOLS as u8).map(|symbol| {
            let kind = Card::new(colour, symbol);
            let n_laid = view.cards.iter().filter(|(card, _)| *card == kind).count();
            match usize::from(N_COPIES) - n_laid {
                0 => paint(DIM, "  ·"),
                n_left => format!("  {n_left}"),
            }
        });
        let counts: String = counts.collect();
        lines.push(format!("  {}{counts}", pad_right(name, width)));
    }
    lines
}
