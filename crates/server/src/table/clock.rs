//! Whose time runs, and what happens when it is up. The AI needs no clock.

mod wind;

use std::sync::Arc;

use tessera_engine::Seat;
use tessera_render::ClockFace;

use super::{LiveTable, TableState};
use crate::App;
use crate::store::{Clock, SeatRow};

pub(super) use wind::Moment;

impl LiveTable {
    /// Somebody's time may be up: then the AI plays for them.
    pub(crate) async fn ring(self: &Arc<Self>, app: &Arc<App>) {
        let mut state = self.state.lock().await;
        let mut row = state.row.clone();
        let Some(due) = row.settings.clock.as_ref().and_then(Clock::due) else {
            return;
        };
        if due > app.time.now() {
            return app.alarms.set(&self.id, Some(due));
        }
        row.run_out();
        tracing::info!(table = self.id, "time is up");
        if self.save(app, &mut state, row).await.is_err() {
            // Tried again with the next tick.
            app.alarms.set(&self.id, Some(due));
        }
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
