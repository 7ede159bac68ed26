//! Pages that say what went wrong.

use maud::html;

use super::SitePage;
use crate::Words;

/// What went wrong, for a page of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trouble<'a> {
    /// The status of the answer: 404, 403, 409, 422, 429 or 500; others look like 500.
    pub status: u16,
    /// A sentence that says more than the status does: `words.say("site-error-table-full")`.
    pub text: Option<&'a str>,
    /// Where the button leads; home without it. The page of the table for what happened there.
    pub back: Option<&'a str>,
}

/// A page with one drawing, one sentence, one button.
#[must_use]
pub fn trouble(words: &Words, trouble: &Trouble<'_>) -> SitePage {
    let _ = trouble;
    SitePage {
        title: words.say("site-title-error"),
        class: "sitep",
        styles: &["site.css"],
        main: html! {},
    }
}
