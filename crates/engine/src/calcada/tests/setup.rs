//! The box and the beginning: CA-1, CA-2, CA-8.

use std::collections::{BTreeMap, BTreeSet};

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::super::layout::{ALL_SQUARES, connected};
use super::super::material::{
    Colour, Motif, N_SQUARES, SIDE_A, SIDE_B, Stones, Tiles, scoreboard, track_space,
};
use super::super::{Calcada, Layout, PhaseView, Setup};
use super::scene::{Scene, check, check_refused};
use crate::{Game, Seat, Viewer, advance_chance};

/// CA-1.1
#[test]
fn every_colour_has_25_tiles() {
    assert_eq!(Tiles::ALL.total(), 25);
    let counts = Motif::ALL.map(|motif| Tiles::ALL.count(motif));
    assert_eq!(counts, [4, 4, 4, 4, 4, 5]);
    assert_eq!(Colour::ALL.len() * 25, 125);
}

/// CA-1.2, CA-1.3, CA-1.4 (C-1, C-2, C-T14)
#[test]
fn the_printed_boards_are_as_in_the_tables() {
    check_layout(&SIDE_A, &[2, 2, 3, 3, 3, 3, 4, 5]);
    check_layout(&SIDE_B, &[2, 2, 2, 2, 3, 3, 3, 4, 4]);
    assert_eq!(SIDE_A.numbers_text(), "1315151232134432455423245");
    assert_eq!(SIDE_A.districts_text(), "AABCCDDBCCEEBCFEGGHFGGHHF");
    for square in 0..N_SQUARES {
        let (row, column) = (square / 5, square % 5);
        assert_eq!(SIDE_B.number(square), ((2 * row + column) % 5 + 1) as u8);
    }
    assert_eq!(SIDE_B.districts_text(), "AABCCAABDDEEFFGHHFFGHIIIG");
}

fn check_layout(layout: &Layout, expected_sizes: &[u32]) {
    let mut sizes = Vec::new();
    let mut covered = 0;
    for district in 0..layout.n_districts() {
        let squares = layout.district_squares(district);
        let first = squares & squares.wrapping_neg();
        assert_eq!(connected(first, squares), squares, "district {district}");
        assert_eq!(covered & squares, 0);
        covered |= squares;
        sizes.push(squares.count_ones());
        let in_district = (0..N_SQUARES).filter(|square| squares >> square & 1 == 1);
        let numbers: Vec<u8> = in_district.map(|square| layout.number(square)).collect();
        assert_eq!(numbers.iter().collect::<BTreeSet<_>>().len(), numbers.len());
    }
    sizes.sort_unstable();
    assert_eq!((covered, &sizes[..]), (ALL_SQUARES, expected_sizes));
    for number in 1..=5 {
        let squares = layout.squares_for(number);
        assert_eq!(squares.count_ones(), 5);
        let printed = |square: &usize| layout.number(*square) == number;
        let printed = (0..N_SQUARES)
            .filter(printed)
            .fold(0, |sum, square| sum | 1 << square);
        assert_eq!(squares, printed);
    }
}

/// CA-1.5 (C-3, C-4)
#[test]
fn the_scoreboard_depends_on_the_number_of_players() {
    assert_eq!(scoreboard(2), [3, 2, 1]);
    assert_eq!(scoreboard(3), [3, 3, 2, 1]);
    assert_eq!(scoreboard(4), [3, 3, 2, 2, 1]);
    for seats in 2..=4 {
        let given = format!("seats {seats}; turn 0; y.row 1");
        let expected = scoreboard(seats)[1];
        check(
            &given,
            "",
            &format!("b.multiplier 3; y.multiplier {expected}"),
        );
    }
}

