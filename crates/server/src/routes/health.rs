//! For those who run it.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;

use crate::{App, measure};

/// Whether the store answers.
pub(crate) async fn healthz(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    match app.store.open_tables(1).await {
        Ok(_) if !app.is_closing() => (StatusCode::OK, "ok\n"),
        Ok(_) => (StatusCode::SERVICE_UNAVAILABLE, "closing\n"),
        Err(_) => (
            StatusCode::SERVICE_UNAVAILABLE,
            "the store does not answer\n",
        ),
    }
}

pub(crate) async fn metrics(State(app): State<Arc<App>>) -> String {
    measure::render(&app)
}

/// Counts and times every request by its address in the router, never by its path: paths have
/// ids in them.
pub(crate) async fn count(request: Request, next: Next) -> Response {
    let route = match request.extensions().get::<MatchedPath>() {
        Some(path) => path.as_str().to_owned(),
        None => "other".to_owned(),
    };
    let method = request.method().to_string();
    let begin = Instant::now();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    let seconds = begin.elapsed().as_secs_f64();
    tracing::debug!(method, route, status, seconds, "request");
    metrics::counter!("tessera_requests_total", "route" => route.clone(), "status" => status.to_string())
        .increment(1);
    metrics::histogram!("tessera_request_seconds", "route" => route).record(seconds);
    response
}
