//! The AI in a person's place, and people who come back to theirs.

use tessera_engine::Seat;

use super::{TableState, TableWriter};
use crate::fault::Fault;
use crate::store::{SeatRow, Status};

/// The level of the AI that plays for a person who has not chosen one.
pub(super) const STAND_IN_LEVEL: u8 = 3;

impl TableWriter {
    /// A person hands a seat over to the AI of this level, or takes it back.
    pub(crate) async fn hand_over(
        &self,
        person: &str,
        seat: Seat,
        level: Option<u8>,
    ) -> Result<(), Fault> {
        {
            let state = self.state();
            state.check_playing()?;
            if !state.seats_of(person).contains(&seat) {
                return Err(Fault::forbidden("site-error-not-your-seat"));
            }
            state.row.check_not_resigned(seat)?;
        }
        self.come_back(person).await?;
        let row = {
            let state = self.state();
            let mut row = state.row.clone();
            // Whoever could change the level all the time would keep the AI from deciding.
            if row.seats[seat.index()].level().is_some() == level.is_some() {
                return Ok(());
            }
            if level.is_none() && !row.take_back(seat, state.moment()) {
                return Err(Fault::conflict("site-error-time-up"));
            }
            row.seats[seat.index()].set_stand_in(level);
            row
        };
        self.save(row).await
    }

    /// A person who had left is back.
    pub(super) async fn come_back(&self, person: &str) -> Result<(), Fault> {
        let row = {
            let mut state = self.state();
            if !state.has_left(person) {
                return Ok(());
            }
            let mut row = state.row.clone();
            for seat in state.seats_of(person) {
                row.seats[seat.index()].set_left(None);
            }
            state.forget_question_about(person);
            row
        };
        self.save(row).await
    }
}

impl TableState {
    /// Whether a person has left the game that goes on here.
    pub(super) fn has_left(&self, person: &str) -> bool {
        let has_left = |seat: &Seat| self.row.seats[seat.index()].left_at().is_some();
        self.row.status == Status::Playing && self.seats_of(person).iter().any(has_left)
    }
}

impl SeatRow {
    /// The AI plays for the person of this seat until they come back.
    pub(super) fn let_ai_play(&mut self) {
        self.set_stand_in(Some(STAND_IN_LEVEL));
    }
}
