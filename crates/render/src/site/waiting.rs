//! A table before its game begins.

use maud::html;

use super::{SeatTaken, SitePage};
use crate::{Region, Words};

/// What a waiting room shows to one person.
#[derive(Clone, Debug)]
pub struct Waiting<'a> {
    /// The table's id.
    pub id: &'a str,
    /// `azul`.
    pub game: &'static str,
    /// What was chosen: key and value of each option.
    pub options: &'a [(&'a str, &'a str)],
    /// The whole address, as it is sent to friends.
    pub url: &'a str,
    /// The seats.
    pub seats: &'a [WaitingSeat],
    /// Whether the person may fill seats and begin.
    pub is_host: bool,
    /// Whether the lobby lists the table.
    pub is_public: bool,
    /// The person's name, if they have one.
    pub name: Option<&'a str>,
    /// A sentence about what was wrong with the last form, if it comes back.
    pub error: Option<&'a str>,
}

/// A seat in a waiting room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaitingSeat {
    /// Who has it.
    pub taken: SeatTaken,
    /// Whether it is the person who looks.
    pub is_me: bool,
    /// Whether whoever has it looks at the page right now.
    pub is_here: bool,
}

/// `GET /t/{id}` before the game begins.
///
/// Forms:
/// - `POST /t/{id}/sit`: `name`; `seat` (a number), or none for the first free seat
/// - `POST /t/{id}/leave`: no fields: the person gets up
/// - `POST /t/{id}/seat` (host only): `seat` and `to`: `open` or `ai-1` … `ai-6`
/// - `POST /t/{id}/start` (host only): `level`: the level of the AI for all seats still open
#[must_use]
pub fn waiting(words: &Words, waiting: &Waiting<'_>) -> SitePage {
    let _ = waiting;
    SitePage {
        title: words.say("site-title-waiting"),
        class: "sitep",
        styles: &["site.css"],
        main: html! {},
    }
}

/// The parts of the waiting room that change while it is open, for `/t/{id}/live`. When the game
/// begins the page is to be loaded anew.
#[must_use]
pub fn waiting_regions(words: &Words, waiting: &Waiting<'_>) -> Vec<Region> {
    let _ = (words, waiting);
    Vec::new()
}
