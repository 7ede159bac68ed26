//! The parts of the page that change, each one element with an id.

use maud::Markup;
use serde::Serialize;
use tessera_engine::Seat;

use super::{Frame, Scene, Wait, dock, rail, sheet};
use crate::words::say;
use crate::{Show, Travel};

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
pub fn regions<G: Show>(scene: &Scene<'_, G>) -> Vec<Region> {
    all_regions(scene, true)
}

fn all_regions<G: Show>(scene: &Scene<'_, G>, has_form: bool) -> Vec<Region> {
    vec![
        Region::new("status", rail::status(scene)),
        Region::new("shared", G::shared(&scene.sight)),
        Region::new("mine", G::mine(&scene.sight)),
        Region::new("sheet", sheet::sheet(scene)),
        Region::new("dock", dock::dock(scene, has_form)),
        Region::new("seats", rail::seats(scene, true)),
        Region::new("others", rail::others(scene)),
        Region::new("log", rail::log(scene)),
        Region::new("chat-lines", rail::chat(scene)),
    ]
}

impl Frame {
    /// The frame of a scene, with what happened since the last one.
    #[must_use]
    pub fn new<G: Show>(
        scene: &Scene<'_, G>,
        travels: Vec<Travel>,
        announce: Vec<String>,
    ) -> Frame {
        Frame {
            seq: scene.seq,
            // Who gets frames has a script.
            regions: all_regions(scene, false),
            choices: scene.sight.choices.cloned(),
            travels,
            announce,
            title: title(scene),
            is_my_turn: scene.wait == Wait::Mine,
            is_mine_first: G::is_mine_first(scene.sight.view),
            is_over: scene.wait == Wait::Over,
        }
    }
}

/// The title of the document: whose turn it is comes first, since tabs are narrow.
#[must_use]
pub fn title<G: Show>(scene: &Scene<'_, G>) -> String {
    let words = scene.sight.words;
    let game = words.say(&format!("{}-name", G::NAME));
    let id = match scene.wait {
        Wait::Mine => "table-title-mine",
        Wait::Over => "table-title-over",
        Wait::Curtain(_) | Wait::Person(_) | Wait::Program(_) => "table-title",
    };
    say!(words, id, game = game)
}

/// Whose turn it is, if anybody's.
pub(super) fn turn_of<G: Show>(scene: &Scene<'_, G>) -> Option<Seat> {
    match scene.wait {
        Wait::Mine => Some(scene.sight.hero),
        Wait::Curtain(seat) | Wait::Person(seat) | Wait::Program(seat) => Some(seat),
        Wait::Over => None,
    }
}
