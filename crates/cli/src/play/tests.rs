//! Whole sessions: what is typed goes in, what is shown comes out.

mod told;

use std::fs;

use anstream::adapter::strip_str;
use tessera_engine::Entry;
use tessera_engine::azul::{Azul, Setup};
use tessera_engine::calimala::Calimala;
use tessera_engine::piazza::Piazza;

use tessera_search::PlayerSpec;

use super::*;
use crate::draw::{MAX_COLUMNS, visible_width};

#[test]
fn whole_games_reach_their_result() {
    for setup in Azul::setups() {
        let shown = shown(new_game(setup), &"1\n".repeat(1000));
        let n_results = shown.matches("\nThe game is over.\n").count();
        assert_eq!(n_results, 1, "{setup}: {shown}");
        assert!(shown.contains(" wins.") || shown.contains(" share the victory."));
        assert!(shown.contains("To keep a game: tessera play azul --record FILE"));
        for line in shown.lines() {
            // A prompt and the answer to it stand in one line when nobody types Enter.
            let line = line.rsplit(" › ").next().unwrap_or(line);
            assert!(visible_width(line) <= MAX_COLUMNS, "{line}");
        }
    }
}

#[test]
fn several_people_and_nobody_can_play() {
    let people = |numbers: &[u8]| Options {
        players: players(3, numbers),
        ..new_game(setup(3))
    };
    let by_people = shown(people(&[0, 1, 2]), &"1\n".repeat(1000));
    assert!(
        by_people.contains(": 0 Ada, 1 Clyde, 2 Edith."),
        "{by_people}"
    );
    assert!(by_people.contains("\nThe game is over.\n"), "{by_people}");
    assert!(shown(people(&[]), "").contains("\nThe game is over.\n"));
}

#[test]
fn nonsense_changes_nothing() {
    let file = Temporary::new("nonsense");
    let mut input = b"xyzzy\n\n0\n99999999999999999999999\n2b9\ncbf\nw00\n\xff\xfe\n".to_vec();
    input.extend(std::iter::repeat_n(b'1', 10_000_000));
    input
        .extend_from_slice(b"\nsave /\nsave\nundo\nboard\nlegal\nrules\nrecord\nhelp\n?\nundo 3\n");
    input.extend_from_slice("ünïcödé\u{1b}[2J".as_bytes());
    let options = Options {
        record: Some(file.0.clone()),
        ..new_game(setup(2))
    };
    let shown = shown_bytes(options, &input);
    for expected in [
        "“xyzzy” is neither an action nor a command.",
        "You can choose from 1 to ",
        "“2b9” is neither",
        "(AZ-3.",
        "That isn’t UTF-8 text.",
        "A line can have up to 4,096 bytes.",
        "Not saved in /: there’s already something else by that name",
        "There’s nothing to undo.",
        "AZ-4.2    A line that already has tiles",
        "azul/1 seats=2 wall=coloured\n* start",
        "“undo 3” is neither",
        "To carry on: tessera play --resume ",
    ] {
        assert!(shown.contains(expected), "{expected}\n{shown}");
    }
    let saved = Table::<Azul>::load(&file.text()).unwrap();
    let is_chance =
        |entry: &Entry<_>| matches!(entry, Entry::Act { actor, .. } if *actor == Actor::Chance);
    let n_others = saved.log().iter().filter(|entry| !is_chance(entry)).count();
    // The built-in player may have been the first.
    assert!(n_others <= 1, "{}", saved.record());
}

/// What others hold or have chosen is not told while the game runs, but what is the own is.
#[test]
fn secrets_stay_secret() {
    let input = "1\nundo\n1\nrecord\nundo\n".to_owned() + &"1\nrecord\n".repeat(60);
    let shown = shown_of::<Calimala>(&[0], &(input.clone() + "q\n"));
    assert!(shown.contains("Taken back: 0 keep:"), "{shown}");
    check_told(
        &shown,
        &[
            "0 keep:",
            "* deal0:",
            "1 ?",
            "2 ?",
            "* ?",
            "? is something you haven’t seen.",
        ],
        &["1 keep:", "2 keep:", "* deal1:", "* deal2:"],
    );
    // The card that is drawn comes to whoever draws.
    let lines: Vec<&str> = shown.lines().collect();
    let drawn = lines.windows(2).filter(|pair| pair[0].contains(" draw:"));
    let (own, others): (Vec<_>, Vec<_>) = drawn.partition(|pair| pair[0].starts_with("0 "));
    assert!(
        own.iter().any(|pair| pair[1].starts_with("* card:")),
        "{shown}"
    );
    assert!(others.iter().any(|pair| pair[1] == "* ?"), "{shown}");
    assert!(
        !others.iter().any(|pair| pair[1].starts_with("* card:")),
        "{shown}"
    );

    let shown = shown_of::<Piazza>(&[0], "record\n1\nrecord\n1\nrecord\nq\n");
    check_told(&shown, &["* draw0:", "* ?"], &["* draw1:"]);
}

