//! The rules of a game, with an anchor at every clause.

use maud::html;

use super::SitePage;
use crate::Words;

/// `GET /rules/{game}`; none when there is no such game. No forms.
#[must_use]
pub fn rules(words: &Words, game: &str) -> Option<SitePage> {
    let _ = game;
    Some(SitePage {
        title: words.say("site-title-rules"),
        class: "sitep rulesp",
        styles: &["site.css"],
        main: html! {},
    })
}
