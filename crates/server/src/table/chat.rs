//! What people say.

use std::sync::Arc;

use tessera_engine::Seat;
use tessera_render::ChatLine;

use super::{LiveTable, MAX_CHAT_LINES};
use crate::App;
use crate::fault::Fault;
use crate::store::ChatRow;

impl LiveTable {
    /// A person says something.
    pub(crate) async fn say(
        self: &Arc<Self>,
        app: &Arc<App>,
        person: &str,
        name: &str,
        text: String,
    ) -> Result<(), Fault> {
        self.touch();
        let mut state = self.state.lock().await;
        let seat = state.seats_of(person).first().copied();
        let name = match seat {
            Some(seat) => state.name(seat).to_owned(),
            None if name.is_empty() => return Err(Fault::forbidden("site-error-not-seated")),
            None => name.to_owned(),
        };
        let row = ChatRow {
            seat: seat.map(Seat::number),
            name,
            text,
        };
        app.store.add_chat(&self.id, &row).await?;
        if state.chat.len() == MAX_CHAT_LINES {
            state.chat.remove(0);
        }
        state.chat.push(line(&row));
        self.changed(app, &mut state);
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
