//! Who sits where: sitting down, getting up, what the host does with a seat.

use tessera_engine::Seat;

use super::{TableState, TableWriter};
use crate::fault::Fault;
use crate::store::{SeatRow, Status};

impl TableWriter {
    /// A person takes a free seat; the first one if they name none. With the last one the game
    /// begins.
    pub(crate) async fn sit(
        &self,
        person: &str,
        name: &str,
        seat: Option<Seat>,
        seal: String,
    ) -> Result<(), Fault> {
        let row = {
            let state = self.state();
            state.check_waiting()?;
            let seat = state.free_seat(person, seat)?;
            let mut row = state.row.clone();
            row.seats[seat.index()] = SeatRow::taken_by(person, name);
            row.settings.seal(seat, seal);
            row
        };
        let is_full = !row.seats.contains(&SeatRow::Open);
        self.save(row).await?;
        match is_full {
            true => self.begin().await,
            false => Ok(()),
        }
    }

    /// A person gets up: before the game the seat is free again, during it the others may let the
    /// AI play on, until the person comes back. Returns whether the person left a game.
    pub(crate) async fn leave(&self, person: &str) -> Result<bool, Fault> {
        let row = {
            let state = self.state();
            let own = state.seats_of(person);
            if own.is_empty() {
                return Err(Fault::forbidden("site-error-not-seated"));
            }
            let mut row = state.row.clone();
            match row.status {
                Status::Waiting => {
                    state.check_waiting()?;
                    for seat in own {
                        row.settings.seal(seat, String::new());
                        row.seats[seat.index()] = SeatRow::Open;
                    }
                    if row.host == person
                        && let Some(next) = row.seats.iter().find_map(SeatRow::person)
                    {
                        row.host = next.to_owned();
                    }
                }
                Status::Playing => {
                    let is_alone = state.plays_alone(person);
                    for seat in own {
                        row.seats[seat.index()].set_left(Some(state.board.seq()));
                        if is_alone {
                            row.seats[seat.index()].let_ai_play();
                        }
                    }
                }
                Status::Over | Status::Record => return Ok(false),
            }
            row
        };
        let has_left_game = row.status == Status::Playing;
        self.save(row).await?;
        Ok(has_left_game)
    }

    /// The host frees a seat or gives it to the AI. If no seat is free any more, the game begins.
    pub(crate) async fn set_seat(
        &self,
        person: &str,
        seat: Seat,
        to: SeatRow,
    ) -> Result<(), Fault> {
        let row = {
            let state = self.state();
            state.check_waiting()?;
            state.check_host(person)?;
            let mut row = state.row.clone();
            let no_seat = || Fault::unfit("site-error-no-seat");
            *row.seats.get_mut(seat.index()).ok_or_else(no_seat)? = to;
            row.settings.seal(seat, String::new());
            row.check_people()?;
            row
        };
        let is_full = !row.seats.contains(&SeatRow::Open);
        self.save(row).await?;
        match is_full {
            true => self.begin().await,
            false => Ok(()),
        }
    }
}

impl TableState {
    /// The free seat that a person wants, or the first one.
    fn free_seat(&self, person: &str, wanted: Option<Seat>) -> Result<Seat, Fault> {
        if !self.seats_of(person).is_empty() {
            return Err(Fault::conflict("site-error-seated"));
        }
        let is_open = |seat: &Seat| self.row.seats.get(seat.index()) == Some(&SeatRow::Open);
        match wanted {
            Some(seat) if seat.index() >= self.row.seats.len() => {
                Err(Fault::unfit("site-error-no-seat"))
            }
            Some(seat) if !is_open(&seat) => Err(Fault::conflict("site-error-seat-taken")),
            Some(seat) => Ok(seat),
            None => (self.all_seats().find(is_open))
                .ok_or_else(|| Fault::conflict("site-error-table-full")),
        }
    }

    pub(super) fn check_waiting(&self) -> Result<(), Fault> {
        match self.row.status {
            Status::Waiting if self.row.settings.is_revealing => {
                Err(Fault::conflict("fair-error-revealing"))
            }
            Status::Waiting => Ok(()),
            Status::Playing | Status::Over | Status::Record => {
                Err(Fault::conflict("site-error-started"))
            }
        }
    }

    pub(super) fn check_host(&self, person: &str) -> Result<(), Fault> {
        match self.row.host == person {
            true => Ok(()),
            false => Err(Fault::forbidden("site-error-not-host")),
        }
    }
}
