//! The text of the game.

use tessera_engine::Viewer;

use super::LiveTable;
use crate::store::Status;

impl LiveTable {
    /// The record as a person has seen the game; with the proof of its draws once it is over.
    pub(crate) fn record(&self, person: Option<&str>) -> String {
        let (board, viewer, proof) = {
            let state = self.state();
            let (viewer, proof) = match state.row.status {
                // Nothing is secret any more, not even in a game that was given up.
                Status::Over => (Viewer::Referee, Some(state.proof())),
                // Whoever has the link has what a person brought, all of it.
                Status::Record => (Viewer::Referee, None),
                Status::Waiting | Status::Playing => {
                    (state.frame_key(person, Default::default()).viewer, None)
                }
            };
            (state.board.clone(), viewer, proof)
        };
        let record = board.record(viewer);
        match proof {
            Some(proof) => format!("{proof}{record}"),
            None => record,
        }
    }

    /// Whether the table holds a record that a person brought.
    pub(crate) fn is_record(&self) -> bool {
        self.state().row.status == Status::Record
    }
}
