//! The form for a new table.

use maud::html;

use super::{SiteGame, SitePage};
use crate::Words;

/// The longest name of a person.
pub const MAX_NAME_CHARS: usize = 24;

/// What the form for a new table shows.
#[derive(Clone, Debug)]
pub struct Create<'a> {
    /// All games.
    pub games: &'a [SiteGame],
    /// The chosen one, by its name.
    pub game: &'a str,
    /// The person's name, if they have one.
    pub name: Option<&'a str>,
    /// A sentence about what was wrong with the form, if it comes back.
    pub error: Option<&'a str>,
}

/// `GET /new?game=azul`.
///
/// `POST /tables`:
/// - `game`: `azul` …
/// - `name`: the person's name, 1 to [`MAX_NAME_CHARS`]; it is theirs from now on
/// - `seats`: the number of seats
/// - `option-<key>`: a value of the [`crate::SetupOption`] with that key, once for each
/// - `seat-<n>` for every seat from 0 to the most that the game allows (those from `seats` on are to
///   be ignored): `me`, `open`, `ai-1` … `ai-6`, or `here` for somebody at the same screen
/// - `name-<n>`: the name of who sits `here`; it may be empty
/// - `start`: `random` or a seat number
/// - `public`: `1` when the lobby lists the table, `0` when only the link leads to it
///
/// A table without an open seat starts at once.
#[must_use]
pub fn create(words: &Words, create: &Create<'_>) -> SitePage {
    let _ = create;
    SitePage {
        title: words.say("site-title-new"),
        class: "sitep",
        styles: &["site.css"],
        main: html! {},
    }
}
