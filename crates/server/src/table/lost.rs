//! Tables that are kept but cannot be played here. They are told of, and nothing suffers for them.

use tessera_engine::{ParseError, Seat};
use tessera_render::Words;
use tessera_render::site::WhyLost;

use crate::App;
use crate::fault::Fault;
use crate::store::{ResultRow, StoreError};

/// Why a table cannot be played here, and how it ended if that was stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lost {
    pub(crate) why: WhyLost,
    pub(crate) results: Vec<ResultRow>,
}

impl Lost {
    pub(super) fn new(why: WhyLost) -> Lost {
        Lost {
            why,
            results: Vec::new(),
        }
    }

    /// Makes a fault of it, with the results of the game if they were stored.
    pub(super) async fn with_results(mut self, app: &App, id: &str) -> Fault {
        tracing::warn!(table = id, why = ?self.why, "a table cannot be played here");
        self.results = app.store.results(id).await.unwrap_or_default();
        Fault::Lost(self)
    }

    /// What a person is told instead of the table.
    pub(crate) fn text(&self, words: &Words) -> String {
        let mut text = self.why.text(words);
        if !self.results.is_empty() {
            let score = |one: &ResultRow| format!("{} {}", one.shown_name(words), one.points);
            let scores: Vec<String> = self.results.iter().map(score).collect();
            let scores: Vec<&str> = scores.iter().map(String::as_str).collect();
            let scores = words.list(&scores);
            text.push(' ');
            text.push_str(&words.tell("site-lost-scores", &[("scores", scores.into())]));
        }
        text
    }
}

/// A setup or a version of the rules that is not known.
impl From<ParseError> for Lost {
    fn from(_: ParseError) -> Lost {
        Lost::new(WhyLost::Newer)
    }
}

/// What a load found: damage is told of, other failures are passed on.
pub(super) async fn unloaded(app: &App, id: &str, error: StoreError) -> Fault {
    match error {
        StoreError::Unreadable(reason) => {
            tracing::error!(table = id, reason, "a table cannot be read");
            Lost::new(WhyLost::Damaged).with_results(app, id).await
        }
        error => error.into(),
    }
}

impl ResultRow {
    /// The name that pages in this language show.
    pub(crate) fn shown_name(&self, words: &Words) -> String {
        match self.level {
            Some(_) if self.name.is_empty() => words.ai_name(Seat::new(self.seat)),
            _ => self.name.clone(),
        }
    }
}

/// The best place of a person, how many played, and the points.
pub(crate) fn best_result(results: &[ResultRow], person: &str) -> Option<(u8, u8, i16)> {
    let own = results.iter().filter(|one| one.person == person);
    let best = own.min_by_key(|one| one.place)?;
    Some((best.place, results.len() as u8, best.points))
}
