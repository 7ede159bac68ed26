//! Records: the text of a game as a download, and a record that a person brings to look at it.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Multipart, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use tessera_engine::{GameName, Header, MAX_RECORD_BYTES, RecordError, load_table};
use tessera_render::Words;
use tessera_render::site;

use super::At;
use crate::App;
use crate::fault::{Fault, SaysItself};
use crate::identity::Visit;
use crate::ids;
use crate::store::{SeatRow, Status, TableRow, TableSettings};
use crate::table::Opening;
use crate::tasks::to_the_end;

/// How much of a wrong line is shown.
const MAX_SHOWN_CHARS: usize = 60;

/// The record of a table as the person who asks has seen it; all of it once the game is over.
pub(crate) async fn download(at: At) -> Response {
    let text = at.table.record(at.visit.person_id());
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

/// The form for bringing a record.
pub(crate) async fn form(visit: Visit) -> Html<String> {
    visit.page(&site::bring(visit.words(), "", None))
}

/// Keeps a record that a person brings, and shows it.
pub(crate) async fn bring(
    State(app): State<Arc<App>>,
    visit: Visit,
    form: Multipart,
) -> Result<Response, Fault> {
    app.limiter.check_new(visit.client)?;
    let words = visit.words();
    let refused = |text: &str, error: &str| {
        let page = visit.page(&site::bring(words, text, Some(error)));
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Ok((status, Extension(SaysItself), page).into_response())
    };
    let text = match read_upload(form).await? {
        Brought::Text(text) if text.trim().is_empty() => {
            return refused("", &words.say("replay-bring-empty"));
        }
        Brought::Text(text) if text.len() > MAX_RECORD_BYTES => {
            let max = ("max", MAX_RECORD_BYTES.into());
            return refused("", &words.tell("replay-bring-long", &[max]));
        }
        Brought::Unread => return refused("", &words.say("replay-bring-unread")),
        Brought::Text(text) => text,
    };
    let id = match table_of_record(&text) {
        Ok((row, entries)) => {
            let id = row.id.clone();
            let opening = Opening {
                row,
                given: entries,
                begins: false,
                before: None,
            };
            to_the_end(async move { opening.open(&app).await }).await?;
            id
        }
        Err(error) => return refused(&text, &explain(words, &text, &error)),
    };
    tracing::info!(record = id, "record brought");
    Ok(Redirect::to(&format!("/t/{id}/replay")).into_response())
}

/// What an upload holds.
enum Brought {
    Text(String),
    /// Bytes that are no text.
    Unread,
}

/// The file if there is one, the text otherwise.
async fn read_upload(mut form: Multipart) -> Result<Brought, Fault> {
    let unfit = |error: axum::extract::multipart::MultipartError| {
        let status = error.status();
        let id = match status {
            StatusCode::PAYLOAD_TOO_LARGE => "site-error-too-large",
            _ => "site-error-form",
        };
        Fault::Said(status, id)
    };
    let mut pasted = String::new();
    while let Some(field) = form.next_field().await.map_err(unfit)? {
        let is_file = match field.name() {
            Some("record") => false,
            Some("file") => true,
            _ => continue,
        };
        let bytes = field.bytes().await.map_err(unfit)?;
        match String::from_utf8(bytes.into()) {
            Ok(text) if is_file && text.trim().is_empty() => {}
            Ok(text) if is_file => return Ok(Brought::Text(text)),
            Ok(text) => pasted = text,
            Err(_) => return Ok(Brought::Unread),
        }
    }
    Ok(Brought::Text(pasted))
}

/// A record as it is kept: the row and the entries of a table that nobody plays at.
fn table_of_record(text: &str) -> Result<(TableRow, Vec<String>), RecordError> {
    let game = GameName::of_record(text)?;
    let table = load_table(text)?;
    let n_seats = usize::from(table.n_seats());
    // As we write it: without remarks and blank lines.
    let record = table.record();
    let entries = record.lines().skip(1).map(str::to_owned).collect();
    let row = TableRow {
        id: ids::table_id(),
        game: game.as_str().to_owned(),
        rules_version: table.rules(),
        setup: table.setup(),
        seats: vec![SeatRow::Open; n_seats],
        is_public: false,
        host: String::new(),
        start: None,
        status: Status::Record,
        next: None,
        version: 0,
        opened: crate::unix_seconds(),
        settings: TableSettings::default(),
    };
    Ok((row, entries))
}

/// What is wrong with a record, by its line.
fn explain(words: &Words, text: &str, error: &RecordError) -> String {
    let line = ("line", error.line.into());
    if let (Some(refusal), Ok(game)) = (&error.refusal, GameName::of_record(text)) {
        let reason = words.refusal(game.as_str(), refusal);
        return words.tell("replay-bring-forbidden", &[line, ("reason", reason.into())]);
    }
    let is_entry = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
    let is_first = text
        .lines()
        .take(error.line.saturating_sub(1))
        .all(|line| !is_entry(&line));
    let shown = text.lines().nth(error.line.saturating_sub(1));
    let shown = shown.unwrap_or_default();
    let id = match is_first {
        true if is_newer(shown) => "replay-bring-newer",
        true => "replay-bring-header",
        false => "replay-bring-line",
    };
    let shown: String = shown.chars().take(MAX_SHOWN_CHARS).collect();
    words.tell(id, &[line, ("text", shown.into())])
}

/// Whether a header names rules that were written later than this program.
fn is_newer(header: &str) -> bool {
    let Ok(header) = Header::parse(header.trim_end()) else {
        return false;
    };
    let game: Result<GameName, _> = header.game.parse();
    game.is_ok_and(|game| header.version > game.rules_version())
}
