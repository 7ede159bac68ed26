//! The rules on paper and the rules in the tests name each other.

use std::collections::BTreeSet;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use tessera_engine::{Game, GameName, with_game};

pub(crate) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// All clause ids of the form `XX-1.2` in a text.
fn clauses(text: &str) -> BTreeSet<&str> {
    text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-' || letter == '.'))
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| {
            let Some((game, number)) = word.split_once('-') else {
                return false;
            };
            let is_number =
                |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
            let game = game.len() == 2 && game.bytes().all(|byte| byte.is_ascii_uppercase());
            game && number
                .split_once('.')
                .is_some_and(|(one, other)| is_number(one) && is_number(other))
        })
        .collect()
}

pub(crate) fn read(path: impl AsRef<Path>) -> String {
    let path = Path::new(ROOT).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

pub(crate) fn files_below(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}")) {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files_below(&path, out);
        } else {
            out.push(path);
        }
    }
}

fn text_below(folder: &str) -> String {
    let mut files = Vec::new();
    files_below(&Path::new(ROOT).join(folder), &mut files);
    let rust = files
        .iter()
        .filter(|file| file.extension().is_some_and(|ending| ending == "rs"));
    rust.map(read).collect()
}

#[test]
fn every_clause_is_cited_by_a_test() {
    for game in GameName::ALL {
        let rules = read(format!("docs/rules/{game}.md"));
        let tests = text_below(&format!("crates/engine/src/{game}/tests"));
        let (written, tested) = (clauses(&rules), clauses(&tests));
        assert!(written.len() > 20, "{game}: {written:?}");
        let untested: Vec<_> = written.difference(&tested).collect();
        assert!(untested.is_empty(), "{game}: no test cites {untested:?}");
    }
}

#[test]
fn every_clause_that_the_code_cites_is_written() {
    for game in GameName::ALL {
        let rules = read(format!("docs/rules/{game}.md"));
        let code = text_below(&format!("crates/engine/src/{game}"))
            + &read(format!("crates/engine/src/{game}.rs"));
        let (written, cited) = (clauses(&rules), clauses(&code));
        let unwritten: Vec<_> = cited.difference(&written).collect();
        assert!(
            unwritten.is_empty(),
            "{game}: docs/rules has no {unwritten:?}"
        );
    }
}

/// Every test case and every ruling of the rules is named by a test.
#[test]
fn every_test_case_is_named_by_a_test() {
    for game in GameName::ALL.map(GameName::as_str) {
        match game {
            "azul" => check_cases(game, "A", 1..=21, 11),
            "calcada" => check_cases(game, "C", 1..=14, 13),
            "piazza" => check_cases(game, "P", 1..=15, 10),
            "calimala" => check_cases(game, "K", 0..=30, 20),
            _ => panic!("which cases and rulings has {game}?"),
        }
    }
}

#[track_caller]
fn check_cases(game: &str, letter: &str, cases: RangeInclusive<u8>, n_rulings: u8) {
    let tests = text_below(&format!("crates/engine/src/{game}/tests"))
        + &text_below("crates/engine/tests/it");
    let words: BTreeSet<&str> = tests
        .split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'))
        .collect();
    let cases = cases.map(|case| format!("{letter}-T{case}"));
    let rulings = (1..=n_rulings).map(|ruling| format!("{letter}-{ruling}"));
    for name in cases.chain(rulings) {
        assert!(
            words.contains(name.as_str()),
            "{game}: no test names {name}"
        );
    }
}

#[test]
fn the_finder_of_clauses_finds() {
    let found = clauses("`AZ-1.2`, (KA-10.3). A-T4, AZ-1, x-1.2, AZ-1.2.3 AZ-4.");
    assert_eq!(found.into_iter().collect::<Vec<_>>(), ["AZ-1.2", "KA-10.3"]);
}

/// The guide "Adding a game" names files that every game has.
#[test]
fn every_game_has_the_files_of_the_guide() {
    let page = read("ARCHITECTURE.md");
    let guide = page
        .split("\n## Adding a game\n")
        .nth(1)
        .expect("the guide");
    let guide = guide.split("\n## ").next().expect("its text");
    let rows = guide.lines().filter(|line| line.starts_with("| "));
    let places: Vec<&str> = rows.skip(1).map(place_of).collect();
    assert!(places.len() > 10, "{places:?}");
    for game in GameName::ALL {
        for place in &places {
            for language in ["en", "de", "fr", "hu"] {
                let path = place.replace("<game>", game.as_str());
                let path = Path::new(ROOT).join(path.replace("<language>", language));
                assert!(path.exists(), "{game} has no {path:?}");
            }
        }
    }
}

/// The file or folder that a row of the guide names.
fn place_of(row: &str) -> &str {
    let cell = row.split('|').nth(2).unwrap_or_default();
    let place = cell.split('`').nth(1);
    place.unwrap_or_else(|| panic!("no place in {row}"))
}

/// The page for authors of programs lists every reason for a refusal.
#[test]
fn every_code_of_a_refusal_is_documented() {
    let page = read("docs/referee.md");
    for game in GameName::ALL {
        let code = read(format!("crates/engine/src/{game}/refuse.rs"));
        let literals = code.split('"').skip(1).step_by(2);
        let is_code = |text: &&str| {
            !text.is_empty()
                && text
                    .bytes()
                    .all(|byte| byte.is_ascii_lowercase() || byte == b'-')
        };
        let params = |text: &&str| !code.contains(&format!(".with(\"{text}\""));
        let codes: BTreeSet<&str> = literals.filter(is_code).filter(params).collect();
        assert!(codes.len() > 10, "{codes:?}");
        for code in codes {
            assert!(
                page.contains(&format!("| `{code}` |")),
                "{code} is not documented"
            );
        }
    }
}

/// The table of sizes on the page is true.
#[test]
fn the_sizes_on_the_page_are_those_of_the_types() {
    let [mut positions, mut actions] = [const { Vec::new() }; 2];
    for game in GameName::ALL {
        with_game!(game, G => {
            positions.push(size_of::<G>().to_string());
            actions.push(size_of::<<G as Game>::Action>().to_string());
        });
    }
    let page = read("docs/benchmarks.md");
    for (part, sizes) in [("position", positions), ("action", actions)] {
        let row = format!("| {part} | {} |", sizes.join(" | "));
        assert!(page.contains(&row), "{row}");
    }
}

/// A table that is played again keeps its rules: `Table::walk` and `Table::anew` know them, its
/// setup alone does not.
#[test]
fn nobody_begins_again_by_the_setup_alone() {
    let code = text_below("crates");
    assert_eq!(begun_by_setup(&code), Vec::<&str>::new());
    let wrong = ["Table::new(\n  table.", "setup().clone())"].concat();
    assert_eq!(begun_by_setup(&wrong).len(), 1);
}

/// What is given to a `new` and comes from the setup of a table.
fn begun_by_setup(code: &str) -> Vec<&str> {
    let arguments = code.split("::new(").skip(1).map(|rest| {
        let mut depth = 1;
        let end = rest.find(|letter: char| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            depth == 0
        });
        &rest[..end.unwrap_or(rest.len())]
    });
    let from_table = concat!(".", "setup()");
    arguments.filter(|text| text.contains(from_table)).collect()
}
