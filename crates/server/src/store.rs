//! What outlives the process: people, tables, logs, chat. One trait for each concern, with the rows
//! that it keeps; [`Store`] is their sum.
//!
//! A new database is a folder beside `sqlite/` with a file for each trait, and passes
//! [`contract::check`].

mod chat;
pub mod contract;
mod hooks;
mod lists;
mod own_boards;
mod people;
mod results;
mod seats;
mod service;
pub mod sqlite;
mod table_settings;
mod tables;
mod upkeep;

pub use chat::{ChatRow, ChatStore};
pub use hooks::{CallRow, HookRow, HookStore};
pub use lists::{FinishedRow, ListStore, Listed};
pub use own_boards::{OwnBoardRow, OwnBoardStore};
pub use people::{PeopleStore, PersonRow};
pub use results::{ResultRow, ResultStore};
pub use seats::SeatRow;
pub use service::{EpochRow, ServiceStore};
pub(crate) use table_settings::LAG;
pub use table_settings::{Clock, DaysLeft, Pace, Running, TableSettings};
pub use tables::{
    NewEntries, NewTable, Seed, Status, StoredEntry, StoredTable, TableRow, TableStore,
};
pub use upkeep::UpkeepStore;

/// Where everything is kept. The log of a table is the truth; nothing is shown before it is here,
/// and what a call has come back from is on the disk.
///
/// Rows that change have a version: a change is made to the row that was read, or not at all
/// ([`StoreError::Conflict`]), and the row that was passed has its new version afterwards.
pub trait Store:
    ServiceStore
    + PeopleStore
    + HookStore
    + OwnBoardStore
    + TableStore
    + ResultStore
    + ChatStore
    + ListStore
    + UpkeepStore
    + Send
    + Sync
    + 'static
{
}

/// Why the store did not do what it was asked to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// What was to be changed has changed already: an entry with that number is there, or the row
    /// has another version.
    Conflict,
    /// The database failed: a full disk, a cut connection. The same may be tried again.
    Unstored(String),
    /// What the database holds cannot be read.
    Unreadable(String),
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("another writer was faster"),
            StoreError::Unstored(reason) => write!(f, "the store failed: {reason}"),
            StoreError::Unreadable(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for StoreError {}
