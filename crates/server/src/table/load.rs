//! Tables from the store: the log is played.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::AtomicU64;

use tessera_engine::{GameName, Turn};
use tessera_render::ChatLine;
use tessera_render::site::WhyLost;
use tokio::sync::watch;

use super::presence::Presence;
use super::{LiveTable, Lost, TableState, chat, lost, now, proof};
use crate::App;
use crate::board::{Board, LoadError, load_board};
use crate::fair::{SCHEME, TableEpochs};
use crate::fault::Fault;
use crate::store::{ResultRow, Seed, Status, StoredTable, TableRow};

/// The chat as far as it is kept in memory and shown.
pub(super) const MAX_CHAT_LINES: usize = 100;

/// What the store knows about a table, with its log played.
pub(super) struct Loaded {
    pub(super) row: TableRow,
    pub(super) board: Arc<dyn Board>,
    pub(super) epochs: TableEpochs,
    pub(super) chat: Arc<Vec<ChatLine>>,
    game: GameName,
    seed: Seed,
}

impl Loaded {
    pub(super) async fn read(app: &App, id: &str) -> Result<Loaded, Fault> {
        let mut stored = match app.store.load(id, MAX_CHAT_LINES).await {
            Ok(stored) => stored.ok_or_else(|| Fault::not_found("site-error-no-table"))?,
            Err(error) => return Err(lost::unloaded(app, id, error).await),
        };
        stored.row.renew();
        match Loaded::play(app, stored) {
            Ok(loaded) => Ok(loaded),
            Err(lost) => Err(lost.with_results(app, id).await),
        }
    }

    fn play(app: &App, stored: StoredTable) -> Result<Loaded, Lost> {
        let (game, board) = play(&stored)?;
        Ok(Loaded {
            game,
            board,
            epochs: proof::epochs(app, &stored)?,
            chat: Arc::new(stored.chat.iter().map(chat::line).collect()),
            row: stored.row,
            seed: stored.seed,
        })
    }
}

impl LiveTable {
    /// Reads a table from the store and lets it go on.
    pub(crate) async fn load(app: &Arc<App>, id: &str) -> Result<Arc<LiveTable>, Fault> {
        let loaded = Loaded::read(app, id).await?;
        if matches!(loaded.row.status, Status::Record | Status::Waiting) {
            let marked = app.store.mark_opened(id, app.time.now()).await;
            // A person who only looks need not suffer from a full disk.
            marked.unwrap_or_else(|error| tracing::warn!(%error, "a look is not kept"));
        }
        let state = TableState {
            row: loaded.row,
            game: loaded.game,
            seed: loaded.seed,
            epochs: loaded.epochs,
            board: loaded.board,
            chat: loaded.chat,
            asked: None,
            presence: Presence::new(),
            away_after: app.config.away_after,
            shown: HashMap::new(),
            sent: Vec::new(),
            moved_at: None,
            in_thought: None,
            kept: None,
            is_advising: false,
            called: None,
            time: Arc::clone(&app.time),
        };
        let table = Arc::new(LiveTable {
            id: id.to_owned(),
            turnstile: Arc::default(),
            state: Mutex::new(state),
            changes: watch::Sender::new(0),
            shows: watch::Sender::default(),
            used_at: AtomicU64::new(now()),
        });
        let mut state = table.state();
        // The turn was told before the table was loaded.
        state.called = state.deciding();
        table.drive(app, &mut state);
        table.set_alarm(app, &state);
        drop(state);
        Ok(table)
    }

    /// How a game ended for each seat, as its log tells; nothing while it goes on. The table is not
    /// kept in memory for it.
    pub(crate) async fn results(app: &App, id: &str) -> Result<Vec<ResultRow>, Fault> {
        let stored = app.store.load(id, 0).await?;
        let stored = stored.ok_or_else(|| Fault::not_found("site-error-no-table"))?;
        let (_, board) = play(&stored).map_err(Fault::Lost)?;
        Ok(match board.turn() {
            Turn::Over(outcome) => stored.row.results(Some(&outcome)),
            Turn::Decision(_) | Turn::Chance => Vec::new(),
        })
    }
}

/// Plays the log of a table.
fn play(stored: &StoredTable) -> Result<(GameName, Arc<dyn Board>), Lost> {
    let row = &stored.row;
    let game: GameName = row.game.parse()?;
    if row.settings.scheme > SCHEME {
        return Err(Lost::new(WhyLost::Newer));
    }
    let entries = stored.entries.iter().map(|entry| entry.text.as_str());
    let board = load_board(game, row.rules_version, &row.setup, entries);
    let board = board.map_err(|error| match error {
        LoadError::Unknown(error) => Lost::from(error),
        LoadError::Entry { seq, reason } => {
            tracing::error!(table = row.id, seq, reason, "a log cannot be played");
            Lost::new(WhyLost::Damaged)
        }
    })?;
    Ok((game, board))
}
