//! What speaks for a seat in a position.

use tessera_engine::calcada::Calcada;
use tessera_engine::calcada::material::{
    BONUS_TILES_PER_POINT, Colour, MOTIF_POINTS, Motif, N_SQUARES,
};
use tessera_engine::{Game, Seat};

use super::outlook::{Begun, Offer, Race, each_begun, price_after, price_now, rounds_left};

pub(super) const NAMES: &[&str] = &[
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
    "squares of untouched districts",
    "squares that can never be filled",
    "motif groups that can grow",
    "squares that the ring offers",
    "nothing to declare",
    "turn to come before the others",
    "turn to come in this round",
];

const POINTS: f32 = 0.1;

pub(super) fn set(position: &Calcada, seat: Seat, out: &mut [f32]) {
    let rounds = rounds_left(position);
    let in_turn = position.seat_in_turn() == Some(seat);
    let this_round = f32::from(u8::from(position.is_turn_to_come(seat)));
    let turns = rounds + this_round;
    let filled = position.filled_squares(seat);
    let offer = Offer::of(position);
    let n_bonus_tiles = position.n_bonus_tiles(seat);

    let districts = districts(position, seat, &offer, turns, n_bonus_tiles > 0);
    let alive = squares_alive(position, seat);
    let (motifs, growth) = motifs(position, seat, alive);
    let bonus = n_bonus_tiles / BONUS_TILES_PER_POINT;
    let track = f32::from(position.points(seat));

    out[0] = POINTS * track;
    out[1] = POINTS * motifs;
    out[2] = POINTS * districts.n_unfinished;
    out[3] = POINTS * f32::from(bonus);
    let now = track + motifs + districts.n_unfinished + f32::from(bonus);
    out[4] = POINTS * now / (1.0 + turns);
    let some_turns = (turns / 2.0).min(1.0);
    out[5] = f32::from(n_bonus_tiles.min(1)) * some_turns;
    out[6] = f32::from(n_bonus_tiles) / 4.0 * some_turns;
    if in_turn {
        out[7] = POINTS * districts.best_now;
        out[8] = POINTS * (districts.best_nearly - districts.best_now).max(0.0);
    } else {
        out[9] = POINTS * districts.best_now;
    }
    out[10] = POINTS * districts.one_short;
    out[11] = POINTS * districts.two_short;
    out[12] = POINTS * districts.further;
    out[13] = POINTS * districts.offered;
    let empty = !filled & ((1 << N_SQUARES) - 1);
    let untouched = empty & !districts.missing;
    out[14] = untouched.count_ones() as f32 / 10.0 * (turns / 10.0).min(1.0);
    out[15] = (empty & !alive).count_ones() as f32 / 10.0;
    out[16] = POINTS * growth * (turns / 4.0).min(1.0);
    let offered = Colour::ALL.into_iter().fold(0, |offered, colour| {
        offered | position.open_squares(seat, colour) & offer.now[colour.index()]
    });
    out[17] = offered.count_ones() as f32 / 10.0;
    out[18] = f32::from(u8::from(offered == 0)) * turns.min(1.0);
    out[19] = f32::from(u8::from(in_turn));
    out[20] = this_round;
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
    let declared = position
        .declared()
        .filter(|_| position.seat_in_turn() == Some(seat));
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
        let (mut now, mut nearly) = (offer.now[colour.index()], offer.nearly[colour.index()]);
        if let Some((declared, number)) = declared {
            let is_it = declared == colour;
            now = if is_it {
                position.layout().squares_for(number)
            } else {
                0
            };
            nearly = 0;
        }
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

/// The empty squares that can still get a tile.
#[inline]
fn squares_alive(position: &Calcada, seat: Seat) -> u32 {
    Colour::ALL.into_iter().fold(0, |alive, colour| {
        if position.n_tiles_left(colour) > 0 {
            alive | position.open_squares(seat, colour)
        } else {
            alive
        }
    })
}

/// The points for groups of motifs, and what groups with room beside them gain by a tile.
#[inline]
fn motifs(position: &Calcada, seat: Seat, alive: u32) -> (f32, f32) {
    let (mut points, mut growth) = (0, 0.0);
    for motif in Motif::ALL {
        if motif == Motif::Bonus {
            continue;
        }
        let mut rest = position.squares_with_motif(seat, motif);
        while rest != 0 {
            let group = Calcada::group_of(rest & rest.wrapping_neg(), rest);
            rest &= !group;
            let size = group.count_ones() as usize;
            let largest = MOTIF_POINTS.len() - 1;
            let here = MOTIF_POINTS[size.min(largest)];
            points += u32::from(here);
            let room = (Calcada::squares_beside(group) & alive).count_ones();
            let more = MOTIF_POINTS[(size + 1).min(largest)] - here;
            growth += f32::from(more) * CHANCE_TO_GROW[room.min(4) as usize];
        }
    }
    (points as f32, growth)
}

/// How likely a group grows, by the number of squares beside it that can still get a tile.
const CHANCE_TO_GROW: [f32; 5] = [0.0, 0.4, 0.65, 0.8, 0.9];
