//! `tessera`, the command: every role of the product is a subcommand.

mod arena;
mod args;
mod bench;
mod board_file;
mod clock;
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
use std::io::{self, IsTerminal, Write};
use std::iter;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Game, GameName, ParseError, Table, advance_chance, with_game};

use tessera_server::fair;

use tessera_search::{Knowledge, PlayerSpec, Tuning};

use args::{Cli, Command};
use bench::Amount;
use draw::Terminal;
use players::{Seated, Seating};

/// Whom a newcomer meets.
const DEFAULT_LEVEL: u8 = 3;

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
        Some(Command::Play(args)) => run_play(&args, &mut out),
        Some(Command::Replay(args)) => run_replay(&args, &mut out),
        Some(Command::Verify(args)) => run_verify(&args, &mut out),
        Some(Command::Render(args)) => render::run(&args),
        Some(Command::Perft(args)) => with_game!(args.game, G => run_perft::<G>(&args, &mut out)),
        Some(Command::Bench(args)) => run_bench(&args, &mut out),
        Some(Command::Tune(args)) => with_game!(args.game, G => run_tune::<G>(&args, &mut out)),
        Some(Command::Arena(args)) => with_game!(args.game, G => run_arena::<G>(&args, &mut out)),
        Some(Command::Referee) => Ok(referee::run(&mut io::stdin().lock(), &mut out)?),
    }
}

fn run_play(args: &args::Play, out: &mut impl Write) -> Done {
    match &args.resume {
        Some(path) => {
            let text = read_record(path)?;
            let game = GameName::of_record(&text).map_err(|error| in_file(path, error))?;
            with_game!(game, G => {
                let table = Table::<G>::load(&text).map_err(|error| in_file(path, error))?;
                play_table(table, args, Some(path), out)
            })
        }
        None => with_game!(args.game, G => {
            let table = Table::<G>::new(args.setup.text()?.parse()?);
            play_table(table, args, args.record.as_deref(), out)
        }),
    }
}

fn play_table<G: Terminal>(
    table: Table<G>,
    args: &args::Play,
    record: Option<&Path>,
    out: &mut impl Write,
) -> Done {
    let n_seats = usize::from(table.position().n_seats());
    let players = match &args.players {
        None => {
            let program = || Seated::Program(PlayerSpec::Level(DEFAULT_LEVEL));
            let others = iter::repeat_with(program).take(n_seats - 1);
            iter::once(Seated::Human).chain(others).collect()
        }
        Some(Seating(players)) if players.len() == n_seats => players.clone(),
        Some(Seating(players)) => {
            let n_players = players.len();
            return Err(format!("{n_players} players were named for {n_seats} seats").into());
        }
    };
    let options = play::Options {
        table,
        seed: args.seed.unwrap_or_else(rand::random),
        players,
        language: args.language.unwrap_or_else(language::of_environment),
        record: record.map(Path::to_owned),
        shows_chances: args.chances,
        is_live: io::stdout().is_terminal(),
    };
    play::run(options, &mut io::stdin().lock(), out).map_err(|error| match record {
        Some(path) if error.kind() == io::ErrorKind::AlreadyExists => in_file(path, error),
        _ => error.into(),
    })
}

fn run_replay(args: &args::Replay, out: &mut impl Write) -> Done {
    let text = read_record(&args.file)?;
    let game = GameName::of_record(&text).map_err(|error| in_file(&args.file, error))?;
    with_game!(game, G => {
        let table = Table::<G>::load(&text).map_err(|error| in_file(&args.file, error))?;
        if args.json {
            return Ok(replay::print_json(&table, out)?);
        }
        let can_step = io::stdin().is_terminal() && io::stdout().is_terminal();
        let mode = match args.at {
            Some(place) => replay::Mode::At(place),
            None if args.print || !can_step => replay::Mode::Print,
            None => replay::Mode::Step,
        };
        let language = args.language.unwrap_or_else(language::of_environment);
        Ok(replay::run(&table, mode, language, &mut io::stdin().lock(), out)?)
    })
}

fn run_verify(args: &args::Verify, out: &mut impl Write) -> Done {
    let text = read_record(&args.file)?;
    let verified = fair::verify(&text).map_err(|flaw| in_file(&args.file, flaw))?;
    Ok(verify::print(&verified, out)?)
}

fn read_record(path: &Path) -> Result<String, Box<dyn Error>> {
    input::read_record(path).map_err(|error| in_file(path, error))
}

