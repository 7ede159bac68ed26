//! What speaks for a seat.

use tessera_engine::azul::material::{
    COLOUR_BONUS, COLUMN_BONUS, Colour, FLOOR_PENALTY, N_COLOURS, N_COLUMNS, N_ROWS, ROW_BONUS,
};
use tessera_engine::azul::{Azul, Source, WallSide};
use tessera_engine::{Game, Seat};

use super::offer::{Horizon, Offer};
use super::outlook::{NONE, Outlook, Tiled};

/// In the order in which [`terms`] sets them.
pub(super) const NAMES: &[&str] = &[
    "lead on the track",
    "points of full lines",
    "points lost on the floor line",
    "points of lines that may fill this round",
    "points of lines that may fill later",
    "points of spaces still open",
    "bonuses earned",
    "columns within reach",
    "colours within reach",
    "rows within reach",
    "tiles waiting on lines",
    "lines nearly full",
    "empty lines",
    "starting the next round",
    "to take now",
    "too many tiles for the lines",
    "heaps in the centre without room",
    "ending the game",
];

const N_TERMS: usize = 18;
const _: () = assert!(NAMES.len() == N_TERMS);

/// Points are counted in tens.
const TEN: f32 = 0.1;

/// Sets the terms of a seat.
#[inline]
pub(super) fn terms(azul: &Azul, seat: Seat, out: &mut [f32]) {
    let offer = Offer::of(azul);
    let horizon = Horizon::of(azul, offer.n_tiles);
    set_terms(azul, seat, &offer, &horizon, out);
}

/// Sets the terms of all seats, one row each.
#[inline]
pub(super) fn terms_of_all(azul: &Azul, out: &mut [f32]) {
    let offer = Offer::of(azul);
    let horizon = Horizon::of(azul, offer.n_tiles);
    for (seat, row) in Seat::all(azul.n_seats()).zip(out.chunks_exact_mut(N_TERMS)) {
        set_terms(azul, seat, &offer, &horizon, row);
    }
}

fn set_terms(azul: &Azul, seat: Seat, offer: &Offer, horizon: &Horizon, out: &mut [f32]) {
    let tiled = Tiled::of(azul, seat);
    let to_take = azul.taker() == Some(seat);
    let outlook = Outlook::of(azul, &tiled, offer, horizon, to_take);

    let score = azul.score(seat);
    let loss = tiled.loss(score);
    let lines = Lines::of(&tiled, &outlook, horizon);
    let bonuses = Bonuses::of(azul.wall_side(), &tiled, &outlook);
    let lead = f32::from(score) - mean_score(azul);
    // A point counts the more the less can still happen.
    let scale = TEN / (horizon.length() + 0.25).sqrt();
    let danger = Danger::of(azul, seat, &tiled, offer);

    let terms: [f32; N_TERMS] = [
        scale * lead,
        scale * f32::from(tiled.points),
        -scale * f32::from(loss),
        scale * lines.now,
        scale * lines.later,
        scale * lines.open,
        scale * bonuses.earned,
        scale * bonuses.columns,
        scale * bonuses.colours,
        scale * bonuses.rows,
        0.2 * lines.n_waiting,
        lines.n_nearly_full,
        0.2 * lines.n_empty,
        start_of_next_round(azul, seat) * horizon.rounds.min(1.0),
        if to_take {
            (offer.n_takes / 4.0).min(1.0)
        } else {
            0.0
        },
        scale * danger.overflow,
        scale * danger.without_room,
        bonuses.row_this_round,
    ];
    out[..N_TERMS].copy_from_slice(&terms);
}

/// From 0 to 1, by how much of the game is left.
#[inline]
pub(super) fn progress(azul: &Azul) -> f32 {
    let n_on_offer = Source::ALL
        .iter()
        .map(|&source| azul.tiles_at(source).total());
    let horizon = Horizon::without_supply(azul, n_on_offer.sum());
    (1.0 - horizon.length() / 5.25).clamp(0.0, 1.0)
}

