//! Commands that count and measure.

use std::error::Error;
use std::io::Write;
use std::time::Duration;

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Game, GameName, ParseError, Table, advance_chance, with_game};
use tessera_search::Knowledge;

use super::{has_seats, in_file, read_record};
use crate::bench::Amount;
use crate::{Done, args, bench, perft};

/// `tessera perft`
pub(crate) fn perft<G: Game>(args: &args::Perft, out: &mut impl Write) -> Done {
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

/// `tessera bench`
pub(crate) fn bench(args: &args::Bench, out: &mut impl Write) -> Done {
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
