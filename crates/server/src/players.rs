//! People who have just been here, so that not every request reads who asks.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use crate::store::PlayerRow;

/// Another server may have changed somebody's settings: nothing is remembered for longer.
const FRESH: Duration = Duration::from_secs(10);

/// The people by their ids.
#[derive(Default)]
pub(crate) struct Players {
    recent: Mutex<HashMap<String, (Instant, PlayerRow)>>,
}

impl Players {
    pub(crate) fn get(&self, id: &str) -> Option<PlayerRow> {
        let recent = self.lock();
        let (at, player) = recent.get(id)?;
        (at.elapsed() < FRESH).then(|| player.clone())
    }

    pub(crate) fn put(&self, player: &PlayerRow) {
        let now = Instant::now();
        self.lock().insert(player.id.clone(), (now, player.clone()));
    }

    pub(crate) fn forget(&self, id: &str) {
        self.lock().remove(id);
    }

    /// Forgets who has not been here for a while.
    pub(crate) fn sweep(&self) {
        self.lock().retain(|_, (at, _)| at.elapsed() < FRESH);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, (Instant, PlayerRow)>> {
        self.recent.lock().expect("nothing panics with it")
    }
}
