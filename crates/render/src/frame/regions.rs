//! The parts of the page that change, each one element with an id.

use maud::Markup;
use serde::Serialize;
use tessera_engine::Seat;

use super::{Frame, TablePov, Wait, dock, end, rail, sheet};
use crate::words::say;
use crate::{Show, ShownScene};

/// One element of the page by its id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Region {
    /// The id of the element that it replaces.
    pub id: &'static str,
    /// The whole new element.
    pub html: String,
}

impl Region {
    pub(crate) fn new(id: &'static str, html: Markup) -> Region {
        Region {
            id,
            html: html.into_string(),
        }
    }
}

/// All parts of a table that change, in the order of the page.
#[must_use]
pub fn regions<G: Show>(table: &TablePov<'_, G>) -> Vec<Region> {
    all_regions(table, true)
}

fn all_regions<G: Show>(table: &TablePov<'_, G>, has_form: bool) -> Vec<Region> {
    vec![
        Region::new("status", rail::status(table)),
        Region::new("shared", G::shared(&table.pov)),
        Region::new("mine", G::mine(&table.pov)),
        Region::new("sheet", ending(table)),
        Region::new("dock", dock::dock(table, has_form)),
        Region::new("seats", rail::seats(table, true)),
        Region::new("others", rail::others(table)),
        Region::new("log", rail::log(table)),
        Region::new("chat-lines", rail::chat(table)),
    ]
}

/// The final scores: at the end of a game they are the page.
fn ending<G: Show>(table: &TablePov<'_, G>) -> Markup {
    match (table.sheet, table.end) {
        (Some(scores), Some(about)) => end::end(table, scores, about),
        _ => sheet::sheet(table),
    }
}

impl Frame {
    /// The frame of a table, with what happened since the last one.
    #[must_use]
    pub fn new<G: Show>(
        table: &TablePov<'_, G>,
        scenes: Vec<ShownScene>,
        mut announce: Vec<String>,
    ) -> Frame {
        if !scenes.is_empty() {
            announce.extend(end::spoken(table));
        }
        Frame {
            seq: table.seq,
            // Who gets frames has a script.
            regions: all_regions(table, false),
            choices: table.pov.choices.cloned(),
            scenes,
            announce,
            title: title(table),
            is_my_turn: table.wait == Wait::Mine,
            is_mine_first: G::is_mine_first(table.pov.view),
            is_over: table.wait == Wait::Over,
        }
    }
}

/// The title of the document: whose turn it is comes first, since tabs are narrow.
#[must_use]
pub fn title<G: Show>(table: &TablePov<'_, G>) -> String {
    let words = table.pov.words;
    let game = words.say(&format!("{}-name", G::NAME));
    let id = match table.wait {
        Wait::Mine => "table-title-mine",
        Wait::Over => "table-title-over",
        Wait::Curtain(_) | Wait::Person(_) | Wait::Ai(_) => "table-title",
    };
    say!(words, id, game = game)
}

/// The seat whose turn it is; none once the game is over.
pub(super) fn turn_of<G: Show>(table: &TablePov<'_, G>) -> Option<Seat> {
    match table.wait {
        Wait::Mine => Some(table.pov.hero),
        Wait::Curtain(seat) | Wait::Person(seat) | Wait::Ai(seat) => Some(seat),
        Wait::Over => None,
    }
}
