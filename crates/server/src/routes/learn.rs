//! First games: ten guided moves. Nothing is stored; the page says which step it shows.

use axum::extract::{Path, Query};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::{Form, Json};
use serde::Deserialize;
use serde_json::json;
use tessera_engine::GameName;
use tessera_render::{LearnPage, Tried, learn_frame, learn_page, learn_path, try_move};

use crate::fault::Fault;
use crate::identity::Visit;

#[derive(Deserialize)]
pub(crate) struct Step {
    step: Option<usize>,
}

pub(crate) async fn page(
    visit: Visit,
    Path(game): Path<String>,
    Query(query): Query<Step>,
) -> Result<Html<String>, Fault> {
    let page = LearnPage {
        shell: visit.shell("", "", &[], &[]),
    };
    let html = learn_page(&page, read(&game)?, query.step.unwrap_or(0));
    html.map(Html).ok_or_else(nothing_asked)
}

#[derive(Deserialize)]
pub(crate) struct Act {
    seq: usize,
    action: String,
}

/// A move: the one that is asked for leads on, every other gets a sentence.
pub(crate) async fn act(
    visit: Visit,
    Path(name): Path<String>,
    Form(form): Form<Act>,
) -> Result<Response, Fault> {
    let game = read(&name)?;
    match try_move(game, form.seq, &form.action).ok_or_else(nothing_asked)? {
        Tried::Right => {}
        Tried::Other => return Err(Fault::unfit("learn-other")),
        Tried::Refused(refusal) => return Err(Fault::Refused(game, refusal)),
        Tried::NoAction => return Err(Fault::unfit("site-error-not-an-action")),
    }
    let step = form.seq + 1;
    if !visit.wants_json {
        return Ok(Redirect::to(&format!("/learn/{game}?step={step}")).into_response());
    }
    let frame = learn_frame(visit.words(), game, step).ok_or_else(nothing_asked)?;
    Ok(Json(json!({ "ok": true, "frame": frame })).into_response())
}

/// Something was clicked that does not lead to the move.
pub(crate) async fn why(visit: Visit, Path(name): Path<String>) -> Result<Response, Fault> {
    read(&name)?;
    let text = visit.words().say("learn-other");
    Ok(Json(json!({ "text": text })).into_response())
}

#[derive(Deserialize)]
pub(crate) struct Hint {
    seq: usize,
}

pub(crate) async fn hint(
    visit: Visit,
    Path(name): Path<String>,
    Form(form): Form<Hint>,
) -> Result<Response, Fault> {
    let words = visit.words();
    let path = learn_path(words, read(&name)?, form.seq).ok_or_else(nothing_asked)?;
    let text = words.say("learn-hint");
    Ok(Json(json!({ "path": path, "text": text })).into_response())
}

fn read(name: &str) -> Result<GameName, Fault> {
    let no_game = |_| Fault::not_found("site-error-no-game");
    name.parse().map_err(no_game)
}

fn nothing_asked() -> Fault {
    Fault::not_found("learn-no-step")
}
