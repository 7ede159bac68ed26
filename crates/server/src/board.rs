//! The board: the game that lies on a live table, whichever it is, with its log and what has been
//! told about it. The people around it, the clock and the chat are the table's.

mod draw;
mod narration;
mod replay;
mod think;
mod typed;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tessera_engine::{ActError, Outcome, ParseError, Refusal, Seat, Turn, UndoError, Viewer};
use tessera_render::{
    Ask, ChatLine, Choice, ClockFace, End, Frame, Hints, Language, ReplayFrame, ReplayPage, Show,
    Sitter, TablePage, Then, Undo, Wait,
};
use tessera_search::Knowledge;

use crate::fair::Key;

pub(crate) use draw::ranks_without;
pub(crate) use games::{GameInfo, LoadError, games, load_board, new_board};
pub(crate) use think::{Thinking, Thought};

/// What a game needs to be played here.
pub(crate) trait Playable: Show + Knowledge {}
impl<G: Show + Knowledge> Playable for G {}

/// A game being played, with its type forgotten. It never changes: a step leads to the next one,
/// which takes its place once the step is stored. So it can be drawn while the table goes on. No
/// input or output happens here.
pub(crate) trait Board: Send + Sync {
    /// The number of the next entry.
    fn seq(&self) -> usize;
    /// How many actions stand: those of the log that were not taken back.
    fn n_standing(&self) -> usize;
    /// What is waited for.
    fn turn(&self) -> Turn;
    /// The seat that made the first decision.
    fn starter(&self) -> Option<Seat>;
    /// The points so far, by seat.
    fn scores(&self) -> Vec<i16>;
    /// Whether a seat may know what another seat does not.
    fn has_secrets(&self) -> bool;
    /// The text of the game as this viewer has seen it.
    fn record(&self, viewer: Viewer) -> String;

    /// The draws before the first decision; `start` is the start player, if a seat was chosen.
    fn begin(&self, start: Option<Seat>, key: &Key) -> Step;
    /// A seat acts, then chance.
    fn act(&self, seq: usize, seat: Seat, text: &str, key: &Key) -> Result<Step, ActError>;
    /// A seat takes back its last action.
    fn undo(&self, seq: usize, seat: Seat) -> Result<Step, UndoError>;
    /// A seat takes back its last decision, with the agreement of the others.
    fn undo_agreed(&self, seq: usize, seat: Seat) -> Result<Step, UndoError>;

    /// Whether this very action of this seat has this number in the log: a request that is sent
    /// again.
    fn has_acted(&self, seq: usize, seat: Seat, text: &str) -> bool;
    /// The number in the log of the last decision of a seat that still stands.
    fn decided_at(&self, seat: Seat) -> Option<usize>;
    /// What a seat may take back.
    fn undoable(&self, seat: Seat) -> Undo;

    /// What one person sees, with what happened since entry `since`.
    fn frame(&self, key: &FrameKey, people: &People<'_>, since: usize) -> Frame;
    /// The same as a whole page.
    fn page(&self, key: &FrameKey, people: &People<'_>, page: &TablePage<'_>) -> String;
    /// The number of the last step of a replay.
    fn last_step(&self) -> usize;
    /// A step of a replay for an open page; none if there is no such step.
    fn replay_frame(&self, key: &ReplayKey, sitters: &[Sitter], step: usize)
    -> Option<ReplayFrame>;
    /// The same as a whole page.
    fn replay_page(
        &self,
        key: &ReplayKey,
        sitters: &[Sitter],
        step: usize,
        page: &ReplayPage<'_>,
    ) -> Option<String>;
    /// The log that leads straight to a step, without what was taken back, and whether the game
    /// is over then.
    fn log_to(&self, step: usize) -> Option<(Vec<String>, bool)>;
    /// What a spectator sees at a step, as an SVG.
    fn picture(&self, step: usize) -> Option<String>;
    /// The board alone at the last step, as an SVG.
    fn board_picture(&self) -> String;
    /// Why a seat may not do what it means by these clicks.
    fn why(&self, seat: Seat, path: &[&str]) -> Option<Refusal>;

    /// The work of deciding for a seat, to be done elsewhere.
    fn think(&self, seat: Seat, level: u8) -> Thinking;
    /// The same for a person who asks for advice.
    fn advise(&self, seat: Seat, level: u8) -> Thinking;
    /// Something that may be done now, when no thought leads to anything.
    fn any_action(&self) -> String;
    /// An action as the clicks of the person who sees this, and the words on the button.
    fn path_to(&self, key: &FrameKey, people: &People<'_>, action: &str) -> Option<Path>;
}

/// New entries of a log, and the game after them.
pub(crate) struct Step {
    /// Their texts, in order.
    pub(crate) entries: Vec<String>,
    /// How the game ended, if it did with them.
    pub(crate) outcome: Option<Outcome>,
    /// The seat that must decide after them.
    pub(crate) deciding: Option<Seat>,
    /// How many actions stand after them.
    pub(crate) n_standing: usize,
    /// Whether all of them are actions, and none takes one back.
    pub(crate) has_acted: bool,
    /// The game after them. It takes the place of the one before when they are stored.
    pub(crate) next: Arc<dyn Board>,
}

/// How one person looks at a table. What two people see is the same when their looks are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FrameKey {
    pub(crate) viewer: Viewer,
    pub(crate) hero: Seat,
    pub(crate) wait: Wait,
    pub(crate) undo: Undo,
    pub(crate) hints: Hints,
    pub(crate) ask: Option<Ask>,
    pub(crate) language: Language,
}

/// How one person looks at a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ReplayKey {
    pub(crate) viewer: Viewer,
    pub(crate) hero: Seat,
    pub(crate) is_own: bool,
    pub(crate) language: Language,
}

