//! Moves of people.

use std::sync::Arc;

use tessera_engine::{ActError, Seat, Viewer};

use super::LiveTable;
use crate::App;
use crate::fault::Fault;
use crate::store::Status;

impl LiveTable {
    /// A person acts. A request that is sent again, since its answer was lost, is answered as the
    /// first time.
    pub(crate) async fn act(
        self: &Arc<Self>,
        app: &Arc<App>,
        person: &str,
        named: Option<Seat>,
        seq: usize,
        action: &str,
    ) -> Result<(), Fault> {
        self.touch();
        let mut state = self.state.lock().await;
        let own = state.seats_of(person);
        let is_again = |seat: &Seat| state.board.has_acted(seq, *seat, action);
        if seq < state.board.seq() && own.iter().any(is_again) {
            return Ok(());
        }
        state.check_playing()?;
        let seat = state.seat_for(person, named)?;
        if state.row.seats[seat.index()].level().is_some() {
            return Err(Fault::conflict("site-error-not-your-turn"));
        }
        let step = state.board.act(seq, seat, action, &state.key());
        let step = step.map_err(|error| match error {
            ActError::Stale { .. } => Fault::Stale(None),
            ActError::Parse(_) => Fault::unfit("site-error-not-an-action"),
            ActError::Refused(refusal) => Fault::Refused(state.game, refusal),
        })?;
        self.come_back(app, &mut state, person).await?;
        state.forget_question_about(person);
        state.shown.insert(person.to_owned(), seat);
        match self.enter(app, &mut state, step).await {
            // It was stored the first time, though the store seemed to have failed.
            Err(Fault::Stale(_)) if state.board.has_acted(seq, seat, action) => Ok(()),
            entered => entered,
        }
    }

    /// Why a person may not do what these clicks mean. None when they mean nothing.
    pub(crate) async fn why(
        &self,
        person: &str,
        named: Option<Seat>,
        path: &[&str],
    ) -> Result<Option<Fault>, Fault> {
        let state = self.state.lock().await;
        state.check_playing()?;
        let seat = state.seat_for(person, named)?;
        let refusal = state.board.why(seat, path);
        Ok(refusal.map(|refusal| Fault::Refused(state.game, refusal)))
    }

    /// The text of the game as this person has seen it; with the proof of its draws once it is over.
    pub(crate) async fn record(&self, person: Option<&str>) -> String {
        let state = self.state.lock().await;
        match state.row.status {
            Status::Over => state.full_record(),
            // Whoever has the link has what somebody brought, all of it.
            Status::Record => state.board.record(Viewer::Referee),
            Status::Waiting | Status::Playing => {
                let key = state.frame_key(person, Default::default());
                state.board.record(key.viewer)
            }
        }
    }
}
