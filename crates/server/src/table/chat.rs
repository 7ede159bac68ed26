//! What people say.

use std::sync::Arc;

use tessera_engine::Seat;
use tessera_render::{ChatLine, Note};

use super::load::MAX_CHAT_LINES;
use super::{TableState, TableWriter};
use crate::fault::Fault;
use crate::store::{ChatRow, SeatRow, Status, TableRow};

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
        state.add_line(line(&row));
        self.changed(&mut state);
        Ok(())
    }
}

impl TableState {
    fn add_line(&mut self, line: ChatLine) {
        let chat = Arc::make_mut(&mut self.chat);
        if chat.len() == MAX_CHAT_LINES {
            chat.remove(0);
        }
        chat.push(line);
    }

    /// Tells everybody what the person of a seat did.
    pub(super) fn note(&mut self, seat: Seat, note: Note) {
        let name = self.row.seats[seat.index()].person_name();
        let line = ChatLine {
            seat: Some(seat),
            name: name.unwrap_or_default().to_owned(),
            text: String::new(),
            note: Some(note),
        };
        self.add_line(line);
    }

    /// Tells everybody what has changed about the people of a game that goes on. It is not stored:
    /// the seats are, and they show the same.
    pub(super) fn note_changes(&mut self, before: &TableRow) {
        if before.status != Status::Playing || self.row.status != Status::Playing {
            return;
        }
        for seat in self.all_seats() {
            let now = &self.row.seats[seat.index()];
            let then = &before.seats[seat.index()];
            let was_resigned = before.resigned().contains(&seat);
            let note = match (then.level().is_some(), now.level().is_some()) {
                _ if now.person() != then.person() => None,
                _ if !was_resigned && self.row.resigned().contains(&seat) => Some(Note::Resigned),
                (false, true) => Some(Note::StoodIn),
                (true, false) => Some(Note::TookBack),
                _ => match (then.left_at().is_some(), now.left_at().is_some()) {
                    (false, true) => Some(Note::Left),
                    (true, false) => Some(Note::CameBack),
                    _ => None,
                },
            };
            if let Some(note) = note {
                self.note(seat, note);
            }
        }
    }
}

pub(super) fn line(row: &ChatRow) -> ChatLine {
    ChatLine {
        seat: row.seat.map(Seat::new),
        name: row.name.clone(),
        text: row.text.clone(),
        note: None,
    }
}
