//! Tables with their logs.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::results::save_results;
use super::upkeep::mark_opened;
use super::{SqliteStore, broken, chat};
use crate::store::{
    EpochRow, Listed, NewEntries, NewTable, SeatRow, Seed, Status, StoreError, StoredEntry,
    StoredTable, TableRow, TableStore,
};

/// In the order in which [`read`] reads them.
pub(super) const COLUMNS: &str = "tables.id, game, rules_version, setup, seats, is_public, host, \
    start, status, next, opened, terms, version";

#[async_trait]
impl TableStore for SqliteStore {
    async fn add_table(&self, new: NewTable<'_>) -> Result<(), StoreError> {
        let (row, seed, entries) = (new.row.clone(), new.seed.clone(), new.entries.to_owned());
        let (before, epoch, now) = (new.before.as_deref().cloned(), new.epoch, new.now);
        self.write(move |db| {
            add(db, &row, &seed)?;
            let entries = NewEntries {
                from: 0,
                texts: &entries,
                epoch,
                results: &[],
            };
            append(db, &row.id, &entries)?;
            mark_opened(db, &row.id, now)?;
            before.map_or(Ok(()), |before| save(db, &before))
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
        self.read(move |db| load(db, &id, n_chat)).await
    }

    async fn table(&self, id: &str) -> Result<Option<Listed>, StoreError> {
        let id = id.to_owned();
        self.read(move |db| find(db, &id)).await
    }

    async fn save_table(&self, table: &mut TableRow) -> Result<(), StoreError> {
        let row = table.clone();
        self.write(move |db| save(db, &row)).await?;
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
            append(db, &id, &new)?;
            row.map_or(Ok(()), |row| save(db, &row))
        })
        .await?;
        if let Some(table) = table {
            table.version += 1;
        }
        Ok(())
    }

    async fn drop_sitter(&self, person: &str, table: &str) -> Result<(), StoreError> {
        let (person, table) = (person.to_owned(), table.to_owned());
        self.write(move |db| drop_sitter(db, &person, &table)).await
    }
}

fn add(db: &Connection, table: &TableRow, seed: &Seed) -> Result<(), StoreError> {
    db.prepare_cached("INSERT INTO seeds (table_id, seed) VALUES (?, ?)")?
        .execute(params![table.id, seed.0])?;
    let sql = "INSERT INTO tables (id, game, rules_version, setup, seats, is_public, host, start, \
        status, next, opened, terms, version) \
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, 1)";
    db.prepare_cached(sql)?.execute(params![
        table.id,
        table.game,
        table.rules_version,
        table.setup,
        json(&table.seats)?,
        table.is_public,
        table.host,
        table.start,
        table.status.as_str(),
        table.next,
        table.opened,
        json(&table.settings)?,
    ])?;
    keep_sitters(db, table)?;
    keep_end(db, table)
}

/// Writes what may change about a table over the version that was read.
fn save(db: &Connection, table: &TableRow) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET seats = ?3, is_public = ?4, host = ?5, start = ?6, status = ?7, \
        next = ?8, terms = ?9, version = version + 1 WHERE id = ?1 AND version = ?2";
    let n_changed = db.prepare_cached(sql)?.execute(params![
        table.id,
        table.version,
        json(&table.seats)?,
        table.is_public,
        table.host,
        table.start,
        table.status.as_str(),
        table.next,
        json(&table.settings)?,
    ])?;
    if n_changed == 0 {
        return Err(StoreError::Conflict);
    }
    keep_sitters(db, table)?;
    keep_end(db, table)
}

fn keep_sitters(db: &Connection, table: &TableRow) -> Result<(), StoreError> {
    let persons: Vec<&str> = table.seats.iter().filter_map(SeatRow::person).collect();
    let mut sitting = db.prepare_cached("SELECT player FROM sitters WHERE table_id = ?")?;
    let sitting = sitting.query_map([&table.id], |row| row.get::<_, String>(0))?;
    let sitting: Vec<String> = sitting.collect::<Result<_, _>>()?;
    for person in &sitting {
        if !persons.contains(&person.as_str()) {
            drop_sitter(db, person, &table.id)?;
        }
    }
    for person in persons {
        if !sitting.iter().any(|one| one == person) {
            // Two seats of one person are one row.
            let sql = "INSERT OR IGNORE INTO sitters (player, table_id) VALUES (?, ?)";
            db.prepare_cached(sql)?.execute([person, &table.id])?;
        }
    }
    Ok(())
}

