//! Players against each other, and how they learn.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use tessera_engine::{GameName, ParseError};

use super::{MAX_SECONDS, SetupArgs};

#[derive(Args, Debug)]
pub(crate) struct Arena {
    /// The game
    pub(crate) game: GameName,

    #[command(flatten)]
    pub(crate) setup: SetupArgs,

    /// Who plays, with commas between
    #[arg(long, value_name = "PLAYERS")]
    pub(crate) players: String,

    /// How many games; a multiple of the number of players gives the closest interval
    #[arg(long, value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(crate) games: u32,

    /// Decides all draws and the built-in players
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,

    /// How many games at once [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,

    /// Stop when it is clear whether the first player is --elo0 or --elo1 stronger than the field
    #[arg(long)]
    pub(crate) sprt: bool,

    /// The sequential test's first hypothesis
    #[arg(long, value_name = "ELO", default_value_t = 0.0, value_parser = elo,
          allow_negative_numbers = true)]
    pub(crate) elo0: f64,

    /// The sequential test's second hypothesis
    #[arg(long, value_name = "ELO", default_value_t = 30.0, value_parser = elo,
          allow_negative_numbers = true)]
    pub(crate) elo1: f64,

    /// How often the test may believe the second though the first is true
    #[arg(long, value_name = "RATE", default_value_t = 0.05, value_parser = error_rate)]
    pub(crate) alpha: f64,

    /// How often the test may believe the first though the second is true
    #[arg(long, value_name = "RATE", default_value_t = 0.05, value_parser = error_rate)]
    pub(crate) beta: f64,

    /// What an external program has for a decision, such as 500ms or 10s
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = time)]
    pub(crate) bot_time: Duration,

    /// One JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Tune {
    /// The game
    pub(crate) game: GameName,

    #[command(flatten)]
    pub(crate) setup: SetupArgs,

    /// How many games to learn from
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub(crate) games: u64,

    /// Iterations of the search for each decision
    #[arg(long, value_name = "N", default_value_t = 400,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) iterations: u64,

    /// Decides the games
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,

    /// How many games at a time [default: one for each core]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,

    /// Begin with these weights instead of the game's own
    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,

    /// Play with this net; `no` for none [default: the game's own, none with --weights]
    #[arg(long, value_name = "FILE")]
    pub(crate) net: Option<PathBuf>,

    /// Teach a new net as well, and write it there
    #[arg(long, value_name = "FILE")]
    pub(crate) net_out: Option<PathBuf>,

    /// Where the new weights go [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

fn elo(text: &str) -> Result<f64, ParseError> {
    text.parse()
        .ok()
        .filter(|elo: &f64| elo.abs() <= 2000.0)
        .ok_or_else(|| ParseError::new("Elo is a number from -2000 to 2000", text))
}

fn error_rate(text: &str) -> Result<f64, ParseError> {
    text.parse()
        .ok()
        .filter(|&rate| rate > 0.0 && rate < 0.5)
        .ok_or_else(|| ParseError::new("an error rate lies between 0 and 0.5", text))
}

fn time(text: &str) -> Result<Duration, ParseError> {
    let units = [("ms", 0.001), ("s", 1.0), ("m", 60.0)];
    let in_unit = |(unit, seconds): (&str, f64)| {
        let number: f64 = text.strip_suffix(unit)?.parse().ok()?;
        Some(number * seconds)
    };
    units
        .into_iter()
        .find_map(in_unit)
        .filter(|&seconds| seconds > 0.0 && seconds <= MAX_SECONDS)
        .map(Duration::from_secs_f64)
        .ok_or_else(|| ParseError::new("a time is written 500ms, 10s or 2m, at most a day", text))
}
