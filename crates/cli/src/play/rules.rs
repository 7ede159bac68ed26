//! The rules, clause by clause, as they stand in `docs/rules/<language>`.

use std::io::{self, Write};

use super::Session;
use crate::draw::{BOLD, Terminal, pad_right, paint, visible_width};

/// Room for the number of a clause.
const MARGIN: usize = 10;

/// Behind the number of a clause that is a ruling of ours.
const OURS: &str = " *";

impl<G: Terminal, W: Write> Session<'_, G, W> {
    /// `rules`: all of them. `rules AZ-4.2`, `rules AZ-4`: what begins so, and the tables beside
    /// it; with several clauses the examples, too.
    pub(super) fn show_rules(&mut self, wanted: &str) -> io::Result<()> {
        let words = self.scene.words;
        let wanted = wanted.to_uppercase();
        let page = G::FILES.rules[words.language() as usize];
        let is_wanted = |clause: &str| {
            let rest = clause.strip_prefix(wanted.as_str());
            rest.is_some_and(|rest| wanted.is_empty() || !rest.starts_with(char::is_numeric))
        };
        let parts = parts(page);
        let found = parts
            .iter()
            .filter_map(Part::clause)
            .filter(|clause| is_wanted(clause));
        let found: Vec<&str> = found.collect();
        if found.is_empty() {
            return writeln!(self.output, "{}", words.say("terminal-no-clause"));
        }
        let mut has_ours = false;
        for Part { section, body } in &parts {
            let is_beside =
                wanted.is_empty() || found.iter().any(|clause| in_section(clause, section));
            match body {
                Body::Clause { number, text } if is_wanted(clause_of(number)) => {
                    has_ours |= number.ends_with(OURS);
                    self.write_wrapped(&pad_right(&paint(BOLD, number), MARGIN), text)?;
                }
                Body::Facts(rows) if is_beside => self.write_facts(rows)?,
                Body::Text(text) if is_beside && found.len() > 1 => self.write_wrapped("", text)?,
                Body::Clause { .. } | Body::Facts(_) | Body::Text(_) => {}
            }
        }
        if has_ours {
            let foot = words.say("site-rules-ours-foot");
            self.write_wrapped(&pad_right(OURS.trim_start(), 2), &foot)?;
        }
        Ok(())
    }

    fn write_facts(&mut self, rows: &[Vec<String>]) -> io::Result<()> {
        let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| visible_width(cell)).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..n_columns).map(width).collect();
        for row in rows {
            let cells = row
                .iter()
                .zip(&widths)
                .map(|(cell, width)| pad_right(cell, *width));
            let line = cells.collect::<Vec<_>>().join("  ");
            self.write_wrapped(&" ".repeat(MARGIN), line.trim_end())?;
        }
        Ok(())
    }
}

/// A part of the page, and the section that it stands in: `AZ-1`, or nothing before the first.
struct Part<'a> {
    section: &'a str,
    body: Body<'a>,
}

enum Body<'a> {
    Clause { number: &'a str, text: String },
    Facts(Vec<Vec<String>>),
    Text(String),
}

impl<'a> Part<'a> {
    fn clause(&self) -> Option<&'a str> {
        match self.body {
            Body::Clause { number, .. } => Some(clause_of(number)),
            Body::Facts(_) | Body::Text(_) => None,
        }
    }
}

/// The number of a clause without the sign of a ruling.
fn clause_of(number: &str) -> &str {
    number.strip_suffix(OURS).unwrap_or(number)
}

fn in_section(clause: &str, section: &str) -> bool {
    clause.rsplit_once('.').is_some_and(|(of, _)| of == section)
}

/// What the page says behind its title and the sentence about the game.
fn parts(page: &str) -> Vec<Part<'_>> {
    let mut parts: Vec<Part<'_>> = Vec::new();
    let mut section = "";
    let mut is_table = false;
    for line in page.lines().skip_while(|line| !line.starts_with("## ")) {
        let was_table = std::mem::replace(&mut is_table, line.starts_with('|'));
        if let Some(title) = line.strip_prefix("## ") {
            let id = title.split(' ').next().unwrap_or_default();
            section = if id.contains('-') { id } else { "" };
        } else if is_table {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            let is_rule = cells[0].starts_with("--");
            match (
                clause_of(cells[0]),
                parts.last_mut().map(|part| &mut part.body),
            ) {
                (clause, _) if is_clause(clause) => {
                    // What was taken for the first row of facts is the head of the clauses.
                    parts.pop_if(|part| matches!(&part.body, Body::Facts(rows) if rows.len() == 1));
                    let body = Body::Clause {
                        number: cells[0],
                        text: plain(cells[1]),
                    };
                    parts.push(Part { section, body });
                }
                _ if is_rule => {}
                (_, Some(Body::Facts(rows))) if was_table => rows.push(row(&cells)),
                _ => parts.push(Part {
                    section,
                    body: Body::Facts(vec![row(&cells)]),
                }),
            }
        } else if !line.is_empty() {
            let body = Body::Text(plain(line.trim_start_matches("> ")));
            parts.push(Part { section, body });
        }
    }
    parts
}

fn is_clause(cell: &str) -> bool {
    let number = cell.split_once('-').map(|(_, number)| number);
    number.is_some_and(|number| number.contains('.') && number.starts_with(char::is_numeric))
}

fn row(cells: &[&str]) -> Vec<String> {
    cells.iter().map(|cell| plain(cell)).collect()
}

/// Without the signs of Markdown.
fn plain(text: &str) -> String {
    text.replace(['`', '*'], "")
}

#[cfg(test)]
mod tests {
    use tessera_engine::{GameName, with_game};
    use tessera_render::{Language, Show};

    use super::*;

    #[test]
    fn every_clause_of_the_page_is_found() {
        for game in GameName::ALL {
            let n_clauses = Language::ALL.map(|language| {
                let page = with_game!(game, G => G::FILES.rules[language as usize]);
                let parts = parts(page);
                let found: Vec<&str> = parts.iter().filter_map(Part::clause).collect();
                let letters = found[0].split_once('-').expect("a clause").0;
                let row = format!("| {letters}-");
                let written = page.lines().filter(|line| line.starts_with(&row));
                assert_eq!(found.len(), written.count(), "{game} {language}");
                assert_eq!(found[0], format!("{letters}-1.1"));
                found.len()
            });
            assert_eq!(n_clauses, [n_clauses[0]; 4], "{game}");
        }
    }

    #[test]
    fn tables_and_examples_stand_in_their_sections() {
        let page = "# T\n\nLead.\n\n## In short {#brief}\n\n|a|b|\n|--|--|\n|c|d|\n\n## XX-1 Box\n\n\
                    |no.|rule|\n|--|--|\n| XX-1.1 * | All. |\n\n|n|2|\n|--|--|\n|m|5|\n\n> **E.** So.";
        let told: Vec<String> = parts(page)
            .into_iter()
            .map(|Part { section, body }| match body {
                Body::Clause { number, text } => format!("{section}: {number} {text}"),
                Body::Facts(rows) => format!("{section}: {rows:?}"),
                Body::Text(text) => format!("{section}: {text}"),
            })
            .collect();
        let expected = [
            r#": [["a", "b"], ["c", "d"]]"#,
            "XX-1: XX-1.1 * All.",
            r#"XX-1: [["n", "2"], ["m", "5"]]"#,
            "XX-1: E. So.",
        ];
        assert_eq!(told, expected);
    }
}