/// What the pattern lines promise.
struct Lines {
    /// Points at the end of this round.
    now: f32,
    /// Points in later rounds, of lines that hold tiles.
    later: f32,
    /// Points of all other spaces.
    open: f32,
    n_waiting: f32,
    n_nearly_full: f32,
    n_empty: f32,
}

impl Lines {
    #[inline]
    fn of(tiled: &Tiled, outlook: &Outlook, horizon: &Horizon) -> Lines {
        let mut lines = Lines {
            now: 0.0,
            later: 0.0,
            open: 0.0,
            n_waiting: 0.0,
            n_nearly_full: 0.0,
            n_empty: 0.0,
        };
        for row in 0..N_ROWS as usize {
            let held = tiled.colours[row];
            if held == NONE {
                lines.n_empty += 1.0;
            } else {
                lines.n_waiting += f32::from(tiled.n_tiles[row]);
                lines.n_nearly_full += f32::from(u8::from(tiled.n_missing(row as u8) == 1));
            }
            let n_open = 5.0 - (tiled.filled >> (5 * row) & 0b11111).count_ones() as f32;
            // The spaces of a row compete: no more than one is filled in a round.
            let share = (horizon.rounds / n_open.max(1.0)).min(1.0);
            for colour in 0..N_COLOURS {
                let points = outlook.points[row][colour];
                let now = outlook.now[row][colour];
                let later = outlook.ever[row][colour] - now;
                lines.now += points * now;
                lines.open += points * later * share;
            }
            if held != NONE {
                let later = outlook.ever[row][held] - outlook.now[row][held];
                let points = outlook.points[row][held] * later;
                lines.later += points;
                lines.open -= points * share;
            }
        }
        lines
    }
}

/// What columns, colours and rows give at the end (AZ-7.3 to AZ-7.5), in points.
struct Bonuses {
    earned: f32,
    columns: f32,
    colours: f32,
    rows: f32,
    /// The chance that one row is complete at the end of this round.
    row_this_round: f32,
}

impl Bonuses {
    #[inline]
    fn of(side: WallSide, tiled: &Tiled, outlook: &Outlook) -> Bonuses {
        let mut bonuses = Bonuses {
            earned: 0.0,
            columns: 0.0,
            colours: 0.0,
            rows: 0.0,
            row_this_round: 0.0,
        };
        let add = |chance: f32, bonus: u8, hoped: &mut f32, earned: &mut f32| {
            *(if chance == 1.0 { earned } else { hoped }) += chance * f32::from(bonus);
        };
        let (ever, earned) = (&outlook.ever, &mut bonuses.earned);
        for column in 0..N_COLUMNS {
            let chance = match side {
                WallSide::Coloured => (0..N_ROWS)
                    .map(|row| ever[row as usize][(column + 5 - row) as usize % N_COLOURS])
                    .product(),
                WallSide::Grey => chance_of_grey_column(tiled, outlook, column),
            };
            let is_filled = (tiled.filled >> column & 0x0010_8421) == 0x0010_8421;
            let chance = if is_filled {
                1.0
            } else {
                f32::min(chance, 0.99)
            };
            add(chance, COLUMN_BONUS, &mut bonuses.columns, earned);
        }
        for colour in 0..N_COLOURS {
            let chance: f32 = ever.iter().map(|row| row[colour]).product();
            let is_filled = tiled.n_of_colour(colour) == u32::from(N_ROWS);
            let chance = if is_filled { 1.0 } else { chance.min(0.99) };
            add(chance, COLOUR_BONUS, &mut bonuses.colours, earned);
        }
        for (row, chances) in ever.iter().enumerate() {
            let chance: f32 = chances.iter().product();
            let n_missing = 5 - (tiled.filled >> (5 * row) & 0b11111).count_ones();
            let chance = chance * ROW_IN_TIME[n_missing as usize];
            let now: f32 = match n_missing {
                0 => 1.0,
                1 => outlook.now[row].iter().sum(),
                _ => 0.0,
            };
            bonuses.row_this_round = bonuses.row_this_round.max(now);
            add(chance, ROW_BONUS, &mut bonuses.rows, earned);
        }
        bonuses
    }
}

