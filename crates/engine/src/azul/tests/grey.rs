//! The grey wall: AZ-8.

use super::super::Event;
use super::super::material::Colour;
use super::scene::{Scene, check, check_refused};
use crate::{Actor, Game, Seat};

const LAST_TAKE: &str = "wall grey; turn 1; factories w; marker 0";

/// A position in which seat 0 must choose a column.
fn choosing(facts: &str) -> Scene {
    let mut scene = Scene::given(&format!("{LAST_TAKE}; {facts}"));
    scene.play("0wf");
    scene
}

#[track_caller]
fn check_column_refused(scene: &Scene, action: &str, clause: &str) {
    let refusal = scene
        .azul()
        .refusal(Actor::Seat(Seat::new(0)), action.parse().unwrap());
    assert_eq!(refusal.map(|refusal| refusal.clause()), Some(clause));
}

/// AZ-8.1
#[test]
fn the_player_chooses_any_free_space_row_by_row() {
    let mut scene = choosing("0.lines b .. yyy; 0.wall .r.../...../...../...../.....");
    scene.expect("turn 0; legal w00 w02 w03 w04");
    check_column_refused(&scene, "w20", "AZ-8.1");
    check_column_refused(&scene, "w01", "AZ-8.1");
    check_column_refused(&scene, "0w1", "AZ-8.1");
    scene.play("w02");
    scene.expect(
        "0.wall .rb../...../...../...../.....; 0.score 2; turn 0; legal w20 w21 w22 w23 w24",
    );
    scene.play("w22");
    scene.expect("0.wall .rb../...../..y../...../.....; 0.score 3; turn *; lid yyw");
}

/// AZ-8.1: each choice counts for the next one.
#[test]
fn a_choice_takes_effect_before_the_next() {
    let mut scene = choosing("0.lines b bb");
    scene.play("w03");
    scene.expect("legal w10 w11 w12 w14; 0.score 1");
    scene.play("w14");
    scene.expect("0.score 2");
}

/// AZ-8.1: a single possible space is still an action.
#[test]
fn one_possible_space_is_still_a_decision() {
    let scene = choosing("0.lines b; 0.wall kryw./...../...../...../.....");
    scene.expect("turn 0; legal w04");
}

/// AZ-8.2
#[test]
fn no_colour_stands_twice_in_a_column() {
    let scene = choosing("0.lines b; 0.wall ...../b..../..b../...../....b");
    scene.expect("legal w01 w03");
    check_column_refused(&scene, "w00", "AZ-8.2");
    check_column_refused(&scene, "w02", "AZ-8.2");
    check_column_refused(&scene, "w04", "AZ-8.2");
}

/// AZ-8.3: points, floor line and end are those of the coloured wall.
#[test]
fn everything_else_is_as_on_the_coloured_wall() {
    let mut scene =
        choosing("0.lines b; 0.score 5; 0.floor kk; 0.wall yr.kw/..k../...../...../.....");
    scene.expect("legal w02; 0.score 5");
    scene.play("w02");
    scene.expect("turn over; 0.score 12; 0.floor -; 0.rows 1");
    check_refused(
        "wall grey; turn 0; factories bbkk; 0.lines k",
        "0 0b0",
        "AZ-4.3",
    );
}

/// AZ-8.4 (A-T19)
#[test]
fn a_line_without_a_place_falls_as_a_whole() {
    let blocked = "0.wall byk../...r./....r/...../.....; 0.lines r";
    let scene = choosing(blocked);
    scene.expect(
        "turn *; 0.wall byk../...r./....r/...../.....; 0.lines . .. ... .... .....; lid rw",
    );
    let fell = Event::Blocked {
        seat: Seat::new(0),
        row: 0,
        colour: Colour::Red,
    };
    assert!(scene.events.contains(&fell));
    check(
        &format!("{LAST_TAKE}; {blocked}; 0.score 9"),
        "0wf",
        "0.score 8",
    );
}

/// AZ-8.4: the tiles fall in this phase, count in its penalty, and the surplus goes into the lid.
#[test]
fn the_tiles_of_a_blocked_line_cost_points_at_once() {
    let facts = "0.wall ...r./r..../.r.../..r../byk.w; 0.score 40
        0.lines . .. ... .... rrrrr; 0.floor mkkkk";
    // Row 4 has only column 3 free, where red already stands in row 0.
    choosing(facts).expect("turn *; 0.score 26; 0.floor -; lid rrrrrkkkkw");
}

/// AZ-8.4: nobody may choose it.
#[test]
fn a_line_with_a_place_may_not_be_dropped() {
    let scene = choosing("0.lines b; 0.wall kryw./...../...../...../.....");
    check_column_refused(&scene, "0bf", "AZ-8.1");
    scene.expect("legal w04");
}
