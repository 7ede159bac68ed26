//! Lists of tables.

use async_trait::async_trait;

use super::{ResultRow, StoreError, TableRow};

/// The part of the store that finds tables. No list suffers from a row that cannot be read.
#[async_trait]
pub trait ListStore {
    /// Public tables that wait for players, the newest first, at most `n`.
    async fn open_tables(&self, n: usize) -> Result<Vec<TableRow>, StoreError>;
    /// Tables of a person that are not over, the newest first, at most `n`.
    async fn tables_of(&self, person: &str, n: usize) -> Result<Vec<Listed>, StoreError>;
    /// Tables of a person that are over, the latest first, at most `n`.
    async fn finished_of(&self, person: &str, n: usize) -> Result<Vec<FinishedRow>, StoreError>;
    /// The ids of all tables where a person sits.
    async fn all_of(&self, person: &str) -> Result<Vec<String>, StoreError>;
    /// The ids of all tables in play.
    async fn playing(&self) -> Result<Vec<String>, StoreError>;
}

/// A table in a list: its row may be damaged, and the list must not suffer for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listed {
    /// The row as it was written.
    Table(Box<TableRow>),
    /// A row that cannot be read.
    Damaged {
        /// Stands in its address.
        id: String,
        /// What cannot be read.
        reason: String,
    },
}

/// A table of a person that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedRow {
    /// Stands in its address.
    pub id: String,
    /// `azul`.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules_version: u16,
    /// When it ended, in seconds since 1970.
    pub ended: i64,
    /// How it ended; empty while that is not known.
    pub results: Vec<ResultRow>,
}
