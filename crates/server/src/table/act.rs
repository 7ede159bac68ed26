//! Moves of people.

use tessera_engine::{ActError, Seat};

use super::{LiveTable, TableWriter};
use crate::fault::Fault;

impl TableWriter {
    /// A person acts. A request that is sent again, since its answer was lost, is answered as the
    /// first time.
    pub(crate) async fn act(
        &self,
        person: &str,
        named: Option<Seat>,
        seq: usize,
        action: &str,
    ) -> Result<(), Fault> {
        self.table.touch();
        let (board, key, game, seat) = {
            let state = self.state();
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
            (state.board.clone(), state.key(), state.game, seat)
        };
        let step = board.act(seq, seat, action, &key);
        let step = step.map_err(|error| match error {
            ActError::Stale { .. } => Fault::Stale(None),
            ActError::Parse(_) => Fault::unfit("site-error-not-an-action"),
            ActError::Refused(refusal) => Fault::Refused(game, refusal),
        })?;
        self.come_back(person).await?;
        {
            let mut state = self.state();
            state.forget_question_about(person);
            state.shown.insert(person.to_owned(), seat);
        }
        match self.commit(step).await {
            // It was stored the first time, though the store seemed to have failed.
            Err(Fault::Stale(_)) if self.state().board.has_acted(seq, seat, action) => Ok(()),
            committed => committed,
        }
    }
}

impl LiveTable {
    /// Why a person may not do what these clicks mean. None when they mean nothing.
    pub(crate) fn why(
        &self,
        person: &str,
        named: Option<Seat>,
        path: &[&str],
    ) -> Result<Option<Fault>, Fault> {
        let (board, game, seat) = {
            let state = self.state();
            state.check_playing()?;
            (
                state.board.clone(),
                state.game,
                state.seat_for(person, named)?,
            )
        };
        let refusal = board.why(seat, path);
        Ok(refusal.map(|refusal| Fault::Refused(game, refusal)))
    }
}
