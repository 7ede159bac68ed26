//! Points: the brackets that new cards close.

use super::board::Board;
use super::cell::Cell;
use super::material::Colour;

/// Two cards of one colour in line, with none of that colour between them (PI-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bracket {
    /// The card that was looked from.
    pub(super) from: Cell,
    pub(super) to: Cell,
    /// Cards from end to end, both included: the points (PI-4.3).
    pub(super) n_cards: u8,
}

/// Calls `found` for every bracket that has its end on this cell (PI-4.2).
#[inline]
pub(super) fn each_bracket(
    board: &Board,
    from: Cell,
    colour: Colour,
    mut found: impl FnMut(Bracket),
) {
    let (column, row) = (from.column(), from.row());
    let (of_colour, all) = board.row(row, colour);
    for place in next_on_both_sides(of_colour, column).into_iter().flatten() {
        found(Bracket {
            from,
            to: Cell::at(place, row),
            n_cards: n_from_to(all, column, place),
        });
    }
    let (of_colour, all) = board.column(column, colour);
    for place in next_on_both_sides(of_colour, row).into_iter().flatten() {
        found(Bracket {
            from,
            to: Cell::at(column, place),
            n_cards: n_from_to(all, row, place),
        });
    }
}

/// The nearest of `cards` before and after `at` in a line.
#[inline]
fn next_on_both_sides(cards: u16, at: u8) -> [Option<u8>; 2] {
    let below = u32::from(cards) & ((1 << at) - 1);
    let above = u32::from(cards) >> (at + 1);
    [
        below.checked_ilog2().map(|place| place as u8),
        (above != 0).then(|| at + 1 + above.trailing_zeros() as u8),
    ]
}

/// How many of `cards` lie from one place of a line to the other, both included.
#[inline]
fn n_from_to(cards: u16, one: u8, other: u8) -> u8 {
    let (first, last) = (one.min(other), one.max(other));
    let up_to_last = (2u32 << last) - 1;
    (u32::from(cards) & up_to_last >> first << first).count_ones() as u8
}
