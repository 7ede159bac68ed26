//! `tessera perft`: how many ways there are to play on.

use std::io::{self, Write};

use serde_json::json;
use tessera_engine::{Game, perft};

use crate::clock::CpuClock;
use crate::progress::Progress;

/// What to print.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Options {
    pub(crate) depth: u32,
    /// Also the count behind each first action.
    pub(crate) divide: bool,
    pub(crate) json: bool,
}

pub(crate) fn run<G: Game>(
    setup: &G::Setup,
    position: &G,
    options: Options,
    out: &mut impl Write,
) -> io::Result<()> {
    if !options.json {
        writeln!(out, "{} {setup}", G::NAME)?;
    }
    for depth in 1..=options.depth {
        let clock = CpuClock::start();
        let divided = divide(position, depth);
        let seconds = clock.elapsed().as_secs_f64();
        let nodes: u64 = divided.iter().map(|(_, nodes)| nodes).sum();
        if options.json {
            let line = json!({
                "game": G::NAME,
                "setup": setup.to_string(),
                "depth": depth,
                "nodes": nodes,
                "cpu_s": seconds,
            });
            writeln!(out, "{line}")?;
        } else {
            let speed = nodes as f64 / seconds.max(1e-9) / 1e6;
            writeln!(
                out,
                "depth {depth}: {nodes} ({speed:.1} million per CPU-second)"
            )?;
        }
        if options.divide && depth == options.depth {
            for (action, nodes) in divided {
                if options.json {
                    let line = json!({ "action": action.to_string(), "nodes": nodes });
                    writeln!(out, "{line}")?;
                } else {
                    writeln!(out, "  {action}: {nodes}")?;
                }
            }
        }
    }
    Ok(())
}

/// The count behind each first action.
fn divide<G: Game>(position: &G, depth: u32) -> Vec<(G::Action, u64)> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    let progress = Progress::new(actions.len() as u64);
    let mut divided = Vec::new();
    for (done, action) in actions.into_iter().enumerate() {
        let mut next = position.clone();
        next.apply(action, &mut ());
        divided.push((action, perft(&next, depth - 1)));
        progress.set(done as u64 + 1);
    }
    progress.finish();
    divided
}
