//! The board of one game, by its type.

use std::sync::{Arc, Mutex};

use tessera_engine::{
    ActError, Actor, Entered, Entry, Refusal, Seat, Table, Turn, UndoError, Viewer,
};
use tessera_render::picture::{board_picture, picture};
use tessera_render::{
    Frame, ReplayFrame, ReplayPage, Sitter, TablePage, Undo, replay_page, table_page,
};

use super::narration::Narration;
use super::replay::Replays;
use super::think::{AiPlayers, Thinking, thinking};
use super::{Board, FrameKey, Path, People, Playable, ReplayKey, Step, lock};
use crate::fair::{Key, Start};

/// The board of one game.
pub(super) struct TypedBoard<G: Playable> {
    pub(super) table: Table<G>,
    /// The last entries of the log, with what happened.
    pub(super) newest: Vec<Entered<G>>,
    /// One for each kind of viewer and language that has looked so far. Some may be behind.
    pub(super) narrations: Mutex<Vec<Arc<Narration>>>,
    replays: Replays,
    ai_players: Arc<AiPlayers<G>>,
}

impl<G: Playable> TypedBoard<G> {
    pub(super) fn new(table: Table<G>) -> TypedBoard<G> {
        TypedBoard {
            table,
            newest: Vec::new(),
            narrations: Mutex::default(),
            replays: Replays::default(),
            ai_players: Arc::default(),
        }
    }

    /// The step to `table`, whose new entries are these.
    fn step(&self, table: Table<G>, entered: Vec<Entered<G>>) -> Step {
        let is_act = |entered: &Entered<G>| matches!(entered.entry, Entry::Act { .. });
        Step {
            entries: entered.iter().map(|new| new.entry.to_string()).collect(),
            has_acted: entered.iter().all(is_act),
            outcome: match table.position().turn() {
                Turn::Over(outcome) => Some(outcome),
                Turn::Decision(_) | Turn::Chance => None,
            },
            deciding: match table.position().turn() {
                Turn::Decision(seat) => Some(seat),
                Turn::Chance | Turn::Over(_) => None,
            },
            n_standing: table.standing().len(),
            next: Arc::new(TypedBoard {
                table,
                newest: entered,
                narrations: Mutex::new(lock(&self.narrations).clone()),
                replays: Replays::default(),
                ai_players: Arc::clone(&self.ai_players),
            }),
        }
    }

    /// The same after an undo.
    fn step_back(&self, table: Table<G>) -> Step {
        let entered = table.walk().skip(self.table.seq()).collect();
        self.step(table, entered)
    }
}

impl<G: Playable> Board for TypedBoard<G> {
    fn seq(&self) -> usize {
        self.table.seq()
    }

    fn n_standing(&self) -> usize {
        self.table.standing().len()
    }

    fn turn(&self) -> Turn {
        self.table.position().turn()
    }

    fn starter(&self) -> Option<Seat> {
        self.table.walk().find_map(|entered| match entered.entry {
            Entry::Act {
                actor: Actor::Seat(seat),
                ..
            } => Some(seat),
            Entry::Act { .. } | Entry::Undo { .. } => None,
        })
    }

    fn scores(&self) -> Vec<i16> {
        scores(self.table.position())
    }

    fn has_secrets(&self) -> bool {
        G::HAS_SECRETS
    }

    fn record(&self, viewer: Viewer) -> String {
        self.table.record_for(viewer)
    }

    fn begin(&self, start: Option<Seat>, key: &Key) -> Step {
        let mut table = self.table.clone();
        let mut draws = Start { seat: start, key };
        let entered = table.advance_chance(&mut draws);
        self.step(table, entered)
    }

    fn act(&self, seq: usize, seat: Seat, text: &str, mut key: &Key) -> Result<Step, ActError> {
        let mut table = self.table.clone();
        let entered = table.act(seq, seat, text, &mut key)?;
        Ok(self.step(table, entered))
    }

    fn undo(&self, seq: usize, seat: Seat) -> Result<Step, UndoError> {
        let mut table = self.table.clone();
        table.undo(seq, seat)?;
        Ok(self.step_back(table))
    }

    fn undo_agreed(&self, seq: usize, seat: Seat) -> Result<Step, UndoError> {
        let mut table = self.table.clone();
        table.undo_agreed(seq, seat)?;
        Ok(self.step_back(table))
    }

