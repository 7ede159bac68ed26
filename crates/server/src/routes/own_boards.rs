//! Boards that people draw: list, editor, link.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use serde_json::json;
use tessera_engine::calcada::{BoardSide, Draft};
use tessera_render::site::{self, MAX_BOARD_NAME_CHARS, OwnBoard};

use crate::App;
use crate::fault::Fault;
use crate::identity::Visit;
use crate::ids;
use crate::safety::check_board_name;
use crate::store::OwnBoardRow;

type Fields = HashMap<String, String>;

/// How many boards a person keeps.
const MAX_BOARDS: usize = 30;
/// What the pages of boards need.
const STYLES: &[&str] = &["site.css", "editor.css"];
const SCRIPTS: &[&str] = &["site.js", "editor.js"];

pub(crate) async fn list(
    State(app): State<Arc<App>>,
    visit: Visit,
    Query(query): Query<Fields>,
) -> Result<Response, Fault> {
    let rows = own_boards(&app, &visit).await?;
    let boards: Vec<OwnBoard<'_>> = rows.iter().filter_map(|row| shown(&visit, row)).collect();
    let page = site::own_boards(visit.words(), &boards, query.contains_key("saved"));
    Ok(visit.page_with(&page, STYLES, &["site.js"]).into_response())
}

/// The boards of the person who asks.
pub(crate) async fn own_boards(app: &App, visit: &Visit) -> Result<Vec<OwnBoardRow>, Fault> {
    match visit.person_id() {
        Some(person) => Ok(app.store.own_boards_of(person).await?),
        None => Ok(Vec::new()),
    }
}

/// An editor with a board that is not kept yet.
pub(crate) async fn new(visit: Visit, Query(query): Query<Fields>) -> Response {
    let draft = match query.get("from").map(String::as_str) {
        Some("A") => Draft::of_side(&BoardSide::A),
        Some("B") => Draft::of_side(&BoardSide::B),
        _ => Draft::blank(),
    };
    let name = visit.words().say("own-board-name-usual");
    let board = OwnBoard {
        id: None,
        name: &name,
        draft,
        version: 0,
        url: String::new(),
    };
    let page = site::board_editor(visit.words(), &board, false);
    visit.page_with(&page, STYLES, SCRIPTS).into_response()
}

/// The editor for whoever has drawn the board, the board for everybody else.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path(id): Path<String>,
    Query(query): Query<Fields>,
) -> Result<Response, Fault> {
    let row = find(&app, &id).await?;
    let board = shown(&visit, &row).ok_or_else(missing)?;
    if visit.person_id() != Some(row.person.as_str()) {
        let page = site::shared_board(visit.words(), &board);
        return Ok(visit.page_with(&page, STYLES, &["site.js"]).into_response());
    }
    let page = site::board_editor(visit.words(), &board, query.contains_key("saved"));
    Ok(visit.page_with(&page, STYLES, SCRIPTS).into_response())
}

/// What the engine says about a board that is being drawn, as parts of the page.
pub(crate) async fn check(visit: Visit, Form(fields): Form<Fields>) -> Result<Response, Fault> {
    let draft = read(&fields)?;
    let regions = site::board_regions(visit.words(), &draft);
    Ok(Json(json!({ "regions": regions })).into_response())
}

/// Keeps a new board; a browser that is nobody's becomes a new person's.
pub(crate) async fn add(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(fields): Form<Fields>,
) -> Result<Response, Fault> {
    app.limiter.check_new(visit.client)?;
    let draft = read(&fields)?.to_string();
    let name = name(&fields)?.to_owned();
    keep(&app, &visit, name, draft).await
}

/// Keeps a copy of a board that another person has drawn.
pub(crate) async fn copy(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    app.limiter.check_new(visit.client)?;
    let row = find(&app, &id).await?;
    keep(&app, &visit, row.name, row.draft).await
}

async fn keep(app: &App, visit: &Visit, name: String, draft: String) -> Result<Response, Fault> {
    let known = app.known(visit, None).await?;
    let mut row = OwnBoardRow {
        id: ids::own_board_id(),
        person: known.person.id,
        name,
        draft,
        version: 0,
    };
    if !app.store.add_own_board(&mut row, MAX_BOARDS).await? {
        let too_many = "own-board-error-many";
        return Err(Fault::Limit(StatusCode::CONFLICT, too_many, MAX_BOARDS));
    }
    Ok((known.cookies, saved(visit, &row)).into_response())
}

/// Changes a board of the person who asks: its name, its print or both.
pub(crate) async fn save(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Fault> {
    let mut row = find_own(&app, &visit, &id).await?;
    name(&fields)?.clone_into(&mut row.name);
    let is_rename = !fields.contains_key("board");
    if !is_rename {
        row.draft = read(&fields)?.to_string();
        // Another page may have changed it since this one was drawn.
        let version = fields.get("version").and_then(|text| text.parse().ok());
        if version != Some(row.version) {
            return Err(Fault::conflict("own-board-error-stale"));
        }
    }
    app.store.save_own_board(&mut row).await?;
    match is_rename {
        true => Ok(Redirect::to("/boards?saved=1").into_response()),
        false => Ok(saved(&visit, &row)),
    }
}

pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Fault> {
    let row = find_own(&app, &visit, &id).await?;
    if fields.get("sure").map(String::as_str) != Some("1") {
        return Err(Fault::unfit("site-error-sure"));
    }
    app.store.drop_own_board(&row.id, &row.person).await?;
    Ok(Redirect::to("/boards").into_response())
}

/// Where the board is from now on, for the page's script or for a form.
fn saved(visit: &Visit, row: &OwnBoardRow) -> Response {
    let href = format!("/boards/{}?saved=1", row.id);
    match visit.wants_json {
        true => Json(json!({ "href": href, "version": row.version })).into_response(),
        false => Redirect::to(&href).into_response(),
    }
}

pub(crate) async fn find(app: &App, id: &str) -> Result<OwnBoardRow, Fault> {
    app.store.own_board(id).await?.ok_or_else(missing)
}

async fn find_own(app: &App, visit: &Visit, id: &str) -> Result<OwnBoardRow, Fault> {
    let row = find(app, id).await?;
    match visit.person_id() == Some(row.person.as_str()) {
        true => Ok(row),
        false => Err(Fault::forbidden("own-board-error-foreign")),
    }
}

/// A board as pages show it; none when what is kept cannot be read.
pub(crate) fn shown<'a>(visit: &Visit, row: &'a OwnBoardRow) -> Option<OwnBoard<'a>> {
    Some(OwnBoard {
        id: Some(&row.id),
        name: &row.name,
        draft: row.draft.parse().ok()?,
        version: row.version,
        url: format!("{}/boards/{}", visit.base, row.id),
    })
}

fn read(fields: &Fields) -> Result<Draft, Fault> {
    let text = fields.get("board").map(String::as_str).unwrap_or_default();
    text.parse()
        .map_err(|_| Fault::unfit("own-board-error-text"))
}

fn name(fields: &Fields) -> Result<&str, Fault> {
    let name = fields.get("name").map(String::as_str).unwrap_or_default();
    check_board_name(name, MAX_BOARD_NAME_CHARS)
}

fn missing() -> Fault {
    Fault::not_found("own-board-error-missing")
}
