//! Records that people have brought: kept for as long as somebody looks at them.

use sqlx::sqlite::SqlitePool;

use crate::store::StoreError;

/// Records that nobody has looked at since a second.
const UNSEEN: &str = "SELECT id FROM tables LEFT JOIN looks ON looks.table_id = id \
    WHERE status = 'record' AND coalesce(second, opened) < ?";

pub(super) async fn look_at(writer: &SqlitePool, id: &str, second: i64) -> Result<(), StoreError> {
    let sql = "INSERT OR REPLACE INTO looks (table_id, second) \
        SELECT id, ? FROM tables WHERE id = ? AND status = 'record'";
    sqlx::query(sql)
        .bind(second)
        .bind(id)
        .execute(writer)
        .await?;
    Ok(())
}

pub(super) async fn drop_unseen(writer: &SqlitePool, since: i64) -> Result<u64, StoreError> {
    let mut transaction = writer.begin().await?;
    let mut n_dropped = 0;
    // The list is made from the last two, so they go last.
    for (table, key) in [
        ("entries", "table_id"),
        ("seeds", "table_id"),
        ("chat", "table_id"),
        ("tables", "id"),
    ] {
        let sql = format!("DELETE FROM {table} WHERE {key} IN ({UNSEEN})");
        let done = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(since)
            .execute(&mut *transaction)
            .await?;
        n_dropped = done.rows_affected();
    }
    let sql = "DELETE FROM looks WHERE table_id NOT IN (SELECT id FROM tables)";
    sqlx::query(sql).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(n_dropped)
}
