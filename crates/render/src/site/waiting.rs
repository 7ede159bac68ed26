//! A table before its game begins.

use maud::{Markup, html};
use tessera_engine::calcada::Draft;
use tessera_engine::{GameName, Seat};

use super::art::{emblem, seat_colour};
use super::fair::texts;
use super::own_board::print;
use super::parts::{cut_off_notice, error_notice, level_options, name_field};
use super::qr::qr;
use super::{FairRoom, FairText, MAX_CONTRIBUTION_CHARS, SeatTaken, SitePage, TextState};
use crate::html::{icon, mark, seat_class};
use crate::words::say;
use crate::{Region, Words};

/// What a waiting room shows to one person.
#[derive(Clone, Debug)]
pub struct Waiting<'a> {
    /// The table's id.
    pub id: &'a str,
    /// Which game is played.
    pub game: GameName,
    /// What was chosen: key and value of each option.
    pub options: &'a [(&'a str, &'a str)],
    /// The whole address, as it is sent to friends.
    pub url: &'a str,
    /// The seats.
    pub seats: &'a [WaitingSeat],
    /// Whether the person may fill seats and begin.
    pub is_host: bool,
    /// Whether the lobby lists the table.
    pub is_public: bool,
    /// The person's name, if they have one.
    pub name: Option<&'a str>,
    /// A sentence about what was wrong with the last form, if it comes back.
    pub error: Option<&'a str>,
    /// The time to decide, if it is limited.
    pub pace: Option<Pace>,
    /// What all draws will follow from.
    pub fair: &'a FairRoom,
    /// The board that a person has drawn, if it is played on one.
    pub own_board: Option<OwnPrint<'a>>,
}

/// A board that a person has drawn, as a waiting room shows it.
#[derive(Clone, Debug)]
pub struct OwnPrint<'a> {
    /// What its owner calls it; empty where that is not known.
    pub name: &'a str,
    /// What is drawn.
    pub draft: Draft,
}

/// The time to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Minutes for the game, and seconds more for every turn.
    Live {
        /// Minutes for the whole game.
        minutes: u16,
        /// Seconds that every turn adds.
        increment: u16,
    },
    /// Days for every turn.
    Days {
        /// How many.
        days: u16,
    },
}

impl Pace {
    /// As it is said in a list.
    pub(super) fn text(self, words: &Words) -> String {
        match self {
            Pace::Live { minutes, increment } => {
                say!(
                    words,
                    "clock-fact-live",
                    minutes = minutes,
                    increment = increment
                )
            }
            Pace::Days { days } => say!(words, "clock-fact-days", days = days),
        }
    }
}

/// A seat in a waiting room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaitingSeat {
    /// Who has it.
    pub taken: SeatTaken,
    /// Whether it belongs to the person who looks: the first such seat is their own, the others
    /// are those of people at the same screen.
    pub is_me: bool,
    /// Whether whoever has it looks at the page right now.
    pub is_here: bool,
}

/// `GET /t/{id}` before the game begins.
///
/// Forms:
/// - `POST /t/{id}/sit`: `name`; `seal`, which may be empty; `seat` (a number), or none for the first free seat
/// - `POST /t/{id}/contribute`: `seal`: the hash of the text that a seated person adds to the seed
/// - `POST /t/{id}/reveal`, by the page's script: `text`: what was sealed
/// - `POST /t/{id}/go-on`: no fields: the game begins without the texts that are waited for
/// - `POST /t/{id}/leave`: no fields: the person gets up
/// - `POST /t/{id}/seat` (host only): `seat` and `to`: `open` or `ai-1` … `ai-6`
/// - `POST /t/{id}/start` (host only): `level`: the level of the AI for all seats still open
#[must_use]
pub fn waiting(words: &Words, waiting: &Waiting<'_>) -> SitePage {
    let main = html! {
        main #main .site data-waiting=(waiting.id) {
            div.page-h {
                (emblem(waiting.game))
                div {
                    h1 { (words.game(waiting.game)) }
                    p { (about(words, waiting)) }
                }
            }
            (error_notice(waiting.error))
            (cut_off_notice(words))
            div.room {
                section.sheet.plate.panel aria-labelledby="seats-title" {
                    h2 #seats-title { (words.say("site-waiting-seats")) }
                    (seats(words, waiting))
                    (sit_form(words, waiting))
                    (next(words, waiting))
                }
                @if let Some(board) = &waiting.own_board { (own_board(words, board)) }
                (invite(words, waiting))
                (fair(words, waiting))
            }
            noscript { p.hint { a href={ "/t/" (waiting.id) } { (words.say("site-waiting-reload")) } } }
        }
    };
    SitePage {
        title: say!(words, "site-title-waiting", game = words.game(waiting.game)),
        class: "sitep",
        main,
    }
}

