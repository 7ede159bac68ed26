//! New tables from a position of another table.

use std::sync::Arc;

use axum::Form;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use tessera_engine::Seat;
use tessera_render::site::USUAL_LEVEL;

use super::{At, read_seat};
use crate::fault::Fault;
use crate::store::SeatRow;
use crate::table::Opening;
use crate::tasks::to_the_end;

#[derive(Deserialize)]
pub(crate) struct Forked {
    step: usize,
    seat: Option<String>,
    others: Option<String>,
}

/// A new table from a step of a replay.
pub(crate) async fn fork(at: At, Form(forked): Form<Forked>) -> Result<Response, Fault> {
    let At { app, table, visit } = &at;
    app.limiter.check_new(visit.client)?;
    let mut fork = table.fork(visit.person_id(), forked.step)?;
    let own = read_seat(forked.seat.as_deref())?.map_or(0, Seat::index);
    if own >= fork.row.seats.len() {
        return Err(Fault::unfit("site-error-no-seat"));
    }
    let name = visit.name().map(str::to_owned);
    let name = name.unwrap_or_else(|| visit.words().say("site-guest"));
    let known = app.known(visit, Some(&name)).await?;
    let is_open = forked.others.as_deref() == Some("open");
    for (place, seat) in fork.row.seats.iter_mut().enumerate() {
        *seat = match place == own {
            true => SeatRow::taken_by(&known.person.id, &name),
            false if is_open => SeatRow::Open,
            false => SeatRow::Ai { level: USUAL_LEVEL },
        };
    }
    fork.row.host.clone_from(&known.person.id);
    let id = fork.row.id.clone();
    let opening = Opening {
        row: fork.row,
        given: fork.entries,
        begins: true,
        before: None,
    };
    let opener = Arc::clone(app);
    to_the_end(async move { opening.open(&opener).await }).await?;
    tracing::info!(table = id, from = table.id, "table opened from a position");
    let to = format!("/t/{id}");
    Ok((known.cookies, Redirect::to(&to)).into_response())
}
