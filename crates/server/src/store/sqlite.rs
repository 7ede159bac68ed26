//! One SQLite file.
//!
//! Writes go through one connection in groups (`writer.rs`), reads through several. SQLite runs in
//! WAL mode with `synchronous=FULL`: what was committed is on the disk.

mod connect;
mod lists;
mod migrations;
mod people;
mod readers;
mod tables;
mod writer;

use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use rusqlite::{Connection, ErrorCode, OptionalExtension};

use super::{
    CallRow, ChatRow, EpochRow, FinishedRow, HookRow, Listed, NewEntries, NewTable, PlayerRow,
    ResultRow, Store, StoreError, StoredTable, TableRow,
};
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

#[async_trait]
impl Store for SqliteStore {
    async fn key(&self, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        let fresh = fresh.to_owned();
        self.write(move |db| {
            let sql = "INSERT OR IGNORE INTO keys (name, value) VALUES ('cookies', ?)";
            db.execute(sql, [fresh])?;
            let sql = "SELECT value FROM keys WHERE name = 'cookies'";
            Ok(db.query_row(sql, [], |row| row.get(0))?)
        })
        .await
    }

    async fn begin_epoch(&self, secret: &[u8; 32]) -> Result<EpochRow, StoreError> {
        let secret = *secret;
        self.write(move |db| {
            db.execute("INSERT INTO epochs (secret) VALUES (?)", [secret])?;
            let id = db.last_insert_rowid() as u32;
            Ok(EpochRow { id, secret })
        })
        .await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.write(|db| {
            let sql = "INSERT INTO service (name, millis) VALUES ('checks', 1) \
                ON CONFLICT (name) DO UPDATE SET millis = millis + 1";
            db.prepare_cached(sql)?.execute([])?;
            Ok(())
        })
        .await
    }

    async fn save_player(&self, player: &mut PlayerRow) -> Result<(), StoreError> {
        let row = player.clone();
        self.write(move |db| people::save(db, &row)).await?;
        player.version += 1;
        Ok(())
    }

