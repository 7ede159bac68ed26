//! Step A: CA-3.

use super::scene::{Scene, check, check_refused};

/// CA-3.1
#[test]
fn turns_go_clockwise_and_have_two_steps() {
    let start = "seats 3; turn 2; starter 1";
    check(start, "d0b T00", "turn 0; round 1");
    check(start, "d0b T00 d2r T01", "turn 1; round 2; starter 1");
    check_refused(start, "0 d0b", "CA-3.1");
    check_refused(start, "* up:bT", "CA-3.1");
    check_refused(start, "2 T00", "CA-3.1");
    check_refused(start, "2 refresh", "CA-3.1");
    check_refused(start, "2 start0", "CA-3.1");
    check_refused("declared 0 b1", "0 d0b", "CA-3.1");
    check_refused("declared 0 b1", "0 m0b", "CA-3.1");
    check_refused("declared 0 b1", "0 e0b", "CA-3.1");
    check_refused("declared 0 b1", "1 T00", "CA-3.1");
}

/// CA-3.2 (C-T1): the rulebook's example, yellow and 4.
#[test]
fn a_declaration_is_the_colour_and_the_number_of_stones_before_the_move() {
    check(
        "turn 0",
        "d3y",
        "declared 0 y4; ring b by byr rgk yrggkk -; T T22 T23 T31 T34 T43",
    );
    check_refused("turn 0", "0 d0y", "CA-3.2");
    check_refused("turn 0", "0 d5b", "CA-3.2");
    check_refused("turn 0", "0 m3b", "CA-3.2");
    // From the last space a stone comes to the first.
    check(
        "turn 0; ring b + - - - yy",
        "d5y",
        "declared 0 y2; ring by bbyrrrgggkkk - - - y",
    );
}

/// CA-3.3 (C-T5)
#[test]
fn only_one_of_several_equal_stones_moves() {
    check("turn 0", "d4g", "declared 0 g5; ring b by byr yrgk rgkk g");
    check("turn 0", "m4g", "ring b by byr yrgk rgkk g; 0.bonus 1");
}

/// Every square with a 1 is taken, by yellow and red.
const NO_ONES: &str = "turn 0; 0.tiles 00yT 02yS 04yC 11rT 20rS";

/// CA-3.4 (C-5)
#[test]
fn a_declaration_must_allow_a_placement() {
    check_refused(NO_ONES, "0 d0b", "CA-3.4");
    check(
        NO_ONES,
        "",
        "d d1b d1y d2b d2y d2r d3y d3r d3g d3k d4r d4g d4k",
    );
    // One square with a 1 is free, but its district is red: only red may be declared.
    let red_one = "turn 0; ring b y r + - -; 0.tiles 02yS 04yC 11rT 20rS 01rT";
    check(red_one, "", "d d2r d3b d3y d3r d3g d3k");
    check_refused(red_one, "0 d0b", "CA-3.4");
    check_refused(red_one, "0 d1y", "CA-3.4");
}

/// CA-3.5 (C-7)
#[test]
fn a_closed_colour_is_not_declared_but_its_stones_stay() {
    let closed = "turn 0; y.row closed";
    check_refused(closed, "0 d3y", "CA-3.5");
    check(closed, "d3r", "declared 0 r4; ring b by byr ygk rrggkk -");
    check(closed, "m3y", "ring b by byr rgk yrggkk -; 0.bonus 1");
}

/// CA-3.6 (C-6)
#[test]
fn a_colour_without_open_tiles_is_not_declared() {
    let used_up = "turn 0; y.open -; y.unseen -";
    check_refused(used_up, "0 d3y", "CA-3.6");
    check(
        used_up,
        "",
        "d d0b d1b d2b d2r d3r d3g d3k d4r d4g d4k; y.row 0",
    );
}

/// A full board of side A.
pub(super) const FULL: &str = "00bT 01bS 02yT 12yS 22yC 03rT 04rS 13rC 14rG 23rR 10gT 11gS \
    20kT 21kS 30kC 24bC 34bG 44bR 31yG 32yR 40yT 41yS 33rT 42rS 43rC";

/// The same without one tile.
fn full_but(tile: &str) -> String {
    assert!(FULL.contains(tile));
    format!("turn 0; 0.tiles {}", FULL.replace(tile, ""))
}

/// CA-3.7, CA-3.8 (C-5, C-11, C-13)
#[test]
fn who_can_declare_nothing_moves_any_stone_and_places_nothing() {
    let full = format!("turn 0; y.row closed; 0.bonus 0; 0.score 9; 0.tiles {FULL}");
    check(
        &full,
        "",
        "d -; m -; e e0b e1b e1y e2b e2y e2r e3y e3r e3g e3k e4r e4g e4k",
    );
    check(
        &full,
        "e3y",
        "turn 1; ring b by byr rgk yrggkk -; 0.score 9; 0.bonus 0; y.open -; b.open TSC",
    );
    check_refused(&full, "0 e5y", "CA-3.2");
    check_refused(&full, "0 d3r", "CA-3.4");
    // Only a red 2 is free, and no space with two stones has a red one.
    let blocked = full_but("42rS");
    check(
        &blocked,
        "",
        "d -; e e0b e1b e1y e2b e2y e2r e3y e3r e3g e3k e4r e4g e4k",
    );
    check(&blocked, "e0b", "turn 1; 0.bonus 2");
}

/// CA-3.7 (C-5): who can declare must; spending bonus tiles to be able to is never forced.
#[test]
fn the_empty_step_looks_at_the_ring_as_it_lies_now() {
    let mut scene = Scene::given(&full_but("42rS"));
    scene.play("m2b");
    scene.expect("d d2r; e -; 0.bonus 1");
    scene.refuses("0 e0b", "CA-3.7");
    scene.play("d2r T42");
    scene.expect("turn 1");
    check_refused("turn 0", "0 e0b", "CA-3.7");
    // And the other way round: a player moves stones until nothing fits.
    let mut scene = Scene::given(&full_but("43rC"));
    scene.expect("d d3r; e -");
    scene.play("m3r");
    scene.expect("d d4r; e -");
    scene.play("m4r");
    scene.expect("d -; m -; 0.bonus 0");
    scene.play("e5r");
    scene.expect("turn 1; ring br by byr ygk rggkk -");
}
