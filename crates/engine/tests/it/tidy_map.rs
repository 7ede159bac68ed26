//! ARCHITECTURE.md and CONTRIBUTING.md name what is there, and two walls that no type can hold.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    for folder in ["crates", "docs", "examples", "fuzz", "scripts"] {
        collect(&Path::new(ROOT).join(folder), &mut files);
    }
    files
}

fn collect(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true if !path.ends_with("target") => collect(&path, out),
            true => {}
            false => out.push(path),
        }
    }
}

fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).expect("a text")
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
        let text = read(Path::new(ROOT).join(guide));
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
