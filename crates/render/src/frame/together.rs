//! What concerns the people around the boards: who is away and what helps, what is asked of whom,
//! and who looks on.

use maud::{Markup, html};
use tessera_engine::Seat;

use super::{Ask, AskFor, ChatLine, Note, TablePov, Wait};
use crate::html::icon;
use crate::words::say;
use crate::{Pov, Remedy, Show, Words};

/// More people than this who look on are not told apart.
pub const MAX_WATCHING: usize = 20;

/// For whom the table waits, and whether they are there.
pub(super) fn wait_for<G: Show>(pov: &Pov<'_, G>, seat: Seat) -> String {
    let (words, name, sitter) = (pov.words, pov.name(seat), &pov.sitters[seat.index()]);
    match sitter.away {
        _ if sitter.has_left => say!(words, "table-away-left", name = name),
        Some(away) => say!(words, "table-away", name = name, n = away.minutes as usize),
        None => say!(words, "table-wait-person", name = name),
    }
}

/// The person for whom the table waits in vain.
pub(super) fn missing<G: Show>(table: &TablePov<'_, G>) -> Option<(Seat, Remedy)> {
    let Wait::Person(seat) = table.wait else {
        return None;
    };
    let sitter = &table.pov.sitters[seat.index()];
    match sitter.has_left {
        true => Some((seat, Remedy::Ask)),
        false => sitter.away.map(|away| (seat, away.remedy)),
    }
}

/// What helps against the wait, for those who play.
pub(super) fn remedy<G: Show>(table: &TablePov<'_, G>) -> String {
    let words = table.pov.words;
    match missing(table) {
        _ if table.watch.is_me || table.ask.is_some() => String::new(),
        None => String::new(),
        Some((_, Remedy::Ask)) => words.say("table-away-now"),
        Some((_, Remedy::AskIn(n))) => say!(words, "table-away-soon", n = n as usize),
        Some((_, Remedy::Clock)) => words.say("table-away-clock"),
    }
}

/// Whether the AI plays for the person who looks, and they may end that.
pub(super) fn is_my_stand_in<G: Show>(table: &TablePov<'_, G>, seat: Seat) -> bool {
    let pov = &table.pov;
    let is_mine = pov.is_own && seat == pov.hero && pov.sitters[seat.index()].is_stood_in;
    is_mine && !has_resigned(table, seat)
}

/// Whether this seat gave up.
pub(super) fn has_resigned<G: Show>(table: &TablePov<'_, G>, seat: Seat) -> bool {
    table.end.is_some_and(|end| end.resigned.contains(&seat))
}

/// The buttons of the dock that are about people, and the ways on for those who look on.
pub(super) fn buttons<G: Show>(table: &TablePov<'_, G>) -> Markup {
    let pov = &table.pov;
    let words = pov.words;
    let hero = pov.hero;
    html! {
        @if let Some((seat, Remedy::Ask)) = missing(table) && !table.watch.is_me && table.ask.is_none() {
            button.btn.primary type="button" data-do="ask-replace" data-seat=(seat.number()) {
                (icon("i-ai")) (words.say("table-away-ask"))
            }
        }
        @if table.wait != Wait::Over && is_my_stand_in(table, hero) {
            button.btn.primary type="button" data-do="take-back" data-seat=(hero.number()) { (words.say("table-take-back")) }
        }
        @if let (true, Some(end)) = (table.watch.is_me, table.end) {
            span.watching-me { (icon("i-eye")) (words.say("table-watching-me")) }
            a.btn href={ "/t/" (end.id) "/replay" } { (words.say("replay-watch")) }
            a.btn href="/" { (words.say("table-watching-home")) }
        }
    }
}

/// A question: who asks reads what they wait for, the others who asks for what.
pub(super) fn asked<G: Show>(table: &TablePov<'_, G>, ask: &Ask) -> Markup {
    let pov = &table.pov;
    let words = pov.words;
    let names: Vec<&str> = ask.unanswered.iter().map(|&seat| pov.name(seat)).collect();
    html! {
        div.notice.warn {
            span {
                (question(pov, ask))
                @if !ask.is_open_for_me && !names.is_empty() {
                    " " (say!(words, "table-asked-waiting", names = words.list(&names)))
                }
            }
            @if ask.is_open_for_me {
                button.btn type="button" data-do="agree" { (words.say("table-agree")) }
                button.btn type="button" data-do="refuse" { (words.say("table-refuse")) }
            }
            @if ask.is_mine {
                button.btn type="button" data-do="refuse" { (words.say("table-asked-withdraw")) }
            }
        }
    }
}

fn question<G: Show>(pov: &Pov<'_, G>, ask: &Ask) -> String {
    let (words, by) = (pov.words, pov.name(ask.by));
    match (ask.what, ask.is_mine) {
        (AskFor::Undo, true) => words.say("table-asked-undo"),
        (AskFor::Undo, false) => say!(words, "table-asks-undo", name = by),
        (AskFor::Hints, true) => words.say("table-asked-hints"),
        (AskFor::Hints, false) => say!(words, "table-asks-hints", name = by),
        (AskFor::Replace(seat), true) => {
            say!(words, "table-asked-replace", other = pov.name(seat))
        }
        (AskFor::Replace(seat), false) => {
            let other = pov.name(seat);
            say!(words, "table-asks-replace", name = by, other = other)
        }
    }
}

/// How many look on, for everybody.
pub(super) fn watching<G: Show>(table: &TablePov<'_, G>) -> Markup {
    let (words, n) = (table.pov.words, table.watch.n);
    html! {
        span #watching .watching hidden[n == 0] title=[(n > 0).then(|| say!(words, "table-watching", n = n))] {
            @if n > 0 {
                (icon("i-eye")) b aria-hidden="true" { (n) }
                span.sr { (say!(words, "table-watching", n = n)) }
            }
        }
    }
}

/// What a person did, as a sentence.
pub(super) fn noted(words: &Words, line: &ChatLine, note: Note) -> String {
    let id = match note {
        Note::StoodIn => "table-note-stood-in",
        Note::TookBack => "table-note-took-back",
        Note::Left => "table-away-left",
        Note::CameBack => "table-note-came-back",
        Note::Resigned => "table-note-resigned",
        Note::Declined => "table-note-declined",
    };
    say!(words, id, name = line.name.as_str())
}
