//! Positions to think about.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Game, Seat, Turn};
use tessera_search::{
    Analysis, Analyst, Budget, Histories, Knowledge, Learned, Options, Player, PlayerSpec,
};

/// Makes a test of each check, for every game.
macro_rules! for_every_game {
    ($($name:ident => $check:ident;)+) => {
        $(#[test]
        fn $name() {
            for game in tessera_engine::GameName::ALL {
                tessera_engine::with_game!(game, G => $check::<G>());
            }
        })+
    };
}
pub(crate) use for_every_game;

/// A decision in the middle of a game, and what every seat has observed of it.
pub(crate) struct Scene<G: Game> {
    pub(crate) position: G,
    pub(crate) seat: Seat,
    pub(crate) histories: Histories<G::Action>,
}

/// A decision among several actions: the one after `n_decisions` random ones, or the last before
/// the end.
pub(crate) fn scene<G: Game>(setup: &G::Setup, seed: u64, n_decisions: usize) -> Scene<G> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut position = G::new(setup, G::RULES_VERSION);
    let mut histories = Histories::new(position.n_seats());
    let mut actions = Vec::new();
    let mut last = None;
    let mut n_left = n_decisions;
    loop {
        let action = match position.turn() {
            Turn::Chance => position.sample_chance(&mut rng),
            Turn::Decision(seat) => {
                position.legal_actions(&mut actions);
                if actions.len() > 1 {
                    last = Some(Scene {
                        position: position.clone(),
                        seat,
                        histories: histories.clone(),
                    });
                    if n_left == 0 {
                        break;
                    }
                    n_left -= 1;
                }
                actions[rng.random_range(0..actions.len())]
            }
            Turn::Over(_) => break,
        };
        histories.push(&position, action);
        position.apply(action, &mut ());
    }
    last.expect("a game has a decision")
}

/// A few decisions of every setup of a game.
pub(crate) fn scenes<G: Game>() -> Vec<Scene<G>> {
    let setups = G::setups();
    let setups = setups.iter().enumerate();
    let at = |(number, setup)| [0, 9, 25].map(|place| scene(setup, number as u64, place));
    setups.flat_map(at).collect()
}

impl<G: Knowledge> Scene<G> {
    pub(crate) fn analyst(&self, options: &Options, seed: u64) -> Analyst<G, Learned<G>> {
        let evaluation = Learned::tuned(self.position.n_seats());
        let history = self.histories.of(self.seat);
        Analyst::new(
            &self.position,
            self.seat,
            history,
            evaluation,
            options,
            seed,
        )
    }

    pub(crate) fn legal_actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.position.legal_actions(&mut actions);
        actions
    }
}

/// Thinks without being disturbed.
pub(crate) fn think<G: Knowledge>(
    analyst: &mut Analyst<G, Learned<G>>,
    n_iterations: u64,
) -> Analysis<G::Action> {
    let never = std::sync::atomic::AtomicBool::new(false);
    let go_on = |_: &Analysis<G::Action>| std::ops::ControlFlow::Continue(());
    analyst.think(Budget::iterations(n_iterations), &(), &never, go_on)
}

/// A player that needs no files.
pub(crate) fn player<G: Knowledge>(text: &str, n_seats: u8, seed: u64) -> Player<G> {
    let spec: PlayerSpec = text.parse().expect(text);
    let player = Player::new(&spec, n_seats, seed, |file| panic!("{file} is not read"));
    player.expect(text)
}
