//! Which people are there right now: their pages are open, or they have asked for something lately.
//! A page without script holds no connection, so every request counts.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tessera_render::{Away, MAX_WATCHING, Remedy};

use super::{LiveTable, TableState, TableWriter};
use crate::App;
use crate::fault::Fault;
use crate::store::{SeatRow, Status};

/// Whose pages are open, and when the others were last heard of.
pub(super) struct Presence {
    n_pages: HashMap<String, usize>,
    /// How many pages are open of people whom nobody knows.
    n_unknown: usize,
    heard_at: HashMap<String, Instant>,
    loaded_at: Instant,
}

impl Presence {
    pub(super) fn new() -> Presence {
        Presence {
            n_pages: HashMap::new(),
            n_unknown: 0,
            heard_at: HashMap::new(),
            loaded_at: Instant::now(),
        }
    }

    pub(super) fn is_here(&self, person: &str) -> bool {
        self.n_pages.contains_key(person)
    }

    /// Whether nothing was heard of a person for this long.
    pub(super) fn is_gone(&self, person: &str, after: Duration) -> bool {
        self.away_for(person).is_some_and(|away| away >= after)
    }

    /// For how long nothing was heard of a person without an open page.
    pub(super) fn away_for(&self, person: &str) -> Option<Duration> {
        let heard_at = self.heard_at.get(person).unwrap_or(&self.loaded_at);
        (!self.is_here(person)).then(|| heard_at.elapsed())
    }

    fn hear_of(&mut self, person: &str) {
        self.heard_at.insert(person.to_owned(), Instant::now());
    }

    /// Returns whether they were away before.
    fn open_page(&mut self, person: &str) -> bool {
        let n_pages = self.n_pages.entry(person.to_owned()).or_default();
        *n_pages += 1;
        *n_pages == 1
    }

    /// Returns whether they are away now.
    fn close_page(&mut self, person: &str) -> bool {
        let Some(n_pages) = self.n_pages.get_mut(person) else {
            return false;
        };
        *n_pages -= 1;
        let is_away = *n_pages == 0;
        if is_away {
            self.n_pages.remove(person);
            self.hear_of(person);
        }
        is_away
    }
}

impl LiveTable {
    /// This person asks for something at the table, whatever it is.
    pub(crate) fn hear_of(&self, person: &str) {
        let mut state = self.state();
        if !state.seats_of(person).is_empty() {
            state.presence.hear_of(person);
        }
    }

    /// This person sees the table again, whether they had left or were only away.
    pub(crate) async fn welcome(self: &Arc<Self>, app: &Arc<App>, person: &str) {
        let is_missed = {
            let state = self.state();
            state.has_left(person) || state.is_question_about(person)
        };
        // A person who was not missed does not wait for the writers.
        if is_missed {
            let person = person.to_owned();
            let welcomed = self.write(app, |writer| async move { writer.welcome(&person).await });
            // If that cannot be stored, they count as gone a little longer.
            if welcomed.await.is_err() {
                tracing::warn!(table = self.id, "a person who came back is not stored");
            }
        }
    }

    /// A page of this person is open from now on.
    pub(crate) async fn open_page(self: &Arc<Self>, app: &Arc<App>, person: Option<&str>) {
        self.touch();
        {
            let mut state = self.state();
            let before = state.n_watching();
            let has_come = match person {
                Some(person) => state.presence.open_page(person) && state.sits(person),
                None => {
                    state.presence.n_unknown += 1;
                    false
                }
            };
            if has_come || state.n_watching() != before {
                self.changed(app, &mut state);
            }
        }
        if let Some(person) = person {
            self.welcome(app, person).await;
        }
    }

    /// A page of this person was closed.
    pub(crate) fn close_page(self: &Arc<Self>, app: &Arc<App>, person: Option<&str>) {
        self.touch();
        let mut state = self.state();
        let before = state.n_watching();
        let has_gone = match person {
            Some(person) => state.presence.close_page(person) && state.sits(person),
            None => {
                state.presence.n_unknown -= 1;
                false
            }
        };
        if has_gone || state.n_watching() != before {
            self.changed(app, &mut state);
        }
    }

    /// Whether a page tells for how long a person has been away: that is soon wrong.
    pub(crate) fn has_absent(&self) -> bool {
        self.state().has_absent()
    }
}

impl TableState {
    /// How many look on without a seat, as far as that is told.
    pub(super) fn n_watching(&self) -> usize {
        if self.row.status == Status::Waiting {
            return 0;
        }
        let people = self.presence.n_pages.keys();
        let n_known = people.filter(|person| !self.sits(person)).count();
        (n_known + self.presence.n_unknown).min(MAX_WATCHING)
    }

    fn sits(&self, person: &str) -> bool {
        !self.seats_of(person).is_empty()
    }

    pub(super) fn has_absent(&self) -> bool {
        let is_absent = |seat: &SeatRow| {
            let person = seat.person().filter(|_| seat.level().is_none());
            person.is_some_and(|person| !self.presence.is_here(person))
        };
        self.row.status == Status::Playing && self.row.seats.iter().any(is_absent)
    }

    /// What is told about a person who is not there.
    pub(super) fn away(&self, person: &str, away_after: Duration) -> Option<Away> {
        let away = self.presence.away_for(person)?;
        let remedy = match away_after.checked_sub(away).filter(|left| !left.is_zero()) {
            _ if self.row.settings.clock.is_some() => Remedy::Clock,
            Some(left) => Remedy::AskIn(left.as_secs().div_ceil(60).max(1)),
            None => Remedy::Ask,
        };
        let minutes = away.as_secs() / 60;
        Some(Away { minutes, remedy })
    }
}

impl TableWriter {
    async fn welcome(&self, person: &str) -> Result<(), Fault> {
        let come_back = self.come_back(person).await;
        let mut state = self.state();
        if state.forget_question_about(person) {
            self.changed(&mut state);
        }
        come_back
    }
}
