//! Files that pages refer to.

use std::sync::OnceLock;

use axum::extract::{Path, Query};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tessera_render::picture;

use crate::assets;

/// Tables may be read, or no preview of a link could be made: their headers keep them out of indexes.
const ROBOTS: &str = "User-agent: *\nDisallow: /me\n";
/// Pictures without a version in their address.
const A_DAY: &str = "public, max-age=86400";

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

pub(crate) async fn icon_192() -> Response {
    icon(192)
}

pub(crate) async fn icon_512() -> Response {
    icon(512)
}

fn icon(size: u32) -> Response {
    let kind = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, A_DAY),
    ];
    match tessera_render::assets::icon(size) {
        Some(picture) => (kind, picture).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

pub(crate) async fn manifest() -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "application/manifest+json")];
    (kind, tessera_render::assets::manifest())
}

/// A browser asks for it again by itself, and it must get the newest.
pub(crate) async fn service_worker() -> impl IntoResponse {
    let kind = [
        (header::CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (kind, tessera_render::assets::service_worker())
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
