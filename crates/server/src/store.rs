//! What outlives the process: people, tables, logs, chat. One trait for any database.

pub mod contract;
mod rows;
pub mod sqlite;
mod terms;

use async_trait::async_trait;

pub use rows::{CallRow, ChatRow, HookRow, PlayerRow, SeatRow, Seed, Status, TableRow};
pub(crate) use terms::LAG;
pub use terms::{Clock, DaysLeft, Pace, Running, Terms};

/// Where tables are kept. The log of a table is the truth; nothing is shown before it is here.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// The secret that signs cookies: `fresh` the first time, the same ever after.
    async fn key(&self, fresh: &[u8]) -> Result<Vec<u8>, StoreError>;

    /// A person, new or changed.
    async fn save_player(&self, player: &PlayerRow) -> Result<(), StoreError>;
    /// The person with this id.
    async fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError>;
    /// The person with this private token.
    async fn player_by_token(&self, token: &str) -> Result<Option<PlayerRow>, StoreError>;

    /// Forgets a person; their tables are no matter of this.
    async fn forget_player(&self, id: &str) -> Result<(), StoreError>;
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

    /// A new table with its secret seed.
    async fn add_table(&self, table: &TableRow, seed: &Seed) -> Result<(), StoreError>;
    /// The table with this id.
    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError>;
    /// Its secret seed.
    async fn seed(&self, id: &str) -> Result<Option<Seed>, StoreError>;
    /// What changed about a table beside its log.
    async fn save_table(&self, table: &TableRow) -> Result<(), StoreError>;

    /// Adds entries to a log from number `from` on, all or none, together with what they change
    /// about the table. [`StoreError::Conflict`] when there is an entry with such a number: then
    /// somebody else was faster. This is the only lock that a table has.
    async fn append(
        &self,
        id: &str,
        from: usize,
        entries: &[String],
        table: Option<&TableRow>,
    ) -> Result<(), StoreError>;
    /// The log of a table in order.
    async fn entries(&self, id: &str) -> Result<Vec<String>, StoreError>;

    /// Adds a line to the chat of a table.
    async fn add_chat(&self, id: &str, line: &ChatRow) -> Result<(), StoreError>;
    /// Gives a new name to who said something from this seat.
    async fn rename_chat(&self, id: &str, seat: u8, name: &str) -> Result<(), StoreError>;
    /// The last `n` lines of the chat of a table, oldest first.
    async fn chat(&self, id: &str, n: usize) -> Result<Vec<ChatRow>, StoreError>;

    /// Public tables that wait for players, the newest first.
    async fn open_tables(&self, n: usize) -> Result<Vec<TableRow>, StoreError>;
    /// Tables of a person that are not over, the newest first.
    async fn tables_of(&self, player: &str, n: usize) -> Result<Vec<TableRow>, StoreError>;
    /// Tables of a person that are over with the second when they ended, the latest first.
    async fn finished_of(&self, player: &str, n: usize)
    -> Result<Vec<(TableRow, i64)>, StoreError>;
    /// The ids of all tables where a person sits or sat.
    async fn all_of(&self, player: &str) -> Result<Vec<String>, StoreError>;
    /// The ids of all tables in play.
    async fn playing(&self) -> Result<Vec<String>, StoreError>;

    /// Somebody has opened a record, at this second; a table that is played is not remarked.
    async fn look_at(&self, id: &str, second: i64) -> Result<(), StoreError>;
    /// Deletes the records that nobody has brought or opened since this second, and says how many.
    async fn drop_records(&self, since: i64) -> Result<u64, StoreError>;

    /// Writes everything out and lets go. Nothing else is called afterwards.
    async fn close(&self);
}

/// Why the store did not do it.
#[derive(Debug)]
pub enum StoreError {
    /// An entry with that number is there already.
    Conflict,
    /// The database failed, or what it holds cannot be read.
    Broken(String),
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("the entry is there already"),
            StoreError::Broken(reason) => write!(f, "the store failed: {reason}"),
        }
    }
}

impl std::error::Error for StoreError {}
