//! Whom to tell that it is their turn.

use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use crate::store::{CallRow, StoreError};

pub(super) async fn save(writer: &SqlitePool, call: &CallRow) -> Result<(), StoreError> {
    let sql = "INSERT OR REPLACE INTO calls (player, table_id, game, seq) VALUES (?, ?, ?, ?)";
    sqlx::query(sql)
        .bind(&call.player)
        .bind(&call.table)
        .bind(&call.game)
        .bind(call.seq as i64)
        .execute(writer)
        .await?;
    Ok(())
}

/// A later turn stays.
pub(super) async fn drop(writer: &SqlitePool, call: &CallRow) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM calls WHERE player = ? AND table_id = ? AND seq = ?")
        .bind(&call.player)
        .bind(&call.table)
        .bind(call.seq as i64)
        .execute(writer)
        .await?;
    Ok(())
}

pub(super) async fn all(readers: &SqlitePool) -> Result<Vec<CallRow>, StoreError> {
    let rows = sqlx::query("SELECT player, table_id, game, seq FROM calls")
        .fetch_all(readers)
        .await?;
    let read = |row: &SqliteRow| {
        let seq: i64 = row.try_get(3)?;
        Ok(CallRow {
            player: row.try_get(0)?,
            table: row.try_get(1)?,
            game: row.try_get(2)?,
            seq: seq.unsigned_abs() as usize,
        })
    };
    rows.iter().map(read).collect()
}
