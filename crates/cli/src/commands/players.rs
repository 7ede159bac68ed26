//! Commands in which players play each other.

use std::io::Write;

use tessera_search::{Knowledge, Tuning};

use super::has_seats;
use crate::{Done, arena, args, tune};

/// `tessera arena`
pub(crate) fn arena<G: Knowledge>(args: &args::Arena, out: &mut impl Write) -> Done {
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

/// `tessera tune`
pub(crate) fn tune<G: Knowledge>(args: &args::Tune, out: &mut impl Write) -> Done {
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
