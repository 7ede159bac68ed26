//! Connections that read, each used by one thread at a time.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use rusqlite::Connection;
use tokio::sync::Semaphore;

use super::connect::{self, Mode};
use crate::store::StoreError;

/// How many read at the same time.
const N_READERS: usize = 4;

/// The connections that nobody uses just now.
#[derive(Debug)]
pub(super) struct Readers {
    path: PathBuf,
    idle: Arc<Mutex<Vec<Connection>>>,
    permits: Semaphore,
}

impl Readers {
    pub(super) fn new(path: PathBuf) -> Readers {
        Readers {
            path,
            idle: Arc::default(),
            permits: Semaphore::new(N_READERS),
        }
    }

    /// Reads in one snapshot: whatever is written meanwhile is seen as a whole or not at all.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let gone = || StoreError::Unstored("the store is closed".to_owned());
        let _permit = self.permits.acquire().await.map_err(|_| gone())?;
        let (path, idle) = (self.path.clone(), Arc::clone(&self.idle));
        let read = tokio::task::spawn_blocking(move || {
            let kept = idle.lock().expect("nothing panics with it").pop();
            let mut connection = match kept {
                Some(connection) => connection,
                None => connect::open(&path, Mode::Read)?,
            };
            let snapshot = connection.transaction()?;
            let found = work(&snapshot);
            // A connection that has failed is not used again.
            if !matches!(found, Err(StoreError::Unstored(_))) && snapshot.finish().is_ok() {
                idle.lock()
                    .expect("nothing panics with it")
                    .push(connection);
            }
            found
        });
        read.await.map_err(|_| gone())?
    }

    /// Closes the connections when the last reader is done.
    pub(super) async fn close(&self) {
        let _all = self.permits.acquire_many(N_READERS as u32).await;
        self.permits.close();
        self.idle.lock().expect("nothing panics with it").clear();
    }
}
