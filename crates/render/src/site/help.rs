//! The list of keys.

use maud::{Markup, html};

use crate::Words;
use crate::constants::SHORTCUTS;

/// Keys beside the shortcuts, by the ends of the messages that name them, and the end of the
/// message that says what they do.
const KEYS: &[(&str, &str)] = &[("tab", "tab"), ("enter", "choose"), ("escape", "back")];

/// A `<dialog id="help">` for the page of a table; `?` and `data-do="help"` open it. Its button
/// closes it without script of ours.
#[must_use]
pub fn help(words: &Words) -> Markup {
    html! {
        dialog #help .help.sheet.plate aria-labelledby="help-title" {
            h2 #help-title { (words.say("site-help-title")) }
            dl {
                (line(words, &["←", "↑", "↓", "→"], "move"))
                @for (key, effect) in KEYS {
                    (line(words, &[&words.say(&format!("site-key-{key}"))], effect))
                }
                @for (key, command) in SHORTCUTS { (line(words, &[&key.to_uppercase()], command)) }
            }
            p.hint { (words.say("site-help-pointer")) }
            form method="dialog" { button.btn.primary autofocus { (words.say("site-help-close")) } }
        }
    }
}

fn line(words: &Words, keys: &[&str], effect: &str) -> Markup {
    html! {
        div {
            dt { @for key in keys { kbd { (key) } " " } }
            dd { (words.say(&format!("site-help-{effect}"))) }
        }
    }
}
