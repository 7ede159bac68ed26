//! People.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::SqliteStore;
use crate::store::{PeopleStore, PersonRow, StoreError};

const COLUMNS: &str = "id, name, token, settings, generation, version";

#[async_trait]
impl PeopleStore for SqliteStore {
    async fn save_person(&self, person: &mut PersonRow) -> Result<(), StoreError> {
        let row = person.clone();
        self.write(move |db| save(db, &row)).await?;
        person.version += 1;
        Ok(())
    }

    async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        let id = id.to_owned();
        self.read(move |db| find(db, "id", &id)).await
    }

    async fn person_by_token(&self, token: &str) -> Result<Option<PersonRow>, StoreError> {
        let token = token.to_owned();
        self.read(move |db| find(db, "token", &token)).await
    }

    async fn forget_person(&self, id: &str, nobody: &str) -> Result<(), StoreError> {
        let (id, nobody) = (id.to_owned(), nobody.to_owned());
        self.write(move |db| forget(db, &id, &nobody)).await
    }
}

/// Writes a person over the version that was read.
fn save(db: &Connection, person: &PersonRow) -> Result<(), StoreError> {
    let n_changed = match person.version {
        0 => db
            .prepare_cached(
                "INSERT INTO players (id, name, token, settings, generation, version, seen) \
                 VALUES (?1, ?2, ?3, ?4, ?5, 1, \
                 coalesce((SELECT millis FROM service WHERE name = 'uptime'), 0))",
            )?
            .execute(params![
                person.id,
                person.name,
                person.token,
                person.settings,
                person.generation
            ])?,
        version => db
            .prepare_cached(
                "UPDATE players SET name = ?2, token = ?3, settings = ?4, generation = ?5, \
                 version = version + 1 WHERE id = ?1 AND version = ?6",
            )?
            .execute(params![
                person.id,
                person.name,
                person.token,
                person.settings,
                person.generation,
                version
            ])?,
    };
    match n_changed {
        0 => Err(StoreError::Conflict),
        _ => Ok(()),
    }
}

/// The person whose `key`, a column, is this.
fn find(db: &Connection, key: &str, value: &str) -> Result<Option<PersonRow>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM players WHERE {key} = ?");
    let read = |row: &Row<'_>| {
        Ok(PersonRow {
            id: row.get(0)?,
            name: row.get(1)?,
            token: row.get(2)?,
            settings: row.get(3)?,
            generation: row.get(4)?,
            version: row.get(5)?,
        })
    };
    Ok(db
        .prepare_cached(&sql)?
        .query_row([value], read)
        .optional()?)
}

fn forget(db: &Connection, id: &str, nobody: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM players WHERE id = ?",
        "DELETE FROM hooks WHERE player = ?",
        "DELETE FROM calls WHERE player = ?",
        "DELETE FROM own_boards WHERE player = ?",
    ] {
        db.execute(sql, [id])?;
    }
    let sql = "UPDATE results SET player = '', name = ?2 WHERE player = ?1";
    db.execute(sql, [id, nobody])?;
    Ok(())
}
