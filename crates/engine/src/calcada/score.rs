//! Points: for a district, and at the end.

use super::board::Board;
use super::layout::{Layout, Squares, connected};
use super::material::{BONUS_TILES_PER_POINT, MOTIF_POINTS, Motif};

/// What a board brings at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FinalPoints {
    pub(super) motifs: u8,
    pub(super) incomplete: u8,
    pub(super) bonus: u8,
}

impl FinalPoints {
    pub(super) fn of(board: &Board, layout: &Layout) -> FinalPoints {
        FinalPoints {
            motifs: points_for_motifs(board),
            incomplete: n_in_incomplete_districts(board.filled(), layout),
            bonus: board.n_bonus_tiles / BONUS_TILES_PER_POINT,
        }
    }

    pub(super) fn sum(self) -> u16 {
        u16::from(self.motifs) + u16::from(self.incomplete) + u16::from(self.bonus)
    }
}

/// Every group of equal motifs by itself; the bonus symbol is no motif (CA-7.3).
fn points_for_motifs(board: &Board) -> u8 {
    let mut points = 0;
    for motif in Motif::ALL
        .into_iter()
        .filter(|&motif| motif != Motif::Bonus)
    {
        let mut rest = board.with_motif(motif);
        while rest != 0 {
            let first = rest & rest.wrapping_neg();
            let group = connected(first, rest);
            points += points_for_group(group.count_ones() as usize);
            rest &= !group;
        }
    }
    points
}

/// Points for a group of this number of equal motifs (CA-7.3).
pub(super) fn points_for_group(size: usize) -> u8 {
    MOTIF_POINTS[size.min(MOTIF_POINTS.len() - 1)]
}

/// A tile in a district that is not complete is a point (CA-7.4).
fn n_in_incomplete_districts(filled: Squares, layout: &Layout) -> u8 {
    let districts = (0..layout.n_districts()).map(|district| layout.district_squares(district));
    let incomplete = districts.filter(|&squares| filled & squares != squares);
    incomplete
        .map(|squares| (filled & squares).count_ones() as u8)
        .sum()
}
