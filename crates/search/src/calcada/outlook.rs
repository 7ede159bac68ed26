//! What a person sees at a glance: which districts are begun, what the ring offers, what a colour
//! will pay, and how long the game will last.

use tessera_engine::calcada::Calcada;
use tessera_engine::calcada::material::{
    CLOSING_POINTS, Colour, MAX_ROWS, N_COLOURS, N_SPACES, N_SQUARES, Stones,
};
use tessera_engine::{Game, Seat};

/// A district with tiles, but not on all of its squares.
#[derive(Clone, Copy)]
pub(super) struct Begun {
    pub(super) colour: Colour,
    /// The empty squares.
    pub(super) missing: u32,
    pub(super) n_squares: u32,
    pub(super) n_missing: u32,
}

/// Calls `district` for every district of the seat that is begun and not complete, by colour.
#[inline]
pub(super) fn each_begun(position: &Calcada, seat: Seat, mut district: impl FnMut(Begun)) {
    let layout = position.layout();
    for colour in Colour::ALL {
        let placed = position.squares_with_colour(seat, colour);
        let mut rest = placed;
        while rest != 0 {
            let first = rest.trailing_zeros() as usize;
            let squares = layout.district_squares(layout.district(first));
            rest &= !squares;
            let missing = squares & !placed;
            if missing != 0 {
                district(Begun {
                    colour,
                    missing,
                    n_squares: squares.count_ones(),
                    n_missing: missing.count_ones(),
                });
            }
        }
    }
}

/// How many begun districts there are of each colour, by missing tiles: four bits for each number
/// of missing tiles.
#[derive(Clone, Copy, Default)]
pub(super) struct Race([u32; N_COLOURS]);

impl Race {
    pub(super) fn add(&mut self, district: Begun) {
        self.0[district.colour.index()] += 1 << (4 * district.n_missing);
    }

    /// How many districts are expected to be completed before one of this colour that misses
    /// `n_missing` tiles; itself is not in the race.
    #[inline]
    pub(super) fn n_before(&self, colour: Colour, n_missing: u32) -> f32 {
        let lanes = self.0[colour.index()];
        let fewer = lanes & ((1 << (4 * n_missing)) - 1);
        let equal = lanes >> (4 * n_missing) & 15;
        let more = lanes >> (4 * n_missing) >> 4;
        0.8 * sum_of_lanes(fewer) as f32 + 0.5 * equal as f32 + 0.15 * sum_of_lanes(more) as f32
    }
}

#[inline]
fn sum_of_lanes(lanes: u32) -> u32 {
    const EVEN: u32 = 0x0f0f_0f0f;
    ((lanes & EVEN) + (lanes >> 4 & EVEN)).wrapping_mul(0x0101_0101) >> 24
}

/// What a district pays when it is completed now (CA-5.1, CA-5.3); nothing when the colour is
/// closed.
#[inline]
pub(super) fn price_now(position: &Calcada, colour: Colour, n_squares: u32) -> f32 {
    price_on_row(position, position.row(colour), n_squares)
}

/// What a district is expected to pay after some others of its colour.
#[inline]
pub(super) fn price_after(
    position: &Calcada,
    colour: Colour,
    n_squares: u32,
    n_before: f32,
) -> f32 {
    let row = position.row(colour);
    let whole = (n_before as usize).min(MAX_ROWS);
    let part = n_before - whole as f32;
    let here = price_on_row(position, row + whole, n_squares);
    here + part * (price_on_row(position, row + whole + 1, n_squares) - here)
}

#[inline]
fn price_on_row(position: &Calcada, row: usize, n_squares: u32) -> f32 {
    let multipliers = position.multipliers();
    match multipliers.get(row) {
        Some(&multiplier) => {
            let closing = if row + 1 == multipliers.len() {
                u32::from(CLOSING_POINTS)
            } else {
                0
            };
            (u32::from(multiplier) * n_squares + closing) as f32
        }
        None => 0.0,
    }
}

/// For each colour the squares whose number can be declared in it.
#[derive(Clone, Copy, Default)]
pub(super) struct Offer {
    /// As the ring lies.
    pub(super) now: [u32; N_COLOURS],
    /// After one more stone has moved.
    pub(super) nearly: [u32; N_COLOURS],
}

impl Offer {
    fn of(position: &Calcada) -> Offer {
        let layout = position.layout();
        let totals: [u8; N_SPACES as usize] =
            std::array::from_fn(|space| position.stones(space as u8).total());
        let mut offer = Offer::default();
        for space in 0..N_SPACES as usize {
            let stones = position.stones(space as u8);
            if stones == Stones::EMPTY {
                continue;
            }
            let total = totals[space];
            let before = totals[(space + N_SPACES as usize - 1) % N_SPACES as usize];
            let after = totals[(space + 1) % N_SPACES as usize];
            let now = layout.squares_for(total);
            // A stone leaves the space, one comes, or the declared stone itself goes on.
            let mut nearly = layout.squares_for(total - 1) | layout.squares_for(after + 1);
            if before > 0 {
                nearly |= layout.squares_for(total + 1);
            }
            for colour in stones.kinds() {
                offer.now[colour.index()] |= now;
                offer.nearly[colour.index()] |= nearly;
            }
        }
        for colour in Colour::ALL {
            if !position.has_open_tiles(colour) {
                offer.now[colour.index()] = 0;
                offer.nearly[colour.index()] = 0;
            }
        }
        offer
    }

    /// What this seat can place next: when it has declared, only that.
    pub(super) fn to(position: &Calcada, seat: Seat) -> Offer {
        match position.declared() {
            Some((colour, number)) if position.seat_in_turn() == Some(seat) => {
                let mut offer = Offer::default();
                offer.now[colour.index()] = position.layout().squares_for(number);
                offer
            }
            _ => Offer::of(position),
        }
    }
}

/// The empty squares of a seat that can still get a tile.
#[inline]
pub(super) fn squares_alive(position: &Calcada, seat: Seat) -> u32 {
    Colour::ALL.into_iter().fold(0, |alive, colour| {
        if position.n_tiles_left(colour) > 0 {
            alive | position.open_squares(seat, colour)
        } else {
            alive
        }
    })
}

/// How many rounds are still to be played, beside the one that is played.
#[inline]
pub(super) fn rounds_left(position: &Calcada) -> f32 {
    if position.is_last_round() {
        return 0.0;
    }
    let n_rows = position.multipliers().len();
    let (mut least, mut second) = (n_rows, n_rows);
    for colour in Colour::ALL {
        let left = n_rows - position.row(colour);
        if left < least {
            (least, second) = (left, least);
        } else {
            second = second.min(left);
        }
    }
    let n_seats = position.n_seats();
    let n_empty: u32 = Seat::all(n_seats)
        .map(|seat| N_SQUARES as u32 - position.filled_squares(seat).count_ones())
        .sum();
    let [rows, n_empty] = [(least + second) as f32, n_empty as f32].map(|n| n / f32::from(n_seats));
    // Fitted to games of simple players with all numbers of seats and both sides.
    (2.8 * rows + 0.62 * n_empty - 3.3).max(0.5)
}

/// How far the game is.
#[inline]
pub(super) fn progress(position: &Calcada) -> f32 {
    const USUAL_ROUNDS: f32 = 20.0;
    (1.0 - rounds_left(position) / USUAL_ROUNDS).clamp(0.0, 1.0)
}
