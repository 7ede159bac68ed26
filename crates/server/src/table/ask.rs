//! What needs the agreement of the others.

use std::sync::Arc;

use tessera_engine::Seat;
use tessera_render::{Ask, AskFor, Hints};

use super::{LiveTable, TableState};
use crate::App;
use crate::fault::Fault;

/// Who sits in for somebody who left.
const STAND_IN_LEVEL: u8 = 3;

/// An open question.
pub(super) struct Asked {
    by: Seat,
    what: AskFor,
    /// The people who have not agreed yet.
    unanswered: Vec<String>,
}

impl LiveTable {
    /// A person asks the others. If nobody is left to ask, it is done at once.
    pub(crate) async fn ask(
        self: &Arc<Self>,
        app: &Arc<App>,
        person: &str,
        named: Option<Seat>,
        what: AskFor,
    ) -> Result<(), Fault> {
        let mut state = self.state.lock().await;
        state.check_playing()?;
        let by = state.undo_seat(person, named)?;
        self.come_back(app, &mut state, person).await?;
        // Who asks something else does not want an answer to the first question any more.
        let own = state.seats_of(person);
        let is_own = |asked: &Asked| own.contains(&asked.by);
        if state.asked.as_ref().is_some_and(|asked| !is_own(asked)) {
            return Err(Fault::conflict("site-error-asked"));
        }
        let unanswered = match what {
            AskFor::Undo => {
                let nothing = || Fault::conflict("site-error-nothing-to-undo");
                let from = state.board.decided_at(by).ok_or_else(nothing)?;
                state.voters(person, from)?
            }
            AskFor::Replace(seat) => {
                let leaver = state.leaver(app, seat)?;
                state.present_beside(app, person, &leaver)
            }
            AskFor::Hints if state.hints(person) != Hints::ByAgreement => {
                return Err(Fault::conflict("site-error-hints-on"));
            }
            AskFor::Hints => state.voters(person, state.board.seq())?,
        };
        state.asked = None;
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
        person: &str,
        agrees: bool,
    ) -> Result<(), Fault> {
        let mut state = self.state.lock().await;
        state.check_playing()?;
        self.come_back(app, &mut state, person).await?;
        let nothing = || Fault::conflict("site-error-nothing-asked");
        let asked = state.asked.as_mut().ok_or_else(nothing)?;
        let place = asked.unanswered.iter().position(|other| other == person);
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
        state: &mut TableState,
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
                let mut row = state.row.clone();
                row.seats[seat.index()].set_stand_in(Some(STAND_IN_LEVEL));
                self.save(app, state, row).await
            }
            AskFor::Hints => {
                let mut row = state.row.clone();
                row.settings.hints = Some(vec![0; row.seats.len()]);
                self.save(app, state, row).await
            }
        }
    }
}

impl TableState {
    /// The open question as this person sees it.
    pub(super) fn question(&self, person: Option<&str>) -> Option<Ask> {
        let asked = self.asked.as_ref()?;
        let is_mine = |other: &String| Some(other.as_str()) == person;
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
    /// Returns whether there was such a question.
    pub(super) fn forget_question_about(&mut self, person: &str) -> bool {
        let own = self.seats_of(person);
        let is_it =
            |asked: &mut Asked| matches!(asked.what, AskFor::Replace(seat) if own.contains(&seat));
        self.asked.take_if(is_it).is_some()
    }
}
