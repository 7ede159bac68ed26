//! What the server keeps about itself: its key, its epochs and how long it has run.

use async_trait::async_trait;

use super::StoreError;

/// The part of the store that holds what the server itself needs to start and to stop.
#[async_trait]
pub trait ServiceStore {
    /// The secret that signs cookies: `fresh` the first time, the same ever after.
    async fn key(&self, fresh: &[u8]) -> Result<Vec<u8>, StoreError>;
    /// Begins an epoch with this secret. Everything that is drawn from now on belongs to it.
    async fn begin_epoch(&self, secret: &[u8; 32]) -> Result<EpochRow, StoreError>;
    /// For how many milliseconds the service has run, as far as [`Self::save_uptime`] has said.
    async fn uptime(&self) -> Result<u64, StoreError>;
    /// Keeps the milliseconds for which the service has run; a smaller number changes nothing.
    async fn save_uptime(&self, millis: u64) -> Result<(), StoreError>;
    /// Writes something small, to find out whether writing works.
    async fn check(&self) -> Result<(), StoreError>;
    /// Writes everything out and lets go of the database. Nothing else is called afterwards.
    async fn close(&self);
}

/// One start of a server. As secret as a seed: it has no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct EpochRow {
    /// Later ones have higher numbers.
    pub id: u32,
    /// What the epochs of all tables are made from; it is never shown.
    pub secret: [u8; 32],
}
