//! Files that pages refer to.

use std::sync::OnceLock;

use axum::extract::{Path, Query};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tessera_render::picture;

use crate::assets;

/// Tables are for those who have the link.
const ROBOTS: &str = "User-agent: *\nDisallow: /t/\nDisallow: /me\n";

#[derive(Deserialize)]
pub(crate) struct Version {
    v: Option<String>,
}

pub(crate) async fn file(
    Path(name): Path<String>,
    Query(version): Query<Version>,
    headers: HeaderMap,
) -> Response {
    match assets::find(&name) {
        Some(file) => file.answer(version.v.as_deref(), &headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

pub(crate) async fn favicon(headers: HeaderMap) -> Response {
    match assets::find("favicon.svg") {
        Some(file) => file.answer(None, &headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The picture that others show of a link to the site.
pub(crate) async fn preview() -> Response {
    static PNG: OnceLock<Vec<u8>> = OnceLock::new();
    let draw = || PNG.get_or_init(|| picture::png(&picture::cover()).unwrap_or_default());
    match tokio::task::spawn_blocking(draw).await {
        Ok(png) => ([(header::CONTENT_TYPE, "image/png")], png.as_slice()).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

pub(crate) async fn robots() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain")], ROBOTS)
}
