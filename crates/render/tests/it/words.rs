//! No message is missing, none is left over, and all languages say the same.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use tessera_engine::{GameName, Seat, with_game};
use tessera_render::{Language, Show, Words};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Ids that are put together from variables with little that is fixed.
const COMPOSED: &[&str] = &[
    "calimala-confirm-*",
    "calimala-tell-*",
    "*-blurb",
    "*-pitch",
    "clock-*-field",
    "clock-*-value",
];

#[test]
fn all_languages_have_the_same_messages() {
    let english: Vec<String> = messages(Language::English).into_keys().collect();
    assert!(english.len() > 700, "{} messages", english.len());
    for language in Language::ALL {
        let ids: Vec<String> = messages(language).into_keys().collect();
        assert_eq!(ids, english, "{language}");
    }
}

/// What a sentence is told in one language it may use in all, and nothing else: a variable that
/// only one language mentions is a slip of the pen. A language may do without one.
#[test]
fn variables_are_those_of_the_others() {
    let all: Vec<_> = Language::ALL.map(messages).into_iter().collect();
    let of = |words: &BTreeMap<String, String>, id: &str| variables(words, id, 0);
    for id in all[0].keys() {
        let sets: Vec<_> = all.iter().map(|words| of(words, id)).collect();
        for (language, set) in Language::ALL.into_iter().zip(&sets) {
            for name in set {
                let n_others = sets.iter().filter(|set| set.contains(name)).count();
                let is_alone = n_others == 1;
                assert!(!is_alone, "{id}: only {language} uses ${name}");
            }
        }
    }
}

#[test]
fn every_message_is_used() {
    let sources = sources();
    let literals: BTreeSet<&str> = literals(&sources).collect();
    let patterns: Vec<&str> = literals
        .iter()
        .copied()
        .filter(|literal| literal.contains('{') && is_telling(literal))
        .collect();
    for language in Language::ALL {
        let words = messages(language);
        let referred: BTreeSet<&str> = words.values().flat_map(|text| references(text)).collect();
        for id in words.keys().filter(|id| !is_of_a_game(id)) {
            let is_composed = patterns.iter().any(|pattern| fits(pattern, id))
                || COMPOSED.iter().any(|pattern| fits(pattern, id));
            let is_used =
                literals.contains(id.as_str()) || referred.contains(id.as_str()) || is_composed;
            assert!(is_used, "{id} of {language} is not used");
        }
    }
}

/// The AI players of a table differ, and none is called like something in a game: "Marble has no
/// marble" helps nobody.
#[test]
fn the_names_of_the_ai_are_only_names() {
    for language in Language::ALL {
        let words = Words::of(language);
        let names: BTreeSet<String> = Seat::all(5).map(|seat| words.ai_name(seat)).collect();
        assert_eq!(names.len(), 5, "{names:?}");
        let texts = messages(language).into_iter();
        for (id, text) in texts.filter(|(id, _)| !id.starts_with("site-ai-name")) {
            let mut spoken = text.split(|letter: char| !letter.is_alphabetic());
            let found = spoken.find(|word| names.contains(*word));
            assert!(found.is_none(), "{found:?} stands in {id} of {language}");
        }
    }
}

/// The names of sources, options and refusals are exactly those that the games have.
#[test]
fn games_are_fully_worded() {
    let words = messages(Language::English);
    let worded: BTreeSet<&str> = words
        .keys()
        .map(String::as_str)
        .filter(|id| is_of_a_game(id))
        .collect();
    let mut needed = BTreeSet::new();
    for game in GameName::ALL {
        with_game!(game, G => {
            for source in G::SOURCES {
                needed.insert(format!("{game}-source-{}", source.key));
            }
            for option in G::OPTIONS {
                needed.insert(format!("{game}-option-{}", option.key));
                needed.insert(format!("{game}-option-{}-hint", option.key));
                let values = option.values.iter();
                needed.extend(values.map(|value| format!("{game}-option-{}-{value}", option.key)));
            }
        });
        let path = Path::new(ROOT).join(format!("engine/src/{game}/refuse.rs"));
        let text = fs::read_to_string(path).expect("the refusals");
        needed.extend(refusals(&text).map(|code| format!("{game}-refusal-{code}")));
    }
    let needed: BTreeSet<&str> = needed.iter().map(String::as_str).collect();
    let missing: Vec<_> = needed.difference(&worded).collect();
    let unused: Vec<_> = worded.difference(&needed).collect();
    assert!(
        missing.is_empty() && unused.is_empty(),
        "missing {missing:?}, unused {unused:?}"
    );
}

#[test]
fn the_finders_find() {
    assert!(fits("{}-name", "azul-name") && !fits("{}-name", "azul-names"));
    assert!(fits("site-me-{kind}-{name}", "site-me-theme-dark"));
    assert!(!fits("site-me-{kind}-{name}", "site-me-theme"));
    assert!(is_telling("{}-name") && !is_telling("{id}-{kind}") && !is_telling("b{}-{row}"));
    assert_eq!(
        references("a { b-c } { $d } { e ->").collect::<Vec<_>>(),
        ["b-c", "e"]
    );
    let words = BTreeMap::from([
        ("a".to_owned(), "{ $x } { b }".to_owned()),
        ("b".to_owned(), "{ $y }".to_owned()),
    ]);
    let found: Vec<String> = variables(&words, "a", 0).into_iter().collect();
    assert_eq!(found, ["x", "y"]);
}

