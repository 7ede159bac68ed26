//! What the end of a game is worth to each seat.

use std::fmt;
use std::str::FromStr;

use tessera_engine::{Outcome, ParseError};

use crate::Values;
use crate::linear::softmax;
use crate::options::number;

/// What a search maximises at the end of a game.
///
/// ```
/// use tessera_engine::Outcome;
/// use tessera_search::{Objective, utility};
///
/// let end = |scores: [i16; 2]| Outcome::new(2, |seat| scores[seat.index()], |_| 0);
/// let places = |scores| Objective::Places.worth(&end(scores))[0];
/// let points = |scores| Objective::Points(5.0).worth(&end(scores))[0];
/// assert_eq!(places([30, 20]), utility(&end([30, 20]))[0]);
/// // Behind all the same, but by less: by points that is worth more.
/// assert!(points([29, 30]) - points([20, 30]) > places([29, 30]) - places([20, 30]));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Objective {
    /// To come first, as [`utility`] says.
    Places,
    /// To have more points than the others, each share of the whole growing e-fold with this many
    /// of them. A few points more tell good from bad after far fewer games than first places do.
    Points(f32),
}

/// What places weigh beside points: the point that takes the lead is worth more than any other, and
/// equal points may still be decided by ties.
const PLACES_WEIGHT: f32 = 0.2;

impl Objective {
    /// What an end is worth to each seat, from 0 to 1.
    #[must_use]
    pub fn worth(self, outcome: &Outcome) -> Values {
        let places = utility(outcome);
        let Objective::Points(scale) = self else {
            return places;
        };
        let mut worth = points(outcome, scale);
        for (worth, place) in worth.iter_mut().zip(places) {
            *worth = (1.0 - PLACES_WEIGHT) * *worth + PLACES_WEIGHT * place;
        }
        worth
    }
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Objective::Places => f.write_str("places"),
            Objective::Points(scale) => write!(f, "{scale}"),
        }
    }
}

impl FromStr for Objective {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Objective, ParseError> {
        match text {
            "places" => Ok(Objective::Places),
            _ => number(text, 0.1, 1000.0)
                .map(Objective::Points)
                .map_err(|_| {
                    let message = "objective is places or a number of points from 0.1 to 1000";
                    ParseError::new(message, text)
                }),
        }
    }
}

/// The weight of leaving others behind in the utility of an end; the rest is for coming first.
const RANK_WEIGHT: f32 = 0.1;
/// The weight of the lead in points.
const MARGIN_WEIGHT: f32 = 0.1;
/// A lead by as many points is worth half of all that a lead can be worth.
const HALF_MARGIN: f32 = 15.0;

/// What an end is worth to each seat, from 0 to 1: above all to come first, then to leave others
/// behind and, at the margin, the lead in points, so that a player who cannot lose any more, or
/// cannot win any more, still plays well.
///
/// ```
/// use tessera_engine::Outcome;
///
/// let end = |scores: [i16; 3]| Outcome::new(3, |seat| scores[seat.index()], |_| 0);
/// let [first, second, third, ..] = tessera_search::utility(&end([31, 30, 9]));
/// assert!(first > 0.8 && first > second && second > third);
/// ```
#[must_use]
pub fn utility(outcome: &Outcome) -> Values {
    let (ranks, scores) = (outcome.ranks(), outcome.scores());
    let firsts = shares(outcome);
    let n_others = (ranks.len().max(2) - 1) as f32;
    let mut values = Values::default();
    for seat in 0..ranks.len() {
        let others = (0..ranks.len()).filter(|&other| other != seat);
        let beaten: f32 = others
            .clone()
            .map(|other| match ranks[seat].cmp(&ranks[other]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            })
            .sum();
        let best_other = others.map(|other| scores[other]).max().unwrap_or(0);
        let lead = f32::from(scores[seat]) - f32::from(best_other);
        let margin = 0.5 + 0.5 * lead / (lead.abs() + HALF_MARGIN);
        values[seat] = (1.0 - RANK_WEIGHT - MARGIN_WEIGHT) * firsts[seat]
            + RANK_WEIGHT * beaten / n_others
            + MARGIN_WEIGHT * margin;
    }
    values
}

/// What part of the whole each seat gets by its points; a part grows e-fold with `scale` of them.
pub(crate) fn points(outcome: &Outcome, scale: f32) -> Values {
    let scores = outcome.scores();
    let mut parts = Values::default();
    for (part, score) in parts.iter_mut().zip(scores) {
        *part = f32::from(*score) / scale;
    }
    softmax(&mut parts[..scores.len()]);
    parts
}

/// The first place, split between those who share it.
#[must_use]
pub fn shares(outcome: &Outcome) -> Values {
    let ranks = outcome.ranks();
    let n_first = ranks.iter().filter(|&&rank| rank == 1).count() as f32;
    let mut values = Values::default();
    for (value, &rank) in values.iter_mut().zip(ranks) {
        if rank == 1 {
            *value = 1.0 / n_first;
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(scores: &[i16]) -> Outcome {
        Outcome::new(scores.len() as u8, |seat| scores[seat.index()], |_| 0)
    }

    #[test]
    fn the_first_place_is_split() {
        assert_eq!(shares(&outcome(&[7, 9, 9])), [0.0, 0.5, 0.5, 0.0, 0.0]);
        assert_eq!(shares(&outcome(&[7, 3])), [1.0, 0.0, 0.0, 0.0, 0.0]);
    }

    #[test]
    fn points_count_by_themselves() {
        let worth = |scores: &[i16]| Objective::Points(5.0).worth(&outcome(scores));
        let equal = worth(&[10, 10, 10]);
        assert!((equal[0] - equal[2]).abs() < 1e-6);
        // Behind all the same, and ahead all the same.
        assert!(worth(&[9, 12, 3])[0] > worth(&[8, 12, 3])[0] + 0.03);
        assert!(worth(&[14, 12, 3])[0] > worth(&[13, 12, 3])[0] + 0.03);
        // The step to the first place counts much more, also where ties decide it.
        let ends = [11, 12, 13, 14].map(|score| worth(&[score, 12, 3])[0]);
        assert!(ends[2] - ends[1] > ends[3] - ends[2] + 0.05, "{ends:?}");
        assert!(ends.iter().all(|worth| (0.0..=1.0).contains(worth)));
        let tied = |tie| Outcome::new(2, |_| 12, |seat| tie * i16::from(seat.number()));
        let [before, behind] = [-1, 1].map(|tie| Objective::Points(5.0).worth(&tied(tie))[0]);
        assert!(before > behind + 0.1, "{before} and {behind}");
        // Many points to the e-fold: each of them counts less.
        let broad = |score| Objective::Points(50.0).worth(&outcome(&[score, 12, 3]))[0];
        assert!(ends[3] - ends[2] > 2.0 * (broad(14) - broad(13)));
        assert_eq!(
            Objective::Places.worth(&outcome(&[3, 2])),
            utility(&outcome(&[3, 2]))
        );
    }

    /// Each line is worth more to the first seat than the next.
    #[test]
    fn places_come_before_points() {
        let ends: [&[i16]; 6] = [
            &[90, 10, 10],
            &[11, 10, 9],
            &[10, 10, 9],
            &[50, 51, 9],
            &[10, 51, 9],
            &[10, 51, 50],
        ];
        for pair in ends.windows(2) {
            let [better, worse] = [pair[0], pair[1]].map(|scores| utility(&outcome(scores))[0]);
            assert!(better > worse, "{pair:?}: {better} and {worse}");
            assert!((0.0..=1.0).contains(&better) && (0.0..=1.0).contains(&worse));
        }
    }
}
