//! The fourth disc: KA-5.7 to KA-5.9, and the rulebook's long example.

use super::scene::{Scene, check, check_refused};

/// KA-5.7, KA-6.3 (K-T15), the rulebook's example
#[test]
fn the_fourth_disc_takes_the_next_seat() {
    let given = "turn 1; council 12; street l 012";
    let skips = "skip:wood skip:contribute skip:wood skip:contribute";
    let mut scene = Scene::given(given);
    scene.play(&format!("place:l wood contribute:wood-maria {skips}"));
    scene.expect("council 120............; scored 3; street-l 121; 0.coloured 11");
    scene.expect("turn 2; phase place");
}

/// KA-5.7, KA-5.8, KA-6.1, KA-6.4 (K-T14), the rulebook's long example
#[test]
fn the_long_example() {
    let mut scene = Scene::given(
        "council 0; street a w21
        0.cloth 1 1; 0.goods 0 0 2; 0.ships 2; 0.hand artwork wood; 0.placed lisbon 1
        1.cloth 0; 1.ships 2; 1.goods 0 1 1; 1.hand build; 1.houses troyes; 1.placed lisbon 2
        2.placed lisbon 1",
    );
    scene.play("place:a artwork:croce play:artwork:croce ship:l done");
    scene.expect("0.goods 0 0 0; 0.cloth 0 1; 0.hand wood; 0.placed lisbon 2 croce-art 2; turn 1");
    scene.play("artwork:miniato draw:ship card:wood play:wood");
    scene.expect("1.goods 1 1 0");
    scene.play("play:build:workshop");
    scene.expect("1.goods 0 0 0; 1.cloth 0 0; 1.hand ; 1.placed lisbon 2 miniato-art 1; turn 2");
    scene.expect("0.coloured 10; 0.white 3");
    scene.play("draw:artwork card:ship draw:ship card:weave done");
    scene.expect("2.n_hand 2; 0.coloured 9; 0.white 4; street-a 210");
    scene.expect("council 00.............; scored 2; scores 3 2 1; given Some([3, 2, 1]); turn 1; phase place");
}

/// KA-5.8 (K-T26)
#[test]
fn without_a_coloured_disc_in_reserve_one_comes_from_another_street() {
    let given = "street l w12; street e 102; street b 00; 0.coloured 0";
    let skips = "skip:wood skip:contribute skip:wood skip:contribute";
    let twice = "contribute:wood-maria contribute:wood-maria";
    let turn = format!("white:l wood wood {twice} {skips}");
    check(
        given,
        &turn,
        "phase promote; turn 0; legal promote:b0 promote:b1 promote:e1",
    );
    let then = "street-e 12w; street-l 12w; council 0..............; scored 1; turn 1; 0.white 2";
    check(given, &format!("{turn} promote:e1"), then);
    check(given, &format!("{turn} promote:b0"), "street-b 0w");
    check_refused(given, &turn, "0 promote:e0", "KA-5.8");
    check_refused(given, &turn, "0 place:a", "KA-5.8");
}

/// KA-5.8 (K-15): from the same street only when there is no other
#[test]
fn only_then_a_disc_of_the_same_street_goes() {
    let skips = "skip:wood skip:contribute skip:wood skip:contribute";
    let twice = "contribute:wood-maria contribute:wood-maria";
    let turn = format!("white:l wood wood {twice} {skips}");
    let here = "street l w01; 0.coloured 0";
    check(here, &turn, "legal promote:l0");
    check(
        here,
        &format!("{turn} promote:l0"),
        "street-l 1ww; council 0..............",
    );
    let elsewhere = "street l w01; street e 0; 0.coloured 0";
    check_refused(elsewhere, &turn, "0 promote:l0", "KA-5.8");
}

/// KA-5.9 (K-15)
#[test]
fn without_any_disc_the_tile_is_scored_without_a_seat() {
    let skips = "skip:wood skip:contribute skip:wood skip:contribute";
    let twice = "contribute:wood-maria contribute:wood-maria";
    let turn = format!("white:l wood wood {twice} {skips}");
    let given = "street l w12; 0.coloured 0; 1.placed barcelona 1";
    let then = "council ...............; scored 1; scores 0 3 0; gone [12, 0, 0, 0, 0, 1]; turn 1";
    check(given, &turn, then);
    // The next seat is on the next tile.
    let next = format!("{turn} place:l wood contribute:wood-maria skip:wood skip:contribute");
    check(given, &next, "council .1.............; scored 2");
}
