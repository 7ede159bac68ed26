//! Boards that people have drawn.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::SqliteStore;
use crate::store::{OwnBoardRow, OwnBoardStore, StoreError};

const COLUMNS: &str = "id, player, name, draft, version";

#[async_trait]
impl OwnBoardStore for SqliteStore {
    async fn add_own_board(&self, board: &mut OwnBoardRow, max: usize) -> Result<bool, StoreError> {
        let row = board.clone();
        let is_added = self.write(move |db| add(db, &row, max)).await?;
        board.version += u32::from(is_added);
        Ok(is_added)
    }

    async fn save_own_board(&self, board: &mut OwnBoardRow) -> Result<(), StoreError> {
        let row = board.clone();
        self.write(move |db| save(db, &row)).await?;
        board.version += 1;
        Ok(())
    }

    async fn own_board(&self, id: &str) -> Result<Option<OwnBoardRow>, StoreError> {
        let id = id.to_owned();
        self.read(move |db| {
            let sql = format!("SELECT {COLUMNS} FROM own_boards WHERE id = ?");
            Ok(db.prepare_cached(&sql)?.query_row([id], read).optional()?)
        })
        .await
    }

    async fn own_boards_of(&self, person: &str) -> Result<Vec<OwnBoardRow>, StoreError> {
        let person = person.to_owned();
        self.read(move |db| {
            let sql =
                format!("SELECT {COLUMNS} FROM own_boards WHERE player = ? ORDER BY name, id");
            let mut found = db.prepare_cached(&sql)?;
            let boards = found.query_map([person], read)?;
            Ok(boards.collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn drop_own_board(&self, id: &str, person: &str) -> Result<(), StoreError> {
        let (id, person) = (id.to_owned(), person.to_owned());
        self.write(move |db| {
            let sql = "DELETE FROM own_boards WHERE id = ? AND player = ?";
            db.execute(sql, [id, person])?;
            Ok(())
        })
        .await
    }
}

/// One statement, so that nobody gets past the limit by asking twice at once.
fn add(db: &Connection, board: &OwnBoardRow, max: usize) -> Result<bool, StoreError> {
    let sql = "INSERT INTO own_boards (id, player, name, draft, version) \
        SELECT ?1, id, ?3, ?4, 1 FROM players WHERE id = ?2 \
        AND (SELECT count(*) FROM own_boards WHERE player = ?2) < ?5";
    let row = params![board.id, board.person, board.name, board.draft, max as i64];
    Ok(db.prepare_cached(sql)?.execute(row)? > 0)
}

fn save(db: &Connection, board: &OwnBoardRow) -> Result<(), StoreError> {
    let sql = "UPDATE own_boards SET name = ?3, draft = ?4, version = version + 1 \
        WHERE id = ?1 AND player = ?2 AND version = ?5";
    let row = params![
        board.id,
        board.person,
        board.name,
        board.draft,
        board.version
    ];
    match db.prepare_cached(sql)?.execute(row)? {
        0 => Err(StoreError::Conflict),
        _ => Ok(()),
    }
}

fn read(row: &Row<'_>) -> rusqlite::Result<OwnBoardRow> {
    Ok(OwnBoardRow {
        id: row.get(0)?,
        person: row.get(1)?,
        name: row.get(2)?,
        draft: row.get(3)?,
        version: row.get(4)?,
    })
}
