//! The form for a new table.

use maud::{Markup, html};
use tessera_engine::{GameName, Seat};

use super::art::{emblem, picture};
use super::parts::{error_notice, level_options, name_field, segments};
use super::{OwnBoard, SiteGame, SitePage};
use crate::html::{mark, seat_class};
use crate::words::say;
use crate::{SetupOption, Words};

/// The longest name of a person.
pub const MAX_NAME_CHARS: usize = 24;
/// With more values than this an option is a list.
const MAX_SEGMENTS: usize = 3;

/// What the form for a new table shows.
#[derive(Clone, Debug)]
pub struct Create<'a> {
    /// All games.
    pub games: &'a [SiteGame],
    /// The chosen one; none for a game that there is not.
    pub game: Option<GameName>,
    /// The person's name, if they have one.
    pub name: Option<&'a str>,
    /// The boards of Calçada that the person may choose beside the printed ones.
    pub boards: &'a [OwnBoard<'a>],
    /// The id of the one that is chosen.
    pub board: Option<&'a str>,
    /// A sentence about what was wrong with the form, if it comes back.
    pub error: Option<&'a str>,
}

/// `GET /new?game=azul`.
///
/// `POST /tables`:
/// - `game`: `azul` …
/// - `name`: the person's name, 1 to [`MAX_NAME_CHARS`]; it is theirs from now on
/// - `seats`: the number of seats
/// - `option-<key>`: a value of the [`crate::SetupOption`] with that key, once for each; `option-board`
///   may be `own-<id>`, a board that a person has drawn
/// - `seat-<n>` for every seat from 0 to the most that the game allows (those from `seats` on are to
///   be ignored): `me`, `open`, `ai-1` … `ai-6`, or `here` for another person at the same screen; a second `me` is as good as `here`
/// - `name-<n>`: the name of who sits `here`; it may be empty
/// - `start`: `random` or a seat number (one that is not played means `random`)
/// - `clock`: `none`, `live` with `clock-minutes` and `clock-increment`, or `days` with `clock-days`;
///   `clock-level`: the level of the AI that plays for whoever runs out of time
/// - `public`: `1` when the lobby lists the table, `0` when only the link leads to it
///
/// - `wait` (`1` or missing): see below
///
/// A table without an open seat starts at once, unless `wait` is ticked: then it starts when its host
/// says so, who has seen the hash and may have added a text before.
#[must_use]
pub fn create(words: &Words, create: &Create<'_>) -> SitePage {
    let chosen = create
        .games
        .iter()
        .find(|game| Some(game.name) == create.game);
    let main = html! {
        main #main .site {
            h1 { (words.say("site-new")) }
            (tabs(words, create))
            @if let Some(game) = chosen { (form(words, create, game)) }
        }
    };
    SitePage {
        title: words.say("site-title-new"),
        class: "sitep",
        main,
    }
}

fn tabs(words: &Words, create: &Create<'_>) -> Markup {
    html! {
        nav.tabs aria-label=(words.say("site-nav-games")) {
            @for game in create.games {
                a href={ "/new?game=" (game.name) } aria-current=[(Some(game.name) == create.game).then_some("page")] {
                    (emblem(game.name)) span { (words.game(game.name)) }
                }
            }
        }
    }
}

fn form(words: &Words, create: &Create<'_>, game: &SiteGame) -> Markup {
    html! {
        form.create method="post" action="/tables" {
            (error_notice(create.error))
            input type="hidden" name="game" value=(game.name);
            section.sheet.plate.panel aria-labelledby="who-title" {
                h2 #who-title { (words.say("site-new-who")) }
                (seat_counts(words, game))
                ol.rows { @for seat in Seat::all(*game.seats.end()) { (seat_row(words, seat)) } }
                div.panel-art { (picture(game.name)) }
            }
            section.sheet.plate.panel aria-labelledby="how-title" {
                h2 #how-title { (words.say("site-new-how")) }
                @for option in game.options {
                    (option_field(words, create, game.name, option))
                }
                (start_field(words, game))
                (clock_field(words))
                (public_field(words))
                div.panel-end {
                    (name_field(words, create.name))
                    button.btn.primary { (words.say("site-new-open")) }
                    p.hint { (words.say("site-new-hint")) }
                    label.tick { input type="checkbox" name="wait" value="1"; span { (words.say("fair-wait")) } }
                }
            }
        }
    }
}

