//! Boards of Calçada that people draw themselves: the list, the editor, and what a link shows.

mod mend;
mod print;
mod regions;

use maud::{Markup, html};
use tessera_engine::calcada::Draft;

use super::SitePage;
use super::art::emblem;
use super::parts::segments;
use crate::Words;
use crate::html::icon;
use crate::words::say;

pub(super) use print::print;
pub use regions::board_regions;

/// The longest name of a board.
pub const MAX_BOARD_NAME_CHARS: usize = 40;

/// A board that a person has drawn.
#[derive(Clone, Debug)]
pub struct OwnBoard<'a> {
    /// Its id; none while it is not kept.
    pub id: Option<&'a str>,
    /// What the person calls it.
    pub name: &'a str,
    /// What is drawn.
    pub draft: Draft,
    /// The version that was read.
    pub version: u32,
    /// The whole address, as it is sent to friends; empty while it is not kept.
    pub url: String,
}

impl OwnBoard<'_> {
    fn is_ready(&self) -> bool {
        self.draft.flaws().is_empty()
    }
}

/// `GET /boards`.
///
/// `POST /boards/{id}`: `name`: renames a board. `POST /boards/{id}/delete`: `sure` (`1`).
#[must_use]
pub fn own_boards(words: &Words, boards: &[OwnBoard<'_>], is_saved: bool) -> SitePage {
    let main = html! {
        main #main .site {
            h1 { (words.say("own-boards")) }
            p.lede { (words.say("own-boards-how")) }
            (saved_notice(words, is_saved))
            p.start-from {
                a.btn.primary href="/boards/new" { (words.say("own-board-new")) }
                a.btn href="/boards/new?from=A" { (words.say("own-board-from-a")) }
                a.btn href="/boards/new?from=B" { (words.say("own-board-from-b")) }
            }
            @if boards.is_empty() { p { (words.say("own-boards-none")) } }
            ul.prints { @for board in boards { li.sheet.plate { (listed(words, board)) } } }
        }
    };
    page(words, main)
}

fn listed(words: &Words, board: &OwnBoard<'_>) -> Markup {
    let id = board.id.unwrap_or_default();
    html! {
        a.print-a href={ "/boards/" (id) } { (print(words, &board.draft)) b { (board.name) } }
        @if !board.is_ready() { p.hint { (words.say("own-board-unfinished")) } }
        div.print-b {
            a.btn href={ "/boards/" (id) } { (words.say("own-board-edit")) }
            @if board.is_ready() { (play_link(words, id)) }
        }
        details {
            summary { (words.say("own-board-more")) }
            form method="post" action={ "/boards/" (id) } {
                (name_field(words, board.name))
                button.btn { (words.say("own-board-rename")) }
            }
            form method="post" action={ "/boards/" (id) "/delete" } {
                label.tick { input type="checkbox" name="sure" value="1" required; span { (words.say("own-board-sure")) } }
                button.btn.danger { (words.say("own-board-delete")) }
            }
        }
    }
}

fn play_link(words: &Words, id: &str) -> Markup {
    html! { a.btn href={ "/new?game=calcada&board=" (id) } { (words.say("own-board-play")) } }
}

/// `GET /boards/{id}` for everybody but its owner. `POST /boards/{id}/copy`: no fields.
#[must_use]
pub fn shared_board(words: &Words, board: &OwnBoard<'_>) -> SitePage {
    let id = board.id.unwrap_or_default();
    let main = html! {
        main #main .site.narrow {
            div.page-h { (emblem(tessera_engine::GameName::Calcada)) div { h1 { (board.name) } p { (words.say("own-board-shared")) } } }
            section.sheet.plate.panel {
                (print(words, &board.draft))
                (scoreboards(words, &board.draft))
                @if !board.is_ready() { p.hint { (words.say("own-board-unfinished")) } }
                div.print-b {
                    form method="post" action={ "/boards/" (id) "/copy" } {
                        button.btn.primary { (words.say("own-board-keep")) }
                    }
                    @if board.is_ready() { (play_link(words, id)) }
                }
            }
        }
    };
    SitePage {
        title: board.name.to_owned(),
        class: "sitep",
        main,
    }
}

fn scoreboards(words: &Words, draft: &Draft) -> Markup {
    html! {
        ul.ladders {
            @for (seats, rows) in (2..).zip(&draft.rows) {
                @let rows: Vec<String> = rows.iter().map(|row| format!("×{row}")).collect();
                li { (say!(words, "own-board-seats", n = seats)) ": " (rows.join(" ")) }
            }
        }
    }
}

