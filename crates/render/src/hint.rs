//! Advice in words: from where and what. Why is what the page says about the last answer.

use crate::words::say;
use crate::{Choice, Then, Words};

/// What the AI would do, by the clicks that lead there: the answers on the way, then the move.
#[must_use]
pub fn hint_text(words: &Words, path: &[&Choice]) -> String {
    let Some((last, way)) = path.split_last() else {
        return String::new();
    };
    let the_move = match &last.then {
        Then::Act { confirm, .. } => confirm.as_str(),
        Then::Ask(_) => last.label.as_str(),
    };
    let told = the_move.to_lowercase();
    // What the move says by itself is not said before it.
    let way = way.iter().map(|choice| choice.short.as_str());
    let way = way.filter(|short| !told.contains(&short.to_lowercase()));
    let steps: Vec<&str> = way.chain([the_move]).collect();
    say!(words, "table-hint-says", way = steps.join(" · "))
}
