//! A table of any game, for callers who learn only at run time which one is played.

use std::fmt::Debug;

use rand::Rng;
use serde::Serialize;
use serde_json::{Value, json};

use crate::table::{ActError, Table};
use crate::{Actor, Game, GameName, ParseError, RecordError, Turn, Viewer, with_game};

/// A [`Table`] with its game forgotten: actions are text, views and events are JSON.
///
/// ```
/// use tessera_engine::{Actor, GameName, Turn, Viewer, new_table};
///
/// let name: GameName = "azul".parse()?;
/// let mut table = new_table(name, "seats=3")?;
/// assert_eq!(table.turn(), Turn::Chance);
/// table.play(Actor::Chance, "start2")?;
/// assert_eq!(table.view(Viewer::Spectator)["starter"], 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyTable: Debug + Send + Sync {
    /// The name of the game, [`Game::NAME`].
    fn name(&self) -> &'static str;
    /// Seats and variant.
    fn setup(&self) -> String;
    /// The version of the rules that the game was begun with.
    fn rules(&self) -> u16;
    /// How many seats the game has.
    fn n_seats(&self) -> u8;
    /// The number of the next entry.
    fn seq(&self) -> usize;
    /// What acts next: a player, chance, or nothing more.
    fn turn(&self) -> Turn;
    /// Everything that may happen now.
    fn legal_actions(&self) -> Vec<String>;
    /// What this viewer knows: the view of the game, with the name of the game before it.
    fn view(&self, viewer: Viewer) -> Value;
    /// One action of one actor. Returns what happened.
    ///
    /// # Errors
    /// When the text is no action or the rules forbid it. Then nothing has changed.
    fn play(&mut self, actor: Actor, text: &str) -> Result<Vec<Value>, ActError>;
    /// Draws and carries out one outcome of chance, if it is chance's turn. Returns its text and
    /// what happened.
    fn chance(&mut self, rng: &mut dyn Rng) -> Option<(String, Vec<Value>)>;
    /// Forgets the last entry, for tools. Returns its text.
    fn rewind(&mut self) -> Option<String>;
    /// The text of the game so far.
    fn record(&self) -> String;
    /// The text of the game so far as this viewer has seen it.
    fn record_for(&self, viewer: Viewer) -> String;
}

/// A table before the first action, by the newest rules.
///
/// # Errors
/// When the game has no such setup.
pub fn new_table(game: GameName, setup: &str) -> Result<Box<dyn AnyTable>, ParseError> {
    with_game!(game, G => Ok(Box::new(Table::<G>::new(setup.parse()?))))
}

/// Plays a record of any game from its text, by the rules that it was begun with.
///
/// ```
/// let table = tessera_engine::load_table("azul/1 seats=2 wall=coloured\n* start1\n")?;
/// assert_eq!((table.name(), table.seq()), ("azul", 1));
/// # Ok::<(), tessera_engine::RecordError>(())
/// ```
///
/// # Errors
/// With the first line that is wrong.
pub fn load_table(text: &str) -> Result<Box<dyn AnyTable>, RecordError> {
    with_game!(GameName::of_record(text)?, G => Ok(Box::new(Table::<G>::load(text)?)))
}

impl<G: Game> AnyTable for Table<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn setup(&self) -> String {
        self.setup().to_string()
    }

    fn rules(&self) -> u16 {
        self.rules()
    }

    fn n_seats(&self) -> u8 {
        self.position().n_seats()
    }

    fn seq(&self) -> usize {
        self.seq()
    }

    fn turn(&self) -> Turn {
        self.position().turn()
    }

    fn legal_actions(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.position().legal_actions(&mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        json!(NamedView {
            game: G::NAME,
            view: self.position().view(viewer),
        })
    }

    fn play(&mut self, actor: Actor, text: &str) -> Result<Vec<Value>, ActError> {
        let action = text.parse().map_err(ActError::Parse)?;
        let mut events = Vec::new();
        let played = self.play(actor, action, &mut events);
        played.map_err(ActError::Refused)?;
        Ok(as_json(&events))
    }

    fn chance(&mut self, mut rng: &mut dyn Rng) -> Option<(String, Vec<Value>)> {
        let mut events = Vec::new();
        let action = self.chance(&mut rng, &mut events)?;
        Some((action.to_string(), as_json(&events)))
    }

    fn rewind(&mut self) -> Option<String> {
        self.rewind().map(|entry| entry.to_string())
    }

    fn record(&self) -> String {
        self.record()
    }

    fn record_for(&self, viewer: Viewer) -> String {
        self.record_for(viewer)
    }
}

#[derive(Serialize)]
struct NamedView<V> {
    game: &'static str,
    #[serde(flatten)]
    view: V,
}

fn as_json(events: &[impl Serialize]) -> Vec<Value> {
    events.iter().map(|event| json!(event)).collect()
}
