//! What speaks for a seat in a position.

use tessera_engine::calcada::Calcada;
use tessera_engine::calcada::material::{BONUS_TILES_PER_POINT, Colour, MAX_NUMBER, N_SQUARES};
use tessera_engine::{Game, Seat};

use super::motifs::Motifs;
use super::outlook::{
    Begun, Offer, Race, each_begun, price_after, price_now, rounds_left, squares_alive,
};

const N_TERMS: usize = 31;

pub(super) const NAMES: &[&str; N_TERMS] = &[
    "points on the track",
    "points for motifs",
    "points for tiles in unfinished districts",
    "points for bonus tiles",
    "points now when the end is near",
    "a bonus tile in hand",
    "bonus tiles in hand",
    "district to complete this turn",
    "district to complete this turn for a bonus tile",
    "district to complete next turn",
    "districts one tile short",
    "districts two tiles short",
    "districts further from complete",
    "missing squares that the ring offers",
    "more squares begun than turns to come",
    "squares of untouched districts",
    "untouched districts",
    "price of untouched districts",
    "squares that can never be filled",
    "motif groups that can grow",
    "motif groups with room for more",
    "motif groups that a square joins",
    "largest motif group that can grow",
    "motif to join this turn",
    "motif to join next turn",
    "squares that the ring offers",
    "numbers that still fit",
    "colours that still fit",
    "nothing to declare",
    "turn to come before the others",
    "turn to come in this round",
];

const POINTS: f32 = 0.1;

/// Sets the terms in the order of their names.
pub(super) fn terms(position: &Calcada, seat: Seat, out: &mut [f32]) {
    let in_turn = position.seat_in_turn() == Some(seat);
    let [is_next, waits, this_round] =
        [in_turn, !in_turn, position.is_turn_to_come(seat)].map(|yes| f32::from(u8::from(yes)));
    let turns = rounds_left(position) + this_round;
    let offer = Offer::to(position, seat);
    let n_bonus_tiles = position.n_bonus_tiles(seat);
    let districts = districts(position, seat, &offer, turns, n_bonus_tiles > 0);
    let alive = squares_alive(position, seat);
    let motifs = Motifs::of(position, seat, alive);
    let empty = !position.filled_squares(seat) & ((1 << N_SQUARES) - 1);
    let untouched = untouched(position, empty & !districts.missing);
    let (mut offered, mut join, mut n_colours) = (0, 0.0, 0.0);
    for colour in Colour::ALL {
        let open = position.open_squares(seat, colour);
        if open != 0 && position.has_open_tiles(colour) {
            n_colours += 1.0;
        }
        let squares = open & offer.now[colour.index()];
        offered |= squares;
        join = f32::max(join, motifs.best_join(position, colour, squares));
    }
    let squares_for = |number| position.layout().squares_for(number);
    let numbers = (1..=MAX_NUMBER).filter(|&number| squares_for(number) & alive != 0);
    let n_numbers = numbers.count() as f32;
    let bonus = f32::from(n_bonus_tiles / BONUS_TILES_PER_POINT);
    let track = f32::from(position.points(seat));
    let now = track + motifs.points + districts.n_unfinished + bonus;
    let [one_turn, some_turns, many_turns] = [1.0, 3.0, 10.0].map(|n| (turns / n).min(1.0));
    let nothing = f32::from(u8::from(offered == 0));
    out.copy_from_slice(&[
        POINTS * track,
        POINTS * motifs.points,
        POINTS * districts.n_unfinished,
        POINTS * bonus,
        POINTS * now / (1.0 + turns),
        f32::from(n_bonus_tiles.min(1)) * some_turns,
        f32::from(n_bonus_tiles) / 4.0 * some_turns,
        is_next * POINTS * districts.best_now,
        is_next * POINTS * (districts.best_nearly - districts.best_now).max(0.0),
        waits * POINTS * districts.best_now,
        POINTS * districts.one_short,
        POINTS * districts.two_short,
        POINTS * districts.further,
        POINTS * districts.offered,
        (districts.missing.count_ones() as f32 - turns).max(0.0) / 5.0,
        untouched.n_squares / 10.0 * many_turns,
        untouched.n / 4.0 * many_turns,
        0.05 * untouched.price * many_turns,
        (empty & !alive).count_ones() as f32 / 10.0,
        POINTS * motifs.growth * some_turns,
        POINTS * motifs.future * many_turns,
        POINTS * motifs.joints * some_turns,
        motifs.largest as f32 / 4.0 * some_turns,
        is_next * POINTS * join * one_turn,
        waits * POINTS * join * one_turn,
        offered.count_ones() as f32 / 10.0,
        n_numbers / 5.0 * some_turns,
        n_colours / 5.0 * some_turns,
        nothing * one_turn,
        is_next,
        this_round,
    ]);
}

