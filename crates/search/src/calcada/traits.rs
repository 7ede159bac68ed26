//! What speaks for an action.

use tessera_engine::calcada::material::{
    Colour, FREE_NUMBER, MOTIF_POINTS, Motif, N_COLOURS, N_SPACES, SIDE, Stones,
};
use tessera_engine::calcada::{Action, Calcada};
use tessera_engine::{Game, Seat};

use super::outlook::{Race, each_begun, price_after, price_now};

pub(super) const NAMES: &[&str] = &[
    "completes a district",
    "closes a colour",
    "lowers the price for others",
    "leaves a district one tile short",
    "goes on with a district",
    "begins a district",
    "begins a district of a colour that is begun elsewhere",
    "joins motifs",
    "takes a bonus symbol",
    "squares to choose from",
    "pays to move a stone",
    "pays for new tiles",
    "opens a district to the next player",
    "opens a district to itself",
];

const POINTS: f32 = 0.1;

/// Sets a row of traits for each action.
pub(super) fn set(position: &Calcada, actions: &[Action], out: &mut [f32]) {
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
                row[10] = 1.0;
                let [_, next] = eye.stone(space, colour, &eye.next);
                let [before, mine] = eye.stone(space, colour, &eye.mine);
                row[12] = POINTS * next;
                row[13] = POINTS * (mine - before.max(eye.best_before)).max(0.0);
            }
            Action::Empty { space, colour } => eye.ring(space, colour, row),
            Action::Refresh => row[11] = 1.0,
            Action::Start(_) | Action::Ring { .. } | Action::TurnUp { .. } => {}
        }
    }
}

/// The points of the best district that a tile of a colour on a number completes.
type Completions = [[f32; FREE_NUMBER as usize + 1]; N_COLOURS];

/// What is looked up for every action of a decision.
struct Eye<'a> {
    position: &'a Calcada,
    seat: Seat,
    others: Race,
    mine: Completions,
    next: Completions,
    /// The best that this seat can complete as the ring lies.
    best_before: f32,
}

impl Eye<'_> {
    fn new(position: &Calcada, seat: Seat) -> Eye<'_> {
        let mut others = Race::default();
        for other in Seat::all(position.n_seats()).filter(|&other| other != seat) {
            each_begun(position, other, |district| others.add(district));
        }
        let mut eye = Eye {
            position,
            seat,
            others,
            mine: Completions::default(),
            next: Completions::default(),
            best_before: 0.0,
        };
        if position.declared().is_none() {
            let next = seat.next(position.n_seats());
            eye.mine = completions(position, seat);
            if !position.is_last_round() || position.is_turn_to_come(next) {
                eye.next = completions(position, next);
            }
            let spaces = (0..N_SPACES).map(|space| best_of(position.stones(space), &eye.mine));
            eye.best_before = spaces.fold(0.0, f32::max);
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
            squares &= squares - 1;
            self.square(square, colour, row);
        }
        let mut motifs = position.open_motifs(colour);
        row[8] = f32::from(motifs >> Motif::Bonus.index() & 1);
        motifs &= !(1 << Motif::Bonus.index());
        while motifs != 0 {
            let motif = Motif::ALL[motifs.trailing_zeros() as usize];
            motifs &= motifs - 1;
            let group = position.squares_with_motif(self.seat, motif);
            if Calcada::squares_beside(group) & open != 0 {
                row[7] = 0.2;
            }
        }
        row[9] = open.count_ones().min(5) as f32 / 5.0;
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
        if motif == Motif::Bonus {
            row[8] = 1.0;
            return;
        }
        let equal = self.position.squares_with_motif(self.seat, motif);
        let beside = Calcada::squares_beside(1 << square) & equal;
        if beside == 0 {
            return;
        }
        let points = |group: u32| {
            let size = (group.count_ones() as usize).min(MOTIF_POINTS.len() - 1);
            f32::from(MOTIF_POINTS[size])
        };
        let mut before = 0.0;
        let mut rest = beside;
        while rest != 0 {
            let group = Calcada::group_of(rest & rest.wrapping_neg(), equal);
            rest &= !group;
            before += points(group);
        }
        let joined = Calcada::group_of(1 << square, equal | 1 << square);
        row[7] = (points(joined) - before) / 5.0;
    }

    /// What the stones offer to the next seat and to this one when a stone has moved.
    fn ring(&self, space: u8, colour: Colour, row: &mut [f32]) {
        let [before, after] = self.stone(space, colour, &self.next);
        row[12] = POINTS * (after - before);
        let [before, after] = self.stone(space, colour, &self.mine);
        row[13] = POINTS * (after - before);
    }

    /// The best on the two spaces that a moving stone changes, before and after.
    #[inline]
    fn stone(&self, space: u8, colour: Colour, completions: &Completions) -> [f32; 2] {
        let (here, there) = (space, (space + 1) % N_SPACES);
        let (here, there) = (self.position.stones(here), self.position.stones(there));
        let stone = Stones::of(colour, 1);
        let best = |here, there| best_of(here, completions).max(best_of(there, completions));
        [best(here, there), best(here - stone, there + stone)]
    }
}

#[inline]
fn best_of(stones: Stones, completions: &Completions) -> f32 {
    let number = stones.total().min(FREE_NUMBER) as usize;
    stones.kinds().fold(0.0, |best: f32, colour| {
        best.max(completions[colour.index()][number])
    })
}

fn completions(position: &Calcada, seat: Seat) -> Completions {
    let mut best = Completions::default();
    each_begun(position, seat, |district| {
        if district.n_missing != 1 || !position.has_open_tiles(district.colour) {
            return;
        }
        let n_placed = district.n_squares - 1;
        let gain = price_now(position, district.colour, district.n_squares) - n_placed as f32;
        let number = position
            .layout()
            .number(district.missing.trailing_zeros() as usize);
        let best = &mut best[district.colour.index()];
        for number in [number, FREE_NUMBER] {
            best[number as usize] = best[number as usize].max(gain);
        }
    });
    best
}
