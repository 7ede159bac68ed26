//! How a fault becomes an answer.

use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tessera_render::site::{Trouble, trouble};

use super::Fault;
use crate::identity::Visit;

/// After how many seconds a person who asked for too much may come back.
const RETRY_AFTER: &str = "5";
/// After how many seconds a request that could not be stored may be sent again.
const STORED_AFTER: &str = "2";

/// Marks an answer that says itself what is wrong: a form with its error.
#[derive(Clone, Copy)]
pub(crate) struct SaysItself;

/// Says what went wrong in the language of the person who asked: the one place where a [`Fault`] of
/// a handler, and what the framework refuses by itself, becomes a page or JSON.
pub(crate) async fn in_words(visit: Visit, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    match response.extensions_mut().remove::<Fault>() {
        Some(fault) => fault.answer(&visit),
        None if response.extensions().get::<SaysItself>().is_some() => response,
        None => match Fault::of_framework(response.status()) {
            Some(fault) if !response.headers().contains_key(header::UPGRADE) => {
                fault.answer(&visit)
            }
            _ => response,
        },
    }
}

impl Fault {
    /// The answer to the request: JSON for a script, a page for a person.
    pub(crate) fn answer(&self, visit: &Visit) -> Response {
        let mut response = match visit.wants_json {
            true => (self.status(), Json(self.json(visit.words()))).into_response(),
            false => self.page(visit),
        };
        let seconds = match self.status() {
            StatusCode::TOO_MANY_REQUESTS => RETRY_AFTER,
            StatusCode::SERVICE_UNAVAILABLE => STORED_AFTER,
            _ => return response,
        };
        let headers = response.headers_mut();
        headers.insert(header::RETRY_AFTER, HeaderValue::from_static(seconds));
        response
    }

    fn page(&self, visit: &Visit) -> Response {
        let (words, status) = (visit.words(), self.status());
        let text = self.text(words);
        let table = visit
            .path
            .strip_prefix("/t/")
            .and_then(|rest| rest.split('/').next());
        let back = table
            // There is no table to go back to.
            .filter(|_| !matches!(self, Fault::Lost(_)) && status != StatusCode::NOT_FOUND)
            .map(|id| format!("/t/{id}"));
        let page = trouble(
            words,
            &Trouble {
                status: status.as_u16(),
                text: Some(&text),
                back: back.as_deref(),
            },
        );
        (status, visit.page(&page)).into_response()
    }

    /// What the framework refuses by itself, in our words.
    fn of_framework(status: StatusCode) -> Option<Fault> {
        let id = match status {
            StatusCode::NOT_FOUND => "site-trouble-404-text",
            StatusCode::METHOD_NOT_ALLOWED => "site-error-method",
            StatusCode::PAYLOAD_TOO_LARGE => "site-error-too-large",
            StatusCode::BAD_REQUEST
            | StatusCode::UNSUPPORTED_MEDIA_TYPE
            | StatusCode::UNPROCESSABLE_ENTITY => "site-error-form",
            StatusCode::INTERNAL_SERVER_ERROR => "site-error-server",
            _ => return None,
        };
        Some(Fault::Said(status, id))
    }
}
