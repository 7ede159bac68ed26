//! The first page.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;
use tessera_render::site::{
    self, Home, LostTable, MyTable, MyTableState, OpenTable, SiteGame, WhyLost,
};

use super::start::{Finished, start};
use crate::App;
use crate::fault::Fault;
use crate::identity::Visit;
use crate::store::{Listed, SeatRow, TableRow};
use crate::table::{Lost, best_result, taken};

/// How many tables a list has at most.
pub(crate) const MAX_TABLES: usize = 30;

pub(crate) async fn home(State(app): State<Arc<App>>, visit: Visit) -> Result<Html<String>, Fault> {
    let open = app.store.open_tables(MAX_TABLES).await?;
    let open: Vec<OpenTable> = open.iter().filter_map(open_table).collect();
    let Mine { running, lost } = mine(&app, &visit).await?;
    let games = site_games(&app);
    let finished = Finished::of(&app, &visit).await?;
    let starts: Vec<_> = games
        .iter()
        .map(|game| start(&visit, &finished, game))
        .collect();
    let home = Home {
        games: &games,
        starts: &starts,
        open: &open,
        mine: &running,
        lost: &lost,
    };
    Ok(visit.page(&site::home(visit.words(), &home)))
}

/// The tables of a person that are not over.
#[derive(Default)]
pub(crate) struct Mine {
    /// Those where it is their turn come first.
    pub(crate) running: Vec<MyTable>,
    /// Those that cannot be opened here. They break no list.
    pub(crate) lost: Vec<LostTable>,
}

/// The tables of the person who asks that are not over.
pub(crate) async fn mine(app: &Arc<App>, visit: &Visit) -> Result<Mine, Fault> {
    let mut mine = Mine::default();
    let Some(person) = visit.person_id() else {
        return Ok(mine);
    };
    for listed in app.store.tables_of(person, MAX_TABLES).await? {
        let row = match listed {
            Listed::Table(row) => row,
            Listed::Damaged { id, .. } => {
                mine.lost.push(damaged(app, id, person).await);
                continue;
            }
        };
        match app.tables.get(app, &row.id).await {
            Ok(table) => mine.running.extend(table.my_table(person, visit.words())),
            Err(Fault::Lost(lost)) => mine.lost.push(lost_table(&row, &lost, person)),
            // It was deleted in the meantime.
            Err(fault) if fault.status() == StatusCode::NOT_FOUND => {}
            Err(fault) => return Err(fault),
        }
    }
    let is_other = |table: &MyTable| table.state != MyTableState::MyTurn;
    mine.running.sort_by_key(is_other);
    Ok(mine)
}

fn lost_table(row: &TableRow, lost: &Lost, person: &str) -> LostTable {
    let others = row.seats.iter().filter_map(|seat| match seat {
        SeatRow::Person {
            person: other,
            name,
            ..
        } if other != person => Some(name.clone()),
        _ => None,
    });
    LostTable {
        id: row.id.clone(),
        game: row.game.parse().ok(),
        others: others.collect(),
        why: lost.why,
        result: best_result(&lost.results, person),
    }
}

/// A table of which hardly more is known than that it is there.
async fn damaged(app: &App, id: String, person: &str) -> LostTable {
    let results = app.store.results(&id).await.unwrap_or_default();
    LostTable {
        id,
        game: None,
        others: Vec::new(),
        why: WhyLost::Damaged,
        result: best_result(&results, person),
    }
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
    Some(OpenTable {
        id: row.id.clone(),
        game: row.game.parse().ok()?,
        seats: row.seats.iter().map(taken).collect(),
        pace: row.pace(),
    })
}
