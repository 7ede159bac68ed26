//! `tessera bench`: how fast the rules run; how fast the search runs is in `search`.

pub(crate) mod search;

use std::io::{self, Write};
use std::time::Duration;

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use tessera_engine::{Game, playout};

use crate::clock::CpuClock;
use crate::progress::Progress;

/// How much to play.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Amount {
    /// As many games as fit into this much CPU time.
    Time(Duration),
    /// Exactly this many games.
    Games(u64),
}

/// One line of the result.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    setup: String,
    seats: u8,
    games: u64,
    games_per_cpu_s: f64,
    actions_per_cpu_s: f64,
    ns_per_action: f64,
    decisions_per_game: f64,
    chance_per_game: f64,
    legal_per_decision: f64,
}

/// The seed decides every game, so the counts of two runs with the same seed are the same.
pub(crate) fn run<G: Game>(
    setup: &G::Setup,
    amount: Amount,
    seed: u64,
    json: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let report = measure::<G>(setup, amount, seed);
    if json {
        writeln!(out, "{}", serde_json::to_string(&report)?)
    } else {
        let Report {
            game, setup, games, ..
        } = &report;
        writeln!(out, "{game} {setup}: {games} random games on one thread")?;
        writeln!(
            out,
            "  {:>11.0} games per CPU-second\n  {:>11.0} actions per CPU-second, {:.1} ns each",
            report.games_per_cpu_s, report.actions_per_cpu_s, report.ns_per_action,
        )?;
        writeln!(
            out,
            "  {:>11.1} decisions per game among {:.1} legal actions each\n  {:>11.1} draws per game",
            report.decisions_per_game, report.legal_per_decision, report.chance_per_game,
        )
    }
}

/// How many games are played between two questions to the clock: asking costs more than a short game.
const GAMES_PER_BATCH: u64 = 500;

fn measure<G: Game>(setup: &G::Setup, amount: Amount, seed: u64) -> Report {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut actions = Vec::new();
    let (mut games, mut decisions, mut chance, mut legal) = (0, 0, 0, 0);
    let start = G::new(setup, G::RULES_VERSION);
    let progress = Progress::new(match amount {
        Amount::Time(time) => time.as_millis() as u64,
        Amount::Games(games) => games,
    });
    let clock = CpuClock::start();
    let spent = loop {
        let batch = match amount {
            Amount::Time(_) => GAMES_PER_BATCH,
            Amount::Games(wanted) => GAMES_PER_BATCH.min(wanted - games),
        };
        for _ in 0..batch {
            let played = playout(&mut start.clone(), &mut rng, &mut actions);
            decisions += played.n_decisions;
            chance += played.n_chance;
            legal += played.n_legal;
        }
        games += batch;
        let spent = clock.elapsed();
        let done = match amount {
            Amount::Time(time) => {
                progress.set(spent.as_millis() as u64);
                spent >= time
            }
            Amount::Games(wanted) => {
                progress.set(games);
                games == wanted
            }
        };
        if done {
            break spent.as_secs_f64();
        }
    };
    progress.finish();
    let actions = (decisions + chance) as f64;
    Report {
        game: G::NAME,
        setup: setup.to_string(),
        seats: start.n_seats(),
        games,
        games_per_cpu_s: games as f64 / spent,
        actions_per_cpu_s: actions / spent,
        ns_per_action: spent * 1e9 / actions,
        decisions_per_game: decisions as f64 / games as f64,
        chance_per_game: chance as f64 / games as f64,
        legal_per_decision: legal as f64 / decisions as f64,
    }
}
