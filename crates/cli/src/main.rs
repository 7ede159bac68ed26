//! `tessera`, the command: every role of the product is a subcommand.

mod args;
mod bench;
mod clock;
mod input;
mod perft;
mod progress;
mod referee;

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Game, GameName, ParseError, Table, advance_chance, with_game};

use args::{Cli, Command};
use bench::Amount;

type Done = Result<(), Box<dyn Error>>;

fn main() -> ExitCode {
    let command = Cli::parse().command;
    match run(command) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output may stop reading, as `head` does.
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
        None => todo!(),
        Some(Command::Perft(args)) => with_game!(args.game, G => run_perft::<G>(&args, &mut out)),
        Some(Command::Bench(args)) => run_bench(&args, &mut out),
        Some(Command::Referee) => Ok(referee::run(&mut io::stdin().lock(), &mut out)?),
        _ => todo!(),
    }
}

fn run_perft<G: Game>(args: &args::Perft, out: &mut impl Write) -> Done {
    let (setup, position) = match &args.record {
        Some(path) => {
            let table: Table<G> = Table::load(&input::read_record(path)?)?;
            (table.setup().clone(), table.position().clone())
        }
        None => {
            let setup: G::Setup = args.setup.text().parse()?;
            let mut position = G::new(&setup);
            let mut rng = Pcg64Mcg::seed_from_u64(args.seed);
            advance_chance(&mut position, &mut rng, &mut ());
            (setup, position)
        }
    };
    let options = perft::Options {
        depth: args.depth,
        divide: args.divide,
        json: args.json,
    };
    Ok(perft::run(&setup, &position, options, out)?)
}

fn run_bench(args: &args::Bench, out: &mut impl Write) -> Done {
    let games = match args.game {
        Some(game) => vec![game],
        None => GameName::ALL.to_vec(),
    };
    for game in games {
        with_game!(game, G => bench_setups::<G>(args, out))?;
    }
    Ok(())
}

fn bench_setups<G: Game>(args: &args::Bench, out: &mut impl Write) -> Done {
    let amount = match args.games {
        Some(games) => Amount::Games(games),
        None => Amount::Time(Duration::from_secs_f64(args.seconds)),
    };
    for setup in setups::<G>(&args.setup)? {
        bench::run::<G>(&setup, amount, args.seed, args.json, out)?;
        out.flush()?;
    }
    Ok(())
}

/// The setup that was asked for; without a number of seats, one for each.
fn setups<G: Game>(args: &args::SetupArgs) -> Result<Vec<G::Setup>, ParseError> {
    if args.seats.is_some()
        || args
            .options
            .iter()
            .any(|option| option.starts_with("seats="))
    {
        return Ok(vec![args.text().parse()?]);
    }
    let mut seats: Vec<u8> = G::setups()
        .iter()
        .map(|setup| G::new(setup).n_seats())
        .collect();
    seats.sort_unstable();
    seats.dedup();
    let setup = |seats: u8| format!("seats={seats} {}", args.text()).parse();
    seats.into_iter().map(setup).collect()
}
