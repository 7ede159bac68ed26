//! What each address answers. A handler reads the request, asks the table, and answers with JSON
//! to a script and with a way back to a form.

pub(crate) mod account;
pub(crate) mod act;
pub(crate) mod assets;
pub(crate) mod chat;
pub(crate) mod create;
pub(crate) mod fair;
pub(crate) mod fork;
pub(crate) mod health;
pub(crate) mod home;
pub(crate) mod learn;
pub(crate) mod own_boards;
pub(crate) mod records;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod seats;
pub(crate) mod start;
pub(crate) mod table;

use std::future::Future;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::value::RawValue;
use tessera_engine::Seat;

use crate::App;
use crate::fault::Fault;
use crate::identity::Visit;
use crate::table::{LiveTable, TableWriter};

/// A request at a table: what most handlers need.
pub(crate) struct At {
    pub(crate) app: Arc<App>,
    pub(crate) table: Arc<LiveTable>,
    pub(crate) visit: Visit,
}

impl At {
    /// The id of the person who asks; a browser that is nobody's can change nothing.
    pub(crate) fn person(&self) -> Result<String, Fault> {
        let id = self.visit.person_id().map(str::to_owned);
        id.ok_or_else(|| Fault::forbidden("site-error-not-seated"))
    }

    /// Changes the table: `work` gets its only writer.
    pub(crate) async fn write<T, F>(
        &self,
        work: impl FnOnce(TableWriter) -> F + Send + 'static,
    ) -> Result<T, Fault>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Fault>> + Send,
    {
        self.table.write(&self.app, work).await
    }

    /// The answer after something was done: the new frame, or back to the page.
    pub(crate) fn done(&self, since: usize) -> Response {
        if !self.visit.wants_json {
            return self.back();
        }
        let frame = self.frame(since);
        json(["{\"ok\":true,\"frame\":", &frame, "}"].concat())
    }

    pub(crate) fn back(&self) -> Response {
        Redirect::to(&format!("/t/{}", self.table.id)).into_response()
    }

    /// The fault for a person who acted on an older position, with the new frame.
    pub(crate) fn with_frame(&self, fault: Fault, since: usize) -> Fault {
        match fault {
            Fault::Stale(None) => {
                let frame = self.frame(since).to_string();
                Fault::Stale(RawValue::from_string(frame).ok())
            }
            fault => fault,
        }
    }

    fn frame(&self, since: usize) -> Utf8Bytes {
        let (person, language) = (self.visit.person_id(), self.visit.settings.language);
        self.table.frame(person, language, since)
    }
}

impl FromRequestParts<Arc<App>> for At {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<At, Response> {
        let visit = Visit::from_request_parts(parts, app).await;
        let visit = visit.map_err(IntoResponse::into_response)?;
        let State(app) = State::<Arc<App>>::from_request_parts(parts, app)
            .await
            .map_err(|never| match never {})?;
        // Some addresses have more behind the id.
        let Path(path) = Path::<Vec<(String, String)>>::from_request_parts(parts, &app)
            .await
            .map_err(IntoResponse::into_response)?;
        let id = path.into_iter().find(|(name, _)| name == "id");
        let id = id.map(|(_, id)| id).unwrap_or_default();
        let table = app.tables.get(&app, &id).await;
        let table = table.map_err(IntoResponse::into_response)?;
        if let Some(person) = visit.person_id() {
            table.hear_of(person);
        }
        Ok(At { app, table, visit })
    }
}

pub(crate) fn json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// Reads the field of a form that names a seat; an empty one names none.
pub(crate) fn read_seat(text: Option<&str>) -> Result<Option<Seat>, Fault> {
    match text {
        None | Some("") => Ok(None),
        Some(text) => match text.parse() {
            Ok(seat) => Ok(Some(seat)),
            Err(_) => Err(Fault::unfit("site-error-no-seat")),
        },
    }
}

/// Reads the field of a form that names a level of the AI.
pub(crate) fn read_level(text: &str) -> Result<u8, Fault> {
    let max = tessera_render::site::N_LEVELS;
    let level = text.parse().ok().filter(|level| (1..=max).contains(level));
    level.ok_or_else(|| Fault::unfit("site-error-level"))
}