/// The parts of the waiting room that change while it is open. `/t/{id}/live` sends them as
/// `{"type":"room","regions":[…]}`; with the first message of any other type, such as the first
/// frame of the game, the page is loaded anew. The fields for name and text are in none of them, so
/// that nobody is disturbed while typing.
#[must_use]
pub fn waiting_regions(words: &Words, waiting: &Waiting<'_>) -> Vec<Region> {
    let region = |id, html: Markup| Region {
        id,
        html: html.into_string(),
    };
    vec![
        region("waiting-seats", seats(words, waiting)),
        region("waiting-next", next(words, waiting)),
        region("waiting-fair", fair_now(words, waiting)),
    ]
}

/// The chosen options, and who may come.
fn about(words: &Words, waiting: &Waiting<'_>) -> Markup {
    let game = waiting.game;
    html! {
        @for (key, value) in waiting.options {
            span.fact {
                i { (words.say(&format!("{game}-option-{key}"))) } " "
                @match &waiting.own_board {
                    Some(board) if *value == "own" => (own_board_name(words, board)),
                    _ => (words.say(&format!("{game}-option-{key}-{value}"))),
                }
            } " "
        }
        @if let Some(pace) = waiting.pace { span.fact { (pace.text(words)) } " " }
        span.fact { (words.say(if waiting.is_public { "site-waiting-public" } else { "site-waiting-private" })) } " "
        a href={ "/rules/" (game) } { (words.say("site-waiting-rules")) }
    }
}

fn own_board_name(words: &Words, board: &OwnPrint<'_>) -> String {
    match board.name {
        "" => words.say("own-board-name-usual"),
        name => name.to_owned(),
    }
}

fn own_board(words: &Words, board: &OwnPrint<'_>) -> Markup {
    html! {
        section.sheet.plate.panel aria-labelledby="own-board-title" {
            h2 #own-board-title { (own_board_name(words, board)) }
            (print(words, &board.draft))
        }
    }
}

fn seats(words: &Words, waiting: &Waiting<'_>) -> Markup {
    html! {
        ol #waiting-seats .rows {
            @for (seat, waiting_seat) in Seat::all(waiting.seats.len() as u8).zip(waiting.seats) {
                (seat_row(words, waiting, seat, waiting_seat))
            }
        }
    }
}

fn seat_row(words: &Words, waiting: &Waiting<'_>, seat: Seat, this: &WaitingSeat) -> Markup {
    let name = this.taken.name(words, seat);
    let worn = seat_colour(waiting.game, waiting.seats.len(), seat);
    let first_mine = waiting.seats.iter().position(|seat| seat.is_me);
    let note = match &this.taken {
        SeatTaken::Open => None,
        SeatTaken::Ai { level } => Some(say!(words, "table-program", level = words.level(*level))),
        SeatTaken::Person { .. } if first_mine == Some(seat.index()) => {
            Some(words.say("site-waiting-me"))
        }
        SeatTaken::Person { .. } if this.is_me => Some(words.say("site-waiting-same-screen")),
        SeatTaken::Person { .. } if this.is_here => Some(words.say("site-waiting-here")),
        SeatTaken::Person { .. } => Some(words.say("site-waiting-away")),
    };
    html! {
        li.row.(seat_class(worn)).is-open[name.is_none()] {
            @match &name {
                Some(name) => { (mark(worn)) span.seat-n { b { (name) } @if let Some(note) = note { i { (note) } } } }
                None => { s {} span.seat-n { b { (words.say("site-waiting-open")) } } }
            }
            (seat_forms(words, waiting, seat, this))
        }
    }
}

