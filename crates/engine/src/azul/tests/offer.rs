//! Taking tiles and putting them down: AZ-3, AZ-4.

use super::scene::{check, check_refused};

/// AZ-3.1
#[test]
fn turns_go_clockwise_from_the_start_player() {
    let start = "seats 3; turn 2; factories bbbb yyyy rrrr";
    check(start, "0bf", "turn 0; marker centre");
    check(start, "0bf 1yf", "turn 1");
    check_refused(start, "0 0b0", "AZ-3.1");
    check_refused(start, "* deal0:bbbb", "AZ-3.1");
    check_refused(start, "2 w00", "AZ-3.1");
    let dealt = "seats 2; starter 1; deal 4; factories kkyw yrrr bbbb bbbb";
    check(dealt, "deal4:bbbb", "turn 1; marker centre");
}

/// The rulebook's example of the first takes (A-T1, A-T2, A-T3).
const FIRST_TAKES: &str = "seats 3; turn 0; factories kkyw yrrr bbbb bbbb bbbb bbbb yyyy";

/// AZ-3.2 (A-T1, A-T2)
#[test]
fn a_factory_gives_all_tiles_of_a_colour_and_the_rest_goes_to_the_centre() {
    check(
        FIRST_TAKES,
        "0k1",
        "0.lines . kk ... .... .....; centre yw; marker centre; factories - yrrr bbbb bbbb bbbb bbbb yyyy",
    );
    check(
        FIRST_TAKES,
        "0k1 1y0",
        "1.lines y .. ... .... .....; centre yrrrw; marker centre",
    );
    check_refused(FIRST_TAKES, "0 0b0", "AZ-3.2");
    check_refused("turn 0; factories - bbbb", "0 0b0", "AZ-3.2");
}

/// AZ-3.3, AZ-3.4, AZ-3.5 (A-T3)
#[test]
fn the_first_to_take_from_the_centre_takes_the_marker() {
    check(
        FIRST_TAKES,
        "0k1 1y0 cr2",
        "2.lines . .. rrr .... .....; 2.floor m; marker 2; starter 2; centre yw",
    );
    check(
        FIRST_TAKES,
        "0k1 1y0 cr2 cw0",
        "0.lines w kk ... .... .....; 0.floor -; marker 2",
    );
    check_refused(FIRST_TAKES, "0 cb0", "AZ-3.3");
    check_refused("turn 0; factories bbbb; centre y", "0 ck0", "AZ-3.3");
}

/// AZ-3.5: the marker comes before the tiles of the same turn, and after earlier ones.
#[test]
fn the_marker_lies_left_of_what_falls_with_it() {
    check(
        "turn 0; centre bbb; factories yyyy",
        "cb0",
        "0.floor mbb; 0.lines b .. ... .... .....",
    );
    check(
        "turn 0; centre bbb; factories yyyy; 0.floor kk",
        "cbf",
        "0.floor kkmbbb",
    );
}

/// AZ-3.5 (A-3, A-T18)
#[test]
fn a_full_floor_line_has_no_room_for_the_marker() {
    let last = "turn 1; starter 0; centre b; 1.score 30; 1.floor kkkkkkk";
    check(last, "cb1", "1.score 16; starter 1; turn *");
    let more = "turn 1; starter 0; centre b; factories yyyy; 1.floor kkkkkkk";
    check(
        more,
        "cb1",
        "1.floor kkkkkkk; marker 1; 1.lines . .b ... .... .....",
    );
}

/// The rulebook's example of where two yellow tiles may go (A-T4): lines 1 and 2 have yellow on
/// their rows of the wall, line 3 holds blue.
const TWO_YELLOW: &str = "turn 0; factories yykw rrrr
    0.wall ...../..y../...y./...../.....
    0.lines . .. ... ...b .....";

/// AZ-4.1, AZ-4.2, AZ-4.4, AZ-4.5, AZ-4.6 (A-T4)
#[test]
fn two_yellow_tiles_may_go_to_three_places() {
    let scene = check(TWO_YELLOW, "", "");
    let yellow = scene
        .legal()
        .into_iter()
        .filter(|action| action.starts_with("0y"));
    assert_eq!(yellow.collect::<Vec<_>>(), ["0y0", "0y4", "0yf"]);
    check(TWO_YELLOW, "0y0", "0.lines y .. ... ...b .....; 0.floor y");
    check(TWO_YELLOW, "0y4", "0.lines . .. ... ...b ...yy; 0.floor -");
    check(TWO_YELLOW, "0yf", "0.lines . .. ... ...b .....; 0.floor yy");
}

/// AZ-4.1: as many as fit; there is no action that holds some of them back.
#[test]
fn a_line_takes_as_many_tiles_as_fit() {
    check(
        "turn 0; factories bbbb yyyy; 0.lines . .. .bb",
        "0b2",
        "0.lines . .. bbb .... .....; 0.floor bbb",
    );
    check(
        "turn 0; factories bbbb yyyy",
        "0b3",
        "0.lines . .. ... bbbb .....; 0.floor -",
    );
}

/// AZ-4.2
#[test]
fn a_line_holds_one_colour() {
    check_refused(TWO_YELLOW, "0 0y3", "AZ-4.2");
    check(
        "turn 0; factories bbkk yyyy; 0.lines . .. ... ...b",
        "0b3",
        "0.lines . .. ... .bbb .....",
    );
}

/// AZ-4.3
#[test]
fn a_full_line_takes_nothing() {
    let full = "turn 0; factories bbkk yyyy; 0.lines b bb";
    check_refused(full, "0 0b0", "AZ-4.3");
    check_refused(full, "0 0b1", "AZ-4.3");
    check_refused(full, "0 0k1", "AZ-4.3");
}

/// AZ-4.4
#[test]
fn a_line_refuses_a_colour_of_its_wall_row() {
    check_refused(TWO_YELLOW, "0 0y1", "AZ-4.4");
    check_refused(TWO_YELLOW, "0 0y2", "AZ-4.4");
    let grey = "wall grey; turn 0; factories bbkk; 0.wall ...b./...../...../...../.....";
    check_refused(grey, "0 0b0", "AZ-4.4");
}

/// AZ-4.6: even with nothing else to do, the floor line is there.
#[test]
fn the_floor_line_is_always_a_place() {
    let stuck = "turn 0; factories bbbb yyyy
        0.lines k rr rrr rrrr rrrrr
        0.floor yyyyyyy";
    check(stuck, "", "legal 0bf 1yf");
}

/// AZ-4.7 (A-6, A-T12)
#[test]
fn what_has_no_room_on_the_floor_line_goes_into_the_lid() {
    check(
        "turn 0; factories bb yyyy; 0.floor kkkkkkk",
        "0bf",
        "0.floor kkkkkkk; lid bb",
    );
    check(
        "turn 0; factories bbbb yyyy; 0.floor kkkkk",
        "0b0",
        "0.floor kkkkkbb; lid b",
    );
    let last = "turn 0; factories bb; 0.score 20; 0.floor kkkkkkk";
    check(last, "0bf", "0.score 6; n_lid 9");
}

/// AZ-4.8
#[test]
fn the_offer_ends_with_the_last_tile() {
    check("turn 0; factories bbyy", "0b1", "turn 1; centre yy");
    check(
        "turn 0; factories bbyy",
        "0b1 cy1",
        "turn *; deal 0; round 2",
    );
}
