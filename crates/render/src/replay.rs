//! A game looked at step by step: the same regions as at the table, with nothing to click.

use maud::{Markup, html};
use serde::Serialize;

use crate::frame::{TablePov, rail, sheet};
use crate::words::say;
use crate::{Line, Region, Show, ShownScene};

/// One step of a game.
#[derive(Debug)]
pub struct ReplayStep<'a, G: Show> {
    /// What is seen then. Its lines are those of the whole game.
    pub table: TablePov<'a, G>,
    /// Which step it is, 0 before the first move.
    pub step: usize,
    /// The number of the last step.
    pub last: usize,
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
    /// What happened with this step, in order.
    pub scenes: Vec<ShownScene>,
    /// How far it is, in words.
    pub caption: String,
    /// What happened, for screen readers.
    pub announce: Vec<String>,
    /// Whether the own board comes first on a phone.
    pub is_mine_first: bool,
    /// Whether the game is over then.
    pub is_over: bool,
}

impl ReplayFrame {
    /// The frame of a step.
    #[must_use]
    pub fn new<G: Show>(step: &ReplayStep<'_, G>, scenes: Vec<ShownScene>) -> ReplayFrame {
        let pov = &step.table.pov;
        let spoken = step.lines_now();
        let spoken = spoken.map(|line| line.spoken(pov.words, pov.sitters));
        ReplayFrame {
            step: step.step,
            last: step.last,
            regions: replay_regions(step),
            scenes,
            caption: caption(step),
            announce: spoken.collect(),
            is_mine_first: G::is_mine_first(pov.view),
            is_over: step.table.sheet.is_some(),
        }
    }
}

impl<G: Show> ReplayStep<'_, G> {
    /// What happened with this step.
    fn lines_now(&self) -> impl Iterator<Item = &Line> {
        let lines = self.table.lines.iter();
        lines.filter(|line| line.step == self.step)
    }
}

/// The parts of the page that change from step to step.
pub(crate) fn replay_regions<G: Show>(step: &ReplayStep<'_, G>) -> Vec<Region> {
    let table = &step.table;
    vec![
        Region::new("status", rail::status(table)),
        Region::new("shared", G::shared(&table.pov)),
        Region::new("mine", G::mine(&table.pov)),
        Region::new("sheet", sheet::sheet(table)),
        Region::new("replay-now", now(step)),
        Region::new("seats", rail::seats(table, false)),
        Region::new("others", rail::others(table)),
    ]
}

/// "Move 12 of 61".
pub(crate) fn caption<G: Show>(step: &ReplayStep<'_, G>) -> String {
    let words = step.table.pov.words;
    say!(words, "replay-step", step = step.step, last = step.last)
}

/// All lines of the game, each the way to its step, the newest first as at the table.
pub(crate) fn replay_log<G: Show>(step: &ReplayStep<'_, G>, path: &str, query: &str) -> Markup {
    let table = &step.table;
    let lines = table.lines.iter().rev();
    html! {
        ol #log .replay-log aria-label=(table.pov.words.say("table-log")) {
            @for line in lines {
                @let at = line.step;
                li.new[at == step.step].to-come[at > step.step] data-step=(at)
                    aria-current=[(at == step.step).then_some("step")] {
                    a href={ (path) "/" (at) (query) } { (rail::log_line(&table.pov, line)) }
                }
            }
        }
    }
}

/// What happened with this step, and the hand of whose side is seen.
fn now<G: Show>(step: &ReplayStep<'_, G>) -> Markup {
    let pov = &step.table.pov;
    let lines: Vec<&Line> = step.lines_now().collect();
    html! {
        div #replay-now .replay-now {
            p #prompt .prompt {
                @if lines.is_empty() {
                    (if step.step == 0 { pov.words.say("replay-start") } else { G::status(pov.view, pov.words) })
                }
                @for line in &lines {
                    @if let Some(seat) = line.seat { (pov.mark(seat)) " " }
                    (line.spoken(pov.words, pov.sitters)) " "
                }
            }
            @if let Some(hand) = G::hand(pov) { (hand) }
        }
    }
}
