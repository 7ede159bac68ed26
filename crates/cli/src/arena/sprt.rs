//! The sequential probability ratio test: play until the question is answered.

use serde::Serialize;

use super::statistics::{Sample, share_of_elo};

/// Is the first player `elo0` stronger than the field, or `elo1`?
#[derive(Serialize, Clone, Copy, Debug)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
    /// How often `elo1` may be believed though `elo0` is true.
    pub(crate) alpha: f64,
    /// How often `elo0` may be believed though `elo1` is true.
    pub(crate) beta: f64,
}

/// What the games say so far.
#[derive(Serialize, Clone, Copy, Debug)]
pub(super) struct Verdict {
    #[serde(flatten)]
    question: Sprt,
    /// The logarithm of how much likelier the games are under `elo1` than under `elo0`.
    llr: f64,
    /// `elo0` is believed from here down …
    lower: f64,
    /// … and `elo1` from here up.
    upper: f64,
    pub(super) result: Answer,
}

#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub(super) enum Answer {
    Elo0,
    Elo1,
    Undecided,
}

impl Sprt {
    /// Looks at the share of the first player in each game, in their order.
    pub(super) fn judge(&self, shares: &[f64], n_players: usize) -> Verdict {
        // Only whole groups: the games of a group are not independent of each other.
        let n_whole = shares.len() - shares.len() % n_players;
        let llr = match n_whole {
            0 => 0.0,
            _ => self.log_likelihood_ratio(&Sample::new(&shares[..n_whole], n_players)),
        };
        let (lower, upper) = (
            (self.beta / (1.0 - self.alpha)).ln(),
            ((1.0 - self.beta) / self.alpha).ln(),
        );
        let result = match llr {
            _ if llr <= lower => Answer::Elo0,
            _ if llr >= upper => Answer::Elo1,
            _ => Answer::Undecided,
        };
        Verdict {
            question: *self,
            llr,
            lower,
            upper,
            result,
        }
    }

    /// The generalised test: the mean of many groups is normal around the share that is asked
    /// for. How much groups vary there is taken from the games, relative to independent ones.
    fn log_likelihood_ratio(&self, sample: &Sample) -> f64 {
        let share = |elo| share_of_elo(elo, sample.n_players);
        let (share0, share1) = (share(self.elo0), share(self.elo1));
        let middle = (share0 + share1) / 2.0;
        let variance = sample.noise * middle * (1.0 - middle) / sample.n_games();
        (share1 - share0) * (sample.share - middle) / variance
    }
}

impl Verdict {
    pub(super) fn is_decided(&self) -> bool {
        self.result != Answer::Undecided
    }

    /// In words.
    pub(super) fn sentence(&self, label: &str) -> String {
        let Sprt { elo0, elo1, .. } = self.question;
        let (llr, lower, upper) = (self.llr, self.lower, self.upper);
        let found = match self.result {
            Answer::Elo0 => format!("{elo0:+} Elo holds against {elo1:+} for {label}"),
            Answer::Elo1 => format!("{elo1:+} Elo holds against {elo0:+} for {label}"),
            Answer::Undecided => format!("undecided between {elo0:+} and {elo1:+} Elo for {label}"),
        };
        format!("{found} (log-likelihood ratio {llr:.2}, limits {lower:.2} and {upper:.2})")
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_pcg::Pcg64Mcg;

    use super::*;

    const QUESTION: Sprt = Sprt {
        elo0: 0.0,
        elo1: 50.0,
        alpha: 0.05,
        beta: 0.05,
    };

    /// 60 of 100 games in pairs that vary like independent games: the exact ratio is
    /// 60 · ln(0.57146 / 0.5) + 40 · ln(0.42854 / 0.5) = 1.847.
    #[test]
    fn the_ratio_is_nearly_the_exact_one() {
        let sample = Sample {
            n_players: 2,
            n_units: 50,
            games_per_unit: 2,
            share: 0.6,
            noise: 1.0,
        };
        let found = QUESTION.log_likelihood_ratio(&sample);
        assert!((found - 1.847).abs() < 0.03, "{found}");
    }

    #[test]
    fn the_limits_are_walds() {
        let verdict = QUESTION.judge(&[], 2);
        assert_eq!(verdict.result, Answer::Undecided);
        assert!((verdict.upper - 19f64.ln()).abs() < 1e-9);
        assert!((verdict.lower + 19f64.ln()).abs() < 1e-9);
    }

    #[test]
    fn a_group_that_is_not_whole_does_not_count() {
        let games = [1.0, 1.0, 0.0, 1.0];
        let llr = |games: &[f64]| QUESTION.judge(games, 2).llr;
        assert_eq!(llr(&games[..3]), llr(&games[..2]));
        assert_ne!(llr(&games[..4]), llr(&games[..2]));
    }

    /// Plays games with this true share until the question is answered.
    fn simulate(share: f64, n_players: usize, rng: &mut Pcg64Mcg) -> (Answer, usize) {
        let mut games = Vec::new();
        loop {
            for _ in 0..n_players {
                games.push(f64::from(u8::from(rng.random_bool(share))));
            }
            let verdict = QUESTION.judge(&games, n_players);
            if verdict.is_decided() {
                return (verdict.result, games.len());
            }
        }
    }

    /// Of 400 simulated tests about 5 % may err: 20, and rarely more than 35.
    #[test]
    fn it_errs_as_seldom_as_it_says() {
        for n_players in [2, 3] {
            for (elo, wrong) in [(0.0, Answer::Elo1), (50.0, Answer::Elo0)] {
                let mut rng = Pcg64Mcg::seed_from_u64(n_players as u64);
                let share = share_of_elo(elo, n_players);
                let runs: Vec<_> = (0..400)
                    .map(|_| simulate(share, n_players, &mut rng))
                    .collect();
                let n_wrong = runs.iter().filter(|(answer, _)| *answer == wrong).count();
                let n_games = runs.iter().map(|(_, n_games)| n_games).sum::<usize>() / 400;
                assert!(n_wrong <= 35, "{n_players} players, {elo}: {n_wrong} wrong");
                assert!((100..600).contains(&n_games), "{n_games} games on average");
            }
        }
    }
}
