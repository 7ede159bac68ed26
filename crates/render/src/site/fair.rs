//! Fair draws: how they work, and those of one table.

use maud::{Markup, html};
use tessera_engine::{GameName, Seat};

use super::SitePage;
use super::art::emblem;
use crate::Words;
use crate::html::{mark, seat_class};
use crate::words::say;

/// The longest text that a person may add to the seed.
pub const MAX_CONTRIBUTION_CHARS: usize = 80;
/// The sections of the explanation.
const SECTIONS: &[&str] = &[
    "before", "texts", "during", "restart", "after", "undo", "limits",
];
/// What the check of a record names, and does not prove.
const NAMED: &[&str] = &["given", "start", "withheld"];

/// The draws of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairTable {
    /// The table's id.
    pub id: String,
    /// Which game is played.
    pub game: GameName,
    /// The hash of the seed.
    pub hash: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The epochs of the server that the game went through, and the one that it is in.
    pub epochs: Vec<FairEpoch>,
    /// Who has added a text.
    pub texts: Vec<FairText>,
    /// What the check found, if the person asked for one.
    pub verdict: Option<Verdict>,
}

/// A stretch of a game between two starts of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairEpoch {
    /// The number of its first entry.
    pub from: usize,
    /// The hash of its secret.
    pub hash: String,
    /// The secret, once the game is over.
    pub secret: Option<String>,
}

/// A text that a player has added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairText {
    /// Where they sit.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// The hash that was told first; older tables had none.
    pub seal: Option<String>,
    /// What may be told about it now.
    pub state: TextState,
}

/// What may be told about a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextState {
    /// Only the seal is known.
    Sealed,
    /// It is to be revealed now.
    Awaited,
    /// The server has it and shows it to nobody yet.
    Revealed,
    /// It was not revealed, and the game began without it.
    Withheld,
    /// The game is over: this is it.
    Told(String),
}

/// The draws in a waiting room, for one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairRoom {
    /// The hash of the seed that all draws will follow from.
    pub hash: String,
    /// The hash of the secret of the server's epoch.
    pub epoch: Option<String>,
    /// Who has sealed a text.
    pub texts: Vec<FairText>,
    /// The person's own seal.
    pub seal: Option<String>,
    /// Whether the texts are being revealed: nothing else changes any more.
    pub is_revealing: bool,
    /// Whether the person's own text is waited for.
    pub is_awaited: bool,
    /// Whether the person may begin without the texts that are waited for.
    pub may_go_on: bool,
}

