//! Brackets and points: PI-4.

use super::super::{Cell, Event};
use super::scene::{check, check_refused};
use crate::Seat;

/// Seat 1 lays blue cards in one turn; these brackets and no others are scored.
#[track_caller]
fn check_blue(board: &str, hand: &str, turn: &str, brackets: &[u8]) {
    let given = format!("turn 1; board {board}; 1.hand {hand}; 1.score 7; 0.hand r6");
    let points: u8 = brackets.iter().sum();
    let scene = check(&given, turn, &format!("1.score {}; 0.score 0", 7 + points));
    assert_eq!(scene.brackets(), brackets);
    let scored = Event::Scored {
        seat: Seat::new(1),
        points,
    };
    assert!(scene.events.contains(&scored));
}

/// PI-4.2, PI-4.3 (P-T3), the rulebook's first example of scoring
#[test]
fn a_bracket_scores_all_its_cards() {
    check_blue("b1 r2 g3 y4", "b2", "b2:4:0", &[5]);
}

/// PI-4.2 (P-T4), its second
#[test]
fn a_card_scores_in_row_and_column() {
    let board = "b1 r2 .. / .. y1 g3 / .. .. b4";
    check_blue(board, "b5", "b5:2:0", &[3, 3]);
}

/// PI-4.2, PI-4.5 (P-T5), its third: the bracket between the new cards counts once.
#[test]
fn two_cards_score_all_their_brackets() {
    let board = ".. r1 y2 .. / g3 y4 r6 g4 / b4 .. .. b6";
    check_blue(board, "b5 b3", "b5:0:0 b3:3:0", &[4, 3, 3]);
    check_blue(board, "b5 b3", "b3:3:0 b5:0:0", &[4, 3, 3]);
}

/// PI-4.2, PI-4.3 (P-T6), its fourth: the last bracket spans an empty cell.
#[test]
fn five_brackets_in_one_turn() {
    let board = "b1 r2 y3 .. g4 .. r5 b6 / .. .. g1 r6 y2 .. g3 .. / .. .. .. b3 g5 b2 y4 ..";
    check_blue(board, "b5 b1", "b5:3:0 b1:5:0", &[4, 3, 3, 3, 2]);
    check_blue(board, "b5 b1", "b1:5:0 b5:3:0", &[3, 3, 2, 4, 3]);
}

/// PI-4.1, PI-4.3 (P-T7)
#[test]
fn empty_cells_neither_score_nor_interrupt() {
    let board = "b1 r2 .. .. y3 .. / .. g3 r4 g6 r5 ..";
    check_blue(board, "b2", "b2:5:0", &[4]);
}

/// PI-4.1: only the next card of the colour counts, not the one behind it.
#[test]
fn a_bracket_ends_at_the_next_card_of_its_colour() {
    check_blue("b1 r2 b3 r4", "b5", "b5:4:0", &[3]);
    check_blue("b1 / r2 / b3 / r4", "b5", "b5:0:4", &[3]);
    check_blue("b1 r2", "b5", "b5:1:1", &[]);
}

/// PI-4.2 (P-T11): a bracket with a start card.
#[test]
fn start_cards_are_ends_like_any_other() {
    let given = "turn 0; board r1 g2 / b3 y4; 0.hand r5 r2";
    check(given, "r5:2:0 end", "0.score 3");
    check(given, "r5:1:-1 end", "0.score 0");
}

/// PI-4.4 (P-T4b)
#[test]
fn a_card_between_two_of_its_colour_makes_two_brackets() {
    let board = "b1 r2 .. y3 b4 / .. g4 r5 g1 ..";
    check_blue(board, "b6", "b6:2:0", &[3, 3]);
}

/// PI-4.4: what another colour adds to an old bracket is nobody's.
#[test]
fn another_colour_in_a_bracket_scores_nothing_for_it() {
    let given = "turn 0; board b1 r2 .. y3 b4; 0.hand g6 r1; 1.hand b1";
    let scene = check(given, "g6:2:0 end", "0.score 0; 1.score 0");
    assert!(scene.brackets().is_empty());
}

/// PI-4.5: what is told of a bracket.
#[test]
fn brackets_are_told_with_both_ends() {
    let given = "turn 1; board .. r1 g2 y3; 1.hand b4 b5; 0.hand r5";
    let scene = check(given, "b4:0:0 b5:4:0", "");
    let bracket = Event::Bracket {
        seat: Seat::new(1),
        from: Cell::new(0, 0),
        to: Cell::new(4, 0),
        points: 5,
    };
    assert!(scene.events.contains(&bracket), "{:?}", scene.events);
}

/// PI-4.6 (P-T12c): the second card splits the bracket of the first.
#[test]
fn points_are_counted_when_both_cards_lie() {
    let board = "b1 r2 .. y3 g4 .. / .. g1 r5 g6 y1 ..";
    check_blue(board, "b3 b6", "b3:5:0 b6:2:0", &[4, 3]);
    check_blue(board, "b3 b6", "b6:2:0 b3:5:0", &[3, 4]);
    let given = format!("turn 1; board {board}; 1.hand b3 b6");
    let scene = check(&given, "b3:5:0", "1.score 0");
    assert!(scene.brackets().is_empty(), "nothing before the turn ends");
}

/// PI-4.6 (P-9)
#[test]
fn a_turn_may_score_nothing() {
    check_blue("r1 g2", "b5", "b5:2:0", &[]);
    check_blue("r1 g2 b4", "b5 b6", "b5:0:1 end", &[]);
}

/// PI-4.7, PI-3.8 (P-7): the neutral cards of three players.
#[test]
fn neutral_brackets_score_for_whoever_lays() {
    let given = "seats 3; turn 0; board y1 g2 .. / .. r3 g4; 0.hand y3 y5 r6; 1.neutral 3
        1.hand g5; 2.hand b5";
    check(given, "y3:2:0 end", "0.score 3; 1.score 0; 2.score 0");
    check(given, "y3:2:0 y5:2:2", "0.score 6");
    check_refused(given, "y3:2:0", "0 r6:2:2", "PI-3.8 other-colour");
    // Four players: yellow is a colour of its own player.
    let four = "seats 4; turn 3; board y1 g2; 3.hand y3 y5";
    check(four, "y3:2:0 end", "3.score 3");
}