/// The people at a table, what they say, and their clocks.
pub(crate) struct People<'a> {
    pub(crate) sitters: &'a [Sitter],
    pub(crate) chat: &'a [ChatLine],
    /// The table where the same people play again.
    pub(crate) next: Option<&'a str>,
    /// What the table knows about the end, without the course of the game.
    pub(crate) end: End<'a>,
    /// What the clocks show, by seat; empty at a table without.
    pub(crate) clocks: &'a [Option<ClockFace>],
}

/// An action as clicks.
pub(crate) struct Path {
    pub(crate) spots: Vec<String>,
    pub(crate) confirm: String,
}

impl Path {
    fn new(choices: &[&Choice]) -> Path {
        let confirm = match choices.last().map(|choice| &choice.then) {
            Some(Then::Act { confirm, .. }) => confirm.clone(),
            _ => String::new(),
        };
        Path {
            spots: choices.iter().map(|choice| choice.spot.clone()).collect(),
            confirm,
        }
    }
}

/// What the mutexes of a board hold is whole at any time, whoever panicked with one.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

mod games {
    use std::sync::Arc;

    use tessera_engine::{Game, GameName, Table, with_game};

    use super::typed::TypedBoard;
    use super::{Board, ParseError};
    use tessera_render::site::SiteGame;

    /// What is known about a game without playing it.
    pub(crate) struct GameInfo {
        pub(crate) name: GameName,
        pub(crate) rules_version: u16,
        pub(crate) site: SiteGame,
    }

    /// The games that can be played here.
    pub(crate) fn games() -> Vec<GameInfo> {
        let info = |name: GameName| {
            with_game!(name, G => GameInfo {
                name,
                rules_version: G::RULES_VERSION,
                site: SiteGame::of(name),
            })
        };
        GameName::ALL.map(info).into()
    }

    /// A game before its first action, by the rules of this version.
    pub(crate) fn new_board(
        name: GameName,
        rules: u16,
        setup: &str,
    ) -> Result<Arc<dyn Board>, ParseError> {
        with_game!(name, G => {
            let table = Table::<G>::begun_with(setup.parse()?, rules)?;
            Ok(Arc::new(TypedBoard::new(table)))
        })
    }

    /// A game whose log has these entries.
    pub(crate) fn load_board<'a>(
        name: GameName,
        rules: u16,
        setup: &str,
        entries: impl IntoIterator<Item = &'a str>,
    ) -> Result<Arc<dyn Board>, LoadError> {
        with_game!(name, G => {
            let setup = setup.parse().map_err(LoadError::Unknown)?;
            let mut table = Table::<G>::begun_with(setup, rules).map_err(LoadError::Unknown)?;
            for (seq, text) in entries.into_iter().enumerate() {
                let wrong = |reason| LoadError::Entry { seq, reason };
                let entry = text.parse().map_err(|error: ParseError| wrong(error.to_string()))?;
                table.enter(entry, &mut ()).map_err(|error| wrong(error.to_string()))?;
            }
            Ok(Arc::new(TypedBoard::new(table)))
        })
    }

    /// Why a log cannot be played.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) enum LoadError {
        /// There is no such setup or no such version of the rules.
        Unknown(ParseError),
        /// This entry is none, or it is not legal.
        Entry { seq: usize, reason: String },
    }
}

#[cfg(test)]
mod tests;
