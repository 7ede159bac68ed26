//! The command as a person or a program runs it.

mod table;
mod verify;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tessera_engine::GameName;

const TESSERA: &str = env!("CARGO_BIN_EXE_tessera");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs the command with this standard input.
fn tessera(args: &[&str], input: &str) -> Output {
    tessera_in(None, args, input)
}

/// The same with this locale in the environment; none speaks English.
fn tessera_in(locale: Option<&str>, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(TESSERA)
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .envs(locale.map(|locale| ("LANG", locale)))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // The command may end before it has read everything: that is no error of ours.
    let _ = child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(input.as_bytes());
    child.wait_with_output().expect("the command ends")
}

fn stdout(args: &[&str], input: &str) -> String {
    let output = tessera(args, input);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {told}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[track_caller]
fn check_fails(args: &[&str], input: &str, expected: &str) {
    let output = tessera(args, input);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success(), "{args:?} succeeds");
    assert!(told.contains(expected), "{args:?}: {told}");
    assert!(!told.contains("panicked"), "{args:?}: {told}");
}

fn json_lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect()
}

#[test]
fn help_has_examples() {
    for args in [
        &["--help"][..],
        &["play", "--help"],
        &["replay", "--help"],
        &["verify", "--help"],
        &["perft", "--help"],
        &["bench", "--help"],
        &["arena", "--help"],
        &["referee", "--help"],
    ] {
        let help = stdout(args, "");
        assert!(help.contains("Example"), "{args:?}: {help}");
    }
}

/// The fields that the benchmark pages of others read.
#[test]
fn bench_prints_a_line_for_each_seat_count() {
    let lines = json_lines(&stdout(
        &["bench", "--games", "200", "--seed", "3", "--json"],
        "",
    ));
    let seats_of = |game: &str| -> Vec<u64> {
        let lines = lines.iter().filter(|line| line["game"] == game);
        let seats = lines.map(|line| line["seats"].as_u64());
        seats.map(|seats| seats.expect("a number")).collect()
    };
    for game in ["azul", "calcada", "piazza"] {
        assert_eq!(seats_of(game), [2, 3, 4], "{game}");
    }
    assert_eq!(seats_of("calimala"), [3, 4, 5]);
    for line in &lines {
        assert_eq!(line["games"], 200);
        if line["game"] == "azul" {
            let setup = line["setup"].as_str();
            assert!(setup.is_some_and(|setup| setup.contains("wall=coloured")));
        }
        for field in [
            "games_per_cpu_s",
            "actions_per_cpu_s",
            "ns_per_action",
            "decisions_per_game",
            "chance_per_game",
            "legal_per_decision",
        ] {
            assert!(
                line[field].as_f64().is_some_and(|number| number > 0.0),
                "{field}: {line}"
            );
        }
    }
    let again = json_lines(&stdout(
        &[
            "bench", "azul", "--seats", "4", "--games", "200", "--seed", "3", "--json",
        ],
        "",
    ));
    assert_eq!(
        again[0]["decisions_per_game"], lines[2]["decisions_per_game"],
        "the seed decides the games"
    );
}

#[test]
fn perft_counts() {
    let text = stdout(
        &[
            "perft", "azul", "--seats", "2", "--depth", "2", "--json", "--divide",
        ],
        "",
    );
    let lines = json_lines(&text);
    assert_eq!(lines[0]["nodes"].as_u64(), Some(lines.len() as u64 - 2));
    let divided: u64 = lines[2..]
        .iter()
        .map(|line| line["nodes"].as_u64().expect("a number"))
        .sum();
    assert_eq!(lines[1]["nodes"].as_u64(), Some(divided));
    let grey = stdout(
        &["perft", "azul", "--depth", "1", "--seed", "5", "wall=grey"],
        "",
    );
    assert!(
        grey.starts_with("azul seats=2 wall=grey\ndepth 1: "),
        "{grey}"
    );
}

#[test]
fn a_board_of_calcada_is_read_from_a_file() {
    let file = root().join("examples/board.toml");
    let option = format!("board=@{}", file.display());
    let text = stdout(
        &["perft", "calcada", "--depth", "1", "--seats", "3", &option],
        "",
    );
    let setup = "calcada seats=3 board=own numbers=1234534512234515123445123 districts=AABBB";
    assert!(text.starts_with(setup), "{text}");
    let bench = ["bench", "calcada", "--games", "1", "--json", &option];
    assert_eq!(json_lines(&stdout(&bench, "")).len(), 3);
    check_fails(&["play", "azul", &option], "", "the options of azul are");
    check_fails(&["play", "calcada", "board=@/nowhere"], "", "/nowhere: ");
    let cargo = format!("board=@{}", root().join("Cargo.toml").display());
    check_fails(&["play", "calcada", &cargo], "", "unknown field `");
    let zeros = if cfg!(unix) {
        "board=@/dev/zero"
    } else {
        "board=@/nowhere"
    };
    check_fails(
        &["play", "calcada", zeros],
        "",
        zeros.trim_start_matches("board=@"),
    );
}