/// A person who takes back another person's secret choice does not learn it.
#[test]
fn secrets_stay_secret_among_people() {
    let shown = shown_of::<Calimala>(&[0, 1, 2], "1\nundo\nq\n");
    check_told(&shown, &["Taken back: 0 ?."], &["0 keep:"]);
}

fn check_told(shown: &str, told: &[&str], secrets: &[&str]) {
    for text in told {
        assert!(shown.contains(text), "{text} is not told\n{shown}");
    }
    for secret in secrets {
        assert!(!shown.contains(secret), "{secret}\n{shown}");
    }
}

fn shown_of<G: Terminal>(people: &[u8], input: &str) -> String {
    let options = Options::<G> {
        table: Table::new(G::setups().swap_remove(0)),
        seed: 2,
        players: players(G::new(&G::setups()[0], G::RULES_VERSION).n_seats(), people),
        record: None,
        language: Language::English,
        shows_chances: false,
        is_live: false,
    };
    let mut output = Vec::new();
    run(options, &mut input.as_bytes(), &mut output).unwrap();
    strip_str(&String::from_utf8(output).unwrap()).to_string()
}

#[test]
fn hints_and_chances_are_given_when_asked_for() {
    let shown = shown(new_game(setup(2)), "hint\nchances\n1\nchances\n1\nq\n");
    assert!(shown.contains("choice "), "{shown}");
    assert!(shown.contains(" %, tried in "), "{shown}");
    // With the hint, when switched on, and before the decision after that.
    let n_lines = shown
        .matches("Chances of winning, as far as 0 Guest can tell: 0 Guest ")
        .count();
    assert_eq!(n_lines, 3, "{shown}");
    assert!(
        shown.contains("The chances are no longer shown."),
        "{shown}"
    );
    let (game, _goodbye) = shown
        .split_once("This game isn’t saved")
        .expect("a goodbye");
    for line in game.lines() {
        let line = line.rsplit(" › ").next().unwrap_or(line);
        assert!(visible_width(line) <= MAX_COLUMNS, "{line}");
    }
}

/// What a hint says follows from what the seat knows; nothing of the thinking of others is shown
/// where they have secrets.
#[test]
fn thinking_is_shown_without_secrets() {
    let options = |is_live| Options::<Piazza> {
        table: Table::new(Piazza::setups().swap_remove(0)),
        seed: 2,
        players: vec![Seated::Human, Seated::Ai("mcts:time=0.5s".parse().unwrap())],
        record: None,
        language: Language::English,
        shows_chances: false,
        is_live,
    };
    let mut output = Vec::new();
    run(options(true), &mut &b"1\n1\n1\nq\n"[..], &mut output).unwrap();
    let live = String::from_utf8(output).unwrap();
    let thoughts: Vec<&str> = live
        .split("\r")
        .filter(|part| part.contains("thinking"))
        .collect();
    assert!(!thoughts.is_empty(), "{live}");
    for thought in thoughts {
        assert!(thought.contains("1 Clyde is thinking: "), "{thought}");
        assert!(!thought.contains("worth"), "{thought}");
    }
}

#[test]
fn the_input_may_end_anywhere() {
    for n_lines in 0..12 {
        let shown = shown(new_game(setup(2)), &"1\n".repeat(n_lines));
        assert!(shown.ends_with("tessera play --resume FILE\n"), "{shown}");
    }
}

#[test]
fn undo_gives_back_the_board() {
    let shown = shown(new_game(setup(2)), "2\nundo\n2\nundo\nundo\nq\n");
    let boards: Vec<&str> = shown
        .split(" › ")
        .map(|part| part.split_once("\n\n").map_or("", |(_, board)| board))
        .collect();
    assert!(boards[0].contains("▸ 0 Guest"), "{shown}");
    assert_ne!(boards[0], boards[1]);
    assert_eq!(boards[0], boards[2]);
    assert_eq!(boards[1], boards[3], "the built-in player replies the same");
    assert_eq!(boards[0], boards[4]);
    assert!(shown.contains("Taken back: 0 "));
    assert!(shown.contains("There’s nothing to undo."));
}

