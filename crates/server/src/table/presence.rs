//! Who is there right now: whose pages are open, and who has asked for something lately. A page
//! without script holds no connection, so every request counts.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{State, Table};
use crate::App;

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

    pub(super) fn is_here(&self, player: &str) -> bool {
        self.n_pages.contains_key(player)
    }

    /// Whether nobody has heard of somebody for so long.
    pub(super) fn is_gone(&self, player: &str, after: Duration) -> bool {
        let heard_at = self.heard_at.get(player).unwrap_or(&self.loaded_at);
        !self.is_here(player) && heard_at.elapsed() >= after
    }

    fn hear_of(&mut self, player: &str) {
        self.heard_at.insert(player.to_owned(), Instant::now());
    }

    /// Returns whether they were away before.
    fn open_page(&mut self, player: &str) -> bool {
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
            self.hear_of(player);
        }
        is_away
    }
}

impl Table {
    /// This person asks for something at the table, whatever it is.
    pub(crate) async fn hear_of(&self, player: &str) {
        let mut state = self.state.lock().await;
        if !state.seats_of(player).is_empty() {
            state.presence.hear_of(player);
        }
    }

    /// This person sees the table again, whether they had left or were only away.
    pub(crate) async fn welcome(self: &Arc<Self>, app: &Arc<App>, player: &str) {
        let mut state = self.state.lock().await;
        self.welcome_to(app, &mut state, player).await;
    }

    async fn welcome_to(self: &Arc<Self>, app: &Arc<App>, state: &mut State, player: &str) {
        // If that cannot be stored, they count as gone a little longer.
        if self.come_back(app, state, player).await.is_err() {
            tracing::warn!(table = self.id, "who came back is not stored");
        }
        if state.forget_question_about(player) {
            self.changed(app, state);
        }
    }

    /// A page of this person is open from now on.
    pub(crate) async fn open_page(self: &Arc<Self>, app: &Arc<App>, player: Option<&str>) {
        self.touch();
        let Some(player) = player else { return };
        let mut state = self.state.lock().await;
        let has_come = state.presence.open_page(player);
        self.welcome_to(app, &mut state, player).await;
        if has_come && !state.seats_of(player).is_empty() {
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
