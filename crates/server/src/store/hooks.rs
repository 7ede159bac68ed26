//! Where people are told that it is their turn, and who has not been told yet.

use async_trait::async_trait;

use super::StoreError;

/// The part of the store that holds hooks and the calls that wait for them.
#[async_trait]
pub trait HookStore {
    /// Where a person is told that it is their turn, if anywhere.
    async fn hook(&self, person: &str) -> Result<Option<HookRow>, StoreError>;
    /// Replaces the hook of a person, or deletes it.
    async fn save_hook(&self, person: &str, hook: Option<&HookRow>) -> Result<(), StoreError>;
    /// Keeps a call until it is delivered. A later turn of the same person at the same table takes
    /// its place.
    async fn save_call(&self, call: &CallRow) -> Result<(), StoreError>;
    /// Deletes a call that was delivered or is of no use any more; a later turn stays.
    async fn drop_call(&self, call: &CallRow) -> Result<(), StoreError>;
    /// All calls that are not delivered.
    async fn calls(&self) -> Result<Vec<CallRow>, StoreError>;
}

/// Where a person is told that it is their turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HookRow {
    /// The address, `https://…` or `http://…`.
    pub url: String,
    /// Signs what is sent.
    pub secret: String,
}

/// A turn of which the person has not been told yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallRow {
    /// The id of the person whose turn it is.
    pub person: String,
    /// The id of the table.
    pub table: String,
    /// `azul`.
    pub game: String,
    /// The entry that the table waited for when the turn began.
    pub seq: usize,
}
