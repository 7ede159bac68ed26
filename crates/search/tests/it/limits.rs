//! When thinking ends, and how much memory it takes.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::azul::Azul;
use tessera_engine::{Game, Turn};
use tessera_search::{Budget, Clock, Knowledge, Objective, Options, SystemClock};

use crate::scene::{for_every_game, player, scene, think};

for_every_game! {
    a_request_to_stop_is_heard => check_stopped;
    a_watcher_sees_the_results_grow => check_watched;
    time_is_a_limit => check_time;
    a_small_tree_stays_small => check_memory;
    a_forced_action_is_not_thought_about => check_forced;
}

/// Goes on by a millisecond whenever it is asked.
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

fn check_stopped<G: Knowledge>() {
    let scene = scene::<G>(&G::setups()[0], 8, 5);
    let mut analyst = scene.analyst(&G::options(), 1);
    let at_once = AtomicBool::new(true);
    let go_on = |_: &_| ControlFlow::Continue(());
    let analysis = analyst.think(Budget::iterations(1_000_000), &(), &at_once, go_on);
    assert!((1..1000).contains(&analysis.n_iterations));
    // Even then it has an answer.
    assert_eq!(analysis.candidates.len(), scene.legal_actions().len());
}

fn check_watched<G: Knowledge>() {
    let scene = scene::<G>(&G::setups()[0], 8, 5);
    let mut analyst = scene.analyst(&G::options(), 1);
    let mut shown = Vec::new();
    let clock = Ticking(AtomicU64::new(0));
    let never = AtomicBool::new(false);
    let analysis = analyst.think(Budget::default(), &clock, &never, |analysis| {
        shown.push(analysis.n_iterations);
        match shown.len() {
            1 | 2 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        }
    });
    assert_eq!(shown.len(), 3);
    // A tenth of a second for each, and no other clock.
    let passed = clock.now();
    assert!((300..=330).contains(&passed.as_millis()), "{passed:?}");
    assert!(shown.is_sorted_by(|one, next| one < next), "{shown:?}");
    assert_eq!(analysis.n_iterations, shown[2]);
}

fn check_time<G: Knowledge>() {
    let scene = scene::<G>(&G::setups()[0], 8, 5);
    let think = |milliseconds| {
        let budget = Budget {
            time: Some(Duration::from_millis(milliseconds)),
            ..Budget::default()
        };
        let clock = Ticking(AtomicU64::new(0));
        let go_on = |_: &_| ControlFlow::Continue(());
        let mut analyst = scene.analyst(&G::options(), 1);
        let analysis = analyst.think(budget, &clock, &AtomicBool::new(false), go_on);
        (analysis.n_iterations, clock.now().as_millis())
    };
    let (some, at) = think(30);
    assert!(some > 0 && (30..=40).contains(&at), "{at}");
    let (more, at) = think(300);
    assert!(more > 4 * some && (300..=310).contains(&at), "{at}");
    // Only the clock that is given counts.
    assert_eq!(think(30).0, some);
}

#[test]
fn the_clock_of_the_system_goes_on() {
    let (clock, start) = (SystemClock::start(), Instant::now());
    let first = clock.now();
    std::thread::sleep(Duration::from_millis(3));
    let passed = clock.now() - first;
    assert!(passed >= Duration::from_millis(3) && passed <= start.elapsed());
}

/// Full trees are searched on, and hold no more than they may.
fn check_memory<G: Knowledge>() {
    for n_trees in [1, 2] {
        let scene = scene::<G>(&G::setups()[0], 9, 5);
        let most = n_trees << 15;
        let small = Options {
            n_bytes_most: most,
            n_trees,
            ..G::options()
        };
        let mut analyst = scene.analyst(&small, 1);
        let analysis = think(&mut analyst, 3000);
        assert_eq!(analysis.n_iterations, 3000);
        let n_bytes = analyst.n_bytes();
        assert!(n_bytes <= most, "{}: {n_bytes} of {most}", G::NAME);
        // The limit matters.
        let free = Options {
            n_trees,
            ..G::options()
        };
        let mut free = scene.analyst(&free, 1);
        think(&mut free, 3000);
        assert!(free.n_bytes() > most, "{} {}", G::NAME, free.n_bytes());
    }
}

fn check_forced<G: Knowledge>() {
    let mut n_forced = 0;
    for seed in 0..40 {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut position = G::new(&G::setups()[0], G::RULES_VERSION);
        let mut actions = Vec::new();
        loop {
            position.legal_actions(&mut actions);
            let action = match position.turn() {
                Turn::Over(_) => break,
                Turn::Chance => position.sample_chance(&mut rng),
                Turn::Decision(seat) => {
                    if let [only] = actions[..] {
                        n_forced += 1;
                        let mut player = player::<G>("mcts:iterations=10", position.n_seats(), 0);
                        let choice = player.choose(&position, seat, &[], &());
                        assert_eq!((choice.action, choice.analysis), (only, None));
                    }
                    actions[rng.random_range(0..actions.len())]
                }
            };
            position.apply(action, &mut ());
        }
    }
    assert!(n_forced > 0);
}

/// Options that do not go together are refused by whoever is given them, not only by who reads
/// their text.
#[test]
#[should_panic(expected = "an objective of points")]
fn an_analyst_refuses_what_does_not_go_together() {
    let options = Options {
        objective: Objective::Points(5.0),
        ..Options::default()
    };
    scene::<Azul>(&Azul::setups()[0], 8, 5).analyst(&options, 1);
}
