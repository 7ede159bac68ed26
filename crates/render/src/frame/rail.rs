//! What stands beside the boards: whose turn it is, the players, their boards, log and chat.

use maud::{Markup, html};
use tessera_engine::Seat;

use super::clock::clock;
use super::dock::last_round;
use super::regions::turn_of;
use super::{TablePov, Wait};
use crate::choice::signed;
use crate::words::say;
use crate::{Line, Pov, Show};

/// What the table waits for, behind the name of the game.
pub(crate) fn status<G: Show>(table: &TablePov<'_, G>) -> Markup {
    let status = G::status(table.pov.view, table.pov.words);
    // A game may say it by itself.
    let is_said = status.contains(&table.pov.words.say("table-last-round"));
    html! { span id="status" { (status) @if !is_said { " " (last_round(table)) } } }
}

/// The players. Who looks back is not told what they are doing right now.
pub(crate) fn seats<G: Show>(table: &TablePov<'_, G>, is_live: bool) -> Markup {
    let pov = &table.pov;
    let turn = turn_of(table);
    html! {
        ul #seats .seats aria-label=(pov.words.say("table-players")) {
            @for seat in Seat::all(pov.sitters.len() as u8) {
                li.seat.(pov.seat_class(seat)).is-turn[turn == Some(seat)] data-at={ "seat-" (seat.number()) } {
                    (pov.mark(seat))
                    span.seat-n { b { (pov.name(seat)) } i { (note(table, seat, is_live)) } }
                    span.seat-s { (G::score(pov.view, seat)) small { (pov.words.say("table-points-short")) } }
                    (clock(table, seat))
                }
            }
        }
    }
}

/// Who this is and what they are about.
fn note<G: Show>(table: &TablePov<'_, G>, seat: Seat, is_live: bool) -> String {
    let pov = &table.pov;
    let words = pov.words;
    let n_hints = pov.sitters[seat.index()].n_hints;
    let parts = [
        who(table, seat, is_live),
        n_hints.map(|n| say!(words, "table-seat-hints", n = n)),
        G::note(pov.view, seat, words),
    ];
    let join = |who, more| say!(words, "table-seat-note", who = who, more = more);
    parts.into_iter().flatten().reduce(join).unwrap_or_default()
}

fn who<G: Show>(table: &TablePov<'_, G>, seat: Seat, is_live: bool) -> Option<String> {
    let pov = &table.pov;
    let words = pov.words;
    let sitter = &pov.sitters[seat.index()];
    let is_turn = is_live && turn_of(table) == Some(seat);
    if pov.is_own && seat == pov.hero {
        return Some(words.say(match is_turn {
            true => "table-you-turn",
            false => "table-you",
        }));
    }
    if let Some(level) = sitter.level {
        let id = match is_turn {
            true => "table-program-turn",
            false => "table-program",
        };
        return Some(say!(words, id, level = words.level(level)));
    }
    if sitter.has_left {
        return Some(words.say("table-person-left"));
    }
    is_live.then(|| {
        words.say(match (sitter.is_here, is_turn) {
            (true, true) => "table-person-turn",
            (true, false) => "table-person",
            (false, _) => "table-person-away",
        })
    })
}

pub(crate) fn others<G: Show>(table: &TablePov<'_, G>) -> Markup {
    html! {
        div #others .others {
            @for seat in table.pov.others() { (G::other(&table.pov, seat)) }
        }
    }
}

/// The newest line first, as one reads it.
pub(super) fn log<G: Show>(table: &TablePov<'_, G>) -> Markup {
    let numbered = table.lines.iter().enumerate().rev();
    html! {
        ol #log tabindex="0" aria-label=(table.pov.words.say("table-log")) {
            @for (number, line) in numbered {
                li.new[number + 1 == table.lines.len() && table.wait != Wait::Over] {
                    (log_line(&table.pov, line))
                }
            }
        }
    }
}

/// A line with the number of its move, as a replay counts them.
pub(crate) fn log_line<G: Show>(pov: &Pov<'_, G>, line: &Line) -> Markup {
    html! {
        span.ln { @if line.step > 0 { (line.step) } }
        @match line.seat {
            Some(seat) => { (pov.mark(seat)) span { span.sr { (pov.name(seat)) ": " } (line.text) } }
            None => { span {} span { (line.text) } }
        }
        b.neg[line.points.is_some_and(|points| points < 0)] { @if let Some(points) = line.points { (signed(points)) } }
    }
}

pub(super) fn chat<G: Show>(table: &TablePov<'_, G>) -> Markup {
    html! {
        div #chat-lines .chat-lines role="log" data-n=(table.chat.len()) {
            @for line in table.chat {
                p { @if let Some(seat) = line.seat { (table.pov.mark(seat)) } b { (line.name) } " " (line.text) }
            }
        }
    }
}
