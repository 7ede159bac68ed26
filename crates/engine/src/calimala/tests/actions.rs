//! The nine actions: KA-4. In the city of a first game street `h` joins ship and build, `l`
//! contribute and wood, `g` artwork and brick, `a` artwork and ship, `e` transport and weave,
//! `f` weave and wood, `i` marble and contribute.

use super::scene::{check, check_refused};

/// KA-4.1 (K-T1), the rulebook's example
#[test]
fn goods_come_into_warehouses_of_four_spaces() {
    check(
        "0.goods 3 0 0; 0.hand wood",
        "place:l wood",
        "0.goods 4 0 0; 0.reserve 36",
    );
    let full = "0.goods 4 0 0; 0.hand wood";
    check_refused(full, "place:l", "0 wood", "KA-4.1");
    check_refused(full, "place:l", "0 play:wood", "KA-4.1");
    check(
        full,
        "place:l draw:wood card:ship",
        "0.goods 4 0 0; 0.n_hand 2",
    );
    check("0.goods 0 3 0", "place:g brick", "0.goods 0 4 0");
    check("0.goods 0 0 3", "place:i marble", "0.goods 0 0 4");
}

/// KA-4.2 (K-T2), the rulebook's example
#[test]
fn a_ship_costs_two_wood() {
    check(
        "0.goods 2 0 0",
        "place:h build:ship",
        "0.goods 0 0 0; 0.ships 1; 0.reserve 40",
    );
    check_refused("0.goods 1 2 0", "place:h", "0 build:ship", "KA-4.2");
    check_refused(
        "0.goods 4 1 0; 0.ships 3",
        "place:h",
        "0 build:ship",
        "KA-4.2",
    );
}

/// KA-4.3 (K-T3), the rulebook's example
#[test]
fn a_house_costs_two_brick_and_stands_once_in_a_city() {
    let built = "0.goods 0 2 0; 0.houses hamburg; 0.reserve 38";
    check("0.goods 0 4 0", "place:h build:house-hamburg", built);
    let there = "0.goods 0 2 0; 0.houses hamburg";
    check_refused(there, "place:h", "0 build:house-hamburg", "KA-4.3");
    check(
        there,
        "place:h build:house-bruges",
        "0.houses bruges hamburg",
    );
    check_refused(
        "0.goods 2 1 0",
        "place:h",
        "0 build:house-hamburg",
        "KA-4.3",
    );
    let all = "0.goods 1 2 0; 0.houses troyes bruges hamburg";
    check_refused(all, "place:h", "0 build:house-troyes", "KA-4.3");
}

/// KA-4.4 (K-T4), the rulebook's example
#[test]
fn a_workshop_costs_a_wood_and_a_brick() {
    check(
        "0.goods 1 1 0",
        "place:h build:workshop",
        "0.goods 0 0 0; 0.cloth 0 0; 0.reserve 40",
    );
    check_refused("0.goods 2 0 0", "place:h", "0 build:workshop", "KA-4.4");
    check_refused(
        "0.goods 2 1 0; 0.cloth 0 0 0",
        "place:h",
        "0 build:workshop",
        "KA-4.4",
    );
}

/// KA-4.5 (K-T5), the rulebook's example
#[test]
fn an_artwork_is_a_marble_at_a_building() {
    let then = "0.goods 0 0 1; 0.placed croce-art 1";
    check("0.goods 0 0 2", "place:g artwork:croce", then);
    check(
        "0.goods 0 0 1",
        "place:g artwork:palazzo",
        "0.placed palazzo-art 1",
    );
    check_refused("", "place:g", "0 artwork:croce", "KA-4.5");
    let full = "1.placed croce-art 4; 0.goods 0 0 1";
    check_refused(full, "place:g", "0 artwork:croce", "KA-4.5");
}

/// KA-4.6 (K-T6), the rulebook's example
#[test]
fn weaving_adds_a_cloth_to_each_workshop_with_room() {
    check("0.cloth 0 1", "place:e weave", "0.cloth 1 2; 0.reserve 37");
    check("0.cloth 4 1 0", "place:e weave", "0.cloth 4 2 1");
    let full = "0.cloth 4; 0.houses troyes";
    check_refused(full, "place:e", "0 weave", "KA-4.6");
}