    fn has_acted(&self, seq: usize, seat: Seat, text: &str) -> bool {
        let Ok(action) = text.parse() else {
            return false;
        };
        let actor = Actor::Seat(seat);
        self.table.log().get(seq) == Some(&Entry::Act { actor, action })
    }

    fn decided_at(&self, seat: Seat) -> Option<usize> {
        self.table.last_decision(|decider| decider == seat)
    }

    fn undoable(&self, seat: Seat) -> Undo {
        match self.table.check_undo(seat) {
            Ok(()) => Undo::Free,
            Err(_) if self.table.has_decided(seat) => Undo::ByAgreement,
            Err(_) => Undo::Nothing,
        }
    }

    fn frame(&self, key: &FrameKey, people: &People<'_>, since: usize) -> Frame {
        self.table_pov(key, people, |table_pov, narration| {
            let own = table_pov.pov.is_own.then_some(table_pov.pov.hero);
            let sitters = table_pov.pov.sitters;
            let news = narration.news(since, own, sitters);
            Frame::new(table_pov, narration.scenes_since(since, sitters), news)
        })
    }

    fn page(&self, key: &FrameKey, people: &People<'_>, page: &TablePage<'_>) -> String {
        self.table_pov(key, people, |table_pov, _| {
            table_page(page, table_pov).into_string()
        })
    }

    fn last_step(&self) -> usize {
        self.table.steps().len() - 1
    }

    fn replay_frame(
        &self,
        key: &ReplayKey,
        sitters: &[Sitter],
        step: usize,
    ) -> Option<ReplayFrame> {
        let replay = self.replays.get(&self.table, key, sitters);
        replay.frame(&self.table, key, sitters, step)
    }

    fn replay_page(
        &self,
        key: &ReplayKey,
        sitters: &[Sitter],
        step: usize,
        page: &ReplayPage<'_>,
    ) -> Option<String> {
        let replay = self.replays.get(&self.table, key, sitters);
        replay.at(&self.table, key, sitters, step, |step| {
            replay_page(page, step).into_string()
        })
    }

    fn log_to(&self, step: usize) -> Option<(Vec<String>, bool)> {
        let seq = *self.table.steps().get(step)?;
        let standing = self.table.standing_at(seq).into_iter();
        let entries = standing.map(|(actor, action)| Entry::Act { actor, action }.to_string());
        let (position, _) = self.table.position_at(seq);
        let is_over = matches!(position.turn(), Turn::Over(_));
        Some((entries.collect(), is_over))
    }

    fn picture(&self, step: usize) -> Option<String> {
        let seq = *self.table.steps().get(step)?;
        let (position, _) = self.table.position_at(seq);
        let view = position.view(Viewer::Spectator);
        Some(picture::<G>(&view, position.turn(), position.n_seats()))
    }

    fn board_picture(&self) -> String {
        board_picture::<G>(&self.table.position().view(Viewer::Spectator))
    }

    fn why(&self, seat: Seat, path: &[&str]) -> Option<Refusal> {
        let position = self.table.position();
        let view = position.view(Viewer::Seat(seat));
        let action = G::attempt(&view, path)?;
        position.refusal(Actor::Seat(seat), action)
    }

    fn think(&self, seat: Seat, level: u8) -> Thinking {
        thinking(&self.table, seat, level, Arc::clone(&self.ai_players))
    }

    fn advise(&self, seat: Seat, level: u8) -> Thinking {
        thinking(&self.table, seat, level, Arc::default())
    }

    fn any_action(&self) -> String {
        let mut actions = Vec::new();
        self.table.position().legal_actions(&mut actions);
        actions
            .first()
            .map_or_else(String::new, ToString::to_string)
    }

    fn path_to(&self, key: &FrameKey, people: &People<'_>, action: &str) -> Option<Path> {
        self.table_pov(key, people, |table_pov, _| {
            let path = table_pov.pov.choices?.path_to(action)?;
            Some(Path::new(&path))
        })
    }
}

/// The points of a position, as everybody sees them.
pub(super) fn scores<G: Playable>(position: &G) -> Vec<i16> {
    let view = position.view(Viewer::Spectator);
    let seats = Seat::all(position.n_seats());
    seats.map(|seat| G::score(&view, seat)).collect()
}
