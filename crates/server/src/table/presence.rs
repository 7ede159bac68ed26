//! Who is there right now: whose pages are open.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::Table;
use crate::App;

/// Whose pages are open, and since when the others are gone.
pub(super) struct Presence {
    n_pages: HashMap<String, usize>,
    gone_since: HashMap<String, Option<Instant>>,
    loaded_at: Instant,
}

impl Presence {
    pub(super) fn new() -> Presence {
        Presence {
            n_pages: HashMap::new(),
            gone_since: HashMap::new(),
            loaded_at: Instant::now(),
        }
    }

    pub(super) fn is_here(&self, player: &str) -> bool {
        self.n_pages.contains_key(player)
    }

    /// Whether somebody has been away for so long, or has left on purpose.
    pub(super) fn is_gone(&self, player: &str, after: Duration) -> bool {
        match self.gone_since.get(player) {
            Some(None) => true,
            _ if self.is_here(player) => false,
            Some(Some(since)) => since.elapsed() >= after,
            None => self.loaded_at.elapsed() >= after,
        }
    }

    /// Somebody says that they leave for good, whatever pages they keep open.
    pub(super) fn leave(&mut self, player: &str) {
        self.gone_since.insert(player.to_owned(), None);
    }

    pub(super) fn come_back(&mut self, player: &str) {
        self.gone_since.remove(player);
    }

    /// Returns whether they were away before.
    fn open_page(&mut self, player: &str) -> bool {
        self.gone_since.remove(player);
        let n_pages = self.n_pages.entry(player.to_owned()).or_default();
        *n_pages += 1;
        *n_pages == 1
    }

    /// Returns whether they are away now.
    fn close_page(&mut self, player: &str) -> bool {
        let Some(n_pages) = self.n_pages.get_mut(player) else {
            return false;
        };
        *n_pages -= 1;
        let is_away = *n_pages == 0;
        if is_away {
            self.n_pages.remove(player);
            let since = self.gone_since.entry(player.to_owned());
            since.or_insert_with(|| Some(Instant::now()));
        }
        is_away
    }
}

impl Table {
    /// A page of this person is open from now on.
    pub(crate) async fn open_page(self: &Arc<Self>, app: &Arc<App>, player: Option<&str>) {
        self.touch();
        let Some(player) = player else { return };
        let mut state = self.state.lock().await;
        let has_come = state.presence.open_page(player);
        if has_come && !state.seats_of(player).is_empty() {
            state.forget_question_about(player);
            self.changed(app, &mut state);
        }
    }

    /// A page of this person was closed.
    pub(crate) async fn close_page(self: &Arc<Self>, app: &Arc<App>, player: Option<&str>) {
        self.touch();
        let Some(player) = player else { return };
        let mut state = self.state.lock().await;
        let has_gone = state.presence.close_page(player);
        if has_gone && !state.seats_of(player).is_empty() {
            self.changed(app, &mut state);
        }
    }
}
