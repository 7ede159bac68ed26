//! Games that are kept but cannot be opened here.

use maud::{Markup, html};
use tessera_engine::GameName;

use super::art::emblem;
use crate::Words;
use crate::words::say;

/// A table that cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LostTable {
    /// As in its address.
    pub id: String,
    /// Which game was played; none for a game that this program does not have.
    pub game: Option<GameName>,
    /// The names of the others, as far as they are known.
    pub others: Vec<String>,
    /// Why it cannot be opened.
    pub why: WhyLost,
    /// The person's place, how many played, and the points, if that was stored.
    pub result: Option<(u8, u8, i16)>,
}

/// Why a table cannot be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyLost {
    /// A newer program has written it: its game, its rules or its draws are not known here.
    Newer,
    /// Part of what was stored cannot be read.
    Damaged,
}

impl WhyLost {
    /// The sentence that explains it.
    #[must_use]
    pub fn text(self, words: &Words) -> String {
        words.say(match self {
            WhyLost::Newer => "site-lost-newer",
            WhyLost::Damaged => "site-lost-damaged",
        })
    }
}

/// The list of them; nothing when there are none.
pub(super) fn lost(words: &Words, tables: &[LostTable]) -> Markup {
    html! {
        @if !tables.is_empty() {
            section #lost .tables.sheet.plate.is-lost aria-labelledby="lost-title" {
                div.th { h2 #lost-title { (words.say("site-lost")) } }
                ul { @for table in tables { (lost_table(words, table)) } }
            }
        }
    }
}

fn lost_table(words: &Words, table: &LostTable) -> Markup {
    let others: Vec<&str> = table.others.iter().map(String::as_str).collect();
    html! {
        li {
            @if let Some(game) = table.game { (emblem(game)) }
            span {
                b {
                    @match table.game {
                        Some(game) => (words.game(game)),
                        None => (words.say("site-lost-game")),
                    }
                }
                @if !others.is_empty() { i { (say!(words, "site-mine-with", others = words.list(&others))) } }
                @if let Some((place, n, points)) = table.result {
                    em { (say!(words, "site-done-result", place = place, n = n, points = points)) }
                }
                em { (table.why.text(words)) }
            }
        }
    }
}
