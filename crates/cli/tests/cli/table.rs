//! `tessera play` and `tessera replay`.

use std::path::PathBuf;

use super::{json_lines, root, stdout, tessera_in};

fn a_record() -> PathBuf {
    root().join("crates/engine/tests/data/azul/records/seats2-wallgrey-greedy-1.record")
}

#[test]
fn replay_prints_a_record() {
    let path = a_record();
    let file = path.to_str().expect("a path");
    let lines = json_lines(&stdout(&["replay", file, "--json"], ""));
    assert_eq!(lines[0]["actor"], "*");
    assert_eq!(lines[0]["events"][0]["event"], "round-began");
    assert_eq!(lines.last().map(|line| line["turn"].is_null()), Some(true));
    let record = std::fs::read_to_string(&path).expect("the record");
    let printed = stdout(&["replay", "-", "--print"], &record);
    assert!(
        printed.contains("Ada · 1 red from factory 5 to line 3"),
        "{printed}"
    );
    let at = stdout(&["replay", file, "--at", "20"], "");
    assert!(
        !at.is_empty() && !at.contains('\u{1b}'),
        "no colours in a pipe"
    );
}

#[test]
fn a_game_is_played_saved_and_resumed() {
    let folder = std::env::temp_dir().join(format!("tessera-cli-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("game.record");
    let file = path.to_str().expect("a path");
    stdout(
        &[
            "play", "azul", "--seats", "2", "--seed", "1", "--record", file,
        ],
        "1\n1\nquit\n",
    );
    let saved = std::fs::read_to_string(&path).expect("the record");
    assert!(
        saved.starts_with("azul/1 seats=2 wall=coloured\n* start"),
        "{saved}"
    );
    let played = |text: &str| text.lines().filter(|line| line.starts_with("0 ")).count();
    assert_eq!(played(&saved), 2);
    stdout(&["play", "--resume", file, "--seed", "2"], "1\nquit\n");
    let resumed = std::fs::read_to_string(&path).expect("the record");
    assert!(resumed.starts_with(&saved[..saved.len() / 2]));
    assert_eq!(played(&resumed), 3);
    std::fs::remove_dir_all(folder).expect("the folder goes");
}

#[test]
fn the_bare_command_starts_a_game() {
    let text = stdout(&["play"], "quit\n");
    assert!(text.contains("0b") || text.contains("Factor"), "{text}");
}

/// What was asked for comes first, then what the environment says, then English.
#[test]
fn the_language_is_chosen() {
    check_language(None, &[], "Take all the tiles of one colour.");
    check_language(Some("de_AT.UTF-8"), &[], "Nimm alle Fliesen einer Farbe.");
    check_language(
        Some("pt_PT.UTF-8"),
        &[],
        "Take all the tiles of one colour.",
    );
    let french = ["--language", "fr"];
    check_language(None, &french, "Prends toutes les tuiles d’une couleur.");
    check_language(
        Some("hu_HU"),
        &french,
        "Prends toutes les tuiles d’une couleur.",
    );
    let path = a_record();
    let file = path.to_str().expect("a path");
    let printed = stdout(&["replay", file, "--print", "--language", "hu"], "");
    assert!(printed.contains("Vége a játéknak."), "{printed}");
}

#[track_caller]
fn check_language(locale: Option<&str>, more: &[&str], question: &str) {
    let args = [&["play", "azul", "--seed", "1"], more].concat();
    let output = tessera_in(locale, &args, "quit\n");
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && told.contains(question), "{told}");
}
