//! Games that are over, as a person's page lists them.

use maud::{Markup, html};
use tessera_engine::GameName;

use super::art::emblem;
use crate::Words;
use crate::words::say;

/// A table that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedTable {
    /// As in its address.
    pub id: String,
    /// Which game is played.
    pub game: GameName,
    /// The names of the others.
    pub others: Vec<String>,
    /// The person's place; the best one if they had several seats.
    pub place: u8,
    /// How many played.
    pub n_seats: u8,
    /// The points that this place was reached with.
    pub points: i16,
    /// When it ended, in seconds since 1970.
    pub ended: i64,
}

pub(super) fn finished(words: &Words, tables: &[FinishedTable]) -> Markup {
    html! {
        section #finished .tables.sheet.plate aria-labelledby="finished-title" {
            div.th { h2 #finished-title { (words.say("site-done")) } }
            ul { @for table in tables { (finished_table(words, table)) } }
        }
    }
}

fn finished_table(words: &Words, table: &FinishedTable) -> Markup {
    let others: Vec<&str> = table.others.iter().map(String::as_str).collect();
    let result = say!(
        words,
        "site-done-result",
        place = table.place,
        n = table.n_seats,
        points = table.points,
    );
    let name = say!(
        words,
        "site-mine-open",
        game = words.game(table.game),
        state = result.as_str()
    );
    html! {
        li {
            (emblem(table.game))
            span {
                b { (words.game(table.game)) }
                @if !others.is_empty() { i { (say!(words, "site-mine-with", others = words.list(&others))) } }
                em { (result) }
                em { (words.date(table.ended)) }
            }
            a.btn href={ "/t/" (table.id) } aria-label=(name) { (words.say("site-mine-look")) }
        }
    }
}
