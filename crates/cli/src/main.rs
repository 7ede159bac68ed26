//! `tessera`, the command: every role of the product is a subcommand.

mod arena;
mod args;
mod bench;
mod board_file;
mod clock;
mod commands;
mod draw;
mod input;
mod language;
mod load;
mod perft;
mod play;
mod players;
mod progress;
mod referee;
mod render;
mod replay;
mod scene;
mod serve;
mod tune;
mod verify;

use std::error::Error;
use std::io;
use std::process::ExitCode;

use clap::Parser;
use tessera_engine::with_game;

use args::{Cli, Command};

type Done = Result<(), Box<dyn Error>>;

fn main() -> ExitCode {
    let command = Cli::parse().command;
    match run(command) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output may stop reading, as `head` does.
        Err(error) if is_broken_pipe(error.as_ref()) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn run(command: Option<Command>) -> Done {
    let mut out = anstream::stdout().lock();
    match command {
        None => serve::run(&args::Serve::usual(), &mut out),
        Some(Command::Serve(args)) => serve::run(&args, &mut out),
        Some(Command::Load(args)) => load::run(&args, &mut out),
        Some(Command::Play(args)) => commands::play(&args, &mut out),
        Some(Command::Replay(args)) => commands::replay(&args, &mut out),
        Some(Command::Verify(args)) => commands::verify(&args, &mut out),
        Some(Command::Render(args)) => render::run(&args),
        Some(Command::Perft(args)) => {
            with_game!(args.game, G => commands::perft::<G>(&args, &mut out))
        }
        Some(Command::Bench(args)) => commands::bench(&args, &mut out),
        Some(Command::Tune(args)) => {
            with_game!(args.game, G => commands::tune::<G>(&args, &mut out))
        }
        Some(Command::Arena(args)) => {
            with_game!(args.game, G => commands::arena::<G>(&args, &mut out))
        }
        Some(Command::Referee) => Ok(referee::run(&mut io::stdin().lock(), &mut out)?),
    }
}
