//! The first page.

use maud::{Markup, html};
use tessera_engine::{GameName, Seat};

use super::art::{emblem, picture, seat_colour};
use super::lost::lost;
use super::parts::{blank, cut_off_notice};
use super::start::{dialog, play_link};
use super::{LostTable, Pace, SeatTaken, SiteGame, SitePage, Start};
use crate::Words;
use crate::frame::clock_text;
use crate::html::{icon, mark};
use crate::words::say;

/// What the first page shows.
#[derive(Clone, Debug)]
pub struct Home<'a> {
    /// The games, in the order of their cards.
    pub games: &'a [SiteGame],
    /// What is chosen when the form for playing the AI opens, for each of them.
    pub starts: &'a [Start],
    /// Tables with free seats that everybody may join, the newest first.
    pub open: &'a [OpenTable],
    /// The person's own tables that are not over; those where it is their turn come first.
    pub mine: &'a [MyTable],
    /// The person's own tables that cannot be opened here.
    pub lost: &'a [LostTable],
}

/// A table with free seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenTable {
    /// As in its address.
    pub id: String,
    /// Which game is played.
    pub game: GameName,
    /// Who has which seat.
    pub seats: Vec<SeatTaken>,
    /// The time to decide, if it is limited.
    pub pace: Option<Pace>,
}

/// A table where the person sits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MyTable {
    /// As in its address.
    pub id: String,
    /// Which game is played.
    pub game: GameName,
    /// The names of the others.
    pub others: Vec<String>,
    /// What it waits for.
    pub state: MyTableState,
    /// The time to decide, if it is limited.
    pub pace: Option<Pace>,
    /// What the person has left of it, in milliseconds, while it runs.
    pub left: Option<u64>,
}

/// What a person's table waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MyTableState {
    /// The person.
    MyTurn,
    /// Another person, by name.
    Turn(String),
    /// Free seats.
    Seats,
    /// Whoever opened it, to start it.
    Start,
}

/// `GET /`.
///
/// Forms:
/// - `GET /join`: `code`, an address or an id; [`table_id`] reads it. The answer is 303 to
///   `/t/{id}`, or the error page 404 with `site-error-no-table`.
/// - `POST /tables` ("Play the AI"): see [`super::start()`].
#[must_use]
pub fn home(words: &Words, home: &Home<'_>) -> SitePage {
    let main = html! {
        main #main .home {
            section.hero {
                div.hero-t {
                    h1 { (words.say("site-hero-games")) br; (words.say("site-hero-table")) }
                    p { (words.say("site-hero-how")) }
                }
                (join(words, home))
            }
            ul #games .games tabindex="-1" aria-label=(words.say("site-nav-games")) {
                @for (number, (game, start)) in home.games.iter().zip(home.starts).enumerate() {
                    (card(words, number, game, start))
                }
            }
            (cut_off_notice(words))
            div #lobby {
                @if !home.mine.is_empty() { (mine(words, home.mine)) }
                (lost(words, home.lost))
                (open(words, home.open))
            }
        }
    };
    SitePage {
        title: turn_title(words, home.mine).unwrap_or_else(|| words.say("site-title-home")),
        class: "homep",
        main,
    }
}

/// The title of a page with a list where it is the person's turn somewhere.
pub(super) fn turn_title(words: &Words, tables: &[MyTable]) -> Option<String> {
    let turns = tables
        .iter()
        .filter(|table| table.state == MyTableState::MyTurn);
    let n_turns = turns.clone().count();
    let first = turns.into_iter().next()?;
    Some(say!(
        words,
        "site-title-turn",
        game = words.game(first.game),
        n = n_turns
    ))
}

/// The id of a table in what a person pasted: a whole address, a part of it, or the id alone.
/// None when there is nothing like an id in it; whether the table exists is not known here.
#[must_use]
pub fn table_id(text: &str) -> Option<&str> {
    let text = text.trim();
    let after = text.rsplit_once("/t/").map_or(text, |(_, after)| after);
    let id = after.split(['/', '?', '#']).next().unwrap_or_default();
    let is_id = !id.is_empty() && id.len() <= 32 && id.bytes().all(|b| b.is_ascii_alphanumeric());
    is_id.then_some(id)
}

fn join(words: &Words, home: &Home<'_>) -> Markup {
    let turn = |table: &&MyTable| table.state == MyTableState::MyTurn;
    html! {
        form.join method="get" action="/join" {
            label for="code" { (words.say("site-join-label")) }
            div {
                input #code name="code" required maxlength="200" autocomplete="off" autocapitalize="none"
                    spellcheck="false" placeholder=(words.say("site-join-example"));
                button.btn.primary { (words.say("site-join")) }
            }
            @if let Some(table) = home.mine.iter().find(turn) {
                p.resume {
                    (mark(Seat::new(0)))
                    a href={ "/t/" (table.id) } { (my_turn(words, table)) }
                }
            }
        }
    }
}

fn my_turn(words: &Words, table: &MyTable) -> String {
    let others: Vec<&str> = table.others.iter().map(String::as_str).collect();
    if others.is_empty() {
        return say!(words, "site-your-turn-alone", game = words.game(table.game));
    }
    let others = words.list(&others);
    say!(
        words,
        "site-your-turn-with",
        game = words.game(table.game),
        others = others
    )
}

