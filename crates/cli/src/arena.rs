//! `tessera arena`: players against each other, and how strong they are.

mod external;
mod game;
mod lineup;
mod pool;
mod report;
mod schedule;
mod sprt;
mod statistics;

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::time::Duration;

use tessera_engine::Game;
use tessera_search::{Knowledge, Player, PlayerError};

pub(crate) use lineup::Lineup;
pub(crate) use sprt::Sprt;

use crate::input::read_weights;
use crate::progress::Progress;
use game::{Entrant, Played};
use lineup::Kind;
use report::Report;
use schedule::Schedule;

/// What is played.
pub(crate) struct Options<G: Game> {
    /// With as many seats as there are players.
    pub(crate) setup: G::Setup,
    pub(crate) lineup: Lineup,
    pub(crate) n_games: usize,
    pub(crate) n_threads: usize,
    /// Decides chance and the built-in players of every game.
    pub(crate) seed: u64,
    /// Stop when this is answered.
    pub(crate) question: Option<Sprt>,
    /// What a program has for a decision.
    pub(crate) bot_time: Duration,
    pub(crate) json: bool,
}

/// The result is the same however many threads play, unless a player thinks by the clock.
///
/// # Errors
/// When the result cannot be written, or a player needs a file that is not there or wrong.
pub(crate) fn run<G: Knowledge>(options: &Options<G>, out: &mut impl Write) -> io::Result<()> {
    let players = make_players(options).map_err(io::Error::other)?;
    let n_players = options.lineup.n_players();
    let schedule = Schedule {
        n_players,
        seed: options.seed,
    };
    let play = |number: usize| {
        let fixture = schedule.fixture(number);
        game::play::<G>(&options.setup, &players, &fixture, options.bot_time)
    };
    let progress = Progress::new(options.n_games as u64);
    let settle = |played: &[Played]| {
        progress.set(played.len() as u64);
        match &options.question {
            Some(question) if played.len().is_multiple_of(n_players) => {
                let verdict = question.judge(&report::shares(played, 0), n_players);
                match verdict.is_decided() {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                }
            }
            _ => ControlFlow::Continue(()),
        }
    };
    let played = pool::play_all(options.n_games, options.n_threads, play, settle);
    progress.finish();
    let report = Report::new(options, &played);
    match options.json {
        true => writeln!(out, "{}", serde_json::to_string(&report)?),
        false => report.print(out),
    }
}

/// Who plays, in the order of the lineup. Files are read once, and what is wrong with a player is
/// told before the first game.
fn make_players<G: Knowledge>(options: &Options<G>) -> Result<Vec<Entrant<G>>, PlayerError> {
    let n_seats = options.lineup.n_players() as u8;
    let participants = options.lineup.participants.iter();
    participants
        .map(|participant| match &participant.kind {
            Kind::BuiltIn(spec) => {
                let player = Player::new(spec, n_seats, 0, |file| read_weights(file.as_ref()))?;
                Ok(Entrant::BuiltIn(Box::new(player)))
            }
            Kind::External(command) => Ok(Entrant::External(command.clone())),
        })
        .collect()
}