/// The messages of a language with their text.
fn messages(language: Language) -> BTreeMap<String, String> {
    let mut text = String::new();
    read_below(
        &Path::new(ROOT).join(format!("render/locales/{language}")),
        "ftl",
        &mut text,
    );
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    let mut current = String::new();
    for line in text.lines() {
        let is_start = line.starts_with(|c: char| c.is_ascii_lowercase());
        match line.split_once(" =") {
            Some((id, rest)) if is_start => {
                current = id.to_owned();
                let before = messages.insert(current.clone(), rest.to_owned());
                assert!(before.is_none(), "{id} twice in {language}");
            }
            _ if line.starts_with('#') => {}
            _ => {
                if let Some(text) = messages.get_mut(&current) {
                    text.push('\n');
                    text.push_str(line);
                }
            }
        }
    }
    messages
}

/// The messages that a text refers to.
fn references(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).filter_map(|part| {
        let name = part.trim_start();
        let end = name.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
        let name = &name[..end?];
        name.starts_with(|c: char| c.is_ascii_lowercase())
            .then_some(name.trim_end_matches('-'))
    })
}

/// The variables of a message and of those that it refers to.
fn variables(words: &BTreeMap<String, String>, id: &str, depth: usize) -> BTreeSet<String> {
    assert!(depth < 8, "{id} refers to itself");
    let Some(text) = words.get(id) else {
        return BTreeSet::new();
    };
    let own = text.split('$').skip(1).map(|rest| {
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        rest[..end.unwrap_or(rest.len())].to_owned()
    });
    let referred = references(text).flat_map(|other| variables(words, other, depth + 1));
    own.chain(referred).collect()
}

fn is_of_a_game(id: &str) -> bool {
    let rest = id.split_once('-').map_or("", |(_, rest)| rest);
    let is_game = GameName::ALL
        .iter()
        .any(|game| id.starts_with(game.as_str()));
    is_game
        && ["source-", "option-", "refusal-"]
            .iter()
            .any(|kind| rest.starts_with(kind))
}

/// All strings of the code and of the scripts.
fn literals(sources: &str) -> impl Iterator<Item = &str> {
    let is_id = |text: &&str| {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-{}_.".contains(c);
        text.contains('-') && text.chars().all(is_plain)
    };
    sources.split(['"', '\'']).filter(is_id)
}

/// Whether enough of a pattern is fixed that it tells something.
fn is_telling(pattern: &str) -> bool {
    const PAGES: [&str; 11] = [
        "own-board-",
        "site-",
        "table-",
        "end-",
        "level-",
        "learn-",
        "clock-",
        "fair-",
        "hook-",
        "replay-",
        "terminal-",
    ];
    let is_of_a_page = PAGES.iter().any(|start| pattern.starts_with(start));
    let start = pattern.split_once('-').map_or("", |(start, _)| start);
    is_of_a_page
        || start.parse::<GameName>().is_ok()
        || (pattern.starts_with('{') && pattern.ends_with("-name"))
}

/// Whether an id is what becomes of a pattern: `{…}` and `*` stand for one letter or more.
fn fits(pattern: &str, id: &str) -> bool {
    let (fixed, rest) = match pattern.find(['{', '*']) {
        None => return pattern == id,
        Some(at) if pattern[at..].starts_with('*') => (&pattern[..at], &pattern[at + 1..]),
        Some(at) => (
            &pattern[..at],
            pattern[at..].split_once('}').map_or("", |(_, rest)| rest),
        ),
    };
    let Some(id) = id.strip_prefix(fixed) else {
        return false;
    };
    (1..=id.len()).any(|end| fits(rest, &id[end..]))
}

/// The codes of refusals: the plain strings of the file that are not names of parameters.
fn refusals(source: &str) -> impl Iterator<Item = &str> {
    let is_plain = |text: &&str| {
        let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
        !text.is_empty() && text.bytes().all(is_letter)
    };
    let is_code = |text: &&str| !source.contains(&format!(".with(\"{text}\""));
    let strings = source.split('"').skip(1).step_by(2);
    strings.filter(is_plain).filter(is_code)
}

fn sources() -> String {
    let mut text = String::new();
    for (folder, ending) in [
        ("render/src", "rs"),
        ("server/src", "rs"),
        ("cli/src", "rs"),
        ("render/assets", "js"),
    ] {
        read_below(&Path::new(ROOT).join(folder), ending, &mut text);
    }
    text
}

/// All files with this ending; not the tests, which may name what is not used, and the toy only
/// in a test build.
fn read_below(folder: &Path, ending: &str, out: &mut String) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    for path in paths {
        let stem = path.file_stem().unwrap_or_default();
        if stem == "tests" || stem == "toy" && "toy".parse::<GameName>().is_err() {
            continue;
        }
        if path.is_dir() {
            read_below(&path, ending, out);
        } else if path.extension().is_some_and(|found| found == ending) {
            let text = fs::read_to_string(&path);
            out.push_str(&text.unwrap_or_else(|error| panic!("{path:?}: {error}")));
            out.push('\n');
        }
    }
}
