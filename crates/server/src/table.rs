//! One live table: what is known about it in memory, and how it changes. Everything is stored
//! before anybody is told.

mod act;
mod ai;
mod ask;
mod call;
mod chat;
mod clock;
mod consent;
mod fair;
mod frame;
mod lost;
mod open;
mod order;
mod presence;
mod replay;
mod room;
mod seats;
mod undo;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use tessera_engine::{GameName, Seat, Turn};
use tessera_render::ChatLine;
use tessera_render::site::WhyLost;
use tokio::sync::{Mutex, watch};

use crate::App;
use crate::board::{Board, LoadError, Step, load_board};
use crate::fair::{SCHEME, TableEpochs};
use crate::fault::Fault;
use crate::store::{Clock, NewEntries, ResultRow, Seed, Status, StoreError, StoredTable, TableRow};
use crate::time::ServiceTime;

use ai::{InThought, KeptMove};
use ask::Asked;
use clock::Moment;
pub(crate) use fair::verdict;
use frame::SentFrame;
pub(crate) use lost::{Lost, best_result, forget_lost};
pub(crate) use open::Opening;
use presence::Presence;
pub(crate) use room::taken;
pub(crate) use seats::NOBODY;

/// The chat as far as it is kept in memory and shown.
const MAX_CHAT_LINES: usize = 100;

/// A table.
pub(crate) struct LiveTable {
    pub(crate) id: String,
    /// Held while something is stored: what one person does follows what another did.
    state: Mutex<TableState>,
    /// Counts the changes, and wakes those who watch.
    changes: watch::Sender<u64>,
    /// Counts for each person how often another of their seats was shown, and wakes only them.
    shows: watch::Sender<HashMap<String, u64>>,
    used_at: AtomicU64,
}

/// What is known about a table. It holds the secret seed, so it has no `Debug` either.
pub(crate) struct TableState {
    row: TableRow,
    game: GameName,
    seed: Seed,
    epochs: TableEpochs,
    board: Arc<dyn Board>,
    chat: Vec<ChatLine>,
    asked: Option<Asked>,
    presence: Presence,
    /// Which of several seats at one screen is shown to a person.
    shown: HashMap<String, Seat>,
    /// What was sent since the last change: most people see the same.
    sent: Vec<SentFrame>,
    moved_at: Option<Instant>,
    in_thought: Option<InThought>,
    /// A move of the AI that is not stored yet.
    kept: Option<KeptMove>,
    time: Arc<ServiceTime>,
    /// Whose turn was told last.
    called: Option<Seat>,
    /// Whether the AI thinks about advice: once at a time for each table.
    is_advising: bool,
}

