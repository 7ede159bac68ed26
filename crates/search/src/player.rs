//! Who decides for a seat.

mod spec;

use std::fmt;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Game, Seat, Turn};

pub use spec::{NetSpec, PlayerSpec, SearchSpec};

use crate::search::draw;
use crate::{
    Analysis, Analyst, Budget, Evaluation, Knowledge, Learned, Linear, Net, Observation, Options,
    Values, Weights, WeightsError, utility,
};

/// An AI player for one seat of one game.
#[derive(Clone, Debug)]
pub struct Player<G: Knowledge> {
    evaluation: Learned<G>,
    way: Way<G>,
    rng: Pcg64Mcg,
    seed: u64,
}

/// How a player decides.
#[derive(Clone, Debug)]
enum Way<G: Knowledge> {
    Random,
    Greedy,
    /// By the priors, as far from the likeliest action as the temperature lets it stray.
    Priors {
        temperature: f32,
    },
    Search {
        options: Options,
        budget: Budget,
        n_threads: usize,
        temperature: f32,
        analyst: Option<Box<Analyst<G, Learned<G>>>>,
    },
}

/// What a player decided.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// What the search found, if it searched: not for the only legal action, nor for players
    /// that do not search.
    pub analysis: Option<Analysis<A>>,
}

/// Why a player cannot play.
#[derive(Debug)]
pub enum PlayerError {
    /// A file of weights or of a net cannot be read.
    File(std::path::PathBuf, std::io::Error),
    /// Such a file is wrong.
    Weights(std::path::PathBuf, WeightsError),
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerError::File(path, error) => write!(f, "{}: {error}", path.display()),
            PlayerError::Weights(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for PlayerError {}

impl<G: Knowledge> Player<G> {
    /// A player as described. The seed decides what it draws.
    ///
    /// # Errors
    /// When it is to use weights or a net from a file and they are wrong.
    pub fn new(spec: &PlayerSpec, n_seats: u8, seed: u64) -> Result<Player<G>, PlayerError> {
        let evaluation = match spec {
            PlayerSpec::Search(spec) => evaluation(spec, n_seats)?,
            _ => Learned::tuned(n_seats),
        };
        let way = match spec {
            PlayerSpec::Random => Way::Random,
            PlayerSpec::Greedy => Way::Greedy,
            PlayerSpec::Level(number) => {
                let level = G::levels()[*number as usize - 1];
                if level.n_iterations == 0 {
                    Way::Priors {
                        temperature: level.temperature,
                    }
                } else {
                    Way::Search {
                        options: G::options(),
                        budget: level.budget(),
                        n_threads: 1,
                        temperature: level.temperature,
                        analyst: None,
                    }
                }
            }
            PlayerSpec::Search(spec) => Way::Search {
                options: spec.options(G::options()),
                budget: spec.budget,
                n_threads: spec.n_threads,
                temperature: 0.0,
                analyst: None,
            },
        };
        Ok(Player {
            evaluation,
            way,
            rng: Pcg64Mcg::seed_from_u64(seed),
            seed,
        })
    }

    /// Lets a search use so many threads; its result does not depend on them.
    #[must_use]
    pub fn with_threads(mut self, n: usize) -> Player<G> {
        if let Way::Search { n_threads, .. } = &mut self.way {
            *n_threads = n;
        }
        self
    }

    /// Decides for `seat`, whose turn it is. `history` is all that the seat has seen since the
    /// beginning, so that what was thought before can be kept; it may be empty, then it is not.
    pub fn choose(
        &mut self,
        position: &G,
        seat: Seat,
        history: &[Observation<G::Action>],
    ) -> Choice<G::Action> {
        let go_on = |_: &Analysis<G::Action>| ControlFlow::Continue(());
        self.choose_watched(position, seat, history, &AtomicBool::new(false), go_on)
    }

    /// The same, with the results shown while it thinks, and a way to stop it.
    ///
    /// # Panics
    /// When it is not the turn of `seat`.
    pub fn choose_watched(
        &mut self,
        position: &G,
        seat: Seat,
        history: &[Observation<G::Action>],
        stop: &AtomicBool,
        watch: impl FnMut(&Analysis<G::Action>) -> ControlFlow<()>,
    ) -> Choice<G::Action> {
        assert_eq!(
            position.turn(),
            Turn::Decision(seat),
            "not this seat's turn"
        );
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        if let [action] = actions[..] {
            return Choice::of(action);
        }
        match &mut self.way {
            Way::Random => Choice::of(actions[self.rng.random_range(0..actions.len())]),
            Way::Greedy => Choice::of(self.greedy(position, seat, &actions)),
            Way::Priors { temperature } => {
                let mut weights = Vec::new();
                let imagined = position.determinize(seat, &mut self.rng);
                self.evaluation.priors(&imagined, &actions, &mut weights);
                Choice::of(actions[stray(&mut weights, *temperature, &mut self.rng)])
            }
            Way::Search {
                options,
                budget,
                n_threads,
                temperature,
                analyst,
            } => {
                match analyst {
                    Some(analyst) => analyst.move_to(position, seat, history),
                    None => {
                        let evaluation = self.evaluation.clone();
                        let new =
                            Analyst::new(position, seat, history, evaluation, options, self.seed);
                        *analyst = Some(Box::new(new.with_threads(*n_threads)));
                    }
                }
                let analyst = analyst.as_mut().expect("just made");
                let analysis = analyst.think(*budget, stop, watch);
                let candidates = &analysis.candidates;
                let mut weights: Vec<f32> = candidates.iter().map(|one| one.share).collect();
                let place = stray(&mut weights, *temperature, &mut self.rng);
                Choice {
                    action: candidates[place].action,
                    analysis: Some(analysis),
                }
            }
        }
    }

    /// The action after which the position is judged best for the seat, in a few positions that
    /// it imagines.
    fn greedy(&mut self, position: &G, seat: Seat, actions: &[G::Action]) -> G::Action {
        let n_imagined = if G::HAS_SECRETS { 8 } else { 1 };
        let mut sums = vec![0.0; actions.len()];
        for _ in 0..n_imagined {
            let imagined = position.determinize(seat, &mut self.rng);
            for (sum, &action) in sums.iter_mut().zip(actions) {
                let mut next = imagined.clone();
                next.apply(action, &mut ());
                *sum += value(self.evaluation.linear(), &next)[seat.index()];
            }
        }
        actions[best(&sums)]
    }
}

/// What a search is told to judge by. Weights of a file are tried without the net of the game.
fn evaluation<G: Knowledge>(spec: &SearchSpec, n_seats: u8) -> Result<Learned<G>, PlayerError> {
    let linear = match &spec.weights {
        Some(path) => Linear::new(read(path, |text| {
            Weights::parse(text, G::TERMS, G::ACTION_TERMS)
        })?),
        None => Linear::tuned(n_seats),
    };
    match &spec.net {
        Some(NetSpec::File(path)) => {
            let net = read(path, |text| Net::parse(text, G::TERMS))?;
            Ok(Learned::new(linear, Some(net.into())))
        }
        None if spec.weights.is_none() => Ok(Learned::tuned(n_seats)),
        None | Some(NetSpec::No) => Ok(Learned::new(linear, None)),
    }
}

fn read<T>(path: &Path, parse: impl Fn(&str) -> Result<T, WeightsError>) -> Result<T, PlayerError> {
    let text = std::fs::read_to_string(path);
    let text = text.map_err(|error| PlayerError::File(path.to_owned(), error))?;
    parse(&text).map_err(|error| PlayerError::Weights(path.to_owned(), error))
}

impl<A> Choice<A> {
    fn of(action: A) -> Choice<A> {
        Choice {
            action,
            analysis: None,
        }
    }
}

/// What a position is worth to each seat without a search.
fn value<G: Game>(evaluation: &impl Evaluation<G>, position: &G) -> Values {
    match position.turn() {
        Turn::Over(outcome) => utility(&outcome),
        _ => evaluation.values(position),
    }
}

/// What is less likely than this part of the likeliest is never chosen, at any temperature.
const NONSENSE: f32 = 0.05;

/// A place drawn by the weights, bent by the temperature: 0 takes the first of the heaviest.
fn stray(weights: &mut [f32], temperature: f32, rng: &mut Pcg64Mcg) -> usize {
    let heaviest = best(weights);
    if temperature == 0.0 {
        return heaviest;
    }
    let most = weights[heaviest];
    for weight in &mut *weights {
        *weight = if *weight < NONSENSE * most {
            0.0
        } else {
            libm::powf(*weight / most, 1.0 / temperature)
        };
    }
    let sum: f32 = weights.iter().sum();
    for weight in &mut *weights {
        *weight /= sum;
    }
    let place = draw(weights, rng);
    // Rounding may lead past the last weight, where nonsense could stand.
    if weights[place] > 0.0 {
        place
    } else {
        heaviest
    }
}

fn best(weights: &[f32]) -> usize {
    let mut best = 0;
    for (place, weight) in weights.iter().enumerate() {
        if *weight > weights[best] {
            best = place;
        }
    }
    best
}
