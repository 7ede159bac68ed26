//! The commands and how they are written.

use tessera_engine::{Actor, GameName, Viewer};

use super::error::RefereeError;

/// What a program may ask for.
pub(super) enum Command {
    New {
        game: GameName,
        setup: String,
        seed: Option<u64>,
    },
    Legal,
    Play {
        actor: Actor,
        action: String,
    },
    Chance,
    State,
    View(Viewer),
    Record(Viewer),
    Load {
        seed: Option<u64>,
    },
    Undo,
    Quit,
}

impl Command {
    pub(super) fn parse(line: &str) -> Result<Command, RefereeError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["new", game, ref options @ ..] => parse_new(game, options),
            ["legal"] => Ok(Command::Legal),
            ["play", actor, action] => Ok(Command::Play {
                actor: actor
                    .parse()
                    .map_err(|error| RefereeError::bad_actor(&error))?,
                action: action.to_string(),
            }),
            ["chance"] => Ok(Command::Chance),
            ["state"] => Ok(Command::State),
            ["view", viewer] => parse_viewer("view", viewer).map(Command::View),
            ["record"] => Ok(Command::Record(Viewer::Referee)),
            ["record", viewer] => parse_viewer("record", viewer).map(Command::Record),
            ["load", ref options @ ..] => match parse_options(options)? {
                (seed, rest) if rest.is_empty() => Ok(Command::Load { seed }),
                _ => Err(RefereeError::usage("load [seed=N]")),
            },
            ["undo"] => Ok(Command::Undo),
            ["quit"] => Ok(Command::Quit),
            [] => Err(RefereeError::unknown_command("")),
            [command, ..] => Err(match usage(command) {
                Some(usage) => RefereeError::usage(usage),
                None => RefereeError::unknown_command(command),
            }),
        }
    }
}

/// How a command is written, for those who wrote it otherwise.
fn usage(command: &str) -> Option<&'static str> {
    Some(match command {
        "new" => "new GAME [OPTION=VALUE ...] [seed=N]",
        "play" => "play ACTOR ACTION",
        "view" => "view SEAT|spectator",
        "legal" => "legal",
        "chance" => "chance",
        "state" => "state",
        "record" => "record [SEAT|spectator]",
        "undo" => "undo",
        "quit" => "quit",
        _ => return None,
    })
}

/// A seat or a spectator; there is another command for the referee.
fn parse_viewer(command: &str, viewer: &str) -> Result<Viewer, RefereeError> {
    match viewer.parse() {
        Ok(Viewer::Referee) => Err(RefereeError::usage(usage(command).unwrap_or(command))),
        Ok(viewer) => Ok(viewer),
        Err(error) => Err(RefereeError::bad_viewer(&error)),
    }
}

fn parse_new(game: &str, options: &[&str]) -> Result<Command, RefereeError> {
    let game = game
        .parse()
        .map_err(|error| RefereeError::unknown_game(&error))?;
    let (seed, setup) = parse_options(options)?;
    Ok(Command::New { game, setup, seed })
}

/// The seed, and all other options as they are.
fn parse_options(options: &[&str]) -> Result<(Option<u64>, String), RefereeError> {
    let mut seed = None;
    let mut others = Vec::new();
    for option in options {
        match option.strip_prefix("seed=") {
            Some(number) => {
                seed = Some(number.parse().map_err(|_| RefereeError::bad_seed(number))?);
            }
            None => others.push(*option),
        }
    }
    Ok((seed, others.join(" ")))
}
