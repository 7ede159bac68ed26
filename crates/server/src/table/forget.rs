//! Deleting a person: what they leave behind at tables.

use std::sync::Arc;

use tessera_engine::Seat;

use super::TableWriter;
use crate::App;
use crate::fault::Fault;
use crate::store::{Listed, SeatRow, Status, TableRow};

/// The name of a person who has been deleted: a word that is the same in every language.
pub(crate) const NOBODY: &str = "Nemo";

impl TableWriter {
    /// A person is deleted: before the game their seats are free again; from then on they are
    /// nobody's, and the AI plays for good. That a person sat there is kept.
    pub(crate) async fn forget(&self, person: &str) -> Result<(), Fault> {
        let (own, mut row, seq) = {
            let state = self.state();
            (state.seats_of(person), state.row.clone(), state.board.seq())
        };
        for seat in &own {
            let renamed = self
                .app
                .store
                .rename_chat(&self.table.id, seat.number(), NOBODY);
            renamed.await?;
        }
        for line in Arc::make_mut(&mut self.state().chat) {
            if line.seat.is_some_and(|seat| own.contains(&seat)) {
                line.name = NOBODY.to_owned();
            }
        }
        row.forget(person, seq);
        self.save(row).await?;
        // What has been told so far has the name in it.
        self.reload().await
    }
}

/// Takes a person away from a table that cannot be loaded. What is there of it stays.
pub(crate) async fn forget_lost(app: &App, person: &str, id: &str) -> Result<(), Fault> {
    if let Some(Listed::Table(mut row)) = app.store.table(id).await? {
        row.forget(person, 0);
        app.store.save_table(&mut row).await?;
        for (number, seat) in row.seats.iter().enumerate() {
            if matches!(seat, SeatRow::Person { person, .. } if person.is_empty()) {
                app.store.rename_chat(id, number as u8, NOBODY).await?;
            }
        }
    }
    // Where the row cannot be read either, nobody finds the table by them any more.
    Ok(app.store.drop_sitter(person, id).await?)
}

impl TableRow {
    /// The table without a person who is deleted; `seq` is the entry that it waits for. The AI
    /// plays on for nobody, so that nobody's seat is never taken for one that was always its own.
    pub(super) fn forget(&mut self, person: &str, seq: usize) {
        for (seat, row) in Seat::all(self.seats.len() as u8).zip(&mut self.seats) {
            if row.person() != Some(person) {
                continue;
            }
            let mut nobody = SeatRow::taken_by("", NOBODY);
            *row = match self.status {
                Status::Waiting if !self.settings.is_revealing => {
                    self.settings.seal(seat, String::new());
                    SeatRow::Open
                }
                Status::Waiting | Status::Playing => {
                    nobody.let_ai_play();
                    nobody.set_left(Some(seq));
                    nobody
                }
                Status::Over | Status::Record => nobody,
            };
        }
        if self.host == person {
            let next = self.seats.iter().find_map(SeatRow::person);
            self.host = next.unwrap_or_default().to_owned();
        }
    }
}
