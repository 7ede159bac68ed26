//! A table as one person sees it: the first page, every update and every return after a lost
//! connection are made of the same regions.

mod clock;
mod course;
mod dock;
mod end;
mod next;
pub(crate) mod rail;
mod recap;
mod regions;
pub(crate) mod sheet;

use serde::Serialize;
use tessera_engine::Seat;

use crate::{Choices, Line, Pov, Show, ShownScene};

pub use clock::ClockFace;
pub(crate) use clock::clock_text;
pub(crate) use dock::templates;
pub use end::End;
pub use regions::{Region, regions, title};
pub use sheet::ScoreSheet;

/// All that a person sees of a table.
#[derive(Debug)]
pub struct TablePov<'a, G: Show> {
    /// The board.
    pub pov: Pov<'a, G>,
    /// The number of the next entry; what is sent with a move.
    pub seq: usize,
    /// What the table waits for.
    pub wait: Wait,
    /// What the person may take back.
    pub undo: Undo,
    /// Whether the person may ask the AI what to do.
    pub hints: Hints,
    /// The log, oldest first.
    pub lines: &'a [Line],
    /// What others did since the person's last decision, oldest first.
    pub recap: &'a [Recap],
    /// What has been said, oldest first.
    pub chat: &'a [ChatLine],
    /// The final scores by source, once the game is over.
    pub sheet: Option<&'a ScoreSheet>,
    /// What is shown beside them at the end of a game that is played here.
    pub end: Option<&'a End<'a>>,
    /// What the others are asked to agree to, if anything.
    pub ask: Option<&'a Ask>,
    /// The path of the table where the same people play again, once one of them has opened it.
    pub next: Option<&'a str>,
    /// What the clocks show, by seat; empty at a table without.
    pub clocks: &'a [Option<ClockFace>],
}

/// What a table waits for, as one person sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wait {
    /// The person's own decision.
    Mine,
    /// A decision of the person's other seat on the same screen: it is shown when asked for.
    Curtain(Seat),
    /// A person's decision.
    Person(Seat),
    /// The AI's decision.
    Ai(Seat),
    /// Nothing: the game is over.
    Over,
}

/// What a person may take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// Nothing of theirs.
    Nothing,
    /// The last action, freely.
    Free,
    /// The last decision, if the others agree.
    ByAgreement,
}

/// Whether a person may ask the AI what to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hints {
    /// Whenever they want: nobody else plays, or all have agreed.
    Free,
    /// Not before all others agree.
    ByAgreement,
}

/// A move of another player since the person's last decision.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Recap {
    /// What was told about it.
    pub lines: Vec<Line>,
    /// Where it happened.
    pub places: Vec<String>,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Who, if they sit at the table.
    pub seat: Option<Seat>,
    /// The name they had.
    pub name: String,
    /// What they said.
    pub text: String,
}

/// Something that the others must agree to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    /// Who asks.
    pub by: Seat,
    /// For what.
    pub what: AskFor,
    /// Whether this person has an answer to give.
    pub is_open_for_me: bool,
}

/// What can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AskFor {
    /// To take back the last decision of who asks.
    Undo,
    /// That the AI plays for a player who left.
    Replace(Seat),
    /// That everybody may ask the AI what to do, until the end of this game.
    Hints,
}

/// An update of an open page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Frame {
    /// The number of the next entry.
    pub seq: usize,
    /// The parts of the page, each with its id.
    pub regions: Vec<Region>,
    /// What may be clicked.
    pub choices: Option<Choices>,
    /// What has happened since the last frame, in order.
    pub scenes: Vec<ShownScene>,
    /// The same for screen readers, without what the person did; then the result.
    pub announce: Vec<String>,
    /// The title of the document.
    pub title: String,
    /// Whether the person must decide.
    pub is_my_turn: bool,
    /// Whether the own board comes first on a phone.
    pub is_mine_first: bool,
    /// Whether the game is over.
    pub is_over: bool,
}
