//! Pages are compressed when they are loaded; frames and answers are small and many, and are not.

use std::io::Write;

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Smaller pages fit into the first packets anyway.
const MIN_BYTES: usize = 2048;
/// No page is larger.
const MAX_BYTES: usize = 8 << 20;
/// Half of the effort gives nearly all of the gain.
const EFFORT: u32 = 4;

/// Compresses HTML for browsers that take it. The page with a person's private link is left as it
/// is: what it has in it cannot be guessed from its length then.
pub(crate) async fn pages(request: Request, next: Next) -> Response {
    let encodings = request.headers().get(header::ACCEPT_ENCODING);
    let takes_gzip = encodings
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.contains("gzip"));
    let is_private = request.uri().path().starts_with("/me");
    let response = next.run(request).await;
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_page = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if !takes_gzip || is_private || !is_page {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    // Our pages are in memory already: this waits for nothing.
    let Ok(bytes) = to_bytes(body, MAX_BYTES).await else {
        return Response::from_parts(parts, Body::empty());
    };
    if bytes.len() < MIN_BYTES {
        return Response::from_parts(parts, Body::from(bytes));
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(EFFORT));
    let written = encoder.write_all(&bytes).and_then(|()| encoder.finish());
    let gzip = HeaderValue::from_static("gzip");
    match written {
        Ok(small) => {
            parts.headers.remove(header::CONTENT_LENGTH);
            parts.headers.insert(header::CONTENT_ENCODING, gzip);
            Response::from_parts(parts, Body::from(small))
        }
        Err(_) => Response::from_parts(parts, Body::from(bytes)),
    }
}
