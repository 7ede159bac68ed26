//! How draws are checked.

use std::collections::HashMap;

use axum::extract::Query;
use axum::response::{Html, IntoResponse, Response};
use axum::{Form, Json};
use serde::Deserialize;
use serde_json::json;
use tessera_render::site::{self, Proved, Verdict};

use super::At;
use crate::fair::{SCHEME_OF_EPOCHS, Verified, VerifyError, verify};
use crate::fault::Fault;
use crate::identity::Visit;

/// The largest form with a record in it.
pub(crate) const MAX_PROOF_BYTES: usize = 256 * 1024;

pub(crate) async fn about(visit: Visit) -> Html<String> {
    visit.page(&site::fair(visit.words(), None))
}

#[derive(Deserialize)]
pub(crate) struct Pasted {
    record: String,
}

/// Checks a record that a person has pasted.
pub(crate) async fn check(visit: Visit, Form(form): Form<Pasted>) -> Html<String> {
    let verdict = verdict(&verify(&form.record));
    visit.page(&site::fair(visit.words(), Some(&verdict)))
}

/// The draws of one table.
pub(crate) async fn table(at: At, Query(query): Query<HashMap<String, String>>) -> Html<String> {
    let mut fair = at.table.fair();
    // The seed is told once the game is over: then the draws can be checked.
    if query.contains_key("check") && fair.seed.is_some() {
        fair.verdict = Some(verdict(&verify(&at.table.record(None))));
    }
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
    at.write(move |writer| async move { writer.contribute(&person, &form.seal).await })
        .await?;
    Ok(at.back())
}

#[derive(Deserialize)]
pub(crate) struct Revealed {
    text: String,
}

/// The page of a person reveals the text that they have sealed.
pub(crate) async fn reveal(at: At, Form(form): Form<Revealed>) -> Result<Response, Fault> {
    let person = at.person()?;
    at.write(move |writer| async move { writer.reveal(&person, &form.text).await })
        .await?;
    Ok(match at.visit.wants_json {
        true => Json(json!({ "ok": true })).into_response(),
        false => at.back(),
    })
}

/// The game begins without the texts that nobody reveals.
pub(crate) async fn go_on(at: At) -> Result<Response, Fault> {
    let person = at.person()?;
    at.write(move |writer| async move { writer.begin_without_texts(&person).await })
        .await?;
    Ok(at.back())
}

/// What the page says about a check.
fn verdict(result: &Result<Verified, VerifyError>) -> Verdict {
    match result {
        Ok(verified) => Verdict::Good(Box::new(Proved {
            hash: verified.hash.clone(),
            n_draws: verified.n_draws,
            n_given: verified.n_given,
            start: verified.start,
            epochs: verified.epochs.clone(),
            n_texts: verified.texts.len(),
            n_withheld: verified.withheld.len(),
            is_sealed: verified.scheme >= SCHEME_OF_EPOCHS,
            is_over: verified.is_over,
        })),
        Err(VerifyError::Missing(word)) => Verdict::Missing(word),
        Err(VerifyError::Line(line)) => Verdict::Line(*line),
        Err(VerifyError::Twice(line) | VerifyError::Stray(line)) => Verdict::Twice(*line),
        Err(VerifyError::Scheme(_)) => Verdict::Scheme,
        Err(VerifyError::Hash(line) | VerifyError::Seal(line)) => Verdict::Hash(*line),
        Err(VerifyError::Seat(_) | VerifyError::Start(_) | VerifyError::Entries(_)) => {
            Verdict::Claim
        }
        Err(VerifyError::Nothing(n_given)) => Verdict::Nothing(*n_given),
        Err(VerifyError::Record(error)) => Verdict::Line(error.line),
        Err(VerifyError::Draw {
            line,
            found,
            expected,
        }) => Verdict::Draw {
            line: *line,
            found: found.clone(),
            expected: expected.clone(),
        },
    }
}
