//! What outlives the process: people, tables, logs, chat. One trait for any database.

pub mod contract;
mod rows;
pub mod sqlite;
mod table_settings;

use async_trait::async_trait;

pub use rows::{
    CallRow, ChatRow, EpochRow, FinishedRow, HookRow, Listed, NewEntries, NewTable, PlayerRow,
    ResultRow, SeatRow, Seed, Status, StoredEntry, StoredTable, TableRow,
};
pub(crate) use table_settings::LAG;
pub use table_settings::{Clock, DaysLeft, Pace, Running, TableSettings};

/// Where tables are kept. The log of a table is the truth; nothing is shown before it is here, and
/// what a call has come back from is on the disk.
///
/// Rows that change have a version: a change is made to the row that was read, or not at all
/// ([`StoreError::Conflict`]), and the row that was passed has its new version afterwards.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// The secret that signs cookies: `fresh` the first time, the same ever after.
    async fn key(&self, fresh: &[u8]) -> Result<Vec<u8>, StoreError>;
    /// Begins an epoch with this secret. Everything that is drawn from now on belongs to it.
    async fn begin_epoch(&self, secret: &[u8; 32]) -> Result<EpochRow, StoreError>;
    /// Writes something small, to find out whether writing works.
    async fn check(&self) -> Result<(), StoreError>;

    /// A person, new (version 0) or changed.
    async fn save_player(&self, player: &mut PlayerRow) -> Result<(), StoreError>;
    /// The person with this id.
    async fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError>;
    /// The person with this private token.
    async fn player_by_token(&self, token: &str) -> Result<Option<PlayerRow>, StoreError>;
    /// A person was here at this time of the service.
    async fn see_player(&self, id: &str, now: u64) -> Result<(), StoreError>;
    /// Forgets a person, their name in results included; their seats are no matter of this.
    async fn forget_player(&self, id: &str, nobody: &str) -> Result<(), StoreError>;

    /// Where a person is told that it is their turn, if anywhere.
    async fn hook(&self, player: &str) -> Result<Option<HookRow>, StoreError>;
    /// The same from now on.
    async fn save_hook(&self, player: &str, hook: Option<&HookRow>) -> Result<(), StoreError>;
    /// Somebody is to be told that it is their turn. A later turn at the same table takes its place.
    async fn save_call(&self, call: &CallRow) -> Result<(), StoreError>;
    /// They have been told, or need not be any more.
    async fn drop_call(&self, call: &CallRow) -> Result<(), StoreError>;
    /// Whom to tell.
    async fn calls(&self) -> Result<Vec<CallRow>, StoreError>;

    /// For how many milliseconds the service has been there, as far as it was said.
    async fn uptime(&self) -> Result<u64, StoreError>;
    /// Says it; it never goes back.
    async fn save_uptime(&self, millis: u64) -> Result<(), StoreError>;

    /// A new table with all that it begins with, in one transaction.
    async fn add_table(&self, new: NewTable<'_>) -> Result<(), StoreError>;
    /// All about a table as of one moment, with the last `n_chat` lines of its chat.
    async fn load(&self, id: &str, n_chat: usize) -> Result<Option<StoredTable>, StoreError>;
    /// The table with this id, without its log.
    async fn table(&self, id: &str) -> Result<Option<Listed>, StoreError>;
    /// What changed about a table beside its log.
    async fn save_table(&self, table: &mut TableRow) -> Result<(), StoreError>;
    /// Adds entries to a log, all or none, together with what they change about the table and with
    /// the results if the game is over. [`StoreError::Conflict`] when there is an entry with such a
    /// number: then somebody else was faster. This is the only lock that a table has.
    async fn append(
        &self,
        id: &str,
        new: NewEntries<'_>,
        table: Option<&mut TableRow>,
    ) -> Result<(), StoreError>;
    /// How a game ended, seat by seat; empty while that is not known.
    async fn results(&self, id: &str) -> Result<Vec<ResultRow>, StoreError>;
    /// Says it for a game that was over before results were kept.
    async fn save_results(&self, id: &str, results: &[ResultRow]) -> Result<(), StoreError>;
    /// The ids of games that are over without results.
    async fn without_results(&self) -> Result<Vec<String>, StoreError>;

    /// Adds a line to the chat of a table.
    async fn add_chat(&self, id: &str, line: &ChatRow) -> Result<(), StoreError>;
    /// Gives a new name to who said something from this seat.
    async fn rename_chat(&self, id: &str, seat: u8, name: &str) -> Result<(), StoreError>;

    /// Public tables that wait for players, the newest first.
    async fn open_tables(&self, n: usize) -> Result<Vec<TableRow>, StoreError>;
    /// Tables of a person that are not over, the newest first.
    async fn tables_of(&self, player: &str, n: usize) -> Result<Vec<Listed>, StoreError>;
    /// Tables of a person that are over, the latest first.
    async fn finished_of(&self, player: &str, n: usize) -> Result<Vec<FinishedRow>, StoreError>;
    /// The ids of all tables where a person sits.
    async fn all_of(&self, player: &str) -> Result<Vec<String>, StoreError>;
    /// A person sits at a table no longer, though its row cannot be changed.
    async fn drop_sitter(&self, player: &str, table: &str) -> Result<(), StoreError>;
    /// The ids of all tables in play.
    async fn playing(&self) -> Result<Vec<String>, StoreError>;

    /// Somebody has opened a record or a table that waits, at this time of the service. Other
    /// tables are not remarked.
    async fn look_at(&self, id: &str, now: u64) -> Result<(), StoreError>;
    /// Deletes records and waiting tables that nobody has opened since this time of the service, and
    /// says how many.
    async fn drop_unseen(&self, since: u64) -> Result<u64, StoreError>;
    /// Deletes people who have not been here since this time of the service and have no table and
    /// no address to call, and says how many.
    async fn drop_guests(&self, since: u64) -> Result<u64, StoreError>;

    /// Writes everything out and lets go. Nothing else is called afterwards.
    async fn close(&self);
}

/// Why the store did not do it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// What it was to be done to has changed: an entry with that number is there already, or the
    /// row has another version.
    Conflict,
    /// The database failed: a full disk, a cut connection. The same may be tried again.
    Unstored(String),
    /// What the database holds cannot be read.
    Unreadable(String),
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("somebody else was faster"),
            StoreError::Unstored(reason) => write!(f, "the store failed: {reason}"),
            StoreError::Unreadable(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for StoreError {}
