//! The chat.

use axum::Form;
use axum::Json;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;

use super::At;
use crate::fault::Fault;
use crate::safety::check_chat;

#[derive(Deserialize)]
pub(crate) struct Say {
    text: String,
}

pub(crate) async fn say(at: At, Form(form): Form<Say>) -> Result<Response, Fault> {
    let text = check_chat(&form.text)?.to_owned();
    let name = at.visit.name().unwrap_or_default().to_owned();
    let person = at.person()?;
    at.write(move |writer| async move { writer.say(&person, &name, text).await })
        .await?;
    Ok(match at.visit.wants_json {
        true => Json(json!({ "ok": true })).into_response(),
        false => at.back(),
    })
}
