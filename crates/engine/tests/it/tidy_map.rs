//! ARCHITECTURE.md and CONTRIBUTING.md name what is there, and two walls that no type can hold.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::tidy::{ROOT, files_below, read};

fn files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    for folder in ["crates", "docs", "examples", "scripts"] {
        files_below(&Path::new(ROOT).join(folder), &mut files);
    }
    files
}

/// The words of a text that look like files: `table/act.rs`, `scripts/test` is not one of them.
fn named_files(text: &str) -> BTreeSet<&str> {
    let is_apart = |letter: char| {
        !(letter.is_ascii_alphanumeric() || matches!(letter, '/' | '.' | '_' | '-' | '<' | '>'))
    };
    let is_file = |word: &&str| {
        let endings = [".rs", ".js", ".css", ".c", ".ftl"];
        endings.iter().any(|ending| word.ends_with(ending)) && !word.contains('<')
    };
    text.split(is_apart).filter(is_file).collect()
}

#[test]
fn every_file_that_the_guides_name_is_there() {
    let all: Vec<String> = files()
        .iter()
        .map(|file| format!("/{}", file.display()))
        .collect();
    for guide in ["ARCHITECTURE.md", "CONTRIBUTING.md"] {
        let text = read(guide);
        let named = named_files(&text);
        assert!(named.len() > 10, "{guide}: {named:?}");
        let is_missing = |name: &&&str| {
            let ending = format!("/{}", name.trim_start_matches('/'));
            !all.iter().any(|file| file.ends_with(&ending))
        };
        let missing: Vec<_> = named.iter().filter(is_missing).collect();
        assert!(missing.is_empty(), "{guide} names {missing:?}");
    }
}

/// `<game>/read.rs` tells secrets. Only the search may ask, on positions that a seat imagines.
#[test]
fn only_the_search_reads_positions() {
    let is_reader = |file: &&PathBuf| file.ends_with("read.rs");
    let readers: String = files().iter().filter(is_reader).map(read).collect();
    let names: BTreeSet<&str> = readers
        .split("pub fn ")
        .skip(1)
        .map(|rest| rest.split('(').next().expect("a name"))
        .collect();
    assert!(names.len() > 30, "{names:?}");
    for file in files() {
        let path = file.display().to_string();
        let is_ours = ["render", "server", "cli"]
            .iter()
            .any(|name| path.contains(&format!("crates/{name}/src")));
        if is_ours && path.ends_with(".rs") {
            let code = read(&file);
            let asked = asked_of_positions(&code, &names);
            assert!(asked.is_empty(), "{path} reads {asked:?}");
        }
    }
    let wrong = "let secret = position.hand(seat);";
    assert_eq!(asked_of_positions(wrong, &["hand"].into()), ["hand"]);
}

fn asked_of_positions<'a>(code: &'a str, names: &BTreeSet<&'a str>) -> Vec<&'a str> {
    let calls = ["position.", "position().", "game.", "imagined."]
        .into_iter()
        .flat_map(|receiver| code.split(receiver).skip(1));
    let names_called = calls.filter_map(|rest| rest.split_once('('));
    names_called
        .map(|(name, _)| name)
        .filter(|name| names.contains(name))
        .collect()
}

/// The crates build on each other in one direction.
#[test]
fn arrows_lead_one_way() {
    check_arrows("engine", &[]);
    check_arrows("search", &["engine"]);
    check_arrows("render", &["engine"]);
    check_arrows("server", &["engine", "render", "search"]);
    check_arrows("cli", &["engine", "render", "search", "server"]);
}

#[track_caller]
fn check_arrows(name: &str, expected: &[&str]) {
    let manifest = read(format!("crates/{name}/Cargo.toml"));
    let parts = manifest.split("\n[");
    let dependencies = parts
        .filter(|part| part.starts_with("dependencies]"))
        .flat_map(str::lines);
    let ours: BTreeSet<&str> = dependencies
        .filter_map(|line| line.strip_prefix("tessera-"))
        .map(|line| line.split(['.', ' ', '=']).next().expect("a name"))
        .collect();
    assert_eq!(ours.into_iter().collect::<Vec<_>>(), expected, "{name}");
}

/// The engine asks nothing of the system.
#[test]
fn the_engine_has_no_doors() {
    for file in files() {
        let path = file.display().to_string();
        if path.contains("crates/engine/src") && path.ends_with(".rs") {
            let code = read(&file);
            for door in ["fs", "time", "thread", "net", "env", "process", "io"] {
                assert!(!code.contains(&format!("std::{door}")), "{path}: {door}");
            }
        }
    }
}

/// What draws for a person gets views. Only lessons and the pictures of the rules, which play a
/// record of ours, have a table.
#[test]
fn only_lessons_draw_from_a_table() {
    let may = ["src/learn.rs", "src/site/rules/pictures.rs"];
    let mut found = Vec::new();
    for file in files() {
        let path = file.display().to_string();
        let is_drawing = path.contains("crates/render/src") && !path.contains("tests");
        let code = match is_drawing && path.ends_with(".rs") {
            true => read(&file),
            false => continue,
        };
        let code = code.split("mod tests {").next().unwrap_or_default();
        if code.contains(".position()") || code.contains("Table<") || code.contains("Table::") {
            found.push(path);
        }
    }
    assert_eq!(found.len(), may.len(), "{found:?}");
    for file in found {
        assert!(may.iter().any(|name| file.ends_with(name)), "{file}");
    }
}
