//! The AI's turns.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tessera_engine::Seat;

use super::{LiveTable, TableState, TableWriter};
use crate::App;
use crate::board::Thought;
use crate::fault::Fault;

/// After how long a move that could not be made or stored is tried again; then after longer and
/// longer …
const RETRY: Duration = Duration::from_secs(1);
/// … but never after more than this.
const MAX_RETRY: Duration = Duration::from_secs(15);

/// A turn that the AI thinks about.
pub(super) struct InThought {
    seq: usize,
    seat: Seat,
    level: u8,
    stop: Arc<AtomicBool>,
    /// Whether its move is not stored.
    #[cfg(test)]
    fails: bool,
}

/// A move that the AI has chosen, until it is stored.
#[derive(Clone)]
pub(super) struct KeptMove {
    seq: usize,
    seat: Seat,
    action: String,
    /// How long to wait before it is tried again.
    wait: Duration,
}

impl InThought {
    /// The entry, the seat and the level.
    fn thinks_of(&self) -> (usize, Seat, u8) {
        (self.seq, self.seat, self.level)
    }

    /// Nobody needs it any more.
    pub(super) fn give_up(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl LiveTable {
    /// Lets the AI think if it is its turn. There is one thought at a time for each table.
    pub(super) fn drive(self: &Arc<Self>, app: &Arc<App>, state: &mut TableState) {
        let turn = state.ai_turn();
        if state.in_thought.as_ref().map(InThought::thinks_of) == turn {
            return;
        }
        if let Some(old) = state.in_thought.take() {
            old.give_up();
        }
        let is_kept = |kept: &mut KeptMove| turn.is_some_and(|turn| kept.is_for(turn.0, turn.1));
        let kept = state.kept.take_if(is_kept);
        state.kept.clone_from(&kept);
        let Some((seq, seat, level)) = turn else {
            return;
        };
        let stop = Arc::new(AtomicBool::new(false));
        state.in_thought = Some(InThought {
            seq,
            seat,
            level,
            stop: Arc::clone(&stop),
            #[cfg(test)]
            fails: false,
        });
        let work = kept.is_none().then(|| state.board.think(seat, level));
        let order = self.turn_order(app, state);
        let (table, app) = (Arc::clone(self), Arc::clone(app));
        tokio::spawn(async move {
            if let Some(kept) = kept {
                tokio::time::sleep(kept.wait).await;
            }
            let thought = match work {
                Some(work) => {
                    let thought = app.thinking.think(order, work, Arc::clone(&stop)).await;
                    thought.unwrap_or_default()
                }
                None => None,
            };
            table.pause(&app).await;
            let (brought, flag) = (thought, Arc::clone(&stop));
            let decided = table.write(&app, move |writer| async move {
                writer.decide(&flag, brought).await;
                Ok(())
            });
            if decided.await.is_err() {
                tracing::error!(table = table.id, "the AI's move has failed");
                let mut state = table.state();
                let any = state.board.any_action();
                state.keep(seq, seat, any);
                table.drive_again(&app, &mut state, &stop);
            }
        });
    }

    /// Goes on after a move that was not made, unless that has happened already.
    fn drive_again(
        self: &Arc<Self>,
        app: &Arc<App>,
        state: &mut TableState,
        stop: &Arc<AtomicBool>,
    ) {
        let is_it = |one: &mut InThought| Arc::ptr_eq(&one.stop, stop);
        if state.in_thought.take_if(is_it).is_some() {
            self.drive(app, state);
        }
    }

    /// People want to see what happened before the next thing happens.
    async fn pause(&self, app: &App) {
        let moved_at = self.state().moved_at;
        if let Some(moved_at) = moved_at {
            tokio::time::sleep(app.config.ai_pause.saturating_sub(moved_at.elapsed())).await;
        }
    }
}

impl TableWriter {
    /// Makes the AI's move, unless the table has moved on. A move that the rules refuse is
    /// followed by one that they allow, and one that cannot be stored is kept until it can be: the
    /// table never stands still.
    async fn decide(&self, stop: &Arc<AtomicBool>, thought: Option<Thought>) {
        let id = &self.table.id;
        let (thinks_of, board, key, kept) = {
            let state = self.state();
            let is_it = |one: &&InThought| Arc::ptr_eq(&one.stop, stop);
            let Some(this) = state.in_thought.as_ref().filter(is_it) else {
                return;
            };
            let kept = state
                .kept
                .as_ref()
                .filter(|kept| kept.is_for(this.seq, this.seat));
            let kept = kept.map(|kept| kept.action.clone());
            (this.thinks_of(), state.board.clone(), state.key(), kept)
        };
        if self.app.is_closing() {
            return;
        }
        let (seq, seat, _) = thinks_of;
        let mut action = match (thought, kept) {
            (Some(thought), _) => thought.action,
            (None, Some(kept)) => kept,
            // A search that failed must not hold up the table.
            (None, None) => board.any_action(),
        };
        let mut step = board.act(seq, seat, &action, &key);
        if let Err(error) = &step {
            tracing::error!(table = id, action, %error, "the AI's move is refused");
            action = board.any_action();
            step = board.act(seq, seat, &action, &key);
        }
        // First: if the store fails, the table is driven on with it.
        self.state().keep(seq, seat, action);
        let committed = match step {
            #[cfg(test)]
            Ok(_) if self.is_to_fail(stop) => {
                let full = crate::store::StoreError::Unstored("full".to_owned());
                Err(self.doubt(full).await)
            }
            Ok(step) => self.commit(step).await,
            Err(error) => {
                tracing::error!(table = id, %error, "no move of the AI is allowed");
                Err(Fault::conflict("site-error-no-hint"))
            }
        };
        let mut state = self.state();
        match committed {
            Ok(()) => state.kept = None,
            Err(_) => self.table.drive_again(&self.app, &mut state, stop),
        }
    }

    /// Whether a test wants this move not to be stored.
    #[cfg(test)]
    fn is_to_fail(&self, stop: &Arc<AtomicBool>) -> bool {
        let state = self.state();
        let this = state.in_thought.as_ref();
        this.is_some_and(|one| Arc::ptr_eq(&one.stop, stop) && one.fails)
    }
}

impl KeptMove {
    fn is_for(&self, seq: usize, seat: Seat) -> bool {
        (self.seq, self.seat) == (seq, seat)
    }
}

impl TableState {
    /// Keeps a move of the AI; each time it is kept longer before it is tried again.
    fn keep(&mut self, seq: usize, seat: Seat, action: String) {
        let kept = self.kept.as_ref().filter(|kept| kept.is_for(seq, seat));
        let wait = kept.map_or(RETRY, |kept| (kept.wait * 2).min(MAX_RETRY));
        self.kept = Some(KeptMove {
            seq,
            seat,
            action,
            wait,
        });
    }

    /// The turn of the AI, if it is one.
    pub(super) fn ai_turn(&self) -> Option<(usize, Seat, u8)> {
        let seat = self.deciding()?;
        let level = self.row.seats[seat.index()].level()?;
        Some((self.board.seq(), seat, level))
    }

    /// The seat of this person that must decide, if it is one of theirs.
    pub(super) fn own_decision(&self, person: &str) -> Option<Seat> {
        let seat = self.deciding()?;
        let row = &self.row.seats[seat.index()];
        (row.person() == Some(person) && row.level().is_none()).then_some(seat)
    }
}

#[cfg(test)]
mod tests;
