//! Wall tiling and the next round: AZ-5, AZ-6.

use super::super::Event;
use super::scene::{Scene, check, check_refused};
use crate::Seat;

/// The last take of a round: seat 1 lets one white tile fall.
const LAST_TAKE: &str = "turn 1; factories w; marker 0";

/// AZ-5.1, AZ-5.2, AZ-5.3 (A-T5), the rulebook's example
#[test]
fn full_lines_send_one_tile_to_the_wall_and_the_rest_into_the_lid() {
    let example = format!("{LAST_TAKE}; 0.lines . rr .kk bbbb ...yy");
    let scene = check(
        &example,
        "0wf",
        "0.wall ...../...r./...../...b./.....; 0.lines . .. .kk .... ...yy; 0.score 2; lid bbbrw",
    );
    let tiled = scene.events.iter().filter_map(|event| match *event {
        Event::Tiled {
            seat,
            row,
            column,
            points,
            ..
        } => Some((seat, row, column, points)),
        _ => None,
    });
    let seat = Seat::new(0);
    assert_eq!(
        tiled.collect::<Vec<_>>(),
        [(seat, 1, 3, 1), (seat, 3, 3, 1)]
    );
}

/// AZ-5.1 (A-10)
#[test]
fn the_order_of_the_players_makes_no_difference() {
    let both = format!("{LAST_TAKE}; 0.lines b; 1.lines k");
    check(
        &both,
        "0wf",
        "0.score 1; 1.score 0; 1.wall ...k./...../...../...../.....",
    );
    check_refused(&format!("wall grey; {both}"), "0 w00", "AZ-3.1");
    let mut grey = Scene::given(&format!("wall grey; {both}"));
    grey.play("0wf");
    grey.expect("turn 0");
    grey.play("w00");
    grey.expect("turn 1");
}

/// One tile is laid beside others: what is on the wall, which line is full, and the points.
#[track_caller]
fn check_points(wall: &str, lines: &str, points: u16) {
    let given = format!("{LAST_TAKE}; 0.wall {wall}; 0.lines {lines}");
    check(&given, "0wf", &format!("0.score {points}"));
}

/// AZ-5.3 (A-T6)
#[test]
fn a_tile_alone_scores_one_point() {
    check_points("...../...../...../...../.....", ". rr", 1);
    check_points("b...w/...../..b../...../y...b", ". rr", 1);
}

/// AZ-5.4 (A-T7, A-T8)
#[test]
fn a_run_scores_its_length() {
    check_points("b.r../...../...../...../.....", "y", 3);
    check_points("..r../..y../...../...../.....", ". .. bbb", 3);
    check_points("b..k./...../...../...../.....", "y", 2);
    check_points("b.rk./...../...../...../.....", "y", 4);
}

/// AZ-5.5 (A-T9)
#[test]
fn a_tile_in_two_runs_scores_both() {
    check_points("...../...r./.wb.r/...b./.....", ". .. yyy", 7);
}

/// AZ-5.6 (A-T13)
#[test]
fn tiles_laid_in_the_same_phase_count() {
    check_points("...../...../...../...../.....", "y bb", 1 + 2);
}

/// AZ-5.7, AZ-1.4 (A-T10), the rulebook's example
#[test]
fn four_tiles_and_the_marker_cost_eight_points() {
    let given = format!("{LAST_TAKE}; 0.score 10; 0.floor mbbkr");
    check(&given, "0wf", "0.score 2; 0.floor -; lid bbrkw");
}

/// AZ-5.8 (A-T11)
#[test]
fn a_score_never_falls_below_zero() {
    let given = format!("{LAST_TAKE}; 0.score 3; 0.floor mbbkr");
    let scene = check(&given, "0wf", "0.score 0");
    let paid = Event::PaidFloor {
        seat: Seat::new(0),
        penalty: 8,
        lost: 3,
    };
    assert!(scene.events.contains(&paid));
    // The points of this phase come first, and the sum is subtracted once.
    check(&format!("{given}; 0.lines b yy"), "0wf", "0.score 0");
    check(
        &format!("{LAST_TAKE}; 0.score 7; 0.floor mbbkr; 0.lines b"),
        "0wf",
        "0.score 0",
    );
    check(
        &format!("{LAST_TAKE}; 0.score 8; 0.floor mbbkr; 0.lines b"),
        "0wf",
        "0.score 1",
    );
}

