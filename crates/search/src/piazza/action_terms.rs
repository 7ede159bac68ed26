//! What speaks for an action.

use tessera_engine::piazza::material::{Card, Cards, Colour, N_SYMBOLS, NEUTRAL, colours_of};
use tessera_engine::piazza::{Action, Cell, Cells, Piazza};
use tessera_engine::{Game, Seat, Turn};

use super::lines::{Counts, Lines};
use super::places::{Place, Places};

pub(super) const NAMES: &[&str] = &[
    "points now",
    "less than the best points now",
    "points with a second card",
    "less than the best points with a second card",
    "less than the best points of the card",
    "points when gaps are filled",
    "new rows and columns",
    "points taken from the next player",
    "points opened to the next player",
    "cells opened",
    "places that the card has",
    "points that the second card adds",
    "less than the second card can add",
    "end of the turn",
];

const POINTS: usize = 0;
const LESS_POINTS: usize = 1;
const PAIR: usize = 2;
const LESS_PAIR: usize = 3;
const LESS_OF_CARD: usize = 4;
const WHEN_FULL: usize = 5;
const NEW_LINES: usize = 6;
const TAKEN: usize = 7;
const OPENED: usize = 8;
const N_OPENED: usize = 9;
const N_PLACES: usize = 10;
const SECOND_ADDS: usize = 11;
const LESS_SECOND: usize = 12;
const END: usize = 13;

/// Points are counted in tens.
const TEN: f32 = 0.1;

/// Sets a row of action terms for each action.
pub(super) fn action_terms(position: &Piazza, actions: &[Action], out: &mut [f32]) {
    let Turn::Decision(seat) = position.turn() else {
        return;
    };
    if actions.len() < 2 {
        return;
    }
    let counts = Counts::of(position);
    let next = NextPlayer::after(position, seat);
    let hand = position.hand(seat);
    let mut rest = actions;
    let mut out_rest = &mut *out;
    // The list goes card by card, so the cards of a colour follow each other.
    while let Some(&Action::Lay { card, .. }) = rest.first() {
        let colour = card.colour();
        let same = |action: &&Action| matches!(action, Action::Lay { card, .. } if card.colour() == colour);
        let n = rest.iter().take_while(same).count();
        let (of_colour, after) = rest.split_at(n);
        let (rows, rows_after) = out_rest.split_at_mut(n * NAMES.len());
        let lays = Lays::of(position, &counts, colour, hand);
        match position.first_laid() {
            None => lays.set_first(of_colour, &next, rows),
            Some((_, first)) => lays.set_second(first, of_colour, &next, rows),
        }
        (rest, out_rest) = (after, rows_after);
    }
    match position.first_laid() {
        None => compare(out, &[(POINTS, LESS_POINTS), (PAIR, LESS_PAIR)]),
        Some(_) => {
            out_rest[END] = 1.0;
            compare(out, &[(SECOND_ADDS, LESS_SECOND)]);
        }
    }
}

/// Sets how far each action stays behind the best one.
fn compare(out: &mut [f32], pairs: &[(usize, usize)]) {
    for &(what, less) in pairs {
        let rows = out.chunks_exact(NAMES.len());
        let best = rows.map(|row| row[what]).fold(0.0, f32::max);
        for row in out.chunks_exact_mut(NAMES.len()) {
            row[less] = best - row[what];
        }
    }
}

/// The lays of one colour.
struct Lays<'a> {
    position: &'a Piazza,
    counts: &'a Counts,
    lines: Lines,
    places: Places,
    hand: Cards,
    colour: Colour,
}

