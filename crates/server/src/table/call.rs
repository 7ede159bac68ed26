//! Telling people elsewhere that it is their turn.

use std::sync::Arc;

use super::{LiveTable, TableState};
use crate::App;
use crate::hooks;
use crate::store::{CallRow, Pace};

impl LiveTable {
    /// Calls the hook of the person who has to decide now, once for every turn: when there are days
    /// for it, or when the person is not here to see it.
    pub(super) fn call(&self, app: &Arc<App>, state: &mut TableState) {
        let turn = state.deciding();
        if state.called == turn {
            return;
        }
        state.called = turn;
        let Some(row) = turn.map(|seat| &state.row.seats[seat.index()]) else {
            return;
        };
        let Some(person) = row.person().filter(|_| row.level().is_none()) else {
            return;
        };
        let clock = state.row.settings.clock.as_ref();
        let is_slow = clock.is_some_and(|clock| matches!(clock.pace, Pace::Days { .. }));
        if is_slow || !state.presence.is_here(person) {
            let call = CallRow {
                person: person.to_owned(),
                table: self.id.clone(),
                game: state.game.as_str().to_owned(),
                seq: state.board.seq(),
            };
            hooks::call(app, call);
        }
    }

    /// Whether it is still this person's turn, and nothing has happened since.
    pub(crate) fn waits_for(&self, person: &str, seq: usize) -> bool {
        let state = self.state();
        state.board.seq() == seq && state.own_decision(person).is_some()
    }
}