/// It may be saved again, but it ended when it was over for the first time.
fn keep_end(db: &Connection, table: &TableRow) -> Result<(), StoreError> {
    if table.status == Status::Over {
        let sql = "INSERT OR IGNORE INTO ends (table_id, ended) VALUES (?, ?)";
        let row = params![table.id, crate::unix_seconds()];
        db.prepare_cached(sql)?.execute(row)?;
    }
    Ok(())
}

fn drop_sitter(db: &Connection, person: &str, table: &str) -> Result<(), StoreError> {
    db.prepare_cached("DELETE FROM sitters WHERE player = ? AND table_id = ?")?
        .execute([person, table])?;
    Ok(())
}

fn append(db: &Connection, id: &str, new: &NewEntries<'_>) -> Result<(), StoreError> {
    let sql = "INSERT INTO entries (table_id, seq, text, epoch) VALUES (?, ?, ?, ?)";
    let mut insert = db.prepare_cached(sql)?;
    for (seq, text) in (new.from..).zip(new.texts) {
        insert.execute(params![id, seq as i64, text, new.epoch])?;
    }
    save_results(db, id, new.results)
}

fn load(db: &Connection, id: &str, n_chat: usize) -> Result<Option<StoredTable>, StoreError> {
    let row = match find(db, id)? {
        None => return Ok(None),
        Some(Listed::Table(row)) => *row,
        Some(Listed::Damaged { reason, .. }) => return Err(StoreError::Unreadable(reason)),
    };
    let sql = "SELECT seed FROM seeds WHERE table_id = ?";
    let seed = db.prepare_cached(sql)?.query_row([id], |row| row.get(0));
    Ok(Some(StoredTable {
        row,
        seed: Seed(
            seed.optional()?
                .ok_or_else(|| broken("the seed is missing"))?,
        ),
        entries: entries(db, id)?,
        epochs: epochs(db, id)?,
        chat: chat::last(db, id, n_chat)?,
    }))
}

/// The table with this id, however much of it can be read.
fn find(db: &Connection, id: &str) -> Result<Option<Listed>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM tables WHERE id = ?");
    let mut found = db.prepare_cached(&sql)?;
    Ok(found.query_row([id], |row| Ok(listed(row))).optional()?)
}

pub(super) fn listed(row: &Row<'_>) -> Listed {
    match read(row) {
        Ok(table) => Listed::Table(Box::new(table)),
        Err(error) => Listed::Damaged {
            id: row.get(0).unwrap_or_default(),
            reason: error.to_string(),
        },
    }
}

fn read(row: &Row<'_>) -> Result<TableRow, StoreError> {
    let seats: String = row.get(4)?;
    let status: String = row.get(8)?;
    let settings: String = row.get(11)?;
    Ok(TableRow {
        id: row.get(0)?,
        game: row.get(1)?,
        rules_version: row.get(2)?,
        setup: row.get(3)?,
        seats: serde_json::from_str(&seats).map_err(broken)?,
        is_public: row.get(5)?,
        host: row.get(6)?,
        start: row.get(7)?,
        status: Status::read(&status).ok_or_else(|| broken("no such status"))?,
        next: row.get(9)?,
        opened: row.get(10)?,
        settings: serde_json::from_str(&settings).map_err(broken)?,
        version: row.get(12)?,
    })
}

fn entries(db: &Connection, id: &str) -> Result<Vec<StoredEntry>, StoreError> {
    let sql = "SELECT seq, text, epoch FROM entries WHERE table_id = ? ORDER BY seq";
    let mut all = db.prepare_cached(sql)?;
    let mut rows = all.query([id])?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        if row.get::<_, i64>(0)? != entries.len() as i64 {
            return Err(broken(format!("entry {} is missing", entries.len())));
        }
        entries.push(StoredEntry {
            text: row.get(1)?,
            epoch: row.get(2)?,
        });
    }
    Ok(entries)
}

fn epochs(db: &Connection, id: &str) -> Result<Vec<EpochRow>, StoreError> {
    let sql = "SELECT id, secret FROM epochs WHERE id IN \
        (SELECT DISTINCT epoch FROM entries WHERE table_id = ?) ORDER BY id";
    let read = |row: &Row<'_>| {
        Ok(EpochRow {
            id: row.get(0)?,
            secret: row.get(1)?,
        })
    };
    let mut all = db.prepare_cached(sql)?;
    let epochs = all.query_map([id], read)?;
    Ok(epochs.collect::<Result<_, _>>()?)
}

fn json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(broken)
}
