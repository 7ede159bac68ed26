//! The AI's turns and its advice.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use tessera_engine::Seat;
use tessera_render::{Hints, Language, Words};

use super::{LiveTable, TableState};
use crate::App;
use crate::board::{Path, Thought};
use crate::fault::Fault;

/// How strong the advice is.
const HINT_LEVEL: u8 = 5;
/// When a move could not be made or stored, it is tried again after so long, then less and less
/// often, but never after more than the second.
const RETRY: Duration = Duration::from_secs(1);
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
    /// Nobody needs it any more.
    pub(super) fn give_up(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// What the AI would do.
pub(crate) struct Hint {
    pub(crate) action: String,
    pub(crate) path: Vec<String>,
    pub(crate) text: String,
}

impl LiveTable {
    /// Lets the AI think if it is its turn. There is one thought at a time for each table.
    pub(super) fn drive(self: &Arc<Self>, app: &Arc<App>, state: &mut TableState) {
        let turn = state.ai_turn();
        let thinks_of = |one: &InThought| (one.seq, one.seat, one.level);
        if state.in_thought.as_ref().map(thinks_of) == turn {
            return;
        }
        if let Some(old) = state.in_thought.take() {
            old.stop.store(true, Ordering::Relaxed);
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
            let decided = Arc::clone(&table).decide(Arc::clone(&app), Arc::clone(&stop), thought);
            if tokio::spawn(decided).await.is_err() {
                tracing::error!(table = table.id, "the AI's move has failed");
                let mut state = table.state.lock().await;
                let any = state.board.any_action();
                state.keep(seq, seat, any);
                table.drive_again(&app, &mut state, &stop);
            }
        });
    }

    /// Makes the AI's move, unless the table has moved on. A move that the rules refuse is
    /// followed by one that they allow, and one that cannot be stored is kept until it can be: the
    /// table never stands still.
    async fn decide(
        self: Arc<Self>,
        app: Arc<App>,
        stop: Arc<AtomicBool>,
        thought: Option<Thought>,
    ) {
        self.pause(&app).await;
        let mut state = self.state.lock().await;
        let is_it = |one: &&InThought| Arc::ptr_eq(&one.stop, &stop);
        let Some(this) = state.in_thought.as_ref().filter(is_it) else {
            return;
        };
        if app.is_closing() {
            return;
        }
        let (seq, seat) = (this.seq, this.seat);
        #[cfg(test)]
        let fails = this.fails;
        let kept = state.kept.as_ref().filter(|kept| kept.is_for(seq, seat));
        let mut action = match (thought, kept) {
            (Some(thought), _) => thought.action,
            (None, Some(kept)) => kept.action.clone(),
            // A search that failed must not hold up the table.
            (None, None) => state.board.any_action(),
        };
        let mut step = state.board.act(seq, seat, &action, &state.key());
        if let Err(error) = &step {
            tracing::error!(table = self.id, action, %error, "the AI's move is refused");
            action = state.board.any_action();
            step = state.board.act(seq, seat, &action, &state.key());
        }
        // First: whoever finds the table in doubt drives on with it.
        state.keep(seq, seat, action);
        let entered = match step {
            #[cfg(test)]
            Ok(_) if fails => {
                let full = crate::store::StoreError::Unstored("full".to_owned());
                Err(self.doubt(&app, &mut state, full).await)
            }
            Ok(step) => self.enter(&app, &mut state, step).await,
            Err(error) => {
                tracing::error!(table = self.id, %error, "no move of the AI is allowed");
                Err(Fault::conflict("site-error-no-hint"))
            }
        };
        match entered {
            Ok(()) => state.kept = None,
            Err(_) => self.drive_again(&app, &mut state, &stop),
        }
    }

    /// Goes on after a move that was not made, unless somebody has done so already.
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
        let moved_at = self.state.lock().await.moved_at;
        if let Some(moved_at) = moved_at {
            tokio::time::sleep(app.config.ai_pause.saturating_sub(moved_at.elapsed())).await;
        }
    }

    /// What the AI would do in a person's place.
    pub(crate) async fn hint(
        self: &Arc<Self>,
        app: &Arc<App>,
        person: &str,
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
        // Who does not sit here is told that first.
        let seat = state.seat_for(person, None)?;
        if state.hints(person) == Hints::ByAgreement {
            return Err(Fault::forbidden("site-error-hints-off"));
        }
        self.come_back(app, &mut state, person).await?;
        let (seq, key) = (state.board.seq(), state.frame_key(Some(person), language));
        if state.own_decision(person) != Some(seat) {
            return Err(nothing());
        }
        let work = state.board.advise(seat, HINT_LEVEL);
        state.is_advising = true;
        drop(state);
        let stop = Arc::new(AtomicBool::new(false));
        let order = self.advice_order(app, person);
        let thought = app.thinking.think(order, work, stop).await;
        let mut state = self.state.lock().await;
        state.is_advising = false;
        let action = thought?.ok_or_else(nothing)?.action;
        if state.board.seq() != seq {
            return Err(Fault::Stale(None));
        }
        let path = state.with_people(|board, people| board.path_to(&key, people, &action));
        let Path { spots, confirm } = path.ok_or_else(nothing)?;
        // The others are told before the person is.
        let mut row = state.row.clone();
        if let Some(n_hints) = row
            .settings
            .hints
            .as_mut()
            .and_then(|all| all.get_mut(seat.index()))
        {
            *n_hints = n_hints.saturating_add(1);
            self.save(app, &mut state, row).await?;
        }
        let text = Words::of(language).tell("table-hint-says", &[("move", confirm.into())]);
        Ok(Hint {
            action,
            path: spots,
            text,
        })
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

    /// Whether a person may ask the AI what to do. It is free to help who plays with nobody
    /// else; between people all must agree.
    pub(super) fn hints(&self, person: &str) -> Hints {
        match self.row.settings.hints.is_none() && self.is_between_people(person) {
            true => Hints::ByAgreement,
            false => Hints::Free,
        }
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
