//! A game step by step.

use axum::extract::{Path, Query};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;
use tessera_render::ReplayPage;
use tessera_render::site::Motion;
use tokio::sync::Semaphore;

use super::{At, json, read_seat};
use crate::fault::Fault;

/// How many pictures are drawn at once; the rest wait, so that moves come first.
static DRAWING: Semaphore = Semaphore::const_new(2);

#[derive(Deserialize)]
pub(crate) struct Wanted {
    step: Option<usize>,
    seat: Option<String>,
}

/// Where one begins to look; the slider of a page without script leads to its step.
pub(crate) async fn replay(at: At, Query(wanted): Query<Wanted>) -> Result<Response, Fault> {
    let side = read_seat(wanted.seat.as_deref())?;
    if let Some(step) = wanted.step {
        let query = side.map_or_else(String::new, |seat| format!("?seat={seat}"));
        let to = format!("/t/{}/replay/{step}{query}", at.table.id);
        return Ok(Redirect::to(&to).into_response());
    }
    page(&at, wanted.seat.as_deref(), None)
}

/// One step: `12` is a page, `12.json` is for an open page.
pub(crate) async fn step(
    at: At,
    Path((_, step)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Fault> {
    let (number, is_json) = match step.strip_suffix(".json") {
        Some(number) => (number, true),
        None => (step.as_str(), false),
    };
    let number = number.parse();
    let number = number.map_err(|_| Fault::not_found("site-error-no-step"))?;
    if !is_json {
        return page(&at, wanted.seat.as_deref(), Some(number));
    }
    let (person, language) = (at.visit.person_id(), at.visit.settings.language);
    let side = read_seat(wanted.seat.as_deref())?;
    let frame = at.table.replay_frame(person, side, number, language);
    Ok(json(frame?))
}

/// A picture of a step, `12.png` or `12.svg`, or of the last one, `now.png`.
pub(crate) async fn picture(
    at: At,
    Path((_, file)): Path<(String, String)>,
) -> Result<Response, Fault> {
    let missing = || Fault::not_found("site-trouble-404-text");
    let (number, kind) = file.rsplit_once('.').ok_or_else(missing)?;
    if file == "board.svg" {
        let headers = [
            (header::CONTENT_TYPE, "image/svg+xml"),
            (header::CACHE_CONTROL, "public, max-age=30"),
        ];
        return Ok((headers, at.table.board_picture()?).into_response());
    }
    let number = match number {
        "now" => None,
        number => Some(number.parse().map_err(|_| missing())?),
    };
    // A step never changes; the last one is soon another.
    let age = match number {
        Some(_) => "public, max-age=86400",
        None => "public, max-age=30",
    };
    let headers = |kind| [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, age)];
    match kind {
        "svg" => {
            let svg = at.table.picture(number)?;
            Ok((headers("image/svg+xml"), svg).into_response())
        }
        "png" => {
            let svg = at.table.picture(number)?;
            let _turn = DRAWING.acquire().await;
            // Drawing takes milliseconds: not on a thread that answers requests.
            let drawn = tokio::task::spawn_blocking(move || tessera_render::picture::png(&svg));
            let broken = || Fault::Said(StatusCode::INTERNAL_SERVER_ERROR, "site-error-server");
            let png = drawn.await.map_err(|_| broken())?.map_err(|_| broken())?;
            Ok((headers("image/png"), png).into_response())
        }
        _ => Err(missing()),
    }
}

fn page(at: &At, side: Option<&str>, step: Option<usize>) -> Result<Response, Fault> {
    let page = ReplayPage {
        shell: at.visit.shell("", "", &[], &[]),
        id: &at.table.id,
        has_motion: at.visit.settings.motion != Motion::Reduced,
        has_table: true,
        has_proof: false,
        is_open: false,
        may_fork: false,
        side: None,
    };
    let side = read_seat(side)?;
    let html = at
        .table
        .replay_page(at.visit.person_id(), side, step, &page);
    Ok(Html(html?).into_response())
}
