//! Fair draws at one table: the key, what people add to it, and the proof after the end.

use std::sync::Arc;

use tessera_engine::{Seat, Viewer};
use tessera_render::site::{FairTable, Verdict};

use super::{State, Table};
use crate::App;
use crate::error::Fault;
use crate::fair::{Flaw, Key, Proof, check_contribution, commitment, hex, verify};
use crate::store::{Seed, Status, TableRow};

impl Table {
    /// A person adds a text to the seed before the game begins. An empty one takes it back.
    pub(crate) async fn contribute(
        self: &Arc<Self>,
        app: &Arc<App>,
        player: &str,
        text: &str,
    ) -> Result<(), Fault> {
        let text = check_contribution(text)?;
        let mut state = self.state.lock().await;
        if state.row.status != Status::Waiting {
            return Err(Fault::conflict("site-error-started"));
        }
        let own = state.seats_of(player);
        let seat = own.first().copied();
        let seat = seat.ok_or_else(|| Fault::forbidden("site-error-not-seated"))?;
        let mut row = state.row.clone();
        row.contribute(seat, text);
        self.save(app, &mut state, row).await
    }

    /// What the page about the draws of this table shows.
    pub(crate) async fn fair(&self, is_to_check: bool) -> FairTable {
        let state = self.state.lock().await;
        let is_over = state.row.status == Status::Over;
        let texts = state.row.terms.contributions.iter().enumerate();
        let contributions = texts.filter(|(_, text)| !text.is_empty());
        let verdict = (is_over && is_to_check).then(|| verdict(&verify(&state.full_record())));
        FairTable {
            id: self.id.clone(),
            game: state.game.as_str(),
            hash: commitment(&state.seed),
            seed: is_over.then(|| hex(&state.seed.0)),
            contributions: contributions
                .map(|(seat, text)| {
                    let seat = Seat::new(seat as u8);
                    (seat, state.name(seat), is_over.then(|| text.clone()))
                })
                .collect(),
            verdict,
        }
    }
}

impl TableRow {
    /// What all draws follow from.
    pub(super) fn key(&self, seed: &Seed) -> Key {
        let terms = &self.terms;
        let key = Key::new(terms.scheme, seed, &self.id, &terms.contributions);
        key.expect("the scheme was checked when the table was loaded")
    }
}

impl State {
    /// What all draws follow from.
    pub(super) fn key(&self) -> Key {
        self.row.key(&self.seed)
    }

    /// The record with the proof at its head. Only for games that are over.
    pub(super) fn full_record(&self) -> String {
        let terms = &self.row.terms;
        let proof = Proof {
            scheme: terms.scheme,
            table: self.row.id.clone(),
            seed: self.seed.clone(),
            start: self.row.start.map(Seat::new),
            n_given: terms.n_given,
            contributions: terms.contributions.clone(),
        };
        format!("{proof}{}", self.board.record(Viewer::Spectator))
    }
}

/// What is said about a check.
pub(crate) fn verdict(result: &Result<crate::fair::Verified, Flaw>) -> Verdict {
    match result {
        Ok(verified) => Verdict::Good {
            hash: verified.hash.clone(),
            n_draws: verified.n_draws,
            is_over: verified.is_over,
        },
        Err(Flaw::Missing(word)) => Verdict::Missing(word),
        Err(Flaw::Line(line)) => Verdict::Line(*line),
        Err(Flaw::Scheme(_)) => Verdict::Missing("scheme"),
        Err(Flaw::Hash(_)) => Verdict::Hash,
        Err(Flaw::Record(error)) => Verdict::Line(error.line),
        Err(Flaw::Draw {
            line,
            found,
            expected,
        }) => Verdict::Draw {
            line: *line,
            found: found.clone(),
            expected: expected.clone(),
        },
    }
}
