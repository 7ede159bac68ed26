//! The page of a table in play.

use maud::{Markup, PreEscaped, html};
use tessera_engine::Seat;

use super::{Preview, Shell, brand, document, embedded_json, languages, theme_switch, words_json};
use crate::constants::MAX_CHAT_CHARS;
use crate::frame::{Region, TablePov, regions, templates, title};
use crate::html::{art, icon};
use crate::{Show, Wait};

/// What the page of a table needs beside its table.
#[derive(Clone, Debug)]
pub struct TablePage<'a> {
    /// The common part; its title, class, styles and scripts are set here.
    pub shell: Shell<'a>,
    /// The id of the table.
    pub id: &'a str,
    /// When a click commits: `smart`, `always` or `never`.
    pub confirm: &'a str,
    /// Whether sounds are on.
    pub has_sound: bool,
    /// Whether pieces travel, even if the system does not say otherwise.
    pub has_motion: bool,
    /// The seats of the person who looks.
    pub own_seats: &'a [OwnSeat],
    /// The seats of others for which the AI may be asked to play.
    pub leavers: &'a [Seat],
    /// Whether the game has other people, who would miss this person.
    pub may_leave: bool,
    /// The hash of the seed that all draws follow from.
    pub hash: &'a str,
    /// What stands at the end of the body: the help of the keyboard.
    pub help: Markup,
}

/// A seat of the person who looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnSeat {
    /// Which.
    pub seat: Seat,
    /// Whether the AI plays for them.
    pub is_handed_over: bool,
    /// Whether they have given up.
    pub has_resigned: bool,
}

/// The page of a table in play or after the end.
#[must_use]
pub fn table_page<G: Show>(page: &TablePage<'_>, table: &TablePov<'_, G>) -> Markup {
    let words = table.pov.words;
    let regions = regions(table);
    let region = |id: &str| {
        let found = regions.iter().find(|region: &&Region| region.id == id);
        PreEscaped(found.expect("a region").html.as_str())
    };
    let name = words.say(&format!("{}-name", G::NAME));
    let class = [
        "game",
        &format!("game-{}", G::NAME),
        if G::is_mine_first(table.pov.view) {
            "mine-first"
        } else {
            ""
        },
        if table.wait == Wait::Over {
            "is-over"
        } else {
            ""
        },
    ]
    .join(" ");
    let body = html! {
        body class=(class) data-table=(page.id) data-seq=(table.seq) data-confirm=(page.confirm)
            data-sound=(page.has_sound) data-motion=(page.has_motion) data-name=(name) {
            a.skip href="#main" { (words.say("table-skip-table")) }
            a.skip href=(if table.wait == Wait::Over { "#sheet" } else { "#dock" }) { (words.say("table-skip-dock")) }
            header.bar {
                (brand(words))
                h1.bar-t { b { (name) } (region("status")) }
                nav.bar-n aria-label=(words.say("table-nav")) { (menu::<G>(page, table)) }
            }
            div #notice .notice.warn role="status" hidden { span {} }
            main #main .table {
                (region("shared"))
                (region("mine"))
                (region("sheet"))
                (region("dock"))
                aside.rail aria-label=(words.say("table-rail")) {
                    (region("seats"))
                    (region("others"))
                    section.log.sheet aria-labelledby="log-title" {
                        h2 #log-title { (words.say("table-log")) }
                        a.log-replay href={ "/t/" (page.id) "/replay" } { (words.say("replay-watch")) }
                        (region("log"))
                        // The style sheet shows the first until the end, the second after it.
                        a.fair-link href={ "/t/" (page.id) "/fair?check=1" } title=(page.hash) {
                            span.till-end { (words.say("fair-table")) } span.at-end { (words.say("fair-check")) }
                            code { (page.hash.get(..8).unwrap_or_default()) }
                        }
                    }
                    (chat(page, table, region("chat-lines")))
                }
            }
            div #announce .sr role="log" aria-live="polite" {}
            p #alarm .sr role="alert" {}
            (templates())
            script type="application/json" #choices-data { (PreEscaped(choices_json(table))) }
            script type="application/json" #words-data { (PreEscaped(script_words(table))) }
            (page.help)
        }
    };
    let styles = [G::FILES.style_name];
    let shell = Shell {
        title: &title(table),
        styles: &styles,
        scripts: &["table.js"],
        preview: Some(Preview {
            description: words.say(&format!("{}-blurb", G::NAME)),
            image: format!("/t/{}/now.png", page.id),
        }),
        ..page.shell.clone()
    };
    document(&shell, &body)
}

