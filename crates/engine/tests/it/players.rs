//! Two ways to choose, to make games for the fixtures: at random, and by a look ahead.

use rand::RngExt;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Actor, Game, Seat, Table, Turn, playout};

#[derive(Clone, Copy, Debug)]
pub(crate) enum Player {
    /// Any legal action.
    Random,
    /// The action that ends best for this seat in a few random games.
    Greedy,
}

/// Random games per action that the greedy player looks at.
const N_PLAYOUTS: usize = 6;

/// A whole game, decided by the seed.
pub(crate) fn whole_game<G: Game>(setup: &G::Setup, player: Player, seed: u64) -> Table<G> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut table: Table<G> = Table::new(setup.clone());
    loop {
        match table.position().turn() {
            Turn::Over(_) => return table,
            Turn::Chance => drop(table.chance(&mut rng, &mut ())),
            Turn::Decision(seat) => {
                let mut actions = Vec::new();
                table.position().legal_actions(&mut actions);
                let action = match player {
                    Player::Random => actions[rng.random_range(0..actions.len())],
                    Player::Greedy => best(table.position(), seat, actions, &mut rng),
                };
                let played = table.play(Actor::Seat(seat), action, &mut ());
                assert_eq!(played, Ok(()));
            }
        }
    }
}

fn best<G: Game>(
    position: &G,
    seat: Seat,
    actions: Vec<G::Action>,
    rng: &mut Pcg64Mcg,
) -> G::Action {
    let mut scratch = Vec::new();
    let mut margin = |action: G::Action| -> i64 {
        let mut sum = 0;
        for _ in 0..N_PLAYOUTS {
            let mut game = position.determinize(seat, rng);
            game.apply(action, &mut ());
            let outcome = playout(&mut game, rng, &mut scratch).outcome;
            let others = outcome
                .scores()
                .iter()
                .map(|&score| i64::from(score))
                .sum::<i64>();
            let own = i64::from(outcome.scores()[seat.index()]);
            sum += own * outcome.scores().len() as i64 - others;
        }
        sum
    };
    let best = actions.into_iter().max_by_key(|&action| margin(action));
    best.expect("a decision has a legal action")
}
