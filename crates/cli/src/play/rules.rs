//! The rules, clause by clause, as they stand in `docs/rules/<language>`.

use std::io::{self, Write};

use super::Session;
use crate::draw::{BOLD, Terminal, pad_right, paint};

/// Room for the number of a clause.
const MARGIN: usize = 9;

impl<G: Terminal, W: Write> Session<'_, G, W> {
    /// `rules`: all of them. `rules AZ-4.2`, `rules AZ-4`: what begins so.
    pub(super) fn show_rules(&mut self, wanted: &str) -> io::Result<()> {
        let words = self.scene.words;
        let wanted = wanted.to_uppercase();
        let page = G::FILES.rules[words.language() as usize];
        let found: Vec<(&str, String)> = clauses(page)
            .filter(|(clause, _)| {
                let rest = clause.strip_prefix(wanted.as_str());
                rest.is_some_and(|rest| wanted.is_empty() || !rest.starts_with(char::is_numeric))
            })
            .collect();
        if found.is_empty() {
            return writeln!(self.output, "{}", words.say("terminal-no-clause"));
        }
        for (clause, text) in found {
            self.write_wrapped(&pad_right(&paint(BOLD, clause), MARGIN), &text)?;
        }
        Ok(())
    }
}

/// The number and the text of every clause: the rows of the tables of the page.
fn clauses(page: &str) -> impl Iterator<Item = (&str, String)> {
    page.lines().filter_map(|line| {
        let cells = line.strip_prefix("| ")?.strip_suffix(" |")?;
        let (clause, text) = cells.split_once(" | ")?;
        let is_clause = clause.split_once('-')?.1.contains('.');
        is_clause.then(|| (clause, text.replace('`', "")))
    })
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
                let found: Vec<_> = clauses(page).map(|(clause, _)| clause).collect();
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
}
