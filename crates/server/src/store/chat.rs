//! What people say at tables. [`super::TableStore::load`] reads it.

use async_trait::async_trait;

use super::StoreError;

/// The part of the store that holds the chat.
#[async_trait]
pub trait ChatStore {
    /// Adds a line to the chat of a table.
    async fn add_chat(&self, id: &str, line: &ChatRow) -> Result<(), StoreError>;
    /// Gives a new name to all lines that were said from this seat.
    async fn rename_chat(&self, id: &str, seat: u8, name: &str) -> Result<(), StoreError>;
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// The seat of the person who said it, if they sat at the table.
    pub seat: Option<u8>,
    /// The name that the person had then.
    pub name: String,
    /// What they said.
    pub text: String,
}
