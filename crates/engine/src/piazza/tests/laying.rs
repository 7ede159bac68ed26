//! Laying cards: PI-3.

use super::super::Action;
use super::scene::{check, check_refused};

/// The start square of P-T8 to P-T11, seat 0 to move with red cards.
const SQUARE_RED: &str = "turn 0; board r1 g2 / b3 y4; 0.hand r5 r2; 1.hand b5";
/// The same, seat 1 to move with blue and yellow cards.
const SQUARE_BLUE: &str = "turn 1; board r1 g2 / b3 y4; 1.hand b1 b5 y6; 0.hand r5";

/// The rulebook's first example (P-T1): the two new cards form a bracket.
const EXAMPLE_1: &str = "turn 1; board .. r1 g2 y3; 1.hand b4 b5 y6; 0.hand r5";
/// Its second (P-T2): there is a blue card between them.
const EXAMPLE_2: &str = "turn 1; board .. r1 b2 y3; 1.hand b4 b5; 0.hand r5";

/// PI-3.1
#[test]
fn a_turn_is_one_card_or_two() {
    check(EXAMPLE_1, "b4:0:0", "phase second 1");
    check(EXAMPLE_1, "b4:0:0 end", "phase refill 1; 1.hand b5 y6");
    check(EXAMPLE_1, "b4:0:0 b5:4:0", "phase refill 1; 1.hand y6");
    check_refused(EXAMPLE_1, "", "1 end", "PI-3.1 lay-first");
    check_refused(EXAMPLE_1, "", "1 draw1:b1", "PI-3.1 lay-first");
    check_refused(EXAMPLE_1, "b4:0:0", "1 pass", "PI-3.1 lay-or-end");
    check_refused(EXAMPLE_1, "b4:0:0", "1 start1", "PI-3.1 lay-or-end");
}

/// PI-3.2
#[test]
fn a_card_goes_from_the_hand_to_an_empty_cell() {
    check(
        SQUARE_RED,
        "r5:2:0",
        "laid r1:0:0 g2:1:0 r5:2:0 b3:0:1 y4:1:1; 0.hand r2",
    );
    check_refused(SQUARE_RED, "", "0 r6:2:0", "PI-3.2 not-in-hand");
    check_refused(SQUARE_RED, "", "0 b5:2:0", "PI-3.2 not-in-hand");
    check_refused(SQUARE_RED, "r5:2:0", "0 r5:0:2", "PI-3.2 not-in-hand");
    check_refused(SQUARE_RED, "", "0 r5:1:1", "PI-3.2 cell-taken");
}

/// PI-3.3 (P-5, P-T8)
#[test]
fn a_card_lies_edge_to_edge_beside_another() {
    check_refused(SQUARE_RED, "", "0 r5:2:2", "PI-3.3 no-neighbour");
    check_refused(SQUARE_RED, "", "0 r5:-1:-1", "PI-3.3 no-neighbour");
    check_refused(SQUARE_RED, "", "0 r5:-3:0", "PI-3.3 no-neighbour");
}

/// PI-3.3, PI-3.4, PI-3.5 (P-5, P-T8): the cell 1:-1 touches r1 only at a corner.
#[test]
fn corners_do_not_touch() {
    check(SQUARE_RED, "r5:1:-1 end", "0.score 0");
    check(SQUARE_BLUE, "b1:1:-1 end", "1.score 0");
}

/// PI-3.4 (P-T9)
#[test]
fn no_two_neighbours_have_the_same_colour() {
    check_refused(SQUARE_BLUE, "", "1 b5:0:2", "PI-3.4 same-colour");
    check_refused(SQUARE_BLUE, "", "1 y6:2:1", "PI-3.4 same-colour");
    // On its last side too: the cell 1:1 of this ring has a blue card below it.
    let ring = "turn 1; board r1 g2 r3 / g4 .. g5 / r6 b2 r1; 1.hand b1 y6";
    check_refused(ring, "", "1 b1:1:1", "PI-3.4 same-colour");
    check(ring, "y6:1:1", "phase second 1");
}

/// PI-3.5 (P-T10)
#[test]
fn no_two_neighbours_have_the_same_symbol() {
    check_refused(SQUARE_RED, "", "0 r2:2:0", "PI-3.5 same-symbol");
    check(SQUARE_RED, "r2:2:1", "phase second 0");
    let ring = "turn 1; board r1 g2 r3 / g4 .. g5 / r6 r2 g1; 1.hand y2 y6";
    check_refused(ring, "", "1 y2:1:1", "PI-3.5 same-symbol");
}

/// PI-3.3, PI-3.4, PI-3.5: exactly these cells, counted by hand on the start square.
#[test]
fn all_places_on_the_start_square() {
    let scene = check(SQUARE_RED, "", "");
    let places = "r2:0:2 r2:1:2 r2:-1:1 r2:2:1 r5:1:-1 r5:2:0 r5:-1:1 r5:2:1 r5:0:2 r5:1:2";
    let mut expected: Vec<&str> = places.split(' ').collect();
    let mut found = scene.legal();
    expected.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, expected);
}

