//! The end of the game: CA-7.

use super::super::Event;
use super::super::score::points_for_group;
use super::declare::FULL;
use super::scene::{Scene, check};
use crate::Seat;

/// Black is closed, and blue will be when seat 1 completes district A.
const SECOND_COLOUR: &str = "seats 3; starter 0; declared 1 b1; placed yes; round 9
    1.tiles 01bT; k.row closed; b.row 3; b.open TSC";

/// CA-7.1 (C-T10)
#[test]
fn the_second_closed_colour_ends_the_game_after_the_round() {
    let mut scene = check(SECOND_COLOUR, "T00", "turn 2; round 9; 1.score 4");
    scene.play("d2r T01");
    scene.expect("turn over; round 9; legal ");
    for action in ["2 d2r", "0 d0b", "* up:bT", "* start0"] {
        scene.refuses(action, "CA-7.1");
    }
    // In the last turn of a round the end is there at once.
    check(
        &SECOND_COLOUR.replace("starter 0", "starter 2"),
        "T00",
        "turn over",
    );
    // One closed colour alone does not end it.
    let first = SECOND_COLOUR.replace("k.row closed", "k.row 0");
    check(&first, "T00 d2r T01", "turn 0; round 10");
}

/// CA-7.1, CA-5.3: a third colour may close in the turns that are left.
#[test]
fn further_colours_close_until_the_round_ends() {
    let given = format!("{SECOND_COLOUR}; r.row 3; 2.tiles 00rS; ring - - rrr + - -; 2.bonus 0");
    check(&given, "T00 d2r T01", "turn over; r.row closed; 2.score 4");
}

/// CA-7.2 (C-5)
#[test]
fn a_round_without_a_placement_ends_the_game() {
    let both = format!(
        "turn 0; 0.tiles {FULL}; 0.bonus 0; 1.bonus 4; r.open -; r.unseen -
        b.open -; b.unseen -; y.open -; y.unseen -; g.open -; g.unseen -; k.open -; k.unseen -"
    );
    check(&both, "e0b", "turn 1");
    check(&both, "e0b m1b e1b", "turn over; 1.score 1");
    // A player has placed, so it goes on; but not for ever.
    let one = format!("turn 0; 0.tiles {FULL}; 0.bonus 0; y.open TGR");
    let mut scene = check(&one, "e0b d3y T22", "turn 0; round 2; y.row 0");
    scene.play("e1b");
    scene.expect("turn 1; round 2");
    scene.play("d4y G04");
    scene.expect("turn 0; round 3");
    let other = format!("turn 1; starter 0; placed yes; 1.tiles {FULL}; 1.bonus 0");
    check(&other, "e0b", "turn 0; round 2");
    check(
        &other.replace("placed yes", "placed no"),
        "e0b",
        "turn over",
    );
}

/// CA-7.2 (C-5): every round counts anew. The last tile of all is placed in the first.
#[test]
fn a_placement_counts_for_its_own_round_only() {
    let last_tile = "turn 0; y.open T; y.unseen -; b.open -; b.unseen -; r.open -; r.unseen -
        g.open -; g.unseen -; k.open -; k.unseen -";
    let mut scene = check(
        last_tile,
        "d3y T22 e0b",
        "turn 0; round 2; y.open -; y.row 0",
    );
    scene.play("e1b e1b");
    scene.expect("turn over; round 2");
}

/// CA-7.3 (C-T11)
#[test]
fn groups_of_equal_motifs_score_by_their_size() {
    let points: Vec<u8> = (1..=9).map(points_for_group).collect();
    assert_eq!(points, [0, 1, 3, 5, 8, 11, 14, 18, 18]);
    assert_eq!((points_for_group(0), points_for_group(25)), (0, 18));
}

/// CA-7.3, CA-7.4: motifs in all colours and districts, by sides only, the bonus symbol never;
/// every tile of these boards lies in an incomplete district.
#[test]
fn a_group_hangs_together_by_sides_whatever_its_colours() {
    check_final("", "0 0 1");
    check_final("00bT", "0 1 1");
    check_final("00bT 10yT", "1 2 1");
    check_final("00bT 11yT", "0 2 1");
    check_final("00bB 10yB 20rB", "0 3 1");
    check_final("00bT 10yT 22rT 23gT", "2 4 1");
    // The end of a row is no neighbour of the beginning of the next.
    check_final("04bT 10yT", "0 2 1");
    check_final("00bT 10yS 20rT", "0 3 1");
    // Eight in a ring around a hole.
    check_final("01bT 02rT 03kT 11gT 13kT 21gT 22rT 23kT", "18 8 1");
}

/// Seat 0's points for motifs, incomplete districts and bonus tiles in a game that ends.
#[track_caller]
fn check_final(tiles: &str, expected: &str) {
    let given = format!(
        "turn 1; starter 0; placed no; 0.tiles {tiles}; 1.tiles {FULL}
        b.open -; y.open -; r.open -; g.open -; k.open -; 0.score 10"
    );
    let mut scene = Scene::given(&given);
    scene.play("e0b");
    assert_eq!(final_points(&scene), expected, "{tiles}");
}

fn final_points(scene: &Scene) -> String {
    let points = scene.events.iter().find_map(|event| match *event {
        Event::FinalScore {
            seat,
            motifs,
            incomplete,
            bonus,
            ..
        } => (seat == Seat::new(0)).then(|| format!("{motifs} {incomplete} {bonus}")),
        _ => None,
    });
    points.expect("the game is over")
}

/// CA-7.3, CA-7.4, CA-7.5 (C-T3, C-T4): the rulebook's example, 33 + 17 + 3 + 3 = 56.
#[test]
fn the_final_scoring_of_the_rulebook() {
    let given = "turn 1; starter 0; r.row closed; g.row closed; placed yes
        0.score 33; 0.bonus 7; 1.bonus 1; b.open SCG; k.open TSR; y.open TSC
        0.tiles 01yC 03bT 04bT 11rR 12rT 13bT 14bT 20kG 21kG 23bR 24kC 30kB 31gS 32gS \
        33yG 34kC 40gS 41gS 42yB 43yR 44kC";
    let scene = check(
        given,
        "d0b S00",
        "turn over; 0.score 56; 1.score 1; ranks [1, 2]",
    );
    assert_eq!(final_points(&scene), "17 3 3");
}

/// CA-7.5
#[test]
fn two_bonus_tiles_are_a_point() {
    for (n_tiles, points) in [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (20, 10)] {
        let given = format!("turn 1; placed no; 0.bonus {n_tiles}; 1.bonus 0; 1.tiles {FULL}");
        check(&given, "e0b", &format!("turn over; 0.score {points}"));
    }
}

/// CA-7.6
#[test]
fn most_points_win_and_equals_share() {
    let end = |scores: [u8; 3]| {
        let [first, second, third] = scores;
        format!(
            "seats 3; turn 2; placed no; 2.tiles {FULL}; 2.bonus 0
             0.score {first}; 1.score {second}; 2.score {third}"
        )
    };
    // Two bonus tiles give the first two a point each; the full board of seat 2 scores its motifs.
    let mut scene = Scene::given(&end([30, 30, 0]));
    scene.play("e0b");
    scene.expect("ranks [1, 1, 3]; 0.score 31; 1.score 31");
    check(&end([30, 31, 0]), "e0b", "ranks [2, 1, 3]");
    check(&end([3, 2, 40]), "e0b", "ranks [2, 3, 1]");
}