/// The conversation in docs/referee.md is what the referee says.
#[test]
fn the_referee_talks_as_documented() {
    let page = std::fs::read_to_string(root().join("docs/referee.md")).expect("the page");
    let block = page.split("```referee\n").nth(1).expect("a conversation");
    let block = block.split("```").next().expect("its end");
    let part = |mark: &str| -> Vec<&str> {
        block
            .lines()
            .filter_map(|line| line.strip_prefix(mark))
            .collect()
    };
    let (commands, expected) = (part("> "), part("< "));
    let answers = stdout(&["referee"], &(commands.join("\n") + "\n"));
    assert_eq!(answers.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn the_example_client_plays_a_game() {
    let example = root().join("examples/referee.py");
    let output = Command::new("python3")
        .arg(example)
        .arg(TESSERA)
        .output()
        .expect("python3");
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success() && told.starts_with("scores ["),
        "{told}"
    );
}

#[test]
fn bad_input_is_told_and_nothing_panics() {
    check_fails(
        &["play", "chess"],
        "",
        "the games are: azul, calcada, piazza, calimala",
    );
    check_fails(&["play", "azul", "--seats", "9"], "", "seats is 2, 3 or 4");
    check_fails(
        &["play", "azul", "wall"],
        "",
        "an option is written name=value",
    );
    check_fails(
        &["play", "azul", "wall=blue"],
        "",
        "wall is coloured or grey",
    );
    check_fails(&["play", "azul", "--players", "human"], "", "2 seats");
    check_fails(
        &["play", "--resume", "/nowhere/game.record"],
        "",
        "/nowhere/game.record",
    );
    check_fails(
        &["replay", "/nowhere/game.record"],
        "",
        "/nowhere/game.record",
    );
    check_fails(&["replay", "-"], "azul/1 seats=2\n* start7\n", "line 2");
    check_fails(&["replay", "-"], &"x".repeat(2 << 20), "1048576 bytes");
    check_fails(
        &["replay", "-", "--at", "5"],
        "azul/1 seats=2\n* start0\n",
        "1 entries",
    );
    check_fails(&["perft", "azul", "--depth", "0"], "", "0 is not in 1..=20");
    check_fails(
        &["perft", "azul", "--depth", "1", "--record", "/nowhere"],
        "",
        "/nowhere",
    );
    check_fails(
        &["bench", "azul", "--seconds", "NaN"],
        "",
        "seconds are a number",
    );
    check_fails(&["bench", "azul", "--games", "0"], "", "0 is not in 1..");
    check_fails(&["nonsense"], "", "unrecognized subcommand");
    for command in [&["play"][..], &["replay", "-"]] {
        let args = [command, &["--language", "pt"]].concat();
        check_fails(&args, "", "the languages are: en, de, fr, hu");
    }
}

#[test]
fn a_position_is_drawn() {
    let folder = std::env::temp_dir().join(format!("tessera-render-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str| folder.join(name).display().to_string();
    let (svg, png) = (file("a.svg"), file("a.png"));
    for game in GameName::ALL.map(GameName::as_str) {
        stdout(&["render", game, "--svg", &svg, "--png", &png], "");
        let drawn = std::fs::read_to_string(&svg).expect("a file");
        assert!(
            drawn.starts_with("<svg ") && drawn.contains("<use href=\"#s"),
            "{game}"
        );
        let bytes = std::fs::read(&png).expect("a file");
        assert_eq!(bytes[..8], *b"\x89PNG\r\n\x1a\n", "{game}");
        assert_eq!(
            bytes[16..24],
            [1200_u32, 630].map(u32::to_be_bytes).concat()
        );
    }
    let record = "azul/1 seats=2\n* start0\n";
    let output = tessera(&["render", "-", "--move", "9", "--svg", &svg], record);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        !output.status.success() && told.contains("no move 9"),
        "{told}"
    );
    assert!(!tessera(&["render", "azul"], "").status.success());
    std::fs::remove_dir_all(&folder).expect("our folder");
}
