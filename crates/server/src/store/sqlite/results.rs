//! How games ended.

use async_trait::async_trait;
use rusqlite::{Connection, Row, params};

use super::SqliteStore;
use super::lists::ids;
use crate::store::{ResultRow, ResultStore, StoreError};

#[async_trait]
impl ResultStore for SqliteStore {
    async fn results(&self, id: &str) -> Result<Vec<ResultRow>, StoreError> {
        let id = id.to_owned();
        self.read(move |db| results(db, &id)).await
    }

    async fn save_results(&self, id: &str, results: &[ResultRow]) -> Result<(), StoreError> {
        let (id, results) = (id.to_owned(), results.to_owned());
        self.write(move |db| save_results(db, &id, &results)).await
    }

    async fn without_results(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = 'over' \
            AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = id)";
        self.read(|db| ids(db, sql, None)).await
    }
}

/// What is there already stays.
pub(super) fn save_results(
    db: &Connection,
    id: &str,
    results: &[ResultRow],
) -> Result<(), StoreError> {
    let sql = "INSERT OR IGNORE INTO results (table_id, seat, player, name, level, points, place) \
        VALUES (?, ?, ?, ?, ?, ?, ?)";
    for one in results {
        db.prepare_cached(sql)?.execute(params![
            id, one.seat, one.person, one.name, one.level, one.points, one.place
        ])?;
    }
    Ok(())
}

pub(super) fn results(db: &Connection, id: &str) -> Result<Vec<ResultRow>, StoreError> {
    let sql = "SELECT seat, player, name, level, points, place FROM results \
        WHERE table_id = ? ORDER BY seat";
    let read = |row: &Row<'_>| {
        Ok(ResultRow {
            seat: row.get(0)?,
            person: row.get(1)?,
            name: row.get(2)?,
            level: row.get(3)?,
            points: row.get(4)?,
            place: row.get(5)?,
        })
    };
    let mut all = db.prepare_cached(sql)?;
    let results = all.query_map([id], read)?;
    Ok(results.collect::<Result<_, _>>()?)
}
