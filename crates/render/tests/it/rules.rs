//! The rules that people read: the same clauses, marks, tables and examples in every language, and
//! those of the page that the code cites.

use tessera_engine::{GameName, with_game};
use tessera_render::site::rules;
use tessera_render::{Language, Show, Words};

/// What the AI imagines is no rule of the game; only engineers read it.
const NOT_FOR_PLAYERS: [&str; 2] = ["KA-8.4", "KA-8.5"];

/// In every language every clause of the rules can be linked to, in the order of the rules that
/// the code cites, and so can every section.
#[test]
fn clauses_have_anchors() {
    for language in Language::ALL {
        for game in GameName::ALL {
            let cited = cited(game);
            let page = rules(Words::of(language), game).main.into_string();
            let anchors: Vec<&str> = page
                .split("<td><a id=\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .collect();
            let is_for_players = |id: &&str| !NOT_FOR_PLAYERS.contains(id);
            let clauses: Vec<&str> = cited.lines().filter_map(clause).map(|(id, _)| id).collect();
            let clauses: Vec<&str> = clauses.into_iter().filter(is_for_players).collect();
            let n_least = if is_real(game) { 31 } else { 3 };
            assert!(
                clauses.len() >= n_least,
                "{game}: {} clauses",
                clauses.len()
            );
            assert_eq!(anchors, clauses, "{game} in {language}");
            for section in cited.lines().filter_map(|line| line.strip_prefix("## ")) {
                let id = section.split(' ').next().expect("a title");
                let has_id = page.contains(&format!("id=\"{id}\""));
                let is_there = has_id && page.contains(&format!("<a href=\"#{id}\">"));
                assert!(is_there || !id.contains('-'), "{id} in {language}");
            }
        }
    }
}

/// Sections, clauses with their marks, tables with their numbers and examples: what remains of a
/// page without its language.
#[test]
fn all_languages_have_the_same_shape() {
    for game in GameName::ALL {
        let english = shape(text(Language::English, game));
        let n_facts = english
            .iter()
            .filter(|line| line.starts_with("facts"))
            .count();
        let n_examples = english.iter().filter(|line| *line == "example").count();
        assert!(
            !is_real(game) || n_facts >= 2 && n_examples >= 3,
            "{game}: {english:?}"
        );
        for language in Language::ALL {
            let found = shape(text(language, game));
            for (found, expected) in found.iter().zip(&english) {
                assert_eq!(found, expected, "{game} in {language}");
            }
            assert_eq!(found.len(), english.len(), "{game} in {language}");
        }
    }
}

/// The aim, a turn and the end in five sentences, then a table of what scores.
#[test]
fn every_page_begins_in_brief() {
    for game in GameName::ALL.into_iter().filter(|game| is_real(*game)) {
        for language in Language::ALL {
            let text = text(language, game);
            let (_, brief) = text.split_once("{#brief}\n\n").expect("a section in brief");
            let (sentences, rest) = brief.split_once("\n\n").expect("a paragraph");
            let n_sentences = sentences.split(". ").count();
            assert_eq!(n_sentences, 5, "{game} in {language}: {sentences}");
            assert!(rest.starts_with("| "), "{game} in {language}");
        }
    }
}

/// A clause with the sign of a ruling is one by the page that the code cites, and a clause without
/// it is in the rulebook.
#[test]
fn rulings_are_marked() {
    for game in GameName::ALL.into_iter().filter(|game| is_real(*game)) {
        let text = text(Language::English, game);
        let marked: Vec<&str> = text
            .lines()
            .filter_map(clause)
            .filter_map(|(id, is_ours)| is_ours.then_some(id))
            .collect();
        assert!(marked.len() > 7, "{game}: {marked:?}");
        let page = cited(game);
        let cited = page
            .lines()
            .filter_map(|line| Some((clause(line)?.0, line)));
        for (id, line) in cited.filter(|(id, _)| !NOT_FOR_PLAYERS.contains(id)) {
            let from = line
                .trim_end_matches(" |")
                .rsplit(" | ")
                .next()
                .expect("a source");
            let mut sources = from.split([',', ';', ' ']);
            let is_ruling =
                from.contains("ruling") || from.contains("ours") || sources.any(is_number);
            let is_in_the_book = from.split([',', ';', ' ']).any(|source| source == "R");
            match marked.contains(&id) {
                true => assert!(is_ruling, "{id} is marked, but comes from {from}"),
                false => assert!(is_in_the_book, "{id} is not marked, but comes from {from}"),
            }
        }
    }
}

/// Whether this is the number of a ruling, `A-4`, and not that of a case, `A-T4`.
fn is_number(source: &str) -> bool {
    let number = source.split_once('-').map(|(_, number)| number);
    number.is_some_and(|number| number.starts_with(|c: char| c.is_ascii_digit()))
}

fn is_real(game: GameName) -> bool {
    game.as_str() != "toy"
}

/// The page that the code cites.
fn cited(game: GameName) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules");
    std::fs::read_to_string(format!("{root}/{game}.md")).expect("the rules")
}

fn text(language: Language, game: GameName) -> &'static str {
    with_game!(game, G => G::FILES.rules[language as usize])
}

/// The clause that a line of the rules says, and whether it is marked: `| AZ-1.2 * | … |`.
fn clause(line: &str) -> Option<(&str, bool)> {
    let mut words = line.strip_prefix("| ")?.split(' ');
    let id = words.next()?;
    let (letters, _) = id.split_once('-')?;
    let is_clause = letters.len() == 2 && letters.bytes().all(|b| b.is_ascii_uppercase());
    is_clause.then(|| (id, words.next() == Some("*")))
}

fn shape(page: &str) -> Vec<String> {
    page.lines().filter_map(shape_of_line).collect()
}

fn shape_of_line(line: &str) -> Option<String> {
    if let Some(title) = line.strip_prefix("## ") {
        let id = title.split_once("{#").map_or(title, |(_, id)| id);
        return id.split([' ', '}']).next().map(str::to_owned);
    }
    if let Some((id, is_ours)) = clause(line) {
        return Some(format!("{id}{}", if is_ours { " *" } else { "" }));
    }
    if line.starts_with("> ") {
        return Some("example".to_owned());
    }
    // A number is the same in every language.
    let is_number = |cell: &&str| !cell.is_empty() && !cell.contains(char::is_alphabetic);
    let cells = line.strip_prefix("| ")?.trim_end_matches(" |").split(" | ");
    let cells: Vec<&str> = cells
        .map(|cell| if is_number(&cell) { cell } else { "…" })
        .collect();
    Some(format!("facts {}", cells.join(" | ")))
}