fn card(words: &Words, number: usize, game: &SiteGame, start: &Start) -> Markup {
    let name = words.game(game.name);
    let pitch = words.say(&format!("{}-pitch", game.name));
    let minutes = game.minutes;
    let (min, max) = (*game.seats.start(), *game.seats.end());
    html! {
        li class={ "gc g" (number + 1) } {
            a.gc-a href={ "/rules/" (game.name) } aria-label=(say!(words, "site-card-rules", game = name.as_str())) {
                (picture(game.name))
            }
            div.gc-b {
                h2 { (name) }
                p.meta { (say!(words, "site-card-meta", minutes = minutes, min = min, max = max)) }
                p { (pitch) }
                p.gc-l { a href={ "/learn/" (game.name) } { (words.say("learn-link")) } }
                div.gc-n { (play_link(words, game.name)) (friends_link(words, game)) }
            }
            (dialog(words, game, start))
        }
    }
}

fn friends_link(words: &Words, game: &SiteGame) -> Markup {
    html! {
        a.btn href={ "/new?game=" (game.name) } aria-label=(say!(words, "site-card-invite", game = words.game(game.name))) {
            (icon("i-link")) span { (words.say("site-friends")) }
        }
    }
}

pub(super) fn mine(words: &Words, tables: &[MyTable]) -> Markup {
    html! {
        section #mine .tables.sheet.plate aria-labelledby="mine-title" {
            div.th { h2 #mine-title { (words.say("site-mine")) } }
            ul { @for table in tables { (my_table(words, table)) } }
        }
    }
}

fn my_table(words: &Words, table: &MyTable) -> Markup {
    let others: Vec<&str> = table.others.iter().map(String::as_str).collect();
    let is_my_turn = table.state == MyTableState::MyTurn;
    let state = match &table.state {
        MyTableState::MyTurn => words.say("site-mine-turn"),
        MyTableState::Turn(name) => say!(words, "site-mine-other", name = name.as_str()),
        MyTableState::Seats => words.say("site-mine-seats"),
        MyTableState::Start => words.say("site-mine-start"),
    };
    html! {
        li.is-turn[is_my_turn] {
            (emblem(table.game))
            span {
                b { (words.game(table.game)) }
                @if !others.is_empty() { i { (say!(words, "site-mine-with", others = words.list(&others))) } }
                em { (state) }
                (pace(words, table.pace, table.left))
            }
            a.btn.primary[is_my_turn] href={ "/t/" (table.id) }
                aria-label=(say!(words, "site-mine-open", game = words.game(table.game), state = state.as_str())) {
                (words.say(if is_my_turn { "site-mine-play" } else { "site-mine-look" }))
            }
        }
    }
}

/// The clock of a table, and what is left on it.
fn pace(words: &Words, pace: Option<Pace>, left: Option<u64>) -> Markup {
    let left = left.map(|left| say!(words, "clock-still", time = clock_text(words, left)));
    html! {
        @if let Some(pace) = pace {
            em.pace { (pace.text(words)) @if let Some(left) = left { " · " (left) } }
        }
    }
}

fn open(words: &Words, tables: &[OpenTable]) -> Markup {
    html! {
        section #tables .tables.sheet.plate aria-labelledby="tables-title" {
            div.th {
                h2 #tables-title { (words.say("site-open")) }
                p { (words.say("site-open-how")) }
            }
            @if tables.is_empty() {
                (blank("az-sal", &words.say("site-open-none"), "/new", &words.say("site-open-new")))
            } @else {
                ul { @for table in tables { (open_table(words, table)) } }
            }
        }
    }
}

fn open_table(words: &Words, table: &OpenTable) -> Markup {
    let n_seats = table.seats.len();
    let names: Vec<String> = table
        .seats
        .iter()
        .zip(Seat::all(n_seats as u8))
        .filter_map(|(taken, seat)| match (taken, taken.name(words, seat)?) {
            (SeatTaken::Ai { .. }, name) => Some(say!(words, "site-ai-named", name = name)),
            (_, name) => Some(name),
        })
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let (who, sit) = if names.is_empty() {
        let sit = say!(words, "site-open-sit-first", game = words.game(table.game));
        (say!(words, "site-open-nobody", n = n_seats), sit)
    } else {
        let names = words.list(&names);
        let sit = say!(
            words,
            "site-open-sit-with",
            game = words.game(table.game),
            names = names.as_str()
        );
        (
            say!(words, "site-open-who", names = names, n = n_seats),
            sit,
        )
    };
    html! {
        li {
            (emblem(table.game))
            span { b { (words.game(table.game)) } i { (who) } (pace(words, table.pace, None)) }
            span.sts aria-hidden="true" {
                @for (seat, taken) in Seat::all(n_seats as u8).zip(&table.seats) {
                    @match taken { SeatTaken::Open => s {}, _ => (mark(seat_colour(table.game, n_seats, seat))) }
                }
            }
            a.btn href={ "/t/" (table.id) } aria-label=(sit) { (words.say("site-sit")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::table_id;

    #[test]
    fn ids_are_found_in_what_people_paste() {
        for (text, id) in [
            ("k7wm2xq4hp", Some("k7wm2xq4hp")),
            ("  k7wm2xq4hp\n", Some("k7wm2xq4hp")),
            ("https://example.org/t/k7wm2xq4hp", Some("k7wm2xq4hp")),
            ("example.org/t/k7wm2xq4hp?as=1#dock", Some("k7wm2xq4hp")),
            ("/t/k7wm2xq4hp/record", Some("k7wm2xq4hp")),
            ("https://example.org/", None),
            ("", None),
            ("no id", None),
            ("../me", None),
            ("k7wm2xq4hpk7wm2xq4hpk7wm2xq4hpk7w", None),
        ] {
            assert_eq!(table_id(text), id, "{text:?}");
        }
    }
}
