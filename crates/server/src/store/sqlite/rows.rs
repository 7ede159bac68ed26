//! Rows of the database and what they mean.

use sqlx::sqlite::{SqliteExecutor, SqliteRow};
use sqlx::{QueryBuilder, Row, Sqlite, Transaction};

use crate::store::{ChatRow, HookRow, PlayerRow, SeatRow, Status, StoreError, TableRow};

pub(super) async fn insert_entries<'e>(
    to: impl SqliteExecutor<'e>,
    id: &str,
    from: usize,
    entries: &[String],
) -> Result<(), StoreError> {
    let mut query = QueryBuilder::<Sqlite>::new("INSERT INTO entries (table_id, seq, text) ");
    query.push_values(entries.iter().enumerate(), |mut row, (step, text)| {
        row.push_bind(id)
            .push_bind((from + step) as i64)
            .push_bind(text);
    });
    query.build().execute(to).await?;
    Ok(())
}

pub(super) async fn write_table(
    transaction: &mut Transaction<'_, Sqlite>,
    table: &TableRow,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT OR REPLACE INTO tables (id, game, rules_version, setup, seats, is_public, host, \
         start, status, next, opened, terms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(i64::from(table.rules_version))
    .bind(&table.setup)
    .bind(serde_json::to_string(&table.seats).map_err(broken)?)
    .bind(table.is_public)
    .bind(&table.host)
    .bind(table.start.map(i64::from))
    .bind(table.status.as_str())
    .bind(&table.next)
    .bind(table.opened)
    .bind(serde_json::to_string(&table.terms).map_err(broken)?)
    .execute(&mut **transaction)
    .await?;
    sqlx::query("DELETE FROM sitters WHERE table_id = ?")
        .bind(&table.id)
        .execute(&mut **transaction)
        .await?;
    if table.status == Status::Over {
        // It may be saved again, but it ended when it was over for the first time.
        sqlx::query("INSERT OR IGNORE INTO ends (table_id, ended) VALUES (?, ?)")
            .bind(&table.id)
            .bind(crate::unix_seconds())
            .execute(&mut **transaction)
            .await?;
    }
    for player in table.seats.iter().filter_map(SeatRow::player) {
        sqlx::query("INSERT OR IGNORE INTO sitters (player, table_id) VALUES (?, ?)")
            .bind(player)
            .bind(&table.id)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

pub(super) fn read_table(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let seats: String = row.try_get("seats")?;
    let status: String = row.try_get("status")?;
    let terms: String = row.try_get("terms")?;
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        rules_version: row.try_get("rules_version")?,
        setup: row.try_get("setup")?,
        seats: serde_json::from_str(&seats).map_err(broken)?,
        is_public: row.try_get("is_public")?,
        host: row.try_get("host")?,
        start: row.try_get("start")?,
        status: Status::read(&status).ok_or_else(|| broken("no such status"))?,
        next: row.try_get("next")?,
        opened: row.try_get("opened")?,
        terms: serde_json::from_str(&terms).map_err(broken)?,
    })
}

pub(super) fn read_player(row: &SqliteRow) -> Result<PlayerRow, StoreError> {
    Ok(PlayerRow {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        token: row.try_get(2)?,
        settings: row.try_get(3)?,
    })
}

pub(super) fn read_hook(row: &SqliteRow) -> Result<HookRow, StoreError> {
    Ok(HookRow {
        url: row.try_get(0)?,
        secret: row.try_get(1)?,
    })
}

pub(super) fn read_chat(row: &SqliteRow) -> Result<ChatRow, StoreError> {
    Ok(ChatRow {
        seat: row.try_get(0)?,
        name: row.try_get(1)?,
        text: row.try_get(2)?,
    })
}

pub(super) fn broken(reason: impl std::fmt::Display) -> StoreError {
    StoreError::Broken(format!("{reason}"))
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => {
                StoreError::Conflict
            }
            _ => broken(error),
        }
    }
}
