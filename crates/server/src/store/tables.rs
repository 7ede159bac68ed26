//! Tables with their logs.

use async_trait::async_trait;
use tessera_engine::Seat;

use super::{ChatRow, EpochRow, Listed, ResultRow, SeatRow, StoreError, TableSettings};

/// The part of the store that holds tables and their logs.
#[async_trait]
pub trait TableStore {
    /// Adds a table with all that it begins with, in one transaction.
    async fn add_table(&self, new: NewTable<'_>) -> Result<(), StoreError>;
    /// All about a table as of one moment, with the last `n_chat` lines of its chat.
    async fn load(&self, id: &str, n_chat: usize) -> Result<Option<StoredTable>, StoreError>;
    /// The table with this id, without its log.
    async fn table(&self, id: &str) -> Result<Option<Listed>, StoreError>;
    /// Writes what changed about a table beside its log.
    async fn save_table(&self, table: &mut TableRow) -> Result<(), StoreError>;
    /// Adds entries to a log, all or none, together with what they change about the table and with
    /// the results if the game is over. [`StoreError::Conflict`] when the log has an entry with one
    /// of these numbers: then another writer was faster. Between servers this is the only lock that
    /// a table has.
    async fn append(
        &self,
        id: &str,
        new: NewEntries<'_>,
        table: Option<&mut TableRow>,
    ) -> Result<(), StoreError>;
    /// Takes a person out of the list of those who sit at a table whose row cannot be changed.
    async fn drop_sitter(&self, person: &str, table: &str) -> Result<(), StoreError>;
}

/// A table, without its log and without its secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Stands in its address.
    pub id: String,
    /// `azul`.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules_version: u16,
    /// `seats=3 wall=grey`.
    pub setup: String,
    /// Who has which seat.
    pub seats: Vec<SeatRow>,
    /// Whether the lobby lists it.
    pub is_public: bool,
    /// The person who opened it.
    pub host: String,
    /// The seat that starts; drawn by chance when there is none.
    pub start: Option<u8>,
    /// How far it is.
    pub status: Status,
    /// The table where the same people play again.
    pub next: Option<String>,
    /// When it was opened, in seconds since 1970.
    pub opened: i64,
    /// What was agreed beside the setup.
    pub settings: TableSettings,
    /// Counts the changes of this row; 0 for a new one.
    pub version: u32,
}

impl TableRow {
    /// Adds the text of the person at this seat to the seed; an empty text is none.
    pub fn contribute(&mut self, seat: Seat, text: String) {
        let texts = &mut self.settings.contributions;
        if texts.len() <= seat.index() {
            texts.resize(seat.index() + 1, String::new());
        }
        texts[seat.index()] = text;
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are still open.
    Waiting,
    /// The game has begun.
    Playing,
    /// The game has ended.
    Over,
    /// Not played here: a record that a person brought, to be looked at.
    Record,
}

impl Status {
    /// The word in the database.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Record => "record",
        }
    }

    /// Reads the word in the database.
    #[must_use]
    pub fn read(word: &str) -> Option<Status> {
        let all = [
            Status::Waiting,
            Status::Playing,
            Status::Over,
            Status::Record,
        ];
        all.into_iter().find(|status| status.as_str() == word)
    }
}

/// All that a new table begins with.
pub struct NewTable<'a> {
    /// The table itself.
    pub row: &'a mut TableRow,
    /// What its chance is drawn from.
    pub seed: &'a Seed,
    /// The log that it begins with; it may be empty.
    pub entries: &'a [String],
    /// The epoch of the draws among them.
    pub epoch: Option<u32>,
    /// The time of the service: from now on the table counts as opened.
    pub now: u64,
    /// The table that leads to it, with `next` set.
    pub before: Option<&'a mut TableRow>,
}

/// New entries of a log.
#[derive(Clone, Copy, Debug)]
pub struct NewEntries<'a> {
    /// The number of the first one.
    pub from: usize,
    /// Their texts.
    pub texts: &'a [String],
    /// The epoch that their draws belong to.
    pub epoch: Option<u32>,
    /// How the game ended, if it did with these.
    pub results: &'a [ResultRow],
}

/// An entry of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEntry {
    /// `0 2b3`.
    pub text: String,
    /// The epoch in which it was stored; older entries have none.
    pub epoch: Option<u32>,
}

/// All about a table as of one moment. It has secrets, so it has no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// The table itself.
    pub row: TableRow,
    /// What its chance is drawn from.
    pub seed: Seed,
    /// Its log.
    pub entries: Vec<StoredEntry>,
    /// The epochs that its log names.
    pub epochs: Vec<EpochRow>,
    /// The last lines of its chat, oldest first.
    pub chat: Vec<ChatRow>,
}

/// What chance is drawn from at one table. It is not shown before the end: it has no `Debug`, and
/// nothing that is sent or logged until then holds it.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A new seed.
    #[must_use]
    pub fn draw() -> Seed {
        Seed(rand::random())
    }
}
