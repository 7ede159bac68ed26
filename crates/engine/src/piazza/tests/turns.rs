//! What follows a turn: PI-5.

use super::super::Event;
use super::scene::{check, check_refused};
use crate::Seat;

/// Seat 1 has three cards in hand and these in its pile.
fn with_pile(pile: &str) -> String {
    format!("turn 1; board .. r1 g2 y3; 1.hand b4 b5 b6; 0.hand r4 g4; undrawn r2 r3 {pile}")
}

/// PI-5.1 (P-4, P-T13)
#[test]
fn the_hand_is_filled_up_to_three() {
    let given = with_pile("b1 b1 b2 y1 y2");
    check(&given, "", "1.n_hand 3; 1.n_pile 5");
    let two = "b4:0:0 b5:4:0";
    check(&given, two, "phase refill 1; 1.n_hand 1; 1.n_pile 5");
    check(&given, &format!("{two} draw1:b1"), "phase refill 1");
    check(
        &given,
        &format!("{two} draw1:b1 draw1:y2"),
        "phase turn 0; 1.n_hand 3; 1.n_pile 3; 1.hand b1 b6 y2",
    );
    check(
        &given,
        "b4:0:0 end draw1:b1",
        "phase turn 0; 1.n_hand 3; 1.n_pile 4",
    );
    check_refused(&given, two, "* draw0:r2", "PI-5.1 draw-next");
    check_refused(&given, two, "1 b6:1:1", "PI-2.6 cards-first");
}

/// PI-5.1 (P-T14)
#[test]
fn a_pile_may_run_out() {
    let given = with_pile("b1");
    check(
        &given,
        "b4:0:0 b5:4:0 draw1:b1",
        "phase turn 0; 1.n_hand 2; 1.n_pile 0; 1.finished",
    );
    let given = with_pile("");
    check(&given, "b4:0:0 end", "phase turn 0; 1.n_hand 2; 1.n_pile 0");
}

/// Three seats on a long row, nothing left to draw.
const LAST_CARDS: &str = "seats 3; board r1 g2 r3 g4; undrawn; start 2
    0.neutral 0; 1.neutral 0; 2.neutral 0";

/// PI-5.2
#[test]
fn turns_go_clockwise_and_pass_over_who_has_no_cards() {
    let all = format!("{LAST_CARDS}; turn 2; 0.hand r5 r6; 1.hand g5 g6; 2.hand b5 b6");
    check(&all, "b5:0:1 end", "turn 0");
    check_refused(&all, "", "0 r5:4:0", "PI-5.2 not-your-turn");
    check_refused(&all, "b5:0:1", "0 r5:4:0", "PI-5.2 not-your-turn");
    check_refused(&all, "", "* draw2:b1", "PI-5.2 not-your-turn");
    let without_0 = format!("{LAST_CARDS}; turn 2; 0.finished 1; 1.hand g5 g6; 2.hand b5 b6");
    check(&without_0, "b5:0:1 end", "turn 1");
    check(&without_0, "b5:0:1 end g5:0:-1 end", "turn 2");
    let alone = format!("{LAST_CARDS}; turn 2; 2.hand b5 b6; 0.finished 1; 1.finished 2");
    check(&alone, "b5:0:1 end", "turn 2");
}

/// PI-5.3
#[test]
fn who_has_laid_all_cards_has_finished_and_the_others_go_on() {
    let given = format!("{LAST_CARDS}; turn 2; 2.hand b5; 0.hand r5; 1.finished 1; finished 1");
    let scene = check(&given, "b5:0:1", "2.finished 2; turn 0; 0.finished");
    let finished = Event::Finished {
        seat: Seat::new(2),
        place: 2,
    };
    assert_eq!(scene.events.last(), Some(&finished));
    // An empty hand alone is not the end: the pile is drawn from first.
    let more = "seats 4; turn 3; board r1 g2; 3.hand y5; 0.hand r5; undrawn y1";
    check(more, "y5:0:1", "phase refill 3; 3.finished");
    check(more, "y5:0:1 draw3:y1", "turn 0; 3.finished; 3.n_hand 1");
}

/// Only b2 lies there: no blue card and no symbol 2 has a place.
const STUCK: &str = "turn 1; board b2; 1.hand b1 b3; 0.hand r2 r4";

/// PI-5.4 (P-3)
#[test]
fn who_can_lay_nothing_passes_and_keeps_the_hand() {
    check(STUCK, "", "legal pass");
    let scene = check(STUCK, "pass", "turn 0; 1.hand b1 b3; 1.n_pile 21");
    let passed = Event::Passed { seat: Seat::new(1) };
    assert_eq!(scene.events, [passed]);
    check_refused(STUCK, "", "1 b1:1:0", "PI-3.4 same-colour");
    check_refused(STUCK, "", "1 end", "PI-3.1 lay-first");
    check_refused(STUCK, "pass", "0 pass", "PI-5.4 must-lay");
    check(STUCK, "pass r4:1:0 end draw0:r1 draw0:r1", "turn 1");
    check_refused(
        STUCK,
        "pass r4:1:0 end draw0:r1 draw0:r1",
        "1 pass",
        "PI-5.4 must-lay",
    );
}

/// PI-5.5 (P-3)
#[test]
fn the_game_ends_when_all_who_have_cards_pass_in_a_row() {
    let both = "turn 1; board b2; 1.hand b1; 0.hand r2; 0.score 4; 1.score 5";
    check(both, "pass", "turn 0; legal pass");
    let scene = check(both, "pass pass", "turn over; ranks [2, 1]; legal");
    assert_eq!(scene.events.last(), Some(&Event::Stuck));
    scene.expect("0.score 4; 1.score 5");
    // Who has no cards is not asked.
    let alone = "seats 3; turn 1; board g2; undrawn; 1.hand g1; 1.neutral 0; 0.neutral 0
        2.neutral 0; 0.finished 1; 2.finished 2; finished 2";
    check(alone, "pass", "turn over");
}

/// PI-5.5: a card in between and the count begins anew.
#[test]
fn passes_count_only_in_a_row() {
    let given = "seats 3; turn 0; board r2; 0.hand r1; 1.hand g2; 2.hand b4 b5; undrawn
        0.neutral 0; 1.neutral 0; 2.neutral 0";
    check(given, "pass pass", "turn 2");
    // Blue 4 has no place beside b2, nor beside r4.
    let again = "turn 1; board b2; 1.hand b4; 0.hand r4 r5; undrawn";
    check(again, "pass r4:1:0 end pass", "turn 0");
    check(given, "pass pass b4:1:0 end", "turn 0");
    // Beside b4 red 1 has a place; then the others pass again without an end.
    let laid = "pass pass b4:1:0 end r1:2:0";
    check(given, laid, "turn 1; 0.finished 1");
    let stuck = "seats 3; turn 0; board r2; 0.hand r1; 1.hand g2; 2.hand b2; passes 2; undrawn";
    check(stuck, "pass", "turn over");
}
