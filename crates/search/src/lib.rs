//! Players for every game of the engine, from a beginner to the strongest we have.
//!
//! [`Player`] decides for a seat, [`Analyst`] tells what the seat may expect. Both are one Monte
//! Carlo tree search over information sets, generic over [`tessera_engine::Game`]: any number of
//! seats, chance and hidden information. What a game knows about its positions is an
//! [`Evaluation`]; the hand-made ones are lists of named terms with weights that matches taught
//! ([`Knowledge`]), and a small net over the terms where a game has one ([`Learned`]).
//!
//! A player never uses what its seat cannot know: the search sees a position only through
//! determinizations ([`tessera_engine::Game::determinize`]) and the list of its own legal actions.
//!
//! The crate reads no files, and its caller tells it the time ([`Clock`]).
//!
//! # A game between two levels
//! ```
//! use rand::SeedableRng;
//! use rand_pcg::Pcg64Mcg;
//! use tessera_engine::azul::Azul;
//! use tessera_engine::{Game, Turn};
//! use tessera_search::{Histories, Player, SystemClock};
//!
//! let mut position = Azul::new(&"seats=2 wall=coloured".parse()?, Azul::RULES_VERSION);
//! let mut players = [2, 1].map(|level| Player::level(level, 2, 7));
//! let mut histories = Histories::new(2);
//! let mut rng = Pcg64Mcg::seed_from_u64(1);
//! let clock = SystemClock::start();
//! let outcome = loop {
//!     let action = match position.turn() {
//!         Turn::Over(outcome) => break outcome,
//!         Turn::Chance => position.sample_chance(&mut rng),
//!         Turn::Decision(seat) => {
//!             let player = &mut players[seat.index()];
//!             player.choose(&position, seat, histories.of(seat), &clock).action
//!         }
//!     };
//!     histories.push(&position, action);
//!     position.apply(action, &mut ());
//! };
//! assert!(outcome.ranks().contains(&1));
//! # Ok::<(), tessera_engine::ParseError>(())
//! ```

mod analysis;
mod analyst;
mod azul;
pub mod bench;
mod calcada;
mod calimala;
mod clock;
mod evaluation;
mod learned;
mod level;
mod linear;
mod net;
mod objective;
mod observation;
mod options;
mod piazza;
mod player;
mod search;
mod shared;
#[cfg(feature = "toy")]
mod toy;
mod tree;
mod tune;
mod weights;

pub use analysis::{Analysis, Candidate};
pub use analyst::Analyst;
pub use bench::signature;
pub use clock::{Clock, SystemClock};
pub use evaluation::{Evaluation, Values, Wanted};
pub use learned::Learned;
pub use level::{Level, N_LEVELS};
pub use linear::{Knowledge, Linear, MAX_TERMS};
pub use net::Net;
pub use objective::{Objective, shares, utility};
pub use observation::{Histories, Observation};
pub use options::{Budget, Leaf, Options, Selection};
pub use player::{Choice, NetSpec, Player, PlayerError, PlayerSpec, SearchSpec};
pub use tune::{Fitted, Tuned, Tuning, tune};
pub use weights::{Weights, WeightsError};

/// Does not compile while a game of the list has no [`Knowledge`].
macro_rules! check_knowledge {
    ([$($Position:ident in $module:ident),+ $(,)?]) => {
        const _: () = {
            const fn check<G: Knowledge>() {}
            $(check::<tessera_engine::$module::$Position>();)+
        };
    };
}

tessera_engine::for_each_game!(check_knowledge);
