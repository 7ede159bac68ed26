//! Fair draws: how they work, and those of one table.

use maud::{Markup, html};
use tessera_engine::Seat;

use super::SitePage;
use super::art::emblem;
use crate::Words;
use crate::html::{mark, seat_class};
use crate::words::say;

/// The longest text that a person may add to the seed.
pub const MAX_CONTRIBUTION_CHARS: usize = 80;
/// The sections of the explanation.
const SECTIONS: &[&str] = &["before", "during", "after", "undo", "limits"];

/// The draws of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairTable {
    /// The table's id.
    pub id: String,
    /// `azul`.
    pub game: &'static str,
    /// The hash of the seed.
    pub hash: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Who has added a text; the text itself once the game is over.
    pub contributions: Vec<(Seat, String, Option<String>)>,
    /// What was found, if somebody has asked.
    pub verdict: Option<Verdict>,
}

/// What a check of the draws has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All draws follow from the seed.
    Good {
        /// The hash of the seed.
        hash: String,
        /// How many draws there were.
        n_draws: usize,
        /// Whether the game was played to its end.
        is_over: bool,
    },
    /// A line of the proof is not there.
    Missing(&'static str),
    /// A line cannot be read, or the rules forbid it.
    Line(usize),
    /// The hash is not the seed's.
    Hash,
    /// A draw does not follow from the seed.
    Draw {
        /// The line in the file.
        line: usize,
        /// What stands there.
        found: String,
        /// What was to be drawn.
        expected: String,
    },
}

/// `GET /fair`, and `POST /fair` with `record`: the text of a record with its proof.
#[must_use]
pub fn fair(words: &Words, verdict: Option<&Verdict>) -> SitePage {
    let main = html! {
        main #main .site.narrow.fair {
            h1 { (words.say("fair-title")) }
            p.lead { (words.say("fair-lead")) }
            @if let Some(verdict) = verdict { (verdict_notice(words, verdict)) }
            @for section in SECTIONS {
                section.sheet.plate.panel {
                    h2 { (words.say(&format!("fair-{section}"))) }
                    p { (words.say(&format!("fair-{section}-text"))) }
                    @if *section == "after" { pre tabindex="0" { code { "tessera verify game.record" } } }
                }
            }
            section.sheet.plate.panel {
                h2 { (words.say("fair-formula")) }
                p { (words.say("fair-formula-text")) }
                pre tabindex="0" { code { (FORMULA) } }
            }
            form.sheet.plate.panel method="post" action="/fair" {
                h2 { (words.say("fair-paste")) }
                label.field {
                    span { (words.say("fair-paste-how")) }
                    textarea name="record" rows="8" required spellcheck="false" {}
                }
                button.btn.primary { (words.say("fair-check")) }
            }
        }
    };
    SitePage {
        title: words.say("fair-page-title"),
        class: "sitep",
        main,
    }
}

const FORMULA: &str = "hash = SHA-256(seed)
key  = SHA-256(seed table \"\\n\" seat \" \" text \"\\n\" …)
draw = ChaCha20(key, stream = n)";

/// `GET /t/{id}/fair`, with `?check=1` to do all draws again.
#[must_use]
pub fn fair_table(words: &Words, fair: &FairTable) -> SitePage {
    let main = html! {
        main #main .site.narrow.fair {
            div.page-h {
                (emblem(fair.game))
                div {
                    h1 { (words.say("fair-table")) }
                    p {
                        a href={ "/t/" (fair.id) } { (words.say("fair-back")) } " · "
                        @if fair.seed.is_some() { a href={ "/t/" (fair.id) "/replay" } { (words.say("replay-watch")) } " · " }
                        a href="/fair" { (words.say("fair-how")) }
                    }
                }
            }
            @if let Some(verdict) = &fair.verdict { (verdict_notice(words, verdict)) }
            section.sheet.plate.panel {
                h2 { (words.say("fair-hash")) }
                p { (words.say("fair-hash-how")) }
                p { code.hash { (fair.hash) } }
                h2 { (words.say("fair-seed")) }
                @match &fair.seed {
                    Some(seed) => p { code.hash { (seed) } },
                    None => p { (words.say("fair-seed-later")) },
                }
                h2 { (words.say("fair-texts")) }
                (texts(words, fair))
                @if fair.seed.is_some() {
                    div.fair-do {
                        a.btn.primary href={ "/t/" (fair.id) "/fair?check=1" } { (words.say("fair-check")) }
                        a.btn href={ "/t/" (fair.id) "/record" } download={ (fair.id) ".record" } { (words.say("fair-download")) }
                    }
                }
            }
        }
    };
    SitePage {
        title: words.say("fair-table"),
        class: "sitep",
        main,
    }
}

fn texts(words: &Words, fair: &FairTable) -> Markup {
    html! {
        @if fair.contributions.is_empty() {
            p { (words.say("fair-texts-none")) }
        } @else {
            ul.rows {
                @for (seat, name, text) in &fair.contributions {
                    li.row.(seat_class(*seat)) {
                        (mark(*seat))
                        span.seat-n {
                            b { (name) }
                            i { @match text { Some(text) => (text), None => (words.say("fair-texts-later")) } }
                        }
                    }
                }
            }
        }
    }
}

fn verdict_notice(words: &Words, verdict: &Verdict) -> Markup {
    let (class, text) = match verdict {
        Verdict::Good {
            n_draws,
            is_over: true,
            ..
        } => ("good", say!(words, "fair-good", n = *n_draws)),
        Verdict::Good { n_draws, .. } => ("warn", say!(words, "fair-good-part", n = *n_draws)),
        Verdict::Missing(word) => ("bad", say!(words, "fair-bad-missing", word = *word)),
        Verdict::Line(line) => ("bad", say!(words, "fair-bad-line", line = *line)),
        Verdict::Hash => ("bad", words.say("fair-bad-hash")),
        Verdict::Draw {
            line,
            found,
            expected,
        } => (
            "bad",
            say!(
                words,
                "fair-bad-draw",
                line = *line,
                found = found.as_str(),
                expected = expected.as_str()
            ),
        ),
    };
    html! {
        div #verdict class={ "notice " (class) } role="status" {
            span {
                (text)
                @if let Verdict::Good { hash, .. } = verdict { br; (words.say("fair-compare")) " " code.hash { (hash) } }
            }
        }
    }
}
