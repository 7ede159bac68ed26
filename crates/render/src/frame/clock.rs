//! The time that somebody has left.

use maud::{Markup, html};
use tessera_engine::Seat;

use super::TablePov;
use crate::words::say;
use crate::{Show, Words};

/// Under so many seconds it is urgent.
const LOW: u64 = 30;

/// What the clock of a seat shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockFace {
    /// Milliseconds that are left.
    pub left: u64,
    /// Whether it runs.
    pub is_running: bool,
}

/// The clock of a seat, if it has one. The script counts on between frames.
pub(super) fn clock<G: Show>(table: &TablePov<'_, G>, seat: Seat) -> Markup {
    let Some(Some(face)) = table.clocks.get(seat.index()) else {
        return html! {};
    };
    let words = table.pov.words;
    let is_mine = table.pov.is_own && seat == table.pov.hero;
    let seconds = face.left.div_ceil(1000);
    html! {
        time.clock.low[seconds < LOW] title=(words.say("clock-left")) data-left=(face.left)
            data-runs[face.is_running] data-mine[is_mine] { (clock_text(words, face.left)) }
    }
}

/// So many milliseconds as a clock shows them.
pub(crate) fn clock_text(words: &Words, left: u64) -> String {
    let seconds = left.div_ceil(1000);
    match (seconds / 86_400, seconds / 3600, seconds / 60 % 60) {
        (0, 0, minutes) => format!("{minutes}:{:02}", seconds % 60),
        (0, hours, minutes) => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        (days, hours, _) => say!(words, "clock-days-left", days = days, hours = hours % 24),
    }
}
