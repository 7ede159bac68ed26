//! Playing the AI: how many play, and how well it plays.

use maud::{Markup, html};
use tessera_engine::{GameName, Seat};

use super::{N_LEVELS, SiteGame, SitePage};
use crate::Words;
use crate::html::{icon, mark};
use crate::words::say;

/// What is chosen when the form opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// How many play.
    pub n_seats: u8,
    /// From 1 to [`N_LEVELS`].
    pub level: u8,
    /// Why this level is chosen.
    pub note: Option<StartNote>,
}

/// Why a level is chosen when the form opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartNote {
    /// The person chose it the last time.
    AsLast,
    /// The person has lost twice against the next one.
    Easier,
}

/// The level that a person meets first.
pub const FIRST_LEVEL: u8 = 2;

impl Start {
    /// What is chosen for a person who comes for the first time.
    #[must_use]
    pub fn first(game: &SiteGame) -> Start {
        Start {
            n_seats: *game.seats.start(),
            level: FIRST_LEVEL,
            note: None,
        }
    }
}

/// `GET /play/{game}`: the form as a page, for browsers without script.
///
/// `POST /tables`: `game`, `seats`, `level`, `seat-0=me`, `start=random`, `public=0`. The AI of
/// `level` takes every seat that no field names, so the game starts at once.
#[must_use]
pub fn start(words: &Words, game: &SiteGame, start: &Start) -> SitePage {
    let main = html! {
        main #main .site { div.go.go-page.sheet.plate { (form(words, game, start, "h1")) } }
    };
    SitePage {
        title: say!(words, "start-title", game = words.game(game.name)),
        class: "sitep",
        main,
    }
}

/// The way to the form. On the first page the script opens the dialog instead.
pub(crate) fn play_link(words: &Words, game: GameName) -> Markup {
    html! {
        a.btn.primary href={ "/play/" (game) } data-play=(game)
            aria-label=(say!(words, "site-card-play", game = words.game(game))) {
            (icon("i-ai")) span { (words.say("site-play-program")) }
        }
    }
}

/// The same form on the card of the game, closed.
pub(super) fn dialog(words: &Words, game: &SiteGame, start: &Start) -> Markup {
    html! {
        dialog.go.sheet id={ "go-" (game.name) } aria-labelledby={ "go-title-" (game.name) } {
            (form(words, game, start, "h2"))
        }
    }
}

fn form(words: &Words, game: &SiteGame, start: &Start, heading: &str) -> Markup {
    let title = html! { (words.game(game.name)) " " small { (words.say("start-against")) } };
    let id = format!("go-title-{}", game.name);
    let is_page = heading == "h1";
    html! {
        form.go-c method="post" action="/tables" {
            input type="hidden" name="game" value=(game.name);
            input type="hidden" name="seat-0" value="me";
            input type="hidden" name="start" value="random";
            input type="hidden" name="public" value="0";
            @if is_page { h1.go-h id=(id) { (title) } } @else { h2.go-h id=(id) { (title) } }
            (players(words, game, start))
            (levels(words, start))
            div.go-f { button.btn.primary.go-b { (words.say("start-go")) } }
            @if !is_page {
                button.ib.go-x type="button" data-close aria-label=(words.say("start-close")) { (icon("i-x")) }
            }
        }
    }
}

fn players(words: &Words, game: &SiteGame, start: &Start) -> Markup {
    html! {
        fieldset.go-n {
            legend { (words.say("start-players")) }
            div {
                @for n_seats in game.seats.clone() {
                    label.np {
                        input.sr type="radio" name="seats" value=(n_seats) checked[n_seats == start.n_seats]
                            aria-label=(say!(words, "start-players-n", n = n_seats, others = n_seats - 1));
                        b aria-hidden="true" { (n_seats) }
                        span.np-m aria-hidden="true" { @for seat in Seat::all(n_seats) { (mark(seat)) } }
                    }
                }
            }
        }
    }
}

fn levels(words: &Words, start: &Start) -> Markup {
    let note = start.note.map(|note| match note {
        StartNote::AsLast => "start-as-last",
        StartNote::Easier => "start-easier",
    });
    html! {
        fieldset.go-l {
            legend {
                (words.say("start-level"))
                @if let Some(note) = note { " " small { (words.say(note)) } }
            }
            div {
                @for level in 1..=N_LEVELS {
                    label.lv {
                        input.sr type="radio" name="level" value=(level) checked[level == start.level];
                        i.rung aria-hidden="true" {}
                        b { (words.level(level)) }
                        " " span { (words.level_line(level)) }
                    }
                }
            }
        }
    }
}
