//! What speaks for an action.

use tessera_engine::calcada::material::{
    Colour, FREE_NUMBER, Motif, N_COLOURS, N_SPACES, SIDE, Stones,
};
use tessera_engine::calcada::{Action, Calcada};
use tessera_engine::{Game, Seat};

use super::motifs::{Motifs, points};
use super::outlook::{Race, each_begun, price_after, price_now, squares_alive};

pub(super) const NAMES: &[&str] = &[
    "completes a district",
    "closes a colour",
    "lowers the price for others",
    "leaves a district one tile short",
    "goes on with a district",
    "begins a district",
    "begins a district of a colour that is begun elsewhere",
    "joins motifs",
    "takes room from another motif",
    "puts a motif near its like",
    "takes a bonus symbol",
    "squares to choose from",
    "pays to move a stone",
    "pays for new tiles",
    "pays for new tiles though a motif fits",
    "opens a district to the next player",
    "opens a district to itself",
];

const POINTS: f32 = 0.1;

/// Sets a row of action terms for each action.
pub(super) fn action_terms(position: &Calcada, actions: &[Action], out: &mut [f32]) {
    let Some(seat) = position.seat_in_turn() else {
        return;
    };
    let eye = Eye::new(position, seat);
    for (&action, row) in actions.iter().zip(out.chunks_exact_mut(NAMES.len())) {
        match action {
            Action::Declare { space, colour } => eye.declare(space, colour, row),
            Action::Place {
                motif,
                row: line,
                column,
            } => {
                if let Some((colour, _)) = position.declared() {
                    let square = line as usize * SIDE as usize + column as usize;
                    eye.square(square, colour, row);
                    eye.tile(square, motif, row);
                }
            }
            Action::Move { space, colour } => {
                row[12] = 1.0;
                let [_, next] = eye.next.around(position, space, colour);
                let [_, mine] = eye.mine.around(position, space, colour);
                row[15] = POINTS * next;
                row[16] = POINTS * (mine - eye.mine.best()).max(0.0);
            }
            Action::Empty { space, colour } => eye.ring(space, colour, row),
            Action::Refresh => {
                row[13] = 1.0;
                row[14] = eye.join_declared();
            }
            Action::Start(_) | Action::Ring { .. } | Action::TurnUp { .. } => {}
        }
    }
}

/// What is looked up for every action of a decision.
struct Eye<'a> {
    position: &'a Calcada,
    seat: Seat,
    others: Race,
    alive: u32,
    motifs: Motifs,
    mine: Completions,
    next: Completions,
}

impl Eye<'_> {
    fn new(position: &Calcada, seat: Seat) -> Eye<'_> {
        let mut others = Race::default();
        for other in Seat::all(position.n_seats()).filter(|&other| other != seat) {
            each_begun(position, other, |district| others.add(district));
        }
        let alive = squares_alive(position, seat);
        let mut eye = Eye {
            position,
            seat,
            others,
            alive,
            motifs: Motifs::of(position, seat, alive),
            mine: Completions::none(),
            next: Completions::none(),
        };
        if position.declared().is_none() {
            let next = seat.next(position.n_seats());
            eye.mine = Completions::of(position, seat);
            if !position.is_last_round() || position.is_turn_to_come(next) {
                eye.next = Completions::of(position, next);
            }
        }
        eye
    }

    fn declare(&self, space: u8, colour: Colour, row: &mut [f32]) {
        let position = self.position;
        let number = position.stones(space).total();
        let open = position.open_squares(self.seat, colour) & position.layout().squares_for(number);
        let mut squares = open;
        while squares != 0 {
            let square = squares.trailing_zeros() as usize;
            let layout = position.layout();
            // Squares of a district are equal here.
            squares &= !layout.district_squares(layout.district(square));
            self.square(square, colour, row);
        }
        let has_bonus_symbol = position.open_motifs(colour) >> Motif::Bonus.index() & 1;
        row[10] = f32::from(has_bonus_symbol);
        row[7] = self.motifs.best_join(position, colour, open) / 5.0;
        row[11] = open.count_ones().min(5) as f32 / 5.0;
        self.ring(space, colour, row);
    }

    /// What a tile of the colour on this square does for its district; the best of several
    /// squares when it is called for all of them.
    #[inline]
    fn square(&self, square: usize, colour: Colour, row: &mut [f32]) {
        let position = self.position;
        let layout = position.layout();
        let district = layout.district_squares(layout.district(square));
        let placed = position.squares_with_colour(self.seat, colour);
        let n_squares = district.count_ones();
        let n_placed = (placed & district).count_ones();
        let n_missing = n_squares - n_placed - 1;
        if n_missing == 0 {
            let gain = POINTS * (price_now(position, colour, n_squares) - n_placed as f32);
            if gain > row[0] {
                row[0] = gain;
                row[1] = f32::from(u8::from(
                    position.row(colour) + 1 == position.multipliers().len(),
                ));
                row[2] = self.others.n_before(colour, 2) / 2.0;
            }
            return;
        }
        let n_before = self.others.n_before(colour, n_missing);
        let price = POINTS * price_after(position, colour, n_squares, n_before);
        if n_missing == 1 {
            row[3] = row[3].max(price);
        }
        if n_placed > 0 {
            row[4] = row[4].max(price / n_missing as f32);
        } else {
            row[5] = row[5].max(price / n_missing as f32);
            row[6] = f32::from(u8::from(placed != 0));
        }
    }

    /// What the motif of a tile does on a square.
    fn tile(&self, square: usize, motif: Motif, row: &mut [f32]) {
        row[8] = self.motifs.spoiled(square, motif) / 5.0;
        if motif == Motif::Bonus {
            row[10] = 1.0;
            return;
        }
        let equal = self.position.squares_with_motif(self.seat, motif);
        let around = Calcada::squares_beside(1 << square);
        let beside = around & equal;
        if beside == 0 {
            let near = Calcada::squares_beside(equal) & around & self.alive;
            row[9] = f32::from(u8::from(near != 0));
            return;
        }
        let mut before = 0.0;
        let mut rest = beside;
        while rest != 0 {
            let group = Calcada::group_of(rest & rest.wrapping_neg(), equal);
            rest &= !group;
            before += points(group.count_ones());
        }
        let joined = Calcada::group_of(1 << square, equal | 1 << square);
        row[7] = (points(joined.count_ones()) - before) / 5.0;
    }

    /// The best that an open tile of the declared colour joins.
    fn join_declared(&self) -> f32 {
        let position = self.position;
        position.declared().map_or(0.0, |(colour, number)| {
            let squares = position.layout().squares_for(number);
            let squares = squares & position.open_squares(self.seat, colour);
            self.motifs.best_join(position, colour, squares) / 5.0
        })
    }

    /// What the stones offer to the next seat and to this one when a stone has moved.
    fn ring(&self, space: u8, colour: Colour, row: &mut [f32]) {
        let [before, after] = self.next.around(self.position, space, colour);
        row[15] = POINTS * (after - before);
        let [before, after] = self.mine.around(self.position, space, colour);
        row[16] = POINTS * (after - before);
    }
}

