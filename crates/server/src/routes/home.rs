//! The first page.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;
use tessera_render::site::{self, Home, MyTable, MyTableState, OpenTable, SiteGame};

use crate::App;
use crate::error::Fault;
use crate::session::Visit;
use crate::store::TableRow;
use crate::table::taken;

/// How many tables a list has at most.
pub(crate) const MAX_TABLES: usize = 30;

pub(crate) async fn home(State(app): State<Arc<App>>, visit: Visit) -> Result<Html<String>, Fault> {
    let open = app.store.open_tables(MAX_TABLES).await?;
    let open: Vec<OpenTable> = open.iter().filter_map(open_table).collect();
    let mine = running(&app, &visit).await?;
    let games = site_games(&app);
    let home = Home {
        games: &games,
        open: &open,
        mine: &mine,
    };
    Ok(visit.page(&site::home(visit.words(), &home)))
}

/// The tables of who asks that are not over; those where it is their turn come first.
pub(crate) async fn running(app: &Arc<App>, visit: &Visit) -> Result<Vec<MyTable>, Fault> {
    let mut mine = Vec::new();
    if let Some(player) = visit.player_id() {
        for row in app.store.tables_of(player, MAX_TABLES).await? {
            let table = app.tables.get(app, &row.id).await?;
            mine.extend(table.my_table(player).await);
        }
    }
    mine.sort_by_key(|table| table.state != MyTableState::MyTurn);
    Ok(mine)
}

#[derive(Deserialize)]
pub(crate) struct Join {
    code: String,
}

/// A pasted link or an id leads to its table.
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Query(join): Query<Join>,
) -> Result<Redirect, Fault> {
    let missing = || Fault::not_found("site-error-no-table");
    let id = site::table_id(&join.code)
        .ok_or_else(missing)?
        .to_ascii_lowercase();
    app.tables.get(&app, &id).await?;
    Ok(Redirect::to(&format!("/t/{id}")))
}

/// What the service worker keeps for when there is no connection.
pub(crate) async fn offline(visit: Visit) -> Html<String> {
    visit.page(&site::offline(visit.words()))
}

pub(crate) async fn nowhere() -> Response {
    Fault::not_found("site-trouble-404-text").into_response()
}

pub(crate) fn site_games(app: &App) -> Vec<SiteGame> {
    app.games.iter().map(|game| game.site.clone()).collect()
}

fn open_table(row: &TableRow) -> Option<OpenTable> {
    let game: tessera_engine::GameName = row.game.parse().ok()?;
    Some(OpenTable {
        id: row.id.clone(),
        game: game.as_str(),
        seats: row.seats.iter().map(taken).collect(),
        pace: row.pace(),
    })
}
