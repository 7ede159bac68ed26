//! The program's turns and its advice.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use tessera_engine::Seat;
use tessera_render::{Hints, Language, Words};

use super::{State, Table};
use crate::App;
use crate::board::{Path, Thought};
use crate::bots::Urgency;
use crate::error::Fault;

/// How strong the advice is.
const HINT_LEVEL: u8 = 5;
/// When a move could not be made or stored, it is tried again after so long, then less and less
/// often, but never after more than the second.
const RETRY: Duration = Duration::from_secs(1);
const MAX_RETRY: Duration = Duration::from_secs(15);

/// A turn that the program thinks about.
pub(super) struct InThought {
    seq: usize,
    seat: Seat,
    level: u8,
    stop: Arc<AtomicBool>,
    /// So many times its move is not stored.
    #[cfg(test)]
    n_failures: usize,
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
            #[cfg(test)]
            n_failures: 0,
        });
        let work = state.board.think(seat, level);
        let (table, app) = (Arc::clone(self), Arc::clone(app));
        tokio::spawn(async move {
            let mut thought = app.bots.think(Urgency::Turn, work, Arc::clone(&stop)).await;
            let mut wait = RETRY;
            loop {
                let (table, app, stop) = (Arc::clone(&table), Arc::clone(&app), Arc::clone(&stop));
                let decided = tokio::spawn(table.decide(app, stop, thought)).await;
                if decided.is_ok() {
                    return;
                }
                tracing::error!("the program's move has failed");
                thought = None;
                sleep_longer(&mut wait).await;
            }
        });
    }

    /// Makes the program's move, unless the table has moved on. A move that the rules refuse is
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
        let (seq, seat, level) = (this.seq, this.seat, this.level);
        let mut action = match thought {
            Some(thought) => {
                state.board.keep_player(seat, level, thought.player);
                thought.action
            }
            // A search that failed must not hold up the table.
            None => state.board.any_action(),
        };
        let mut wait = RETRY;
        while !app.is_closing() && state.in_thought.as_ref().is_some_and(|one| is_it(&one)) {
            let step = state.board.act(seq, seat, &action, &state.key());
            let is_refused = step.is_err();
            match step {
                #[cfg(test)]
                Ok(_) if state.in_thought.as_mut().is_some_and(InThought::fails) => {}
                Ok(step) => match self.enter(&app, &mut state, step).await {
                    Ok(()) => return,
                    Err(_) => tracing::error!(table = self.id, "the program's move is not stored"),
                },
                Err(error) => {
                    tracing::error!(table = self.id, action, %error, "the program's move is refused");
                    let any = state.board.any_action();
                    if any != action {
                        action = any;
                        continue;
                    }
                }
            }
            drop(state);
            sleep_longer(&mut wait).await;
            state = self.state.lock().await;
            if is_refused {
                action = state.board.any_action();
            }
        }
    }

    /// People want to see what happened before the next thing happens.
    async fn pause(&self, app: &App) {
        let moved_at = self.state.lock().await.moved_at;
        if let Some(moved_at) = moved_at {
            tokio::time::sleep(app.config.ai_pause.saturating_sub(moved_at.elapsed())).await;
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
        // Who does not sit here is told that first.
        let seat = state.seat_for(player, None)?;
        if state.hints(player) == Hints::ByAgreement {
            return Err(Fault::forbidden("site-error-hints-off"));
        }
        self.come_back(app, &mut state, player).await?;
        let (seq, look) = (state.board.seq(), state.look(Some(player), language));
        if state.own_decision(player) != Some(seat) {
            return Err(nothing());
        }
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
        // The others are told before the person is.
        let mut row = state.row.clone();
        if let Some(n_hints) = row
            .terms
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

impl State {
    /// The turn of the program, if it is one.
    pub(super) fn program_turn(&self) -> Option<(usize, Seat, u8)> {
        let seat = self.deciding()?;
        let level = self.row.seats[seat.index()].level()?;
        Some((self.board.seq(), seat, level))
    }

    /// Whether a person may ask the program what to do. It is free to help who plays with nobody
    /// else; between people all must agree.
    pub(super) fn hints(&self, player: &str) -> Hints {
        match self.row.terms.hints.is_none() && self.is_between_people(player) {
            true => Hints::ByAgreement,
            false => Hints::Free,
        }
    }

    /// The seat of this person that must decide, if it is one of theirs.
    pub(super) fn own_decision(&self, player: &str) -> Option<Seat> {
        let seat = self.deciding()?;
        let row = &self.row.seats[seat.index()];
        (row.player() == Some(player) && row.level().is_none()).then_some(seat)
    }
}

/// Waits, the next time for longer.
async fn sleep_longer(wait: &mut Duration) {
    tokio::time::sleep(*wait).await;
    *wait = (*wait * 2).min(MAX_RETRY);
}

#[cfg(test)]
mod tests;
