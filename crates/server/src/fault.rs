//! A refused request: a [`Fault`] is a status and a sentence. A handler returns it, it rides in the
//! extensions of the response, and [`in_words`] makes a page or JSON of it in the person's language.

mod answer;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::value::RawValue;
use tessera_engine::{GameName, Refusal};
use tessera_render::Words;

use crate::store::StoreError;
use crate::table::Lost;

pub(crate) use answer::{SaysItself, in_words};

/// Why a request was refused.
#[derive(Clone, Debug)]
pub(crate) enum Fault {
    /// A sentence, by the id of its message.
    Said(StatusCode, &'static str),
    /// A sentence with a limit in it, by the id of its message.
    Limit(StatusCode, &'static str, usize),
    /// Another entry was made in the meantime. The new frame, for a page with script.
    Stale(Option<Box<RawValue>>),
    /// The rules forbid it.
    Refused(GameName, Refusal),
    /// The table is kept, but it cannot be played here.
    Lost(Lost),
}

impl Fault {
    pub(crate) fn not_found(id: &'static str) -> Fault {
        Fault::Said(StatusCode::NOT_FOUND, id)
    }

    pub(crate) fn forbidden(id: &'static str) -> Fault {
        Fault::Said(StatusCode::FORBIDDEN, id)
    }

    pub(crate) fn unfit(id: &'static str) -> Fault {
        Fault::Said(StatusCode::UNPROCESSABLE_ENTITY, id)
    }

    pub(crate) fn conflict(id: &'static str) -> Fault {
        Fault::Said(StatusCode::CONFLICT, id)
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Fault::Said(status, _) | Fault::Limit(status, ..) => *status,
            Fault::Stale(_) => StatusCode::CONFLICT,
            Fault::Refused(..) => StatusCode::UNPROCESSABLE_ENTITY,
            Fault::Lost(_) => StatusCode::NOT_IMPLEMENTED,
        }
    }

    /// The word for programs.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Fault::Said(_, id) | Fault::Limit(_, id, _) => {
                id.strip_prefix("site-error-").unwrap_or(id)
            }
            Fault::Stale(_) => "stale",
            Fault::Refused(..) => "refused",
            Fault::Lost(_) => "lost",
        }
    }

    /// The sentence for people.
    pub(crate) fn text(&self, words: &Words) -> String {
        match self {
            Fault::Said(_, id) => words.say(id),
            Fault::Limit(_, id, max) => words.tell(id, &[("max", (*max).into())]),
            Fault::Stale(_) => words.say("site-error-stale"),
            Fault::Refused(game, refusal) => words.refusal(game.as_str(), refusal),
            Fault::Lost(lost) => lost.text(words),
        }
    }

    /// All that a program gets to know.
    pub(crate) fn json(&self, words: &Words) -> FaultJson<'_> {
        let rule = match self {
            Fault::Refused(game, refusal) => Some((game, refusal.clause())),
            _ => None,
        };
        let frame = match self {
            Fault::Stale(frame) => frame.as_deref(),
            _ => None,
        };
        FaultJson {
            error: self.word(),
            // The fresh frame says it all; the page has nothing to explain.
            text: frame.is_none().then(|| self.text(words)),
            clause: rule.map(|(_, clause)| clause),
            href: rule.map(|(game, clause)| format!("/rules/{game}#{clause}")),
            frame,
        }
    }
}

/// A fault for programs.
#[derive(Serialize)]
pub(crate) struct FaultJson<'a> {
    error: &'static str,
    text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clause: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    href: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    frame: Option<&'a RawValue>,
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        match error {
            StoreError::Conflict => Fault::Stale(None),
            StoreError::Unstored(reason) => {
                tracing::error!(reason, "the store failed");
                Fault::Said(StatusCode::SERVICE_UNAVAILABLE, "site-error-unstored")
            }
            StoreError::Unreadable(reason) => {
                tracing::error!(reason, "what is stored cannot be read");
                Fault::Said(StatusCode::INTERNAL_SERVER_ERROR, "site-error-server")
            }
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