    async fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        let id = id.to_owned();
        self.read(move |db| people::find(db, "id", &id)).await
    }

    async fn player_by_token(&self, token: &str) -> Result<Option<PlayerRow>, StoreError> {
        let token = token.to_owned();
        self.read(move |db| people::find(db, "token", &token)).await
    }

    async fn see_player(&self, id: &str, now: u64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |db| people::see(db, &id, now)).await
    }

    async fn forget_player(&self, id: &str, nobody: &str) -> Result<(), StoreError> {
        let (id, nobody) = (id.to_owned(), nobody.to_owned());
        self.write(move |db| people::forget(db, &id, &nobody)).await
    }

    async fn hook(&self, player: &str) -> Result<Option<HookRow>, StoreError> {
        let player = player.to_owned();
        self.read(move |db| people::hook(db, &player)).await
    }

    async fn save_hook(&self, player: &str, hook: Option<&HookRow>) -> Result<(), StoreError> {
        let (player, hook) = (player.to_owned(), hook.cloned());
        self.write(move |db| people::save_hook(db, &player, hook.as_ref()))
            .await
    }

    async fn save_call(&self, call: &CallRow) -> Result<(), StoreError> {
        let call = call.clone();
        self.write(move |db| people::save_call(db, &call)).await
    }

    async fn drop_call(&self, call: &CallRow) -> Result<(), StoreError> {
        let call = call.clone();
        self.write(move |db| people::drop_call(db, &call)).await
    }

    async fn calls(&self) -> Result<Vec<CallRow>, StoreError> {
        self.read(people::calls).await
    }

    async fn uptime(&self) -> Result<u64, StoreError> {
        self.read(|db| {
            let sql = "SELECT millis FROM service WHERE name = 'uptime'";
            let millis: Option<i64> = db.query_row(sql, [], |row| row.get(0)).optional()?;
            Ok(millis.unwrap_or_default().unsigned_abs())
        })
        .await
    }

    async fn save_uptime(&self, millis: u64) -> Result<(), StoreError> {
        self.write(move |db| {
            let sql = "INSERT INTO service (name, millis) VALUES ('uptime', ?) \
                ON CONFLICT (name) DO UPDATE SET millis = max(millis, excluded.millis)";
            db.prepare_cached(sql)?.execute([millis.cast_signed()])?;
            Ok(())
        })
        .await
    }

    async fn add_table(&self, new: NewTable<'_>) -> Result<(), StoreError> {
        let (row, seed, entries) = (new.row.clone(), new.seed.clone(), new.entries.to_owned());
        let (before, epoch, now) = (new.before.as_deref().cloned(), new.epoch, new.now);
        self.write(move |db| {
            tables::add(db, &row, &seed)?;
            let entries = NewEntries {
                from: 0,
                texts: &entries,
                epoch,
                results: &[],
            };
            tables::append(db, &row.id, &entries)?;
            lists::look_at(db, &row.id, now)?;
            before.map_or(Ok(()), |before| tables::save(db, &before))
        })
        .await?;
        new.row.version = 1;
        if let Some(before) = new.before {
            before.version += 1;
        }
        Ok(())
    }

    async fn load(&self, id: &str, n_chat: usize) -> Result<Option<StoredTable>, StoreError> {
        let id = id.to_owned();
        self.read(move |db| tables::load(db, &id, n_chat)).await
    }

    async fn table(&self, id: &str) -> Result<Option<Listed>, StoreError> {
        let id = id.to_owned();
        self.read(move |db| tables::find(db, &id)).await
    }

    async fn save_table(&self, table: &mut TableRow) -> Result<(), StoreError> {
        let row = table.clone();
        self.write(move |db| tables::save(db, &row)).await?;
        table.version += 1;
        Ok(())
    }

    async fn append(
        &self,
        id: &str,
        new: NewEntries<'_>,
        table: Option<&mut TableRow>,
    ) -> Result<(), StoreError> {
        let (id, texts, results) = (id.to_owned(), new.texts.to_owned(), new.results.to_owned());
        let (from, epoch, row) = (new.from, new.epoch, table.as_deref().cloned());
        self.write(move |db| {
            let new = NewEntries {
                from,
                texts: &texts,
                epoch,
                results: &results,
            };
            tables::append(db, &id, &new)?;
            row.map_or(Ok(()), |row| tables::save(db, &row))
        })
        .await?;
        if let Some(table) = table {
            table.version += 1;
        }
        Ok(())
    }

    async fn results(&self, id: &str) -> Result<Vec<ResultRow>, StoreError> {
        let id = id.to_owned();
        self.read(move |db| tables::results(db, &id)).await
    }

    async fn save_results(&self, id: &str, results: &[ResultRow]) -> Result<(), StoreError> {
        let (id, results) = (id.to_owned(), results.to_owned());
        self.write(move |db| tables::save_results(db, &id, &results))
            .await
    }

    async fn without_results(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = 'over' \
            AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = id)";
        self.read(|db| lists::ids(db, sql, None)).await
    }

    async fn add_chat(&self, id: &str, line: &ChatRow) -> Result<(), StoreError> {
        let (id, line) = (id.to_owned(), line.clone());
        self.write(move |db| {
            let sql = "INSERT INTO chat (table_id, seat, name, text) VALUES (?, ?, ?, ?)";
            let row = rusqlite::params![id, line.seat, line.name, line.text];
            db.prepare_cached(sql)?.execute(row)?;
            Ok(())
        })
        .await
    }

    async fn rename_chat(&self, id: &str, seat: u8, name: &str) -> Result<(), StoreError> {
        let (id, name) = (id.to_owned(), name.to_owned());
        self.write(move |db| {
            let sql = "UPDATE chat SET name = ? WHERE table_id = ? AND seat = ?";
            db.execute(sql, rusqlite::params![name, id, seat])?;
            Ok(())
        })
        .await
    }

    async fn open_tables(&self, n: usize) -> Result<Vec<TableRow>, StoreError> {
        self.read(move |db| lists::open(db, n)).await
    }

    async fn tables_of(&self, player: &str, n: usize) -> Result<Vec<Listed>, StoreError> {
        let player = player.to_owned();
        self.read(move |db| lists::of(db, &player, n)).await
    }

    async fn finished_of(&self, player: &str, n: usize) -> Result<Vec<FinishedRow>, StoreError> {
        let player = player.to_owned();
        self.read(move |db| lists::finished(db, &player, n)).await
    }

    async fn all_of(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let player = player.to_owned();
        let sql = "SELECT table_id FROM sitters WHERE player = ?";
        self.read(move |db| lists::ids(db, sql, Some(&player)))
            .await
    }

    async fn drop_sitter(&self, player: &str, table: &str) -> Result<(), StoreError> {
        let (player, table) = (player.to_owned(), table.to_owned());
        self.write(move |db| tables::drop_sitter(db, &player, &table))
            .await
    }

    async fn playing(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = 'playing' ORDER BY opened";
        self.read(|db| lists::ids(db, sql, None)).await
    }

    async fn look_at(&self, id: &str, now: u64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |db| lists::look_at(db, &id, now)).await
    }

    async fn drop_unseen(&self, since: u64) -> Result<u64, StoreError> {
        self.write(move |db| lists::drop_unseen(db, since)).await
    }

    async fn drop_guests(&self, since: u64) -> Result<u64, StoreError> {
        self.write(move |db| people::drop_guests(db, since)).await
    }

    async fn close(&self) {
        self.readers.close().await;
        // The last connection empties the write-ahead log, which takes a moment.
        let writer = Arc::clone(&self.writer);
        let _ = tokio::task::spawn_blocking(move || writer.close()).await;
        drop(self.claim.lock().expect("nothing panics with it").take());
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
