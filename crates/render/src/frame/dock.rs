//! The one place where a move is made. The page's script goes on from here: it asks the later
//! steps and fills the same elements.

use maud::{Markup, html};

use super::recap::recap;
use super::{AskFor, Hints, TablePov, Undo, Wait};
use crate::constants::MAX_DOCK_CHOICES;
use crate::html::{icon, piece};
use crate::words::say;
use crate::{Choice, Choices, Flag, Show, Then, Words};

/// `has_form`: whether the same choices stand there for a page without script, too.
pub(super) fn dock<G: Show>(table: &TablePov<'_, G>, has_form: bool) -> Markup {
    let pov = &table.pov;
    let words = pov.words;
    if table.end.is_some() && table.sheet.is_some() {
        // What next stands at the end of the result.
        return html! { section #dock hidden data-seq=(table.seq) {} };
    }
    html! {
        section #dock .dock.sheet aria-label=(words.say("table-dock")) data-seq=(table.seq)
            data-seat=[pov.is_own.then(|| pov.hero.number())] tabindex="-1" {
            div.dock-h {
                @if let Some(choices) = pov.choices {
                    div.dock-q { (steps(choices)) (last_round(table)) (recap(table)) (clause::<G>(words, choices)) }
                }
                p #prompt .prompt { (prompt(table)) }
                p #why .why {}
            }
            div #choices .choices role="group" aria-label=(words.say("table-choices")) {
                @if let Some(choices) = pov.choices
                    && choices.spots.len() <= MAX_DOCK_CHOICES
                {
                    @for choice in &choices.spots { (choice_button(choice)) }
                }
            }
            @if let Some(hand) = G::hand(pov) { (hand) }
            @if let Some(ask) = table.ask { (asked(table, ask)) }
            div.dock-b { (buttons(table)) }
            @if let Some(choices) = pov.choices && has_form { (plain_form(table, choices)) }
        }
    }
}

fn steps(choices: &Choices) -> Markup {
    let next = choices.spots.iter().find_map(|choice| match &choice.then {
        Then::Ask(next) => Some(&next.step),
        Then::Act { .. } => None,
    });
    html! {
        ol #steps .steps {
            li.now aria-current="step" { (choices.step) }
            @if let Some(step) = next { li { (step) } }
        }
    }
}

/// That these are the last turns; the sentence was told when it became known.
pub(super) fn last_round<G: Show>(table: &TablePov<'_, G>) -> Markup {
    let pov = &table.pov;
    let sentence = G::last_round(pov.view, pov.words, pov.sitters);
    html! {
        @if let Some(sentence) = sentence { em.last-round title=(sentence) { (pov.words.say("table-last-round")) } }
    }
}

/// The way to the rule behind the question. The script changes it with the step.
fn clause<G: Show>(words: &Words, choices: &Choices) -> Markup {
    let clause = choices.clause;
    html! {
        a #clause .clause href={ "/rules/" (G::NAME) "#" (clause) } target="_blank" data-clause=(clause)
            aria-label=(say!(words, "table-clause", clause = clause)) { "§" }
    }
}

fn prompt<G: Show>(table: &TablePov<'_, G>) -> Markup {
    let pov = &table.pov;
    let words = pov.words;
    match table.wait {
        Wait::Mine => html! { (pov.choices.map_or("", |choices| &choices.prompt)) },
        Wait::Curtain(seat) => html! { (say!(words, "table-curtain", name = pov.name(seat))) },
        Wait::Person(seat) => html! { (say!(words, "table-wait-person", name = pov.name(seat))) },
        Wait::Ai(seat) => html! {
            span.think aria-hidden="true" { i {} i {} i {} } " "
            (say!(words, "table-wait-program", name = pov.name(seat)))
        },
        Wait::Over => html! { (words.say("table-over")) },
    }
}

