//! Pages that say what went wrong.

use maud::html;

use super::SitePage;
use crate::Words;
use crate::html::piece;

/// What went wrong, for a page of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trouble<'a> {
    /// The status of the answer: 404, 421, 403, 409, 422, 429, 500, 501 or 503; others look like 500.
    pub status: u16,
    /// A sentence that says more than the status does: `words.say("site-error-table-full")`.
    pub text: Option<&'a str>,
    /// Where the button leads; home without it. The page of the table for what happened there.
    pub back: Option<&'a str>,
}

/// A page with one drawing, one sentence, one button.
#[must_use]
pub fn trouble(words: &Words, trouble: &Trouble<'_>) -> SitePage {
    let (key, symbol) = match trouble.status {
        403 => ("403", "az-noite"),
        404 | 421 => ("404", "az-sal"),
        409 => ("409", "az-mar"),
        422 => ("422", "az-sol"),
        429 => ("429", "az-first"),
        501 => ("501", "az-sal"),
        503 => ("503", "az-first"),
        _ => ("500", "az-barro"),
    };
    let text = trouble.text.map_or_else(
        || words.say(&format!("site-trouble-{key}-text")),
        str::to_owned,
    );
    let (href, button) = match trouble.back {
        Some(back) => (back, words.say("site-trouble-back")),
        None => ("/", words.say("site-trouble-home")),
    };
    let main = html! {
        main #main .site.narrow.trouble {
            (piece(symbol, "trouble-t"))
            h1 { (words.say(&format!("site-trouble-{key}"))) }
            p { (text) }
            a.btn.primary href=(href) { (button) }
        }
    };
    SitePage {
        title: words.say("site-title-trouble"),
        class: "sitep",
        main,
    }
}