/// What the host can do about a seat: give it to the AI, free it.
fn seat_forms(words: &Words, waiting: &Waiting<'_>, seat: Seat, this: &WaitingSeat) -> Markup {
    let number = seat.number();
    let place = say!(words, "site-seat", n = number + 1);
    html! {
        @if waiting.is_host && !this.is_me && !waiting.fair.is_revealing {
            form.inline method="post" action={ "/t/" (waiting.id) "/seat" } {
                input type="hidden" name="seat" value=(number);
                @if this.taken == SeatTaken::Open {
                    select name="to" aria-label=(place) { (level_options(words, "ai-", true)) }
                    button.btn aria-label=(say!(words, "site-waiting-add-at", n = number + 1)) { (words.say("site-waiting-add")) }
                } @else {
                    input type="hidden" name="to" value="open";
                    button.btn aria-label=(say!(words, "site-waiting-free-at", n = number + 1)) { (words.say("site-waiting-free")) }
                }
            }
        }
    }
}

/// One name and one button; a person with a name needs the button alone. Outside of the regions: it
/// stays while a person types. The style sheet hides it when no row is free any more.
fn sit_form(words: &Words, waiting: &Waiting<'_>) -> Markup {
    html! {
        @if !has_seat(waiting) && n_open(waiting) > 0 {
            form #sit .sit method="post" action={ "/t/" (waiting.id) "/sit" } {
                @match waiting.name {
                    Some(name) => button.btn.primary { (say!(words, "start-sit-as", name = name)) },
                    None => { (name_field(words, None)) button.btn.primary { (words.say("site-sit")) } }
                }
                details.more {
                    summary { (words.say("start-more")) }
                    div {
                        @if waiting.name.is_some() { (name_field(words, waiting.name)) }
                        (seat_field(words, waiting))
                        (text_field(words, waiting))
                    }
                }
            }
        }
    }
}

/// Which of several free seats.
fn seat_field(words: &Words, waiting: &Waiting<'_>) -> Markup {
    let seats = Seat::all(waiting.seats.len() as u8).zip(waiting.seats);
    let open = seats.filter(|(_, seat)| seat.taken == SeatTaken::Open);
    html! {
        @if n_open(waiting) > 1 {
            label.field {
                span { (words.say("start-seat")) }
                select name="seat" {
                    option value="" { (words.say("start-seat-any")) }
                    @for (seat, _) in open {
                        option value=(seat.number()) { (say!(words, "site-seat", n = seat.number() + 1)) }
                    }
                }
            }
        }
    }
}

/// What happens next, and what the person can do about it.
fn next(words: &Words, waiting: &Waiting<'_>) -> Markup {
    if waiting.fair.is_revealing {
        let is_awaited = |text: &&FairText| text.state == TextState::Awaited;
        let awaited = waiting.fair.texts.iter().filter(is_awaited);
        let names: Vec<&str> = awaited.map(|text| text.name.as_str()).collect();
        return html! {
            div #waiting-next .next {
                p.prompt role="status" {
                    span.think aria-hidden="true" { i {} i {} i {} } " "
                    (words.say("fair-revealing"))
                }
                @if !names.is_empty() { p { (say!(words, "fair-awaited", names = names.join(", "))) } }
            }
        };
    }
    let n_open = n_open(waiting);
    let next_id = if waiting.is_host {
        "site-waiting-next-host"
    } else {
        "site-waiting-next"
    };
    html! {
        div #waiting-next .next {
            p.prompt role="status" {
                @if n_open > 0 { span.think aria-hidden="true" { i {} i {} i {} } " " }
                (say!(words, next_id, n = n_open))
            }
            @if waiting.is_host {
                form.start method="post" action={ "/t/" (waiting.id) "/start" } {
                    @if n_open > 0 {
                        label.field {
                            span { (say!(words, "site-waiting-fill", n = n_open)) }
                            select name="level" { (level_options(words, "", true)) }
                        }
                    }
                    button.btn.primary { (words.say("site-waiting-start")) }
                }
            }
            @if has_seat(waiting) {
                form method="post" action={ "/t/" (waiting.id) "/leave" } {
                    button.btn { (words.say("site-waiting-leave")) }
                }
            }
        }
    }
}

