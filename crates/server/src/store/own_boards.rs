//! Boards that people have drawn.

use async_trait::async_trait;

use super::StoreError;

/// The part of the store that holds the boards that people have drawn. They go with the person:
/// see [`PeopleStore::forget_person`](super::PeopleStore::forget_person).
#[async_trait]
pub trait OwnBoardStore {
    /// Adds a board (version 0), unless the person has `max` already or is not there any more.
    /// Returns whether it was added.
    async fn add_own_board(&self, board: &mut OwnBoardRow, max: usize) -> Result<bool, StoreError>;
    /// Writes a board over the version that was read.
    async fn save_own_board(&self, board: &mut OwnBoardRow) -> Result<(), StoreError>;
    /// The board with this id, whoever has drawn it.
    async fn own_board(&self, id: &str) -> Result<Option<OwnBoardRow>, StoreError>;
    /// The boards of a person, by name.
    async fn own_boards_of(&self, person: &str) -> Result<Vec<OwnBoardRow>, StoreError>;
    /// Deletes a board of this person; that of another stays.
    async fn drop_own_board(&self, id: &str, person: &str) -> Result<(), StoreError>;
}

/// A board that a person has drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnBoardRow {
    /// The id in its address: whoever has it sees the board.
    pub id: String,
    /// The id of the person whose it is.
    pub person: String,
    /// What the person calls it.
    pub name: String,
    /// The text of a `calcada::Draft`.
    pub draft: String,
    /// Counts the changes of this row; 0 for a new board.
    pub version: u32,
}
