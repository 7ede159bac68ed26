//! The page of a replay. It works by links; the script makes it go on by itself.

use maud::{Markup, PreEscaped, html};
use tessera_engine::Seat;

use super::{Preview, Shell, brand, document, languages, theme_switch, words_json};
use crate::Show;
use crate::constants::REPLAY_PACES;
use crate::frame::Region;
use crate::html::icon;
use crate::replay::{ReplayStep, caption, replay_log, replay_regions};
use crate::words::say;

/// What the page of a replay needs beside its step.
#[derive(Clone, Debug)]
pub struct ReplayPage<'a> {
    /// The common part; its title, class, styles and scripts are set here.
    pub shell: Shell<'a>,
    /// The id of the table or record.
    pub id: &'a str,
    /// Whether pieces travel, even if the system does not say otherwise.
    pub has_motion: bool,
    /// Whether there is a table to go back to.
    pub has_table: bool,
    /// Whether the person may look from every side.
    pub is_open: bool,
    /// Whether the person may begin a new table here.
    pub may_fork: bool,
    /// Whether the draws can be checked: it is a table, and its game is over.
    pub has_proof: bool,
    /// The side that was asked for, if it is not the usual one.
    pub side: Option<Seat>,
}

/// A game at one step.
///
/// Forms:
/// - `GET /t/{id}/replay`: `step`, `seat` if a side was asked for.
/// - `POST /t/{id}/fork`: `step`, `seat` (of the person), `others` (`ai` or `open`). The answer
///   is 303 to the new table.
#[must_use]
pub fn replay_page<G: Show>(page: &ReplayPage<'_>, step: &ReplayStep<'_, G>) -> Markup {
    let table = &step.table;
    let words = table.pov.words;
    let regions = replay_regions(step);
    let region = |id: &str| {
        let found = regions.iter().find(|region: &&Region| region.id == id);
        PreEscaped(found.expect("a region").html.as_str())
    };
    let name = words.say(&format!("{}-name", G::NAME));
    let mut class = format!("game game-{} is-replay", G::NAME);
    for (name, is_on) in [
        ("mine-first", G::is_mine_first(table.pov.view)),
        ("is-over", table.sheet.is_some()),
    ] {
        if is_on {
            class.push(' ');
            class.push_str(name);
        }
    }
    let path = format!("/t/{}/replay", page.id);
    let query = query(page);
    let body = html! {
        body class=(class) data-table=(page.id) data-seq=(table.seq) data-step=(step.step)
            data-last=(step.last) data-query=(query) data-motion=(page.has_motion) {
            a.skip href="#main" { (words.say("table-skip-table")) }
            header.bar {
                (brand(words))
                h1.bar-t { b { (name) } (region("status")) }
                nav.bar-n aria-label=(words.say("table-nav")) { (menu(page, step)) }
            }
            div #notice .notice.warn role="status" hidden { span {} }
            main #main .table {
                (region("shared"))
                (region("mine"))
                (region("sheet"))
                (dock(page, step, region("replay-now")))
                aside.rail aria-label=(words.say("table-rail")) {
                    (region("seats"))
                    (region("others"))
                    section.log.sheet aria-labelledby="log-title" {
                        h2 #log-title { (words.say("table-log")) }
                        (replay_log(step, &path, &query))
                    }
                }
            }
            div #announce .sr role="log" aria-live="polite" {}
            p #alarm .sr role="alert" {}
            script type="application/json" #words-data { (PreEscaped(script_words(step))) }
        }
    };
    let styles = [G::FILES.style_name, "replay.css"];
    let shell = Shell {
        title: &say!(words, "replay-title", game = name),
        styles: &styles,
        scripts: &["replay.js"],
        preview: Some(Preview {
            description: words.say(&format!("{}-blurb", G::NAME)),
            image: format!("/t/{}/{}.png", page.id, step.step),
        }),
        ..page.shell.clone()
    };
    document(&shell, &body)
}

/// What keeps the side when going to another step.
fn query(page: &ReplayPage<'_>) -> String {
    match page.side {
        Some(seat) => format!("?seat={seat}"),
        None => String::new(),
    }
}

