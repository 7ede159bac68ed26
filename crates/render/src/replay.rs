//! A game looked at step by step: the same regions as at the table, with nothing to click.

use maud::{Markup, html};
use serde::Serialize;

use crate::frame::{Scene, rail, sheet};
use crate::html::mark;
use crate::words::say;
use crate::{Line, Region, Show, Travel};

/// One step of a game.
#[derive(Debug)]
pub struct ReplayStep<'a, G: Show> {
    /// What is seen then. Its lines are those of the whole game.
    pub scene: Scene<'a, G>,
    /// Which step it is, 0 before the first move.
    pub step: usize,
    /// The number of the last step.
    pub last: usize,
    /// For every line of the scene, the step that it belongs to.
    pub line_steps: &'a [usize],
}

/// A step for a page that is open already.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReplayFrame {
    /// Which step it is.
    pub step: usize,
    /// The number of the last step.
    pub last: usize,
    /// The parts of the page, each with its id.
    pub regions: Vec<Region>,
    /// The pieces that moved with this step.
    pub travels: Vec<Travel>,
    /// How far it is, in words.
    pub caption: String,
    /// What happened, for screen readers.
    pub announce: String,
    /// Whether the own board comes first on a phone.
    pub is_mine_first: bool,
    /// Whether the game is over then.
    pub is_over: bool,
}

impl ReplayFrame {
    /// The frame of a step.
    #[must_use]
    pub fn new<G: Show>(step: &ReplayStep<'_, G>, travels: Vec<Travel>) -> ReplayFrame {
        let sight = &step.scene.sight;
        let spoken = step.lines_now();
        let spoken = spoken.map(|line| line.spoken(sight.words, sight.sitters));
        ReplayFrame {
            step: step.step,
            last: step.last,
            regions: replay_regions(step),
            travels,
            caption: caption(step),
            announce: spoken.collect::<Vec<_>>().join(" "),
            is_mine_first: G::is_mine_first(sight.view),
            is_over: step.scene.sheet.is_some(),
        }
    }
}

impl<G: Show> ReplayStep<'_, G> {
    /// What happened with this step.
    fn lines_now(&self) -> impl Iterator<Item = &Line> {
        let lines = self.scene.lines.iter().zip(self.line_steps);
        let now = lines.filter(|(_, step)| **step == self.step);
        now.map(|(line, _)| line)
    }
}

/// The parts of the page that change from step to step.
pub(crate) fn replay_regions<G: Show>(step: &ReplayStep<'_, G>) -> Vec<Region> {
    let scene = &step.scene;
    vec![
        Region::new("status", rail::status(scene)),
        Region::new("shared", G::shared(&scene.sight)),
        Region::new("mine", G::mine(&scene.sight)),
        Region::new("sheet", sheet::sheet(scene)),
        Region::new("replay-now", now(step)),
        Region::new("seats", rail::seats(scene, false)),
        Region::new("others", rail::others(scene)),
    ]
}

/// "Move 12 of 61".
pub(crate) fn caption<G: Show>(step: &ReplayStep<'_, G>) -> String {
    let words = step.scene.sight.words;
    say!(words, "replay-step", step = step.step, last = step.last)
}

/// All lines of the game, each the way to its step, the newest first as at the table.
pub(crate) fn replay_log<G: Show>(step: &ReplayStep<'_, G>, path: &str, query: &str) -> Markup {
    let scene = &step.scene;
    let lines = scene.lines.iter().zip(step.line_steps).enumerate().rev();
    html! {
        ol #log .replay-log aria-label=(scene.sight.words.say("table-log")) {
            @for (number, (line, &at)) in lines {
                li.new[at == step.step].to-come[at > step.step] data-step=(at)
                    aria-current=[(at == step.step).then_some("step")] {
                    a href={ (path) "/" (at) (query) } { (rail::log_line(number + 1, line)) }
                }
            }
        }
    }
}

/// What happened with this step, and the hand of whose side is seen.
fn now<G: Show>(step: &ReplayStep<'_, G>) -> Markup {
    let sight = &step.scene.sight;
    let lines: Vec<&Line> = step.lines_now().collect();
    html! {
        div #replay-now .replay-now {
            p #prompt .prompt {
                @if lines.is_empty() {
                    (if step.step == 0 { sight.words.say("replay-start") } else { G::status(sight.view, sight.words) })
                }
                @for line in &lines[..lines.len().min(1)] {
                    @if let Some(seat) = line.seat { (mark(seat)) " " }
                    (line.spoken(sight.words, sight.sitters))
                }
            }
            @if let Some(hand) = G::hand(sight) { (hand) }
        }
    }
}
