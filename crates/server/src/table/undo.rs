//! Taking back.

use tessera_engine::{Seat, UndoError};
use tessera_render::Undo;

use super::{TableState, TableWriter};
use crate::fault::Fault;

impl TableWriter {
    /// A person takes back what needs nobody's agreement.
    pub(crate) async fn undo(
        &self,
        person: &str,
        named: Option<Seat>,
        seq: usize,
    ) -> Result<(), Fault> {
        let seat = {
            let state = self.state();
            state.check_playing()?;
            state.undo_seat(person, named)?
        };
        self.come_back(person).await?;
        let (board, undo) = {
            let state = self.state();
            (state.board.clone(), state.undo_for(person, seat))
        };
        let step = match undo {
            Undo::Nothing => return Err(Fault::conflict("site-error-nothing-to-undo")),
            Undo::ByAgreement => return Err(Fault::conflict("site-error-undo-seen")),
            Undo::Free if board.undoable(seat) == Undo::Free => board.undo(seq, seat),
            Undo::Free => board.undo_agreed(seq, seat),
        };
        self.commit(step.map_err(fault)?).await
    }

    /// All who are asked have agreed that a seat takes back its last decision.
    pub(super) async fn undo_agreed(&self, seat: Seat) -> Result<(), Fault> {
        let board = self.state().board.clone();
        let step = board.undo_agreed(board.seq(), seat);
        self.commit(step.map_err(fault)?).await
    }
}

impl TableState {
    /// What a person may take back of what a seat of theirs did. The AI always agrees, so a
    /// person who has never played with other people need not ask.
    pub(super) fn undo_for(&self, person: &str, seat: Seat) -> Undo {
        if self.check_playing().is_err() || self.row.resigned().contains(&seat) {
            return Undo::Nothing;
        }
        match self.board.undoable(seat) {
            // A person who sees a move of the AI and then makes another one has had a hint.
            Undo::Free if self.is_between_people(person) && !self.is_own_decision(seat) => {
                Undo::ByAgreement
            }
            Undo::ByAgreement if !self.is_between_people(person) => Undo::Free,
            undo => undo,
        }
    }

    /// Whether the last decision of a seat was surely not made by the AI in its place.
    fn is_own_decision(&self, seat: Seat) -> bool {
        let decided_at = self.board.decided_at(seat);
        decided_at.is_none_or(|number| number >= self.row.settings.stood_in)
    }

    /// The seat whose decision is taken back.
    pub(super) fn undo_seat(&self, person: &str, named: Option<Seat>) -> Result<Seat, Fault> {
        let own = self.seats_of(person);
        match named {
            Some(seat) if own.contains(&seat) => Ok(seat),
            Some(_) => Err(Fault::forbidden("site-error-not-your-seat")),
            None => self.seat_for(person, None),
        }
    }
}

fn fault(error: UndoError) -> Fault {
    match error {
        UndoError::Stale { .. } => Fault::Stale(None),
        UndoError::Nothing | UndoError::TooMany => Fault::conflict("site-error-nothing-to-undo"),
        UndoError::NotYours | UndoError::TurnPassed => Fault::conflict("site-error-undo-seen"),
    }
}
