//! People, and whom to tell that it is their turn.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::store::{CallRow, HookRow, PlayerRow, StoreError};

const COLUMNS: &str = "id, name, token, settings, generation, version";

/// Writes a person over the version that was read.
pub(super) fn save(db: &Connection, player: &PlayerRow) -> Result<(), StoreError> {
    let n_changed = match player.version {
        0 => db
            .prepare_cached(
                "INSERT INTO players (id, name, token, settings, generation, version, seen) \
                 VALUES (?1, ?2, ?3, ?4, ?5, 1, \
                 coalesce((SELECT millis FROM service WHERE name = 'uptime'), 0))",
            )?
            .execute(params![
                player.id,
                player.name,
                player.token,
                player.settings,
                player.generation
            ])?,
        version => db
            .prepare_cached(
                "UPDATE players SET name = ?2, token = ?3, settings = ?4, generation = ?5, \
                 version = version + 1 WHERE id = ?1 AND version = ?6",
            )?
            .execute(params![
                player.id,
                player.name,
                player.token,
                player.settings,
                player.generation,
                version
            ])?,
    };
    match n_changed {
        0 => Err(StoreError::Conflict),
        _ => Ok(()),
    }
}

/// The person whose `key`, a column, is this.
pub(super) fn find(
    db: &Connection,
    key: &str,
    value: &str,
) -> Result<Option<PlayerRow>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM players WHERE {key} = ?");
    let read = |row: &Row<'_>| {
        Ok(PlayerRow {
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

pub(super) fn see(db: &Connection, id: &str, now: u64) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE players SET seen = max(seen, ?2) WHERE id = ?1")?
        .execute(params![id, now.cast_signed()])?;
    Ok(())
}

pub(super) fn forget(db: &Connection, id: &str, nobody: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM players WHERE id = ?",
        "DELETE FROM hooks WHERE player = ?",
        "DELETE FROM calls WHERE player = ?",
    ] {
        db.execute(sql, [id])?;
    }
    let sql = "UPDATE results SET player = '', name = ?2 WHERE player = ?1";
    db.execute(sql, [id, nobody])?;
    Ok(())
}

/// People who sit nowhere and have not been here since then.
pub(super) fn drop_guests(db: &Connection, since: u64) -> Result<u64, StoreError> {
    let sql = "DELETE FROM players WHERE seen < ?1 \
        AND NOT EXISTS (SELECT 1 FROM sitters WHERE player = players.id) \
        AND NOT EXISTS (SELECT 1 FROM results WHERE player = players.id) \
        AND NOT EXISTS (SELECT 1 FROM hooks WHERE player = players.id)";
    Ok(db.execute(sql, [since.cast_signed()])? as u64)
}

pub(super) fn hook(db: &Connection, player: &str) -> Result<Option<HookRow>, StoreError> {
    let read = |row: &Row<'_>| {
        Ok(HookRow {
            url: row.get(0)?,
            secret: row.get(1)?,
        })
    };
    let mut found = db.prepare_cached("SELECT url, secret FROM hooks WHERE player = ?")?;
    Ok(found.query_row([player], read).optional()?)
}

pub(super) fn save_hook(
    db: &Connection,
    player: &str,
    hook: Option<&HookRow>,
) -> Result<(), StoreError> {
    match hook {
        None => db.execute("DELETE FROM hooks WHERE player = ?", [player])?,
        Some(hook) => db.execute(
            "INSERT OR REPLACE INTO hooks (player, url, secret) VALUES (?, ?, ?)",
            [player, &hook.url, &hook.secret],
        )?,
    };
    Ok(())
}

pub(super) fn save_call(db: &Connection, call: &CallRow) -> Result<(), StoreError> {
    let sql = "INSERT OR REPLACE INTO calls (player, table_id, game, seq) VALUES (?, ?, ?, ?)";
    let row = params![call.player, call.table, call.game, call.seq as i64];
    db.prepare_cached(sql)?.execute(row)?;
    Ok(())
}

/// A later turn stays.
pub(super) fn drop_call(db: &Connection, call: &CallRow) -> Result<(), StoreError> {
    let sql = "DELETE FROM calls WHERE player = ? AND table_id = ? AND seq = ?";
    let row = params![call.player, call.table, call.seq as i64];
    db.prepare_cached(sql)?.execute(row)?;
    Ok(())
}

pub(super) fn calls(db: &Connection) -> Result<Vec<CallRow>, StoreError> {
    let mut all = db.prepare_cached("SELECT player, table_id, game, seq FROM calls")?;
    let read = |row: &Row<'_>| {
        Ok(CallRow {
            player: row.get(0)?,
            table: row.get(1)?,
            game: row.get(2)?,
            seq: row.get::<_, i64>(3)?.unsigned_abs() as usize,
        })
    };
    let calls = all.query_map([], read)?;
    Ok(calls.collect::<Result<_, _>>()?)
}
