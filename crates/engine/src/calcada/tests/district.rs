//! Completed districts: CA-5.

use super::super::Event;
use super::scene::{Scene, check};

/// CA-5.1, CA-5.2 (C-T2): the rulebook's example, a blue district of two at ×3.
#[test]
fn a_district_scores_its_size_times_the_multiplier_of_its_colour() {
    check(
        "declared 0 b1; 0.tiles 01bT; 0.score 5",
        "T00",
        "0.score 11; b.row 1; b.multiplier 2; y.row 0; 1.score 0",
    );
    check(
        "declared 0 b1; 0.tiles 01bT; b.row 1",
        "T00",
        "0.score 4; b.row 2; b.multiplier 1",
    );
    let five = "declared 0 k4; 0.tiles 03kT 04kS 13kC 14kG";
    check(five, "T23", "0.score 15; k.row 1");
    check(
        "declared 0 k4; 0.tiles 03kT 04kS 13kC",
        "T23",
        "0.score 0; k.row 0; turn 1",
    );
    check(
        "seats 4; declared 3 b1; 3.tiles 01bT; b.row 3",
        "T00",
        "3.score 4; b.row 4",
    );
    let own_rows = "rows 9-7; declared 0 b1; 0.tiles 01bT";
    check(own_rows, "T00", "0.score 18; b.multiplier 7");
}

/// CA-5.2: the next to complete a district of the colour gets the lower multiplier.
#[test]
fn the_multiplier_falls_for_everybody() {
    let given = "declared 0 b1; 0.tiles 01bT; 1.tiles 01bT; ring b b b + - -; b.open TSC";
    check(given, "T00 d0b S00", "0.score 6; 1.score 4; b.row 2");
}

/// A blue district of three is about to be completed at ×1.
const CLOSING: &str = "declared 0 b1; 0.tiles 21bT 30bS 02bC; b.row 2; b.open TSC";

/// CA-5.3 (C-T7)
#[test]
fn leaving_the_scoreboard_gives_two_points_and_closes_the_colour() {
    let scene = check(CLOSING, "T20", "0.score 5; b.row closed; turn 1");
    scene.refuses("1 d0b", "CA-3.5");
    assert!(
        scene
            .legal()
            .iter()
            .all(|action| !action.starts_with('d') || !action.ends_with('b'))
    );
    let closed = Event::Closed {
        seat: "0".parse().unwrap(),
        colour: super::super::material::Colour::Blue,
        points: 2,
        n_removed: 2,
    };
    assert!(scene.events.contains(&closed));
}

/// CA-5.4
#[test]
fn the_open_tiles_of_a_closed_colour_leave_the_game() {
    check(
        CLOSING,
        "T20",
        "b.open -; b.removed SC; b.n_unseen 19; y.open TSC",
    );
    // The other blue district stays unfinished, even when six stones would allow any square.
    let mut scene = Scene::given(&format!("{CLOSING}; ring bbyrgk + - - - -; starter 1"));
    scene.play("T20");
    scene.expect("turn 1; d d0y d0r d0g d0k d1y d1r d1g d1k");
    scene.play("d0y T02");
    scene.expect("turn 0; 0.tiles 02bC 20bT 21bT 30bS");
    scene.refuses("0 d1b", "CA-3.5");
}
