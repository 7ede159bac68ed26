//! `tessera tune`: lets the search play against itself and learns the weights of a game from it.

use std::error::Error;
use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Mutex};

use tessera_search::{Fitted, Knowledge, Net, Tuning, Weights, tune};

use crate::args;
use crate::input::read_weights;
use crate::progress::Progress;

/// Plays, learns and writes the weights, and the net if one was asked for.
pub(crate) fn run<G: Knowledge>(
    tuning: &Tuning<G>,
    args: &args::Tune,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let progress = Mutex::new(Progress::new(tuning.n_games));
    let tuned = tune(tuning, |n| progress.lock().expect("no panic").set(n));
    progress.into_inner()?.finish();
    let tell = |what: &str, fitted: Fitted| {
        let Fitted {
            n_examples,
            blind,
            before,
            after,
        } = fitted;
        anstream::eprintln!(
            "{what}: missed {before:.4} before, {after:.4} now, {blind:.4} without any weights \
             ({n_examples} positions)"
        );
    };
    tell("chances of the seats", tuned.terms);
    tell("choices of the search", tuned.action_terms);
    if let (Some(path), Some((net, fitted))) = (&args.net_out, tuned.net) {
        tell(
            "chances of the seats, by the searches and by the new net",
            fitted,
        );
        std::fs::write(path, net.text(G::TERMS))?;
    }
    let text = tuned.weights.text(G::TERMS, G::ACTION_TERMS);
    match &args.out {
        Some(path) => std::fs::write(path, text)?,
        None => out.write_all(text.as_bytes())?,
    }
    Ok(())
}

/// The weights to begin with: those of a file, or of the game.
pub(crate) fn weights<G: Knowledge>(
    file: Option<&Path>,
    n_seats: u8,
) -> Result<Weights, Box<dyn Error>> {
    let Some(path) = file else {
        let tuned = Weights::tuned::<G>(n_seats).map(Arc::unwrap_or_clone);
        return Ok(tuned.unwrap_or_else(|| Weights::zero(G::TERMS.len(), G::ACTION_TERMS.len())));
    };
    let text = read_weights(path)?;
    Ok(Weights::parse(&text, G::TERMS, G::ACTION_TERMS)?)
}

/// The net to play with: that of a file, or of the game, unless the weights are others.
pub(crate) fn net<G: Knowledge>(
    args: &args::Tune,
    n_seats: u8,
) -> Result<Option<Arc<Net>>, Box<dyn Error>> {
    match &args.net {
        Some(path) if path == Path::new("no") => Ok(None),
        Some(path) => {
            let net = Net::parse(&read_weights(path)?, G::TERMS)?;
            Ok(Some(Arc::new(net)))
        }
        None if args.weights.is_some() => Ok(None),
        None => Ok(Net::tuned::<G>(n_seats)),
    }
}