/// `GET /boards/new` and, for its owner, `GET /boards/{id}`.
///
/// `POST /boards`, `POST /boards/{id}`: `name`, `board` (the text of a [`Draft`]), `version`.
/// `POST /boards/check`: `board`; answers `{"regions":[…]}`, those of [`board_regions`].
///
/// The script changes the text and shows what the server says about it; without it the page shows
/// the board.
#[must_use]
pub fn board_editor(words: &Words, board: &OwnBoard<'_>, is_saved: bool) -> SitePage {
    let action = board
        .id
        .map_or_else(|| "/boards".to_owned(), |id| format!("/boards/{id}"));
    let draft = &board.draft;
    let main = html! {
        main #main .site.bedit {
            form #board-form .be method="post" action=(action) data-unreached=(words.say("own-board-unreached"))
                data-unsaved=(words.say("own-board-unsaved")) data-saved=(words.say("own-board-saved")) {
                input type="hidden" name="board" value=(draft);
                input type="hidden" name="version" value=(board.version);
                div.be-left {
                    section.sheet.plate.be-name {
                        p.lede { (words.say("own-board-lede")) }
                        h1 { "Calçada" }
                        (name_field(words, board.name))
                        noscript { p.notice.warn { span { (words.say("own-board-script")) } } }
                    }
                    section.sheet.plate.be-numbers aria-labelledby="be-numbers" {
                        h2 #be-numbers { (words.say("own-board-numbers")) }
                        p.lede { (words.say("own-board-numbers-how")) }
                        (regions::palette(words, draft))
                    }
                    section.sheet.plate.be-rows aria-labelledby="be-rows" {
                        h2 #be-rows { (words.say("own-board-rows")) }
                        p.lede { (words.say("own-board-rows-how")) }
                        (regions::rows(words, draft))
                    }
                }
                div.be-mid {
                    section.sheet.plate.be-board aria-labelledby="be-board" {
                        div.be-h { h2 #be-board { (words.say("own-board-board")) } (tools(words)) }
                        div.ebw { (regions::squares(words, draft)) }
                        p.hint.be-keys { (words.say("own-board-keys")) }
                    }
                    section.sheet.be-dock aria-label=(words.say("own-board-next")) {
                        (regions::next(words, draft))
                        div.be-acts {
                            button.btn type="button" data-undo disabled { (icon("i-undo")) span { (words.say("own-board-undo")) } }
                            button.btn.primary { (words.say("own-board-save")) }
                        }
                        p #board-said .be-said role="status" { @if is_saved { (words.say("own-board-saved")) } }
                    }
                }
                div.be-right {
                    section.sheet.plate.be-mend aria-labelledby="be-mend" {
                        h2 #be-mend { (words.say("own-board-mend")) }
                        (mend::mend(words, draft))
                    }
                    section.sheet.plate.be-districts aria-labelledby="be-districts" {
                        div.be-h { h2 #be-districts { (words.say("own-board-districts")) } p.lede { (words.say("own-board-districts-how")) } }
                        (regions::districts(words, draft))
                    }
                    (share(words, board))
                }
            }
        }
    };
    page(words, main)
}

/// What a click on the board does: the style sheet asks which is chosen.
fn tools(words: &Words) -> Markup {
    let tools = ["both", "numbers", "borders"].map(|tool| {
        let text = words.say(&format!("own-board-tool-{tool}"));
        (tool.to_owned(), text)
    });
    html! { div #board-tools .be-tools { (segments("tool", &words.say("own-board-tool"), &tools, "both")) } }
}

fn share(words: &Words, board: &OwnBoard<'_>) -> Markup {
    html! {
        section.sheet.be-share aria-labelledby="be-share" {
            h2 #be-share { (words.say("own-board-share")) }
            @if board.id.is_some() {
                div.copy {
                    input #link readonly value=(board.url) aria-label=(words.say("own-board-link"));
                    button.btn type="button" data-copy="link" data-done=(words.say("site-copied")) hidden {
                        (icon("i-link")) span { (words.say("site-copy")) }
                    }
                }
                p.lede { (words.say("own-board-share-how")) }
                @if let Some(id) = board.id.filter(|_| board.is_ready()) { (play_link(words, id)) }
            } @else {
                p.lede { (words.say("own-board-share-first")) }
            }
            a href="/boards" { (words.say("own-boards")) }
        }
    }
}

fn name_field(words: &Words, name: &str) -> Markup {
    html! {
        label.field {
            span { (words.say("own-board-name")) }
            input name="name" value=(name) required maxlength=(MAX_BOARD_NAME_CHARS) autocomplete="off";
        }
    }
}

fn saved_notice(words: &Words, is_saved: bool) -> Markup {
    html! { @if is_saved { p.notice.good role="status" { span { (words.say("own-board-saved")) } } } }
}

fn page(words: &Words, main: Markup) -> SitePage {
    SitePage {
        title: words.say("own-board-title"),
        class: "sitep",
        main,
    }
}
