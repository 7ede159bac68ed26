//! Programs of others that play: the bot protocol of docs/bots.md.

mod failure;
mod process;

use std::time::Duration;

use serde_json::{Map, Value, json};
use tessera_engine::{Actor, Game, Seat, Table, Viewer};

pub(super) use failure::BotFailure;
use process::{Heard, Process};

/// Raised when a bot that was written for the version before would no longer understand.
const PROTOCOL: u32 = 1;
/// A reason repeats no more of what a bot said.
const MAX_SHOWN: usize = 160;

/// A program in a seat, for one game.
pub(super) struct Bot {
    process: Process,
    seat: Seat,
    /// For one decision.
    limit: Duration,
}

impl Bot {
    /// Starts the bot and tells it the game.
    pub(super) fn start<G: Game>(
        command: &str,
        table: &Table<G>,
        seat: Seat,
        limit: Duration,
    ) -> Bot {
        let mut bot = Bot {
            process: Process::start(command),
            seat,
            limit,
        };
        let message = bot.message("new_game", table);
        bot.process.tell(&message);
        bot
    }

    /// Asks for a decision among these.
    ///
    /// # Errors
    /// When the bot loses the game by it.
    pub(super) fn decide<G: Game>(
        &mut self,
        table: &Table<G>,
        legal: &[G::Action],
    ) -> Result<G::Action, BotFailure> {
        let viewer = Viewer::Seat(self.seat);
        let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let mut message = self.message("decide", table);
        message["view"] = view_of(table.position(), viewer);
        message["legal"] = json!(legal);
        message["record"] = json!(table.record_for(viewer));
        self.process.tell(&message);
        let answer = self.hear()?;
        let action = answer.parse().map_err(BotFailure::NoAction)?;
        match table.position().refusal(Actor::Seat(self.seat), action) {
            None => Ok(action),
            Some(refusal) => Err(BotFailure::Illegal(answer, refusal)),
        }
    }

    /// Tells the end and waits a moment, so that the bot can end by itself.
    pub(super) fn finish(mut self, ranks: &[u8], scores: Option<&[i16]>) {
        self.process.tell(&json!({
            "type": "game_over",
            "protocol": PROTOCOL,
            "ranks": ranks,
            "scores": scores,
        }));
        self.process.let_end();
    }

    /// Ends the bot; what it said last on standard error often tells why it failed.
    pub(super) fn give_up(self) -> Option<String> {
        let words = self.process.last_words();
        Some(excerpt(words.trim())).filter(|words| !words.is_empty())
    }

    /// What every message has.
    fn message<G: Game>(&self, kind: &str, table: &Table<G>) -> Value {
        json!({
            "type": kind,
            "protocol": PROTOCOL,
            "game": G::NAME,
            "setup": table.setup().to_string(),
            "seats": table.position().n_seats(),
            "seat": self.seat,
            "time_ms": self.limit.as_millis() as u64,
        })
    }

    fn hear(&mut self) -> Result<String, BotFailure> {
        let line = match self.process.hear(self.limit) {
            Heard::Line(line) => line,
            Heard::NotText => return Err(BotFailure::NotText),
            Heard::TooLong => return Err(BotFailure::TooLong),
            Heard::Nothing => return Err(BotFailure::TooLate(self.limit)),
            Heard::Closed => return Err(BotFailure::Closed),
            Heard::Ended(status) => return Err(BotFailure::Ended(status)),
            Heard::NotStarted(reason) => return Err(BotFailure::NotStarted(reason)),
        };
        action_in(&line).ok_or_else(|| BotFailure::NoAnswer(excerpt(&line)))
    }
}

/// What a bot says is an object; other fields than the action are passed over.
fn action_in(line: &str) -> Option<String> {
    let answer: Map<String, Value> = serde_json::from_str(line).ok()?;
    Some(answer.get("action")?.as_str()?.to_string())
}

/// The view as the referee shows it.
fn view_of<G: Game>(position: &G, viewer: Viewer) -> Value {
    let mut view = Map::new();
    view.insert("game".into(), json!(G::NAME));
    match json!(position.view(viewer)) {
        Value::Object(fields) => view.extend(fields),
        other => unreachable!("a view is an object, not {other}"),
    }
    Value::Object(view)
}

/// The beginning of a text, without what could write to a terminal.
fn excerpt(text: &str) -> String {
    let mut shown: String = text.chars().take(MAX_SHOWN).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    let escape = |character: char| match character.is_control() {
        true => character.escape_default().to_string(),
        false => character.to_string(),
    };
    shown.chars().map(escape).collect()
}