fn seat_counts(words: &Words, game: &SiteGame) -> Markup {
    let counts: Vec<_> = game
        .seats
        .clone()
        .map(|n| (n.to_string(), n.to_string()))
        .collect();
    let fewest = game.seats.start().to_string();
    segments("seats", &words.say("site-new-seats"), &counts, &fewest)
}

/// The style sheet hides the rows of seats that are not played: they follow the chosen number.
fn seat_row(words: &Words, seat: Seat) -> Markup {
    let number = seat.number();
    html! {
        li.row.(seat_class(seat)) {
            (mark(seat))
            select name={ "seat-" (number) } aria-label=(say!(words, "site-seat", n = number + 1)) {
                option value="me" selected[number == 0] { (words.say("site-new-me")) }
                option value="open" selected[number > 0] { (words.say("site-new-friend")) }
                option value="here" { (words.say("site-new-here")) }
                optgroup label=(words.say("site-new-programs")) { (level_options(words, "ai-", false)) }
            }
            input.here-name name={ "name-" (number) } maxlength=(MAX_NAME_CHARS) autocomplete="off"
                aria-label=(say!(words, "site-new-here-name", n = number + 1))
                placeholder=(words.say("site-name-example"));
        }
    }
}

fn option_field(
    words: &Words,
    create: &Create<'_>,
    game: GameName,
    option: &SetupOption,
) -> Markup {
    let id = format!("{game}-option-{}", option.key);
    let mut values: Vec<_> = option
        .values
        .iter()
        .map(|&value| (value.to_owned(), words.say(&format!("{id}-{value}"))))
        .collect();
    let name = format!("option-{}", option.key);
    let has_own = game == GameName::Calcada && option.key == "board";
    let mut chosen = option.values[0].to_owned();
    if has_own {
        let own = |id: &str| format!("own-{id}");
        for board in create.boards {
            values.push((own(board.id.unwrap_or_default()), board.name.to_owned()));
        }
        let asked = create.board.map(own);
        chosen = asked
            .filter(|asked| values.iter().any(|(value, _)| value == asked))
            .unwrap_or(chosen);
    }
    html! {
        div.option {
            // More than a few do not fit side by side.
            @if values.len() <= MAX_SEGMENTS {
                (segments(&name, &words.say(&id), &values, &chosen))
            } @else {
                label.field {
                    span { (words.say(&id)) }
                    select name=(name) {
                        @for (value, text) in &values {
                            option value=(value) selected[*value == chosen] { (text) }
                        }
                    }
                }
            }
            p.hint {
                (words.say(&format!("{id}-hint")))
                @if has_own { " " a href="/boards" { (words.say("own-board-link-new")) } }
            }
        }
    }
}

fn start_field(words: &Words, game: &SiteGame) -> Markup {
    html! {
        label.field {
            span { (words.say("site-new-start")) }
            select name="start" {
                option value="random" { (words.say("site-new-start-random")) }
                @for number in 0..*game.seats.end() {
                    option value=(number) { (say!(words, "site-seat", n = number + 1)) }
                }
            }
        }
    }
}

/// The style sheet shows what belongs to the chosen kind of clock.
fn clock_field(words: &Words) -> Markup {
    let kinds = ["none", "live", "days"].map(|kind| {
        let text = words.say(&format!("clock-{kind}"));
        (kind.to_owned(), text)
    });
    let choice = |name: &str, values: &[u16], usual: u16| {
        html! {
            label.field.(name) {
                span { (words.say(&format!("{name}-field"))) }
                select name=(name) {
                    @for &value in values {
                        option value=(value) selected[value == usual] { (say!(words, &format!("{name}-value"), n = value)) }
                    }
                }
            }
        }
    };
    html! {
        div.clock-fields {
            (segments("clock", &words.say("clock-title"), &kinds, "none"))
            (choice("clock-minutes", &[3, 5, 10, 15, 20, 30, 45, 60, 90], 15))
            (choice("clock-increment", &[0, 5, 10, 15, 30, 60], 10))
            (choice("clock-days", &[1, 2, 3, 5, 7, 14], 3))
            label.field.clock-level {
                span { (words.say("clock-level-field")) }
                select name="clock-level" { (level_options(words, "", true)) }
            }
        }
    }
}

fn public_field(words: &Words) -> Markup {
    let options = ["0", "1"].map(|value| {
        let text = words.say(&format!("site-new-public-{value}"));
        (value.to_owned(), text)
    });
    segments("public", &words.say("site-new-public"), &options, "0")
}
