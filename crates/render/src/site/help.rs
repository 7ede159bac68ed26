//! The list of keys.

use maud::{Markup, html};

use crate::Words;

/// Keys and the end of the message that says what they do.
const KEYS: &[(&[&str], &str)] = &[
    (&["←", "↑", "↓", "→"], "move"),
    (&["Tab"], "tab"),
    (&["Enter"], "choose"),
    (&["Esc"], "back"),
    (&["H"], "hint"),
    (&["U"], "undo"),
    (&["C"], "chat"),
    (&["?"], "help"),
];

/// A `<dialog id="help">` for the page of a table; `?` and `data-do="help"` open it. Its button
/// closes it without script of ours.
#[must_use]
pub fn help(words: &Words) -> Markup {
    html! {
        dialog #help .help.sheet.plate aria-labelledby="help-title" {
            h2 #help-title { (words.say("site-help-title")) }
            dl {
                @for (keys, effect) in KEYS {
                    div {
                        dt { @for key in *keys { kbd { (key) } " " } }
                        dd { (words.say(&format!("site-help-{effect}"))) }
                    }
                }
            }
            p.hint { (words.say("site-help-pointer")) }
            form method="dialog" { button.btn.primary autofocus { (words.say("site-help-close")) } }
        }
    }
}