/// What the districts without a tile promise.
struct Untouched {
    n: f32,
    n_squares: f32,
    price: f32,
}

#[inline]
fn untouched(position: &Calcada, squares: u32) -> Untouched {
    let layout = position.layout();
    let districts = 0..layout.n_districts();
    let n = districts.filter(|&district| layout.district_squares(district) & squares != 0);
    let n = n.count() as f32;
    let n_squares = squares.count_ones() as f32;
    // A new district takes one of the dearer colours.
    let multipliers = position.multipliers();
    let (mut best, mut second) = (0, 0);
    for colour in Colour::ALL {
        let here = multipliers.get(position.row(colour)).copied().unwrap_or(0);
        if here > best {
            (best, second) = (here, best);
        } else {
            second = second.max(here);
        }
    }
    let price = n_squares * f32::from(best + second) / 2.0;
    Untouched {
        n,
        n_squares,
        price,
    }
}

/// What the districts of a seat promise, in points.
#[derive(Default)]
struct Districts {
    n_unfinished: f32,
    missing: u32,
    best_now: f32,
    best_nearly: f32,
    one_short: f32,
    two_short: f32,
    further: f32,
    offered: f32,
}

#[inline]
fn districts(
    position: &Calcada,
    seat: Seat,
    offer: &Offer,
    turns: f32,
    has_bonus_tile: bool,
) -> Districts {
    let mut race = Race::default();
    for other in Seat::all(position.n_seats()) {
        each_begun(position, other, |district| race.add(district));
    }
    let mut sum = Districts::default();
    each_begun(position, seat, |district: Begun| {
        let n_placed = (district.n_squares - district.n_missing) as f32;
        sum.n_unfinished += n_placed;
        sum.missing |= district.missing;
        let colour = district.colour;
        if position.n_tiles_left(colour) < district.n_missing as usize {
            return;
        }
        let n_before = (race.n_before(colour, district.n_missing) - 0.5).max(0.0);
        let price = price_after(position, colour, district.n_squares, n_before);
        // The tiles of an unfinished district are points too, which it loses.
        let gain = (price - n_placed).max(0.0);
        let missing = district.n_missing as f32;
        let hope = ((turns + 1.0 - missing) / 2.0).clamp(0.0, 1.0);
        let (now, nearly) = (offer.now[colour.index()], offer.nearly[colour.index()]);
        let n_offered = (district.missing & now).count_ones() as f32;
        sum.offered += gain * hope * n_offered / missing;
        match district.n_missing {
            1 => {
                sum.one_short += gain * hope;
                let gain_now = price_now(position, colour, district.n_squares) - n_placed;
                if district.missing & now != 0 && turns > 0.0 {
                    sum.best_now = sum.best_now.max(gain_now);
                } else if district.missing & nearly != 0 && has_bonus_tile && turns > 0.0 {
                    sum.best_nearly = sum.best_nearly.max(gain_now);
                }
            }
            2 => sum.two_short += gain * hope,
            _ => sum.further += gain * hope,
        }
    });
    sum
}
