//! Sitting down and getting up, the AI in a person's place, starting, again.

use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use serde::Deserialize;
use serde_json::json;
use tessera_engine::Seat;
use tessera_render::site::USUAL_LEVEL;

use super::start::remember;
use super::{At, read_level, read_seat};
use crate::fair::check_seal;
use crate::fault::Fault;
use crate::safety::check_name;
use crate::store::SeatRow;

#[derive(Deserialize)]
pub(crate) struct Sit {
    name: Option<String>,
    seat: Option<String>,
    seal: Option<String>,
}

pub(crate) async fn sit(at: At, Form(form): Form<Sit>) -> Result<Response, Fault> {
    let seat = read_seat(form.seat.as_deref())?;
    let name = match (form.name.as_deref(), at.visit.name()) {
        (Some(name), _) if !name.trim().is_empty() => check_name(name)?.to_owned(),
        (_, Some(name)) => name.to_owned(),
        _ => return Err(Fault::unfit("site-error-name-empty")),
    };
    let seal = check_seal(form.seal.as_deref().unwrap_or_default())?;
    let known = at.app.known(&at.visit, Some(&name)).await?;
    let id = known.person.id.clone();
    at.write(move |writer| async move { writer.sit(&id, &name, seat, seal).await })
        .await?;
    Ok((known.cookies, at.back()).into_response())
}

pub(crate) async fn leave(at: At) -> Result<Response, Fault> {
    let person = at.person()?;
    let left = at.write(move |writer| async move { writer.leave(&person).await });
    // A person who sees the table again is back at it.
    Ok(match left.await? {
        true => Redirect::to("/").into_response(),
        false => at.back(),
    })
}

#[derive(Deserialize)]
pub(crate) struct Start {
    level: Option<String>,
}

pub(crate) async fn start(at: At, Form(form): Form<Start>) -> Result<Response, Fault> {
    let person = at.person()?;
    let level = form.level.as_deref().map_or(Ok(USUAL_LEVEL), read_level)?;
    at.write(move |writer| async move { writer.start(&person, level).await })
        .await?;
    Ok(at.back())
}

#[derive(Deserialize)]
pub(crate) struct SetSeat {
    seat: String,
    to: String,
}

pub(crate) async fn seat_to(at: At, Form(form): Form<SetSeat>) -> Result<Response, Fault> {
    let person = at.person()?;
    let seat = some_seat(&form.seat)?;
    let to = match form.to.as_str() {
        "open" => SeatRow::Open,
        ai => SeatRow::Ai {
            level: read_level(ai.strip_prefix("ai-").unwrap_or(ai))?,
        },
    };
    at.write(move |writer| async move { writer.set_seat(&person, seat, to).await })
        .await?;
    Ok(at.back())
}

#[derive(Deserialize)]
pub(crate) struct HandOver {
    seat: String,
    level: Option<String>,
}

pub(crate) async fn hand_over(at: At, Form(form): Form<HandOver>) -> Result<Response, Fault> {
    let level = form.level.as_deref().map_or(Ok(USUAL_LEVEL), read_level)?;
    stand_in(at, &form.seat, Some(level)).await
}

pub(crate) async fn take_back(at: At, Form(form): Form<HandOver>) -> Result<Response, Fault> {
    stand_in(at, &form.seat, None).await
}

async fn stand_in(at: At, seat: &str, level: Option<u8>) -> Result<Response, Fault> {
    let person = at.person()?;
    let seat = some_seat(seat)?;
    at.write(move |writer| async move { writer.hand_over(&person, seat, level).await })
        .await?;
    Ok(at.done(usize::MAX))
}

pub(crate) async fn resign(at: At, Form(form): Form<HandOver>) -> Result<Response, Fault> {
    let person = at.person()?;
    let seat = some_seat(&form.seat)?;
    at.write(move |writer| async move { writer.resign(&person, seat).await })
        .await?;
    Ok(at.done(usize::MAX))
}

#[derive(Deserialize)]
pub(crate) struct AgainForm {
    step: Option<String>,
}

pub(crate) async fn again(at: At, Form(form): Form<AgainForm>) -> Result<Response, Fault> {
    let person = at.person()?;
    let step = match form.step.as_deref() {
        None | Some("same") => 0,
        Some("easier") => -1,
        Some("harder") => 1,
        Some(_) => return Err(Fault::unfit("site-error-form")),
    };
    let next = at.write(move |writer| async move { writer.again(&person, step).await });
    let next = next.await?;
    let starts = next.chosen.map(|(game, n_seats, level)| {
        let text = remember(&at.visit.starts, game, n_seats, level);
        at.app.starts_cookie(text)
    });
    let href = format!("/t/{}", next.id);
    Ok(match at.visit.wants_json {
        true => (starts, Json(json!({ "href": href }))).into_response(),
        false => (starts, Redirect::to(&href)).into_response(),
    })
}

fn some_seat(text: &str) -> Result<Seat, Fault> {
    read_seat(Some(text))?.ok_or_else(|| Fault::unfit("site-error-no-seat"))
}
