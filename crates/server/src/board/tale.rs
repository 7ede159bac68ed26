//! A whole game step by step, as one kind of viewer may see it.

use tessera_engine::{Actor, Entry, Table, Turn, Viewer};
use tessera_render::{
    Hints, Language, Line, ReplayFrame, ReplayStep, Scene, Sight, Sitter, Travel, Undo, Wait, Words,
};

use super::story::Story;
use super::{Playable, ReplayLook};

/// More tales than this of one table are not kept.
const MAX_TALES: usize = 6;

/// Everything that was told about a game, with what was taken back.
pub(super) struct Tale {
    viewer: Viewer,
    language: Language,
    names: Vec<String>,
    lines: Vec<Line>,
    line_steps: Vec<usize>,
    stops: Vec<Stop>,
}

/// A moment when somebody had to decide, or the end.
struct Stop {
    /// How many entries the log has then.
    seq: usize,
    last: Vec<String>,
    travels: Vec<Travel>,
}

/// The tales of a table. They are told anew when the table has moved on.
#[derive(Default)]
pub(super) struct Tales {
    seq: usize,
    tales: Vec<Tale>,
}

impl Tales {
    /// The tale for this viewer.
    pub(super) fn get<G: Playable>(
        &mut self,
        table: &Table<G>,
        look: &ReplayLook,
        sitters: &[Sitter],
    ) -> &Tale {
        if self.seq != table.seq() || self.tales.len() > MAX_TALES {
            self.tales.clear();
            self.seq = table.seq();
        }
        let is_it = |tale: &Tale| {
            let names = sitters.iter().map(|sitter| &sitter.name);
            (tale.viewer, tale.language) == (look.viewer, look.language)
                && names.eq(tale.names.iter())
        };
        let place = self.tales.iter().position(is_it).unwrap_or_else(|| {
            self.tales.push(Tale::new(table, look, sitters));
            self.tales.len() - 1
        });
        &self.tales[place]
    }
}

impl Tale {
    fn new<G: Playable>(table: &Table<G>, look: &ReplayLook, sitters: &[Sitter]) -> Tale {
        let mut story = Story::new(look.viewer, look.language);
        let mut tale = Tale {
            viewer: look.viewer,
            language: look.language,
            names: sitters.iter().map(|sitter| sitter.name.clone()).collect(),
            lines: Vec::new(),
            line_steps: Vec::new(),
            stops: Vec::new(),
        };
        let mut position = table.start();
        let mut before = Vec::new();
        let mut stops = table.steps().into_iter().peekable();
        for (seq, entry) in table.log().iter().enumerate() {
            if stops.next_if_eq(&seq).is_some() {
                tale.stop(seq, &story);
            }
            match *entry {
                Entry::Act { actor, action } => {
                    before.push(position.clone());
                    let n_lines = story.lines.len();
                    story.tell(seq, &mut position, actor, action, sitters);
                    tale.say(&story.lines[n_lines..]);
                }
                Entry::Undo { actor } => {
                    position = before.pop().expect("what is taken back was done");
                    story.take_back(seq);
                    if let Actor::Seat(seat) = actor {
                        let text = Words::of(look.language).say("replay-undo");
                        tale.say(&[Line::new(Some(seat), text)]);
                    }
                }
            }
        }
        tale.stop(table.seq(), &story);
        tale
    }

    fn say(&mut self, lines: &[Line]) {
        self.lines.extend_from_slice(lines);
        self.line_steps.resize(self.lines.len(), self.stops.len());
    }

    fn stop(&mut self, seq: usize, story: &Story) {
        let since = self.stops.last().map_or(0, |stop| stop.seq);
        self.stops.push(Stop {
            seq,
            last: story.last.clone(),
            travels: story.travels_since(since),
        });
    }

    /// Calls `show` with a step of the game.
    pub(super) fn at<G: Playable, R>(
        &self,
        table: &Table<G>,
        look: &ReplayLook,
        sitters: &[Sitter],
        step: usize,
        show: impl FnOnce(&ReplayStep<'_, G>) -> R,
    ) -> Option<R> {
        let stop = self.stops.get(step)?;
        let (position, events) = table.position_at(stop.seq);
        let view = position.view(look.viewer);
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
            scene: Scene {
                sight: Sight::<G> {
                    view: &view,
                    words: Words::of(look.language),
                    sitters,
                    hero: look.hero,
                    is_own: look.is_own,
                    choices: None,
                    last: &stop.last,
                },
                seq: stop.seq,
                wait,
                undo: Undo::Nothing,
                hints: Hints::Free,
                lines: &self.lines,
                chat: &[],
                sheet: sheet.as_ref(),
                ask: None,
                next: None,
                clocks: &[],
            },
            step,
            last: self.stops.len() - 1,
            line_steps: &self.line_steps,
        };
        Some(show(&step))
    }

    /// The same as a frame, with the pieces that moved.
    pub(super) fn frame<G: Playable>(
        &self,
        table: &Table<G>,
        look: &ReplayLook,
        sitters: &[Sitter],
        step: usize,
    ) -> Option<ReplayFrame> {
        let travels = self.stops.get(step)?.travels.clone();
        self.at(table, look, sitters, step, |step| {
            ReplayFrame::new(step, travels)
        })
    }
}
