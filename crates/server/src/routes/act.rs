//! Moves, and what is asked about them.

use std::sync::Arc;

use axum::response::{IntoResponse, Response};
use axum::{Form, Json};
use serde::Deserialize;
use serde_json::json;
use tessera_render::AskFor;

use super::{At, read_seat};
use crate::fault::Fault;
use crate::tasks::to_the_end;

/// The longest action of any game is shorter.
const MAX_ACTION_BYTES: usize = 200;
/// No path has more clicks.
const MAX_PATH: usize = 16;

#[derive(Deserialize)]
pub(crate) struct Act {
    seq: usize,
    action: String,
    r#as: Option<String>,
}

pub(crate) async fn act(at: At, Form(form): Form<Act>) -> Result<Response, Fault> {
    let person = at.person()?;
    let named = read_seat(form.r#as.as_deref())?;
    if form.action.len() > MAX_ACTION_BYTES {
        return Err(Fault::unfit("site-error-not-an-action"));
    }
    let (seq, action) = (form.seq, form.action);
    let acted =
        at.write(move |writer| async move { writer.act(&person, named, seq, &action).await });
    match acted.await {
        Ok(()) => Ok(at.done(seq)),
        Err(fault) => Err(at.with_frame(fault, seq)),
    }
}

#[derive(Deserialize)]
pub(crate) struct Why {
    path: String,
    r#as: Option<String>,
}

pub(crate) async fn why(at: At, Form(form): Form<Why>) -> Result<Response, Fault> {
    let named = read_seat(form.r#as.as_deref())?;
    let path: Vec<&str> = form.path.split(',').take(MAX_PATH).collect();
    let why = at.table.why(&at.person()?, named, &path)?;
    let words = at.visit.words();
    Ok(match why {
        Some(fault) => Json(fault.json(words)).into_response(),
        None => Json(json!({ "text": words.say("table-no-meaning") })).into_response(),
    })
}

#[derive(Deserialize)]
pub(crate) struct Undo {
    seq: usize,
    r#as: Option<String>,
}

pub(crate) async fn undo(at: At, Form(form): Form<Undo>) -> Result<Response, Fault> {
    let seq = form.seq;
    let person = at.person()?;
    let named = read_seat(form.r#as.as_deref())?;
    let undone = at.write(move |writer| async move { writer.undo(&person, named, seq).await });
    match undone.await {
        Ok(()) => Ok(at.done(seq)),
        Err(fault) => Err(at.with_frame(fault, seq)),
    }
}

#[derive(Deserialize)]
pub(crate) struct Ask {
    what: String,
    seat: Option<String>,
    seq: Option<usize>,
    r#as: Option<String>,
}

pub(crate) async fn ask(at: At, Form(form): Form<Ask>) -> Result<Response, Fault> {
    let person = at.person()?;
    let named = read_seat(form.r#as.as_deref())?;
    let what = match (form.what.as_str(), read_seat(form.seat.as_deref())?) {
        ("undo", _) => AskFor::Undo,
        ("hints", _) => AskFor::Hints,
        ("replace", Some(seat)) => AskFor::Replace(seat),
        _ => return Err(Fault::unfit("site-error-form")),
    };
    at.write(move |writer| async move { writer.ask(&person, named, what).await })
        .await?;
    Ok(at.done(form.seq.unwrap_or(usize::MAX)))
}

#[derive(Deserialize)]
pub(crate) struct Answer {
    yes: u8,
    seq: Option<usize>,
}

pub(crate) async fn answer(at: At, Form(form): Form<Answer>) -> Result<Response, Fault> {
    let agrees = form.yes == 1;
    let person = at.person()?;
    at.write(move |writer| async move { writer.answer(&person, agrees).await })
        .await?;
    Ok(at.done(form.seq.unwrap_or(usize::MAX)))
}

#[derive(Deserialize)]
pub(crate) struct Show {
    seat: String,
}

/// At a shared screen: the next one looks.
pub(crate) async fn show(at: At, Form(form): Form<Show>) -> Result<Response, Fault> {
    let no_seat = || Fault::unfit("site-error-no-seat");
    let seat = read_seat(Some(&form.seat))?.ok_or_else(no_seat)?;
    at.table.show_seat(&at.person()?, seat)?;
    Ok(at.done(usize::MAX))
}

pub(crate) async fn hint(at: At) -> Result<Response, Fault> {
    let language = at.visit.settings.language;
    let (app, table, person) = (Arc::clone(&at.app), Arc::clone(&at.table), at.person()?);
    let hint = to_the_end(async move { table.hint(&app, &person, language).await }).await?;
    if !at.visit.wants_json {
        return Ok(at.back());
    }
    let json = json!({ "action": hint.action, "path": hint.path, "text": hint.text });
    Ok(Json(json).into_response())
}
