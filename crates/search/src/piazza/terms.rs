//! What speaks for a seat.

use tessera_engine::piazza::Piazza;
use tessera_engine::piazza::material::{Card, Colour, N_SYMBOLS, NEUTRAL, colours_of};
use tessera_engine::{Game, Seat};

use super::lines::{Counts, Lines};
use super::places::{Place, Places};

pub(super) const NAMES: &[&str] = &[
    "points",
    "lead against the cards left",
    "cards left",
    "points of all own cards if laid now",
    "best turn, being next",
    "best turn, waiting",
    "second best card",
    "best place of an average card",
    "second best place of an average card",
    "average place",
    "average place when gaps are filled",
    "open places",
    "cards without a place",
    "rows and columns with own colours",
    "next to play",
    "a second card may follow",
    "finished",
    "lead",
    "brackets of an average place",
    "points of all own cards on average places",
    "brackets of all own cards",
    "cards left of the better colour",
    "average place of the better colour",
    "places of the better colour",
    "rows and columns of the better colour",
    "worst card of the better colour",
    "cards left of the other colour",
    "average place of the other colour",
    "places of the other colour",
    "rows and columns of the other colour",
    "worst card of the other colour",
];

const POINTS: usize = 0;
const LEAD_PER_CARD: usize = 1;
const CARDS_LEFT: usize = 2;
const ALL_CARDS: usize = 3;
const BEST_NEXT: usize = 4;
const BEST_WAITING: usize = 5;
const SECOND_CARD: usize = 6;
const AVERAGE_BEST: usize = 7;
const AVERAGE_SECOND: usize = 8;
const AVERAGE_PLACE: usize = 9;
const AVERAGE_FULL: usize = 10;
const OPEN_PLACES: usize = 11;
const WITHOUT_PLACE: usize = 12;
const LINES: usize = 13;
const NEXT: usize = 14;
const FOLLOW: usize = 15;
const FINISHED: usize = 16;
const LEAD: usize = 17;
const AVERAGE_BRACKETS: usize = 18;
const ALL_AVERAGE: usize = 19;
const ALL_BRACKETS: usize = 20;
const BETTER_COLOUR: usize = 21;
const OTHER_COLOUR: usize = BETTER_COLOUR + N_OF_COLOUR;

/// Terms of a single colour. The net counts them, the weights do not.
const N_OF_COLOUR: usize = 5;

/// With fewer cards left, averages fade.
const FEW_CARDS: f32 = 4.0;
/// Points are counted in tens.
const TEN: f32 = 0.1;

/// Sets the terms of a seat.
pub(super) fn terms(position: &Piazza, seat: Seat, out: &mut [f32]) {
    set_terms(position, seat, &Counts::of(position), out);
}

/// Sets the terms of all seats, one row each.
pub(super) fn terms_of_all(position: &Piazza, out: &mut [f32]) {
    let counts = Counts::of(position);
    let rows = out.chunks_exact_mut(NAMES.len());
    for (seat, row) in Seat::all(position.n_seats()).zip(rows) {
        set_terms(position, seat, &counts, row);
    }
}

