//! One live table: what is known about it in memory, and how it changes. Everything is stored
//! before anybody is told.

mod act;
mod ask;
mod call;
mod chat;
mod clock;
mod consent;
mod fair;
mod look;
mod presence;
mod program;
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
use tokio::sync::{Mutex, watch};

use crate::App;
use crate::board::{Board, Step, new_board};
use crate::error::Fault;
use crate::fair::SCHEME;
use crate::store::{Clock, Seed, Status, StoreError, TableRow};
use crate::time::ServiceTime;

use ask::Asked;
use clock::Moment;
pub(crate) use fair::verdict;
use look::Seen;
use presence::Presence;
use program::InThought;
pub(crate) use room::taken;

/// The chat as far as it is kept in memory and shown.
const MAX_CHAT_LINES: usize = 100;

/// A table.
pub(crate) struct Table {
    pub(crate) id: String,
    /// Held while something is stored: what one person does follows what another did.
    state: Mutex<State>,
    /// Counts the changes, and wakes those who watch.
    changes: watch::Sender<u64>,
    used_at: AtomicU64,
}

/// What is known about a table. It holds the secret seed, so it has no `Debug` either.
pub(crate) struct State {
    row: TableRow,
    game: GameName,
    seed: Seed,
    board: Box<dyn Board>,
    chat: Vec<ChatLine>,
    asked: Option<Asked>,
    presence: Presence,
    /// Which of several seats at one screen is shown to a person.
    shown: HashMap<String, Seat>,
    /// What was sent since the last change: most people see the same.
    sent: Vec<Seen>,
    moved_at: Option<Instant>,
    in_thought: Option<InThought>,
    time: Arc<ServiceTime>,
    /// Whose turn was told last.
    called: Option<Seat>,
    /// Whether the program thinks about advice: once at a time for each table.
    is_advising: bool,
}

impl Table {
    /// Reads a table from the store and plays its log.
    pub(crate) async fn load(app: &Arc<App>, id: &str) -> Result<Arc<Table>, Fault> {
        let missing = || Fault::not_found("site-error-no-table");
        let row = app.store.table(id).await?.ok_or_else(missing)?;
        let seed = app.store.seed(id).await?.ok_or_else(missing)?;
        let chat = app.store.chat(id, MAX_CHAT_LINES).await?;
        let game: GameName = row.game.parse().map_err(|_| missing())?;
        if row.terms.scheme > SCHEME {
            let reason = format!("table {id}: another version of Tessera draws here");
            return Err(StoreError::Broken(reason).into());
        }
        let board = load_board(app, game, &row).await?;
        if row.status == Status::Record {
            app.store.look_at(id, crate::unix_seconds()).await?;
        }
        let state = State {
            game,
            seed,
            board,
            chat: chat.iter().map(chat::line).collect(),
            asked: None,
            presence: Presence::new(),
            shown: HashMap::new(),
            sent: Vec::new(),
            moved_at: None,
            in_thought: None,
            is_advising: false,
            called: None,
            time: Arc::clone(&app.time),
            row,
        };
        let table = Arc::new(Table {
            id: id.to_owned(),
            state: Mutex::new(state),
            changes: watch::Sender::new(0),
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
        state: &mut State,
        step: Step,
    ) -> Result<(), Fault> {
        let mut row = state.row.clone();
        row.status = if step.is_over {
            Status::Over
        } else {
            Status::Playing
        };
        let has_acted = step.entries.iter().all(|entry| !entry.ends_with(" undo"));
        let moment = Moment {
            deciding: step.deciding,
            n_standing: step.n_standing,
            now: app.time.now(),
        };
        row.wind(moment, has_acted);
        if has_acted && state.is_stood_in() {
            row.terms.stood_in = state.board.seq() + 1;
        }
        let changed = (row != state.row).then_some(&row);
        let from = state.board.seq();
        let stored = app.store.append(&self.id, from, &step.entries, changed);
        match stored.await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                // Another server was faster: what it stored is the truth.
                state.reload(app).await?;
                self.changed(app, state);
                return Err(Fault::Stale(None));
            }
            Err(error) => return Err(error.into()),
        }
        metrics::counter!("tessera_entries_total").increment(step.entries.len() as u64);
        let sitters = state.sitters();
        state.board.commit(step, &sitters);
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
        state: &mut State,
        mut row: TableRow,
    ) -> Result<(), Fault> {
        row.wind(state.moment(), false);
        app.store.save_table(&row).await?;
        state.row = row;
        self.changed(app, state);
        Ok(())
    }

    /// Wakes those who watch, and the program if it is its turn.
    fn changed(self: &Arc<Self>, app: &Arc<App>, state: &mut State) {
        state.sent.clear();
        self.changes.send_modify(|n| *n += 1);
        self.drive(app, state);
        self.set_alarm(app, state);
        self.call(app, state);
    }

    fn set_alarm(&self, app: &App, state: &State) {
        let clock = state.row.terms.clock.as_ref();
        app.alarms.set(&self.id, clock.and_then(Clock::due));
    }

    fn touch(&self) {
        self.used_at.store(now(), Ordering::Relaxed);
    }
}

impl State {
    async fn reload(&mut self, app: &Arc<App>) -> Result<(), Fault> {
        if let Some(row) = app.store.table(&self.row.id).await? {
            self.row = row;
        }
        self.board = load_board(app, self.game, &self.row).await?;
        self.in_thought = None;
        Ok(())
    }

    /// The seats of a person, those that the program plays for them included.
    fn seats_of(&self, player: &str) -> Vec<Seat> {
        let is_theirs = |seat: &Seat| self.row.seats[seat.index()].player() == Some(player);
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
    fn seat_for(&self, player: &str, named: Option<Seat>) -> Result<Seat, Fault> {
        let own = self.seats_of(player);
        if own.is_empty() {
            return Err(Fault::forbidden("site-error-not-seated"));
        }
        match (self.deciding(), named) {
            (Some(seat), _) if own.contains(&seat) => Ok(seat),
            (_, Some(seat)) if own.contains(&seat) => Ok(seat),
            (_, Some(_)) => Err(Fault::forbidden("site-error-not-your-seat")),
            (_, None) => Ok(self.shown.get(player).copied().unwrap_or(own[0])),
        }
    }
}

/// Plays the log of a table.
async fn load_board(app: &App, game: GameName, row: &TableRow) -> Result<Box<dyn Board>, Fault> {
    let broken = |reason: String| {
        let id = &row.id;
        Fault::from(StoreError::Broken(format!("table {id}: {reason}")))
    };
    if app.rules_version(game) != Some(row.rules_version) {
        let version = row.rules_version;
        return Err(broken(format!("{game}/{version} is not played here")));
    }
    let mut board = new_board(game, &row.setup).map_err(|error| broken(error.to_string()))?;
    for entry in app.store.entries(&row.id).await? {
        board.enter(&entry).map_err(broken)?;
    }
    Ok(board)
}

/// Seconds since the process began to count.
fn now() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs()
}
