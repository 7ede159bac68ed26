//! One live table: what is known about it in memory, and how it changes. Everything is stored
//! before anybody sees it.
//!
//! Readers lock the state for a moment, take what they need and draw without the lock (`frame.rs`).
//! Writers pass the turnstile one by one and hold it while the store works (`writer.rs`).

mod act;
mod again;
mod ai;
mod ask;
mod begin;
mod call;
mod chat;
mod clock;
mod consent;
mod fair;
mod forget;
mod frame;
mod frame_key;
mod hint;
mod load;
mod lost;
mod open;
mod order;
mod presence;
mod proof;
mod record;
mod replay;
mod resign;
mod room;
mod seats;
#[cfg(test)]
mod stage;
mod stand_in;
mod undo;
mod writer;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use tessera_engine::{GameName, Seat, Turn};
use tessera_render::ChatLine;
use tokio::sync::watch;

use crate::App;
use crate::board::Board;
use crate::fair::TableEpochs;
use crate::fault::Fault;
use crate::store::{Clock, Seed, Status, TableRow};
use crate::time::ServiceTime;

use ai::{InThought, KeptMove};
use ask::Asked;
use clock::Moment;
pub(crate) use forget::{NOBODY, forget_lost};
use frame::SentFrame;
pub(crate) use lost::{Lost, best_result};
pub(crate) use open::Opening;
use presence::Presence;
pub(crate) use room::taken;
pub(crate) use writer::TableWriter;

/// A table in memory.
pub(crate) struct LiveTable {
    pub(crate) id: String,
    /// Passed by one writer at a time, who holds it while the store works: what one person does
    /// follows what another did.
    turnstile: Arc<tokio::sync::Mutex<()>>,
    /// Locked for moments only. The compiler refuses to wait for anything with the guard.
    state: Mutex<TableState>,
    /// Counts the changes, and wakes the open pages.
    changes: watch::Sender<u64>,
    /// Counts for each person how often another of their seats was shown, and wakes only them.
    shows: watch::Sender<HashMap<String, u64>>,
    used_at: AtomicU64,
}

/// What is known about a table. It holds the secret seed, so it has no `Debug`.
///
/// Only a [`TableWriter`] changes the row, the board, the epochs, the chat and the open question;
/// the rest is not stored, and changes under the lock alone.
pub(crate) struct TableState {
    row: TableRow,
    game: GameName,
    seed: Seed,
    epochs: TableEpochs,
    board: Arc<dyn Board>,
    chat: Arc<Vec<ChatLine>>,
    asked: Option<Asked>,
    presence: Presence,
    /// Which of several seats at one screen is shown to a person.
    shown: HashMap<String, Seat>,
    /// The frames that were sent since the last change: most viewers see the same.
    sent: Vec<SentFrame>,
    moved_at: Option<Instant>,
    in_thought: Option<InThought>,
    /// A move of the AI that is not stored yet.
    kept: Option<KeptMove>,
    time: Arc<ServiceTime>,
    /// The seat whose turn was last told to a hook.
    called: Option<Seat>,
    /// Whether the AI thinks about advice: once at a time for each table.
    is_advising: bool,
}

impl LiveTable {
    /// Wakes up with every change.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Whether the table can leave memory: nobody has used it for this long, no page is open, and
    /// nothing is being stored or thought about.
    pub(crate) fn is_idle(&self, after: Duration) -> bool {
        let is_old = now().saturating_sub(self.used_at.load(Ordering::Relaxed)) >= after.as_secs();
        let is_quiet = || self.turnstile.try_lock().is_ok() && self.state().in_thought.is_none();
        is_old && self.changes.receiver_count() == 0 && is_quiet()
    }

    /// Locks the state for a moment. If a thread has panicked with it, it is used all the same:
    /// should it be behind the store, the next write finds out.
    fn state(&self) -> MutexGuard<'_, TableState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells of a change: wakes the open pages, lets the AI think if it is its turn, and calls the
    /// hook of a person whose turn it is.
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

/// Seconds since the process began to count.
fn now() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs()
}
