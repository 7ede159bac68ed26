//! What may stand on the command line.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use tessera_engine::{GameName, ParseError};

use crate::board_file;
use crate::players::Seating;

/// Modern tile games: play, replay, time and drive them.
#[derive(Parser, Debug)]
#[command(
    name = "tessera",
    version,
    about,
    long_about = "Modern tile games: play, replay, time and drive them.\n\n\
        Without a command a game of Azul for two starts: you against level 3.",
    after_help = "Examples:\n  \
        tessera                                     play Azul\n  \
        tessera play azul --seats 3 wall=grey       three seats, grey wall\n  \
        tessera replay game.record                  look at a game again\n  \
        tessera arena azul --players level2,level1  let players play each other\n  \
        tessera bench --json                        speed of every game at every seat count\n  \
        tessera referee                             drive a game from another program",
    propagate_version = true,
    disable_help_subcommand = true
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play in the terminal
    #[command(after_help = "Examples:\n  \
        tessera play azul --seats 2\n  \
        tessera play azul --seats 4 --players human,level3,human,level5 wall=grey\n  \
        tessera play calcada board=@board.toml      a board of your own\n  \
        tessera play azul --record game.record      save after every move\n  \
        tessera play --resume game.record           go on where you left")]
    Play(Play),
    /// Step through a record, or print it
    #[command(after_help = "Examples:\n  \
        tessera replay game.record                  step through it\n  \
        tessera replay game.record --print          the whole game in words\n  \
        tessera replay game.record --at 20          the position after 20 entries\n  \
        tessera replay game.record --json           one JSON object per entry\n  \
        cat game.record | tessera replay - --print")]
    Replay(Replay),
    /// Count all ways to play on: a checksum of the rules
    #[command(
        after_help = "Chance is drawn from the seed up to the first decision; from there \
        decisions and outcomes of chance are all counted.\n\nExamples:\n  \
        tessera perft azul --seats 2 --depth 3\n  \
        tessera perft azul --depth 2 --divide wall=grey\n  \
        tessera perft azul --depth 3 --record game.record"
    )]
    Perft(Perft),
    /// Measure how fast the rules run: random games on one thread, in CPU time
    #[command(after_help = "Examples:\n  \
        tessera bench                               every game at every seat count\n  \
        tessera bench azul --seats 2 --seconds 5 --json\n  \
        tessera bench azul --seats 2 --games 100000 --seed 1\n  \
        tessera bench --search --seconds 1          iterations, memory and obedience of the search")]
    Bench(Bench),
    /// Learn the weights of a game's evaluation from games of the search against itself
    #[command(after_help = "Examples:\n  \
        tessera tune azul --seats 2 --games 2000 --iterations 400 --out weights.txt\n  \
        tessera tune azul --seats 2 --games 500 --weights weights.txt --out better.txt\n\n\
        Whether the new weights are better, a match tells:\n  \
        tessera arena azul --players mcts:iterations=400,weights=better.txt,mcts:iterations=400 \
        --games 400")]
    Tune(Tune),
    /// Let players play each other: built-in ones and programs of your own
    #[command(after_help = "Players: random, greedy, level1 to level6, \
        mcts:iterations=N,…, mcts:time=1s,…, and external:COMMAND for a program that speaks the \
        protocol of docs/bots.md. There are as many seats as players. Everybody plays every deal \
        once in every seat.\n\nExamples:\n  \
        tessera arena azul --players level6,level3 --games 40\n  \
        tessera arena calimala --players level3,level2,level2 --json\n  \
        tessera arena azul --players level2,level1 --games 2000 --sprt wall=grey\n  \
        tessera arena piazza --players \"external:python3 examples/bot.py,level1\" --games 10")]
    Arena(Arena),
    /// Referee a game for another program over standard input and output
    #[command(
        after_help = "One command per line, one JSON object per answer; docs/referee.md \
        describes both.\n\nExample:\n  \
        printf 'new azul seats=2 seed=1\\nchance\\nlegal\\nquit\\n' | tessera referee"
    )]
    Referee,
}

/// Which game, and how it is set up.
#[derive(Args, Debug, Default)]
pub(crate) struct SetupArgs {
    /// How many play
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,

    /// Options of the game, such as wall=grey or board=B; board=@FILE reads a board from a file
    #[arg(value_name = "OPTION=VALUE", value_parser = option_and_value)]
    pub(crate) options: Vec<String>,
}

impl SetupArgs {
    /// The setup as text, as a record would have it.
    pub(crate) fn text(&self) -> Result<String, String> {
        let seats = self.seats.map(|seats| Ok(format!("seats={seats}")));
        let options = self.options.iter().map(|option| board_file::expand(option));
        let words: Result<Vec<String>, String> = seats.into_iter().chain(options).collect();
        Ok(words?.join(" "))
    }
}

fn option_and_value(text: &str) -> Result<String, ParseError> {
    match text.split_once('=') {
        Some(_) => Ok(text.to_string()),
        None => Err(ParseError::new("an option is written name=value", text)),
    }
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    /// The game
    #[arg(default_value_t = GameName::Azul)]
    pub(crate) game: GameName,

    #[command(flatten)]
    pub(crate) setup: SetupArgs,

    /// Who sits where, by seat: human, level1 to level6, random, greedy or mcts:time=1s [default:
    /// human,level3,…]
    #[arg(long, value_name = "PLAYERS")]
    pub(crate) players: Option<Seating>,

    /// Show everybody's chance to win, as far as you can know it, before each of your decisions
    #[arg(long)]
    pub(crate) chances: bool,

    /// Decides all draws and the program's players; drawn at random when left out
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// Save the game here after every move
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub(crate) record: Option<PathBuf>,

    /// Go on with a saved game, and save it there again
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "options"])]
    pub(crate) resume: Option<PathBuf>,
}

/// What a bare `tessera` plays.
impl Default for Play {
    fn default() -> Play {
        Play {
            game: GameName::Azul,
            setup: SetupArgs::default(),
            players: None,
            chances: false,
            seed: None,
            record: None,
            resume: None,
        }
    }
}

#[derive(Args, Debug)]
pub(crate) struct Replay {
    /// The record, or - for standard input
    pub(crate) file: PathBuf,

    /// Print the whole game in words
    #[arg(long, conflicts_with_all = ["at", "json"])]
    pub(crate) print: bool,

    /// Print the position after so many entries
    #[arg(long, value_name = "N", conflicts_with = "json")]
    pub(crate) at: Option<usize>,

    /// Print one JSON object per entry
    #[arg(long)]
    pub(crate) json: bool,
}

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

    /// Play exactly so many games instead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: Option<u64>,

    /// Decides the games
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,

    /// One JSON object per line
    #[arg(long)]
    pub(crate) json: bool,
}

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

/// A day is the longest bench, and the longest time to think.
const MAX_SECONDS: f64 = 86_400.0;

fn seconds(text: &str) -> Result<f64, ParseError> {
    text.parse()
        .ok()
        .filter(|&seconds| seconds > 0.0 && seconds <= MAX_SECONDS)
        .ok_or_else(|| ParseError::new("seconds are a number above 0, at most a day", text))
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

    /// Where the new weights go [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}