/// CA-1.6, CA-2.3 (C-T13)
#[test]
fn fifteen_stones_lie_on_five_spaces_of_the_ring() {
    assert_eq!(Stones::ALL.total(), 15);
    for seed in 0..50 {
        let mut game = Calcada::new(&Setup::default(), Calcada::RULES_VERSION);
        advance_chance(&mut game, &mut Pcg64Mcg::seed_from_u64(seed), &mut ());
        let ring = game.view(Viewer::Spectator).ring;
        let counts: Vec<u8> = ring.iter().map(|stones| stones.total()).collect();
        assert_eq!(counts, [1, 2, 3, 4, 5, 0]);
        let sum = ring.iter().fold(Stones::EMPTY, |sum, &stones| sum + stones);
        assert!(Colour::ALL.iter().all(|&colour| sum.count(colour) == 3));
    }
}

/// CA-2.3, CA-1.6: space by space, and nobody acts before.
#[test]
fn the_ring_is_laid_out_space_by_space() {
    let mut scene = check(
        "",
        "start0",
        "turn *; legal ring0:b ring0:y ring0:r ring0:g ring0:k",
    );
    scene.refuses("* ring1:bb", "CA-2.3");
    scene.refuses("* ring0:bb", "CA-2.3");
    scene.refuses("* up:bT", "CA-2.3");
    scene.refuses("0 d0b", "CA-2.3");
    scene.play("ring0:b ring1:bb");
    scene.refuses("* ring2:byy", "CA-1.6");
    scene.play("ring2:yyy ring3:rrrg");
    scene.expect("legal ring4:ggkkk");
    scene.play("ring4:ggkkk");
    scene.expect("ring b bb yyy rrrg ggkkk -; turn *");
}

/// CA-2.3: every heap as often as if the stones were shuffled.
#[test]
fn stones_are_drawn_with_their_true_probability() {
    let mut scene = Scene::given("");
    scene.play("start0 ring0:b");
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut counts = BTreeMap::new();
    const N_DRAWS: u32 = 91_000;
    for _ in 0..N_DRAWS {
        let drawn = scene.game().sample_chance(&mut rng).to_string();
        *counts.entry(drawn).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), scene.legal().len());
    for (drawn, count) in counts {
        let letters = drawn.strip_prefix("ring1:").unwrap();
        let in_bag = |letter: char| if letter == 'b' { 2 } else { 3 };
        let mut letters = letters.chars();
        let (first, second) = (letters.next().unwrap(), letters.next().unwrap());
        // Of the 91 ways to take two of fourteen stones, so many look like this.
        let ways = match first == second {
            true => in_bag(first) * (in_bag(first) - 1) / 2,
            false => in_bag(first) * in_bag(second),
        };
        let expected = f64::from(ways * N_DRAWS / 91);
        assert!(
            (expected - f64::from(count)).abs() < 5.0 * expected.sqrt(),
            "{drawn} {count}"
        );
    }
}

/// CA-1.8 (C-12): the supply never runs out.
#[test]
fn there_are_always_bonus_tiles() {
    let given = "turn 0; 0.bonus 40; 1.bonus 40; ring - - - g + -; g.open BSC";
    check(given, "d3g B02", "0.bonus 42");
}

/// CA-1.9 (C-T3): 56 points are on space 6 of the track.
#[test]
fn the_score_track_begins_anew_after_49() {
    assert_eq!([0, 49, 50, 56].map(track_space), [0, 49, 0, 6]);
    let scene = Scene::given("turn 0; 0.score 56");
    let board = &scene.game().view(Viewer::Spectator).boards[0];
    assert_eq!((board.score, board.track), (56, 6));
}

/// CA-2.1: the print is one fact of the game, not of a board.
#[test]
fn two_to_four_play_on_the_same_side() {
    let setups: Vec<String> = Calcada::setups().iter().map(ToString::to_string).collect();
    let expected = ["seats=2 board=A", "seats=3 board=A", "seats=4 board=A"];
    assert_eq!(setups[..3], expected);
    assert_eq!(setups[3..], expected.map(|text| text.replace('A', "B")));
    assert_eq!("".parse(), Ok(Setup::default()));
    for seat in 0..2 {
        let given = format!("board B; turn {seat}");
        check(&given, "d0b", "T T00 T13 T21 T34 T42");
    }
}

