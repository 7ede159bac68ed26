//! What people say.

use std::sync::Arc;

use tessera_engine::Seat;
use tessera_render::ChatLine;

use super::TableWriter;
use super::load::MAX_CHAT_LINES;
use crate::fault::Fault;
use crate::store::{ChatRow, SeatRow};

impl TableWriter {
    /// A person says something, by the name of their seat, or by their own where they only look on.
    pub(crate) async fn say(&self, person: &str, name: &str, text: String) -> Result<(), Fault> {
        self.table.touch();
        let row = {
            let state = self.state();
            let seat = state.seats_of(person).first().copied();
            let seat_row = seat.map(|seat| &state.row.seats[seat.index()]);
            let name = match seat_row.and_then(SeatRow::person_name) {
                Some(name) => name.to_owned(),
                None if name.is_empty() => return Err(Fault::forbidden("site-error-not-seated")),
                None => name.to_owned(),
            };
            ChatRow {
                seat: seat.map(Seat::number),
                name,
                text,
            }
        };
        self.app.store.add_chat(&self.table.id, &row).await?;
        let mut state = self.state();
        let chat = Arc::make_mut(&mut state.chat);
        if chat.len() == MAX_CHAT_LINES {
            chat.remove(0);
        }
        chat.push(line(&row));
        self.changed(&mut state);
        Ok(())
    }
}

pub(super) fn line(row: &ChatRow) -> ChatLine {
    ChatLine {
        seat: row.seat.map(Seat::new),
        name: row.name.clone(),
        text: row.text.clone(),
    }
}
