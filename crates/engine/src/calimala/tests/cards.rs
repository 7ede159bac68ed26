//! Action cards: KA-5.1 to KA-5.6.

use super::super::Event;
use super::scene::{Scene, check, check_refused};
use crate::Seat;

/// KA-5.1 (K-T11), the rulebook's example: Evi draws for the contribution before she takes wood
#[test]
fn the_owner_chooses_the_order_to_get_a_card() {
    let given = "street l 1";
    let eszter = "place:l wood contribute:wood-maria";
    let evi = format!("{eszter} draw:contribute card:ship wood");
    check(given, &evi, "1.n_hand 1; 1.goods 1 0 0; turn 1; legal done");
}

/// KA-5.1 (K-T12), the rulebook's example
#[test]
fn a_card_comes_instead_of_an_impossible_action() {
    check(
        "",
        "place:g draw:artwork card:ship brick",
        "0.hand ship; 0.goods 0 1 0",
    );
    check_refused("0.goods 0 0 1", "place:g", "0 draw:artwork", "KA-5.1");
    // What cards in hand could enable does not count.
    check(
        "0.hand marble",
        "place:g draw:artwork card:ship",
        "0.hand marble ship",
    );
    check_refused("", "place:g draw:artwork", "0 brick", "KA-2.3");
}

/// KA-5.1, KA-5.3 (K-T13), the rulebook's example
#[test]
fn cards_help_before_between_and_after_the_actions() {
    let given = "street h 01
        0.goods 1 0 0; 0.ships 1; 0.cloth 1 1; 0.hand wood
        1.goods 1 1 0";
    let mut scene = Scene::given(given);
    scene.play("place:h play:wood");
    scene.expect("0.goods 2 0 0; 0.hand ");
    scene.play("build:ship ship:ll");
    scene.expect("0.goods 0 0 0; 0.ships 2; 0.placed lisbon 2; turn 1");
    scene.play("build:workshop draw:ship card:marble done");
    scene.expect("1.goods 0 0 0; 1.cloth 0 0; 1.hand marble; turn 0");
    scene.play("draw:build card:weave play:weave");
    scene.expect("0.cloth 1 1");
    scene.play("ship:bo");
    scene.expect("0.placed barcelona 1 lisbon 2 london 1; street-h 010; scored 0");
    scene.expect("turn 1; phase place");
}

/// KA-5.1 (K-12, K-20): a white disc brings a card for each action that is impossible
#[test]
fn a_white_disc_may_bring_three_cards() {
    let draws = "artwork:croce draw:artwork card:ship draw:ship card:ship draw:ship card:ship";
    check(
        "0.goods 0 0 1",
        &format!("white:a {draws}"),
        "0.n_hand 3; legal done",
    );
}

/// KA-5.2
#[test]
fn what_is_done_in_part_brings_no_card() {
    let given = "0.cloth 2; 0.ships 2; 0.goods 0 0 1";
    check_refused(given, "place:a ship:b", "0 draw:ship", "KA-3.6");
    check(given, "place:a ship:b skip:artwork", "0.n_hand 0; turn 1");
}

/// KA-5.3
#[test]
fn a_card_must_be_playable_and_in_hand() {
    check_refused("0.hand wood", "place:l", "0 play:brick", "KA-5.3");
    check_refused("0.hand ship", "place:l", "0 play:ship:b", "KA-4.7");
    check_refused("0.hand wood", "", "0 play:wood", "KA-3.1");
    let cards = "0.hand wood brick wood";
    check(
        cards,
        "place:l play:wood wood play:brick contribute:brick-maria play:wood",
        "0.goods 3 0 0; 0.hand ; turn 1",
    );
}

/// KA-5.4
#[test]
fn a_played_card_lies_open_and_brings_no_other() {
    let scene = check(
        "0.hand wood brick",
        "place:l play:wood",
        "discard wood; 0.hand brick",
    );
    let drawn = |event: &&Event| matches!(event, Event::Drew { .. });
    assert_eq!(scene.events.iter().filter(drawn).count(), 0);
    check_refused(
        "0.hand brick; 0.goods 0 4 0",
        "place:l",
        "0 play:brick",
        "KA-4.1",
    );
}

/// KA-5.5
#[test]
fn after_the_last_card_the_discard_pile_becomes_the_deck() {
    let scene = check(
        "deck wood",
        "place:l draw:contribute card:wood",
        "n_discard 0; n_deck 44",
    );
    let reshuffled = Event::Reshuffled { n_cards: 44 };
    assert!(scene.events.contains(&reshuffled));
    let two = "deck wood brick";
    check(
        two,
        "place:l draw:contribute card:wood",
        "n_discard 43; n_deck 1",
    );
    check_refused(two, "place:l draw:contribute", "* card:ship", "KA-5.1");
}

/// KA-5.6 (K-18)
#[test]
fn an_empty_deck_is_filled_first_and_may_stay_empty() {
    check(
        "deck",
        "place:l draw:contribute",
        "n_deck 45; n_discard 0; phase card",
    );
    let names = super::super::material::Act::ALL.map(|act| format!("{act} ").repeat(5));
    let all = format!("1.hand {}", names.concat());
    let scene = check(
        &all,
        "place:l draw:contribute",
        "0.n_hand 0; phase act; turn 0",
    );
    let seat = Seat::new(0);
    assert!(scene.events.contains(&Event::NoCard { seat }));
    check(&all, "place:l draw:contribute wood", "turn 1");
}
