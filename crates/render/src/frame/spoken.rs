//! The whole table in words: always there for a screen reader, in sight for who wants it.

use maud::{Markup, html};
use tessera_engine::Seat;

use super::TablePov;
use crate::words::say;
use crate::{Show, SpokenArea};

pub(crate) fn spoken<G: Show>(table: &TablePov<'_, G>) -> Markup {
    let words = table.pov.words;
    html! {
        section #spoken .spoken.sheet aria-labelledby="spoken-title" tabindex="-1" {
            h2 #spoken-title { (words.say("table-spoken")) }
            @for area in std::iter::once(players(table)).chain(G::spoken(&table.pov)) {
                h3 { (area.title) }
                ul { @for line in area.lines { li { (line) } } }
            }
        }
    }
}

/// Who has how many points, and what is to be known about them.
fn players<G: Show>(table: &TablePov<'_, G>) -> SpokenArea {
    let pov = &table.pov;
    let words = pov.words;
    let line = |seat: Seat| {
        let note = G::note(pov.view, seat, words);
        let is_own = pov.is_own && seat == pov.hero;
        say!(
            words,
            "table-spoken-player",
            own = if is_own { "yes" } else { "no" },
            name = pov.name(seat),
            points = G::score(pov.view, seat),
            noted = if note.is_some() { "yes" } else { "no" },
            note = note.unwrap_or_default(),
        )
    };
    let seats = Seat::all(pov.sitters.len() as u8);
    SpokenArea::new(words.say("table-players"), seats.map(line))
}
