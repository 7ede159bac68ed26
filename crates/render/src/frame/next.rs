//! What next, after the end of a game.

use maud::{Markup, html};

use super::TablePov;
use super::end::{End, Ending};
use crate::Show;
use crate::html::icon;
use crate::site::N_LEVELS;

/// After so many defeats in a row the easier game is the one that is offered first.
const MANY_DEFEATS: usize = 3;

pub(super) fn next<G: Show>(table: &TablePov<'_, G>, result: Ending, end: &End<'_>) -> Markup {
    let words = table.pov.words;
    let id = end.id;
    html! {
        section.act.sheet aria-label=(words.say("end-next")) {
            @match (table.next, end.level) {
                (Some(path), _) => div.agn { a.btn.ag.primary href=(path) { (icon("i-same")) span { b { (words.say("table-again-join")) } } } },
                (None, _) if !table.pov.is_own => {},
                (None, Some(level)) => (against_ai(table, result, end, level)),
                (None, None) => {
                    div.agn.two {
                        (again(table, id, "same", "i-same", true, &words.say("end-again"), None))
                        a.btn.ag href={ "/new?game=" (G::NAME) } { (icon("i-menu")) span { b { (words.say("end-change")) } } }
                    }
                }
            }
            div.oth {
                a.btn href={ "/t/" (id) "/replay" } { (icon("i-play")) span { (words.say("end-replay")) } }
                a.btn href={ "/t/" (id) "/now.png" } download={ "tessera-" (id) ".png" } data-share
                    data-name=(words.say(&format!("{}-name", G::NAME))) {
                    (icon("i-pic")) span { (words.say("end-share")) }
                }
            }
        }
    }
}

/// Easier, the same, harder: the one that fits the result is filled.
fn against_ai<G: Show>(
    table: &TablePov<'_, G>,
    result: Ending,
    end: &End<'_>,
    level: u8,
) -> Markup {
    let words = table.pov.words;
    let n_defeats = end.n_defeats + usize::from(result == Ending::Lost);
    let filled = match result {
        Ending::Won if level < N_LEVELS => "harder",
        Ending::Lost if n_defeats >= MANY_DEFEATS && level > 1 => "easier",
        _ => "same",
    };
    let choice = |step: &str, symbol: &str, level: u8| {
        let text = words.say(&format!("end-again-{step}"));
        let name = words.level(level);
        again(
            table,
            end.id,
            step,
            symbol,
            step == filled,
            &text,
            Some(&name),
        )
    };
    html! {
        div.agn role="group" aria-label=(words.say("end-again")) {
            @if level > 1 { (choice("easier", "i-down", level - 1)) }
            (choice("same", "i-same", level))
            @if level < N_LEVELS { (choice("harder", "i-up", level + 1)) }
        }
    }
}

fn again<G: Show>(
    table: &TablePov<'_, G>,
    id: &str,
    step: &str,
    symbol: &str,
    is_filled: bool,
    text: &str,
    level: Option<&str>,
) -> Markup {
    let note = match level {
        Some(level) => level.to_owned(),
        None => table.pov.words.say("end-swapped"),
    };
    html! {
        form method="post" action={ "/t/" (id) "/again" } {
            input type="hidden" name="step" value=(step);
            button.btn.ag.primary[is_filled] data-again=(step) {
                (icon(symbol)) span { b { (text) } " " small { (note) } }
            }
        }
    }
}
