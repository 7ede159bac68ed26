//! What stands beside the boards: whose turn it is, the players, their boards, log and chat.

use maud::{Markup, html};
use tessera_engine::Seat;

use super::clock::clock;
use super::regions::turn_of;
use super::{Scene, Wait};
use crate::choice::signed;
use crate::html::{mark, seat_class};
use crate::words::say;
use crate::{Line, Show};

/// What the table waits for, behind the name of the game.
pub(crate) fn status<G: Show>(scene: &Scene<'_, G>) -> Markup {
    html! { span id="status" { (G::status(scene.sight.view, scene.sight.words)) } }
}

/// The players. Who looks back is not told what they are doing right now.
pub(crate) fn seats<G: Show>(scene: &Scene<'_, G>, is_live: bool) -> Markup {
    let sight = &scene.sight;
    let turn = turn_of(scene);
    html! {
        ul #seats .seats aria-label=(sight.words.say("table-players")) {
            @for seat in Seat::all(sight.sitters.len() as u8) {
                li.seat.(seat_class(seat)).is-turn[turn == Some(seat)] data-at={ "seat-" (seat.number()) } {
                    (mark(seat))
                    span.seat-n { b { (sight.name(seat)) } i { (note(scene, seat, is_live)) } }
                    span.seat-s { (G::score(sight.view, seat)) small { (sight.words.say("table-points-short")) } }
                    (clock(scene, seat))
                }
            }
        }
    }
}

/// Who this is and what they are about.
fn note<G: Show>(scene: &Scene<'_, G>, seat: Seat, is_live: bool) -> String {
    let sight = &scene.sight;
    let words = sight.words;
    let n_hints = sight.sitters[seat.index()].n_hints;
    let parts = [
        who(scene, seat, is_live),
        n_hints.map(|n| say!(words, "table-seat-hints", n = n)),
        G::note(sight.view, seat, words),
    ];
    let join = |who, more| say!(words, "table-seat-note", who = who, more = more);
    parts.into_iter().flatten().reduce(join).unwrap_or_default()
}

fn who<G: Show>(scene: &Scene<'_, G>, seat: Seat, is_live: bool) -> Option<String> {
    let sight = &scene.sight;
    let words = sight.words;
    let sitter = &sight.sitters[seat.index()];
    let is_turn = is_live && turn_of(scene) == Some(seat);
    if sight.is_own && seat == sight.hero {
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
        return Some(say!(words, id, level = level));
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

pub(crate) fn others<G: Show>(scene: &Scene<'_, G>) -> Markup {
    html! {
        div #others .others {
            @for seat in scene.sight.others() { (G::other(&scene.sight, seat)) }
        }
    }
}

/// The newest line first, as one reads it.
pub(super) fn log<G: Show>(scene: &Scene<'_, G>) -> Markup {
    let numbered = scene.lines.iter().enumerate().rev();
    html! {
        ol #log tabindex="0" aria-label=(scene.sight.words.say("table-log")) {
            @for (number, line) in numbered {
                li.new[number + 1 == scene.lines.len() && scene.wait != Wait::Over] {
                    (log_line(number + 1, line))
                }
            }
        }
    }
}

pub(crate) fn log_line(number: usize, line: &Line) -> Markup {
    html! {
        span.ln { (number) }
        @match line.seat { Some(seat) => (mark(seat)), None => span {} }
        span { (line.text) }
        b.neg[line.points.is_some_and(|points| points < 0)] { @if let Some(points) = line.points { (signed(points)) } }
    }
}

pub(super) fn chat<G: Show>(scene: &Scene<'_, G>) -> Markup {
    html! {
        div #chat-lines .chat-lines role="log" data-n=(scene.chat.len()) {
            @for line in scene.chat {
                p { @if let Some(seat) = line.seat { (mark(seat)) } b { (line.name) } " " (line.text) }
            }
        }
    }
}
