//! Points and ties: KA-6, KA-7.4.

use super::super::material::{Site, Tile};
use super::scene::Scene;

/// Expects these points by seat for a tile.
#[track_caller]
fn check_tile(given: &str, tile: &str, expected: &[u8]) {
    let points = Scene::given(given)
        .game
        .points_for_tile(Tile::from_name(tile).unwrap());
    assert_eq!(points.by_seat(), expected, "{given}");
}

/// Expects these points by seat for a final scoring card.
#[track_caller]
fn check_card(given: &str, card: &str, expected: &[u8]) {
    let points = Scene::given(given)
        .game
        .points_for_card(Site::from_name(card).unwrap());
    assert_eq!(points.by_seat(), expected, "{given}");
}

/// The three players with these counts in London.
fn london(counts: [u8; 3]) -> String {
    let [a, b, c] = counts;
    format!("0.placed london {a}; 1.placed london {b}; 2.placed london {c}")
}

/// KA-6.1 (K-T19, K-T20)
#[test]
fn three_two_and_one_point() {
    check_tile(&london([1, 3, 2]), "london", &[1, 3, 2]);
    check_tile(&london([1, 0, 0]), "london", &[3, 0, 0]);
    check_tile(&london([0, 0, 0]), "london", &[0, 0, 0]);
    let four =
        "seats 4; 0.placed london 1; 1.placed london 2; 2.placed london 3; 3.placed london 4";
    check_tile(four, "london", &[0, 1, 2, 3]);
}

/// KA-6.2
#[test]
fn every_tile_counts_its_own_cubes() {
    let cities = "0.placed barcelona 1 lisbon 2 london 4; 1.placed troyes 1 bruges 2 hamburg 4";
    check_tile(cities, "lisbon", &[3, 0, 0]);
    check_tile(cities, "ports", &[3, 0, 0]);
    check_tile(cities, "trades", &[0, 3, 0]);
    let church =
        "0.placed maria-wood 1 maria-art 1; 1.placed maria-marble 1; 2.placed croce-wood 4";
    check_tile(church, "maria", &[3, 2, 0]);
    check_tile(church, "croce", &[0, 0, 3]);
    check_tile(church, "wood", &[2, 0, 3]);
    check_tile(church, "marble", &[0, 3, 0]);
    check_tile(church, "brick", &[0, 0, 0]);
    let art = "0.placed maria-art 1 croce-art 1; 1.placed palazzo-art 3; 2.placed croce-marble 3";
    check_tile(art, "artwork", &[2, 3, 0]);
}

/// KA-6.4 (K-T16), the rulebook's example: 0 is blue, 1 red, 2 yellow, 3 green
#[test]
fn seats_and_artworks_of_the_council_break_ties() {
    let given = "seats 4; council 12013201
        0.placed london 1; 1.placed london 1 palazzo-art 1; 2.placed london 1; 3.placed london 1";
    check_tile(given, "london", &[1, 3, 2, 0]);
}

/// KA-6.4 (K-T21)
#[test]
fn with_equal_sums_more_seats_win() {
    let given = "council 0; 0.placed london 1; 1.placed london 1 palazzo-art 1; 2.placed london 1";
    check_tile(given, "london", &[3, 2, 1]);
}

/// KA-6.4: who reached the number of seats earlier, whoever had the first seat
#[test]
fn with_equal_seats_the_earlier_last_one_wins() {
    check_tile(
        &format!("council 0110; {}", london([1, 1, 0])),
        "london",
        &[2, 3, 0],
    );
    check_tile(
        &format!("council 0101; {}", london([1, 1, 0])),
        "london",
        &[3, 2, 0],
    );
    check_tile(
        &format!("council 10; {}", london([1, 1, 0])),
        "london",
        &[2, 3, 0],
    );
}

/// KA-6.4 (K-T18, K-13): the first artwork at the Palazzo Vecchio, not elsewhere
#[test]
fn without_seats_the_earlier_artwork_of_the_council_wins() {
    let given =
        "1.placed london 2 palazzo-art 1; 0.placed london 2 palazzo-art 1; 2.placed london 1";
    check_tile(given, "london", &[2, 3, 1]);
    let elsewhere = "1.placed london 2 maria-art 1; 0.placed london 2; 2.placed london 1";
    check_tile(elsewhere, "london", &[2, 2, 1]);
}

/// KA-6.5 (K-T17, K-T20, K-14)
#[test]
fn who_is_still_equal_shares_the_places() {
    check_tile(&london([2, 2, 1]), "london", &[2, 2, 1]);
    check_tile(&london([1, 1, 1]), "london", &[2, 2, 2]);
    check_tile(&london([3, 2, 2]), "london", &[3, 1, 1]);
    let four =
        "seats 4; 0.placed london 1; 1.placed london 1; 2.placed london 1; 3.placed london 1";
    check_tile(four, "london", &[1, 1, 1, 1]);
}

/// KA-7.4 (K-T22, K-16)
#[test]
fn final_scoring_cards_bring_five_three_and_one() {
    check_card(&london([3, 2, 1]), "london", &[5, 3, 1]);
    check_card(&london([2, 2, 1]), "london", &[4, 4, 1]);
    check_card(&london([3, 2, 2]), "london", &[5, 2, 2]);
    check_card(&london([1, 0, 0]), "london", &[5, 0, 0]);
    let council = "council 001; 1.placed palazzo-art 2";
    check_card(council, "palazzo", &[3, 5, 0]);
    check_card(
        "0.placed maria-wood 1 maria-art 1; 1.placed maria-brick 1",
        "maria",
        &[5, 3, 0],
    );
}
