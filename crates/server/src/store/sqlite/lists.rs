//! Lists of tables.

use async_trait::async_trait;
use rusqlite::{Connection, Row, params};

use super::SqliteStore;
use super::results::results;
use super::tables::{COLUMNS, listed};
use crate::store::{FinishedRow, ListStore, Listed, StoreError, TableRow};

/// Tables of a person that are over.
const FINISHED: &str = "SELECT tables.id, game, rules_version, coalesce(ended, opened) AS at \
    FROM sitters JOIN tables ON tables.id = sitters.table_id \
    LEFT JOIN ends ON ends.table_id = sitters.table_id \
    WHERE sitters.player = ? AND status = 'over' ORDER BY at DESC LIMIT ?";
#[async_trait]
impl ListStore for SqliteStore {
    async fn open_tables(&self, n: usize) -> Result<Vec<TableRow>, StoreError> {
        self.read(move |db| open(db, n)).await
    }

    async fn tables_of(&self, person: &str, n: usize) -> Result<Vec<Listed>, StoreError> {
        let person = person.to_owned();
        self.read(move |db| of(db, &person, n)).await
    }

    async fn finished_of(&self, person: &str, n: usize) -> Result<Vec<FinishedRow>, StoreError> {
        let person = person.to_owned();
        self.read(move |db| finished(db, &person, n)).await
    }

    async fn all_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let person = person.to_owned();
        let sql = "SELECT table_id FROM sitters WHERE player = ?";
        self.read(move |db| ids(db, sql, Some(&person))).await
    }

    async fn playing(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = 'playing' ORDER BY opened";
        self.read(|db| ids(db, sql, None)).await
    }
}

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

fn open(db: &Connection, n: usize) -> Result<Vec<TableRow>, StoreError> {
    let mut all = db.prepare_cached(&open_sql())?;
    let rows = all.query_map([n as i64], |row| Ok(listed(row)))?;
    let rows: Vec<Listed> = rows.collect::<Result<_, _>>()?;
    let readable = rows.into_iter().filter_map(|row| match row {
        Listed::Table(row) => Some(*row),
        Listed::Damaged { .. } => None,
    });
    Ok(readable.collect())
}

fn of(db: &Connection, person: &str, n: usize) -> Result<Vec<Listed>, StoreError> {
    let mut all = db.prepare_cached(&of_sql())?;
    let rows = all.query_map(params![person, n as i64], |row| Ok(listed(row)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn finished(db: &Connection, person: &str, n: usize) -> Result<Vec<FinishedRow>, StoreError> {
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
    let rows = all.query_map(params![person, n as i64], read)?;
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

#[cfg(test)]
mod tests {
    use super::super::migrations::migrate;
    use super::super::upkeep::UNOPENED;
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
            (UNOPENED.to_owned(), "looks_by_time"),
        ] {
            let plan = plan(&sql);
            assert!(plan.contains(index), "{plan}");
            // The index of the lobby has nothing else in it.
            let rest = plan.replace("SCAN tables USING INDEX tables_public", "");
            assert!(!rest.contains("SCAN"), "{plan}");
        }
    }
}
