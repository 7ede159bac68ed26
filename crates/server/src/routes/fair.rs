//! How draws are checked.

use std::collections::HashMap;

use axum::extract::Query;
use axum::response::{Html, IntoResponse, Response};
use axum::{Form, Json};
use serde::Deserialize;
use serde_json::json;
use tessera_render::site;

use super::{At, to_the_end};
use crate::fair::verify;
use crate::fault::Fault;
use crate::identity::Visit;
use crate::table::verdict;

/// The largest form with a record in it.
pub(crate) const MAX_PROOF_BYTES: usize = 256 * 1024;

pub(crate) async fn about(visit: Visit) -> Html<String> {
    visit.page(&site::fair(visit.words(), None))
}

#[derive(Deserialize)]
pub(crate) struct Pasted {
    record: String,
}

/// A record that somebody has pasted.
pub(crate) async fn check(visit: Visit, Form(form): Form<Pasted>) -> Html<String> {
    let verdict = verdict(&verify(&form.record));
    visit.page(&site::fair(visit.words(), Some(&verdict)))
}

/// The draws of one table.
pub(crate) async fn table(at: At, Query(query): Query<HashMap<String, String>>) -> Html<String> {
    let fair = at.table.fair(query.contains_key("check")).await;
    let words = at.visit.words();
    at.visit.page(&site::fair_table(words, &fair))
}

#[derive(Deserialize)]
pub(crate) struct Sealed {
    seal: String,
}

/// A person seals a text.
pub(crate) async fn contribute(at: At, Form(form): Form<Sealed>) -> Result<Response, Fault> {
    let person = at.person()?;
    let (app, table) = (at.app.clone(), at.table.clone());
    to_the_end(async move { table.contribute(&app, &person, &form.seal).await }).await?;
    Ok(at.back())
}

#[derive(Deserialize)]
pub(crate) struct Revealed {
    text: String,
}

/// The page of a person reveals the text that they have sealed.
pub(crate) async fn reveal(at: At, Form(form): Form<Revealed>) -> Result<Response, Fault> {
    let person = at.person()?;
    let (app, table) = (at.app.clone(), at.table.clone());
    to_the_end(async move { table.reveal(&app, &person, &form.text).await }).await?;
    Ok(match at.visit.wants_json {
        true => Json(json!({ "ok": true })).into_response(),
        false => at.back(),
    })
}

/// The game begins without the texts that nobody reveals.
pub(crate) async fn go_on(at: At) -> Result<Response, Fault> {
    let person = at.person()?;
    let (app, table) = (at.app.clone(), at.table.clone());
    to_the_end(async move { table.go_on(&app, &person).await }).await?;
    Ok(at.back())
}