impl<'a> Lays<'a> {
    #[inline]
    fn of(position: &'a Piazza, counts: &'a Counts, colour: Colour, hand: Cards) -> Lays<'a> {
        let lines = Lines::of(position, colour);
        let places = Places::of(position, colour, &lines, counts);
        Lays {
            position,
            counts,
            lines,
            places,
            hand: hand.of_colour(colour),
            colour,
        }
    }

    fn set_first(&self, actions: &[Action], next: &NextPlayer, rows: &mut [f32]) {
        let mut rows = rows.chunks_exact_mut(NAMES.len());
        let mut n_set = 0;
        for card in self.hand.kinds() {
            let symbol = card.symbol() - 1;
            let mut left = self.hand;
            left -= card;
            let left = symbols(left, self.colour);
            let fitting = self.places.list().iter();
            let fitting = fitting.filter(|place| place.symbols >> symbol & 1 == 1);
            let (mut best, mut n_places) = (0, 0);
            for place in fitting.clone() {
                best = best.max(place.points());
                n_places += 1;
            }
            for place in fitting {
                let (Some(row), Some(action)) = (rows.next(), actions.get(n_set)) else {
                    return;
                };
                debug_assert_eq!(
                    *action,
                    Action::Lay {
                        card,
                        cell: place.cell
                    }
                );
                n_set += 1;
                let points = place.points();
                let adds = match left {
                    0 => None,
                    _ => self
                        .places
                        .best_second(&self.lines, self.counts, place.cell, left),
                };
                row[POINTS] = points as f32 * TEN;
                row[PAIR] = (points + adds.unwrap_or(0)) as f32 * TEN;
                row[LESS_OF_CARD] = (best - points) as f32 * TEN;
                row[N_PLACES] = n_places as f32 * TEN;
                self.set_place(place, next, row);
            }
        }
    }

    fn set_second(&self, first: Cell, actions: &[Action], next: &NextPlayer, rows: &mut [f32]) {
        for (action, row) in actions.iter().zip(rows.chunks_exact_mut(NAMES.len())) {
            let &Action::Lay { cell, .. } = action else {
                continue;
            };
            let place = self.places.place(cell);
            let cross = match cell.row() == first.row() {
                true => place.column,
                false => place.row,
            };
            let adds = self
                .lines
                .second_adds(self.counts, first, cell, u32::from(cross));
            row[SECOND_ADDS] = adds as f32 * TEN;
            self.set_place(place, next, row);
        }
    }

    /// What does not depend on the symbol.
    #[inline]
    fn set_place(&self, place: &Place, next: &NextPlayer, row: &mut [f32]) {
        row[WHEN_FULL] = f32::from(place.when_full) * TEN;
        row[NEW_LINES] = self.lines.n_new(place.cell) as f32;
        row[TAKEN] = next.points_at(self.position, self.counts, place.cell) as f32 * TEN;
        let mut opened = 0;
        let mut n_opened = 0;
        for cell in place.cell.neighbours() {
            if next.closed.contains(cell) {
                n_opened += 1;
                opened = opened.max(next.points_at(self.position, self.counts, cell));
            }
        }
        row[OPENED] = opened as f32 * TEN;
        row[N_OPENED] = n_opened as f32 * 0.3;
    }
}

/// The symbols of the cards of a colour, one bit each.
#[inline]
fn symbols(cards: Cards, colour: Colour) -> u8 {
    let held = |symbol: u8| cards.count(Card::new(colour, symbol + 1)) > 0;
    (0..N_SYMBOLS as u8).fold(0, |bits, symbol| bits | u8::from(held(symbol)) << symbol)
}

/// What the one whose turn is next can lay.
struct NextPlayer {
    n_colours: usize,
    colours: [Colour; 2],
    lines: [Lines; 2],
    /// Empty cells of the field that are beside no card yet.
    closed: Cells,
}

impl NextPlayer {
    #[inline]
    fn after(position: &Piazza, seat: Seat) -> NextPlayer {
        let n_seats = position.n_seats();
        let mut next = seat.next(n_seats);
        while next != seat && position.n_unlaid(next) == 0 {
            next = next.next(n_seats);
        }
        let mut occupied = Cells::EMPTY;
        for colour in Colour::ALL {
            occupied |= position.laid(colour);
        }
        let mut player = NextPlayer {
            n_colours: 0,
            colours: [NEUTRAL; 2],
            lines: [Lines::EMPTY; 2],
            closed: position.field() & !occupied & !position.open_cells(),
        };
        let neutral: &[Colour] = if n_seats == 3 { &[NEUTRAL] } else { &[] };
        for &colour in colours_of(n_seats, next).iter().chain(neutral) {
            if next != seat && position.n_unlaid_of(next, colour) > 0 {
                player.colours[player.n_colours] = colour;
                player.lines[player.n_colours] = Lines::of(position, colour);
                player.n_colours += 1;
            }
        }
        player
    }

    /// The most that a card of this player scores on an empty cell.
    #[inline]
    fn points_at(&self, position: &Piazza, counts: &Counts, cell: Cell) -> u32 {
        let mut best = 0;
        for at in 0..self.n_colours {
            if !position.beside_colour(self.colours[at]).contains(cell) {
                let [row, column] = self.lines[at].gain(counts, cell);
                best = best.max(row.points + column.points);
            }
        }
        best
    }
}
