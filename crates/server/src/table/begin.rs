//! The beginning of the game.

use tessera_engine::Seat;

use super::TableWriter;
use crate::fault::Fault;
use crate::store::{SeatRow, TableRow};

impl TableWriter {
    /// The host begins; free seats go to the AI of this level.
    pub(crate) async fn start(&self, person: &str, level: u8) -> Result<(), Fault> {
        let (row, is_changed) = {
            let state = self.state();
            state.check_waiting()?;
            state.check_host(person)?;
            let mut row = state.row.clone();
            row.check_people()?;
            for seat in &mut row.seats {
                if *seat == SeatRow::Open {
                    *seat = SeatRow::Ai { level };
                }
            }
            let is_changed = row != state.row;
            (row, is_changed)
        };
        if is_changed {
            self.save(row).await?;
        }
        self.begin().await
    }

    /// Begins; where people have sealed texts, they are asked for them first.
    pub(super) async fn begin(&self) -> Result<(), Fault> {
        let awaits_texts = self.state().awaits_texts();
        match awaits_texts {
            true => self.ask_for_texts().await,
            false => self.begin_now().await,
        }
    }

    /// Begins with the texts that there are.
    pub(super) async fn begin_now(&self) -> Result<(), Fault> {
        let (board, key, start) = {
            let state = self.state();
            let start = state.row.start.map(Seat::new);
            (state.board.clone(), state.key(), start)
        };
        self.commit(board.begin(start, &key)).await
    }
}

impl TableRow {
    /// The AI does not play alone.
    pub(super) fn check_people(&self) -> Result<(), Fault> {
        match self.seats.iter().any(|seat| seat.person().is_some()) {
            true => Ok(()),
            false => Err(Fault::unfit("site-error-nobody")),
        }
    }
}