fn in_file(path: &Path, error: impl std::fmt::Display) -> Box<dyn Error> {
    format!("{}: {error}", path.display()).into()
}

fn run_perft<G: Game>(args: &args::Perft, out: &mut impl Write) -> Done {
    let (setup, position) = match &args.record {
        Some(path) => {
            let table = Table::<G>::load(&read_record(path)?);
            let table = table.map_err(|error| in_file(path, error))?;
            (table.setup().clone(), table.position().clone())
        }
        None => {
            let setup: G::Setup = args.setup.text()?.parse()?;
            let mut position = G::new(&setup, G::RULES_VERSION);
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

fn bench_setups<G: Knowledge>(args: &args::Bench, out: &mut impl Write) -> Done {
    let amount = match args.games {
        Some(games) => Amount::Games(games),
        None => Amount::Time(Duration::from_secs_f64(args.seconds)),
    };
    for setup in setups::<G>(&args.setup)? {
        if args.search {
            let time = Duration::from_secs_f64(args.seconds);
            bench::search::run::<G>(&setup, time, args.json, out)?;
        } else {
            bench::run::<G>(&setup, amount, args.seed, args.json, out)?;
        }
        out.flush()?;
    }
    Ok(())
}

fn run_tune<G: Knowledge>(args: &args::Tune, out: &mut impl Write) -> Done {
    let setup: G::Setup = args.setup.text()?.parse()?;
    let n_seats = G::new(&setup, G::RULES_VERSION).n_seats();
    // Without options, all variants for as many seats are played in turn.
    let setups = if args.setup.options.is_empty() {
        let mut setups = G::setups();
        setups.retain(|setup| G::new(setup, G::RULES_VERSION).n_seats() == n_seats);
        setups
    } else {
        vec![setup]
    };
    let tuning = Tuning::<G> {
        setups,
        weights: tune::weights::<G>(args.weights.as_deref(), n_seats)?,
        net: tune::net::<G>(args, n_seats)?,
        teaches_net: args.net_out.is_some(),
        n_games: args.games,
        n_iterations: args.iterations,
        seed: args.seed,
        n_threads: args.threads.unwrap_or_else(n_cores),
    };
    tune::run(&tuning, args, out)
}

fn n_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn run_arena<G: Knowledge>(args: &args::Arena, out: &mut impl Write) -> Done {
    let lineup: arena::Lineup = args.players.parse()?;
    let n_players = lineup.n_players();
    let text = args.setup.text()?;
    let setup: G::Setup = match has_seats(&args.setup) {
        true => text.parse()?,
        false => format!("seats={n_players} {text}").parse()?,
    };
    let n_seats = G::new(&setup, G::RULES_VERSION).n_seats();
    if usize::from(n_seats) != n_players {
        return Err(format!("{n_players} players were named for {n_seats} seats").into());
    }
    if args.elo0 >= args.elo1 {
        return Err("--elo0 must be less than --elo1".into());
    }
    let options = arena::Options::<G> {
        setup,
        lineup,
        n_games: args.games as usize,
        n_threads: args.threads.map_or_else(n_cores, usize::from),
        seed: args.seed,
        question: args.sprt.then_some(arena::Sprt {
            elo0: args.elo0,
            elo1: args.elo1,
            alpha: args.alpha,
            beta: args.beta,
        }),
        bot_time: args.bot_time,
        json: args.json,
    };
    Ok(arena::run(&options, out)?)
}

/// The setup that was asked for; without a number of seats, one for each.
fn setups<G: Game>(args: &args::SetupArgs) -> Result<Vec<G::Setup>, Box<dyn Error>> {
    let text = args.text()?;
    if has_seats(args) {
        return Ok(vec![text.parse()?]);
    }
    let mut seats: Vec<u8> = G::setups()
        .iter()
        .map(|setup| G::new(setup, G::RULES_VERSION).n_seats())
        .collect();
    seats.sort_unstable();
    seats.dedup();
    let setup = |seats: u8| format!("seats={seats} {text}").parse();
    let setups: Result<_, ParseError> = seats.into_iter().map(setup).collect();
    Ok(setups?)
}

/// Whether a number of seats was asked for.
fn has_seats(args: &args::SetupArgs) -> bool {
    let is_seats = |option: &String| option.starts_with("seats=");
    args.seats.is_some() || args.options.iter().any(is_seats)
}
