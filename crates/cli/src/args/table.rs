//! Playing, and looking at what was played.

use std::path::PathBuf;

use clap::Args;
use tessera_engine::GameName;
use tessera_render::Language;

use super::SetupArgs;
use crate::players::Seating;

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

    /// Decides all draws and the AI players; drawn at random when left out
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// The language: en, de, fr or hu [default: that of the environment, or English]
    #[arg(long, value_name = "LANGUAGE")]
    pub(crate) language: Option<Language>,

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
            language: None,
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

    /// Print the position after this many entries
    #[arg(long, value_name = "N", conflicts_with = "json")]
    pub(crate) at: Option<usize>,

    /// Print one JSON object per entry
    #[arg(long)]
    pub(crate) json: bool,

    /// The language: en, de, fr or hu [default: that of the environment, or English]
    #[arg(long, value_name = "LANGUAGE", conflicts_with = "json")]
    pub(crate) language: Option<Language>,
}

#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// The record, or - for standard input
    pub(crate) file: PathBuf,
}
