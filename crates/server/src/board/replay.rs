//! A whole game step by step, as one kind of viewer may see it.

use std::sync::{Arc, Mutex};

use tessera_engine::{Actor, Entry, Table, Turn, Viewer};
use tessera_render::{
    Hints, Language, Line, Pov, ReplayFrame, ReplayStep, ShownScene, Sitter, TablePov, Undo, Wait,
    Words,
};

use super::narration::Narration;
use super::{Playable, ReplayKey, lock};

/// More replays than this of one table are not kept.
const MAX_REPLAYS: usize = 6;

/// Everything that was told about a game, with what was taken back.
pub(super) struct Replay {
    viewer: Viewer,
    language: Language,
    names: Vec<String>,
    lines: Vec<Line>,
    stops: Vec<Stop>,
}

/// A moment when a player had to decide, or the end.
struct Stop {
    /// How many entries the log has then.
    seq: usize,
    last: Vec<String>,
    scenes: Vec<ShownScene>,
}

/// The replays of a game, as far as it has gone.
#[derive(Default)]
pub(super) struct Replays(Mutex<Vec<Arc<Replay>>>);

impl Replays {
    /// The replay for this viewer.
    pub(super) fn get<G: Playable>(
        &self,
        table: &Table<G>,
        key: &ReplayKey,
        sitters: &[Sitter],
    ) -> Arc<Replay> {
        let mut replays = lock(&self.0);
        if replays.len() > MAX_REPLAYS {
            replays.clear();
        }
        let is_it = |replay: &&Arc<Replay>| {
            let names = sitters.iter().map(|sitter| &sitter.name);
            (replay.viewer, replay.language) == (key.viewer, key.language)
                && names.eq(replay.names.iter())
        };
        if let Some(replay) = replays.iter().find(is_it) {
            return Arc::clone(replay);
        }
        let replay = Arc::new(Replay::new(table, key, sitters));
        replays.push(Arc::clone(&replay));
        replay
    }
}

impl Replay {
    fn new<G: Playable>(table: &Table<G>, key: &ReplayKey, sitters: &[Sitter]) -> Replay {
        let mut narration = Narration::new(key.viewer, key.language);
        let mut replay = Replay {
            viewer: key.viewer,
            language: key.language,
            names: sitters.iter().map(|sitter| sitter.name.clone()).collect(),
            lines: Vec::new(),
            stops: Vec::new(),
        };
        for entered in table.walk() {
            if matches!(entered.before.turn(), Turn::Decision(_)) {
                replay.stop(entered.seq, &narration, sitters);
            }
            let n_lines = narration.lines.len();
            narration.tell(&entered, sitters);
            match entered.entry {
                Entry::Act { .. } => replay.lines.extend_from_slice(&narration.lines[n_lines..]),
                Entry::Undo { actor } => {
                    if let Actor::Seat(seat) = actor {
                        let text = Words::of(key.language).say("replay-undo");
                        let mut line = Line::new(Some(seat), text);
                        line.step = narration.n_steps;
                        replay.lines.push(line);
                    }
                }
            }
        }
        replay.stop(table.seq(), &narration, sitters);
        replay
    }

    fn stop(&mut self, seq: usize, narration: &Narration, sitters: &[Sitter]) {
        let since = self.stops.last().map_or(0, |stop| stop.seq);
        self.stops.push(Stop {
            seq,
            last: narration.last(),
            scenes: narration.scenes_since(since, sitters),
        });
    }

    /// Calls `show` with a step of the game.
    pub(super) fn at<G: Playable, R>(
        &self,
        table: &Table<G>,
        key: &ReplayKey,
        sitters: &[Sitter],
        step: usize,
        show: impl FnOnce(&ReplayStep<'_, G>) -> R,
    ) -> Option<R> {
        let stop = self.stops.get(step)?;
        let (position, events) = table.position_at(stop.seq);
        let view = position.view(key.viewer);
        let (wait, sheet) = match position.turn() {
            Turn::Over(outcome) => {
                let (scores, ranks) = (outcome.scores(), outcome.ranks());
                let sheet = tessera_render::ScoreSheet::new::<G>(&events, scores, ranks);
                (Wait::Over, Some(sheet))
            }
            Turn::Decision(seat) => (Wait::Person(seat), None),
            Turn::Chance => (Wait::Over, None),
        };
        let step = ReplayStep {
            table: TablePov {
                pov: Pov::<G> {
                    view: &view,
                    words: Words::of(key.language),
                    sitters,
                    hero: key.hero,
                    is_own: key.is_own,
                    choices: None,
                    last: &stop.last,
                },
                seq: stop.seq,
                wait,
                undo: Undo::Nothing,
                hints: Hints::Free,
                lines: &self.lines,
                recap: &[],
                chat: &[],
                sheet: sheet.as_ref(),
                end: None,
                ask: None,
                next: None,
                clocks: &[],
            },
            step,
            last: self.stops.len() - 1,
        };
        Some(show(&step))
    }

    /// The same as a frame, with what happened.
    pub(super) fn frame<G: Playable>(
        &self,
        table: &Table<G>,
        key: &ReplayKey,
        sitters: &[Sitter],
        step: usize,
    ) -> Option<ReplayFrame> {
        let scenes = self.stops.get(step)?.scenes.clone();
        self.at(table, key, sitters, step, |step| {
            ReplayFrame::new(step, scenes)
        })
    }
}
