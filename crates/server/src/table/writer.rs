//! Changing a table. A writer passes the turnstile and holds it while the store works; the state
//! is locked only to read it, and to put the new values in place once they are stored. So nobody
//! sees what is not stored, and nobody who only looks waits for the store.

use std::future::Future;
use std::sync::{Arc, MutexGuard};
use std::time::Instant;

use tokio::sync::OwnedMutexGuard;

use super::load::Loaded;
use super::{LiveTable, TableState};
use crate::App;
use crate::board::Step;
use crate::fault::Fault;
use crate::store::{NewEntries, StoreError, TableRow};
use crate::tasks::to_the_end;

/// The only one who may change a table now. [`LiveTable::write`] makes it.
pub(crate) struct TableWriter {
    pub(super) table: Arc<LiveTable>,
    pub(super) app: Arc<App>,
    _turn: OwnedMutexGuard<()>,
}

impl LiveTable {
    /// Lets `work` change the table when it is its turn. The work goes on to its end even if the
    /// caller does not wait for it: what was stored must be shown.
    pub(crate) async fn write<T, F>(
        self: &Arc<Self>,
        app: &Arc<App>,
        work: impl FnOnce(TableWriter) -> F + Send + 'static,
    ) -> Result<T, Fault>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Fault>> + Send,
    {
        let (table, app) = (Arc::clone(self), Arc::clone(app));
        to_the_end(async move {
            let _turn = Arc::clone(&table.turnstile).lock_owned().await;
            work(TableWriter { table, app, _turn }).await
        })
        .await
    }
}

impl TableWriter {
    /// Locks the state for a moment.
    pub(super) fn state(&self) -> MutexGuard<'_, TableState> {
        self.table.state()
    }

    /// Stores the new entries of a step, then shows them.
    pub(super) async fn commit(&self, step: Step) -> Result<(), Fault> {
        let (mut row, from, is_changed) = {
            let state = self.state();
            let from = state.board.seq();
            let mut row = state.row.clone();
            row.follow(&step, self.app.time.now());
            if step.has_acted && state.is_stood_in() {
                row.settings.stood_in = from + 1;
            }
            let is_changed = row != state.row;
            (row, from, is_changed)
        };
        let results = row.results(step.outcome.as_ref());
        let new = NewEntries {
            from,
            texts: &step.entries,
            epoch: Some(self.app.epoch.id),
            results: &results,
        };
        let changed = is_changed.then_some(&mut row);
        let stored = self.app.store.append(&self.table.id, new, changed).await;
        if let Err(error) = stored {
            return Err(self.doubt(error).await);
        }
        metrics::counter!("tessera_entries_total").increment(step.entries.len() as u64);
        let mut state = self.state();
        if !step.entries.is_empty() {
            state.epochs.entered(from);
        }
        state.board = step.next;
        if row.status != state.row.status {
            tracing::info!(table = row.id, status = row.status.as_str(), "table");
        }
        let before = std::mem::replace(&mut state.row, row);
        state.note_changes(&before);
        state.moved_at = Some(Instant::now());
        state.forget_undo_question();
        self.changed(&mut state);
        Ok(())
    }

    /// Stores what changed about the table beside its log, then shows it.
    pub(super) async fn save(&self, mut row: TableRow) -> Result<(), Fault> {
        row.wind(self.state().moment(), false);
        if let Err(error) = self.app.store.save_table(&mut row).await {
            return Err(self.doubt(error).await);
        }
        let mut state = self.state();
        let before = std::mem::replace(&mut state.row, row);
        state.note_changes(&before);
        self.changed(&mut state);
        Ok(())
    }

    /// What is in memory may not be what is stored: another server was faster, or a write that
    /// seemed to fail was done. What is stored is the truth.
    pub(super) async fn doubt(&self, error: StoreError) -> Fault {
        // Where the store does not even answer, the next write finds out.
        let _ = self.reload().await;
        error.into()
    }

    /// Puts what is stored in the place of what is in memory, and shows it.
    pub(super) async fn reload(&self) -> Result<(), Fault> {
        let loaded = Loaded::read(&self.app, &self.table.id).await?;
        let mut state = self.state();
        state.row = loaded.row;
        state.board = loaded.board;
        state.epochs = loaded.epochs;
        state.chat = loaded.chat;
        if let Some(thought) = state.in_thought.take() {
            thought.give_up();
        }
        self.changed(&mut state);
        Ok(())
    }

    /// Tells of a change.
    pub(super) fn changed(&self, state: &mut TableState) {
        self.table.changed(&self.app, state);
    }
}
