//! The embedded files, compressed once at the start.

use std::io::Write;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tessera_render::assets::{Asset, assets};

const BROTLI_QUALITY: u32 = 9;
const BROTLI_WINDOW: u32 = 22;
/// A year: an address with the right version never changes its content.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Otherwise it is asked for again whether it has changed.
const ASK_AGAIN: &str = "no-cache";

/// A file in the forms in which it is sent.
pub(crate) struct File {
    asset: &'static Asset,
    plain: Bytes,
    /// What is smaller when compressed.
    compressed: Option<Compressed>,
    tag: String,
}

struct Compressed {
    gzip: Bytes,
    brotli: Bytes,
}

static FILES: LazyLock<Vec<File>> = LazyLock::new(|| assets().iter().map(File::new).collect());

/// The file of that name.
pub(crate) fn find(name: &str) -> Option<&'static File> {
    FILES.iter().find(|file| file.asset.name == name)
}

impl File {
    fn new(asset: &'static Asset) -> File {
        let plain: &'static [u8] = &asset.content;
        let compress = || Compressed {
            gzip: gzip(plain).into(),
            brotli: brotli(plain).into(),
        };
        File {
            compressed: asset.is_compressible().then(compress),
            plain: Bytes::from_static(plain),
            tag: format!("\"{}\"", asset.version),
            asset,
        }
    }

    /// The file in the best form that the browser takes, or that it has it already.
    pub(crate) fn answer(&self, version: Option<&str>, headers: &HeaderMap) -> Response {
        let is_current = version == Some(self.asset.version.as_str());
        let cache = if is_current { FOR_EVER } else { ASK_AGAIN };
        let has = |name: HeaderName, what: &str| {
            let value = headers.get(name).and_then(|value| value.to_str().ok());
            value.is_some_and(|value| value.split(',').any(|part| begins(part, what)))
        };
        let common = [
            (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
            (header::ETAG, value(&self.tag)),
            (header::VARY, HeaderValue::from_static("accept-encoding")),
        ];
        if has(header::IF_NONE_MATCH, &self.tag) {
            return (StatusCode::NOT_MODIFIED, common).into_response();
        }
        let kind = [(header::CONTENT_TYPE, value(self.asset.media_type))];
        let encoded = |name| [(header::CONTENT_ENCODING, HeaderValue::from_static(name))];
        match &self.compressed {
            Some(Compressed { brotli, .. }) if has(header::ACCEPT_ENCODING, "br") => {
                (common, kind, encoded("br"), brotli.clone()).into_response()
            }
            Some(Compressed { gzip, .. }) if has(header::ACCEPT_ENCODING, "gzip") => {
                (common, kind, encoded("gzip"), gzip.clone()).into_response()
            }
            _ => (common, kind, self.plain.clone()).into_response(),
        }
    }
}

/// Whether a part of a list is this word, whatever weight stands behind it.
fn begins(part: &str, word: &str) -> bool {
    part.split(';').next().map(str::trim) == Some(word)
}

fn value(text: &str) -> HeaderValue {
    HeaderValue::from_str(text).expect("our own text")
}

fn gzip(content: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(content).expect("memory");
    encoder.finish().expect("memory")
}

fn brotli(content: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut encoder = brotli::CompressorWriter::new(&mut out, 4096, BROTLI_QUALITY, BROTLI_WINDOW);
    encoder.write_all(content).expect("memory");
    drop(encoder);
    out
}
