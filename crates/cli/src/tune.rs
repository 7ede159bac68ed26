//! `tessera tune`: lets the search play against itself and learns the weights of a game from it.

use std::error::Error;
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;

use tessera_search::{Fitted, Knowledge, Tuning, Weights, tune};

use crate::progress::Progress;

/// Plays, learns and writes the weights.
pub(crate) fn run<G: Knowledge>(
    tuning: &Tuning<G>,
    file: Option<&Path>,
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
    tell("choices of the search", tuned.traits);
    let text = tuned.weights.text(G::TERMS, G::TRAITS);
    match file {
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
    let text = match file {
        Some(path) => std::fs::read_to_string(path)?,
        None => G::WEIGHTS
            .iter()
            .find(|(seats, _)| *seats == n_seats)
            .map(|(_, text)| (*text).to_owned())
            .unwrap_or_default(),
    };
    Ok(Weights::parse(&text, G::TERMS, G::TRAITS)?)
}