fn set_terms(position: &Piazza, seat: Seat, counts: &Counts, out: &mut [f32]) {
    let n_left = f32::from(position.n_unlaid(seat));
    set_points(position, seat, out);
    out[CARDS_LEFT] = n_left * TEN;
    if n_left == 0.0 {
        let place = position.finished(seat).unwrap_or(0);
        out[FINISHED] = if place == 1 { 1.0 } else { 0.5 };
        return;
    }
    let is_next = position.next_to_begin() == Some(seat);
    out[NEXT] = f32::from(is_next);
    let mut sums = Sums::default();
    for &colour in colours_of(position.n_seats(), seat) {
        sums.add(position, seat, colour, counts, 1.0, out);
    }
    if position.n_seats() == 3 {
        let n_undrawn = position.undrawn().of_colour(NEUTRAL).total();
        let n_own =
            position.n_unlaid_of(seat, NEUTRAL) - position.hand(seat).of_colour(NEUTRAL).total();
        let share = f32::from(n_own) / f32::from(n_undrawn.max(1));
        sums.add(position, seat, NEUTRAL, counts, share, out);
    }
    // What an average card is worth counts less when few are left to lay.
    let fade = (n_left / FEW_CARDS).min(1.0);
    let weight = 1.0 / n_left;
    out[ALL_CARDS] = sums.best * 0.02;
    out[AVERAGE_BEST] = sums.best * weight * fade * TEN;
    out[AVERAGE_SECOND] = sums.second * weight * fade * TEN;
    out[AVERAGE_PLACE] = sums.place * weight * fade * TEN;
    out[AVERAGE_BRACKETS] = sums.n_brackets * weight * fade;
    out[ALL_AVERAGE] = sums.place * 0.02;
    out[ALL_BRACKETS] = sums.n_brackets * TEN;
    out[AVERAGE_FULL] = sums.when_full * weight * fade * TEN;
    out[OPEN_PLACES] = sums.n_places * weight * fade * TEN;
    out[WITHOUT_PLACE] = sums.without_place * TEN;
    out[LINES] = sums.n_lines * weight * fade * TEN;
    // A hand that is not filled up yet is as good as an average card at least.
    let best = (sums.best_turn as f32).max(sums.best * weight);
    out[if is_next { BEST_NEXT } else { BEST_WAITING }] = best * TEN;
    out[SECOND_CARD] = sums.second_card as f32 * TEN;
    if sums.colours[1][1] > sums.colours[0][1] {
        sums.colours.swap(0, 1);
    }
    out[BETTER_COLOUR..][..N_OF_COLOUR].copy_from_slice(&sums.colours[0]);
    out[OTHER_COLOUR..][..N_OF_COLOUR].copy_from_slice(&sums.colours[1]);
}

fn set_points(position: &Piazza, seat: Seat, out: &mut [f32]) {
    let pending = position.pending();
    let points = |seat: Seat| {
        let pending = pending.filter(|&(of, _)| of == seat);
        i32::from(position.score(seat)) + pending.map_or(0, |(_, points)| i32::from(points))
    };
    let others = Seat::all(position.n_seats()).filter(|&other| other != seat);
    let own = points(seat);
    let best_other = others.clone().map(points).max().unwrap_or(0);
    let lead = (own - best_other) as f32;
    let n_left: u8 = others.map(|other| position.n_unlaid(other)).sum();
    let n_left = f32::from(n_left + position.n_unlaid(seat));
    out[POINTS] = own as f32 * TEN;
    out[LEAD_PER_CARD] = (lead / (3.0 + n_left)).clamp(-5.0, 5.0);
    out[LEAD] = lead / (10.0 + lead.abs());
}

/// Over all cards that a seat has left, each colour with as much weight as it has cards.
#[derive(Default)]
struct Sums {
    best: f32,
    second: f32,
    place: f32,
    when_full: f32,
    n_brackets: f32,
    n_places: f32,
    without_place: f32,
    n_lines: f32,
    best_turn: u32,
    second_card: u32,
    best_card: u32,
    /// The terms of the first colour and of the second, if there are two.
    colours: [[f32; N_OF_COLOUR]; 2],
    n_colours: usize,
}