/// A row needs a round for each missing space: how likely there are enough, beside the chance of
/// each of them.
const ROW_IN_TIME: [f32; 6] = [1.0, 0.99, 0.5, 0.25, 0.125, 0.0625];

/// On the grey wall any colour will do that the column and the row do not have.
#[inline]
fn chance_of_grey_column(tiled: &Tiled, outlook: &Outlook, column: u8) -> f32 {
    let mut chance = 1.0;
    for row in 0..N_ROWS {
        if tiled.filled >> (5 * row + column) & 1 == 1 {
            continue;
        }
        let mut best = 0.0_f32;
        for colour in 0..N_COLOURS {
            let fits = tiled.free_columns(row, colour) >> column & 1 == 1;
            if fits && !tiled.has_colour(row, colour) {
                best = best.max(outlook.ever[row as usize][colour]);
            }
        }
        chance *= best;
    }
    chance
}

/// What a seat has on average: what all have alike would only make the numbers larger.
#[inline]
fn mean_score(azul: &Azul) -> f32 {
    let n_seats = azul.n_seats();
    let points: u16 = Seat::all(n_seats).map(|seat| azul.score(seat)).sum();
    f32::from(points) / f32::from(n_seats)
}

/// 1 for who will start the next round.
#[inline]
fn start_of_next_round(azul: &Azul, seat: Seat) -> f32 {
    let is_known = azul.is_between_rounds() || !azul.marker_in_centre();
    f32::from(u8::from(is_known && azul.starter() == seat))
}

/// Tiles that a seat may have to take without a place for them.
struct Danger {
    /// What the surplus of a fair share would cost.
    overflow: f32,
    /// Tiles in the centre, by colour more than any line takes.
    without_room: f32,
}

impl Danger {
    #[inline]
    fn of(azul: &Azul, seat: Seat, tiled: &Tiled, offer: &Offer) -> Danger {
        if offer.n_tiles == 0 {
            return Danger {
                overflow: 0.0,
                without_room: 0.0,
            };
        }
        let centre = azul.tiles_at(Source::CENTRE);
        let (mut room, mut without_room) = (0.0, 0.0);
        let mut empty = 0;
        let mut held_room = [0; N_COLOURS];
        for row in 0..N_ROWS {
            let held = tiled.colours[row as usize];
            if tiled.closed >> row & 1 == 0 {
                let n_missing = tiled.n_missing(row);
                if held == NONE {
                    empty |= 1 << row;
                    room += f32::from(n_missing);
                } else {
                    held_room[held] = n_missing.max(held_room[held]);
                    room += f32::from(n_missing.min(offer.totals[held]));
                }
            }
        }
        for colour in Colour::ALL {
            let n = centre.count(colour);
            if n > 0 {
                let open = azul.open_lines(seat, colour);
                // The widest empty line, or one that holds the colour.
                let widest = (u32::BITS - (open & empty).leading_zeros()) as u8;
                let widest = widest.max(held_room[colour.index()]);
                without_room += f32::from(n.saturating_sub(widest));
            }
        }
        let share = f32::from(offer.n_tiles) / f32::from(azul.n_seats());
        let n_falling = (share - room).max(0.0);
        let after = f32::from(tiled.n_on_floor) + n_falling;
        Danger {
            overflow: -(penalty(after) - penalty(f32::from(tiled.n_on_floor))),
            without_room: -without_room,
        }
    }
}

/// What a number of items on the floor line costs, also between whole numbers.
#[inline]
fn penalty(n_items: f32) -> f32 {
    let n_items = n_items.min(7.0);
    let whole = n_items as usize;
    let low = f32::from(FLOOR_PENALTY[whole]);
    let high = f32::from(FLOOR_PENALTY[(whole + 1).min(7)]);
    low + (n_items - whole as f32) * (high - low)
}
