//! Advice of the AI.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use axum::http::StatusCode;
use tessera_engine::Seat;
use tessera_render::{Hints, Language};

use super::{LiveTable, TableState, TableWriter};
use crate::App;
use crate::board::{FrameKey, Path, Thinking};
use crate::fault::Fault;

/// How strong the advice is.
const HINT_LEVEL: u8 = 5;

/// What the AI would do.
pub(crate) struct Hint {
    pub(crate) action: String,
    pub(crate) path: Vec<String>,
    pub(crate) text: String,
}

/// Advice that a person is to get.
struct Advice {
    seat: Seat,
    /// The entry that the table waits for.
    seq: usize,
    /// How the person sees the table.
    key: FrameKey,
}

impl LiveTable {
    /// What the AI would do in a person's place. Nobody waits at the turnstile while it thinks.
    pub(crate) async fn hint(
        self: &Arc<Self>,
        app: &Arc<App>,
        person: &str,
        language: Language,
    ) -> Result<Hint, Fault> {
        let asker = person.to_owned();
        let asked = self.write(app, move |writer| async move {
            writer.ask_ai(&asker, language).await
        });
        let (advice, work) = asked.await?;
        let stop = Arc::new(AtomicBool::new(false));
        let order = self.advice_order(app, person);
        let thought = app.thinking.think(order, work, stop).await;
        self.state().is_advising = false;
        let action = thought?.ok_or_else(nothing)?.action;
        self.write(app, move |writer| async move {
            writer.advise(advice, action).await
        })
        .await
    }
}

impl TableWriter {
    /// What the AI is to think about, if the person may ask.
    async fn ask_ai(&self, person: &str, language: Language) -> Result<(Advice, Thinking), Fault> {
        {
            let state = self.state();
            state.check_playing()?;
            if state.is_advising {
                let status = StatusCode::TOO_MANY_REQUESTS;
                return Err(Fault::Said(status, "site-error-too-many"));
            }
            // A person who does not sit here is told that first.
            state.seat_for(person, None)?;
            if state.hints(person) == Hints::ByAgreement {
                return Err(Fault::forbidden("site-error-hints-off"));
            }
        }
        self.come_back(person).await?;
        let mut state = self.state();
        let advice = Advice {
            seat: state.own_decision(person).ok_or_else(nothing)?,
            seq: state.board.seq(),
            key: state.frame_key(Some(person), language),
        };
        let work = state.board.advise(advice.seat, HINT_LEVEL);
        state.is_advising = true;
        Ok((advice, work))
    }

    /// Gives the advice, and counts it where all have agreed to hints.
    async fn advise(&self, advice: Advice, action: String) -> Result<Hint, Fault> {
        let (snapshot, mut row) = {
            let state = self.state();
            if state.board.seq() != advice.seq {
                return Err(Fault::Stale(None));
            }
            (state.snapshot(advice.key.language), state.row.clone())
        };
        let people = snapshot.people();
        let path = snapshot.board.path_to(&advice.key, &people, &action);
        let Path { spots, hint } = path.ok_or_else(nothing)?;
        let hints = row.settings.hints.as_mut();
        if let Some(n_hints) = hints.and_then(|all| all.get_mut(advice.seat.index())) {
            *n_hints = n_hints.saturating_add(1);
            // The others are told before the person is.
            self.save(row).await?;
        }
        Ok(Hint {
            action,
            path: spots,
            text: hint,
        })
    }
}

impl TableState {
    /// Whether a person may ask the AI what to do. Where one person plays with the AI
    /// alone, hints are free; between people all must agree.
    pub(super) fn hints(&self, person: &str) -> Hints {
        match self.row.settings.hints.is_none() && self.is_between_people(person) {
            true => Hints::ByAgreement,
            false => Hints::Free,
        }
    }
}

fn nothing() -> Fault {
    Fault::conflict("site-error-no-hint")
}
