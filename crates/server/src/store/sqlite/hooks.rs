//! Hooks, and the calls that wait for them.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::SqliteStore;
use crate::store::{CallRow, HookRow, HookStore, StoreError};

#[async_trait]
impl HookStore for SqliteStore {
    async fn hook(&self, person: &str) -> Result<Option<HookRow>, StoreError> {
        let person = person.to_owned();
        self.read(move |db| hook(db, &person)).await
    }

    async fn save_hook(&self, person: &str, hook: Option<&HookRow>) -> Result<(), StoreError> {
        let (person, hook) = (person.to_owned(), hook.cloned());
        self.write(move |db| save_hook(db, &person, hook.as_ref()))
            .await
    }

    async fn save_call(&self, call: &CallRow) -> Result<(), StoreError> {
        let call = call.clone();
        self.write(move |db| save_call(db, &call)).await
    }

    async fn drop_call(&self, call: &CallRow) -> Result<(), StoreError> {
        let call = call.clone();
        self.write(move |db| drop_call(db, &call)).await
    }

    async fn calls(&self) -> Result<Vec<CallRow>, StoreError> {
        self.read(calls).await
    }
}

fn hook(db: &Connection, person: &str) -> Result<Option<HookRow>, StoreError> {
    let read = |row: &Row<'_>| {
        Ok(HookRow {
            url: row.get(0)?,
            secret: row.get(1)?,
        })
    };
    let mut found = db.prepare_cached("SELECT url, secret FROM hooks WHERE player = ?")?;
    Ok(found.query_row([person], read).optional()?)
}

fn save_hook(db: &Connection, person: &str, hook: Option<&HookRow>) -> Result<(), StoreError> {
    match hook {
        None => db.execute("DELETE FROM hooks WHERE player = ?", [person])?,
        Some(hook) => db.execute(
            "INSERT OR REPLACE INTO hooks (player, url, secret) VALUES (?, ?, ?)",
            [person, &hook.url, &hook.secret],
        )?,
    };
    Ok(())
}

fn save_call(db: &Connection, call: &CallRow) -> Result<(), StoreError> {
    let sql = "INSERT OR REPLACE INTO calls (player, table_id, game, seq) VALUES (?, ?, ?, ?)";
    let row = params![call.person, call.table, call.game, call.seq as i64];
    db.prepare_cached(sql)?.execute(row)?;
    Ok(())
}

/// A later turn stays.
fn drop_call(db: &Connection, call: &CallRow) -> Result<(), StoreError> {
    let sql = "DELETE FROM calls WHERE player = ? AND table_id = ? AND seq = ?";
    let row = params![call.person, call.table, call.seq as i64];
    db.prepare_cached(sql)?.execute(row)?;
    Ok(())
}

fn calls(db: &Connection) -> Result<Vec<CallRow>, StoreError> {
    let mut all = db.prepare_cached("SELECT player, table_id, game, seq FROM calls")?;
    let read = |row: &Row<'_>| {
        Ok(CallRow {
            person: row.get(0)?,
            table: row.get(1)?,
            game: row.get(2)?,
            seq: row.get::<_, i64>(3)?.unsigned_abs() as usize,
        })
    };
    let calls = all.query_map([], read)?;
    Ok(calls.collect::<Result<_, _>>()?)
}
