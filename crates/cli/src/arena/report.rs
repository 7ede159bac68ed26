//! What the games have shown, for people and for programs.

use std::io::{self, Write};

use serde::Serialize;
use tessera_engine::Game;

use super::Options;
use super::game::Played;
use super::sprt::Verdict;
use super::statistics::{Estimate, Sample};

/// The result of an arena.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    setup: String,
    games: usize,
    seed: u64,
    /// What the intervals take as independent: the `deal`, with every player once in every seat, or
    /// the `game` when not all deals were played to the end.
    unit: &'static str,
    players: Vec<Standing>,
    sprt: Option<Verdict>,
    failures: Vec<FailedGame>,
}

/// One player's result.
#[derive(Serialize)]
struct Standing {
    name: String,
    #[serde(skip)]
    label: String,
    #[serde(flatten)]
    estimate: Estimate,
    /// Games with the first place alone.
    wins: usize,
    /// Games with the first place shared.
    ties: usize,
    losses: usize,
    /// Over the games that were played to the end; null when there are none.
    mean_score: Option<f64>,
    /// Decisions among several actions, and the time for one of them.
    decisions: u64,
    ms_per_decision: f64,
}

/// A game that a bot has lost before its end.
#[derive(Serialize)]
struct FailedGame {
    /// Counted from 1.
    game: usize,
    player: String,
    seat: u8,
    reason: String,
}

/// A player's part of the first place in each game.
pub(super) fn shares(played: &[Played], player: usize) -> Vec<f64> {
    played
        .iter()
        .map(|game| game.results[player].share)
        .collect()
}

impl Report {
    pub(super) fn new<G: Game>(options: &Options<G>, played: &[Played]) -> Report {
        let lineup = &options.lineup;
        let (n_players, labels) = (lineup.n_players(), lineup.labels());
        let failures = played.iter().enumerate().filter_map(|(number, game)| {
            let failed = game.failure.as_ref()?;
            Some(FailedGame {
                game: number + 1,
                player: labels[failed.player].clone(),
                seat: failed.seat.number(),
                reason: failed.reason.clone(),
            })
        });
        let question = options.question;
        let names = lineup.names().zip(&labels).enumerate();
        Report {
            game: G::NAME,
            setup: options.setup.to_string(),
            games: played.len(),
            seed: options.seed,
            unit: match played.len() % n_players {
                0 => "deal",
                _ => "game",
            },
            sprt: question.map(|question| question.judge(&shares(played, 0), n_players)),
            failures: failures.collect(),
            players: names
                .map(|(player, (name, label))| Standing::new(name, label, player, played))
                .collect(),
        }
    }

    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let (game, setup) = (self.game, &self.setup);
        writeln!(
            out,
            "{game} {setup}: {} games, seed {}",
            self.games, self.seed
        )?;
        let title = [
            "player",
            "first places",
            "wins",
            "ties",
            "mean score",
            "Elo",
        ];
        let title = title.into_iter().chain(["ms per decision"]);
        let mut rows: Vec<Vec<String>> = vec![title.map(str::to_string).collect()];
        rows.extend(self.players.iter().map(Standing::row));
        print_table(&rows, out)?;
        for (name, share) in self.sums() {
            writeln!(out, "  {name} together: {share:.1} %")?;
        }
        writeln!(out, "In brackets: 95 % intervals over {}s", self.unit)?;
        if let Some(verdict) = &self.sprt {
            let label = &self.players[0].label;
            writeln!(out, "Sequential test: {}", verdict.sentence(label))?;
        }
        for failure in &self.failures {
            let FailedGame {
                game,
                player,
                seat,
                reason,
            } = failure;
            writeln!(out, "Game {game} lost by {player} in seat {seat}: {reason}")?;
        }
        Ok(())
    }

    /// The names that several players have, and what share of first places they have together.
    fn sums(&self) -> Vec<(&str, f64)> {
        let mut sums: Vec<(&str, f64)> = Vec::new();
        for player in &self.players {
            let share = 100.0 * player.estimate.share;
            match sums.iter_mut().find(|(name, _)| *name == player.name) {
                Some((_, sum)) => *sum += share,
                None => sums.push((&player.name, share)),
            }
        }
        let is_several = |name: &str| {
            self.players
                .iter()
                .any(|it| it.name == name && it.label != name)
        };
        sums.retain(|(name, _)| is_several(name));
        sums
    }
}

impl Standing {
    fn new(name: &str, label: &str, player: usize, played: &[Played]) -> Standing {
        let shares = shares(played, player);
        let n_players = played[0].results.len();
        let count = |has: fn(f64) -> bool| shares.iter().filter(|&&share| has(share)).count();
        let results = || played.iter().map(|game| &game.results[player]);
        let scores: Vec<f64> = results()
            .filter_map(|result| result.score.map(f64::from))
            .collect();
        let n_decisions: u64 = results().map(|result| result.n_decisions).sum();
        let seconds: f64 = results().map(|result| result.time.as_secs_f64()).sum();
        Standing {
            name: name.to_string(),
            label: label.to_string(),
            estimate: Sample::new(&shares, n_players).estimate(),
            wins: count(|share| share == 1.0),
            ties: count(|share| share > 0.0 && share < 1.0),
            losses: count(|share| share == 0.0),
            mean_score: (!scores.is_empty())
                .then(|| scores.iter().sum::<f64>() / scores.len() as f64),
            decisions: n_decisions,
            ms_per_decision: 1000.0 * seconds / n_decisions.max(1) as f64,
        }
    }

    fn row(&self) -> Vec<String> {
        let Estimate {
            share,
            share_interval,
            elo,
            interval,
        } = self.estimate;
        let [low, high] = share_interval.map(|share| 100.0 * share);
        let share = 100.0 * share;
        let [weaker, stronger] = interval;
        vec![
            self.label.clone(),
            format!("{share:.1} % [{low:.1}, {high:.1}]"),
            self.wins.to_string(),
            self.ties.to_string(),
            self.mean_score
                .map_or("-".to_string(), |mean| format!("{mean:.1}")),
            format!("{elo:+.0} [{weaker:+.0}, {stronger:+.0}]"),
            format!("{:.2}", self.ms_per_decision),
        ]
    }
}

/// Columns as wide as they need; the first to the left, numbers to the right.
fn print_table(rows: &[Vec<String>], out: &mut impl Write) -> io::Result<()> {
    let width = |column: usize| {
        let cells = rows.iter().map(|row| row[column].chars().count());
        cells.max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    for row in rows {
        write!(out, "  {:<1$}", row[0], widths[0])?;
        for (cell, width) in row.iter().zip(&widths).skip(1) {
            write!(out, "  {cell:>width$}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}
