//! Who plays: the text after `--players`.

use std::str::FromStr;

use tessera_engine::ParseError;
use tessera_search::PlayerSpec;

use crate::players::split;

/// The players in the order in which they were named.
#[derive(Debug)]
pub(crate) struct Lineup {
    pub(super) participants: Vec<Participant>,
}

/// One player. Two may have the same name.
#[derive(Debug)]
pub(super) struct Participant {
    /// As it was written.
    pub(super) name: String,
    pub(super) kind: Kind,
}

/// Who decides.
#[derive(Debug)]
pub(super) enum Kind {
    BuiltIn(PlayerSpec),
    /// A program, by the command that starts it.
    External(String),
}

impl Lineup {
    /// How many play.
    pub(crate) fn n_players(&self) -> usize {
        self.participants.len()
    }

    /// The names, each only once: those that occur twice are numbered.
    pub(super) fn labels(&self) -> Vec<String> {
        let names: Vec<&str> = self.names().collect();
        let label = |(place, name): (usize, &&str)| {
            let n_before = names[..place].iter().filter(|other| *other == name).count();
            match self.n_of_name(name) {
                1 => (*name).to_string(),
                _ => format!("{name}#{}", n_before + 1),
            }
        };
        names.iter().enumerate().map(label).collect()
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.participants.iter().map(|player| player.name.as_str())
    }

    /// How many players have this name.
    pub(super) fn n_of_name(&self, name: &str) -> usize {
        self.names().filter(|other| *other == name).count()
    }
}

impl FromStr for Lineup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Lineup, ParseError> {
        let participants: Result<_, _> = split(text).iter().map(|name| name.parse()).collect();
        Ok(Lineup {
            participants: participants?,
        })
    }
}

impl FromStr for Participant {
    type Err = ParseError;

    fn from_str(name: &str) -> Result<Participant, ParseError> {
        let kind = match name.strip_prefix(EXTERNAL).map(str::trim) {
            Some("") => return Err(ParseError::new("external: needs a command", name)),
            Some(command) => Kind::External(command.to_string()),
            None => Kind::BuiltIn(name.parse()?),
        };
        Ok(Participant {
            name: name.to_string(),
            kind,
        })
    }
}

const EXTERNAL: &str = "external:";

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_wrong(text: &str, expected: &str) {
        let error = text.parse::<Lineup>().map(|_| ()).expect_err(text);
        assert!(error.to_string().contains(expected), "{error}");
    }

    #[test]
    fn what_is_no_player_is_told() {
        check_wrong("", "found \"\"");
        check_wrong("random,", "found \"random,\"");
        check_wrong("random,randon", "found \"random,randon\"");
        check_wrong("random,external: ", "external: needs a command");
    }

    #[test]
    fn equal_names_are_numbered() {
        let lineup: Lineup = "random,external:a,random".parse().expect("players");
        assert_eq!(lineup.labels(), ["random#1", "external:a", "random#2"]);
        assert_eq!(lineup.n_of_name("random"), 2);
    }
}
