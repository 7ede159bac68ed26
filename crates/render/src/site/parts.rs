//! Pieces that several of these pages use.

use maud::{Markup, html};

use super::{MAX_NAME_CHARS, N_LEVELS, USUAL_LEVEL};
use crate::Words;
use crate::html::piece;

/// Shown by the script while the page cannot be kept up to date.
pub(super) fn cut_off_notice(words: &Words) -> Markup {
    html! { p #cut-off .notice.warn role="status" hidden { span { (words.say("site-cut-off")) } } }
}

/// Nothing here yet: a tile, a sentence, a button.
pub(super) fn blank(symbol: &str, text: &str, href: &str, button: &str) -> Markup {
    html! {
        div.blank {
            (piece(symbol, ""))
            p { (text) }
            a.btn href=(href) { (button) }
        }
    }
}

/// What was wrong with a form.
pub(super) fn error_notice(error: Option<&str>) -> Markup {
    html! {
        @if let Some(error) = error { p.notice.bad role="alert" { span { (error) } } }
    }
}

/// The field for the person's name.
pub(super) fn name_field(words: &Words, name: Option<&str>) -> Markup {
    html! {
        label.field {
            span { (words.say("site-name")) }
            input name="name" value=[name] required maxlength=(MAX_NAME_CHARS) autocomplete="nickname"
                placeholder=(words.say("site-name-example"));
        }
    }
}

/// One of a few: buttons side by side. `options` are value and text; the script is not needed.
pub(super) fn segments(
    name: &str,
    legend: &str,
    options: &[(String, String)],
    chosen: &str,
) -> Markup {
    html! {
        fieldset.segments {
            legend { (legend) }
            div {
                @for (value, text) in options {
                    label {
                        input type="radio" name=(name) value=(value) checked[value == chosen];
                        span { (text) }
                    }
                }
            }
        }
    }
}

/// The levels of the AI as options of a `<select>`, each value with `prefix` before it.
pub(super) fn level_options(words: &Words, prefix: &str, is_chosen: bool) -> Markup {
    html! {
        @for level in 1..=N_LEVELS {
            option value={ (prefix) (level) } selected[is_chosen && level == USUAL_LEVEL] {
                (words.level(level)) " – " (words.level_line(level))
            }
        }
    }
}
