//! No text makes a parser panic, and what is written reads back.

use proptest::prelude::*;
use tessera_engine::azul::Setup;
use tessera_engine::{
    Actor, Entry, Game, GameName, Header, Seat, Viewer, calcada, laws, load_table, with_game,
};

use crate::players::{Player, whole_game};

/// Text that looks like what the parsers read, so that they get further than the first letter.
fn nearly() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "azul/1",
        "calcada/1",
        "board=own",
        "numbers=",
        "districts=",
        "rows=",
        "1315151232134432455423245",
        "AABCCDDBCCEEBCFEGGHFGGHHF",
        "3-2-1",
        "ring",
        "up:",
        "refresh",
        "d",
        "e",
        "m",
        "T",
        "piazza/1",
        "calimala/1",
        "layout=first",
        "centre=",
        "weave",
        "card",
        "do",
        "keep",
        "seats=2",
        "seats=9",
        "wall=grey",
        "wall=",
        "start",
        "deal",
        "open:",
        "draw",
        "b4:",
        "-6",
        "end",
        "0",
        "1",
        "4",
        "9",
        "c",
        "f",
        "w",
        "b",
        "y",
        "k",
        ":",
        "*",
        " ",
        "\n",
        "undo",
        "#",
        "=",
        "/",
        "é",
        "\u{0}",
        "bbyr",
        "-",
        "\r\n",
    ]);
    prop::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

fn any_or_nearly() -> impl Strategy<Value = String> {
    prop_oneof![any::<String>(), nearly()]
}

/// What reads as an action, a setup or an entry of a game is written so that it reads the same.
fn check_text<G: Game>(text: &str) {
    if let Ok(action) = text.parse::<G::Action>() {
        assert_eq!(action.to_string().parse(), Ok(action), "{}", G::NAME);
    }
    if let Ok(setup) = text.parse::<G::Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup), "{}", G::NAME);
    }
    if let Ok(entry) = text.parse::<Entry<G::Action>>() {
        assert_eq!(entry.to_string().parse(), Ok(entry), "{}", G::NAME);
    }
}

/// A record of a random game.
fn a_record<G: Game>() -> String {
    whole_game::<G>(&G::setups()[0], Player::Random, 1).record()
}

proptest! {
    #[test]
    fn actions_setups_and_entries(text in any_or_nearly()) {
        for name in GameName::ALL {
            with_game!(name, G => check_text::<G>(&text));
        }
        let _ = Header::parse(&text);
    }

    #[test]
    fn actors_seats_viewers_and_names(text in any_or_nearly()) {
        if let Ok(seat) = text.parse::<Seat>() {
            prop_assert_eq!(seat.to_string(), text.clone());
        }
        if let Ok(actor) = text.parse::<Actor>() {
            prop_assert_eq!(actor.to_string(), text.clone());
        }
        if let Ok(viewer) = text.parse::<Viewer>() {
            prop_assert_eq!(viewer.to_string(), text.clone());
        }
        if let Ok(name) = text.parse::<GameName>() {
            prop_assert_eq!(name.to_string(), text);
        }
    }

    /// Nearly all of these are refused; what is not must read back.
    #[test]
    fn boards_of_calcada(numbers in "[1-5]{24,26}", districts in "[A-C]{24,26}", rows in "[0-9-]{0,12}") {
        let text = format!("board=own numbers={numbers} districts={districts} rows={rows}");
        if let Ok(setup) = text.parse::<calcada::Setup>() {
            prop_assert_eq!(setup.to_string().parse(), Ok(setup));
        }
    }

    #[test]
    fn records(text in any_or_nearly()) {
        laws::check_any_record(&text);
        for name in GameName::ALL {
            laws::check_any_record(&format!("{name}/1 seats=3\n{text}"));
        }
    }

    /// A record of a real game with one place changed.
    #[test]
    fn broken_records(at in any::<prop::sample::Index>(), letter in any::<char>(), cut in any::<bool>()) {
        for name in GameName::ALL {
            let text = with_game!(name, G => a_record::<G>());
            let at = at.index(text.len());
            let rest = if cut { "" } else { &text[at + 1..] };
            laws::check_any_record(&format!("{}{letter}{rest}", &text[..at]));
        }
    }

    /// The smoke run of the second fuzz target.
    #[test]
    fn choices(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        laws::check_any_choices(&bytes);
    }
}

#[track_caller]
fn check_error(text: &str, expected: &str) {
    let error = load_table(text).expect_err("not a record");
    assert_eq!(error.to_string(), expected);
}

#[test]
fn errors_name_line_and_reason() {
    let names = GameName::ALL.map(GameName::as_str).join(", ");
    check_error("", "line 1: the record is empty");
    check_error(
        "chess/1",
        &format!(r#"line 1: the games are: {names}; found "chess""#),
    );
    check_error(
        "# a comment\nazul/2 seats=2",
        r#"line 2: this plays azul/1 only, and newer rules need a newer program; found "azul/2""#,
    );
    check_error("azul/1 seats=7", r#"line 1: seats is 2, 3 or 4; found "7""#);
    check_error(
        "azul/1 seats=2\n\n0",
        r#"line 3: a line is an actor, a space and an action; found "0""#,
    );
    check_error(
        "azul/1 seats=2\n* start0\n0 0b0",
        "line 3: Wait until the start player is drawn and the factories are dealt. (AZ-2.3)",
    );
    check_error(
        "azul/1 seats=2\n* start0\n0 undo",
        "line 3: the last action was not this actor's",
    );
    check_error(
        &"#".repeat(tessera_engine::MAX_RECORD_BYTES + 1),
        "line 1: a record has at most 1048576 bytes",
    );
}

#[test]
fn an_option_stands_once() {
    assert!("seats=2 seats=2".parse::<Setup>().is_err());
    assert_eq!("".parse(), Ok(Setup::default()));
    assert_eq!(
        "wall=grey seats=3"
            .parse::<Setup>()
            .map(|setup| setup.to_string()),
        Ok("seats=3 wall=grey".into())
    );
}