/// CA-2.2
#[test]
fn the_start_player_is_drawn_at_random() {
    check("seats 3", "", "turn *; legal start0 start1 start2");
    check_refused("seats 3", "* start3", "CA-2.2");
    check_refused("seats 3", "* ring0:b", "CA-2.2");
    let scene = Scene::given("seats 3");
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut counts = BTreeMap::new();
    for _ in 0..3000 {
        let start = scene.game().sample_chance(&mut rng).to_string();
        *counts.entry(start).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 3);
    assert!(
        counts.values().all(|count| (900..1100).contains(count)),
        "{counts:?}"
    );
}

/// CA-2.4, CA-2.5: three of every colour, one at a time, then the start player.
#[test]
fn three_tiles_of_every_colour_are_turned_up() {
    let mut scene = check(
        "",
        "start1 ring0:b ring1:bb ring2:yyy ring3:rrrg ring4:ggkkk",
        "turn *; legal up:bT up:bS up:bC up:bG up:bR up:bB; b.row 0; k.row 0",
    );
    scene.refuses("* up:yT", "CA-2.5");
    scene.refuses("1 d0b", "CA-2.5");
    scene.play("up:bT up:bT up:bT");
    scene.expect("b.open TTT; b.n_unseen 22; y.open -");
    scene.play("up:yB up:yG up:yB up:rS up:rS up:rS up:gC up:gR up:gC up:kT up:kS");
    scene.expect("y.open BGB; turn *; round 1");
    scene.play("up:kC");
    scene.expect("turn 1; k.open TSC; 0.score 0; 1.score 0; 0.bonus 2; 1.bonus 2; 1.tiles -");
    let view = scene.game().view(Viewer::Spectator);
    assert_eq!(view.phase, PhaseView::Declare { seat: Seat::new(1) });
}

/// CA-2.5: a tile that is used up is not turned up, the others by their number.
#[test]
fn tiles_are_turned_up_with_their_true_probability() {
    let mut scene = Scene::given("");
    scene.play("start1 ring0:b ring1:bb ring2:yyy ring3:rrrg ring4:ggkkk up:bT");
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut counts = BTreeMap::new();
    for _ in 0..24_000 {
        let drawn = scene.game().sample_chance(&mut rng).to_string();
        *counts.entry(drawn).or_insert(0) += 1;
    }
    for (drawn, n_left) in [("up:bT", 3), ("up:bS", 4), ("up:bR", 4), ("up:bB", 5)] {
        let expected = f64::from(n_left * 1000);
        let count = f64::from(counts[drawn]);
        assert!(
            (expected - count).abs() < 5.0 * expected.sqrt(),
            "{drawn} {count}"
        );
    }
}

/// CA-8.1
#[test]
fn everybody_sees_everything_and_nobody_the_next_tile() {
    let scene = Scene::given("seats 2; turn 0; b.returned TG");
    let game = scene.game();
    let viewers = [
        Viewer::Seat(Seat::new(0)),
        Viewer::Seat(Seat::new(1)),
        Viewer::Spectator,
    ];
    let mut views = viewers.map(|viewer| game.view(viewer));
    for view in &mut views {
        view.viewer = Viewer::Referee;
        assert_eq!(view, &game.view(Viewer::Referee));
    }
    let json = serde_json::to_value(&views[0].supplies[0]).unwrap();
    assert_eq!(json["open"], "TSC");
    assert_eq!(json["returned"], "TG");
    assert_eq!(json["unseen"], "TTSSSCCCGGGRRRRBBBBB");
    // Nothing in the position says what will be turned up: other random numbers, other tiles.
    let scene = check("turn 0; ring - - - g + -; g.open T", "d3g T02", "turn *");
    let draw = |seed| {
        scene
            .game()
            .sample_chance(&mut Pcg64Mcg::seed_from_u64(seed))
    };
    assert!((0..9).any(|seed| draw(seed) != draw(9)));
}