fn dock<G: Show>(page: &ReplayPage<'_>, step: &ReplayStep<'_, G>, now: PreEscaped<&str>) -> Markup {
    let words = step.table.pov.words;
    html! {
        section #dock .dock.sheet.replay-dock aria-label=(words.say("replay-dock")) tabindex="-1" {
            (now)
            form.replay-slide method="get" autocomplete="off" action={ "/t/" (page.id) "/replay" } {
                @if let Some(seat) = page.side { input type="hidden" name="seat" value=(seat); }
                input #slider type="range" name="step" min="0" max=(step.last) value=(step.step)
                    aria-label=(words.say("replay-slider")) aria-valuetext=(caption(step));
                output #caption for="slider" { (caption(step)) }
                noscript { button.btn { (words.say("replay-go")) } }
            }
            div.replay-ways { (ways(page, step)) }
            label.replay-speed #speed-field hidden {
                span.sr { (words.say("replay-speed")) }
                select #speed {
                    @for (speed, _) in REPLAY_PACES {
                        option value=(speed) selected[speed == "usual"] { (say!(words, "replay-speed-value", speed = speed)) }
                    }
                }
            }
            div.replay-acts {
                @if page.may_fork { (fork(page, step)) }
                @if page.has_proof {
                    a.btn.check href={ "/t/" (page.id) "/fair?check=1" } { (words.say("fair-check")) }
                }
            }
        }
    }
}

/// First, previous, play, next, last.
fn ways<G: Show>(page: &ReplayPage<'_>, step: &ReplayStep<'_, G>) -> Markup {
    let words = step.table.pov.words;
    let query = query(page);
    let way = |way: &str, symbol: &str, to: usize| {
        html! {
            a.btn.way href={ "/t/" (page.id) "/replay/" (to) (query) } data-way=(way)
                aria-label=(words.say(&format!("replay-{way}"))) { (icon(symbol)) }
        }
    };
    html! {
        (way("first", "i-first", 0))
        (way("previous", "i-prev", step.step.saturating_sub(1)))
        button #play .btn.primary.way type="button" hidden aria-label=(words.say("replay-play")) {
            (icon("i-play")) (icon("i-pause"))
        }
        (way("next", "i-next", (step.step + 1).min(step.last)))
        (way("last", "i-last", step.last))
    }
}

/// A new table from this position.
fn fork<G: Show>(page: &ReplayPage<'_>, step: &ReplayStep<'_, G>) -> Markup {
    let pov = &step.table.pov;
    let words = pov.words;
    html! {
        details.menu.fork {
            summary.btn { (words.say("replay-fork")) }
            form.menu-b.sheet method="post" autocomplete="off" action={ "/t/" (page.id) "/fork" } {
                p { (words.say("replay-fork-how")) }
                input #fork-step type="hidden" name="step" value=(step.step);
                label { span { (words.say("replay-fork-seat")) }
                    select name="seat" {
                        @for seat in Seat::all(pov.sitters.len() as u8) {
                            option value=(seat) selected[seat == pov.hero] { (pov.name(seat)) }
                        }
                    }
                }
                label { span { (words.say("replay-fork-others")) }
                    select name="others" {
                        option value="ai" { (words.say("replay-fork-others-ai")) }
                        option value="open" { (words.say("replay-fork-others-open")) }
                    }
                }
                button.btn.primary { (words.say("replay-fork-begin")) }
            }
        }
    }
}

fn menu<G: Show>(page: &ReplayPage<'_>, step: &ReplayStep<'_, G>) -> Markup {
    let pov = &step.table.pov;
    let words = pov.words;
    html! {
        a.ib href={ "/rules/" (G::NAME) } target="_blank" aria-label=(words.say("table-rules")) { (icon("i-book")) }
        button #copy .ib type="button" hidden aria-label=(words.say("replay-copy")) { (icon("i-link")) }
        details.menu {
            summary.ib aria-label=(words.say("table-menu")) { (icon("i-menu")) }
            div.menu-b.sheet {
                @if page.has_table { a.btn href={ "/t/" (page.id) } { (words.say("replay-to-table")) } }
                a.btn href={ "/t/" (page.id) "/record" } download={ (page.id) ".record" } { (words.say("replay-record")) }
                @if page.is_open {
                    @for seat in Seat::all(pov.sitters.len() as u8) {
                        @if seat != pov.hero {
                            a.btn data-side href={ "/t/" (page.id) "/replay/" (step.step) "?seat=" (seat) } {
                                (say!(words, "replay-side", name = pov.name(seat)))
                            }
                        }
                    }
                }
                a.btn href="/replay" { (words.say("replay-bring")) }
                div.menu-s { (languages(&page.shell)) (theme_switch(&page.shell)) }
            }
        }
    }
}

/// The messages that the script says by itself.
const SCRIPT_WORDS: &[&str] = &[
    "replay-play",
    "replay-pause",
    "replay-failed",
    "replay-copied",
    "table-failed",
];

fn script_words<G: Show>(step: &ReplayStep<'_, G>) -> String {
    words_json(step.table.pov.words, SCRIPT_WORDS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::words_of;

    /// The page has every message that its script says, and no other.
    #[test]
    fn the_script_has_its_words() {
        let sent = SCRIPT_WORDS.iter().map(|id| (*id).to_owned()).collect();
        assert_eq!(words_of("replay.js"), sent);
    }
}
