//! The end of the game: PI-6.

use super::scene::{check, check_refused};

/// Seat 1 lays its last card for three points; nobody has another one.
const LAST_CARD: &str = "turn 1; board b1 r2; 1.hand b3; undrawn; 0.finished 1; finished 1";

/// PI-6.1
#[test]
fn the_game_ends_when_nobody_has_a_card() {
    check(LAST_CARD, "b3:2:0", "turn over; 1.score 3; 1.finished 2");
    for text in ["0 r1:0:1", "1 end", "1 pass", "* draw0:r1", "* start0"] {
        check_refused(LAST_CARD, "b3:2:0", text, "PI-6.1 over");
    }
    let one_more = LAST_CARD.replace("0.finished 1; finished 1", "0.hand r5");
    check(&one_more, "b3:2:0", "turn 0; 1.finished 1");
    check(&one_more, "b3:2:0 r5:3:0", "turn over; 0.finished 2");
}

/// PI-6.2 (P-T15)
#[test]
fn equal_points_are_decided_by_who_finished_first() {
    let tied = format!("{LAST_CARD}; 0.score 40; 1.score 37");
    check(&tied, "b3:2:0", "0.score 40; 1.score 40; ranks [1, 2]");
    let reversed = "turn 0; board r1 b2; 0.hand r3; undrawn; 1.finished 1; finished 1";
    let reversed = format!("{reversed}; 0.score 37; 1.score 40");
    check(&reversed, "r3:2:0", "0.score 40; 1.score 40; ranks [2, 1]");
    let ahead = format!("{LAST_CARD}; 0.score 39; 1.score 37");
    check(&ahead, "b3:2:0", "ranks [2, 1]");
}

/// Three seats with equal points that all pass, unless they have finished.
#[track_caller]
fn check_stuck(facts: &str, passes: &str, ranks: &str) {
    let given = format!(
        "seats 3; board r2; undrawn; 0.neutral 0; 1.neutral 0; 2.neutral 0
         0.score 9; 1.score 9; 2.score 9; {facts}"
    );
    check(&given, passes, &format!("turn over; ranks {ranks}"));
}

/// PI-6.3 (P-6)
#[test]
fn who_never_finished_comes_after_who_did() {
    check_stuck(
        "turn 0; 0.hand r1; 1.hand g2 y2; 2.finished 1; finished 1",
        "pass pass",
        "[2, 3, 1]",
    );
    check_stuck(
        "turn 1; 0.finished 2; 1.hand g2; 2.finished 1; finished 2",
        "pass",
        "[2, 3, 1]",
    );
}

/// PI-6.3 (P-6)
#[test]
fn fewer_cards_left_come_first_and_the_rest_is_shared() {
    check_stuck(
        "turn 0; 0.hand r1 r3; 1.hand g2; 2.hand b2 y2",
        "pass pass pass",
        "[2, 1, 2]",
    );
    // Cards of the pile are cards that are left.
    let piles = "seats 4; turn 0; board r2; 0.hand r1; 1.hand g2; 2.hand b2; 3.hand y2
        undrawn r1 r1 b1 y1";
    check(
        piles,
        "pass pass pass pass",
        "turn over; ranks [4, 1, 2, 2]",
    );
}
