//! Step B: CA-4.

use super::super::Event;
use super::scene::{Scene, check, check_refused};

/// CA-4.1
#[test]
fn one_open_tile_of_the_declared_colour_goes_on_an_empty_square() {
    let given = "turn 0; y.open TTS; 0.bonus 0";
    let scene = check(
        given,
        "d3y",
        "legal T22 T23 T31 T34 T43 S22 S23 S31 S34 S43",
    );
    scene.refuses("0 C22", "CA-4.1");
    check(
        given,
        "d3y T22",
        "y.open TS; 0.tiles 22yT; turn 1; b.open TSC; 1.tiles -",
    );
    check_refused("declared 0 y4; 0.tiles 22yT; y.open S", "0 S22", "CA-4.1");
}

/// CA-4.2 (C-T1)
#[test]
fn the_square_has_the_declared_number() {
    for (declared, squares) in [
        ("0 b1", "T00 T02 T04 T11 T20"),
        ("0 b2", "T12 T14 T30 T40 T42"),
        ("0 b3", "T01 T13 T21 T24 T41"),
        ("0 b4", "T22 T23 T31 T34 T43"),
        ("0 b5", "T03 T10 T32 T33 T44"),
    ] {
        check(&format!("declared {declared}"), "", &format!("T {squares}"));
    }
    check_refused("declared 0 y4", "0 T00", "CA-4.2");
    check_refused("declared 0 y5", "0 T22", "CA-4.2");
}

/// CA-4.3 (C-T6)
#[test]
fn with_six_stones_or_more_any_square_will_do() {
    for ring in ["bbyrgk + - - - -", "bbyyrgk + - - - -", "+ - - - - -"] {
        let scene = check(
            &format!("turn 0; ring {ring}; y.open T; 0.bonus 0"),
            "d0y",
            "",
        );
        assert_eq!(scene.legal().len(), 25, "{ring}");
    }
    let five = check(
        "turn 0; ring bbyrg + - - - -; y.open T; 0.bonus 0",
        "d0y",
        "",
    );
    assert_eq!(five.legal().len(), 5);
    // The colour of a district still counts, and so do tiles that lie there.
    let given = "turn 0; ring bbyrgk + - - - -; y.open T; 0.tiles 00kT 03yS; 0.bonus 0";
    let scene = check(given, "d0y", "");
    assert_eq!(scene.legal().len(), 25 - 2 - 1);
    scene.refuses("0 T01", "CA-4.4");
    scene.refuses("0 T03", "CA-4.1");
}

/// CA-4.4
#[test]
fn a_district_has_one_colour() {
    let given = "declared 0 y1; 0.tiles 01bT 12yT";
    check_refused(given, "0 S00", "CA-4.4");
    check(given, "", "S S02 S04 S11 S20");
    // A second district of the same colour, next to the first.
    check("declared 0 y1; 0.tiles 01yT", "S02", "0.tiles 01yT 02yS");
}

/// CA-4.5 (C-T9, C-10)
#[test]
fn a_bonus_symbol_gives_two_bonus_tiles_at_once() {
    let scene = check(
        "declared 0 y4; y.open BTS",
        "B22",
        "0.bonus 4; 1.bonus 2; turn 1",
    );
    let seat = "0".parse().unwrap();
    assert!(
        scene
            .events
            .contains(&Event::GainedBonusTiles { seat, n_tiles: 2 })
    );
    check("declared 0 y4; y.open BTS", "T22", "0.bonus 2");
}

/// CA-4.6 (C-T8)
#[test]
fn the_display_is_refilled_after_its_third_tile() {
    let mut scene = check(
        "declared 0 y4; y.open TS",
        "T22",
        "turn 1; y.open S; y.n_unseen 23",
    );
    scene.play("d3y S22");
    scene.expect("turn *; y.open -; up up:yT up:yS up:yC up:yG up:yR up:yB");
    scene.refuses("0 d0b", "CA-2.5");
    scene.play("up:yG up:yG up:yB");
    scene.expect("turn 0; y.open GGB; y.n_unseen 20; round 2");
}

/// CA-4.6: first the district is scored, then the tiles are turned up.
#[test]
fn a_completed_district_is_scored_before_the_refill() {
    let given = "declared 0 b1; 0.tiles 01bT; b.open S";
    let scene = check(
        given,
        "S00 up:bC up:bC up:bC",
        "b.open CCC; turn 1; 0.score 6",
    );
    let place = |wanted: fn(&Event) -> bool| scene.events.iter().position(wanted).unwrap();
    let scored = place(|event| matches!(event, Event::Completed { .. }));
    assert!(scored < place(|event| matches!(event, Event::TurnedUp { .. })));
    // A colour that is closed by its last open tile is not refilled.
    let closing = "declared 0 b1; 0.tiles 01bT; b.open S; b.row 2";
    check(
        closing,
        "S00",
        "turn 1; b.open -; b.row closed; b.n_unseen 23",
    );
}

/// CA-4.7 (C-6)
#[test]
fn a_display_is_filled_with_what_is_left() {
    let two_left = "declared 0 y4; y.open T; y.unseen SG";
    check(two_left, "T22 up:yG up:yS", "turn 1; y.open GS; y.unseen -");
    let none_left = "declared 0 y4; y.open T; y.unseen -";
    let scene = check(none_left, "T22", "turn 1; y.open -; y.row 0");
    scene.refuses("1 d3y", "CA-3.6");
    // What was returned comes after what nobody has seen, and is no chance.
    let mixed = "declared 0 y4; y.open T; y.unseen S; y.returned GRB";
    let scene = check(mixed, "T22 up:yS", "turn 1; y.open SGR; y.returned B");
    assert!(!scene.legal().is_empty());
    check(
        "declared 0 y4; y.open T; y.unseen -; y.returned GRBT",
        "T22",
        "y.open GRB; turn 1",
    );
}

/// CA-4.7 (C-6): a used-up colour counts neither as closed nor for the end.
#[test]
fn a_used_up_colour_is_not_closed() {
    let mut scene = Scene::given(
        "declared 1 y4; placed yes; y.open T; y.unseen -; b.row closed; k.open -; k.unseen -",
    );
    scene.play("T22");
    scene.expect("turn 0; round 2; y.row 0; 1.score 0");
}
