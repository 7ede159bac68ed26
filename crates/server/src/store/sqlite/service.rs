//! The server's own rows: keys, epochs, the time of the service.

use std::sync::Arc;

use async_trait::async_trait;
use rusqlite::OptionalExtension;

use super::SqliteStore;
use crate::store::{EpochRow, ServiceStore, StoreError};

#[async_trait]
impl ServiceStore for SqliteStore {
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

    async fn check(&self) -> Result<(), StoreError> {
        self.write(|db| {
            let sql = "INSERT INTO service (name, millis) VALUES ('checks', 1) \
                ON CONFLICT (name) DO UPDATE SET millis = millis + 1";
            db.prepare_cached(sql)?.execute([])?;
            Ok(())
        })
        .await
    }

    async fn close(&self) {
        self.readers.close().await;
        // The last connection empties the write-ahead log, which takes a moment.
        let writer = Arc::clone(&self.writer);
        let _ = tokio::task::spawn_blocking(move || writer.close()).await;
        drop(self.claim.lock().expect("nothing panics with it").take());
    }
}
