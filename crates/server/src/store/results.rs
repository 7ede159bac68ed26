//! How games ended.

use async_trait::async_trait;

use super::StoreError;

/// The part of the store that holds results. [`super::TableStore::append`] writes them with the
/// last entry of a game.
#[async_trait]
pub trait ResultStore {
    /// How a game ended, seat by seat; empty while that is not known.
    async fn results(&self, id: &str) -> Result<Vec<ResultRow>, StoreError>;
    /// Adds the results of a game that was over before results were kept.
    async fn save_results(&self, id: &str, results: &[ResultRow]) -> Result<(), StoreError>;
    /// The ids of games that are over without results.
    async fn without_results(&self) -> Result<Vec<String>, StoreError>;
}

/// How a game ended for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultRow {
    /// The seat.
    pub seat: u8,
    /// The person who had it; empty for the AI, and for a person who has been deleted.
    pub person: String,
    /// The name at the table; empty for the AI.
    pub name: String,
    /// The level of the AI, if it played at the end.
    pub level: Option<u8>,
    /// Points.
    pub points: i16,
    /// 1 for a winner.
    pub place: u8,
}
