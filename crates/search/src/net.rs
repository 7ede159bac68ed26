//! A small net over the terms of all seats.

mod text;

use std::sync::Arc;

use tessera_engine::MAX_SEATS;

use crate::Knowledge;
use crate::shared::Shared;

/// Units of the first layer.
pub(crate) const FIRST: usize = 32;
/// Units of the second.
pub(crate) const SECOND: usize = 16;
/// How many stages the progress of a game is cut into.
pub(crate) const N_STAGES: usize = 8;

/// Judges a position by the terms of all seats together, where [`crate::Weights`] add up what
/// speaks for each seat alone.
///
/// Every seat is looked at in the same way: its own terms, the sum of those of the others, and the
/// progress of the game go through two layers to one number, the points that it will have.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// The terms and, last, the progress.
    n_inputs: usize,
    /// In the order of [`Parts`].
    pub(crate) weights: Vec<f32>,
    /// One over the temperature of the softmax that turns points into chances, by stage: a small
    /// lead means little at the start and nearly everything at the end.
    pub(crate) inverse_temperatures: [f32; N_STAGES],
}

/// The weights by what they do.
pub(crate) struct Parts<'a> {
    /// From each input of a seat to the first layer.
    pub(crate) own: &'a [[f32; FIRST]],
    /// The same for each input of another seat.
    pub(crate) others: &'a [[f32; FIRST]],
    /// From each input of a seat straight to the end.
    pub(crate) straight: &'a [f32],
    /// What each unit of the first layer begins with.
    pub(crate) first: &'a [f32; FIRST],
    /// From each unit of the first layer to the second.
    pub(crate) second: &'a [[f32; SECOND]],
    /// What each unit of the second layer begins with.
    pub(crate) second_start: &'a [f32; SECOND],
    /// From the second layer to the end.
    pub(crate) last: &'a [f32; SECOND],
}

/// What the layers came to for each seat.
#[derive(Default)]
pub(crate) struct Pass {
    pub(crate) first: [[f32; FIRST]; MAX_SEATS],
    pub(crate) second: [[f32; SECOND]; MAX_SEATS],
    pub(crate) sums: [f32; MAX_SEATS],
}

impl Net {
    /// The net that a game has for this number of seats, if it has one.
    #[must_use]
    pub fn tuned<G: Knowledge>(n_seats: u8) -> Option<Arc<Net>> {
        static NETS: Shared<Net> = Shared::new();
        NETS.get::<G>(n_seats, G::NETS, |text| Net::parse(text, G::TERMS))
    }

    /// A net for a number of terms that makes all positions equal.
    pub(crate) fn zero(n_terms: usize) -> Net {
        let n_inputs = n_terms + 1;
        Net {
            n_inputs,
            weights: vec![0.0; n_inputs * (2 * FIRST + 1) + FIRST + FIRST * SECOND + 2 * SECOND],
            inverse_temperatures: [1.0; N_STAGES],
        }
    }

    pub(crate) fn n_inputs(&self) -> usize {
        self.n_inputs
    }

