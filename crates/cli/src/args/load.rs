//! Measuring a server.

use std::net::SocketAddr;

use clap::Args;
use tessera_engine::GameName;

/// How much is asked of the server.
#[derive(Args, Clone, Debug)]
pub(crate) struct Load {
    /// Tables that are played at the same time, each by two people with their pages open
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub(crate) tables: usize,

    /// How long to play
    #[arg(long, value_name = "SECONDS", default_value_t = 20)]
    pub(crate) seconds: u64,

    /// The game; all of them in turn if not said
    #[arg(long)]
    pub(crate) game: Option<GameName>,

    /// Milliseconds that every player thinks before a move; 0 plays as fast as it goes
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    pub(crate) think: u64,

    /// Open this many more pages that only watch, and tell what memory they take
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) idle: usize,

    /// A server that runs already, such as 127.0.0.1:8080; its limits count. Without it one is
    /// started without limits, with its data in a temporary folder
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) url: Option<SocketAddr>,

    /// One JSON object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}
