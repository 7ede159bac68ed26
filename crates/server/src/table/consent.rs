//! Who plays here, and whose agreement counts. The AI that plays for a person never agrees in
//! their name.

use tessera_engine::Seat;

use super::TableState;
use crate::App;
use crate::fault::Fault;
use crate::store::{SeatRow, Status};

impl TableState {
    /// Whether other people play here or have ever played, those who left or were deleted included.
    pub(super) fn is_between_people(&self, person: &str) -> bool {
        self.others(person).next().is_some()
    }

    /// Whether this person may play on elsewhere from a position of this game: after the end
    /// everybody may, before it only a person who plays with nobody but the AI.
    pub(super) fn may_fork(&self, person: Option<&str>) -> bool {
        match (self.row.status, person) {
            (Status::Over | Status::Record, _) => true,
            (Status::Waiting, _) | (Status::Playing, None) => false,
            (Status::Playing, Some(person)) => {
                !self.seats_of(person).is_empty() && !self.is_between_people(person)
            }
        }
    }

    /// Whether the AI is to decide in a person's place.
    pub(super) fn is_stood_in(&self) -> bool {
        self.deciding().is_some_and(|seat| {
            let row = &self.row.seats[seat.index()];
            row.person().is_some() && row.level().is_some()
        })
    }

    /// The people who must agree to what concerns the entries from this number on: all who were at
    /// the table then. A person who has handed their seat to the AI must be here to agree, and of
    /// several people one alone agrees to nothing.
    pub(super) fn voters(&self, person: &str, from: usize) -> Result<Vec<String>, Fault> {
        let cannot = || Fault::conflict("site-error-cannot-agree");
        let mut voters = Vec::new();
        for seat in self.others(person) {
            if seat.left_at().is_some_and(|left| left <= from) {
                continue;
            }
            let voter = seat.person().ok_or_else(cannot)?;
            if seat.level().is_some() && !self.presence.is_here(voter) {
                return Err(cannot());
            }
            if !voters.iter().any(|other| other == voter) {
                voters.push(voter.to_owned());
            }
        }
        match voters.is_empty() && self.is_between_people(person) {
            true => Err(cannot()),
            false => Ok(voters),
        }
    }

    /// The people who are there to decide whether the AI plays for a leaver.
    pub(super) fn present_beside(&self, app: &App, person: &str, leaver: &str) -> Vec<String> {
        let mut present: Vec<String> = Vec::new();
        for seat in self.others(person) {
            if let Some(other) = seat.person()
                && seat.level().is_none()
                && seat.left_at().is_none()
                && other != leaver
                && !self.presence.is_gone(other, app.config.away_after)
                && !present.iter().any(|person| person == other)
            {
                present.push(other.to_owned());
            }
        }
        present
    }

    /// Whether nobody else decides here for themselves.
    pub(super) fn plays_alone(&self, person: &str) -> bool {
        let decides = |seat: &SeatRow| seat.level().is_none() && seat.left_at().is_none();
        !self.others(person).any(decides)
    }

    /// The person of this seat, if they count as gone: they left on purpose, or at a table without a
    /// clock it is their turn and they have been away for long. Where there is a clock, it says when
    /// a person's time is up.
    pub(super) fn leaver(&self, app: &App, seat: Seat) -> Result<String, Fault> {
        let no_seat = || Fault::unfit("site-error-no-seat");
        let row = self.row.seats.get(seat.index()).ok_or_else(no_seat)?;
        let person = row.person().filter(|_| row.level().is_none());
        let person = person.ok_or_else(no_seat)?;
        let away_after = app.config.away_after;
        if row.left_at().is_some() {
            Ok(person.to_owned())
        } else if self.row.settings.clock.is_some() {
            Err(Fault::conflict("site-error-has-clock"))
        } else if self.presence.is_here(person) {
            Err(Fault::conflict("site-error-still-here"))
        } else if self.deciding() != Some(seat) || !self.presence.is_gone(person, away_after) {
            let minutes = away_after.as_secs().div_ceil(60) as usize;
            let status = axum::http::StatusCode::CONFLICT;
            Err(Fault::Limit(status, "site-error-not-gone", minutes))
        } else {
            Ok(person.to_owned())
        }
    }

    /// The seats for which the others may now or soon ask that the AI plays.
    pub(super) fn leavers(&self, person: &str) -> Vec<Seat> {
        let is_one = |seat: &Seat| {
            let row = &self.row.seats[seat.index()];
            let is_away = || {
                let is_here = row
                    .person()
                    .is_some_and(|other| self.presence.is_here(other));
                self.row.settings.clock.is_none() && !is_here
            };
            let is_other = row.person().is_some_and(|other| other != person);
            is_other && row.level().is_none() && (row.left_at().is_some() || is_away())
        };
        self.all_seats().filter(is_one).collect()
    }

    /// The seats of the others who play or have played here.
    fn others(&self, person: &str) -> impl Iterator<Item = &SeatRow> {
        let is_other = move |seat: &&SeatRow| match seat {
            SeatRow::Person { person: other, .. } => other != person,
            SeatRow::Open | SeatRow::Ai { .. } => false,
        };
        self.row.seats.iter().filter(is_other)
    }
}
