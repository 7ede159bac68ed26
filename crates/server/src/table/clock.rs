//! Whose time runs, and what happens when it is up. The AI needs no clock.

mod wind;

use tessera_engine::Seat;
use tessera_render::ClockFace;

use super::{TableState, TableWriter};
use crate::fault::Fault;
use crate::store::{Clock, SeatRow};

pub(super) use wind::Moment;

impl TableWriter {
    /// The time of the seat that decides may be up: then the AI plays for its person.
    pub(crate) async fn ring(&self) -> Result<(), Fault> {
        let mut row = self.state().row.clone();
        let Some(due) = row.settings.clock.as_ref().and_then(Clock::due) else {
            return Ok(());
        };
        if due > self.app.time.now() {
            self.app.alarms.set(&self.table.id, Some(due));
            return Ok(());
        }
        row.run_out();
        tracing::info!(table = self.table.id, "time is up");
        let saved = self.save(row).await;
        if saved.is_err() {
            // Tried again with the next tick.
            self.app.alarms.set(&self.table.id, Some(due));
        }
        saved
    }
}

impl TableState {
    /// What the clocks of the seats show; nothing at a table without.
    pub(super) fn clock_faces(&self) -> Vec<Option<ClockFace>> {
        let Some(clock) = &self.row.settings.clock else {
            return Vec::new();
        };
        let face = |(seat, row): (Seat, &SeatRow)| {
            let is_person = row.person().is_some() && row.level().is_none();
            is_person.then(|| ClockFace {
                left: clock.left(seat, self.time.now()),
                is_running: clock.running.is_some_and(|r| r.seat == seat.number()),
            })
        };
        self.all_seats().zip(&self.row.seats).map(face).collect()
    }
}
