//! What keeps others out: headers, our own origin only, and limits.

mod host;
mod limiter;

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::fault::Fault;
use crate::identity::Visit;

use host::is_own_host;
pub(crate) use host::own_host;
pub(crate) use limiter::{Bucket, Limiter, network};

/// The largest form.
pub(crate) const MAX_BODY_BYTES: usize = 16 * 1024;
/// The largest upload: a record, as text and as a file, and what a form adds.
pub(crate) const MAX_UPLOAD_BYTES: usize = 2 * tessera_engine::MAX_RECORD_BYTES + 16 * 1024;
/// The longest line of the chat.
pub(crate) const MAX_CHAT_CHARS: usize = tessera_render::constants::MAX_CHAT_CHARS;
/// The longest name.
pub(crate) const MAX_NAME_CHARS: usize = tessera_render::site::MAX_NAME_CHARS;

/// Everything comes from us: no inline script, no inline style, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'; manifest-src 'self'; worker-src 'self'";

/// Headers of every answer.
const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=()",
    ),
];

/// Adds the headers of every answer. Pages are for one person and are not cached; tables are for
/// people with the link and are in no index.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let is_table = request.uri().path().starts_with("/t/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if is_table {
        headers.insert("x-robots-tag", HeaderValue::from_static("noindex"));
    }
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let cache = headers.entry(header::CACHE_CONTROL);
    cache.or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Whether a request is answered at all: it is not too much, and it asks for us by our own name.
pub(crate) fn admit(app: &App, visit: &Visit, request: &Request) -> Result<(), Fault> {
    app.limiter.check(visit, request.method())?;
    match is_own_host(&app.config, visit.client, request.headers()) {
        true => Ok(()),
        false => Err(Fault::Said(
            StatusCode::MISDIRECTED_REQUEST,
            "site-error-host",
        )),
    }
}

/// Requests that change something, and connections, come from our own pages only. Browsers say
/// where a request comes from; a client that does not is no browser, and has no cookies of others.
pub(crate) async fn own_origin(request: Request, next: Next) -> Response {
    if is_own(&request) {
        next.run(request).await
    } else {
        Fault::Said(StatusCode::FORBIDDEN, "site-error-origin").into_response()
    }
}

fn is_own(request: &Request) -> bool {
    let headers = request.headers();
    let is_safe = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    if is_safe && !headers.contains_key(header::UPGRADE) {
        return true;
    }
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    match (text("sec-fetch-site"), text("origin")) {
        (Some("same-origin" | "none"), _) => true,
        (Some(_), _) => false,
        (None, None) => true,
        (None, Some(origin)) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && host == text("host")
        }
    }
}

/// A name as others may see it: trimmed, not empty, not long, nothing that cannot be seen.
pub(crate) fn check_name(name: &str) -> Result<&str, Fault> {
    let name = name.trim();
    if name.is_empty() {
        return Err(Fault::unfit("site-error-name-empty"));
    }
    let n_chars = name.chars().count();
    check_text(name, n_chars, MAX_NAME_CHARS, "site-error-name-long")
}

/// The name of a board, as [`check_name`].
pub(crate) fn check_board_name(name: &str, max: usize) -> Result<&str, Fault> {
    let name = name.trim();
    if name.is_empty() {
        return Err(Fault::unfit("own-board-error-name"));
    }
    check_text(name, name.chars().count(), max, "own-board-error-name-long")
}

/// A line of the chat.
pub(crate) fn check_chat(text: &str) -> Result<&str, Fault> {
    let text = text.trim();
    if text.is_empty() {
        return Err(Fault::unfit("site-error-chat-empty"));
    }
    let n_chars = text.chars().count();
    check_text(text, n_chars, MAX_CHAT_CHARS, "site-error-chat-long")
}

