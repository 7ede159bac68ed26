//! The end: KA-7.

use super::super::Event;
use super::scene::{check, check_refused};
use crate::Seat;

/// All fifteen tiles have been scored.
const ALL_SCORED: &str = "council 012012012012012";
const SKIPS: &str = "skip:wood skip:contribute skip:wood skip:contribute";

/// KA-7.2 (K-T27)
#[test]
fn after_all_tiles_the_fourth_disc_leaves_the_game() {
    let given = format!("{ALL_SCORED}; street l 121; 1.placed barcelona 1");
    let turn = format!("place:l wood contribute:wood-maria {SKIPS}");
    let then = "gone [0, 1, 0, 0, 0, 0]; scores 0 0 0; turn 1; street-l 210; 0.coloured 6";
    check(&given, &turn, then);
    let white = format!("{ALL_SCORED}; street l w21");
    check(
        &white,
        &turn,
        "gone [0, 0, 0, 0, 0, 1]; 0.white 3; phase place",
    );
}

/// KA-7.2, KA-3.10: the round is finished
#[test]
fn after_all_tiles_the_round_is_finished() {
    let turn = "place:l wood contribute:wood-maria";
    check(
        &format!("turn 1; {ALL_SCORED}"),
        turn,
        "turn 2; phase place",
    );
    check(
        &format!("turn 2; {ALL_SCORED}"),
        turn,
        "turn over; phase over",
    );
    check(
        &format!("turn 2; starter 1; {ALL_SCORED}"),
        turn,
        "turn 0; phase place",
    );
    check(
        &format!("turn 0; starter 1; {ALL_SCORED}"),
        turn,
        "turn over",
    );
}

/// Eleven tiles have been scored, and the last disc is about to be put.
const LAST_DISC: &str = "turn 2; council 01201201201
    0.coloured 0; 0.white 0; 1.coloured 0; 1.white 0; 2.coloured 1; 2.white 0";

/// KA-7.1, KA-7.3 (K-T28)
#[test]
fn after_the_last_disc_the_remaining_tiles_are_scored() {
    let given =
        format!("{LAST_DISC}; 0.placed maria-wood 1; 0.kept maria; 1.kept london; open croce");
    let scene = check(
        &given,
        "place:f wood weave",
        "turn over; scored 15; scores 8 0 0",
    );
    let tiles: Vec<_> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { space, .. } => Some(*space),
            _ => None,
        })
        .collect();
    assert_eq!(tiles, [11, 12, 13, 14]);
    scene.expect("council 01201201201....");
    let cards = scene.events.iter().filter_map(|event| match event {
        Event::CardScored { card, keeper, .. } => Some((card.name(), keeper.map(Seat::number))),
        _ => None,
    });
    let cards: Vec<_> = cards.collect();
    assert_eq!(
        cards,
        [("maria", Some(0)), ("london", Some(1)), ("croce", None)]
    );
    check_refused(&given, "place:f wood weave", "0 wood", "KA-7.3");
    check_refused(&given, "place:f wood weave", "* start0", "KA-7.3");
}

/// KA-7.1: a last disc that is a fourth one still takes a seat
#[test]
fn the_last_disc_may_bring_a_seat() {
    let given = "turn 2; council 01201201201; street l 012
        0.coloured 0; 0.white 0; 1.coloured 0; 1.white 0; 2.coloured 1; 2.white 0";
    let turn = format!("place:l wood contribute:wood-maria {SKIPS}");
    check(
        given,
        &turn,
        "council 012012012010...; scored 15; turn over",
    );
}

/// KA-7.5 (K-17)
#[test]
fn ties_for_the_victory_go_to_the_council() {
    let last = "place:f wood weave";
    let scores = "0.score 9; 1.score 9; 2.score 8";
    // Council 01201201201: seats 0 and 1 have four seats, seat 2 three.
    check(&format!("{LAST_DISC}; {scores}"), last, "ranks [1, 2, 3]");
    let art = format!("{LAST_DISC}; {scores}; 1.placed palazzo-art 1");
    check(
        &art,
        last,
        "ranks [1, 2, 3]; scores 9 9 8"
            .replace("[1, 2, 3]", "[2, 1, 3]")
            .as_str(),
    );
    let no_council = "turn 2; council ...............";
    let equal = format!("{no_council}; 0.score 9; 1.score 9; 2.score 9");
    let turn = "place:l wood contribute:wood-maria";
    check(&equal, turn, "ranks [1, 1, 1]");
    let later = format!("{equal}; 2.placed palazzo-art 1; 1.placed palazzo-art 1");
    check(&later, turn, "ranks [3, 2, 1]");
}
