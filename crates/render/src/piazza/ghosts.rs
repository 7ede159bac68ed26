//! What appears while a place is aimed at: the card, its brackets on the board, and the same
//! brackets card by card in the shared area.

use tessera_engine::piazza::Cell;
use tessera_engine::piazza::material::Card;

use super::field::{Bracket, Direction, Field, points};
use super::words::{card_art, card_class, cell_name};
use crate::Ghost;

/// The card on its cell with the brackets of the whole turn.
pub(super) fn of_card(card: Card, cell: Cell, after: &Field, brackets: &[Bracket]) -> Vec<Ghost> {
    let mut ghosts = vec![Ghost {
        at: cell_name(cell),
        symbol: card_art(card),
        class: card_class(card.colour()),
    }];
    of_brackets(cell, after, brackets, &mut ghosts);
    ghosts
}

/// Only the brackets; those that end on `aimed` stand in rows of their own.
pub(super) fn of_brackets(aimed: Cell, after: &Field, brackets: &[Bracket], out: &mut Vec<Ghost>) {
    for bracket in brackets {
        let n_cells = bracket.n_cells();
        let at = cell_name(bracket.start());
        let length = n_cells - 3;
        let (line, middle) = match bracket.is_row() {
            true => (ROW_LINES[length], ROW_MIDDLES[length]),
            false => (COLUMN_LINES[length], COLUMN_MIDDLES[length]),
        };
        out.push(Ghost {
            at: at.clone(),
            symbol: line,
            class: "bracket",
        });
        out.push(Ghost {
            at,
            symbol: digit(bracket.n_cards),
            class: middle,
        });
        sum(aimed, after, bracket, out);
    }
    total(points(brackets), out);
}

/// The place of the row in the shared area: for the new card by direction, and the same again for
/// the first card of the turn.
pub(super) fn sum_place(direction: Direction, is_first: bool) -> &'static str {
    match (direction, is_first) {
        (Direction::Left, false) => "sum-left",
        (Direction::Right, false) => "sum-right",
        (Direction::Up, false) => "sum-up",
        (Direction::Down, false) => "sum-down",
        (Direction::Left, true) => "sum-first-left",
        (Direction::Right, true) => "sum-first-right",
        (Direction::Up, true) => "sum-first-up",
        (Direction::Down, true) => "sum-first-down",
    }
}

/// A bracket card by card.
fn sum(aimed: Cell, after: &Field, bracket: &Bracket, out: &mut Vec<Ghost>) {
    let place = sum_place(bracket.direction, bracket.from != aimed);
    for cell in bracket.cells() {
        let (symbol, class) = match after.card(cell) {
            Some(card) => (card_art(card), card_class(card.colour())),
            None => ("kc-gap", "gap"),
        };
        out.push(Ghost {
            at: place.to_owned(),
            symbol,
            class,
        });
    }
    out.push(Ghost {
        at: format!("{place}-n"),
        symbol: digit(bracket.n_cards),
        class: "digit",
    });
}

fn total(points: u8, out: &mut Vec<Ghost>) {
    let mut push = |symbol| {
        out.push(Ghost {
            at: "sum-total".to_owned(),
            symbol,
            class: "digit",
        });
    };
    if points > 0 {
        push("pt-plus");
    }
    if points >= 10 {
        push(digit(points / 10));
    }
    push(digit(points % 10));
}

fn digit(number: u8) -> &'static str {
    const DIGITS: [&str; 10] = [
        "pt-0", "pt-1", "pt-2", "pt-3", "pt-4", "pt-5", "pt-6", "pt-7", "pt-8", "pt-9",
    ];
    DIGITS[usize::from(number)]
}

/// Two of a colour are never neighbours (PI-3.4), so a bracket has at least three cells.
const ROW_LINES: [&str; 6] = ["br-h3", "br-h4", "br-h5", "br-h6", "br-h7", "br-h8"];
const COLUMN_LINES: [&str; 6] = ["br-v3", "br-v4", "br-v5", "br-v6", "br-v7", "br-v8"];
const ROW_MIDDLES: [&str; 6] = ["bn h3", "bn h4", "bn h5", "bn h6", "bn h7", "bn h8"];
const COLUMN_MIDDLES: [&str; 6] = ["bn v3", "bn v4", "bn v5", "bn v6", "bn v7", "bn v8"];
