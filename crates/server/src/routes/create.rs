//! New tables.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use axum::Form;
use axum::extract::{Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;
use tessera_engine::calcada::Draft;
use tessera_engine::{GameName, Seat};
use tessera_render::site::{self, Create, OwnBoard, USUAL_LEVEL};

use super::home::site_games;
use super::start::{Finished, remember};
use super::{own_boards, read_level};
use crate::App;
use crate::board::{GameInfo, new_board};
use crate::fair::SCHEME;
use crate::fault::Fault;
use crate::identity::Visit;
use crate::ids;
use crate::safety::check_name;
use crate::store::{Clock, OwnBoardRow, Pace, SeatRow, Status, TableRow, TableSettings};
use crate::table::Opening;
use crate::tasks::to_the_end;

#[derive(Deserialize)]
pub(crate) struct Which {
    game: Option<String>,
    /// The board that a link leads from.
    board: Option<String>,
}

pub(crate) async fn form(
    State(app): State<Arc<App>>,
    visit: Visit,
    Query(which): Query<Which>,
) -> Result<Html<String>, Fault> {
    let games = site_games(&app);
    let game = match which.game {
        Some(name) => name.parse().ok(),
        None => games.first().map(|game| game.name),
    };
    let mut rows = own_boards::own_boards(&app, &visit).await?;
    if let Some(id) = &which.board {
        let is_other = rows.iter().all(|row| row.id != *id);
        rows.extend(app.store.own_board(id).await?.filter(|_| is_other));
    }
    let boards: Vec<OwnBoard<'_>> = rows
        .iter()
        .filter_map(|row| own_boards::shown(&visit, row))
        .filter(|board| board.draft.flaws().is_empty())
        .collect();
    let create = Create {
        boards: &boards,
        board: which.board.as_deref(),
        games: &games,
        game,
        name: visit.name(),
        error: None,
    };
    Ok(visit.page(&site::create(visit.words(), &create)))
}

type Fields = HashMap<String, String>;

pub(crate) async fn create(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(fields): Form<Fields>,
) -> Result<Response, Fault> {
    app.limiter.check_new(visit.client)?;
    let name = name(&visit, &fields)?;
    let own_board = own_board(&app, &fields).await?;
    let mut row = read(&app, &fields, own_board.as_ref())?;
    let level = fields.get("level").map(|text| read_level(text));
    let level = level.transpose()?;
    let known = app.known(&visit, Some(&name)).await?;
    seat_people(&mut row, &fields, level, &known.person.id, &name)?;
    let starts = match (level, row.game.parse()) {
        (Some(level), Ok(game)) => {
            row.settings.n_defeats = Finished::of(&app, &visit).await?.n_defeats(game, level);
            let text = remember(&visit.starts, game, row.seats.len() as u8, level);
            Some(app.starts_cookie(text))
        }
        _ => None,
    };
    let (id, game, setup) = (row.id.clone(), row.game.clone(), row.setup.clone());
    let opening = Opening {
        row,
        given: Vec::new(),
        begins: !fields.contains_key("wait"),
        before: None,
    };
    to_the_end(async move { opening.open(&app).await }).await?;
    tracing::info!(table = id, game, setup, "table opened");
    metrics::counter!("tessera_tables_total", "game" => game).increment(1);
    let to = format!("/t/{id}");
    Ok((known.cookies, starts, Redirect::to(&to)).into_response())
}

/// The name in the form, or the one that the person has; to play the AI no name is needed.
fn name(visit: &Visit, fields: &Fields) -> Result<String, Fault> {
    match (fields.get("name").map(String::as_str), visit.name()) {
        (Some(name), _) if !name.trim().is_empty() => Ok(check_name(name)?.to_owned()),
        (_, Some(name)) => Ok(name.to_owned()),
        (Some(_), None) => Err(Fault::unfit("site-error-name-empty")),
        (None, None) => Ok(visit.words().say("site-guest")),
    }
}

/// The board that a person has drawn, if one is chosen.
async fn own_board(app: &App, fields: &Fields) -> Result<Option<OwnBoardRow>, Fault> {
    let chosen = fields.get("option-board").map(String::as_str);
    match chosen.and_then(|value| value.strip_prefix("own-")) {
        Some(id) => Ok(Some(own_boards::find(app, id).await?)),
        None => Ok(None),
    }
}

/// Everything but the people.
fn read(app: &App, fields: &Fields, own_board: Option<&OwnBoardRow>) -> Result<TableRow, Fault> {
    let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
    let no_game = || Fault::unfit("site-error-no-game");
    let game: GameName = field("game").parse().map_err(|_| no_game())?;
    let info = app.game(game).ok_or_else(no_game)?;
    let n_seats: u8 = field("seats").parse().unwrap_or(*info.site.seats.start());
    if !info.site.seats.contains(&n_seats) {
        return Err(Fault::unfit("site-error-seats"));
    }
    let start = match field("start") {
        "" | "random" => None,
        text => match text.parse::<Seat>() {
            Ok(seat) if seat.number() < n_seats => Some(seat.number()),
            _ => return Err(Fault::unfit("site-error-no-seat")),
        },
    };
    let setup = match own_board {
        Some(board) if game == GameName::Calcada => own_setup(board, n_seats)?,
        _ => setup(info, n_seats, fields)?,
    };
    new_board(game, info.rules_version, &setup).map_err(|_| Fault::unfit("site-error-setup"))?;
    Ok(TableRow {
        id: ids::table_id(),
        game: game.as_str().to_owned(),
        rules_version: info.rules_version,
        setup,
        seats: vec![SeatRow::Open; usize::from(n_seats)],
        is_public: field("public") == "1",
        host: String::new(),
        start,
        status: Status::Waiting,
        next: None,
        version: 0,
        opened: crate::unix_seconds(),
        settings: TableSettings {
            scheme: SCHEME,
            clock: clock(fields)?,
            own_board: own_board
                .map(|board| board.name.clone())
                .unwrap_or_default(),
            ..TableSettings::default()
        },
    })
}

/// The clock, if there is to be one.
fn clock(fields: &Fields) -> Result<Option<Clock>, Fault> {
    let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
    let number = |name: &str, bounds: RangeInclusive<u16>| {
        let number = field(name).parse().ok();
        let number = number.filter(|number| bounds.contains(number));
        number.ok_or_else(|| Fault::unfit("clock-error"))
    };
    let pace = match field("clock") {
        "" | "none" => return Ok(None),
        "live" => Pace::Live {
            minutes: number("clock-minutes", 1..=180)?,
            increment: number("clock-increment", 0..=180)?,
        },
        "days" => Pace::Days {
            days: number("clock-days", 1..=30)?,
        },
        _ => return Err(Fault::unfit("clock-error")),
    };
    let stand_in = match field("clock-level") {
        "" => USUAL_LEVEL,
        text => read_level(text)?,
    };
    Ok(Some(Clock::new(pace, stand_in)))
}

/// The setup with the whole print of a board that a person has drawn.
fn own_setup(board: &OwnBoardRow, n_seats: u8) -> Result<String, Fault> {
    let draft: Draft = (board.draft.parse()).map_err(|_| Fault::unfit("site-error-setup"))?;
    let unfinished = || Fault::unfit("own-board-error-unfinished");
    if !draft.flaws().is_empty() {
        return Err(unfinished());
    }
    let setup = draft.setup(n_seats).map_err(|_| unfinished())?;
    Ok(setup.to_string())
}

/// The setup as the engine writes it; only values that the form offers.
fn setup(info: &GameInfo, n_seats: u8, fields: &Fields) -> Result<String, Fault> {
    let mut setup = format!("seats={n_seats}");
    for option in info.site.options {
        let chosen = fields.get(&format!("option-{}", option.key));
        let value = match chosen {
            None => option.values[0],
            Some(chosen) => (option.values.iter().find(|value| *value == chosen))
                .ok_or_else(|| Fault::unfit("site-error-setup"))?,
        };
        setup.push_str(&format!(" {}={value}", option.key));
    }
    Ok(setup)
}

/// `level`: that of the AI on every seat that no field names; without it such a seat is open.
fn seat_people(
    row: &mut TableRow,
    fields: &Fields,
    level: Option<u8>,
    person: &str,
    name: &str,
) -> Result<(), Fault> {
    person.clone_into(&mut row.host);
    let mut has_me = false;
    for (number, seat) in row.seats.iter_mut().enumerate() {
        let who = fields.get(&format!("seat-{number}")).map(String::as_str);
        let sitter = |name: &str| SeatRow::taken_by(person, name);
        *seat = match (who, level) {
            (None, Some(level)) => SeatRow::Ai { level },
            (None | Some("open"), _) => SeatRow::Open,
            // A person has one seat of their own; a second one is for a guest beside them.
            (Some("me"), _) if !has_me => {
                has_me = true;
                sitter(name)
            }
            (Some("me" | "here"), _) => {
                let theirs = fields
                    .get(&format!("name-{number}"))
                    .map(|name| name.trim());
                match theirs {
                    Some(theirs) if !theirs.is_empty() => sitter(check_name(theirs)?),
                    _ => sitter(&guest(name, number)),
                }
            }
            (Some(ai), _) => SeatRow::Ai {
                level: read_level(ai.strip_prefix("ai-").unwrap_or(ai))?,
            },
        };
    }
    let has_person = |seat: &SeatRow| *seat == SeatRow::Open || seat.person().is_some();
    match row.seats.iter().any(has_person) {
        true => Ok(()),
        false => Err(Fault::unfit("site-error-nobody")),
    }
}

/// The name of a guest at the screen of a person with this name.
fn guest(host: &str, number: usize) -> String {
    let mut name: String = host.chars().take(20).collect();
    name.push_str(&format!(" {}", number + 1));
    name
}