/// AZ-5.9, AZ-6.1
#[test]
fn the_marker_goes_to_its_taker_who_starts_the_next_round() {
    let given = "seats 3; turn 2; factories w; marker 1; 1.floor mb; 2.floor r";
    let scene = check(
        given,
        "0wf",
        "turn *; starter 1; marker centre; round 2; 1.floor -; lid brw",
    );
    let began = Event::RoundBegan {
        round: 2,
        starter: Seat::new(1),
    };
    assert_eq!(scene.events.last(), Some(&began));
}

/// AZ-6.1 (A-8)
#[test]
fn when_nobody_takes_the_marker_the_same_player_starts_again() {
    let given = "seats 3; starter 2; turn 2; factories bbbb yyyy";
    check(
        given,
        "0b3 1y3",
        "turn *; starter 2; marker centre; round 2",
    );
}

/// AZ-6.2
#[test]
fn every_factory_is_filled_again() {
    let mut scene = check(
        LAST_TAKE,
        "0wf",
        "turn *; deal 0; round 2; factories - - - - -",
    );
    scene.play("deal0:bbbb deal1:bbbb deal2:bbbb deal3:bbbb deal4:bbbb");
    scene.expect("turn 0; factories bbbb bbbb bbbb bbbb bbbb; n_bag 79; n_lid 1");
}

/// AZ-6.3 (A-7, A-T15)
#[test]
fn the_lid_goes_into_the_bag_when_the_bag_is_empty() {
    let lid = "kkkkkkkkkkyyyyyyyyyyrrrrrrrrrrwwwwwwwwwwkkkkkkkkkk";
    let given = format!("deal 0; bag bb; lid {lid}");
    let scene = check(&given, "deal0:bbkk", "n_bag 48; n_lid 0");
    assert!(scene.events.contains(&Event::LidIntoBag { n_tiles: 50 }));
    let all = "deal0:bbkk deal1:kkkk deal2:yyyy deal3:rrrr deal4:wwww";
    check(&given, all, "turn 0; n_bag 32; n_lid 0");
    // What is left in the bag comes out before the lid is used.
    check_refused(&given, "* deal0:bkkk", "AZ-6.3");
    check_refused(&given, "* deal0:bbbk", "AZ-6.3");
    assert!(scene.azul().bag.contains("kkkk".parse().unwrap()));
    let scene = Scene::given(&given);
    assert!(
        scene
            .legal()
            .iter()
            .all(|deal| deal.starts_with("deal0:bb"))
    );
}

/// AZ-6.3 (A-7, A-T21)
#[test]
fn an_empty_bag_waits_for_the_next_draw() {
    let lid = "kkkkkkkkkkkkkkkkkkkkyyyyyyyyyyyyyyyyyyyy";
    let given = format!("deal 0; bag bbbbbbbbbbbbbbbbrrrr; lid {lid}");
    let all = "deal0:bbbb deal1:bbbb deal2:bbbb deal3:bbbb deal4:rrrr";
    check(&given, all, "turn 0; n_bag 0; n_lid 40");
    let next = format!("deal 0; bag -; lid {lid}");
    check(&next, "deal0:yykk", "n_bag 36; n_lid 0");
}

/// AZ-6.4 (A-T16)
#[test]
fn a_round_may_begin_with_too_few_tiles() {
    let given = "deal 0; bag bbk; lid -";
    check(given, "", "legal deal0:bbk");
    check(given, "deal0:bbk", "turn 0; factories bbk - - - -; n_bag 0");
    check(
        "deal 3; bag bb; lid -; factories yyyy yyyy yyyy",
        "deal3:bb",
        "turn 0; factories yyyy yyyy yyyy bb -",
    );
    check(
        "deal 0; bag bb; lid k",
        "deal0:bbk",
        "turn 0; n_bag 0; n_lid 0",
    );
    check_refused(given, "* deal0:bb", "AZ-2.3");
}

/// AZ-6.5 (A-9)
#[test]
fn without_a_tile_to_deal_the_game_ends() {
    let given = "turn 1; factories w; bag -; lid -; marker 0; 0.score 4; 0.wall b..../w..../k..../r..../y....";
    // The last tile stays on a line, so nothing comes back into the lid.
    check(
        given,
        "0w2",
        "turn over; round 1; 0.score 11; 1.score 0; ranks [1, 2]",
    );
    check(given, "0wf", "turn *; round 2");
}
