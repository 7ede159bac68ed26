//! What needs the agreement of the others.

use std::sync::Arc;

use tessera_engine::Seat;
use tessera_render::{Ask, AskFor, Undo};

use super::{State, Table};
use crate::App;
use crate::error::Fault;
use crate::store::SeatRow;

/// Who sits in for somebody who left.
const STAND_IN_LEVEL: u8 = 3;

/// An open question.
pub(super) struct Asked {
    by: Seat,
    what: AskFor,
    /// The people who have not agreed yet.
    unanswered: Vec<String>,
}

impl Table {
    /// A person asks the others. If nobody is left to ask, it is done at once.
    pub(crate) async fn ask(
        self: &Arc<Self>,
        app: &Arc<App>,
        player: &str,
        named: Option<Seat>,
        what: AskFor,
    ) -> Result<(), Fault> {
        let mut state = self.state.lock().await;
        state.check_playing()?;
        if state.asked.is_some() {
            return Err(Fault::conflict("site-error-asked"));
        }
        let by = state.undo_seat(player, named)?;
        let mut unanswered = state.persons_beside(player);
        match what {
            AskFor::Undo if state.board.undoable(by) == Undo::Nothing => {
                return Err(Fault::conflict("site-error-nothing-to-undo"));
            }
            AskFor::Undo => {}
            AskFor::Replace(seat) => {
                let leaver = state.leaver(app, seat)?;
                unanswered.retain(|person| *person != leaver);
            }
        }
        let asked = Asked {
            by,
            what,
            unanswered,
        };
        self.settle(app, &mut state, asked).await
    }

    /// A person answers the open question.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        app: &Arc<App>,
        player: &str,
        agrees: bool,
    ) -> Result<(), Fault> {
        let mut state = self.state.lock().await;
        state.check_playing()?;
        let nothing = || Fault::conflict("site-error-nothing-asked");
        let asked = state.asked.as_mut().ok_or_else(nothing)?;
        let place = asked.unanswered.iter().position(|person| person == player);
        asked.unanswered.swap_remove(place.ok_or_else(nothing)?);
        let asked = state.asked.take().expect("just there");
        if agrees {
            self.settle(app, &mut state, asked).await
        } else {
            self.changed(app, &mut state);
            Ok(())
        }
    }

    /// Does what all have agreed to, or waits for the rest.
    async fn settle(
        self: &Arc<Self>,
        app: &Arc<App>,
        state: &mut State,
        asked: Asked,
    ) -> Result<(), Fault> {
        if !asked.unanswered.is_empty() {
            state.asked = Some(asked);
            self.changed(app, state);
            return Ok(());
        }
        match asked.what {
            AskFor::Undo => self.undo_agreed(app, state, asked.by).await,
            AskFor::Replace(seat) => {
                self.set_stand_in(app, state, seat, Some(STAND_IN_LEVEL))
                    .await
            }
        }
    }

    /// The program plays for a seat from now on, or no longer.
    pub(super) async fn set_stand_in(
        self: &Arc<Self>,
        app: &Arc<App>,
        state: &mut State,
        seat: Seat,
        level: Option<u8>,
    ) -> Result<(), Fault> {
        let mut row = state.row.clone();
        if let SeatRow::Person { stand_in, .. } = &mut row.seats[seat.index()] {
            *stand_in = level;
        }
        self.save(app, state, row).await
    }
}

impl State {
    /// The open question as this person sees it.
    pub(super) fn question(&self, player: Option<&str>) -> Option<Ask> {
        let asked = self.asked.as_ref()?;
        let is_mine = |person: &String| Some(person.as_str()) == player;
        Some(Ask {
            by: asked.by,
            what: asked.what,
            is_open_for_me: asked.unanswered.iter().any(is_mine),
        })
    }

    /// A question about taking back is of no use after another move.
    pub(super) fn forget_undo_question(&mut self) {
        self.asked.take_if(|asked| asked.what == AskFor::Undo);
    }

    /// Somebody who is back need not be replaced.
    pub(super) fn forget_question_about(&mut self, player: &str) {
        let own = self.seats_of(player);
        self.asked
            .take_if(|asked| matches!(asked.what, AskFor::Replace(seat) if own.contains(&seat)));
    }

    /// The person of this seat, who has left.
    fn leaver(&self, app: &App, seat: Seat) -> Result<String, Fault> {
        match self.row.seats.get(seat.index()) {
            Some(SeatRow::Person {
                player,
                stand_in: None,
                ..
            }) => {
                if self.presence.is_gone(player, app.config.away_after) {
                    Ok(player.clone())
                } else {
                    Err(Fault::conflict("site-error-still-here"))
                }
            }
            _ => Err(Fault::unfit("site-error-no-seat")),
        }
    }
}
