//! A choice by weights and temperature.

use rand::Rng;

use crate::search::draw;

/// What is less likely than this part of the likeliest is never chosen, at any temperature.
const NONSENSE: f32 = 0.05;

/// A place drawn by the weights at a temperature: 0 takes the first of the heaviest, 1 draws by the
/// weights as they are, more draws more evenly.
pub(super) fn sample(weights: &mut [f32], temperature: f32, rng: &mut impl Rng) -> usize {
    let heaviest = heaviest(weights);
    if temperature == 0.0 {
        return heaviest;
    }
    let most = weights[heaviest];
    for weight in &mut *weights {
        *weight = if *weight < NONSENSE * most {
            0.0
        } else {
            libm::powf(*weight / most, 1.0 / temperature)
        };
    }
    let sum: f32 = weights.iter().sum();
    for weight in &mut *weights {
        *weight /= sum;
    }
    let place = draw(weights, rng);
    // Rounding may lead past the last weight, where nonsense could stand.
    if weights[place] > 0.0 {
        place
    } else {
        heaviest
    }
}

/// The first of the heaviest.
pub(super) fn heaviest(weights: &[f32]) -> usize {
    let mut best = 0;
    for (place, weight) in weights.iter().enumerate() {
        if *weight > weights[best] {
            best = place;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use rand::{SeedableRng, TryRng};
    use rand_pcg::Pcg64Mcg;

    use super::*;

    #[test]
    fn temperature_bends_the_weights() {
        check(0.0, &[0.0, 1.0, 0.0, 0.0]);
        check(1.0, &[0.2, 0.4, 0.4, 0.0]);
        check(0.5, &[0.11, 0.44, 0.44, 0.0]);
        check(1e6, &[0.33, 0.33, 0.33, 0.0]);
    }

    /// How often each place is drawn; the last one is nonsense.
    fn check(temperature: f32, expected: &[f32]) {
        const N_DRAWS: usize = 4000;
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let mut drawn = [0_u16; 4];
        for _ in 0..N_DRAWS {
            drawn[sample(&mut [2.0, 4.0, 4.0, 0.1], temperature, &mut rng)] += 1;
        }
        for (drawn, expected) in drawn.into_iter().zip(expected) {
            let share = f32::from(drawn) / N_DRAWS as f32;
            assert!((share - expected).abs() < 0.03, "{temperature}: {share}");
        }
    }

    /// The chances of many equal places add up to less than the largest number that is drawn, so
    /// the draw leads past them, to where nonsense stands.
    #[test]
    fn rounding_leads_to_no_nonsense() {
        const N_EQUAL: usize = 62;
        let mut weights = [1.0; N_EQUAL + 1];
        weights[N_EQUAL] = 0.01;
        assert_eq!(sample(&mut weights, 1.0, &mut Largest), 0);
        assert_eq!(draw(&weights, &mut Largest), N_EQUAL, "it leads past");
    }

    /// Draws the largest number every time.
    struct Largest;

    impl TryRng for Largest {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            Ok(u32::MAX)
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            Ok(u64::MAX)
        }

        fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
            bytes.fill(u8::MAX);
            Ok(())
        }
    }
}
