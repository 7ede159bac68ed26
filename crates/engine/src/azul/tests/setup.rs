//! The box and the beginning: AZ-1, AZ-2, AZ-9.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::super::Kind;
use super::super::material::{Colour, FLOOR_PENALTY, Tiles, n_factories};
use super::scene::{Scene, check, check_refused};
use crate::{Game, Seat, Viewer};

/// AZ-1.1
#[test]
fn a_hundred_tiles_twenty_of_each_colour() {
    assert_eq!(Tiles::ALL.total(), 100);
    assert!(
        Colour::ALL
            .iter()
            .all(|&colour| Tiles::ALL.count(colour) == 20)
    );
}

/// AZ-1.2
#[test]
fn a_board_begins_empty_with_score_0() {
    check(
        "seats 4",
        "",
        "3.score 0; 3.lines . .. ... .... .....; 3.wall ...../...../...../...../.....; 3.floor -",
    );
}

/// AZ-1.3
#[test]
fn the_coloured_wall_moves_one_space_to_the_right_in_each_row() {
    let wall = [0, 1, 2, 3, 4].map(|row| {
        let mut letters = ['.'; 5];
        for colour in Colour::ALL {
            letters[colour.column(row) as usize] = colour.letter();
        }
        letters.iter().collect::<String>()
    });
    assert_eq!(wall, ["byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb"]);
}

/// AZ-1.4: the values of the spaces are −1 −1 −2 −2 −2 −3 −3.
#[test]
fn the_floor_line_costs_what_is_printed_on_it() {
    let steps: Vec<u8> = FLOOR_PENALTY
        .windows(2)
        .map(|pair| pair[1] - pair[0])
        .collect();
    assert_eq!(steps, [1, 1, 2, 2, 2, 3, 3]);
    assert_eq!(FLOOR_PENALTY[0], 0);
}

/// AZ-2.1
#[test]
fn two_three_or_four_play_with_five_seven_or_nine_factories() {
    assert_eq!([2, 3, 4].map(n_factories), [5, 7, 9]);
    let deal = "* deal5:bbbb";
    check_refused("deal 4; factories bbbb yyyy rrrr kkkk", deal, "AZ-2.3");
    check_refused("turn 0; factories bbbb", "0 5b0", "AZ-2.1");
    check_refused("seats 3; turn 0; factories bbbb", "0 7b0", "AZ-2.1");
    check_refused("seats 4; turn 0; factories bbbb", "0 8b0", "AZ-3.2");
}

/// AZ-2.2: the side is one fact of the game, not of a board.
#[test]
fn all_use_the_same_side() {
    let coloured = "wall coloured; turn 0; factories b; 1.lines y";
    check(coloured, "0bf", "1.wall .y.../...../...../...../.....");
    check(
        "wall grey; turn 0; factories b; 1.lines y",
        "0bf",
        "turn 1; legal w00 w01 w02 w03 w04",
    );
}

/// AZ-2.3
#[test]
fn every_factory_gets_exactly_four_tiles_and_nobody_acts_before() {
    let mut scene = check(
        "",
        "start1 deal0:bbbb deal1:yyyy deal2:rrrr deal3:kkkk",
        "turn *; deal 4; factories bbbb yyyy rrrr kkkk -; n_bag 84",
    );
    assert!(
        scene
            .legal()
            .iter()
            .all(|deal| deal.len() == "deal4:bbbb".len())
    );
    scene.play("deal4:byrw");
    scene.expect("turn 1; n_bag 80");
    check_refused("deal 0", "* deal0:bbb", "AZ-2.3");
    check_refused("deal 0", "* deal1:bbbb", "AZ-2.3");
    check_refused("deal 0", "0 0b0", "AZ-2.3");
}

/// AZ-2.3: all ways to draw four of five colours, and each with its true probability.
#[test]
fn dealing_draws_every_heap_as_often_as_chance_would() {
    let scene = Scene::given("deal 0; bag bbbbyyyrrk");
    let deals = scene.legal();
    // Counted by hand: choices (b 0–4, y 0–3, r 0–2, k 0–1) with four tiles.
    assert_eq!(deals.len(), 20);
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let n_draws = 210_000;
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..n_draws {
        *counts
            .entry(scene.azul().sample_chance(&mut rng).to_string())
            .or_insert(0) += 1;
    }
    assert_eq!(counts.len(), deals.len());
    for (deal, count) in counts {
        let letters = deal.split_once(':').unwrap().1;
        let ways =
            |letter: char, n_bag: u64| binomial(n_bag, letters.matches(letter).count() as u64);
        // Of the 210 ways to take four of ten tiles, so many look like this.
        let expected = ways('b', 4) * ways('y', 3) * ways('r', 2) * ways('k', 1) * n_draws / 210;
        let tolerance = 5.0 * (expected as f64).sqrt();
        assert!(
            (expected as f64 - f64::from(count)).abs() < tolerance,
            "{deal}: {count}, {expected}"
        );
    }
}

fn binomial(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1))
}

/// AZ-2.4
#[test]
fn the_start_player_is_drawn_at_random() {
    check("seats 3", "", "turn *; legal start0 start1 start2");
    check_refused("seats 3", "* start3", "AZ-2.4");
    check_refused("seats 3", "* deal0:bbbb", "AZ-2.4");
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let scene = Scene::given("seats 3");
    let mut counts = [0; 3];
    for _ in 0..3000 {
        let Kind::Start(seat) = scene.azul().sample_chance(&mut rng).kind() else {
            panic!("not a start player");
        };
        counts[seat.index()] += 1;
    }
    assert!(
        counts.iter().all(|count| (900..1100).contains(count)),
        "{counts:?}"
    );
}

/// AZ-9.1
#[test]
fn everybody_sees_everything_and_nobody_the_next_tiles() {
    let scene = Scene::given("seats 2; deal 0");
    let azul = scene.azul();
    let mut views = [
        Viewer::Seat(Seat::new(0)),
        Viewer::Seat(Seat::new(1)),
        Viewer::Spectator,
        Viewer::Referee,
    ]
    .map(|viewer| azul.view(viewer));
    for view in &mut views {
        view.viewer = Viewer::Spectator;
    }
    assert!(views.iter().all(|view| view == &views[0]));
    assert_eq!(views[0].bag, Tiles::ALL);
    // Nothing in the position says what will be drawn: other random numbers, other tiles.
    let deal = |seed| azul.sample_chance(&mut Pcg64Mcg::seed_from_u64(seed));
    assert!((0..9).any(|seed| deal(seed) != deal(9)));
}
