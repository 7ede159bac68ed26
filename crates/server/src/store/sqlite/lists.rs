//! Lists of tables, and what is deleted because nobody needs it any more.

use rusqlite::{Connection, Row, params};

use super::tables::{COLUMNS, listed, results};
use crate::store::{FinishedRow, Listed, StoreError, TableRow};

/// Tables of a person that are over.
const FINISHED: &str = "SELECT tables.id, game, rules_version, coalesce(ended, opened) AS at \
    FROM sitters JOIN tables ON tables.id = sitters.table_id \
    LEFT JOIN ends ON ends.table_id = sitters.table_id \
    WHERE sitters.player = ? AND status = 'over' ORDER BY at DESC LIMIT ?";
/// Records and waiting tables that nobody has opened since.
const UNSEEN: &str = "SELECT id FROM looks INDEXED BY looks_by_time JOIN tables ON id = table_id \
    WHERE at < ? AND status IN ('record', 'waiting')";

fn open_sql() -> String {
    format!(
        "SELECT {COLUMNS} FROM tables INDEXED BY tables_public \
         WHERE status = 'waiting' AND is_public = 1 \
         ORDER BY opened DESC LIMIT ?"
    )
}

fn of_sql() -> String {
    format!(
        "SELECT {COLUMNS} FROM sitters JOIN tables ON tables.id = sitters.table_id \
         WHERE sitters.player = ? AND status <> 'over' ORDER BY opened DESC LIMIT ?"
    )
}

pub(super) fn open(db: &Connection, n: usize) -> Result<Vec<TableRow>, StoreError> {
    let mut all = db.prepare_cached(&open_sql())?;
    let rows = all.query_map([n as i64], |row| Ok(listed(row)))?;
    let rows: Vec<Listed> = rows.collect::<Result<_, _>>()?;
    let readable = rows.into_iter().filter_map(|row| match row {
        Listed::Table(row) => Some(*row),
        Listed::Damaged { .. } => None,
    });
    Ok(readable.collect())
}

pub(super) fn of(db: &Connection, player: &str, n: usize) -> Result<Vec<Listed>, StoreError> {
    let mut all = db.prepare_cached(&of_sql())?;
    let rows = all.query_map(params![player, n as i64], |row| Ok(listed(row)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn finished(
    db: &Connection,
    player: &str,
    n: usize,
) -> Result<Vec<FinishedRow>, StoreError> {
    let read = |row: &Row<'_>| {
        Ok(FinishedRow {
            id: row.get(0)?,
            game: row.get(1)?,
            rules_version: row.get(2)?,
            ended: row.get(3)?,
            results: Vec::new(),
        })
    };
    let mut all = db.prepare_cached(FINISHED)?;
    let rows = all.query_map(params![player, n as i64], read)?;
    let mut rows: Vec<FinishedRow> = rows.collect::<Result<_, _>>()?;
    for row in &mut rows {
        row.results = results(db, &row.id)?;
    }
    Ok(rows)
}

/// The first column of what is asked for.
pub(super) fn ids(db: &Connection, sql: &str, of: Option<&str>) -> Result<Vec<String>, StoreError> {
    let mut all = db.prepare_cached(sql)?;
    let rows = all.query_map(rusqlite::params_from_iter(of), |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn look_at(db: &Connection, id: &str, now: u64) -> Result<(), StoreError> {
    let sql = "INSERT INTO looks (table_id, at) \
        SELECT id, ?2 FROM tables WHERE id = ?1 AND status IN ('record', 'waiting') \
        ON CONFLICT (table_id) DO UPDATE SET at = max(at, excluded.at)";
    db.prepare_cached(sql)?
        .execute(params![id, now.cast_signed()])?;
    Ok(())
}

pub(super) fn drop_unseen(db: &Connection, since: u64) -> Result<u64, StoreError> {
    let mut n_dropped = 0;
    // The list is made from the tables, so they go last.
    for (table, key) in [
        ("entries", "table_id"),
        ("seeds", "table_id"),
        ("chat", "table_id"),
        ("sitters", "table_id"),
        ("tables", "id"),
    ] {
        let sql = format!("DELETE FROM {table} WHERE {key} IN ({UNSEEN})");
        n_dropped = db.execute(&sql, [since.cast_signed()])?;
    }
    let sql = "DELETE FROM looks WHERE at < ? AND table_id NOT IN (SELECT id FROM tables)";
    db.execute(sql, [since.cast_signed()])?;
    Ok(n_dropped as u64)
}

#[cfg(test)]
mod tests {
    use super::super::migrations::migrate;
    use super::*;

    /// The lobby and a person's lists look at what they show, however many tables there are.
    #[test]
    fn lists_scan_no_table() {
        let db = Connection::open_in_memory().expect("a database");
        migrate(&db).expect("a schema");
        let plan = |sql: &str| -> String {
            let mut plan = db
                .prepare(&format!("EXPLAIN QUERY PLAN {sql}"))
                .expect("SQL");
            let n = plan.parameter_count();
            let rows = plan.query_map(rusqlite::params_from_iter(vec![1; n]), |row| row.get(3));
            let rows: Result<Vec<String>, _> = rows.expect("a plan").collect();
            rows.expect("a plan").join("; ")
        };
        for (sql, index) in [
            (open_sql(), "tables_public"),
            (of_sql(), "PRIMARY KEY"),
            (FINISHED.to_owned(), "PRIMARY KEY"),
            (UNSEEN.to_owned(), "looks_by_time"),
        ] {
            let plan = plan(&sql);
            assert!(plan.contains(index), "{plan}");
            // The index of the lobby has nothing else in it.
            let rest = plan.replace("SCAN tables USING INDEX tables_public", "");
            assert!(!rest.contains("SCAN"), "{plan}");
        }
    }
}
