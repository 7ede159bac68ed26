//! Who plays: the text after `--players`.

use std::str::FromStr;

use tessera_engine::ParseError;
use tessera_search::PlayerSpec;

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

/// Splits at the commas that stand before a player. Other commas belong to the player before
/// them: `mcts:iterations=100,time=1s,random` are two players.
fn split(text: &str) -> Vec<String> {
    let mut players: Vec<String> = Vec::new();
    for piece in text.split(',') {
        match players.last_mut() {
            Some(player) if !begins_player(piece.trim_start()) => {
                player.push(',');
                player.push_str(piece);
            }
            _ => players.push(piece.to_string()),
        }
    }
    players.iter().map(|name| name.trim().to_string()).collect()
}

/// Whether a player begins here, by the first word alone.
fn begins_player(piece: &str) -> bool {
    let word_end = piece.find(|character: char| !character.is_ascii_lowercase());
    let (word, rest) = piece.split_at(word_end.unwrap_or(piece.len()));
    match word {
        "random" | "greedy" | "simple" => rest.trim_end().is_empty(),
        "level" => rest.starts_with(|character: char| character.is_ascii_digit()),
        "mcts" | "uct" => rest.trim_end().is_empty() || rest.starts_with(':'),
        "external" => rest.starts_with(':'),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_split(text: &str, expected: &[&str]) {
        assert_eq!(split(text), expected, "{text}");
    }

    #[test]
    fn a_comma_splits_only_before_a_player() {
        check_split("random", &["random"]);
        check_split("level6,level3", &["level6", "level3"]);
        check_split("level1, random ,greedy", &["level1", "random", "greedy"]);
        check_split(
            "mcts:iterations=100,time=1s,uct:iterations=5,mcts",
            &["mcts:iterations=100,time=1s", "uct:iterations=5", "mcts"],
        );
        check_split(
            "external:bot --seats 1,2,external:'a, b',random",
            &["external:bot --seats 1,2", "external:'a, b'", "random"],
        );
        check_split(
            "external:echo a,randomly,level,levels,mctsx,external,random",
            &[
                "external:echo a,randomly,level,levels,mctsx,external",
                "random",
            ],
        );
        check_split("", &[""]);
        check_split("random,", &["random,"]);
    }

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
