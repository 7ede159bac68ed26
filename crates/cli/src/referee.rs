//! `tessera referee`: the rules for other programs, one command a line, one JSON object an
//! answer. `docs/referee.md` is the contract with them.

mod command;
mod error;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value, json};
use tessera_engine::{
    ActError, Actor, AnyTable, MAX_RECORD_BYTES, Turn, Viewer, load_table, new_table,
};

use crate::input::{Line, read_line};
use command::Command;
use error::RefereeError;

/// No command is longer. Records come on lines of their own and are bounded as a whole.
const MAX_LINE_BYTES: usize = 4096;

/// Answers commands until `quit` or the end of the input.
pub(crate) fn run(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut referee = Referee::default();
    loop {
        let command = match read_line(input, MAX_LINE_BYTES)? {
            Line::End => return Ok(()),
            Line::Text(text) => Command::parse(&text),
            Line::TooLong => Err(RefereeError::line_too_long(MAX_LINE_BYTES)),
            Line::NotText => Err(RefereeError::not_text()),
        };
        let quits = matches!(command, Ok(Command::Quit));
        let answer = match command {
            Ok(Command::Load { seed }) => {
                read_block(input)?.and_then(|record| referee.load(&record, seed))
            }
            Ok(command) => referee.answer(command),
            Err(failure) => Err(failure),
        };
        let answer = answer.unwrap_or_else(RefereeError::into_json);
        writeln!(output, "{answer}")?;
        output.flush()?;
        if quits {
            return Ok(());
        }
    }
}

/// The lines up to one with a single dot. All of them are read even when they are too many, so
/// that none of them is taken for a command.
fn read_block(input: &mut impl BufRead) -> io::Result<Result<String, RefereeError>> {
    let mut block = Ok(String::new());
    loop {
        let failure = match read_line(input, MAX_LINE_BYTES)? {
            Line::Text(line) if line == "." => return Ok(block),
            Line::End => return Ok(Err(RefereeError::record_without_end())),
            Line::TooLong => RefereeError::line_too_long(MAX_LINE_BYTES),
            Line::NotText => RefereeError::not_text(),
            Line::Text(line) => match &mut block {
                Ok(text) if text.len() + line.len() < MAX_RECORD_BYTES => {
                    text.push_str(&line);
                    text.push('\n');
                    continue;
                }
                Ok(_) => RefereeError::record_too_long(),
                Err(_) => continue,
            },
        };
        // The first failure is the one to tell.
        block = block.and(Err(failure));
    }
}

/// The game being refereed, if any, and the random numbers for its chance.
#[derive(Default)]
struct Referee {
    game: Option<Refereed>,
}

struct Refereed {
    table: Box<dyn AnyTable>,
    rng: Pcg64Mcg,
    seed: u64,
}

type Answer = Result<Value, RefereeError>;

impl Referee {
    fn answer(&mut self, command: Command) -> Answer {
        match command {
            Command::New { game, setup, seed } => {
                let table =
                    new_table(game, &setup).map_err(|error| RefereeError::bad_setup(&error))?;
                self.begin("new", table, seed)
            }
            Command::Legal => self.legal(),
            Command::Play { actor, action } => self.play(actor, &action),
            Command::Chance => self.chance(),
            Command::State => self.show("state", Viewer::Referee),
            Command::View(viewer) => self.show("view", viewer),
            Command::Record(viewer) => {
                let game = self.game_for(viewer)?;
                let record = game.table.record_for(viewer);
                Ok(game.answer("record", [("record", json!(record))]))
            }
            Command::Undo => self.undo(),
            Command::Quit => Ok(json!({ "ok": "quit" })),
            Command::Load { .. } => unreachable!("the record is read first"),
        }
    }

    fn begin(&mut self, command: &str, table: Box<dyn AnyTable>, seed: Option<u64>) -> Answer {
        let seed = seed.unwrap_or_else(rand::random);
        let game = Refereed {
            rng: Pcg64Mcg::seed_from_u64(seed),
            table,
            seed,
        };
        let facts = [
            ("game", json!(game.table.name())),
            ("setup", json!(game.table.setup())),
            ("seats", json!(game.table.n_seats())),
            ("seed", json!(game.seed)),
        ];
        let answer = game.answer(command, facts);
        self.game = Some(game);
        Ok(answer)
    }

    fn load(&mut self, record: &str, seed: Option<u64>) -> Answer {
        let table = load_table(record).map_err(|error| RefereeError::bad_record(&error))?;
        self.begin("load", table, seed)
    }

    fn legal(&mut self) -> Answer {
        let game = self.game()?;
        let actions = game.table.legal_actions();
        Ok(game.answer("legal", [("actions", json!(actions))]))
    }

    fn play(&mut self, actor: Actor, action: &str) -> Answer {
        let game = self.game()?;
        let events = game
            .table
            .play(actor, action)
            .map_err(|error| match error {
                ActError::Parse(error) => RefereeError::bad_action(&error),
                ActError::Refused(refusal) => RefereeError::refused(&refusal),
                ActError::Stale { .. } => unreachable!("no sequence number was given"),
            })?;
        Ok(game.answer("play", [("events", json!(events))]))
    }

    fn chance(&mut self) -> Answer {
        let game = self.game()?;
        let Some((action, events)) = game.table.chance(&mut game.rng) else {
            return Err(RefereeError::not_chance());
        };
        let facts = [("action", json!(action)), ("events", json!(events))];
        Ok(game.answer("chance", facts))
    }

    fn show(&mut self, command: &str, viewer: Viewer) -> Answer {
        let game = self.game_for(viewer)?;
        let view = json!(game.table.view(viewer));
        Ok(game.answer(command, [(command, view)]))
    }

    fn undo(&mut self) -> Answer {
        let game = self.game()?;
        let Some(undone) = game.table.rewind() else {
            return Err(RefereeError::nothing_to_undo());
        };
        Ok(game.answer("undo", [("undone", json!(undone))]))
    }

    fn game(&mut self) -> Result<&mut Refereed, RefereeError> {
        self.game.as_mut().ok_or_else(RefereeError::no_game)
    }

    /// The game, if this viewer is at its table.
    fn game_for(&mut self, viewer: Viewer) -> Result<&mut Refereed, RefereeError> {
        let game = self.game()?;
        let n_seats = game.table.n_seats();
        match viewer {
            Viewer::Seat(seat) if seat.number() >= n_seats => {
                Err(RefereeError::no_such_seat(seat, n_seats))
            }
            _ => Ok(game),
        }
    }
}

impl Refereed {
    /// What every answer says, and what this one says besides.
    fn answer<const N: usize>(&self, command: &str, facts: [(&str, Value); N]) -> Value {
        let mut answer = Map::new();
        let turn = self.table.turn();
        answer.insert("ok".into(), json!(command));
        answer.insert("seq".into(), json!(self.table.seq()));
        answer.insert(
            "turn".into(),
            json!(turn.actor().map(|actor| actor.to_string())),
        );
        if let Turn::Over(outcome) = turn {
            answer.insert("scores".into(), json!(outcome.scores()));
            answer.insert("ranks".into(), json!(outcome.ranks()));
        }
        answer.extend(facts.map(|(name, fact)| (name.to_string(), fact)));
        Value::Object(answer)
    }
}