#[test]
fn what_was_revealed_stays() {
    let is_refused = (1..60).any(|n_decisions| {
        let input = "1\n".repeat(n_decisions) + "undo\n";
        shown(new_game(setup(2)), &input).contains("Something has been revealed since then,")
    });
    assert!(is_refused);
}

#[test]
fn a_saved_game_goes_on_as_if_never_left() {
    let (whole, parts) = (Temporary::new("whole"), Temporary::new("parts"));
    let recorded = |file: &Temporary, table| Options {
        table,
        record: Some(file.0.clone()),
        ..new_game(setup(2))
    };
    let fresh = || Table::new(setup(2));
    let shown_whole = shown(recorded(&whole, fresh()), &"1\n".repeat(1000));
    assert!(shown_whole.contains(&format!("tessera replay {}", whole.0.display())));

    shown(recorded(&parts, fresh()), &"1\n".repeat(7));
    let half = Table::load(&parts.text()).unwrap();
    assert_eq!(half.record(), parts.text());
    shown(recorded(&parts, half), &"1\n".repeat(1000));
    assert_eq!(parts.text(), whole.text());
    assert_eq!(
        Table::<Azul>::load(&whole.text()).unwrap().record(),
        whole.text()
    );
}

#[test]
fn only_the_same_game_is_written_over() {
    let (file, copy) = (Temporary::new("mine"), Temporary::new("copy"));
    fs::write(&file.0, "dear diary").unwrap();
    let options = || Options {
        record: Some(file.0.clone()),
        ..new_game(setup(2))
    };
    assert!(run(options(), &mut &b"1\n"[..], &mut Vec::new()).is_err());
    let input = format!("save {}\n1\n", file.0.display());
    assert!(shown(new_game(setup(2)), &input).contains("we left it alone"));
    assert_eq!(file.text(), "dear diary");

    fs::write(&file.0, "").unwrap();
    let input = format!(
        "save {copy}\n1\nsave {copy}\n1\nsave\n",
        copy = copy.0.display()
    );
    let shown = shown(options(), &input);
    assert_eq!(shown.matches("Saved a copy in").count(), 2, "{shown}");
    assert!(file.text().starts_with(&copy.text()) && file.text() > copy.text());
}

#[test]
fn a_copy_becomes_the_record_when_there_is_none() {
    let file = Temporary::new("later");
    let input = format!("1\nsave {}\n1\n", file.0.display());
    let shown = shown(new_game(setup(2)), &input);
    assert!(
        shown.contains("from now on after every decision"),
        "{shown}"
    );
    let saved = Table::<Azul>::load(&file.text()).unwrap();
    let is_mine = |entry: &Entry<_>| matches!(entry, Entry::Act { actor: Actor::Seat(seat), .. } if seat.number() == 0);
    assert_eq!(saved.log().iter().filter(|entry| is_mine(entry)).count(), 2);
}

#[test]
fn trouble_with_saving_does_not_end_the_game() {
    let options = Options {
        record: Some(
            std::env::temp_dir()
                .join("tessera-no-such-folder")
                .join("x"),
        ),
        ..new_game(setup(2))
    };
    let shown = shown(options, &"1\n".repeat(1000));
    assert!(
        shown.contains("Not saved in ") && shown.contains("\nThe game is over.\n"),
        "{shown}"
    );
}

fn setup(seats: u8) -> Setup {
    Setup {
        seats,
        ..Setup::default()
    }
}

fn new_game(setup: Setup) -> Options<Azul> {
    Options {
        table: Table::new(setup),
        seed: 1,
        players: players(setup.seats, &[0]),
        record: None,
        language: Language::English,
        shows_chances: false,
        is_live: false,
    }
}

/// People in these seats, the AI in the others.
fn players(n_seats: u8, people: &[u8]) -> Vec<Seated> {
    let seated = |seat| match people.contains(&seat) {
        true => Seated::Human,
        false => Seated::Ai(PlayerSpec::Level(2)),
    };
    (0..n_seats).map(seated).collect()
}

fn shown(options: Options<Azul>, input: &str) -> String {
    shown_bytes(options, input.as_bytes())
}

fn shown_bytes(options: Options<Azul>, mut input: &[u8]) -> String {
    let mut output = Vec::new();
    run(options, &mut input, &mut output).unwrap();
    strip_str(&String::from_utf8(output).unwrap()).to_string()
}

/// A file that is gone after the test.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str) -> Temporary {
        let name = format!("tessera-{}-{name}", std::process::id());
        Temporary(std::env::temp_dir().join(name))
    }

    fn text(&self) -> String {
        fs::read_to_string(&self.0).unwrap()
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}
