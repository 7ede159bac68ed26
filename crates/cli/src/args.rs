//! What may stand on the command line.

mod load;
mod measure;
mod players;
mod render;
mod serve;
mod table;

use clap::{Args, Parser, Subcommand};
use tessera_engine::ParseError;

pub(crate) use load::Load;
pub(crate) use measure::{Bench, Perft};
pub(crate) use players::{Arena, Tune};
pub(crate) use render::Render;
pub(crate) use serve::{Log, Serve};
pub(crate) use table::{Play, Replay, Verify};

use crate::board_file;

/// A day is the longest bench, and the longest time to think.
const MAX_SECONDS: f64 = 86_400.0;

/// Modern board games: play, replay, time and drive them.
#[derive(Parser, Debug)]
#[command(
    name = "tessera",
    version,
    about,
    long_about = "Modern board games: play, replay, time and drive them.\n\n\
        Without a command the games are served to browsers, as by tessera serve.",
    after_help = "Examples:\n  \
        tessera                                     play in the browser\n  \
        tessera serve --listen 0.0.0.0:8080         let phones in the same network join\n  \
        tessera play                                Azul in the terminal against level 3\n  \
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
    /// Serve the games to browsers
    #[command(after_help = "Examples:\n  \
        tessera serve                               open http://127.0.0.1:8080\n  \
        tessera serve --listen 0.0.0.0:8080         let phones in the same network join\n  \
        tessera serve --data /var/lib/tessera.sqlite --public-url https://play.example.org \\\n  \
                      --trust-proxy --log json      behind a proxy")]
    Serve(Serve),
    /// Measure a server: play scripted tables and tell how long moves take
    #[command(after_help = "Examples:\n  \
        tessera load --tables 200 --seconds 20\n  \
        tessera load --tables 0 --seconds 0 --idle 2000\n  \
        tessera load --tables 20 --think 0 --game azul --json\n  \
        tessera load --url 127.0.0.1:8080")]
    Load(Load),
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
    /// Do all draws of a finished table again, and say whether they follow from its seed
    #[command(
        after_help = "The record of a finished table has the proof at its head; the page /fair \
        of the server explains what it shows.\n\nExamples:\n  \
        tessera verify game.record\n  \
        cat game.record | tessera verify -"
    )]
    Verify(Verify),
    /// Draw a position as a picture
    #[command(after_help = "Examples:\n  \
        tessera render azul --svg azul.svg          a game as it begins\n  \
        tessera render game.record --png end.png    how a game ended\n  \
        tessera render game.record --move 12 --seat 0 --png twelve.png")]
    Render(Render),
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
    /// Learn the weights and the net of a game's evaluation from games of the search against itself
    #[command(after_help = "Examples:\n  \
        tessera tune azul --seats 2 --games 2000 --iterations 400 --out weights.txt\n  \
        tessera tune azul --seats 2 --games 500 --weights weights.txt --out better.txt\n\n\
        Whether the new weights are better, a match tells:\n  \
        tessera arena azul --players mcts:iterations=400,weights=better.txt,mcts:iterations=400 \
        --games 400\n\n\
        A net judges positions by all its terms together, and is tried with net=FILE:\n  \
        tessera tune piazza --seats 2 --games 2500 --net-out net.txt --out weights.txt")]
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