/// What the script copies to show ghosts and the choices of later steps: a piece without a symbol,
/// and the button of a choice that says nothing, with a symbol and a flag.
pub(crate) fn templates() -> Markup {
    let nothing = Choice {
        spot: String::new(),
        label: String::new(),
        short: String::new(),
        icon: Some(("", "")),
        flag: Some(Flag {
            text: String::new(),
            minus: false,
        }),
        why: None,
        ghosts: Vec::new(),
        then: Then::Act {
            action: String::new(),
            confirm: String::new(),
        },
    };
    html! {
        template #piece-template { (piece("", "")) }
        template #choice-template { (choice_button(&nothing)) }
    }
}

/// A choice as a button.
fn choice_button(choice: &Choice) -> Markup {
    html! {
        button.choice type="button" data-spot=(choice.spot) aria-label=(choice.label) {
            @if let Some((symbol, class)) = choice.icon { (piece(symbol, class)) }
            (choice.short)
            @if let Some(flag) = &choice.flag { " " b.neg[flag.minus] { (flag.text) } }
        }
    }
}

fn buttons<G: Show>(table: &TablePov<'_, G>) -> Markup {
    let words = table.pov.words;
    html! {
        @if let Wait::Curtain(seat) = table.wait {
            button.btn.primary type="button" data-do="show" data-seat=(seat.number()) { (words.say("table-curtain-open")) }
        }
        @if table.wait == Wait::Mine {
            @match table.hints {
                Hints::Free => {
                    button.btn type="button" data-do="hint" { (icon("i-hint")) span { (words.say("table-hint")) } }
                }
                Hints::ByAgreement => {
                    button.btn type="button" data-do="ask-hints" title=(words.say("table-ask-hints-how")) {
                        (icon("i-hint")) span { (words.say("table-ask-hints")) }
                    }
                }
            }
        }
        @match table.undo {
            // Its place stays: the page's script wakes it once a step of a move can be taken back.
            Undo::Nothing if table.wait == Wait::Mine => {
                button.btn type="button" data-do="undo" data-idle disabled { (icon("i-undo")) span { (words.say("table-undo")) } }
            }
            Undo::Nothing => {}
            Undo::Free => {
                button.btn type="button" data-do="undo" { (icon("i-undo")) span { (words.say("table-undo")) } }
            }
            Undo::ByAgreement => {
                button.btn type="button" data-do="ask-undo" { (icon("i-undo")) span { (words.say("table-ask-undo")) } }
            }
        }
        @if table.wait == Wait::Mine {
            button #confirm .btn.primary type="button" data-do="confirm" disabled { (words.say("table-confirm")) }
        }
    }
}

fn asked<G: Show>(table: &TablePov<'_, G>, ask: &super::Ask) -> Markup {
    let pov = &table.pov;
    let words = pov.words;
    let by = pov.name(ask.by);
    let text = match ask.what {
        AskFor::Undo => say!(words, "table-asks-undo", name = by),
        AskFor::Hints => say!(words, "table-asks-hints", name = by),
        AskFor::Replace(seat) => {
            say!(
                words,
                "table-asks-replace",
                name = by,
                other = pov.name(seat)
            )
        }
    };
    html! {
        div.notice.warn {
            span { (text) }
            @if ask.is_open_for_me {
                button.btn type="button" data-do="agree" { (words.say("table-agree")) }
                button.btn type="button" data-do="refuse" { (words.say("table-refuse")) }
            }
        }
    }
}

/// Without script the same actions stand in a plain form.
fn plain_form<G: Show>(table: &TablePov<'_, G>, choices: &Choices) -> Markup {
    let words = table.pov.words;
    let mut options = Vec::new();
    choices.each_path(&mut |path, action| {
        // Where the order of clicks does not matter, one of the paths is enough here.
        if options.iter().any(|(other, _)| other == action) {
            return;
        }
        let labels: Vec<&str> = path.iter().map(|choice| choice.label.as_str()).collect();
        options.push((action.to_owned(), labels.join(" \u{2192} ")));
    });
    html! {
        noscript {
            // The page itself takes the move: it need not know its own address.
            form.plain method="post" {
                input type="hidden" name="seq" value=(table.seq);
                label { (words.say("table-plain-choose"))
                    select name="action" {
                        @for (action, label) in options { option value=(action) { (label) } }
                    }
                }
                button.btn.primary { (words.say("table-confirm")) }
            }
        }
    }
}
