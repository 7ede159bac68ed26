//! What people say.

use async_trait::async_trait;
use rusqlite::{Connection, Row, params};

use super::SqliteStore;
use crate::store::{ChatRow, ChatStore, StoreError};

#[async_trait]
impl ChatStore for SqliteStore {
    async fn add_chat(&self, id: &str, line: &ChatRow) -> Result<(), StoreError> {
        let (id, line) = (id.to_owned(), line.clone());
        self.write(move |db| {
            let sql = "INSERT INTO chat (table_id, seat, name, text) VALUES (?, ?, ?, ?)";
            let row = params![id, line.seat, line.name, line.text];
            db.prepare_cached(sql)?.execute(row)?;
            Ok(())
        })
        .await
    }

    async fn rename_chat(&self, id: &str, seat: u8, name: &str) -> Result<(), StoreError> {
        let (id, name) = (id.to_owned(), name.to_owned());
        self.write(move |db| {
            let sql = "UPDATE chat SET name = ? WHERE table_id = ? AND seat = ?";
            db.execute(sql, params![name, id, seat])?;
            Ok(())
        })
        .await
    }
}

/// The last `n` lines of a table, oldest first.
pub(super) fn last(db: &Connection, id: &str, n: usize) -> Result<Vec<ChatRow>, StoreError> {
    let sql = "SELECT seat, name, text FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?";
    let read = |row: &Row<'_>| {
        Ok(ChatRow {
            seat: row.get(0)?,
            name: row.get(1)?,
            text: row.get(2)?,
        })
    };
    let mut last = db.prepare_cached(sql)?;
    let lines = last.query_map(params![id, n as i64], read)?;
    let mut lines: Vec<ChatRow> = lines.collect::<Result<_, _>>()?;
    lines.reverse();
    Ok(lines)
}
