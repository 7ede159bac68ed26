//! A turn: discs, towers and who acts: KA-3.

use super::scene::{check, check_refused};

/// KA-3.1, KA-3.5, KA-3.10 (K-T0), the rulebook's example: seat 0 is Eszter, 1 Evi, 2 Benedek
#[test]
fn a_tower_acts_from_the_top() {
    let tower = "street l 21";
    let scene = check(tower, "place:l", "street-l 210; turn 0; pending [1, 1]");
    assert_eq!(
        scene.legal(),
        ["wood", "draw:contribute", "skip:contribute"]
    );
    check(tower, "place:l wood contribute:wood-maria", "turn 1");
    let both = "place:l wood contribute:wood-maria wood contribute:wood-croce";
    check(tower, both, "turn 2; phase act");
    let all = format!("{both} wood contribute:wood-croce");
    check(tower, &all, "turn 1; phase place; scored 0; street-l 210");
    check_refused(tower, "", "1 place:l", "KA-3.10");
    check_refused(tower, "", "0 wood", "KA-3.1");
}

/// KA-3.2
#[test]
fn a_disc_comes_from_the_reserve() {
    check("", "place:l", "0.coloured 11; 0.white 3");
    check("", "white:l", "0.coloured 12; 0.white 2");
    check_refused("0.coloured 0", "", "0 place:l", "KA-3.2");
    check_refused("0.white 0", "", "0 white:l", "KA-3.2");
}

/// KA-3.5 (K-T10), the rulebook's example
#[test]
fn a_white_disc_does_both_actions_twice_in_any_order() {
    let then = "0.goods 0 0 0; 0.placed miniato-wood 2; turn 1; street-l w";
    let wwcc = "white:l wood wood contribute:wood-miniato contribute:wood-miniato";
    check("", wwcc, then);
    let wcwc = "white:l wood contribute:wood-miniato wood contribute:wood-miniato";
    check("", wcwc, then);
    check_refused("", "white:l wood wood", "0 wood", "KA-3.6");
}

/// KA-3.5 (K-T24)
#[test]
fn a_white_disc_below_does_nothing() {
    let red = "place:l wood contribute:wood-maria";
    check("street l 2w", red, "turn 2; phase act; street-l 2w0");
}

/// KA-3.5 (K-T25, K-10)
#[test]
fn the_fourth_disc_never_acts() {
    let given = "street l 12w";
    let red = "place:l wood contribute:wood-maria";
    check(given, red, "turn 2; phase act; street-l 12w0");
    let blue = format!("{red} wood contribute:wood-maria");
    check(
        given,
        &blue,
        "turn 1; phase place; street-l 2w0; council 1..............",
    );
}

/// KA-3.5 (K-11): the active player's own lower disc acts again, and owes nothing
#[test]
fn an_own_disc_below_acts_again() {
    let given = "street l 0; 0.hand ship";
    let again = "place:l wood contribute:wood-maria done";
    check(given, again, "turn 0; phase act; pending [1, 1]");
    check(
        given,
        &format!("{again} skip:wood draw:contribute card:ship"),
        "0.n_hand 2; turn 0",
    );
}

/// KA-3.6, KA-3.8
#[test]
fn each_action_is_done_or_left_out() {
    check(
        "",
        "place:l wood skip:contribute",
        "turn 1; 0.goods 1 0 0; 0.n_hand 0",
    );
    check_refused("", "place:l wood", "0 wood", "KA-3.6");
    check_refused("", "place:l", "0 brick", "KA-3.6");
    check_refused("", "place:l", "0 skip:brick", "KA-3.6");
    check_refused("", "place:l", "0 draw:brick", "KA-3.6");
    check_refused("", "place:l", "0 place:a", "KA-3.6");
    // An action that is impossible may be left out without a card.
    check("", "place:l skip:contribute wood", "turn 1; 0.n_hand 0");
}

/// KA-3.9
#[test]
fn who_has_cards_says_when_it_is_done() {
    let given = "0.hand ship";
    check(
        given,
        "place:l wood contribute:wood-maria",
        "turn 0; legal done",
    );
    check(given, "place:l wood contribute:wood-maria done", "turn 1");
    check_refused(given, "place:l wood", "0 done", "KA-3.9");
    // Without cards it ends by itself, and a card just drawn may still be played.
    check("", "place:l wood skip:contribute", "turn 1");
    let drawn = "place:l wood contribute:wood-maria";
    check(
        "street l 1",
        &format!("{drawn} draw:contribute card:brick wood"),
        "turn 1; legal \
        play:brick done",
    );
}
