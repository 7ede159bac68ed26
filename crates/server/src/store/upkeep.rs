//! What tells which rows nobody needs any more, and deleting those.

use async_trait::async_trait;

use super::StoreError;

/// The part of the store that keeps it small. All times are milliseconds of the service: see
/// [`crate::time`].
#[async_trait]
pub trait UpkeepStore {
    /// Records that a person has opened a brought record or a waiting table. Other tables are never
    /// deleted, so nothing is recorded about them.
    async fn mark_opened(&self, table: &str, now: u64) -> Result<(), StoreError>;
    /// Records that a person was here.
    async fn mark_visited(&self, person: &str, now: u64) -> Result<(), StoreError>;
    /// Deletes brought records and waiting tables that nobody has opened since, and returns how
    /// many.
    async fn drop_unopened(&self, since: u64) -> Result<u64, StoreError>;
    /// Deletes people who have not been here since and have neither a table nor a hook, and returns
    /// how many.
    async fn drop_guests(&self, since: u64) -> Result<u64, StoreError>;
}
