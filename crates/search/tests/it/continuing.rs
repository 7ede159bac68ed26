//! Thinking that goes on: in the same position, and from one decision of a seat to the next.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Game, Turn};
use tessera_search::{Histories, Knowledge};

use crate::scene::{for_every_game, player, scene, think};

for_every_game! {
    thinking_goes_on_where_it_stopped => check_resumed;
    a_later_decision_keeps_what_was_thought => check_kept;
    a_history_may_be_left_out => check_without_history;
}

fn check_resumed<G: Knowledge>() {
    let scene = scene::<G>(&G::setups()[0], 7, 8);
    let mut in_two = scene.analyst(&G::options(), 1);
    assert_eq!(think(&mut in_two, 100).n_iterations, 100);
    let mut at_once = scene.analyst(&G::options(), 1);
    assert_eq!(think(&mut in_two, 400), think(&mut at_once, 400));
}

/// Plays on until the same seat decides again: by its own best action and the likely ones of the
/// others, so that the tree knows the way in a game without chance between.
fn check_kept<G: Knowledge>() {
    let mut n_kept = 0;
    for seed in 0..20 {
        let mut scene = scene::<G>(&G::setups()[0], seed, 7);
        let mut analyst = scene.analyst(&G::options(), 1);
        let analysis = think(&mut analyst, 600);
        let line = &analysis.candidates[0].line;
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let moved = follow(&mut scene.position, &mut scene.histories, line, &mut rng);
        if moved != Some(scene.seat) {
            continue;
        }
        let history = scene.histories.of(scene.seat);
        analyst.move_to(&scene.position, scene.seat, history);
        let kept: u64 = analyst
            .analysis()
            .candidates
            .iter()
            .map(|one| one.n_visits)
            .sum();
        n_kept += u64::from(kept > 0);
        let after = think(&mut analyst, 600);
        let expected = (600 - kept.min(600)).max(600 / 8);
        assert_eq!(
            after.n_iterations, expected,
            "what was kept is not done again"
        );
        let sum: f32 = after.chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "chances add up to {sum}");
        let mut actions: Vec<_> = after.candidates.iter().map(|one| one.action).collect();
        actions.sort_unstable();
        assert_eq!(actions, scene.legal_actions());

        // Another past gives a fresh tree.
        analyst.move_to(&scene.position, scene.seat, &[]);
        assert_eq!(think(&mut analyst, 50).n_iterations, 50);
    }
    assert!(n_kept > 0, "{} keeps nothing", G::NAME);
}

/// Follows the line while it lasts, then random actions; until the same seat
/// decides again.
fn follow<G: Game>(
    position: &mut G,
    histories: &mut Histories<G::Action>,
    line: &[G::Action],
    rng: &mut Pcg64Mcg,
) -> Option<tessera_engine::Seat> {
    let first = position.turn();
    let mut has_begun = false;
    let mut line = line.iter();
    let mut actions = Vec::new();
    loop {
        position.legal_actions(&mut actions);
        let action = match position.turn() {
            Turn::Over(_) => return None,
            Turn::Chance => position.sample_chance(rng),
            turn if actions.len() > 1 && turn == first && has_begun => {
                return match turn {
                    Turn::Decision(seat) => Some(seat),
                    _ => None,
                };
            }
            Turn::Decision(_) if actions.len() == 1 => actions[0],
            Turn::Decision(_) => match line.next() {
                // The line may not foresee what was forced or drawn.
                Some(&action) if position.is_legal(action) => action,
                _ => actions[rng.random_range(0..actions.len())],
            },
        };
        has_begun = true;
        histories.push(position, action);
        position.apply(action, &mut ());
    }
}

/// A player without a history plays a whole game.
fn check_without_history<G: Knowledge>() {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut position = G::new(&G::setups()[0], G::RULES_VERSION);
    let mut player = player::<G>("mcts:iterations=20", position.n_seats(), 0);
    loop {
        let action = match position.turn() {
            Turn::Over(_) => return,
            Turn::Chance => position.sample_chance(&mut rng),
            Turn::Decision(seat) => player.choose(&position, seat, &[], &()).action,
        };
        assert!(position.is_legal(action), "{} {action}", G::NAME);
        position.apply(action, &mut ());
    }
}
