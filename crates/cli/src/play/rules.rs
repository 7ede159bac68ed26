//! The rules, clause by clause, as they stand in `docs/rules`.

use std::io::{self, Write};

use super::Session;
use crate::draw::{BOLD, MAX_COLUMNS, Terminal, pad_right, paint};

/// Room for the number of a clause.
const MARGIN: usize = 9;

impl<G: Terminal, W: Write> Session<'_, G, W> {
    /// `rules`: all of them. `rules AZ-4.2`, `rules AZ-4`: what begins so.
    pub(super) fn show_rules(&mut self, wanted: &str) -> io::Result<()> {
        let wanted = wanted.to_uppercase();
        let found: Vec<(&str, String)> = clauses(G::RULES)
            .filter(|(clause, _)| {
                let rest = clause.strip_prefix(wanted.as_str());
                rest.is_some_and(|rest| wanted.is_empty() || !rest.starts_with(char::is_numeric))
            })
            .collect();
        if found.is_empty() {
            return writeln!(
                self.output,
                "There is no such clause. `rules` shows all of them."
            );
        }
        for (clause, text) in found {
            let mut margin = paint(BOLD, clause);
            for line in wrapped(&text, MAX_COLUMNS - MARGIN) {
                writeln!(self.output, "{}{line}", pad_right(&margin, MARGIN))?;
                margin.clear();
            }
        }
        Ok(())
    }
}

/// Breaks a text between its words.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

/// The number and the text of every clause: the rows of the tables of the page.
fn clauses(page: &str) -> impl Iterator<Item = (&str, String)> {
    page.lines().filter_map(|line| {
        let mut cells = line.strip_prefix("| ")?.split(" | ");
        let clause = cells.next()?;
        let is_clause = clause.split_once('-')?.1.contains('.');
        let text = cells.next().filter(|_| is_clause)?;
        Some((clause, text.replace('`', "")))
    })
}

#[cfg(test)]
mod tests {
    use tessera_engine::azul::Azul;

    use super::*;

    #[test]
    fn long_texts_are_broken_between_words() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("", 7), [""]);
        assert_eq!(wrapped("enormously long", 3), ["enormously", "long"]);
    }

    #[test]
    fn every_clause_of_the_page_is_found() {
        let found: Vec<_> = clauses(Azul::RULES).map(|(clause, _)| clause).collect();
        let written = Azul::RULES.lines().filter(|line| line.starts_with("| AZ-"));
        assert_eq!(found.len(), written.count());
        assert!(found.contains(&"AZ-1.1") && found.contains(&"AZ-9.1"));
    }
}