/// What a check of the draws has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All draws follow from the seed.
    Good(Box<Proved>),
    /// A line of the proof is not there.
    Missing(&'static str),
    /// A line cannot be read, or the rules forbid it.
    Line(usize),
    /// A line tells something again, or stands in the wrong place.
    Twice(usize),
    /// The draws are made in a way that is not known here.
    Scheme,
    /// The hash in a line is not that of the seed, the secret or the text.
    Hash(usize),
    /// The proof speaks of what the game does not have.
    Claim,
    /// No draw is proved: all were taken over from another game, and this is their number.
    Nothing(usize),
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

/// What a good proof shows, and what it does not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proved {
    /// The hash of the seed.
    pub hash: String,
    /// How many draws were done again.
    pub n_draws: usize,
    /// How many draws were taken over from another game.
    pub n_given: usize,
    /// Who starts, if that was chosen.
    pub start: Option<Seat>,
    /// The first entry of each epoch, and the hash of its secret.
    pub epochs: Vec<(usize, String)>,
    /// How many texts went in.
    pub n_texts: usize,
    /// How many texts were sealed and not revealed.
    pub n_withheld: usize,
    /// Whether texts were sealed; at older tables they were not.
    pub is_sealed: bool,
    /// Whether the game was played to its end.
    pub is_over: bool,
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
                    @if *section == "after" {
                        pre tabindex="0" { code { "tessera verify game.record" } }
                        p { (words.say("fair-named")) }
                        ul { @for named in NAMED { li { (words.say(&format!("fair-named-{named}"))) } } }
                    }
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
seal = SHA-256(text)
base = SHA-256(seed table \"\\n\" seat \" \" text \"\\n\" …)
key  = SHA-256(base secret)
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
                @if !fair.epochs.is_empty() {
                    h2 { (words.say("fair-epochs")) }
                    p { (words.say("fair-epochs-how")) }
                    (epochs(words, &fair.epochs))
                }
                h2 { (words.say("fair-players")) }
                @if fair.texts.is_empty() { p { (words.say("fair-texts-none")) } }
                (texts(words, &fair.texts))
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

fn epochs(words: &Words, epochs: &[FairEpoch]) -> Markup {
    html! {
        ul.rows {
            @for epoch in epochs {
                li.row {
                    span.seat-n {
                        b { (say!(words, "fair-epoch", n = epoch.from)) }
                        code.hash { (epoch.hash) }
                        @if let Some(secret) = &epoch.secret { i { (words.say("fair-epoch-secret")) } code.hash { (secret) } }
                    }
                }
            }
        }
    }
}

/// Who has added a text, and what is known about it.
pub(super) fn texts(words: &Words, texts: &[FairText]) -> Markup {
    html! {
        @if !texts.is_empty() {
            ul.rows {
                @for FairText { seat, name, seal, state } in texts {
                    li.row.(seat_class(*seat)) {
                        (mark(*seat))
                        span.seat-n {
                            b { (name) }
                            i { @match state {
                                TextState::Sealed => (words.say("fair-text-sealed")),
                                TextState::Awaited => (words.say("fair-text-awaited")),
                                TextState::Revealed => (words.say("fair-text-revealed")),
                                TextState::Withheld => (words.say("fair-text-withheld")),
                                TextState::Told(text) => (text),
                            } }
                            @if let Some(seal) = seal { code.hash { (seal) } }
                        }
                    }
                }
            }
        }
    }
}

fn verdict_notice(words: &Words, verdict: &Verdict) -> Markup {
    let bad = |text: String| ("bad", text);
    let (class, text) = match verdict {
        Verdict::Good(proved) if proved.is_over => {
            ("good", say!(words, "fair-good", n = proved.n_draws))
        }
        Verdict::Good(proved) => ("warn", say!(words, "fair-good-part", n = proved.n_draws)),
        Verdict::Missing(word) => bad(say!(words, "fair-bad-missing", word = *word)),
        Verdict::Line(line) => bad(say!(words, "fair-bad-line", line = *line)),
        Verdict::Twice(line) => bad(say!(words, "fair-bad-twice", line = *line)),
        Verdict::Scheme => bad(words.say("fair-bad-scheme")),
        Verdict::Hash(line) => bad(say!(words, "fair-bad-hash", line = *line)),
        Verdict::Claim => bad(words.say("fair-bad-claim")),
        Verdict::Nothing(n_given) => bad(say!(words, "fair-bad-nothing", n = *n_given)),
        Verdict::Draw {
            line,
            found,
            expected,
        } => bad(say!(
            words,
            "fair-bad-draw",
            line = *line,
            found = found.as_str(),
            expected = expected.as_str()
        )),
    };
    html! {
        div #verdict class={ "notice " (class) } role="status" {
            div {
                p { (text) }
                @if let Verdict::Good(proved) = verdict { (notes(words, proved)) }
            }
        }
    }
}

/// How much a good proof shows: nothing of it is left to be guessed.
fn notes(words: &Words, proved: &Proved) -> Markup {
    let texts = match (proved.n_texts, proved.is_sealed) {
        (0, _) => words.say("fair-note-no-texts"),
        (n, true) => say!(words, "fair-note-texts", n = n),
        (n, false) => say!(words, "fair-note-unsealed", n = n),
    };
    let n_restarts = proved.epochs.len().saturating_sub(1);
    html! {
        ul {
            li { (texts) }
            @if proved.n_withheld > 0 { li { (say!(words, "fair-note-withheld", n = proved.n_withheld)) } }
            @if let Some(seat) = proved.start { li { (say!(words, "fair-note-start", n = seat.number() + 1)) } }
            @if proved.n_given > 0 { li { (say!(words, "fair-note-given", n = proved.n_given)) } }
            @if n_restarts > 0 { li { (say!(words, "fair-note-restarts", n = n_restarts)) } }
        }
        p { (words.say("fair-compare")) }
        p { (words.say("fair-hash")) " " code.hash { (proved.hash) } }
        @for (from, hash) in &proved.epochs {
            p { (say!(words, "fair-epoch", n = *from)) " " code.hash { (hash) } }
        }
    }
}
