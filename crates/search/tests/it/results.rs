//! What an analysis tells.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Game, Turn};
use tessera_search::{Candidate, Knowledge, Leaf, Objective, Options};

use crate::scene::{Scene, for_every_game, scene, scenes, think};

for_every_game! {
    an_analysis_is_complete => check_analysis;
    the_same_seed_finds_the_same => check_reproducible;
    threads_change_nothing => check_threads;
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
    let find = |options: &Options, seed| think(&mut scene.analyst(options, seed), 400);
    assert_eq!(find(&G::options(), 1), find(&G::options(), 1));
    let plain = Options::plain();
    assert_eq!(find(&plain, 1), find(&plain, 1));
    assert_ne!(find(&plain, 1), find(&plain, 2), "{} has luck", G::NAME);
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

/// The first iteration comes to the same leaf however it is judged.
fn check_mixed<G: Knowledge>() {
    for scene in scenes::<G>() {
        let judge = |leaf, rollout_share| {
            let options = Options {
                leaf,
                rollout_share,
                objective: Objective::Places,
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

/// The last decision of a game, where an action leads to an end: its value is the mean worth of
/// that end over the determinizations.
fn check_objective<G: Knowledge>() {
    let (mut n_ends, mut n_apart) = (0, 0);
    for (number, setup) in G::setups().iter().enumerate() {
        let scene = scene::<G>(setup, number as u64, usize::MAX);
        let [places, points] = [Objective::Places, Objective::Points(5.0)].map(|objective| {
            let options = Options {
                objective,
                leaf: Leaf::End,
                crosses_rounds: true,
                ..G::options()
            };
            let candidates = think(&mut scene.analyst(&options, 1), 600).candidates;
            let tried = candidates.into_iter().filter(|one| one.n_visits > 150);
            tried
                .filter_map(|one| {
                    let worth = mean_worth(&scene, one.action, objective)?;
                    let (name, value) = (G::NAME, one.value);
                    let miss = (value - worth).abs();
                    let most = if G::HAS_SECRETS { 0.02 } else { 1e-4 };
                    assert!(miss < most, "{name} {objective}: {value} for {worth}");
                    n_ends += 1;
                    Some(worth)
                })
                .fold(0.0, f32::max)
        });
        n_apart += u32::from((places - points).abs() > 0.03);
    }
    assert!(n_ends > 0, "{} ends", G::NAME);
    assert!(
        n_apart > 0,
        "{}: one objective for the other would pass",
        G::NAME
    );
}

/// What the end after an action is worth to the seat, over determinizations; none when the game
/// goes on.
fn mean_worth<G: Game>(scene: &Scene<G>, action: G::Action, objective: Objective) -> Option<f32> {
    let n = if G::HAS_SECRETS { 1000 } else { 1 };
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    let mut sum = 0.0;
    for _ in 0..n {
        let mut position = scene.position.determinize(scene.seat, &mut rng);
        position.apply(action, &mut ());
        let Turn::Over(outcome) = position.turn() else {
            return None;
        };
        sum += objective.worth(&outcome)[scene.seat.index()];
    }
    Some(sum / n as f32)
}