impl LiveTable {
    /// Reads a table from the store and plays its log.
    pub(crate) async fn load(app: &Arc<App>, id: &str) -> Result<Arc<LiveTable>, Fault> {
        let mut stored = match app.store.load(id, MAX_CHAT_LINES).await {
            Ok(stored) => stored.ok_or_else(|| Fault::not_found("site-error-no-table"))?,
            Err(error) => return Err(lost::unloaded(app, id, error).await),
        };
        stored.row.renew();
        let (game, board) = match play(&stored) {
            Ok(loaded) => loaded,
            Err(lost) => return Err(lost.with_results(app, id).await),
        };
        let epochs = match fair::epochs(app, &stored) {
            Ok(epochs) => epochs,
            Err(lost) => return Err(lost.with_results(app, id).await),
        };
        let StoredTable {
            row, seed, chat, ..
        } = stored;
        if matches!(row.status, Status::Record | Status::Waiting) {
            let seen = app.store.mark_opened(id, app.time.now()).await;
            // Who only looks need not suffer from a full disk.
            seen.unwrap_or_else(|error| tracing::warn!(%error, "a look is not kept"));
        }
        let state = TableState {
            game,
            seed,
            epochs,
            board,
            chat: chat.iter().map(chat::line).collect(),
            asked: None,
            presence: Presence::new(),
            shown: HashMap::new(),
            sent: Vec::new(),
            moved_at: None,
            in_thought: None,
            kept: None,
            is_advising: false,
            called: None,
            time: Arc::clone(&app.time),
            row,
        };
        let table = Arc::new(LiveTable {
            id: id.to_owned(),
            state: Mutex::new(state),
            changes: watch::Sender::new(0),
            shows: watch::Sender::default(),
            used_at: AtomicU64::new(now()),
        });
        let mut state = table.state.lock().await;
        // They were told before it was loaded.
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

    /// Wakes up with every change.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Whether nobody has looked at it for so long.
    pub(crate) fn is_idle(&self, after: Duration) -> bool {
        let is_old = now().saturating_sub(self.used_at.load(Ordering::Relaxed)) >= after.as_secs();
        let is_quiet = self
            .state
            .try_lock()
            .is_ok_and(|state| state.in_thought.is_none());
        is_old && is_quiet && self.changes.receiver_count() == 0
    }

    /// Stores new entries, then shows them.
    async fn enter(
        self: &Arc<Self>,
        app: &Arc<App>,
        state: &mut TableState,
        step: Step,
    ) -> Result<(), Fault> {
        let mut row = state.row.clone();
        row.follow(&step, app.time.now());
        if step.has_acted && state.is_stood_in() {
            row.settings.stood_in = state.board.seq() + 1;
        }
        let results = row.results(step.outcome.as_ref());
        let changed = (row != state.row).then_some(&mut row);
        let from = state.board.seq();
        let new = NewEntries {
            from,
            texts: &step.entries,
            epoch: Some(app.epoch.id),
            results: &results,
        };
        if let Err(error) = app.store.append(&self.id, new, changed).await {
            return Err(self.doubt(app, state, error).await);
        }
        metrics::counter!("tessera_entries_total").increment(step.entries.len() as u64);
        if !step.entries.is_empty() {
            state.epochs.entered(from);
        }
        state.board = step.next;
        if row.status != state.row.status {
            tracing::info!(table = self.id, status = row.status.as_str(), "table");
        }
        state.row = row;
        state.moved_at = Some(Instant::now());
        state.forget_undo_question();
        self.changed(app, state);
        Ok(())
    }

    /// Stores what changed about the table beside its log, then shows it.
    async fn save(
        self: &Arc<Self>,
        app: &Arc<App>,
        state: &mut TableState,
        mut row: TableRow,
    ) -> Result<(), Fault> {
        row.wind(state.moment(), false);
        if let Err(error) = app.store.save_table(&mut row).await {
            return Err(self.doubt(app, state, error).await);
        }
        state.row = row;
        self.changed(app, state);
        Ok(())
    }

    /// What is in memory may not be what is stored: another server was faster, or a write that
    /// seemed to fail was done. What is stored is the truth.
    async fn doubt(
        self: &Arc<Self>,
        app: &Arc<App>,
        state: &mut TableState,
        error: StoreError,
    ) -> Fault {
        // Where the store does not even answer, the next write finds out.
        if state.reload(app).await.is_ok() {
            self.changed(app, state);
        }
        error.into()
    }

    /// Wakes those who watch, and the AI if it is its turn.
    fn changed(self: &Arc<Self>, app: &Arc<App>, state: &mut TableState) {
        state.sent.clear();
        self.changes.send_modify(|n| *n += 1);
        self.drive(app, state);
        self.set_alarm(app, state);
        self.call(app, state);
    }

    fn set_alarm(&self, app: &App, state: &TableState) {
        let clock = state.row.settings.clock.as_ref();
        app.alarms.set(&self.id, clock.and_then(Clock::due));
    }

    fn touch(&self) {
        self.used_at.store(now(), Ordering::Relaxed);
    }
}

impl TableState {
    async fn reload(&mut self, app: &App) -> Result<(), Fault> {
        let missing = || Fault::not_found("site-error-no-table");
        let stored = app.store.load(&self.row.id, MAX_CHAT_LINES).await?;
        let mut stored = stored.ok_or_else(missing)?;
        stored.row.renew();
        let (_, board) = play(&stored).map_err(Fault::Lost)?;
        self.epochs = fair::epochs(app, &stored).map_err(Fault::Lost)?;
        self.board = board;
        self.row = stored.row;
        self.chat = stored.chat.iter().map(chat::line).collect();
        if let Some(thought) = self.in_thought.take() {
            thought.give_up();
        }
        Ok(())
    }

    /// The seats of a person, those that the AI plays for them included.
    fn seats_of(&self, person: &str) -> Vec<Seat> {
        let is_theirs = |seat: &Seat| self.row.seats[seat.index()].person() == Some(person);
        self.all_seats().filter(is_theirs).collect()
    }

    fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.row.seats.len() as u8)
    }

    /// The seat that must decide, while the game goes on.
    fn deciding(&self) -> Option<Seat> {
        match (self.row.status, self.board.turn()) {
            (Status::Playing, Turn::Decision(seat)) => Some(seat),
            _ => None,
        }
    }

    /// Where the table stands now.
    fn moment(&self) -> Moment {
        Moment {
            deciding: self.deciding(),
            n_standing: self.board.n_standing(),
            now: self.time.now(),
        }
    }

    fn check_playing(&self) -> Result<(), Fault> {
        match self.row.status {
            Status::Waiting => Err(Fault::conflict("site-error-not-started")),
            Status::Playing => Ok(()),
            Status::Over | Status::Record => Err(Fault::conflict("site-error-over")),
        }
    }

    /// The seat that a person means: the one that decides if it is theirs, or the one they named.
    fn seat_for(&self, person: &str, named: Option<Seat>) -> Result<Seat, Fault> {
        let own = self.seats_of(person);
        if own.is_empty() {
            return Err(Fault::forbidden("site-error-not-seated"));
        }
        match (self.deciding(), named) {
            (Some(seat), _) if own.contains(&seat) => Ok(seat),
            (_, Some(seat)) if own.contains(&seat) => Ok(seat),
            (_, Some(_)) => Err(Fault::forbidden("site-error-not-your-seat")),
            (_, None) => Ok(self.shown.get(person).copied().unwrap_or(own[0])),
        }
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

/// Seconds since the process began to count.
fn now() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs()
}
