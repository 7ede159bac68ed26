//! A search plays better than what it is made of. Real matches are `tessera arena`'s; these few
//! games only find a search that is broken.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::{GameName, Seat, Turn, with_game};
use tessera_search::{Histories, Knowledge, Player, shares};

use crate::scene::player;

#[test]
fn a_search_beats_random_play() {
    for game in GameName::ALL {
        let is_sure = [GameName::Azul, GameName::Calcada].contains(&game);
        let least = if is_sure { 0.95 } else { 0.9 };
        with_game!(game, G => check::<G>("mcts:iterations=50", "random", least));
    }
}

#[test]
fn the_greedy_player_beats_random_play() {
    for game in GameName::ALL {
        let least = if game == GameName::Calimala { 0.8 } else { 0.9 };
        with_game!(game, G => check::<G>("greedy", "random", least));
    }
}

/// `one` against as many `others` as there are other seats, in every seat in turn.
fn check<G: Knowledge>(one: &str, others: &str, least: f32) {
    const N_GAMES: u64 = 12;
    let share = (0..N_GAMES)
        .map(|game| play::<G>(one, others, game))
        .sum::<f32>();
    let share = share / N_GAMES as f32;
    assert!(
        share >= least,
        "{}: {one} takes {share} from {others}",
        G::NAME
    );
}

fn play<G: Knowledge>(one: &str, others: &str, seed: u64) -> f32 {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut position = G::new(&G::setups()[0], G::RULES_VERSION);
    let n_seats = position.n_seats();
    let seat_of_one = Seat::new((seed % u64::from(n_seats)) as u8);
    let mut histories = Histories::new(n_seats);
    let mut players: Vec<Player<G>> = Seat::all(n_seats)
        .map(|seat| {
            let text = if seat == seat_of_one { one } else { others };
            player(text, n_seats, seed)
        })
        .collect();
    loop {
        let action = match position.turn() {
            Turn::Over(outcome) => return shares(&outcome)[seat_of_one.index()],
            Turn::Chance => position.sample_chance(&mut rng),
            Turn::Decision(seat) => {
                let player = &mut players[seat.index()];
                let history = histories.of(seat);
                player.choose(&position, seat, history, &()).action
            }
        };
        histories.push(&position, action);
        position.apply(action, &mut ());
    }
}
