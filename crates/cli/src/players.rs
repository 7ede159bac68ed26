//! Who sits where, as text.

use std::str::FromStr;

use tessera_engine::ParseError;
use tessera_search::PlayerSpec;

/// Who decides for a seat in the terminal.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Seated {
    Human,
    Ai(PlayerSpec),
}

/// All of them, by seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Seating(pub(crate) Vec<Seated>);

impl FromStr for Seating {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Seating, ParseError> {
        let seated = |name: &String| match name.as_str() {
            "human" => Ok(Seated::Human),
            name if name.starts_with("external:") => {
                let message = "programs of your own play in the arena: tessera arena";
                Err(ParseError::new(message, name))
            }
            name => name.parse().map(Seated::Ai),
        };
        split(text)
            .iter()
            .map(seated)
            .collect::<Result<_, _>>()
            .map(Seating)
    }
}

/// Splits at the commas that stand before a player. Other commas belong to the player before
/// them: `mcts:iterations=100,time=1s,random` are two players.
pub(crate) fn split(text: &str) -> Vec<String> {
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
        "human" | "random" | "greedy" => rest.trim_end().is_empty(),
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

    #[test]
    fn people_and_programs_are_seated() {
        let seating: Seating = "human,mcts:iterations=9,c=2,human"
            .parse()
            .expect("a seating");
        assert_eq!(seating.0.len(), 3);
        assert_eq!(seating.0[0], Seated::Human);
        assert!(matches!(seating.0[1], Seated::Ai(PlayerSpec::Search(_))));
        for text in ["", "humans", "human,simple", "human,external:bot"] {
            assert!(text.parse::<Seating>().is_err(), "{text}");
        }
    }
}
