//! What shares of first places say about strength, and how surely.

use serde::Serialize;

/// The strength of a player against the field.
#[derive(Serialize, Clone, Copy, Debug)]
pub(super) struct Estimate {
    /// The part of all first places, ties split.
    pub(super) share: f64,
    /// Where the true share lies, with 95 % confidence.
    pub(super) share_interval: [f64; 2],
    /// The share as a difference of Elo to the field.
    pub(super) elo: f64,
    /// Where the true difference lies, with 95 % confidence.
    pub(super) interval: [f64; 2],
}

/// What was scored in units that are independent of each other: games, or groups of games that
/// share their deal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    pub(super) n_players: usize,
    pub(super) n_units: usize,
    pub(super) games_per_unit: usize,
    /// The mean share of first places.
    pub(super) share: f64,
    /// How much the units vary, as a part of what independent games without ties would vary.
    pub(super) noise: f64,
}

/// How many standard deviations hold 95 % of a normal distribution.
const CONFIDENCE: f64 = 1.959_963_984_540_054;

impl Sample {
    /// From the share of each game, in their order. Groups are the units when all are complete:
    /// what the deal gives a seat, it then gives every player once, and the rest varies less.
    pub(super) fn new(shares: &[f64], n_players: usize) -> Sample {
        let games_per_unit = match shares.len() % n_players {
            0 => n_players,
            _ => 1,
        };
        let unit_mean = |unit: &[f64]| unit.iter().sum::<f64>() / unit.len() as f64;
        let units: Vec<f64> = shares.chunks(games_per_unit).map(unit_mean).collect();
        let share = unit_mean(&units);
        let deviations = units.iter().map(|unit| (unit - share).powi(2)).sum::<f64>();
        let binomial = share * (1.0 - share) / games_per_unit as f64;
        // One more unit, as noisy as independent games: few units must not seem sure by accident.
        let noise = match binomial > 0.0 {
            true => (deviations / binomial + 1.0) / units.len() as f64,
            false => 1.0,
        };
        Sample {
            n_players,
            n_units: units.len(),
            games_per_unit,
            share,
            noise,
        }
    }

    pub(super) fn n_games(&self) -> f64 {
        (self.n_units * self.games_per_unit) as f64
    }

    pub(super) fn estimate(&self) -> Estimate {
        let share_interval = wilson(self.share, self.n_games() / self.noise);
        // All or nothing would be infinitely strong: one more game counts as half won.
        let half_game = 0.5 / (self.n_games() + 1.0);
        let elo =
            |share: f64| elo_of_share(share.clamp(half_game, 1.0 - half_game), self.n_players);
        Estimate {
            share: self.share,
            share_interval,
            elo: elo(self.share),
            interval: share_interval.map(elo),
        }
    }
}

/// The odds of a first place against even odds, in Elo. With two players the usual difference.
pub(super) fn elo_of_share(share: f64, n_players: usize) -> f64 {
    let fair_odds = 1.0 / (n_players - 1) as f64;
    400.0 * (share / (1.0 - share) / fair_odds).log10()
}

/// The inverse of [`elo_of_share`].
pub(super) fn share_of_elo(elo: f64, n_players: usize) -> f64 {
    let odds = 10f64.powf(elo / 400.0) / (n_players - 1) as f64;
    odds / (1.0 + odds)
}

/// Wilson's interval for a share of `n_trials`: it never leaves 0 to 1, and is honest about a
/// share of 0 or 1.
fn wilson(share: f64, n_trials: f64) -> [f64; 2] {
    let squared = CONFIDENCE * CONFIDENCE / n_trials;
    let centre = share + squared / 2.0;
    let width = (squared * (share * (1.0 - share) + squared / 4.0)).sqrt();
    [centre - width, centre + width].map(|end| (end / (1.0 + squared)).clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.05, "{found} for {expected}");
    }

    #[test]
    fn shares_are_elo_and_back() {
        for (share, n_players, elo) in [
            (0.5, 2, 0.0),
            (0.75, 2, 190.8),
            (0.6, 2, 70.4),
            (0.25, 2, -190.8),
            (10.0 / 11.0, 2, 400.0),
            (1.0 / 3.0, 3, 0.0),
            (0.45, 3, 85.6),
            (0.25, 4, 0.0),
            (0.5, 5, 240.8),
        ] {
            check_near(elo_of_share(share, n_players), elo);
            check_near(100.0 * share_of_elo(elo, n_players), 100.0 * share);
        }
    }

    fn estimate(shares: &[f64], n_players: usize) -> Estimate {
        Sample::new(shares, n_players).estimate()
    }

    /// By the textbook: 80 of 100, n = 100, gives 0.7112 to 0.8666.
    #[test]
    fn the_interval_is_wilsons() {
        let [low, high] = wilson(0.8, 100.0);
        check_near(1000.0 * low, 711.17);
        check_near(1000.0 * high, 866.63);
    }

    /// Three quarters of the pairs are won, one is lost: 6 of 8 games. The pairs deviate by
    /// (3 · 0.0625 + 0.5625) = 0.75 in all; games alone vary by 0.1875, pairs of them by 0.09375.
    /// So the noise is (0.75 / 0.09375 + 1) / 4 = 2.25, worth 8 / 2.25 games.
    #[test]
    fn the_pair_is_the_unit() {
        let pairs = [1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0];
        let sample = Sample::new(&pairs, 2);
        assert_eq!((sample.n_units, sample.share), (4, 0.75));
        check_near(sample.noise, 2.25);
        check_near(sample.estimate().elo, 190.8);
        // The same games shared otherwise: each pair is won once at least.
        let evener = [1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0];
        check_near(Sample::new(&evener, 2).noise, 0.917);
        // With a game more no pair counts.
        let odd = Sample::new(&[&pairs[..], &[1.0]].concat(), 2);
        assert_eq!((odd.n_units, odd.games_per_unit), (9, 1));
    }

    #[test]
    fn more_games_are_surer() {
        let games = [1.0, 0.0, 1.0, 1.0, 0.5, 1.0, 0.0, 0.0];
        let width = |n_times: usize| {
            let [low, high] = estimate(&games.repeat(n_times), 2).interval;
            high - low
        };
        let ratio = width(25) / width(100);
        assert!((1.9..2.1).contains(&ratio), "{ratio}");
    }

    #[test]
    fn numbers_stay_finite_and_in_order() {
        for n_players in 2..=5 {
            for games in [
                vec![1.0],
                vec![0.0],
                vec![1.0; 10],
                vec![0.0; 60],
                vec![0.5; 4],
                vec![0.5; 60],
                vec![0.0, 1.0],
            ] {
                let found = estimate(&games, n_players);
                let [low, high] = found.interval;
                assert!(low.is_finite() && high.is_finite(), "{found:?}");
                assert!(low <= found.elo && found.elo <= high, "{found:?}");
                assert!(low < high, "{found:?}");
            }
        }
    }

    /// Ten wins count as ten and a half of eleven: 400 · log(10.5 / 0.5) = 528.9. The lower end is Wilson's
    /// 10 / (10 + 1.96²) = 0.7225, or 166.2.
    #[test]
    fn a_perfect_score_lacks_half_a_game() {
        let found = estimate(&[1.0; 10], 2);
        check_near(found.elo, 528.9);
        check_near(found.interval[0], 166.2);
        check_near(found.interval[1], 528.9);
        assert_eq!(found.share, 1.0);
    }
}