/// PI-3.6 (P-T12)
#[test]
fn the_piazza_is_at_most_eight_wide_and_eight_high() {
    let wide = "board r1 g2 r3 g4 r5 g6 r1 g3; turn 1; 1.hand b4 b5";
    check_refused(wide, "", "1 b4:-1:0", "PI-3.6 field-left");
    check(wide, "b4:0:1 end", "1.score 0");
    let left = format!("{wide}; at -6:0");
    check_refused(&left, "", "1 b4:2:0", "PI-3.6 field-left");
    let high = "board r1 / g2 / r3 / g4 / r5 / g6 / r1 / g3; turn 1; 1.hand b4 b5";
    check_refused(high, "", "1 b4:0:-1", "PI-3.6 field-left");
    check(high, "b4:1:0 end", "1.score 0");
    let up = format!("{high}; at 0:-6");
    check_refused(&up, "", "1 b4:0:2", "PI-3.6 field-left");
    let seven = "board r1 g2 r3 g4 r5 g6 r1; turn 1; 1.hand b4 b5";
    check(seven, "b4:-1:0 end", "1.score 0");
    check(seven, "b4:7:0 end", "1.score 0");
}

/// PI-3.6: no card ever comes further than seven cells from the start square, so further cells
/// are not even written.
#[test]
fn cells_end_where_the_field_can_reach() {
    for text in ["b4:7:7", "b4:-6:-6", "b4:0:-6"] {
        assert_eq!(
            text.parse::<Action>().map(|action| action.to_string()),
            Ok(text.into())
        );
    }
    let wrong = [
        "b4:8:0", "b4:0:8", "b4:-7:0", "b4:0:-7", "b4:-0:0", "b4:+1:0", "b4:01:0", "b4:1",
        "b7:0:0", "b0:0:0", "k4:0:0", "b4:1:1:1", "b4", "draw4", "draw5:b4", "open:", "End",
        "end ", "",
    ];
    for text in wrong {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

/// PI-3.6 (P-T12b): the case is moved one column to the left, since column 8 has no name.
#[test]
fn two_cards_together_must_fit_the_field() {
    let given = "board r1 g2 r3 g4 r5 g6 r1; turn 1; 1.hand b3 b4";
    check(given, "b3:-1:0 end", "1.score 0");
    check(given, "b4:7:0 end", "1.score 0");
    check_refused(given, "b3:-1:0", "1 b4:7:0", "PI-3.6 field-left");
    check_refused(given, "b4:7:0", "1 b3:-1:0", "PI-3.6 field-left");
}

/// PI-3.7, PI-4.5 (P-T1), the rulebook's example
#[test]
fn two_cards_form_a_bracket_with_each_other() {
    for order in ["b4:0:0 b5:4:0", "b5:4:0 b4:0:0"] {
        let scene = check(EXAMPLE_1, order, "1.score 5");
        assert_eq!(scene.brackets(), [5]);
    }
    let column = "turn 1; board .. / r1 / g2 / y3; 1.hand b4 b5 y6";
    check(column, "b4:0:0 b5:0:4", "1.score 5");
    check_refused(EXAMPLE_1, "b4:0:0", "1 b5:3:1", "PI-3.7 not-in-line");
    // The first card makes no room for the second: they may not be neighbours.
    check_refused(EXAMPLE_1, "b4:0:0", "1 b5:0:1", "PI-3.4 same-colour");
}

/// PI-3.7, PI-4.1 (P-T2), the rulebook's example
#[test]
fn a_card_of_the_colour_between_two_forbids_them() {
    let why = "PI-3.7 bracket-interrupted";
    check_refused(EXAMPLE_2, "b4:0:0", "1 b5:4:0", why);
    check_refused(EXAMPLE_2, "b5:4:0", "1 b4:0:0", why);
    check(EXAMPLE_2, "b4:0:0 end", "1.score 3");
    check(EXAMPLE_2, "b5:4:0 end", "1.score 3");
    let column = "turn 1; board .. / r1 / b2 / y3; 1.hand b4 b5";
    check_refused(column, "b4:0:0", "1 b5:0:4", why);
}

/// PI-3.8 (P-7)
#[test]
fn the_two_colours_of_a_player_are_not_mixed() {
    check_refused(EXAMPLE_1, "b4:0:0", "1 y6:1:1", "PI-3.8 other-colour");
    // The colours could lie there: it is the turn that forbids them.
    let line = "turn 1; board .. r1 g2; 1.hand b4 y6";
    check_refused(line, "b4:0:0", "1 y6:3:0", "PI-3.8 other-colour");
    check(line, "b4:0:0", "legal end");
    check(line, "y6:3:0 end", "phase refill 1");
    let three = "seats 3; turn 2; board .. r1 g2; 2.hand b4 y6";
    check_refused(three, "b4:0:0", "2 y6:3:0", "PI-3.8 other-colour");
    check_refused(three, "y6:3:0", "2 b4:0:0", "PI-3.8 other-colour");
}
