//! Groups of equal motifs on a board, and how they may grow.

use tessera_engine::Seat;
use tessera_engine::calcada::Calcada;
use tessera_engine::calcada::material::{Colour, MOTIF_POINTS, Motif, N_MOTIFS};

/// What the motifs of a seat are worth and promise, in points.
#[derive(Clone, Copy, Default)]
pub(super) struct Motifs {
    /// What they are worth as they lie (CA-7.3).
    pub(super) points: f32,
    /// What the groups gain by a tile each, as likely as there is room beside them.
    pub(super) growth: f32,
    /// The same for a second and third tile.
    pub(super) future: f32,
    /// What is gained by joining groups that are one square apart.
    pub(super) joints: f32,
    /// The size of the largest group that can grow.
    pub(super) largest: u32,
    /// For each motif the best that one more tile can gain …
    gains: [f32; N_MOTIFS],
    /// … and where.
    places: [u32; N_MOTIFS],
}

/// How likely a group grows, by the number of squares beside it that can still get a tile.
const CHANCE_TO_GROW: [f32; 5] = [0.0, 0.4, 0.65, 0.8, 0.9];

impl Motifs {
    /// Of a seat, which can still fill the squares of `alive`.
    pub(super) fn of(position: &Calcada, seat: Seat, alive: u32) -> Motifs {
        let mut motifs = Motifs::default();
        for motif in Motif::ALL {
            let squares = position.squares_with_motif(seat, motif);
            if motif != Motif::Bonus && squares != 0 {
                motifs.add(motif, squares, alive);
            }
        }
        motifs
    }

    #[inline]
    fn add(&mut self, motif: Motif, squares: u32, alive: u32) {
        let mut rest = squares;
        let (mut beside_others, mut largest_other) = (0, 0);
        while rest != 0 {
            let group = Calcada::group_of(rest & rest.wrapping_neg(), rest);
            rest &= !group;
            let size = group.count_ones();
            let points = points(size);
            self.points += points;
            let beside = Calcada::squares_beside(group) & alive;
            if beside == 0 {
                continue;
            }
            let (mut gain, mut places) = (points_for_one_more(size), beside);
            self.growth += gain * CHANCE_TO_GROW[beside.count_ones().min(4) as usize];
            let room = (beside | Calcada::squares_beside(beside) & alive).count_ones();
            if room >= 3 {
                self.future += self::points(size + 3) - self::points(size + 1);
            }
            self.largest = self.largest.max(size);
            if beside & beside_others != 0 {
                let joined = self::points(size + largest_other + 1);
                gain = joined - points - self::points(largest_other);
                places = beside & beside_others;
                self.joints += gain;
            }
            if gain > self.gains[motif.index()] {
                self.gains[motif.index()] = gain;
                self.places[motif.index()] = places;
            }
            beside_others |= beside;
            largest_other = largest_other.max(size);
        }
    }

    /// The best that an open tile of the colour gains on one of these squares.
    #[inline]
    pub(super) fn best_join(&self, position: &Calcada, colour: Colour, squares: u32) -> f32 {
        let mut best = 0.0;
        if squares == 0 {
            return best;
        }
        let mut motifs = position.open_motifs(colour);
        while motifs != 0 {
            let motif = motifs.trailing_zeros() as usize;
            motifs &= motifs - 1;
            if self.places[motif] & squares != 0 {
                best = f32::max(best, self.gains[motif]);
            }
        }
        best
    }

    /// What other motifs could have gained on a square.
    #[inline]
    pub(super) fn spoiled(&self, square: usize, by: Motif) -> f32 {
        let mut sum = 0.0;
        for motif in 0..N_MOTIFS {
            if motif != by.index() && self.places[motif] >> square & 1 == 1 {
                sum += self.gains[motif];
            }
        }
        sum
    }
}

/// Points for a group (CA-7.3).
#[inline]
pub(super) fn points(size: u32) -> f32 {
    f32::from(MOTIF_POINTS[(size as usize).min(MOTIF_POINTS.len() - 1)])
}

#[inline]
fn points_for_one_more(size: u32) -> f32 {
    points(size + 1) - points(size)
}
