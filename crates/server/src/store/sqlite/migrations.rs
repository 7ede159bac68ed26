//! The schema, step by step. A file has the number of the last step in its `user_version`; a step
//! is taken once, forward, in a transaction of its own. What has landed here never changes.

use rusqlite::Connection;

use crate::store::StoreError;

/// The steps in order; the first one has the number 1.
const STEPS: [&str; 3] = [
    include_str!("migrations/0001.sql"),
    include_str!("migrations/0002.sql"),
    include_str!("migrations/0003.sql"),
];

/// The schema that this program reads and writes.
pub const SCHEMA: u32 = STEPS.len() as u32;

/// Brings a file to the schema of today.
pub(super) fn migrate(connection: &Connection) -> Result<(), StoreError> {
    let found: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if found > SCHEMA {
        return Err(StoreError::Unreadable(format!(
            "this file is of a newer Tessera: its schema is {found}, and this program knows \
             {SCHEMA} at most"
        )));
    }
    for (number, step) in (1..).zip(STEPS).skip(found as usize) {
        connection.execute_batch("BEGIN IMMEDIATE")?;
        if let Err(error) = take(connection, number, step) {
            // Where this fails too, closing the connection takes everything back.
            let _ = connection.execute_batch("ROLLBACK");
            return Err(error);
        }
        connection.execute_batch("COMMIT")?;
    }
    Ok(())
}

fn take(connection: &Connection, number: u32, step: &str) -> Result<(), StoreError> {
    connection.execute_batch(step)?;
    if number == 1 {
        add_terms(connection)?;
    }
    Ok(connection.pragma_update(None, "user_version", number)?)
}

/// Files of the very first version have no column for the terms.
fn add_terms(connection: &Connection) -> Result<(), StoreError> {
    if !connection.column_exists(None, "tables", "terms")? {
        let sql = "ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}'";
        connection.execute_batch(sql)?;
    }
    Ok(())
}