fn menu<G: Show>(page: &TablePage<'_>, table: &TablePov<'_, G>) -> Markup {
    let words = table.pov.words;
    html! {
        a.ib href={ "/rules/" (G::NAME) } target="_blank" aria-label=(words.say("table-rules")) { (icon("i-book")) }
        button.ib type="button" data-do="sound" aria-pressed=(page.has_sound) aria-label=(words.say("table-sound")) {
            (art("i-sound", "0 0 24 24", "is-on")) (art("i-mute", "0 0 24 24", "is-off"))
        }
        details.menu {
            summary.ib aria-label=(words.say("table-menu")) { (icon("i-menu")) }
            div.menu-b.sheet {
                button.btn type="button" data-do="help" { (words.say("table-keys")) }
                @if !page.own_seats.is_empty() {
                    button.btn type="button" data-do="notify" hidden { (words.say("table-notify")) }
                }
                a.btn href={ "/t/" (page.id) "/replay" } { (words.say("replay-watch")) }
                a.btn href={ "/t/" (page.id) "/record" } download={ (page.id) ".record" } { (words.say("table-record")) }
                a.btn href="/me" { (words.say("table-settings")) }
                @for own in page.own_seats { (hand_over(page, table, own)) }
                @if let [own, ..] = page.own_seats && table.wait != Wait::Over {
                    (replace(page, table, own))
                    @if page.may_leave {
                        form method="post" action={ "/t/" (page.id) "/leave" } {
                            button.btn { (words.say("table-leave")) }
                        }
                    }
                }
                div.menu-s { (languages(&page.shell)) (theme_switch(&page.shell)) }
            }
        }
    }
}

/// A seat can be handed to the AI and taken back.
fn hand_over<G: Show>(page: &TablePage<'_>, table: &TablePov<'_, G>, own: &OwnSeat) -> Markup {
    let words = table.pov.words;
    let (action, text) = if own.is_handed_over {
        ("take-back", words.say("table-take-back"))
    } else {
        ("hand-over", words.say("table-hand-over"))
    };
    html! {
        @if table.wait != Wait::Over && !own.has_resigned {
            form method="post" action={ "/t/" (page.id) "/" (action) } {
                input type="hidden" name="seat" value=(own.seat.number());
                button.btn { (text) @if page.own_seats.len() > 1 { " (" (table.pov.name(own.seat)) ")" } }
            }
            (resign(page, table, own))
        }
    }
}

/// A person can give up, and is asked first.
fn resign<G: Show>(page: &TablePage<'_>, table: &TablePov<'_, G>, own: &OwnSeat) -> Markup {
    let words = table.pov.words;
    let question = match table.pov.sitters.len() {
        2 => "table-resign-two",
        _ => "table-resign-more",
    };
    html! {
        details.resign {
            summary.btn { (icon("i-flag")) (words.say("table-resign")) @if page.own_seats.len() > 1 { " (" (table.pov.name(own.seat)) ")" } }
            form method="post" action={ "/t/" (page.id) "/resign" } {
                p { (words.say(question)) }
                input type="hidden" name="seat" value=(own.seat.number());
                button.btn { (words.say("table-resign-yes")) }
            }
        }
    }
}

/// A player who left can be replaced when the others agree.
fn replace<G: Show>(page: &TablePage<'_>, table: &TablePov<'_, G>, own: &OwnSeat) -> Markup {
    let pov = &table.pov;
    html! {
        @for &seat in page.leavers {
            form method="post" action={ "/t/" (page.id) "/ask" } {
                input type="hidden" name="as" value=(own.seat.number());
                input type="hidden" name="what" value="replace";
                input type="hidden" name="seat" value=(seat.number());
                button.btn { (crate::words::say!(pov.words, "table-replace", name = pov.name(seat))) }
            }
        }
    }
}

fn chat<G: Show>(page: &TablePage<'_>, table: &TablePov<'_, G>, lines: PreEscaped<&str>) -> Markup {
    let words = table.pov.words;
    html! {
        details.chat.sheet #chat {
            summary { (icon("i-chat")) span { (words.say("table-chat")) } em #chat-new hidden {} }
            div.chat-b {
                (lines)
                form.chat-f method="post" action={ "/t/" (page.id) "/chat" } {
                    input name="text" maxlength=(MAX_CHAT_CHARS) autocomplete="off" required
                        aria-label=(words.say("table-chat-message")) placeholder=(words.say("table-chat-hint"));
                    button.btn { (words.say("table-chat-send")) }
                }
            }
        }
    }
}

/// The choices as JSON that cannot end the element it stands in.
pub(crate) fn choices_json<G: Show>(table: &TablePov<'_, G>) -> String {
    embedded_json(&table.pov.choices)
}

/// The messages that the script says by itself.
const SCRIPT_WORDS: &[&str] = &[
    "table-confirm",
    "table-lost",
    "table-back",
    "table-kept",
    "table-unreached",
    "table-trouble",
    "table-slow",
    "table-stale",
    "table-check",
    "table-hint-thinking",
    "table-your-turn",
    "table-rule-link",
    "table-no-meaning",
    "table-chat-new",
    "table-failed",
    "clock-30",
    "clock-10",
];

/// The messages for the script of a table, as JSON.
pub(crate) fn script_words<G: Show>(table: &TablePov<'_, G>) -> String {
    words_json(table.pov.words, SCRIPT_WORDS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::words_of;
    use crate::constants::WARNING_SECONDS;

    /// The page has every message that its script says, and no other.
    #[test]
    fn the_script_has_its_words() {
        let mut expected = words_of("table.js");
        expected.extend(WARNING_SECONDS.map(|seconds| format!("clock-{seconds}")));
        let sent = SCRIPT_WORDS.iter().map(|id| (*id).to_owned()).collect();
        assert_eq!(expected, sent);
    }
}
