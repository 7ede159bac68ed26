//! The list of keys.

use maud::{Markup, html};

use crate::Words;

/// A `<dialog id="help">` for the page of a table; `?` opens it.
#[must_use]
pub fn help(words: &Words) -> Markup {
    html! { dialog #help aria-label=(words.say("site-help-title")) {} }
}
