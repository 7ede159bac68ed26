//! The end of the game: AZ-7.

use super::super::Event;
use super::scene::{Scene, check};
use crate::{Actor, Game, Seat};

/// AZ-7.1
#[test]
fn a_complete_row_ends_the_game_after_the_tiling() {
    let given =
        "turn 1; factories w; marker 0; 0.wall b.rkw/...../...../...../.....; 0.lines y; 1.lines k";
    let scene = check(
        given,
        "0wf",
        "turn over; 0.rows 1; 0.score 7; 1.score 0; legal ",
    );
    assert!(scene.legal().is_empty());
    check_refused_after_end(given);
    // A complete column does not end it.
    let column = "turn 1; factories w; marker 0; 0.wall ...../w..../k..../r..../y....; 0.lines b";
    check(column, "0wf", "turn *; round 2; 0.score 5");
    // Nor does a row that only the lines could complete.
    check(
        "turn 0; factories w k; 0.wall b.rkw/...../...../...../.....; 0.lines y",
        "0wf",
        "turn 1",
    );
}

fn check_refused_after_end(given: &str) {
    let mut scene = Scene::given(given);
    scene.play("0wf");
    let azul = scene.azul();
    for text in ["0wf", "deal0:bbbb", "start0", "w00"] {
        let actor = Actor::Seat(Seat::new(0));
        let refusal = azul.refusal(actor, text.parse().unwrap());
        assert_eq!(refusal.map(|refusal| refusal.clause()), Some("AZ-7.1"));
    }
}

/// AZ-7.2
#[test]
fn the_game_ends_after_round_30() {
    let given =
        "round 30; turn 1; factories w; marker 0; 0.score 4; 0.wall b..../w..../k..../r..../y....";
    check(given, "0wf", "turn over; 0.score 11; round 30");
    check(
        &given.replace("round 30", "round 29"),
        "0wf",
        "turn *; round 30; 0.score 4",
    );
    let grey = format!("wall grey; {given}");
    check(&grey, "0wf", "turn over; 0.score 11");
}

/// AZ-7.3, AZ-7.4, AZ-7.5: each alone, then all of them (A-T14).
#[test]
fn rows_columns_and_colours_give_points_at_the_end() {
    check_bonus("byrkw/...../...../...../.....", 2);
    check_bonus("b..../w..../k..../r..../y....", 7);
    check_bonus("b..../.b.../..b../...b./....b", 10);
    check_bonus("byrkw/wbyrk/kwbyr/rkwby/yrkwb", 5 * 2 + 5 * 7 + 5 * 10);
    check_bonus("byrk./wbyr./kwby./rkwb./yrkw.", 4 * 7);
    let both =
        "round 30; seats 2; turn 1; factories w; marker 0; 0.wall byrkw/w..../k..../r..../y....";
    let scene = check(both, "0wf", "0.score 9");
    let bonus = Event::Bonus {
        seat: Seat::new(0),
        rows: 1,
        columns: 1,
        colours: 0,
        points: 9,
    };
    assert!(scene.events.contains(&bonus));
}

#[track_caller]
fn check_bonus(wall: &str, points: u16) {
    let given = format!("round 30; turn 1; factories w; bag -; marker 0; 0.wall {wall}");
    check(
        &given,
        "0wf",
        &format!("turn over; 0.score {points}; 1.score 0"),
    );
}

/// AZ-7.6, AZ-7.7 (A-T17)
#[test]
fn equal_points_are_decided_by_rows_and_then_shared() {
    let given = |score: u16, wall: &str| {
        format!(
            "round 30; seats 3; turn 1; factories w; marker 0; 2.score 1
             0.score 20; 0.wall byrkw/wbyrk/...../...../.....
             1.score {score}; 1.wall {wall}"
        )
    };
    let one_row = "byrkw/...../...../...../.....";
    let two_rows = "...../...../...../rkwby/yrkwb";
    // One white tile on the floor line costs seat 1 a point; rows give 2 each.
    check(
        &given(23, one_row),
        "0wf",
        "0.score 24; 1.score 24; ranks [1, 2, 3]",
    );
    check(
        &given(21, two_rows),
        "0wf",
        "0.score 24; 1.score 24; ranks [1, 1, 3]",
    );
    check(
        &given(22, two_rows),
        "0wf",
        "0.score 24; 1.score 25; ranks [2, 1, 3]",
    );
}
