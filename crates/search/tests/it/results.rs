//! What an analysis tells, and when it ends.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::piazza::Piazza;
use tessera_engine::{Game, GameName, Turn, with_game};
use tessera_search::{
    Budget, Candidate, Histories, Knowledge, Leaf, Objective, Options, Player, PlayerSpec,
};

use crate::scene::{Scene, scene, scenes, think};

/// Runs the same check for every game.
macro_rules! for_every_game {
    ($($name:ident => $check:ident;)+) => {
        $(#[test]
        fn $name() {
            for game in GameName::ALL {
                with_game!(game, G => $check::<G>());
            }
        })+
    };
}

for_every_game! {
    an_analysis_is_complete => check_analysis;
    the_same_seed_finds_the_same => check_reproducible;
    threads_change_nothing => check_threads;
    thinking_goes_on_where_it_stopped => check_resumed;
    a_later_decision_keeps_what_was_thought => check_kept;
    a_history_may_be_left_out => check_without_history;
    a_request_to_stop_is_heard => check_stopped;
    a_small_tree_stays_small => check_memory;
    a_forced_action_is_not_thought_about => check_forced;
    a_mixed_leaf_is_both => check_mixed;
    virtual_visits_keep_to_the_priors => check_virtual_visits;
    an_end_in_the_tree_is_worth_what_the_objective_says => check_objective;
}

fn check_analysis<G: Knowledge>() {
    for scene in scenes::<G>() {
        let analysis = think(&mut scene.analyst(&G::options(), 1), 300);
        let n_seats = usize::from(scene.position.n_seats());
        assert_eq!(analysis.chances.len(), n_seats);
        let sum: f32 = analysis.chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "chances add up to {sum}");
        let sum: f32 = analysis.candidates.iter().map(|one| one.share).sum();
        assert!((sum - 1.0).abs() < 1e-3, "shares add up to {sum}");
        let mut actions: Vec<_> = analysis.candidates.iter().map(|one| one.action).collect();
        actions.sort_unstable();
        assert_eq!(actions, scene.legal_actions());
        for pair in analysis.candidates.windows(2) {
            assert!(pair[0].n_visits >= pair[1].n_visits, "best first");
        }
        for candidate in &analysis.candidates {
            assert!(
                (0.0..=1.0).contains(&candidate.value),
                "{}",
                candidate.value
            );
            assert_eq!(candidate.line[0], candidate.action);
            if !G::HAS_SECRETS {
                check_line(&scene, &candidate.line);
            }
        }
        assert!(analysis.candidates[0].line.len() > 1 || G::HAS_SECRETS || ends(&scene));
    }
}

/// The line can be played.
fn check_line<G: Game>(scene: &Scene<G>, line: &[G::Action]) {
    let mut position = scene.position.clone();
    for &action in line {
        assert!(position.is_legal(action), "{action} of {line:?}");
        position.apply(action, &mut ());
    }
}

/// Whether something is drawn or the game is over right after every action.
fn ends<G: Knowledge>(scene: &Scene<G>) -> bool {
    scene.legal_actions().into_iter().all(|action| {
        let mut position = scene.position.clone();
        position.apply(action, &mut ());
        !matches!(position.turn(), Turn::Decision(_))
    })
}

fn check_reproducible<G: Knowledge>() {
    let scene = scene::<G>(&G::setups()[0], 5, 12);
    let find = |seed| think(&mut scene.analyst(&G::options(), seed), 400);
    assert_eq!(find(1), find(1));
}

/// The first iteration comes to the same leaf however it is judged.
fn check_mixed<G: Knowledge>() {
    for scene in scenes::<G>() {
        let judge = |leaf, rollout_share| {
            let options = Options {
                leaf,
                rollout_share,
                ..G::options()
            };
            think(&mut scene.analyst(&options, 1), 1).chances
        };
        let [here, end] = [0.0, 1.0].map(|share| judge(Leaf::Mixed, share));
        assert_eq!(here, judge(Leaf::Here, 0.5), "{}", G::NAME);
        let shares = [1.0, 1.0 / 2.0, 1.0 / 3.0, 1.0 / 4.0, 1.0 / 5.0, 0.0];
        let is_over = end.iter().all(|chance| shares.contains(chance));
        // A draw is judged as it is.
        assert!(is_over || end == here, "{} {end:?}", G::NAME);
        let mixed = judge(Leaf::Mixed, 0.25);
        for seat in 0..here.len() {
            let expected = 0.75 * here[seat] + 0.25 * end[seat];
            assert!((mixed[seat] - expected).abs() < 1e-6, "{}", G::NAME);
        }
    }
}

/// With virtual visits without end a search learns nothing by trying: it tries an action as often
/// as its prior says.
fn check_virtual_visits<G: Knowledge>() {
    let mut strays = 0;
    for scene in scenes::<G>() {
        let straying = |n_virtual_visits| {
            let options = Options {
                n_virtual_visits,
                ..G::options()
            };
            let candidates = think(&mut scene.analyst(&options, 1), 300).candidates;
            let apart = |one: &Candidate<G::Action>| (one.share - one.prior).abs();
            candidates.iter().map(apart).fold(0.0, f32::max)
        };
        // Three hundred tries are too few to give every unlikely action its part.
        let kept = straying(1e6);
        assert!(kept < 0.05, "{}: {kept}", G::NAME);
        strays += u32::from(straying(0.0) > 0.1);
    }
    assert!(strays > 0, "{} learns by trying", G::NAME);
}