impl Sums {
    /// `share` of the undrawn cards of the colour are this seat's.
    #[inline]
    fn add(
        &mut self,
        position: &Piazza,
        seat: Seat,
        colour: Colour,
        counts: &Counts,
        share: f32,
        out: &mut [f32],
    ) {
        let n_left = f32::from(position.n_unlaid_of(seat, colour));
        if n_left == 0.0 {
            return;
        }
        let lines = Lines::of(position, colour);
        let places = Places::of(position, colour, &lines, counts);
        let best = Best::of(places.list());
        self.n_lines += n_left * lines.n_used() as f32;
        self.n_places += n_left * places.list().len() as f32;
        let average = n_left / places.list().len().max(1) as f32;
        self.place += average * best.points as f32;
        self.when_full += average * best.when_full as f32;
        self.n_brackets += average * best.n_brackets as f32;
        let (hand, undrawn) = (position.hand(seat), position.undrawn());
        let (mut held, mut twice) = (0, 0);
        let mut worst = None;
        for symbol in 0..N_SYMBOLS {
            let card = Card::new(colour, symbol as u8 + 1);
            let n = f32::from(hand.count(card)) + share * f32::from(undrawn.count(card));
            self.best += n * f32::from(best.first[symbol]);
            self.second += n * f32::from(best.second[symbol]);
            self.without_place += n * f32::from(best.n[symbol] == 0);
            if n > 0.0 {
                let points = best.first[symbol];
                worst = Some(worst.map_or(points, |worst: i16| worst.min(points)));
            }
            if hand.count(card) > 0 {
                held |= 1 << symbol;
                twice |= u8::from(hand.count(card) > 1) << symbol;
                self.add_card(best.first[symbol] as u32);
            }
        }
        if let Some(terms) = self.colours.get_mut(self.n_colours) {
            let n_places = places.list().len() as f32;
            *terms = [
                n_left * TEN,
                best.points as f32 / n_places.max(1.0) * TEN,
                n_places * 0.05,
                lines.n_used() as f32 * TEN,
                f32::from(worst.unwrap_or(0)) * TEN,
            ];
            self.n_colours += 1;
        }
        match position.first_laid() {
            Some((first, cell)) if first.colour() == colour && held != 0 => {
                let second = places.best_second(&lines, counts, cell, held);
                out[FOLLOW] = second.unwrap_or(0) as f32 * TEN;
            }
            // Two kinds, or two of a kind.
            _ if held & (held.wrapping_sub(1) | twice) != 0 => {
                let pair = places.best_pair(&lines, counts, held, twice);
                self.best_turn = self.best_turn.max(pair.unwrap_or(0));
            }
            _ => {}
        }
    }

    #[inline]
    fn add_card(&mut self, points: u32) {
        self.second_card = self.second_card.max(points.min(self.best_card));
        self.best_card = self.best_card.max(points);
        self.best_turn = self.best_turn.max(points);
    }
}

/// The best places by symbol; a lane for each, and two that are empty.
struct Best {
    first: [i16; N_LANES],
    second: [i16; N_LANES],
    n: [i16; N_LANES],
    points: u32,
    when_full: u32,
    n_brackets: u32,
}

const N_LANES: usize = 8;

/// For every set of symbols, -1 in the lanes of those in it.
const LANES: [[i16; N_LANES]; 1 << N_SYMBOLS] = {
    let mut lanes = [[0; N_LANES]; 1 << N_SYMBOLS];
    let mut symbols = 0;
    while symbols < lanes.len() {
        let mut symbol = 0;
        while symbol < N_SYMBOLS {
            lanes[symbols][symbol] = -((symbols >> symbol & 1) as i16);
            symbol += 1;
        }
        symbols += 1;
    }
    lanes
};

impl Best {
    #[inline]
    fn of(places: &[Place]) -> Best {
        let (mut first, mut second, mut n) = ([0; N_LANES], [0; N_LANES], [0; N_LANES]);
        let (mut sum, mut when_full, mut n_brackets) = (0, 0, 0);
        for place in places {
            let points = place.points();
            sum += points;
            when_full += u32::from(place.when_full);
            n_brackets += u32::from(place.n_brackets);
            let lanes = &LANES[usize::from(place.symbols) % LANES.len()];
            for lane in 0..N_LANES {
                let points = points as i16 & lanes[lane];
                n[lane] -= lanes[lane];
                second[lane] = points.min(first[lane]).max(second[lane]);
                first[lane] = points.max(first[lane]);
            }
        }
        Best {
            first,
            second,
            n,
            points: sum,
            when_full,
            n_brackets,
        }
    }
}
