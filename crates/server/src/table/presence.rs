//! Which people are there right now: their pages are open, or they have asked for something lately.
//! A page without script holds no connection, so every request counts.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{LiveTable, TableWriter};
use crate::App;
use crate::fault::Fault;

/// Whose pages are open, and when the others were last heard of.
pub(super) struct Presence {
    n_pages: HashMap<String, usize>,
    heard_at: HashMap<String, Instant>,
    loaded_at: Instant,
}

impl Presence {
    pub(super) fn new() -> Presence {
        Presence {
            n_pages: HashMap::new(),
            heard_at: HashMap::new(),
            loaded_at: Instant::now(),
        }
    }

    pub(super) fn is_here(&self, person: &str) -> bool {
        self.n_pages.contains_key(person)
    }

    /// Whether nothing was heard of a person for this long.
    pub(super) fn is_gone(&self, person: &str, after: Duration) -> bool {
        let heard_at = self.heard_at.get(person).unwrap_or(&self.loaded_at);
        !self.is_here(person) && heard_at.elapsed() >= after
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
        let Some(person) = person else { return };
        {
            let mut state = self.state();
            let has_come = state.presence.open_page(person);
            if has_come && !state.seats_of(person).is_empty() {
                self.changed(app, &mut state);
            }
        }
        self.welcome(app, person).await;
    }

    /// A page of this person was closed.
    pub(crate) fn close_page(self: &Arc<Self>, app: &Arc<App>, person: Option<&str>) {
        self.touch();
        let Some(person) = person else { return };
        let mut state = self.state();
        let has_gone = state.presence.close_page(person);
        if has_gone && !state.seats_of(person).is_empty() {
            self.changed(app, &mut state);
        }
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
