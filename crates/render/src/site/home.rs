//! The first page.

use maud::html;

use super::{SeatTaken, SiteGame, SitePage};
use crate::Words;

/// What the first page shows.
#[derive(Clone, Debug)]
pub struct Home<'a> {
    /// The games, in the order of their cards.
    pub games: &'a [SiteGame],
    /// Tables with free seats that everybody may join, the newest first.
    pub open: &'a [OpenTable],
    /// The person's own tables that are not over; those where it is their turn come first.
    pub mine: &'a [MyTable],
}

/// A table with free seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenTable {
    /// As in its address.
    pub id: String,
    /// `azul`.
    pub game: &'static str,
    /// Who has which seat.
    pub seats: Vec<SeatTaken>,
}

/// A table where the person sits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MyTable {
    /// As in its address.
    pub id: String,
    /// `azul`.
    pub game: &'static str,
    /// The names of the others.
    pub others: Vec<String>,
    /// What it waits for.
    pub state: MyTableState,
}

/// What a person's table waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MyTableState {
    /// The person.
    MyTurn,
    /// Somebody else, by name.
    Turn(String),
    /// Free seats.
    Seats,
}

/// `GET /`.
///
/// Forms:
/// - `GET /join`: `code`, an address or an id; [`table_id`] reads it. The answer is 303 to
///   `/t/{id}`, or the error page 404 with `site-error-no-table`.
/// - `POST /tables` ("Play the AI"): the same fields as in [`super::create()`]: `game`, `seats`,
///   `seat-0=me`, `seat-1=ai-3` …, `start=random`, `public=0`. No seat is open, so the game
///   starts at once.
#[must_use]
pub fn home(words: &Words, home: &Home<'_>) -> SitePage {
    let _ = home;
    SitePage {
        title: words.say("site-title-home"),
        class: "homep",
        styles: &["home.css"],
        main: html! {},
    }
}

/// The id of a table in what somebody pasted: a whole address, a part of it, or the id alone.
/// None when there is nothing like an id in it; whether the table exists is not known here.
#[must_use]
pub fn table_id(text: &str) -> Option<&str> {
    let text = text.trim();
    let after = text.rsplit_once("/t/").map_or(text, |(_, after)| after);
    let id = after.split(['/', '?', '#']).next().unwrap_or_default();
    let is_id = !id.is_empty() && id.len() <= 32 && id.bytes().all(|b| b.is_ascii_alphanumeric());
    is_id.then_some(id)
}
