//! Known positions of Azul in words.

use tessera_engine::azul::{Azul, View};
use tessera_engine::{Game, Seat, Table, Turn, Viewer};

use super::effect::forecast;
use crate::{Choices, Language, Pov, Show, Sitter, Then, Words};

/// Two players; the first factory has two blue and two yellow tiles.
const DEALT: &str = "azul/1 seats=2 wall=coloured\n* start0\n* deal0:bbyy\n* deal1:rrkk\n\
    * deal2:wwbb\n* deal3:yrkw\n* deal4:bbbw\n";

fn sitters() -> Vec<Sitter> {
    ["Ana", "Béla"]
        .map(|name| Sitter {
            name: name.to_owned(),
            level: None,
            is_here: true,
            ..Sitter::default()
        })
        .to_vec()
}

fn see<T>(record: &str, look: impl FnOnce(&Table<Azul>, &Pov<'_, Azul>) -> T) -> T {
    let table = Table::<Azul>::load(record).expect("a record");
    let seat = match table.position().turn() {
        Turn::Decision(seat) => seat,
        other => panic!("{other:?}"),
    };
    let view = table.position().view(Viewer::Seat(seat));
    let sitters = sitters();
    let pov = Pov {
        view: &view,
        words: Words::of(Language::English),
        sitters: &sitters,
        hero: seat,
        is_own: true,
        choices: None,
        last: &[],
    };
    look(&table, &pov)
}

fn choices(record: &str) -> Choices {
    see(record, |table, pov| {
        let mut actions = Vec::new();
        table.position().legal_actions(&mut actions);
        Azul::choices(pov, &actions)
    })
}

/// The label, flag and confirming words of a path.
fn check(record: &str, path: [&str; 2], label: &str, flag: &str, confirm: &str) {
    let choices = choices(record);
    let first = choices.get(path[0]).expect("a heap");
    let Then::Ask(next) = &first.then else {
        panic!("a take has two steps")
    };
    let second = next.get(path[1]).expect("a place");
    assert_eq!(second.label, label);
    assert_eq!(
        second.flag.as_ref().map(|flag| flag.text.as_str()),
        Some(flag)
    );
    let Then::Act { confirm: said, .. } = &second.then else {
        panic!("the second step is the last")
    };
    assert_eq!(said, confirm);
}

#[test]
fn a_take_tells_its_effect() {
    check(
        DEALT,
        ["f0-blue", "line-1"],
        "Line 2: complete, this round +1",
        "+1",
        "Place 2 blue on line 2",
    );
    check(
        DEALT,
        ["f4-blue", "line-0"],
        "Line 1: complete, 2 fall, this round \u{2212}1",
        "\u{2212}1",
        "Place 3 blue on line 1",
    );
    check(
        DEALT,
        ["f4-blue", "floor"],
        "Floor: all 3 tiles fall, 4 points lost",
        "\u{2212}4",
        "Drop 3 blue",
    );
    check(
        DEALT,
        ["f0-blue", "line-3"],
        "Line 4: 2 placed, this round 0",
        "0",
        "Place 2 blue on line 4",
    );
}

#[test]
fn heaps_have_names() {
    let choices = choices(DEALT);
    let label = |spot: &str| choices.get(spot).map(|choice| choice.label.as_str());
    assert_eq!(label("f4-blue"), Some("Take 3 blue tiles from factory 5"));
    assert_eq!(label("f3-red"), Some("Take 1 red tile from factory 4"));
    assert_eq!(label("f3-blue"), None);
}

#[test]
fn the_forecast_tiles_from_top_to_bottom() {
    // The second tile lies below the first on the wall: blue of row 1, white of row 2 in column 1.
    let record = format!("{DEALT}0 0b0\n1 1r1\n0 2w1\n");
    let table = Table::<Azul>::load(&record).expect("a record");
    let view: View = table.position().view(Viewer::Spectator);
    let board = &view.boards[Seat::new(0).index()];
    // One blue fell. Tiles: 1 point, then 2 for the column of two.
    assert_eq!(forecast(board, view.setup.wall), 1 + 2 - 1);
}

#[test]
fn the_log_says_what_was_taken() {
    let lines = |action: &str| {
        see(DEALT, |table, pov| {
            let mut table = table.clone();
            let mut events = Vec::new();
            let actor = table.position().turn().actor().expect("an actor");
            let action = action.parse().expect("an action");
            table.play(actor, action, &mut events).expect("legal");
            let lines = Azul::tell(pov, actor, Some(action), &events);
            lines.into_iter().map(|line| line.text).collect::<Vec<_>>()
        })
    };
    assert_eq!(lines("0b1"), ["2 blue from factory 1 to line 2"]);
    assert_eq!(lines("4b0"), ["3 blue from factory 5 to line 1, 2 fall"]);
    assert_eq!(lines("4bf"), ["3 blue from factory 5 to the floor"]);
}

#[test]
fn every_refusal_has_its_words() {
    let source = include_str!("../../../engine/src/azul/refuse.rs");
    let words = Words::of(Language::English);
    let n_codes = crate::words::refusal_codes(source)
        .inspect(|code| assert!(words.has(&format!("azul-refusal-{code}")), "{code}"))
        .count();
    assert!(n_codes >= 15, "found only {n_codes}");
}
