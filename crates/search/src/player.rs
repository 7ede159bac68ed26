//! Who decides for a seat.

mod decide;
mod sample;
mod spec;

use std::fmt;
use std::io;

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::ParseError;

pub use decide::Choice;
pub use spec::{NetSpec, PlayerSpec, SearchSpec};

use crate::{
    Analyst, Budget, Evaluation, Knowledge, Learned, Level, Linear, Net, Options, Weights,
    WeightsError,
};

/// An AI player for one seat of one game.
///
/// ```
/// use tessera_engine::Game;
/// use tessera_engine::azul::Azul;
/// use tessera_search::{Player, bench};
///
/// let (position, seat) = bench::position::<Azul>(&Azul::setups()[0], 3);
/// let spec = "mcts:iterations=50".parse()?;
/// let read = |file: &str| std::fs::read_to_string(file);
/// let mut player = Player::new(&spec, position.n_seats(), 1, read)?;
///
/// // No history: the player begins to think anew. No clock: iterations are the limit.
/// let choice = player.choose(&position, seat, &[], &());
/// assert!(position.is_legal(choice.action));
/// assert_eq!(choice.analysis.expect("it searched").n_iterations, 50);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Player<G: Knowledge, E = Learned<G>> {
    evaluation: E,
    way: Way<G, E>,
    rng: Pcg64Mcg,
    seed: u64,
}

/// How a player decides.
#[derive(Clone, Debug)]
enum Way<G: Knowledge, E> {
    Random,
    Greedy,
    /// By the priors, drawn at a temperature.
    Priors {
        temperature: f32,
    },
    Search {
        options: Options,
        budget: Budget,
        n_threads: usize,
        temperature: f32,
        analyst: Option<Box<Analyst<G, E>>>,
    },
}

impl<G: Knowledge> Player<G> {
    /// A player as described. The seed decides what it draws. `read` gives the text of a file that
    /// the description names; it is not called when there is none.
    ///
    /// # Errors
    /// When a file cannot be read or is wrong, or when the options contradict each other in this
    /// game.
    pub fn new(
        spec: &PlayerSpec,
        n_seats: u8,
        seed: u64,
        read: impl FnMut(&str) -> io::Result<String>,
    ) -> Result<Player<G>, PlayerError> {
        let evaluation = match spec {
            PlayerSpec::Search(spec) => evaluation(spec, n_seats, read)?,
            // Who does not search keeps to the weights.
            PlayerSpec::Greedy => Learned::new(Linear::tuned(n_seats), None),
            PlayerSpec::Random | PlayerSpec::Level(_) => Learned::tuned(n_seats),
        };
        let player = Player::with_evaluation(spec, evaluation, seed);
        player.map_err(PlayerError::Options)
    }

    /// The player of a level, from 1 to [`N_LEVELS`](crate::N_LEVELS).
    ///
    /// # Panics
    /// When there is no such level.
    #[must_use]
    pub fn level(number: u8, n_seats: u8, seed: u64) -> Player<G> {
        Player::seat(Learned::tuned(n_seats), Way::of_level(number), seed)
    }
}

impl<G: Knowledge, E: Evaluation<G> + Clone> Player<G, E> {
    /// A player as described that judges by `evaluation`, whatever files the description names.
    ///
    /// # Errors
    /// When the options contradict each other in this game.
    pub fn with_evaluation(
        spec: &PlayerSpec,
        evaluation: E,
        seed: u64,
    ) -> Result<Player<G, E>, ParseError> {
        let way = match spec {
            PlayerSpec::Random => Way::Random,
            PlayerSpec::Greedy => Way::Greedy,
            PlayerSpec::Level(number) => Way::of_level(*number),
            PlayerSpec::Search(spec) => Way::Search {
                options: spec.options(G::options())?,
                budget: spec.budget,
                n_threads: spec.n_threads,
                temperature: 0.0,
                analyst: None,
            },
        };
        Ok(Player::seat(evaluation, way, seed))
    }

    fn seat(evaluation: E, way: Way<G, E>, seed: u64) -> Player<G, E> {
        Player {
            evaluation,
            way,
            rng: Pcg64Mcg::seed_from_u64(seed),
            seed,
        }
    }

    /// The same player for another game: it shares the evaluation and has thought nothing yet.
    #[must_use]
    pub fn for_game(&self, seed: u64) -> Player<G, E> {
        let mut way = self.way.clone();
        if let Way::Search { analyst, .. } = &mut way {
            *analyst = None;
        }
        Player::seat(self.evaluation.clone(), way, seed)
    }

    /// Lets a search use this many threads; its result does not depend on them.
    #[must_use]
    pub fn with_threads(mut self, n: usize) -> Player<G, E> {
        if let Way::Search { n_threads, .. } = &mut self.way {
            *n_threads = n;
        }
        self
    }
}

impl<G: Knowledge, E> Way<G, E> {
    fn of_level(number: u8) -> Way<G, E> {
        let level: Level = G::levels()[usize::from(number) - 1];
        if level.n_iterations == 0 {
            return Way::Priors {
                temperature: level.temperature,
            };
        }
        Way::Search {
            options: G::options(),
            budget: level.budget(),
            n_threads: 1,
            temperature: level.temperature,
            analyst: None,
        }
    }
}

/// What a search is told to judge by. Weights of a file are tried without the net of the game.
fn evaluation<G: Knowledge>(
    spec: &SearchSpec,
    n_seats: u8,
    mut read: impl FnMut(&str) -> io::Result<String>,
) -> Result<Learned<G>, PlayerError> {
    let mut text =
        |file: &str| read(file).map_err(|error| PlayerError::File(file.to_owned(), error));
    let wrong = |file: &str| {
        let file = file.to_owned();
        move |error| PlayerError::Weights(file, error)
    };
    let linear = match &spec.weights {
        Some(file) => {
            let weights = Weights::parse(&text(file)?, G::TERMS, G::ACTION_TERMS);
            Linear::new(weights.map_err(wrong(file))?)
        }
        None => Linear::tuned(n_seats),
    };
    let net = match &spec.net {
        Some(NetSpec::File(file)) => {
            let net = Net::parse(&text(file)?, G::TERMS);
            Some(net.map_err(wrong(file))?.into())
        }
        None if spec.weights.is_none() => Net::tuned::<G>(n_seats),
        None | Some(NetSpec::No) => None,
    };
    Ok(Learned::new(linear, net))
}

/// Why a player cannot play.
#[derive(Debug)]
pub enum PlayerError {
    /// The options contradict each other in this game.
    Options(ParseError),
    /// A file of weights or of a net cannot be read.
    File(String, io::Error),
    /// Such a file is wrong.
    Weights(String, WeightsError),
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerError::Options(error) => error.fmt(f),
            PlayerError::File(file, error) => write!(f, "{file}: {error}"),
            PlayerError::Weights(file, error) => write!(f, "{file}: {error}"),
        }
    }
}

impl std::error::Error for PlayerError {}
