//! Bonus tiles: CA-6.

use super::super::Event;
use super::scene::{Scene, check, check_refused};

/// CA-6.1 (C-9)
#[test]
fn a_bonus_tile_moves_any_stone_before_step_a() {
    check(
        "turn 0",
        "m0b",
        "turn 0; 0.bonus 1; ring - bby byr yrgk rggkk -",
    );
    check(
        "turn 0; 0.bonus 3",
        "m0b m1b m2b",
        "turn 0; 0.bonus 0; ring - by byr byrgk rggkk -; m -",
    );
    check_refused("turn 0; 0.bonus 0", "0 m0b", "CA-6.1");
    check_refused("turn 0", "0 m0k", "CA-3.2");
    check(
        "turn 0; 1.bonus 0",
        "",
        "m m0b m1b m1y m2b m2y m2r m3y m3r m3g m3k m4r m4g m4k",
    );
}

/// CA-6.1, CA-3.2 (C-T12)
#[test]
fn a_moved_stone_counts_for_the_number() {
    check(
        "turn 0",
        "m0b d1b",
        "declared 0 b3; ring - by bbyr yrgk rggkk -; 0.bonus 1",
    );
}

/// CA-6.2 (C-8, C-9)
#[test]
fn a_bonus_tile_brings_new_open_tiles_of_the_declared_colour() {
    let mut scene = check(
        "declared 0 y4",
        "refresh",
        "turn *; 0.bonus 1; y.open -; b.open TSC",
    );
    scene.refuses("* up:bT", "CA-2.5");
    scene.refuses("0 T22", "CA-2.5");
    scene.play("up:yG up:yR up:yB");
    scene.expect("turn 0; declared 0 y4; y.open GRB; y.returned TSC; y.n_unseen 19");
    scene.play("refresh up:yT up:yT up:yT");
    scene.expect("0.bonus 0; y.open TTT; y.returned TSCGRB; declared 0 y4");
    scene.refuses("0 refresh", "CA-6.2");
    scene.play("T22");
    scene.expect("turn 1");
    check_refused("turn 0", "0 refresh", "CA-3.1");
    check_refused("declared 0 y4; 0.bonus 0; 1.bonus 5", "0 refresh", "CA-6.2");
}

/// CA-6.3: first they are returned, in the order of the display, then new ones are turned up.
#[test]
fn returned_tiles_go_under_the_stack_in_their_order() {
    let one_left = "declared 0 y4; y.open TSC; y.unseen G";
    let scene = check(
        one_left,
        "refresh up:yG",
        "y.open GTS; y.returned C; turn 0",
    );
    let seat = "0".parse().unwrap();
    let colour = super::super::material::Colour::Yellow;
    assert_eq!(
        scene.events[0],
        Event::Refreshed {
            seat,
            colour,
            n_tiles: 3
        }
    );
    check(
        "declared 0 y4; y.open TS; y.unseen GGG",
        "refresh up:yG up:yG up:yG",
        "y.open GGG; y.returned TS",
    );
    // A tile taken from the middle: the others close up.
    let given = "declared 0 y4; y.open TSC; y.returned R; 1.bonus 1; starter 0";
    let mut scene = check(given, "S22", "y.open TC; turn 1");
    scene.play("d3y refresh up:yB up:yB up:yB");
    scene.expect("y.returned RTC; y.open BBB; 1.bonus 0");
}

/// CA-6.4
#[test]
fn an_empty_stack_cannot_be_refreshed() {
    let empty = "declared 0 y4; y.open TSC; y.unseen -";
    check_refused(empty, "0 refresh", "CA-6.4");
    check(
        "declared 0 y4; y.open T; y.unseen -; y.returned S",
        "refresh",
        "y.open ST; 0.bonus 1",
    );
}

/// CA-6.5
#[test]
fn unseen_tiles_come_by_chance_and_returned_ones_in_their_order() {
    let mut scene =
        Scene::given("declared 0 y4; y.open TSC; y.unseen GB; y.returned RR; 0.bonus 2");
    scene.play("refresh");
    scene.expect("legal up:yG up:yB");
    scene.refuses("* up:yR", "CA-6.5");
    scene.play("up:yB");
    scene.expect("legal up:yG");
    scene.play("up:yG");
    scene.expect("turn 0; y.open BGR; y.returned RTSC; y.unseen -");
    scene.play("refresh");
    scene.expect("turn 0; y.open RTS; y.returned CBGR");
}