/// The districts that a seat completes with one tile, against the ring.
#[derive(Default)]
struct Completions {
    is_empty: bool,
    /// The points of the best by colour and number.
    points: [[f32; FREE_NUMBER as usize + 1]; N_COLOURS],
    /// The best on each space as it lies, and with one stone more.
    now: [f32; N_SPACES as usize],
    with_one_more: [f32; N_SPACES as usize],
}

impl Completions {
    fn none() -> Completions {
        Completions {
            is_empty: true,
            ..Completions::default()
        }
    }

    fn of(position: &Calcada, seat: Seat) -> Completions {
        let mut completions = Completions::none();
        each_begun(position, seat, |district| {
            if district.n_missing != 1 || !position.has_open_tiles(district.colour) {
                return;
            }
            completions.is_empty = false;
            let n_placed = district.n_squares - 1;
            let gain = price_now(position, district.colour, district.n_squares) - n_placed as f32;
            let square = district.missing.trailing_zeros() as usize;
            let number = position.layout().number(square);
            let best = &mut completions.points[district.colour.index()];
            for number in [number, FREE_NUMBER] {
                best[number as usize] = best[number as usize].max(gain);
            }
        });
        if !completions.is_empty {
            for space in 0..N_SPACES {
                let stones = position.stones(space);
                let number = stones.total();
                completions.now[space as usize] = completions.best_of(stones, number);
                completions.with_one_more[space as usize] = completions.best_of(stones, number + 1);
            }
        }
        completions
    }

    /// The best as the ring lies.
    fn best(&self) -> f32 {
        self.now.into_iter().fold(0.0, f32::max)
    }

    /// The best on the two spaces that a moving stone changes, before and after.
    #[inline]
    fn around(&self, position: &Calcada, space: u8, colour: Colour) -> [f32; 2] {
        if self.is_empty {
            return [0.0, 0.0];
        }
        let (here, there) = (space as usize, ((space + 1) % N_SPACES) as usize);
        let left = position.stones(space) - Stones::of(colour, 1);
        let n_there = position.stones(there as u8).total() + 1;
        let moved = self.points[colour.index()][n_there.min(FREE_NUMBER) as usize];
        let after = self.best_of(left, left.total());
        [
            self.now[here].max(self.now[there]),
            after.max(self.with_one_more[there]).max(moved),
        ]
    }

    /// The best for stones of these colours when `number` of them are counted.
    #[inline]
    fn best_of(&self, stones: Stones, number: u8) -> f32 {
        let number = number.min(FREE_NUMBER) as usize;
        stones.kinds().fold(0.0, |best: f32, colour| {
            best.max(self.points[colour.index()][number])
        })
    }
}
