//! Connections to the file, and the claim to be the only server on it.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::store::StoreError;

/// How long a statement waits for another program that has the file, such as a backup.
const BUSY: Duration = Duration::from_secs(5);

/// What a connection is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    Read,
    Write,
}

/// Opens a connection to the file.
pub(super) fn open(path: &Path, mode: Mode) -> Result<Connection, StoreError> {
    let flags = match mode {
        Mode::Read => OpenFlags::SQLITE_OPEN_READ_ONLY,
        Mode::Write => OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE,
    };
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(BUSY)?;
    connection.set_prepared_statement_cache_capacity(64);
    if mode == Mode::Write {
        connection.pragma_update(None, "journal_mode", "WAL")?;
        // A commit comes back when it is on the disk, on every system.
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "fullfsync", true)?;
    }
    Ok(connection)
}

/// Makes the file if there is none, for its owner alone: it has the secrets of people and tables
/// in it. Returns the claim to be the only server on it, which ends when it is dropped.
pub(super) fn claim(path: &Path) -> Result<File, StoreError> {
    let unusable = |error: std::io::Error| {
        StoreError::Unreadable(format!("{} cannot be opened: {error}", path.display()))
    };
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    // Where locks keep even their owner from reading, the claim is a file of its own.
    #[cfg(not(unix))]
    let path = &path.with_added_extension("lock");
    let file = options.open(path).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Unreadable(format!(
            "another server has {} open; two on one file would overwrite each other",
            path.display()
        ))),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}
