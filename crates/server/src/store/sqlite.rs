//! One SQLite file.
//!
//! Writes go through one connection in explicit transactions, reads through several: measured, a
//! pool of writers is slower, and statements that are not read to the end keep the write-ahead
//! log from being emptied.

mod calls;
mod records;
mod rows;

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};

use rows::{broken, insert_entries, read_chat, read_hook, read_player, read_table, write_table};

use super::{CallRow, ChatRow, HookRow, PlayerRow, Seed, Status, Store, StoreError, TableRow};

/// How many connections read.
const N_READERS: u32 = 4;
/// How long a statement waits for another process that has the file.
const BUSY: Duration = Duration::from_secs(5);

const SCHEMA: &str = "
CREATE TABLE IF NOT EXISTS keys (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS players (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, token TEXT NOT NULL UNIQUE, settings TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL, setup TEXT NOT NULL,
    seats TEXT NOT NULL, is_public INTEGER NOT NULL, host TEXT NOT NULL, start INTEGER,
    status TEXT NOT NULL, next TEXT, opened INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, opened);
CREATE TABLE IF NOT EXISTS sitters (
    player TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS ends (table_id TEXT PRIMARY KEY, ended INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS sitters_by_table ON sitters (table_id);
CREATE TABLE IF NOT EXISTS seeds (table_id TEXT PRIMARY KEY, seed BLOB NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chat (
    id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS chat_by_table ON chat (table_id, id);
CREATE TABLE IF NOT EXISTS hooks (
    player TEXT PRIMARY KEY, url TEXT NOT NULL, secret TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS calls (
    player TEXT NOT NULL, table_id TEXT NOT NULL, game TEXT NOT NULL, seq INTEGER NOT NULL,
    PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS looks (table_id TEXT PRIMARY KEY, second INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS service (name TEXT PRIMARY KEY, millis INTEGER NOT NULL) STRICT;
";

const TABLE_COLUMNS: &str = "tables.id, game, rules_version, setup, seats, is_public, host, \
    start, status, next, opened, terms";

/// The store in a file.
#[derive(Clone, Debug)]
pub struct SqliteStore {
    writer: SqlitePool,
    readers: SqlitePool,
}

impl SqliteStore {
    /// Opens the file, or makes it.
    ///
    /// # Errors
    /// When the file cannot be used as a database.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        make_private(path);
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // In WAL mode a killed process loses nothing by this; a power cut may lose the last
            // moves but never breaks the file.
            .synchronous(SqliteSynchronous::Normal)
            .busy_timeout(BUSY);
        let pool = |n| SqlitePoolOptions::new().max_connections(n);
        let writer = pool(1).connect_with(options.clone()).await?;
        sqlx::raw_sql(SCHEMA).execute(&writer).await?;
        add_terms(&writer).await?;
        let readers = pool(N_READERS)
            .connect_with(options.read_only(true))
            .await?;
        Ok(SqliteStore { writer, readers })
    }

    async fn read_tables(
        &self,
        sql: String,
        of: &str,
        n: usize,
    ) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(of)
            .bind(n as i64)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(read_table).collect()
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn key(&self, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("INSERT OR IGNORE INTO keys (name, value) VALUES ('cookies', ?)")
            .bind(fresh)
            .execute(&mut *transaction)
            .await?;
        let row = sqlx::query("SELECT value FROM keys WHERE name = 'cookies'")
            .fetch_one(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(row.try_get(0)?)
    }

    async fn save_player(&self, player: &PlayerRow) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query(
            "INSERT INTO players (id, name, token, settings) VALUES (?, ?, ?, ?) \
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, token = excluded.token, \
             settings = excluded.settings",
        )
        .bind(&player.id)
        .bind(&player.name)
        .bind(&player.token)
        .bind(&player.settings)
        .execute(&mut *transaction)
        .await?;
        Ok(transaction.commit().await?)
    }

    async fn forget_player(&self, id: &str) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        for sql in [
            "DELETE FROM players WHERE id = ?",
            "DELETE FROM hooks WHERE player = ?",
            "DELETE FROM calls WHERE player = ?",
        ] {
            sqlx::query(sql).bind(id).execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        let row = sqlx::query("SELECT id, name, token, settings FROM players WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read_player).transpose()
    }

    async fn player_by_token(&self, token: &str) -> Result<Option<PlayerRow>, StoreError> {
        let row = sqlx::query("SELECT id, name, token, settings FROM players WHERE token = ?")
            .bind(token)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read_player).transpose()
    }

    async fn hook(&self, player: &str) -> Result<Option<HookRow>, StoreError> {
        let row = sqlx::query("SELECT url, secret FROM hooks WHERE player = ?")
            .bind(player)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read_hook).transpose()
    }

    async fn save_hook(&self, player: &str, hook: Option<&HookRow>) -> Result<(), StoreError> {
        let query = match hook {
            None => sqlx::query("DELETE FROM hooks WHERE player = ?").bind(player),
            Some(hook) => {
                let sql = "INSERT OR REPLACE INTO hooks (player, url, secret) VALUES (?, ?, ?)";
                let query = sqlx::query(sql).bind(player);
                query.bind(&hook.url).bind(&hook.secret)
            }
        };
        query.execute(&self.writer).await?;
        Ok(())
    }

    async fn save_call(&self, call: &CallRow) -> Result<(), StoreError> {
        calls::save(&self.writer, call).await
    }

    async fn drop_call(&self, call: &CallRow) -> Result<(), StoreError> {
        calls::drop(&self.writer, call).await
    }

    async fn calls(&self) -> Result<Vec<CallRow>, StoreError> {
        calls::all(&self.readers).await
    }

    async fn uptime(&self) -> Result<u64, StoreError> {
        let row = sqlx::query("SELECT millis FROM service WHERE name = 'uptime'")
            .fetch_optional(&self.readers)
            .await?;
        let millis: i64 = row.map_or(Ok(0), |row| row.try_get(0))?;
        Ok(millis.unsigned_abs())
    }

    async fn save_uptime(&self, millis: u64) -> Result<(), StoreError> {
        let sql = "INSERT INTO service (name, millis) VALUES ('uptime', ?) \
            ON CONFLICT (name) DO UPDATE SET millis = max(millis, excluded.millis)";
        sqlx::query(sql)
            .bind(millis.cast_signed())
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn add_table(&self, table: &TableRow, seed: &Seed) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("INSERT INTO seeds (table_id, seed) VALUES (?, ?)")
            .bind(&table.id)
            .bind(&seed.0[..])
            .execute(&mut *transaction)
            .await?;
        write_table(&mut transaction, table).await?;
        Ok(transaction.commit().await?)
    }

    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let sql = format!("SELECT {TABLE_COLUMNS} FROM tables WHERE id = ? LIMIT ?");
        Ok(self.read_tables(sql, id, 1).await?.pop())
    }

    async fn seed(&self, id: &str) -> Result<Option<Seed>, StoreError> {
        let row = sqlx::query("SELECT seed FROM seeds WHERE table_id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let bytes: Vec<u8> = row.try_get(0)?;
        let seed = bytes
            .try_into()
            .map_err(|_| broken("a seed has 32 bytes"))?;
        Ok(Some(Seed(seed)))
    }

    async fn save_table(&self, table: &TableRow) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        write_table(&mut transaction, table).await?;
        Ok(transaction.commit().await?)
    }

    async fn append(
        &self,
        id: &str,
        from: usize,
        entries: &[String],
        table: Option<&TableRow>,
    ) -> Result<(), StoreError> {
        let Some(table) = table else {
            // One statement is a transaction of its own, and one trip to the writing thread.
            return insert_entries(&self.writer, id, from, entries).await;
        };
        let mut transaction = self.writer.begin().await?;
        insert_entries(&mut *transaction, id, from, entries).await?;
        write_table(&mut transaction, table).await?;
        Ok(transaction.commit().await?)
    }

    async fn entries(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT seq, text FROM entries WHERE table_id = ? ORDER BY seq")
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        let read = |(place, row): (usize, &SqliteRow)| {
            let seq: i64 = row.try_get(0)?;
            if seq != place as i64 {
                return Err(broken("a log has a gap"));
            }
            Ok(row.try_get(1)?)
        };
        rows.iter().enumerate().map(read).collect()
    }

    async fn add_chat(&self, id: &str, line: &ChatRow) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("INSERT INTO chat (table_id, seat, name, text) VALUES (?, ?, ?, ?)")
            .bind(id)
            .bind(line.seat.map(i64::from))
            .bind(&line.name)
            .bind(&line.text)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    async fn rename_chat(&self, id: &str, seat: u8, name: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE chat SET name = ? WHERE table_id = ? AND seat = ?")
            .bind(name)
            .bind(id)
            .bind(i64::from(seat))
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn chat(&self, id: &str, n: usize) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT seat, name, text FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?";
        let rows = sqlx::query(sql)
            .bind(id)
            .bind(n as i64)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().rev().map(read_chat).collect()
    }

    async fn open_tables(&self, n: usize) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "SELECT {TABLE_COLUMNS} FROM tables WHERE status = ? AND is_public = 1 \
             ORDER BY opened DESC LIMIT ?"
        );
        self.read_tables(sql, Status::Waiting.as_str(), n).await
    }

    async fn tables_of(&self, player: &str, n: usize) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "SELECT {TABLE_COLUMNS} FROM sitters JOIN tables ON tables.id = sitters.table_id \
             WHERE sitters.player = ? AND status <> 'over' ORDER BY opened DESC LIMIT ?"
        );
        self.read_tables(sql, player, n).await
    }

    async fn finished_of(
        &self,
        player: &str,
        n: usize,
    ) -> Result<Vec<(TableRow, i64)>, StoreError> {
        let sql = format!(
            "SELECT {TABLE_COLUMNS}, coalesce(ended, opened) AS at FROM sitters \
             JOIN tables ON tables.id = sitters.table_id \
             LEFT JOIN ends ON ends.table_id = sitters.table_id \
             WHERE sitters.player = ? AND status = 'over' ORDER BY at DESC LIMIT ?"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(player)
            .bind(n as i64)
            .fetch_all(&self.readers)
            .await?;
        let read = |row: &SqliteRow| Ok((read_table(row)?, row.try_get("at")?));
        rows.iter().map(read).collect()
    }

    async fn all_of(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT table_id FROM sitters WHERE player = ?")
            .bind(player)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn playing(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE status = 'playing' ORDER BY opened")
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn look_at(&self, id: &str, second: i64) -> Result<(), StoreError> {
        records::look_at(&self.writer, id, second).await
    }

    async fn drop_records(&self, since: i64) -> Result<u64, StoreError> {
        records::drop_unseen(&self.writer, since).await
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// Files of the first version have no column for the terms.
async fn add_terms(writer: &SqlitePool) -> Result<(), StoreError> {
    let column = "SELECT 1 FROM pragma_table_info('tables') WHERE name = 'terms'";
    let has_terms = sqlx::query(column).fetch_optional(writer).await?.is_some();
    if !has_terms {
        let sql = "ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}'";
        sqlx::query(sql).execute(writer).await?;
    }
    Ok(())
}

/// A new file is for its owner alone: it has the secrets of people and tables in it. What goes
/// wrong here goes wrong again when the file is opened, and is told there.
fn make_private(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        let mut options = std::fs::OpenOptions::new();
        let _ = options.write(true).create_new(true).mode(0o600).open(path);
    }
    #[cfg(not(unix))]
    let _ = path;
}
