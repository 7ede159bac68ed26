//! For the people who run the server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

use crate::{App, measure};

/// Whether something can be stored: only a write tells.
pub(crate) async fn healthz(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    match app.store.check().await {
        Ok(()) if !app.is_closing() => (StatusCode::OK, "ok\n"),
        Ok(()) => (StatusCode::SERVICE_UNAVAILABLE, "closing\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n"),
    }
}

/// Figures for the people who run the server.
pub(crate) async fn metrics(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> (StatusCode, String) {
    match app.config.open_metrics || is_local(address, &headers) {
        true => (StatusCode::OK, measure::render(&app)),
        false => (StatusCode::FORBIDDEN, "only for this machine\n".to_owned()),
    }
}

/// Whether this machine asks, and no proxy on it for another.
fn is_local(address: SocketAddr, headers: &HeaderMap) -> bool {
    let is_passed_on = ["forwarded", "x-forwarded-for", "x-real-ip", "via"]
        .iter()
        .any(|name| headers.contains_key(*name));
    address.ip().to_canonical().is_loopback() && !is_passed_on
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_machine_is_told_apart() {
        for (address, header, expected) in [
            ("127.0.0.1:9", "accept", true),
            ("[::1]:9", "accept", true),
            ("[::ffff:127.0.0.1]:9", "accept", true),
            ("192.168.1.5:9", "accept", false),
            ("[2001:db8::1]:9", "accept", false),
            ("127.0.0.1:9", "x-forwarded-for", false),
            ("127.0.0.1:9", "forwarded", false),
        ] {
            let headers = HeaderMap::from_iter([(
                header.parse().expect("a name"),
                "x".parse().expect("a value"),
            )]);
            let address = address.parse().expect("an address");
            assert_eq!(is_local(address, &headers), expected, "{address} {header}");
        }
    }
}
