//! When rows were last needed, and deleting those that nobody needs any more.

use async_trait::async_trait;
use rusqlite::{Connection, params};

use super::SqliteStore;
use crate::store::{StoreError, UpkeepStore};

/// Brought records and waiting tables that nobody has opened since.
pub(super) const UNOPENED: &str = "SELECT id FROM looks INDEXED BY looks_by_time \
    JOIN tables ON id = table_id WHERE at < ? AND status IN ('record', 'waiting')";

#[async_trait]
impl UpkeepStore for SqliteStore {
    async fn mark_opened(&self, table: &str, now: u64) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.write(move |db| mark_opened(db, &table, now)).await
    }

    async fn mark_visited(&self, person: &str, now: u64) -> Result<(), StoreError> {
        let person = person.to_owned();
        self.write(move |db| mark_visited(db, &person, now)).await
    }

    async fn drop_unopened(&self, since: u64) -> Result<u64, StoreError> {
        self.write(move |db| drop_unopened(db, since)).await
    }

    async fn drop_guests(&self, since: u64) -> Result<u64, StoreError> {
        self.write(move |db| drop_guests(db, since)).await
    }
}

pub(super) fn mark_opened(db: &Connection, id: &str, now: u64) -> Result<(), StoreError> {
    let sql = "INSERT INTO looks (table_id, at) \
        SELECT id, ?2 FROM tables WHERE id = ?1 AND status IN ('record', 'waiting') \
        ON CONFLICT (table_id) DO UPDATE SET at = max(at, excluded.at)";
    db.prepare_cached(sql)?
        .execute(params![id, now.cast_signed()])?;
    Ok(())
}

fn mark_visited(db: &Connection, id: &str, now: u64) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE players SET seen = max(seen, ?2) WHERE id = ?1")?
        .execute(params![id, now.cast_signed()])?;
    Ok(())
}

fn drop_unopened(db: &Connection, since: u64) -> Result<u64, StoreError> {
    let mut n_dropped = 0;
    // The list is made from the tables, so they go last.
    for (table, key) in [
        ("entries", "table_id"),
        ("seeds", "table_id"),
        ("chat", "table_id"),
        ("sitters", "table_id"),
        ("tables", "id"),
    ] {
        let sql = format!("DELETE FROM {table} WHERE {key} IN ({UNOPENED})");
        n_dropped = db.execute(&sql, [since.cast_signed()])?;
    }
    let sql = "DELETE FROM looks WHERE at < ? AND table_id NOT IN (SELECT id FROM tables)";
    db.execute(sql, [since.cast_signed()])?;
    Ok(n_dropped as u64)
}

fn drop_guests(db: &Connection, since: u64) -> Result<u64, StoreError> {
    let sql = "DELETE FROM players WHERE seen < ?1 \
        AND NOT EXISTS (SELECT 1 FROM sitters WHERE player = players.id) \
        AND NOT EXISTS (SELECT 1 FROM results WHERE player = players.id) \
        AND NOT EXISTS (SELECT 1 FROM hooks WHERE player = players.id) \
        AND NOT EXISTS (SELECT 1 FROM own_boards WHERE player = players.id)";
    Ok(db.execute(sql, [since.cast_signed()])? as u64)
}
