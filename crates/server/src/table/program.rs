//! The program's turns and its advice.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use tessera_engine::Seat;
use tessera_render::{Language, Words};

use super::{State, Table};
use crate::App;
use crate::board::{Path, Thought};
use crate::bots::Urgency;
use crate::error::Fault;

/// How strong the advice is.
const HINT_LEVEL: u8 = 5;
/// When a move could not be stored, it is tried again after so long.
const RETRY: Duration = Duration::from_secs(1);

/// A turn that the program thinks about.
pub(super) struct InThought {
    seq: usize,
    seat: Seat,
    level: u8,
    stop: Arc<AtomicBool>,
}

impl InThought {
    /// Nobody needs it any more.
    pub(super) fn give_up(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// What the program would do.
pub(crate) struct Hint {
    pub(crate) action: String,
    pub(crate) path: Vec<String>,
    pub(crate) text: String,
}

impl Table {
    /// Lets the program think if it is its turn. There is one thought at a time for each table.
    pub(super) fn drive(self: &Arc<Self>, app: &Arc<App>, state: &mut State) {
        let turn = state.program_turn();
        let thinks_of = |one: &InThought| (one.seq, one.seat, one.level);
        if state.in_thought.as_ref().map(thinks_of) == turn {
            return;
        }
        if let Some(old) = state.in_thought.take() {
            old.stop.store(true, Ordering::Relaxed);
        }
        let Some((seq, seat, level)) = turn else {
            return;
        };
        let stop = Arc::new(AtomicBool::new(false));
        state.in_thought = Some(InThought {
            seq,
            seat,
            level,
            stop: Arc::clone(&stop),
        });
        let work = state.board.think(seat, level);
        let (table, app) = (Arc::clone(self), Arc::clone(app));
        tokio::spawn(async move {
            let thought = app.bots.think(Urgency::Turn, work, Arc::clone(&stop)).await;
            table.decide(&app, &stop, thought).await;
        });
    }

    /// Makes the program's move, unless the table has moved on.
    async fn decide(
        self: Arc<Self>,
        app: &Arc<App>,
        stop: &Arc<AtomicBool>,
        thought: Option<Thought>,
    ) {
        let mut state = self.state.lock().await;
        // People want to see what happened before the next thing happens.
        let since_move = state.moved_at.map(|at| at.elapsed());
        let pause = since_move.map_or(Duration::ZERO, |since| {
            app.config.ai_pause.saturating_sub(since)
        });
        if !pause.is_zero() {
            drop(state);
            tokio::time::sleep(pause).await;
            state = self.state.lock().await;
        }
        let is_it = |one: &mut InThought| Arc::ptr_eq(&one.stop, stop);
        let Some(this) = state.in_thought.take_if(is_it) else {
            return;
        };
        if app.is_closing() {
            return;
        }
        let action = match thought {
            Some(thought) => {
                state
                    .board
                    .keep_player(this.seat, this.level, thought.player);
                thought.action
            }
            // A search that failed must not hold up the table.
            None => state.board.any_action(),
        };
        let step = state.board.act(this.seq, this.seat, &action, &state.key());
        let entered = match step {
            Ok(step) => self.enter(app, &mut state, step).await,
            Err(error) => {
                tracing::error!(table = self.id, %error, "the program's move is refused");
                return;
            }
        };
        if entered.is_err() {
            drop(state);
            tokio::time::sleep(RETRY).await;
            let mut state = self.state.lock().await;
            self.drive(app, &mut state);
        }
    }

    /// What the program would do in a person's place.
    pub(crate) async fn hint(
        self: &Arc<Self>,
        app: &Arc<App>,
        player: &str,
        language: Language,
    ) -> Result<Hint, Fault> {
        let nothing = || Fault::conflict("site-error-no-hint");
        let mut state = self.state.lock().await;
        state.check_playing()?;
        if state.is_advising {
            return Err(Fault::Said(
                StatusCode::TOO_MANY_REQUESTS,
                "site-error-too-many",
            ));
        }
        let (seq, look) = (state.board.seq(), state.look(Some(player), language));
        let seat = state.own_decision(player).ok_or_else(nothing)?;
        let work = state.board.advise(seat, HINT_LEVEL);
        state.is_advising = true;
        drop(state);
        let stop = Arc::new(AtomicBool::new(false));
        let thought = app.bots.think(Urgency::Asked, work, stop).await;
        let mut state = self.state.lock().await;
        state.is_advising = false;
        let action = thought.ok_or_else(nothing)?.action;
        if state.board.seq() != seq {
            return Err(Fault::Stale(None));
        }
        let path = state.with_people(|board, people| board.path_to(&look, people, &action));
        let Path { spots, confirm } = path.ok_or_else(nothing)?;
        let text = Words::of(language).tell("table-hint-says", &[("move", confirm.into())]);
        Ok(Hint {
            action,
            path: spots,
            text,
        })
    }
}

impl State {
    /// The turn of the program, if it is one.
    pub(super) fn program_turn(&self) -> Option<(usize, Seat, u8)> {
        let seat = self.deciding()?;
        let level = self.row.seats[seat.index()].level()?;
        Some((self.board.seq(), seat, level))
    }

    /// The seat of this person that must decide, if it is one of theirs.
    pub(super) fn own_decision(&self, player: &str) -> Option<Seat> {
        let seat = self.deciding()?;
        let row = &self.row.seats[seat.index()];
        (row.player() == Some(player) && row.level().is_none()).then_some(seat)
    }
}
