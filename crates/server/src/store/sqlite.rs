//! One SQLite file.
//!
//! Each concern of the store has a file with its SQL. Writes go through one connection in groups
//! (`writer.rs`), reads through several. SQLite runs in WAL mode with `synchronous=FULL`:
//! what was committed is on the disk.

mod chat;
mod connect;
mod hooks;
mod lists;
mod migrations;
mod own_boards;
mod people;
mod readers;
mod results;
mod service;
mod tables;
mod upkeep;
mod writer;

use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex};

use rusqlite::{Connection, ErrorCode};

use super::{Store, StoreError};
use connect::Mode;
use readers::Readers;
use writer::Writer;

pub use migrations::SCHEMA;

/// The store in a file.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Arc<Writer>,
    readers: Readers,
    /// Held for as long as the store is open.
    claim: Mutex<Option<File>>,
}

impl Store for SqliteStore {}

impl SqliteStore {
    /// Opens the file, or makes it, and brings it to the schema of today.
    ///
    /// # Errors
    /// When the file cannot be used as a database, is of a newer version, or another server has it.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let path = path.to_owned();
        let opened = tokio::task::spawn_blocking(move || {
            let claim = connect::claim(&path)?;
            let connection = connect::open(&path, Mode::Write)?;
            migrations::migrate(&connection)?;
            Ok(SqliteStore {
                readers: Readers::new(path.clone()),
                writer: Arc::new(Writer::start(path, connection)),
                claim: Mutex::new(Some(claim)),
            })
        });
        opened.await.map_err(broken)?
    }

    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.writer.write(work).await
    }

    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.readers.read(work).await
    }
}

fn broken(reason: impl std::fmt::Display) -> StoreError {
    StoreError::Unreadable(reason.to_string())
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
        let rusqlite::Error::SqliteFailure(failure, _) = &error else {
            return broken(error);
        };
        match (failure.code, failure.extended_code) {
            (_, SQLITE_CONSTRAINT_PRIMARYKEY | SQLITE_CONSTRAINT_UNIQUE) => StoreError::Conflict,
            (ErrorCode::ConstraintViolation | ErrorCode::TypeMismatch, _) => broken(error),
            _ => StoreError::Unstored(error.to_string()),
        }
    }
}
