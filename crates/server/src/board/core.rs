//! One game, by its type.

use std::any::Any;

use tessera_engine::{
    ActError, Actor, Chance, Entered, Entry, Refusal, Seat, Table, Turn, UndoError, Viewer,
};
use tessera_render::{
    Frame, Language, Pov, ReplayFrame, ReplayPage, ScoreSheet, Sitter, TablePage, TablePov, Undo,
    Wait, Words, replay_page, table_page,
};

use tessera_render::picture::picture;

use super::narration::Narration;
use super::replay::Replays;
use super::think::{AiPlayers, Thinking, new_player, thinking};
use super::{Board, FrameKey, Path, People, Playable, ReplayKey, Step};
use crate::fair::Key;

/// A table of one game, and what has been told about it.
pub(super) struct Core<G: Playable> {
    table: Table<G>,
    /// One for each kind of viewer and language that has looked so far.
    narrations: Vec<Narration>,
    replays: Replays,
    ai_players: AiPlayers<G>,
}

impl<G: Playable> Core<G> {
    pub(super) fn new(table: Table<G>) -> Core<G> {
        Core {
            table,
            narrations: Vec::new(),
            replays: Replays::default(),
            ai_players: AiPlayers::default(),
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
            next: Box::new((table, entered)),
        }
    }

    /// The same after an undo.
    fn step_back(&self, table: Table<G>) -> Step {
        let entered = table.walk().skip(self.table.seq()).collect();
        self.step(table, entered)
    }

    /// Calls `show` with the table_pov that this person sees, and with the narration told to them.
    fn table_pov<R>(
        &mut self,
        key: &FrameKey,
        people: &People<'_>,
        show: impl FnOnce(&TablePov<'_, G>, &Narration) -> R,
    ) -> R {
        let place = self.narration(key.viewer, key.language, people.sitters);
        let narration = &self.narrations[place];
        let position = self.table.position();
        let view = position.view(key.viewer);
        let words = Words::of(key.language);
        let mut pov = Pov::<G> {
            view: &view,
            words,
            sitters: people.sitters,
            hero: key.hero,
            is_own: matches!(key.viewer, Viewer::Seat(_)),
            choices: None,
            last: &narration.last,
        };
        let choices = (key.wait == Wait::Mine).then(|| {
            let mut actions = Vec::new();
            position.legal_actions(&mut actions);
            G::choices(&pov, &actions)
        });
        pov.choices = choices.as_ref();
        let sheet = self.sheet();
        let table_pov = TablePov {
            pov,
            seq: self.table.seq(),
            wait: key.wait,
            undo: key.undo,
            hints: key.hints,
            lines: &narration.lines,
            chat: people.chat,
            sheet: sheet.as_ref(),
            ask: key.ask.as_ref(),
            next: people.next,
            clocks: people.clocks,
        };
        show(&table_pov, narration)
    }

    /// Where the narration for this viewer is; told from the beginning if there is none yet.
    fn narration(&mut self, viewer: Viewer, language: Language, sitters: &[Sitter]) -> usize {
        let is_it =
            |narration: &Narration| narration.viewer == viewer && narration.language == language;
        if let Some(place) = self.narrations.iter().position(is_it) {
            return place;
        }
        let mut narration = Narration::new(viewer, language);
        for entered in self.table.walk() {
            narration.tell(&entered, sitters);
        }
        self.narrations.push(narration);
        self.narrations.len() - 1
    }

    /// The final scores, once the game is over.
    fn sheet(&self) -> Option<ScoreSheet> {
        let Turn::Over(outcome) = self.table.position().turn() else {
            return None;
        };
        let (_, events) = self.table.position_at(self.table.seq());
        let (scores, ranks) = (outcome.scores(), outcome.ranks());
        Some(ScoreSheet::new::<G>(&events, scores, ranks))
    }
}

/// The draws of a new table: who starts may be chosen, and is that outcome of chance then.
struct Start<'a> {
    seat: Option<Seat>,
    key: &'a Key,
}

impl<G: Playable> Chance<G> for Start<'_> {
    fn draw(&mut self, seq: usize, position: &G) -> G::Action {
        let chosen = self
            .seat
            .and_then(|seat| format!("start{seat}").parse().ok());
        match chosen {
            Some(action) if position.is_legal(action) => {
                self.seat = None;
                action
            }
            _ => self.key.draw(seq, position),
        }
    }
}

impl<G: Playable> Board for Core<G> {
    fn seq(&self) -> usize {
        self.table.seq()
    }

    fn n_standing(&self) -> usize {
        self.table.standing().len()
    }

    fn turn(&self) -> Turn {
        self.table.position().turn()
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

    fn enter(&mut self, text: &str) -> Result<(), String> {
        let entry = text.parse().map_err(|error| format!("{error}"))?;
        let entered = self.table.enter(entry, &mut ());
        entered.map_err(|error| error.to_string())
    }

    fn commit(&mut self, step: Step, sitters: &[Sitter]) {
        let next = step.next.downcast().expect("a step of this very game");
        let (table, entered): (Table<G>, Vec<Entered<G>>) = *next;
        for narration in &mut self.narrations {
            for entered in &entered {
                narration.tell(entered, sitters);
            }
        }
        self.table = table;
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

    fn frame(&mut self, key: &FrameKey, people: &People<'_>, since: usize) -> Frame {
        self.table_pov(key, people, |table_pov, narration| {
            let own = table_pov.pov.is_own.then_some(table_pov.pov.hero);
            let news = narration.news(since, own, table_pov.pov.sitters);
            Frame::new(table_pov, narration.travels_since(since), news)
        })
    }

    fn page(&mut self, key: &FrameKey, people: &People<'_>, page: &TablePage<'_>) -> String {
        self.table_pov(key, people, |table_pov, _| {
            table_page(page, table_pov).into_string()
        })
    }

    fn last_step(&self) -> usize {
        self.table.steps().len() - 1
    }

    fn replay_frame(
        &mut self,
        key: &ReplayKey,
        sitters: &[Sitter],
        step: usize,
    ) -> Option<ReplayFrame> {
        let replay = self.replays.get(&self.table, key, sitters);
        replay.frame(&self.table, key, sitters, step)
    }

    fn replay_page(
        &mut self,
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

    fn why(&self, seat: Seat, path: &[&str]) -> Option<Refusal> {
        let position = self.table.position();
        let view = position.view(Viewer::Seat(seat));
        let action = G::attempt(&view, path)?;
        position.refusal(Actor::Seat(seat), action)
    }

    fn think(&mut self, seat: Seat, level: u8) -> Thinking {
        thinking(
            &self.table,
            seat,
            self.ai_players.take(&self.table, seat, level),
        )
    }

    fn advise(&self, seat: Seat, level: u8) -> Thinking {
        thinking(&self.table, seat, new_player(&self.table, level))
    }

    fn any_action(&self) -> String {
        let mut actions = Vec::new();
        self.table.position().legal_actions(&mut actions);
        actions
            .first()
            .map_or_else(String::new, ToString::to_string)
    }

    fn keep_player(&mut self, seat: Seat, level: u8, player: Box<dyn Any + Send>) {
        self.ai_players.keep(seat, level, player);
    }

    fn path_to(&mut self, key: &FrameKey, people: &People<'_>, action: &str) -> Option<Path> {
        self.table_pov(key, people, |table_pov, _| {
            let path = table_pov.pov.choices?.path_to(action)?;
            Some(Path::new(&path))
        })
    }
}
