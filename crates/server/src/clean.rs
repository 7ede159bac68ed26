//! What nobody needs any more is deleted, at the start and every day: records that a person brought,
//! tables that never began, and guests who never played. Age is counted in the time of the service, so
//! a clock that was wrong for an hour deletes nothing.

use std::sync::Arc;
use std::time::Duration;

use crate::App;
use crate::fault::Fault;
use crate::store::StoreError;
use crate::table::LiveTable;

const DAY: Duration = Duration::from_secs(86_400);
const DAY_MILLIS: u64 = 86_400_000;
/// How long records and waiting tables are kept after a person has opened them, in milliseconds of
/// the service.
pub(crate) const KEPT: u64 = 30 * DAY_MILLIS;
/// How long a person without any table is kept after they were here, in milliseconds of the service.
pub(crate) const GUEST_KEPT: u64 = 90 * DAY_MILLIS;

pub(crate) async fn daily(app: Arc<App>) {
    let mut closing = app.closing.subscribe();
    loop {
        tokio::select! {
            () = tokio::time::sleep(DAY) => {}
            _ = closing.wait_for(|is_closing| *is_closing) => return,
        }
        clean(&app).await;
    }
}

pub(crate) async fn clean(app: &App) {
    match drop_unneeded(app).await {
        Ok((0, 0)) => {}
        Ok((n_tables, n_guests)) => tracing::info!(n_tables, n_guests, "cleaned up"),
        Err(error) => tracing::error!(%error, "nothing is cleaned up"),
    }
}

/// Returns how many tables and how many people were deleted.
async fn drop_unneeded(app: &App) -> Result<(u64, u64), StoreError> {
    let now = app.time.now();
    // A page that was open all the time has not loaded its table again.
    for id in app.tables.ids() {
        app.store.mark_opened(&id, now).await?;
    }
    let n_tables = match now.checked_sub(KEPT) {
        Some(since) => app.store.drop_unopened(since).await?,
        None => 0,
    };
    let n_guests = match now.checked_sub(GUEST_KEPT) {
        Some(since) => app.store.drop_guests(since).await?,
        None => 0,
    };
    Ok((n_tables, n_guests))
}

/// Adds the results of games that were over before results were kept.
pub(crate) async fn add_results(app: &App) {
    let ids = match app.store.without_results().await {
        Ok(ids) => ids,
        Err(error) => return tracing::error!(%error, "results are not known"),
    };
    for id in ids {
        if app.is_closing() {
            return;
        }
        // What cannot be loaded is told of where it is listed.
        if let Err(fault) = add_result(app, &id).await {
            tracing::warn!(table = id, ?fault, "the result is not known");
        }
    }
}

async fn add_result(app: &App, id: &str) -> Result<(), Fault> {
    let results = LiveTable::results(app, id).await?;
    Ok(app.store.save_results(id, &results).await?)
}
