//! Work that goes on whether or not the request that began it is still there.

use std::future::Future;

use axum::http::StatusCode;

use crate::fault::Fault;

/// Does the work in a task of its own. If the caller goes away, the work still goes on to its end:
/// what was stored must be shown.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Fault>> + Send + 'static,
) -> Result<T, Fault> {
    let broken = |_| Fault::Said(StatusCode::INTERNAL_SERVER_ERROR, "site-error-server");
    tokio::spawn(work).await.map_err(broken)?
}
