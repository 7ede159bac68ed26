//! The page of a table.

use axum::response::{Html, IntoResponse, Redirect, Response};
use tessera_render::TablePage;
use tessera_render::site::{self, Motion};

use super::At;

/// The waiting room, the table, or its end: whatever it is.
pub(crate) async fn page(at: At) -> Response {
    let At { app, table, visit } = &at;
    let words = visit.words();
    let page = TablePage {
        shell: visit.shell("", "", &[], &[]),
        id: &table.id,
        confirm: visit.settings.confirm.as_str(),
        has_sound: visit.settings.sound,
        has_motion: visit.settings.motion != Motion::Reduced,
        own_seats: &[],
        leavers: &[],
        may_leave: false,
        hash: "",
        help: site::help(words),
    };
    if table.is_record() {
        return Redirect::to(&format!("/t/{}/replay", table.id)).into_response();
    }
    if let Some(person) = visit.person_id() {
        table.welcome(app, person).await;
    }
    if let Some(html) = table.page(visit.person_id(), &page) {
        return Html(html).into_response();
    }
    let (person, name) = (visit.person_id(), visit.name());
    let url = visit.table_url(&table.id);
    let room = table.room(app, person, name, words.language(), &url);
    match room {
        Some(room) => visit.page(&room).into_response(),
        // It has begun between the two questions.
        None => at.back(),
    }
}
