//! Counting and timing.

use std::path::PathBuf;

use clap::Args;
use tessera_engine::{GameName, ParseError};

use super::{MAX_SECONDS, SetupArgs};

#[derive(Args, Debug)]
pub(crate) struct Perft {
    /// The game
    pub(crate) game: GameName,

    #[command(flatten)]
    pub(crate) setup: SetupArgs,

    /// How many actions deep
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=20))]
    pub(crate) depth: u32,

    /// Decides the draws before the first decision
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,

    /// Count from the end of this record instead
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "seats", "options"])]
    pub(crate) record: Option<PathBuf>,

    /// Also the count behind each first action
    #[arg(long)]
    pub(crate) divide: bool,

    /// One JSON object per line
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Bench {
    /// The game; all of them at every seat count when left out
    pub(crate) game: Option<GameName>,

    #[command(flatten)]
    pub(crate) setup: SetupArgs,

    /// Measure the search instead of the rules
    #[arg(long, conflicts_with_all = ["games", "seed"])]
    pub(crate) search: bool,

    /// How much CPU time for each line; with --search, how long each of four searches takes
    #[arg(long, value_name = "N", default_value_t = 2.0, conflicts_with = "games",
          value_parser = seconds)]
    pub(crate) seconds: f64,

    /// Play exactly this many games instead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: Option<u64>,

    /// Decides the games
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,

    /// One JSON object per line
    #[arg(long)]
    pub(crate) json: bool,
}

fn seconds(text: &str) -> Result<f64, ParseError> {
    text.parse()
        .ok()
        .filter(|&seconds| seconds > 0.0 && seconds <= MAX_SECONDS)
        .ok_or_else(|| ParseError::new("seconds are a number above 0, at most a day", text))
}