    #[inline]
    pub(crate) fn parts(&self) -> Parts<'_> {
        let (own, rest) = self.weights.split_at(self.n_inputs * FIRST);
        let (others, rest) = rest.split_at(self.n_inputs * FIRST);
        let (straight, rest) = rest.split_at(self.n_inputs);
        let (first, rest) = rest.split_first_chunk().expect("a full row");
        let (second, rest) = rest.split_at(FIRST * SECOND);
        let (second_start, rest) = rest.split_first_chunk().expect("a full row");
        let last = rest.first_chunk().expect("a full row");
        Parts {
            own: own.as_chunks().0,
            others: others.as_chunks().0,
            straight,
            first,
            second: second.as_chunks().0,
            second_start,
            last,
        }
    }

    /// What speaks for each seat, for rows of terms: the chances to come first follow from it as
    /// they do from the sums of weights.
    #[inline]
    pub(crate) fn sums(&self, terms: &[f32], progress: f32) -> [f32; MAX_SEATS] {
        let mut pass = Pass::default();
        self.run(terms, progress, &mut pass);
        let inverse_temperature = self.inverse_temperature(progress);
        pass.sums.map(|sum| sum * inverse_temperature)
    }

    /// Goes through the layers for every seat.
    #[inline]
    pub(crate) fn run(&self, terms: &[f32], progress: f32, pass: &mut Pass) {
        let parts = self.parts();
        let n_terms = self.n_inputs - 1;
        let mut of_all = [0.0; FIRST];
        let mut as_other = [[0.0; FIRST]; MAX_SEATS];
        let rows = terms.chunks_exact(n_terms);
        let n_seats = rows.len();
        for (seat, row) in rows.enumerate() {
            let mut own = *parts.first;
            let mut other = [0.0; FIRST];
            let mut straight = 0.0;
            for (place, &input) in row.iter().chain([&progress]).enumerate() {
                if input == 0.0 {
                    continue;
                }
                add(&mut own, input, &parts.own[place]);
                add(&mut other, input, &parts.others[place]);
                straight += input * parts.straight[place];
            }
            add(&mut of_all, 1.0, &other);
            (pass.first[seat], as_other[seat]) = (own, other);
            pass.sums[seat] = straight;
        }
        for (seat, as_other) in as_other.iter().enumerate().take(n_seats) {
            let first = &mut pass.first[seat];
            let mut second = *parts.second_start;
            for unit in 0..FIRST {
                first[unit] = (first[unit] + of_all[unit] - as_other[unit]).max(0.0);
                add(&mut second, first[unit], &parts.second[unit]);
            }
            for (unit, weight) in second.iter_mut().zip(parts.last) {
                *unit = unit.max(0.0);
                pass.sums[seat] += *unit * weight;
            }
            pass.second[seat] = second;
        }
    }

    /// Between the middles of two stages it goes evenly from one to the other.
    #[inline]
    fn inverse_temperature(&self, progress: f32) -> f32 {
        let place = (progress * N_STAGES as f32 - 0.5).clamp(0.0, (N_STAGES - 1) as f32);
        let stage = place as usize;
        let next = self.inverse_temperatures[(stage + 1).min(N_STAGES - 1)];
        self.inverse_temperatures[stage]
            + (place - stage as f32) * (next - self.inverse_temperatures[stage])
    }
}

#[inline]
fn add<const N: usize>(to: &mut [f32; N], factor: f32, row: &[f32; N]) {
    for (to, number) in to.iter_mut().zip(row) {
        *to += factor * number;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A net with a number for everything.
    pub(super) fn any() -> Net {
        let mut net = Net::zero(2);
        for (place, weight) in net.weights.iter_mut().enumerate() {
            *weight = ((place * 7919) % 101) as f32 / 100.0 - 0.5;
        }
        net.inverse_temperatures = std::array::from_fn(|stage| 1.0 + stage as f32);
        net
    }

    #[test]
    fn seats_are_looked_at_in_the_same_way() {
        let net = any();
        let [one, two, three, ..] = net.sums(&[0.5, 1.0, -1.0, 2.0, 0.0, 0.3], 0.4);
        let turned = net.sums(&[0.0, 0.3, 0.5, 1.0, -1.0, 2.0], 0.4);
        for (sum, expected) in turned.iter().zip([three, one, two]) {
            assert!((sum - expected).abs() < 1e-4, "{sum} and {expected}");
        }
        assert!((one - two).abs() > 1e-3);
    }

    #[test]
    fn the_temperature_changes_evenly_between_stages() {
        let net = any();
        for (progress, expected) in [(0.0, 1.0), (0.125, 1.5), (0.5, 4.5), (1.0, 8.0)] {
            assert_eq!(net.inverse_temperature(progress), expected, "{progress}");
        }
    }
}
