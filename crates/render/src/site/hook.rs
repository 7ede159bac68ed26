//! Where a person is told that it is their turn.

use maud::{Markup, html};

use crate::Words;
use crate::constants::MAX_HOOK_CHARS;

/// The address that a person has given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hook<'a> {
    /// Where messages go.
    pub url: &'a str,
    /// What they are signed with.
    pub secret: &'a str,
}

/// `POST /me/hook`: `url`; an empty one is none.
pub(super) fn hook(words: &Words, hook: Option<Hook<'_>>) -> Markup {
    html! {
        details.sheet.plate.panel.return #hook open[hook.is_some()] {
            summary { h2 { (words.say("hook-title")) } }
            p { (words.say("hook-how")) }
            form method="post" action="/me/hook" {
                label.field {
                    span { (words.say("hook-url")) }
                    input name="url" type="url" maxlength=(MAX_HOOK_CHARS) value=[hook.map(|hook| hook.url)]
                        autocomplete="off" placeholder="https://example.org/…";
                }
                button.btn { (words.say("hook-save")) }
            }
            @if let Some(hook) = hook {
                p { (words.say("hook-secret")) }
                p { code.hash { (hook.secret) } }
                p.hint { (words.say("hook-signature")) }
            }
        }
    }
}
