//! Stands in for the players of `tessera_search` until they are there.

use std::fmt;
use std::str::FromStr;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Actor, Game, ParseError, Seat};

#[allow(dead_code)]
pub(super) struct Seen<A> {
    pub(super) actor: Actor,
    pub(super) action: Option<A>,
}

#[derive(Clone, Debug)]
pub(super) struct PlayerSpec;

impl FromStr for PlayerSpec {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<PlayerSpec, ParseError> {
        match text {
            "random" => Ok(PlayerSpec),
            _ => Err(ParseError::new("a player is random", text)),
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("random")
    }
}

pub(super) struct Player<G> {
    rng: Pcg64Mcg,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Game> Player<G> {
    pub(super) fn new(_: &PlayerSpec, _n_seats: u8, seed: u64) -> Player<G> {
        Player {
            rng: Pcg64Mcg::seed_from_u64(seed),
            game: std::marker::PhantomData,
        }
    }

    pub(super) fn choose(&mut self, position: &G, _: Seat, _: &[Seen<G::Action>]) -> G::Action {
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        actions[self.rng.random_range(0..actions.len())]
    }
}
