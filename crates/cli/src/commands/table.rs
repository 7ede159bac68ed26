//! Commands about one table: playing, and looking at what was played.

use std::io::{self, IsTerminal, Write};
use std::iter;
use std::path::Path;

use tessera_engine::{GameName, Table, with_game};
use tessera_search::PlayerSpec;
use tessera_server::fair;

use super::{in_file, read_record};
use crate::draw::Terminal;
use crate::players::{Seated, Seating};
use crate::{Done, args, language, play, replay, verify};

/// Whom a newcomer meets.
const DEFAULT_LEVEL: u8 = 3;

/// `tessera play`
pub(crate) fn play(args: &args::Play, out: &mut impl Write) -> Done {
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
            let ai = || Seated::Ai(PlayerSpec::Level(DEFAULT_LEVEL));
            let others = iter::repeat_with(ai).take(n_seats - 1);
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

/// `tessera replay`
pub(crate) fn replay(args: &args::Replay, out: &mut impl Write) -> Done {
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

/// `tessera verify`
pub(crate) fn verify(args: &args::Verify, out: &mut impl Write) -> Done {
    let text = read_record(&args.file)?;
    let verified = fair::verify(&text).map_err(|flaw| in_file(&args.file, flaw))?;
    Ok(verify::print(&verified, out)?)
}
