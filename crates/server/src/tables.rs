//! The tables that are in memory: loaded when a request asks for them, forgotten when none does.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::OnceCell;

use crate::App;
use crate::fault::Fault;
use crate::table::LiveTable;

/// A table that is loaded once, however many requests ask for it at the same time.
type Slot = Arc<OnceCell<Arc<LiveTable>>>;

/// The tables by their ids.
#[derive(Default)]
pub(crate) struct LiveTables {
    slots: Mutex<HashMap<String, Slot>>,
}

impl LiveTables {
    /// The table with this id.
    pub(crate) async fn get(&self, app: &Arc<App>, id: &str) -> Result<Arc<LiveTable>, Fault> {
        let slot = Arc::clone(self.lock().entry(id.to_owned()).or_default());
        let loaded = slot.get_or_try_init(|| LiveTable::load(app, id)).await;
        match loaded {
            Ok(table) => Ok(Arc::clone(table)),
            Err(fault) => {
                self.forget_empty(id, &slot);
                Err(fault)
            }
        }
    }

    /// Forgets tables that nobody has used for a while.
    pub(crate) fn sweep(&self, app: &App) {
        self.lock().retain(|_, slot| match slot.get() {
            // While we hold the lock nobody can get hold of a table that only we know.
            Some(table) => {
                Arc::strong_count(slot) > 1
                    || Arc::strong_count(table) > 1
                    || !table.is_idle(app.config.idle_after)
            }
            None => Arc::strong_count(slot) > 1,
        });
    }

    /// The ids of the tables in memory.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.lock().keys().cloned().collect()
    }

    /// How many are in memory.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Forgets a table that could not be loaded, unless another request is just loading it: two
    /// tables with one id would not know of each other.
    fn forget_empty(&self, id: &str, failed: &Slot) {
        let mut slots = self.lock();
        let is_ours = |slot: &Slot| Arc::ptr_eq(slot, failed) && slot.get().is_none();
        // One is in the map, one is the caller's.
        if slots.get(id).is_some_and(is_ours) && Arc::strong_count(failed) == 2 {
            slots.remove(id);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.slots.lock().expect("nothing panics with it")
    }
}