/// KA-4.7 (K-T7), the rulebook's example, and from which workshop cloth leaves
#[test]
fn each_ship_carries_one_cloth_to_a_port() {
    let ready = "0.cloth 1 1; 0.ships 2";
    check(ready, "place:a ship:ll", "0.placed lisbon 2; 0.cloth 0 0");
    check(ready, "place:a ship:bo", "0.placed barcelona 1 london 1");
    check(ready, "place:a ship:b", "0.cloth 0 1");
    check(
        "0.cloth 1 3 3; 0.ships 3",
        "place:a ship:bbb",
        "0.cloth 1 1 2",
    );
    check_refused(ready, "place:a", "0 ship:bbb", "KA-4.7");
    check_refused("0.cloth 1; 0.ships 2", "place:a", "0 ship:bl", "KA-4.7");
    let nearly_full = "1.placed lisbon 11; 0.cloth 2; 0.ships 2";
    check_refused(nearly_full, "place:a", "0 ship:ll", "KA-4.7");
    check(nearly_full, "place:a ship:bl", "");
    check(
        "0.cloth 3; 0.ships 1; 0.goods 0 0 1",
        "place:a",
        "legal \
        artwork:maria artwork:croce artwork:miniato artwork:palazzo ship:b ship:l ship:o \
        skip:artwork skip:ship",
    );
}

/// KA-4.8 (K-T8, K-9), the rulebook's example
#[test]
fn each_house_gets_one_cloth_at_most() {
    let ready = "0.cloth 2; 0.houses hamburg";
    check(
        ready,
        "place:e transport:h",
        "0.placed hamburg 1; 0.cloth 1",
    );
    check_refused(ready, "place:e", "0 transport:t", "KA-4.8");
    let two = "0.cloth 1; 0.houses troyes hamburg";
    check_refused(two, "place:e", "0 transport:th", "KA-4.8");
    check(
        "0.cloth 2; 0.houses troyes hamburg",
        "place:e transport:th",
        "0.cloth 0",
    );
    check(
        "0.cloth 2; 0.houses troyes hamburg",
        "place:e transport:t",
        "0.cloth 1",
    );
    let full = "1.placed hamburg 12; 0.cloth 2; 0.houses hamburg; 0.hand wood";
    check_refused(full, "place:e", "0 transport:h", "KA-4.8");
    check(full, "place:e weave draw:transport card:ship", "0.n_hand 2");
}

/// KA-4.9 (K-T9), the rulebook's example
#[test]
fn a_contribution_goes_into_the_row_of_its_resource() {
    let then = "0.goods 0 1 0; 0.placed croce-wood 1";
    check("0.goods 1 1 0", "place:l contribute:wood-croce", then);
    check_refused("", "place:l", "0 contribute:wood-croce", "KA-4.9");
    let full = "1.placed croce-wood 4; 0.goods 1 0 0";
    check_refused(full, "place:l", "0 contribute:wood-croce", "KA-4.9");
    check(full, "place:l contribute:wood-maria", "");
    let other_row = "1.placed croce-wood 4; 0.goods 0 1 0";
    check(
        other_row,
        "place:l contribute:brick-croce",
        "0.placed croce-brick 1",
    );
}

/// Thirty-nine cubes on the board, with these three more in use.
const ONE_CUBE_LEFT: &str = "0.placed barcelona 12 lisbon 12 london 9 maria-art 5";

/// KA-4.10 (K-8)
#[test]
fn without_cubes_nothing_can_be_taken() {
    let one = format!("{ONE_CUBE_LEFT}; 0.cloth 1 0 0");
    check(&one, "place:f weave", "0.cloth 1 1 0; 0.reserve 0");
    let none = format!("{ONE_CUBE_LEFT}; 0.cloth 1 0; 0.goods 1 0 0");
    check_refused(&none, "place:l", "0 wood", "KA-4.10");
    check(&none, "place:l draw:wood card:ship", "0.n_hand 1");
    check_refused(
        &format!("{none}; 0.ships 1"),
        "place:a",
        "0 weave",
        "KA-3.6",
    );
    let houses = format!("{none}; 0.houses troyes");
    check_refused(&houses, "place:e", "0 weave", "KA-4.10");
}
