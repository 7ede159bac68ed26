//! Records that somebody brought and that nobody looks at any more are deleted, at the start and every
//! day.

use std::sync::Arc;
use std::time::Duration;

use crate::App;
use crate::store::StoreError;

const DAY: Duration = Duration::from_secs(86_400);
/// How long a record is kept after somebody has opened it, in seconds.
const KEPT: i64 = 30 * 86_400;

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
    match drop_records(app).await {
        Ok(0) => {}
        Ok(n_records) => tracing::info!(n_records, "old records deleted"),
        Err(error) => tracing::error!(%error, "old records are not deleted"),
    }
}

async fn drop_records(app: &App) -> Result<u64, StoreError> {
    let now = crate::unix_seconds();
    // Whoever has had a page open all the time has not loaded it again.
    for id in app.tables.ids() {
        app.store.look_at(&id, now).await?;
    }
    app.store.drop_records(now - KEPT).await
}
