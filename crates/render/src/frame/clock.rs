//! The time that a seat has left.

use maud::{Markup, html};
use tessera_engine::Seat;

use super::TablePov;
use crate::constants::URGENT_SECONDS;
use crate::words::say;
use crate::{Show, Words};

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
        time.clock.low[seconds < URGENT_SECONDS] title=(words.say("clock-left")) data-left=(face.left)
            data-runs[face.is_running] data-mine[is_mine] { (clock_text(words, face.left)) }
    }
}

/// Milliseconds as a clock shows them.
pub(crate) fn clock_text(words: &Words, left: u64) -> String {
    let seconds = left.div_ceil(1000);
    match (seconds / 86_400, seconds / 3600, seconds / 60 % 60) {
        (0, 0, minutes) => format!("{minutes}:{:02}", seconds % 60),
        (0, hours, minutes) => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        (days, hours, _) => say!(words, "clock-days-left", days = days, hours = hours % 24),
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;
    use crate::Language;

    /// The script counts on as the server has begun: every second of an hour, and the rest of a day
    /// in steps.
    #[test]
    fn the_script_writes_the_same_digits() {
        let script = include_str!("../../assets/script/digits.js");
        let seconds: Vec<u64> = (0..=3700).chain((3700..86_400).step_by(61)).collect();
        let program = format!("{script}\nfor (const n of {seconds:?}) console.log(digits(n));");
        let output = Command::new("node")
            .args(["--input-type=module", "--eval", &program])
            .output()
            .expect("node: scripts/test installs it");
        assert!(output.status.success(), "{output:?}");
        let told = String::from_utf8(output.stdout).expect("text");
        let words = Words::of(Language::English);
        let expected: Vec<String> = seconds
            .iter()
            .map(|n| clock_text(words, n * 1000))
            .collect();
        assert_eq!(told.lines().collect::<Vec<_>>(), expected);
        assert!(
            script.contains("MAX_SECONDS = 86400;"),
            "from there on the server has words"
        );
        assert_eq!(clock_text(words, 86_400_000), "1 d 0 h");
    }
}
