//! What one person sees of the table.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use tessera_engine::{Seat, Viewer};
use tessera_render::{Frame, Hints, Language, OwnSeat, Region, Sitter, TablePage, Undo, Wait};
use tokio::sync::watch;

use super::{LiveTable, TableState};
use crate::App;
use crate::board::{Board, FrameKey, People};
use crate::fair::commitment;
use crate::fault::Fault;
use crate::store::{SeatRow, Status};

/// More different looks than this at one moment are not remembered.
const MAX_SENT: usize = 32;

/// What shows a clock is not sent again after so many milliseconds.
const MAX_AGE: u64 = 500;

/// What was sent to everybody who looks like this.
pub(crate) struct SentFrame {
    key: FrameKey,
    since: usize,
    text: Utf8Bytes,
    /// When, in the time of the service.
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

/// What is sent to a page.
#[derive(Clone)]
pub(crate) struct PageUpdate {
    /// JSON.
    pub(crate) text: Utf8Bytes,
    /// The number of the next entry.
    pub(crate) seq: usize,
}

impl LiveTable {
    /// What an open page is to show now; `since` is the entry that it knows.
    pub(crate) async fn page_update(
        &self,
        app: &App,
        person: Option<&str>,
        language: Language,
        since: usize,
        url: &str,
    ) -> PageUpdate {
        let mut state = self.state.lock().await;
        if state.row.status == Status::Waiting {
            let text = state.room_message(app, person, language, url).into();
            return PageUpdate { text, seq: 0 };
        }
        PageUpdate {
            text: state.frame(person, language, since),
            seq: state.board.seq(),
        }
    }

    /// The frame as JSON, for the answer to a request.
    pub(crate) async fn frame(
        &self,
        person: Option<&str>,
        language: Language,
        since: usize,
    ) -> Utf8Bytes {
        let mut state = self.state.lock().await;
        state.frame(person, language, since)
    }

    /// The whole page, once the game has begun.
    pub(crate) async fn page(
        &self,
        person: Option<&str>,
        page: &mut TablePage<'_>,
    ) -> Option<String> {
        self.touch();
        let state = self.state.lock().await;
        if state.row.status == Status::Waiting {
            return None;
        }
        let own: Vec<OwnSeat> = state
            .seats_of(person.unwrap_or_default())
            .into_iter()
            .map(|seat| OwnSeat {
                seat,
                is_handed_over: state.row.seats[seat.index()].level().is_some(),
            })
            .collect();
        let key = state.frame_key(person, page.shell.words.language());
        let leavers = state.leavers(person.unwrap_or_default());
        let page = TablePage {
            own_seats: &own,
            leavers: &leavers,
            may_leave: person.is_some_and(|person| state.is_between_people(person)),
            hash: &commitment(&state.seed),
            ..page.clone()
        };
        Some(state.with_people(|board, people| board.page(&key, people, &page)))
    }

    /// A person at a shared screen wants to see the seat that decides. Nobody else sees anything
    /// new by that, so only their own pages are woken.
    pub(crate) async fn show_seat(&self, person: &str, seat: Seat) -> Result<(), Fault> {
        let mut state = self.state.lock().await;
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

    /// Wakes up when another seat is shown to somebody.
    pub(crate) fn watch_shows(&self) -> watch::Receiver<HashMap<String, u64>> {
        self.shows.subscribe()
    }
}

impl TableState {
    /// How a person looks at the table.
    pub(super) fn frame_key(&self, person: Option<&str>, language: Language) -> FrameKey {
        let own = person.map_or_else(Vec::new, |person| self.seats_of(person));
        let decision = person.and_then(|person| self.own_decision(person));
        let shown = person.and_then(|person| self.shown.get(person).copied());
        let seat = match own[..] {
            [] => None,
            [seat] => Some(seat),
            _ if !self.board.has_secrets() => decision.or(shown).or(Some(own[0])),
            // Several people look at this screen: a hand is shown only to the one who asked.
            _ if decision.is_some() && decision != shown => None,
            _ => shown,
        };
        let wait = match self.deciding() {
            None => Wait::Over,
            Some(turn) if self.row.seats[turn.index()].level().is_some() => Wait::Ai(turn),
            Some(turn) if decision == Some(turn) && seat == Some(turn) => Wait::Mine,
            Some(turn) if decision == Some(turn) => Wait::Curtain(turn),
            Some(turn) => Wait::Person(turn),
        };
        let undo = match (person, seat) {
            (Some(person), Some(seat)) => self.undo_for(person, seat),
            _ => Undo::Nothing,
        };
        let hints = person.map_or(Hints::ByAgreement, |person| self.hints(person));
        FrameKey {
            hints,
            viewer: seat.map_or(Viewer::Spectator, Viewer::Seat),
            hero: seat.or(own.first().copied()).unwrap_or(Seat::new(0)),
            wait,
            undo,
            ask: self.question(person),
            language,
        }
    }

    pub(super) fn frame(
        &mut self,
        person: Option<&str>,
        language: Language,
        since: usize,
    ) -> Utf8Bytes {
        let key = self.frame_key(person, language);
        let now = self.time.now();
        let has_clock = self.row.settings.clock.is_some();
        // What a clock showed is soon wrong.
        let is_fresh = |sent: &&SentFrame| !has_clock || now < sent.at + MAX_AGE;
        self.sent.retain(|sent| is_fresh(&sent));
        let is_it = |sent: &&SentFrame| sent.since == since && sent.key == key;
        if let Some(sent) = self.sent.iter().find(is_it) {
            return sent.text.clone();
        }
        let frame = self.with_people(|board, people| board.frame(&key, people, since));
        let text = Utf8Bytes::from(Message::Frame(&frame).json());
        if self.sent.len() < MAX_SENT {
            let text = text.clone();
            self.sent.push(SentFrame {
                key,
                since,
                text,
                at: now,
            });
        }
        text
    }

    pub(super) fn with_people<R>(&self, show: impl FnOnce(&dyn Board, &People<'_>) -> R) -> R {
        let (sitters, clocks) = (self.sitters(), self.clock_faces());
        let people = People {
            sitters: &sitters,
            chat: &self.chat,
            next: self.row.next.as_deref(),
            clocks: &clocks,
        };
        show(&*self.board, &people)
    }

    /// Who sits where, for those who look.
    pub(super) fn sitters(&self) -> Vec<Sitter> {
        let hints = self.row.settings.hints.as_ref();
        let n_hints = |seat: Seat| hints.and_then(|hints| hints.get(seat.index()).copied());
        let sitter = |(seat, row): (Seat, &SeatRow)| match row {
            SeatRow::Open => Sitter::unknown(seat),
            SeatRow::Ai { level } => Sitter::ai(seat, *level),
            SeatRow::Person {
                person,
                name,
                stand_in,
                left_at,
            } => Sitter {
                name: name.clone(),
                level: *stand_in,
                is_here: self.presence.is_here(person),
                has_left: left_at.is_some(),
                n_hints: n_hints(seat),
            },
        };
        self.all_seats().zip(&self.row.seats).map(sitter).collect()
    }

    /// What somebody is called here.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.sitters().swap_remove(seat.index()).name
    }
}