/// The hashes of what draws will follow from, and a text of one's own for those who sit.
fn fair(words: &Words, waiting: &Waiting<'_>) -> Markup {
    let FairRoom { seal, .. } = waiting.fair;
    html! {
        section.sheet.plate.panel.fair aria-labelledby="fair-title" {
            h2 #fair-title { (words.say("fair-title")) }
            p { (words.say("fair-room")) " " a href="/fair" { (words.say("fair-how")) } }
            (fair_now(words, waiting))
            @if has_seat(waiting) && !waiting.fair.is_revealing {
                form.fair-add data-sealed=[seal.as_deref()] method="post" action={ "/t/" (waiting.id) "/contribute" } hidden {
                    (text_field(words, waiting))
                    button.btn { (words.say("fair-add")) }
                }
            }
            noscript { p.hint { (words.say("fair-no-script")) } }
        }
    }
}

/// What changes about it: the server may start anew, and people seal and reveal their texts.
fn fair_now(words: &Words, waiting: &Waiting<'_>) -> Markup {
    let room = waiting.fair;
    let own = room.seal.as_deref().filter(|_| room.is_awaited);
    html! {
        div #waiting-fair .fair-now data-revealing[room.is_revealing] data-reveal=[own] {
            p { (words.say("fair-hash")) " " code.hash { (room.hash) } }
            @if let Some(epoch) = &room.epoch { p { (words.say("fair-room-epoch")) " " code.hash { (epoch) } } }
            (texts(words, &room.texts))
            @if room.is_awaited { p.hint { (words.say("fair-reveal-own")) } }
            @if room.may_go_on {
                p.hint { (words.say("fair-go-on-how")) }
                form method="post" action={ "/t/" (waiting.id) "/go-on" } {
                    button.btn { (words.say("fair-go-on")) }
                }
            }
        }
    }
}

/// What a person adds to the seed, if they like. The text has no name in the form, so it is not
/// sent: the page's script seals it, and shows the field.
fn text_field(words: &Words, waiting: &Waiting<'_>) -> Markup {
    html! {
        label.field data-text=(waiting.id) hidden {
            span { (words.say("fair-text")) }
            input maxlength=(MAX_CONTRIBUTION_CHARS) autocomplete="off"
                placeholder=(words.say("fair-text-example"));
        }
        input type="hidden" name="seal" value="";
    }
}

fn invite(words: &Words, waiting: &Waiting<'_>) -> Markup {
    html! {
        section.sheet.plate.panel.invite aria-labelledby="invite-title" {
            h2 #invite-title { (words.say("site-waiting-invite")) }
            p { (words.say("site-waiting-invite-how")) }
            div.copy {
                input #link readonly value=(waiting.url) aria-label=(words.say("site-waiting-link"));
                button.btn type="button" data-copy="link" data-done=(words.say("site-copied")) hidden {
                    (icon("i-link")) span { (words.say("site-copy")) }
                }
            }
            @if let Some(code) = qr(waiting.url, &words.say("site-waiting-qr")) {
                (code)
                p.hint { (words.say("site-waiting-qr-how")) }
            }
        }
    }
}

fn has_seat(waiting: &Waiting<'_>) -> bool {
    waiting.seats.iter().any(|seat| seat.is_me)
}

fn n_open(waiting: &Waiting<'_>) -> usize {
    let is_open = |seat: &&WaitingSeat| seat.taken == SeatTaken::Open;
    waiting.seats.iter().filter(is_open).count()
}