fn check_text<'a>(
    text: &'a str,
    n_chars: usize,
    max: usize,
    too_long: &'static str,
) -> Result<&'a str, Fault> {
    if n_chars > max {
        return Err(Fault::Limit(
            StatusCode::UNPROCESSABLE_ENTITY,
            too_long,
            max,
        ));
    }
    if !text.chars().any(is_visible) || has_unseen(text) {
        return Err(Fault::unfit("site-error-name-characters"));
    }
    Ok(text)
}

/// Whether something in a text cannot be seen, so that it could pass for another text.
fn has_unseen(text: &str) -> bool {
    let mut before = None;
    text.chars().any(|character| {
        let last = before.replace(character);
        match character {
            // They choose between pictures of one sign, and are nothing behind a letter.
            '\u{fe00}'..='\u{fe0f}' => {
                last.is_none_or(|last| last.is_alphanumeric() || !is_visible(last))
            }
            '\u{e0100}'..='\u{e01ef}' => last.is_none_or(|last| last < '\u{3400}'),
            _ => is_unseen(character),
        }
    })
}

/// Characters that say nothing, or that turn the text around them.
fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}'
            | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d159}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a character alone shows something: not a space, and not only a mark on another.
fn is_visible(character: char) -> bool {
    let is_mark = matches!(character, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{fe20}'..='\u{fe2f}' | '\u{e0100}'..='\u{e01ef}');
    !is_mark && !character.is_whitespace() && !is_unseen(character)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_checked() {
        let long = "x".repeat(MAX_NAME_CHARS + 1);
        let longest = "é".repeat(MAX_NAME_CHARS);
        for (name, expected) in [
            ("Ana", Some("Ana")),
            ("  Béla Ő ", Some("Béla Ő")),
            (&longest, Some(&*longest)),
            ("<b>", Some("<b>")),
            ("", None),
            (" \t", None),
            (&long, None),
            ("a\nb", None),
            ("a\u{202e}b", None),
            ("\u{200b}", None),
            // Nothing to see, or the same to see as without it.
            ("\u{3164}", None),
            ("\u{2800}\u{2800}", None),
            ("\u{115f}\u{1160}", None),
            ("\u{ffa0}", None),
            ("\u{180e}", None),
            ("\u{34f}", None),
            ("\u{fe0f}", None),
            ("\u{e0100}", None),
            ("\u{301}\u{301}", None),
            ("Ana\u{3164}", None),
            ("Ana\u{fe0f}", None),
            ("A\u{ad}na", None),
            ("Ana\u{e0101}", None),
            ("\u{2764}\u{fe0f}", Some("\u{2764}\u{fe0f}")),
            ("e\u{301}", Some("e\u{301}")),
            ("葛\u{e0100}", Some("葛\u{e0100}")),
            ("…", Some("…")),
            ("김민준", Some("김민준")),
        ] {
            assert_eq!(check_name(name).ok(), expected, "{name:?}");
        }
    }

    #[test]
    fn only_our_own_pages_may_change_something() {
        for (method, headers, expected) in [
            ("POST", &[("sec-fetch-site", "same-origin")][..], true),
            ("POST", &[("sec-fetch-site", "none")], true),
            ("POST", &[("sec-fetch-site", "same-site")], false),
            ("POST", &[("sec-fetch-site", "cross-site")], false),
            ("POST", &[("origin", "http://a:1"), ("host", "a:1")], true),
            ("POST", &[("origin", "http://b"), ("host", "a")], false),
            ("POST", &[("origin", "null"), ("host", "null")], false),
            ("POST", &[("host", "a")], true),
            ("GET", &[("sec-fetch-site", "cross-site")], true),
            (
                "GET",
                &[("sec-fetch-site", "cross-site"), ("upgrade", "websocket")],
                false,
            ),
            (
                "GET",
                &[
                    ("origin", "http://b"),
                    ("host", "a"),
                    ("upgrade", "websocket"),
                ],
                false,
            ),
        ] {
            let mut request = Request::builder().method(method);
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            let request = request.body(axum::body::Body::empty()).expect("a request");
            assert_eq!(is_own(&request), expected, "{method} {headers:?}");
        }
    }
}
