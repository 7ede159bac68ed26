//! What one person sees of the table. The state is locked to take a snapshot of it and to look into
//! the frames that were sent before; it is drawn without the lock.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use tessera_engine::Seat;
use tessera_render::{Frame, Language, OwnSeat, Region, TablePage};
use tokio::sync::watch;

use super::frame_key::Snapshot;
use super::{LiveTable, TableState};
use crate::App;
use crate::board::FrameKey;
use crate::fair::commitment;
use crate::fault::Fault;
use crate::store::Status;

/// More different frames than this at one moment are not remembered.
const MAX_SENT: usize = 32;

/// A frame with a clock is not sent again after this many milliseconds.
const MAX_AGE: u64 = 500;

/// A frame that was sent, for the next viewer who sees the same.
pub(super) struct SentFrame {
    key: FrameKey,
    since: usize,
    text: Utf8Bytes,
    /// When it was drawn, in the time of the service.
    at: u64,
}

/// What an open page understands.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum Message<'a> {
    /// What changes at a table.
    Frame(&'a Frame),
    /// What changes in a waiting room.
    Room { regions: &'a [Region] },
}

impl Message<'_> {
    pub(super) fn json(&self) -> String {
        serde_json::to_string(self).expect("plain data")
    }
}

/// What is sent to an open page.
pub(crate) struct PageUpdate {
    /// JSON.
    pub(crate) text: Utf8Bytes,
    /// The number of the next entry.
    pub(crate) seq: usize,
}

impl LiveTable {
    /// What an open page is to show now; `since` is the entry that it knows.
    pub(crate) fn page_update(
        &self,
        app: &App,
        person: Option<&str>,
        language: Language,
        since: usize,
        url: &str,
    ) -> PageUpdate {
        if let Some(text) = self.room_message(app, person, language, url) {
            let text = text.into();
            return PageUpdate { text, seq: 0 };
        }
        self.update(person, language, since)
    }

    /// The frame as JSON, for the answer to a request.
    pub(crate) fn frame(
        &self,
        person: Option<&str>,
        language: Language,
        since: usize,
    ) -> Utf8Bytes {
        self.update(person, language, since).text
    }

    fn update(&self, person: Option<&str>, language: Language, since: usize) -> PageUpdate {
        let (key, snapshot, revision, at) = {
            let mut state = self.state();
            let key = state.frame_key(person, language);
            if let Some(text) = state.sent_frame(&key, since) {
                let seq = state.board.seq();
                return PageUpdate { text, seq };
            }
            (
                key,
                state.snapshot(language),
                self.revision(),
                state.time.now(),
            )
        };
        let text = draw(&key, &snapshot, since);
        let mut state = self.state();
        // What has changed in the meantime is drawn anew for the next viewer.
        if self.revision() == revision && state.sent.len() < MAX_SENT {
            state.sent.push(SentFrame {
                key,
                since,
                text: text.clone(),
                at,
            });
        }
        let seq = snapshot.board.seq();
        PageUpdate { text, seq }
    }

    /// The number of changes so far. It only grows while the state is locked.
    fn revision(&self) -> u64 {
        *self.changes.borrow()
    }

    /// The whole page, once the game has begun.
    pub(crate) fn page(&self, person: Option<&str>, page: &TablePage<'_>) -> Option<String> {
        self.touch();
        let person_id = person.unwrap_or_default();
        let language = page.shell.words.language();
        let (key, snapshot, own, leavers, may_leave, hash) = {
            let state = self.state();
            if state.row.status == Status::Waiting {
                return None;
            }
            let own_seat = |seat: Seat| OwnSeat {
                seat,
                is_handed_over: state.row.seats[seat.index()].level().is_some(),
                has_resigned: state.row.resigned().contains(&seat),
            };
            let own: Vec<OwnSeat> = state
                .seats_of(person_id)
                .into_iter()
                .map(own_seat)
                .collect();
            (
                state.frame_key(person, language),
                state.snapshot(language),
                own,
                state.leavers(person_id),
                person.is_some_and(|person| state.is_between_people(person)),
                commitment(&state.seed),
            )
        };
        let page = TablePage {
            own_seats: &own,
            leavers: &leavers,
            may_leave,
            hash: &hash,
            ..page.clone()
        };
        Some(snapshot.board.page(&key, &snapshot.people(), &page))
    }

    /// A person at a shared screen wants to see the seat that decides. Nobody else sees anything
    /// new by that, so only their own pages are woken.
    pub(crate) fn show_seat(&self, person: &str, seat: Seat) -> Result<(), Fault> {
        let mut state = self.state();
        if state.own_decision(person) != Some(seat) {
            return Err(Fault::forbidden("site-error-not-your-seat"));
        }
        let before = state.shown.insert(person.to_owned(), seat);
        if before != Some(seat) {
            self.shows.send_modify(|n_shows| {
                *n_shows.entry(person.to_owned()).or_default() += 1;
            });
        }
        Ok(())
    }

    /// Wakes up when another seat is shown to a person.
    pub(crate) fn watch_shows(&self) -> watch::Receiver<HashMap<String, u64>> {
        self.shows.subscribe()
    }
}

impl TableState {
    /// The frame that was sent to a viewer who sees the same, if it still holds.
    fn sent_frame(&mut self, key: &FrameKey, since: usize) -> Option<Utf8Bytes> {
        let now = self.time.now();
        let has_clock = self.row.settings.clock.is_some();
        // What a clock showed is soon wrong.
        self.sent
            .retain(|sent| !has_clock || now < sent.at + MAX_AGE);
        let is_it = |sent: &&SentFrame| sent.since == since && sent.key == *key;
        self.sent.iter().find(is_it).map(|sent| sent.text.clone())
    }
}

fn draw(key: &FrameKey, snapshot: &Snapshot, since: usize) -> Utf8Bytes {
    let frame = snapshot.board.frame(key, &snapshot.people(), since);
    Utf8Bytes::from(Message::Frame(&frame).json())
}

#[cfg(test)]
mod tests;