/// The last decision of a game, where every action leads to an end that the seat foresees exactly.
fn check_objective<G: Knowledge>() {
    let mut n_ends = 0;
    for (number, setup) in G::setups().iter().enumerate() {
        let scene = scene::<G>(setup, number as u64, usize::MAX);
        for objective in [Objective::Places, Objective::Points(5.0)] {
            let options = Options {
                objective,
                ..G::options()
            };
            for candidate in think(&mut scene.analyst(&options, 1), 50).candidates {
                let mut position = scene.position.clone();
                position.apply(candidate.action, &mut ());
                let Turn::Over(outcome) = position.turn() else {
                    continue;
                };
                // With secrets the end that is imagined may be another.
                if candidate.n_visits > 0 && !G::HAS_SECRETS {
                    let worth = objective.worth(&outcome)[scene.seat.index()];
                    assert!((candidate.value - worth).abs() < 1e-4, "{}", G::NAME);
                    n_ends += 1;
                }
            }
        }
    }
    assert!(n_ends > 0 || G::HAS_SECRETS, "{} ends", G::NAME);
}

fn check_threads<G: Knowledge>() {
    let scene = scene::<G>(&G::setups()[0], 6, 10);
    let options = Options {
        n_trees: 3,
        ..G::options()
    };
    let find = |n_threads| {
        let analyst = scene.analyst(&options, 1);
        think(&mut analyst.with_threads(n_threads), 600)
    };
    assert_eq!(find(1), find(3));
    assert_eq!(find(1).n_iterations, 600);
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
    let spec: PlayerSpec = "mcts:iterations=20".parse().expect("a player");
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut position = G::new(&G::setups()[0], G::RULES_VERSION);
    let mut player = Player::<G>::new(&spec, position.n_seats(), 0).expect("a player");
    loop {
        let action = match position.turn() {
            Turn::Over(_) => return,
            Turn::Chance => position.sample_chance(&mut rng),
            Turn::Decision(seat) => player.choose(&position, seat, &[]).action,
        };
        assert!(position.is_legal(action), "{} {action}", G::NAME);
        position.apply(action, &mut ());
    }
}

fn check_stopped<G: Knowledge>() {
    let scene = scene::<G>(&G::setups()[0], 8, 5);
    let go_on = |_: &_| ControlFlow::Continue(());
    let at_once = AtomicBool::new(true);
    let mut analyst = scene.analyst(&G::options(), 1);
    let analysis = analyst.think(Budget::iterations(1_000_000), &at_once, go_on);
    assert!((1..1000).contains(&analysis.n_iterations));
    // Even then it has an answer.
    assert_eq!(analysis.candidates.len(), scene.legal_actions().len());

    let never = AtomicBool::new(false);
    let mut n_shown = 0;
    let no_limit = Budget::default();
    let analysis = analyst.think(no_limit, &never, |_| {
        n_shown += 1;
        match n_shown {
            1 | 2 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        }
    });
    assert_eq!(n_shown, 3);
    assert!(analysis.n_iterations > 1);

    let for_a_while = Budget {
        time: Some(Duration::from_millis(30)),
        ..Budget::default()
    };
    let before = analysis.n_iterations;
    let analysis = analyst.think(for_a_while, &never, go_on);
    assert!(analysis.n_iterations > before);
}

fn check_memory<G: Knowledge>() {
    let scene = scene::<G>(&G::setups()[0], 9, 5);
    let small = Options {
        n_bytes_most: 1 << 15,
        ..G::options()
    };
    let analysis = think(&mut scene.analyst(&small, 1), 3000);
    let free = think(&mut scene.analyst(&G::options(), 1), 3000);
    assert_eq!(analysis.n_iterations, 3000);
    assert!(
        analysis.n_nodes < free.n_nodes,
        "{} nodes",
        analysis.n_nodes
    );
}

fn check_forced<G: Knowledge>() {
    let spec: PlayerSpec = "mcts:iterations=10".parse().expect("a player");
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
                        let player = Player::<G>::new(&spec, position.n_seats(), 0);
                        let choice = player.expect("a player").choose(&position, seat, &[]);
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

/// A search judges by the net of its game unless it is told otherwise, and weights of a file are
/// tried without it.
#[test]
fn a_search_judges_by_what_it_is_told() {
    let folder = env!("CARGO_MANIFEST_DIR").to_owned() + "/src/piazza";
    let Scene {
        position,
        seat,
        histories,
    } = scene::<Piazza>(&Piazza::setups()[0], 3, 9);
    assert_eq!(position.n_seats(), 2);
    let chances = |settings: &str| {
        let spec: PlayerSpec = format!("mcts:iterations=60{settings}")
            .parse()
            .expect(settings);
        let mut player = Player::<Piazza>::new(&spec, 2, 5).expect(settings);
        let choice = player.choose(&position, seat, histories.of(seat));
        choice.analysis.expect("it searched").chances
    };
    let (net, weights) = (chances(""), chances(",net=no"));
    assert_ne!(net, weights);
    assert_eq!(chances(&format!(",net={folder}/net-2.txt")), net);
    let file = format!(",weights={folder}/weights-2.txt");
    assert_eq!(chances(&file), weights);
    assert_eq!(chances(&format!("{file},net={folder}/net-2.txt")), net);
    let wrong: PlayerSpec = format!("mcts:iterations=60,net={folder}/weights-2.txt")
        .parse()
        .expect("a spec");
    let error = Player::<Piazza>::new(&wrong, 2, 5).expect_err("no net");
    assert!(error.to_string().contains("line 1"), "{error}");
}
