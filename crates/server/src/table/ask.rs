//! What needs the agreement of the others.

use tessera_engine::Seat;
use tessera_render::{Ask, AskFor, Hints, Note};

use super::{TableState, TableWriter};
use crate::fault::Fault;

/// An open question.
pub(super) struct Asked {
    by: Seat,
    what: AskFor,
    /// The people who have not agreed yet.
    unanswered: Vec<String>,
}

impl TableWriter {
    /// A person asks the others. If nobody is left to ask, it is done at once.
    pub(crate) async fn ask(
        &self,
        person: &str,
        named: Option<Seat>,
        what: AskFor,
    ) -> Result<(), Fault> {
        let by = {
            let state = self.state();
            state.check_playing()?;
            state.undo_seat(person, named)?
        };
        self.come_back(person).await?;
        let asked = {
            let mut state = self.state();
            // A person who asks something else does not want an answer to the first question.
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
                    let leaver = state.leaver(&self.app, seat)?;
                    state.present_beside(&self.app, person, &leaver)
                }
                AskFor::Hints if state.hints(person) != Hints::ByAgreement => {
                    return Err(Fault::conflict("site-error-hints-on"));
                }
                AskFor::Hints => state.voters(person, state.board.seq())?,
            };
            state.asked = None;
            Asked {
                by,
                what,
                unanswered,
            }
        };
        self.settle(asked).await
    }

    /// A person answers the open question.
    pub(crate) async fn answer(&self, person: &str, agrees: bool) -> Result<(), Fault> {
        self.state().check_playing()?;
        self.come_back(person).await?;
        let asked = {
            let mut state = self.state();
            let nothing = || Fault::conflict("site-error-nothing-asked");
            let asked = state.asked.as_mut().ok_or_else(nothing)?;
            let place = asked.unanswered.iter().position(|other| other == person);
            let (by, seats) = (asked.by, state.seats_of(person));
            let asked = state.asked.as_mut().expect("just there");
            // Who asks may think better of it.
            let is_own = seats.contains(&by) && !agrees;
            match place {
                Some(place) => drop(asked.unanswered.swap_remove(place)),
                None if is_own => {}
                None => return Err(nothing()),
            }
            let asked = state.asked.take().expect("just there");
            if !agrees {
                if !is_own {
                    state.note(seats[0], Note::Declined);
                }
                self.changed(&mut state);
                return Ok(());
            }
            asked
        };
        self.settle(asked).await
    }

    /// Does what all have agreed to, or waits for the rest.
    async fn settle(&self, asked: Asked) -> Result<(), Fault> {
        if !asked.unanswered.is_empty() {
            let mut state = self.state();
            state.asked = Some(asked);
            self.changed(&mut state);
            return Ok(());
        }
        let mut row = self.state().row.clone();
        match asked.what {
            AskFor::Undo => return self.undo_agreed(asked.by).await,
            AskFor::Replace(seat) => row.seats[seat.index()].let_ai_play(),
            AskFor::Hints => row.settings.hints = Some(vec![0; row.seats.len()]),
        }
        self.save(row).await
    }
}

impl TableState {
    /// The open question as this person sees it.
    pub(super) fn question(&self, person: Option<&str>) -> Option<Ask> {
        let asked = self.asked.as_ref()?;
        let is_me = |other: &String| Some(other.as_str()) == person;
        let seats = asked.unanswered.iter().flat_map(|other| {
            let seats = self.seats_of(other);
            seats.first().copied()
        });
        Some(Ask {
            by: asked.by,
            what: asked.what,
            is_mine: person.is_some_and(|person| self.seats_of(person).contains(&asked.by)),
            is_open_for_me: asked.unanswered.iter().any(is_me),
            unanswered: seats.collect(),
        })
    }

    /// A question about taking back is of no use after another move.
    pub(super) fn forget_undo_question(&mut self) {
        self.asked.take_if(|asked| asked.what == AskFor::Undo);
    }

    /// Whether the open question is whether the AI plays for this person.
    pub(super) fn is_question_about(&self, person: &str) -> bool {
        let what = self.asked.as_ref().map(|asked| asked.what);
        matches!(what, Some(AskFor::Replace(seat)) if self.seats_of(person).contains(&seat))
    }

    /// A person who is back need not be replaced. Returns whether there was such a question.
    pub(super) fn forget_question_about(&mut self, person: &str) -> bool {
        let is_asked = self.is_question_about(person);
        self.asked.take_if(|_| is_asked).is_some()
    }
}
