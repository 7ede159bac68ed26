//! Who sits where: sitting down, getting up, the AI in somebody's place, starting, again.

use std::sync::Arc;

use tessera_engine::Seat;

use super::{LiveTable, Opening, TableState};
use crate::App;
use crate::fault::Fault;
use crate::ids;
use crate::store::{SeatRow, Status, TableRow};

/// Who sits in for the only person, when they leave.
const STAND_IN_LEVEL: u8 = 3;
/// What somebody is called who has been deleted: a word that is the same in every language.
pub(crate) const NOBODY: &str = "Nemo";

impl LiveTable {
    /// A person takes a free seat; the first one if they name none.
    pub(crate) async fn sit(
        self: &Arc<Self>,
        app: &Arc<App>,
        person: &str,
        name: &str,
        seat: Option<Seat>,
        seal: String,
    ) -> Result<(), Fault> {
        let mut state = self.state.lock().await;
        state.check_waiting()?;
        if !state.seats_of(person).is_empty() {
            return Err(Fault::conflict("site-error-seated"));
        }
        let is_open = |seat: &Seat| state.row.seats.get(seat.index()) == Some(&SeatRow::Open);
        let seat = match seat {
            Some(seat) if seat.index() >= state.row.seats.len() => {
                return Err(Fault::unfit("site-error-no-seat"));
            }
            Some(seat) if !is_open(&seat) => {
                return Err(Fault::conflict("site-error-seat-taken"));
            }
            Some(seat) => seat,
            None => (state.all_seats().find(is_open))
                .ok_or_else(|| Fault::conflict("site-error-table-full"))?,
        };
        let mut row = state.row.clone();
        row.seats[seat.index()] = SeatRow::taken_by(person, name);
        row.settings.seal(seat, seal);
        let is_full = !row.seats.contains(&SeatRow::Open);
        self.save(app, &mut state, row).await?;
        if is_full {
            self.begin(app, &mut state).await?;
        }
        Ok(())
    }

    /// A person gets up: before the game the seat is free again, during it the others may let the
    /// program play on, until the person comes back. Returns whether they left a game.
    pub(crate) async fn leave(
        self: &Arc<Self>,
        app: &Arc<App>,
        person: &str,
    ) -> Result<bool, Fault> {
        let mut state = self.state.lock().await;
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
                        row.seats[seat.index()].set_stand_in(Some(STAND_IN_LEVEL));
                    }
                }
            }
            Status::Over | Status::Record => return Ok(false),
        }
        let has_left_game = row.status == Status::Playing;
        self.save(app, &mut state, row).await?;
        Ok(has_left_game)
    }

    /// A person is deleted: before the game their seats are free again; from then on they are
    /// nobody's, and the AI plays for good. That somebody sat there is kept.
    pub(crate) async fn forget(
        self: &Arc<Self>,
        app: &Arc<App>,
        person: &str,
    ) -> Result<(), Fault> {
        let mut state = self.state.lock().await;
        let own = state.seats_of(person);
        let mut row = state.row.clone();
        for seat in &own {
            let renamed = app.store.rename_chat(&self.id, seat.number(), NOBODY);
            renamed.await?;
        }
        row.forget(person, state.board.seq());
        for line in &mut state.chat {
            if line.seat.is_some_and(|seat| own.contains(&seat)) {
                line.name = NOBODY.to_owned();
            }
        }
        self.save(app, &mut state, row).await?;
        // What has been told so far has the name in it.
        state.reload(app).await?;
        self.changed(app, &mut state);
        Ok(())
    }

    /// The host frees a seat or gives it to the AI.
    pub(crate) async fn set_seat(
        self: &Arc<Self>,
        app: &Arc<App>,
        person: &str,
        seat: Seat,
        to: SeatRow,
    ) -> Result<(), Fault> {
        let mut state = self.state.lock().await;
        state.check_waiting()?;
        state.check_host(person)?;
        let mut row = state.row.clone();
        let no_seat = || Fault::unfit("site-error-no-seat");
        *row.seats.get_mut(seat.index()).ok_or_else(no_seat)? = to;
        row.settings.seal(seat, String::new());
        if !row.seats.iter().any(|seat| seat.person().is_some()) {
            return Err(Fault::unfit("site-error-nobody"));
        }
        self.save(app, &mut state, row).await
    }

    /// The host begins; free seats go to the AI.
    pub(crate) async fn start(
        self: &Arc<Self>,
        app: &Arc<App>,
        person: &str,
        level: u8,
    ) -> Result<(), Fault> {
        let mut state = self.state.lock().await;
        state.check_waiting()?;
        state.check_host(person)?;
        let mut row = state.row.clone();
        if !row.seats.iter().any(|seat| seat.person().is_some()) {
            return Err(Fault::unfit("site-error-nobody"));
        }
        for seat in &mut row.seats {
            if *seat == SeatRow::Open {
                *seat = SeatRow::Ai { level };
            }
        }
        if row != state.row {
            self.save(app, &mut state, row).await?;
        }
        self.begin(app, &mut state).await
    }

    /// A table without a free seat begins.
    pub(crate) async fn begin_if_full(self: &Arc<Self>, app: &Arc<App>) -> Result<(), Fault> {
        let mut state = self.state.lock().await;
        let is_full = !state.row.seats.contains(&SeatRow::Open);
        if is_full && state.row.status == Status::Waiting {
            self.begin(app, &mut state).await?;
        }
        Ok(())
    }

    /// Begins; where people have sealed texts, they are asked for them first.
    pub(super) async fn begin(
        self: &Arc<Self>,
        app: &Arc<App>,
        state: &mut TableState,
    ) -> Result<(), Fault> {
        match state.awaits_texts() {
            true => self.ask_for_texts(app, state).await,
            false => self.begin_now(app, state).await,
        }
    }

    /// Begins with the texts that there are.
    pub(super) async fn begin_now(
        self: &Arc<Self>,
        app: &Arc<App>,
        state: &mut TableState,
    ) -> Result<(), Fault> {
        let start = state.row.start.map(Seat::new);
        let step = state.board.begin(start, &state.key());
        self.enter(app, state, step).await
    }

    /// A person lets the AI play for them.
    pub(crate) async fn hand_over(
        self: &Arc<Self>,
        app: &Arc<App>,
        person: &str,
        seat: Seat,
        level: Option<u8>,
    ) -> Result<(), Fault> {
        let mut state = self.state.lock().await;
        state.check_playing()?;
        if !state.seats_of(person).contains(&seat) {
            return Err(Fault::forbidden("site-error-not-your-seat"));
        }
        self.come_back(app, &mut state, person).await?;
        let mut row = state.row.clone();
        // Whoever could change the level all the time would keep the AI from deciding.
        if row.seats[seat.index()].level().is_some() == level.is_some() {
            return Ok(());
        }
        if level.is_none() && !row.take_back(seat, state.moment()) {
            return Err(Fault::conflict("site-error-time-up"));
        }
        row.seats[seat.index()].set_stand_in(level);
        self.save(app, &mut state, row).await
    }

    /// Somebody who had left is back.
    pub(super) async fn come_back(
        self: &Arc<Self>,
        app: &Arc<App>,
        state: &mut TableState,
        person: &str,
    ) -> Result<(), Fault> {
        let own = state.seats_of(person);
        let has_left = |seat: &Seat| state.row.seats[seat.index()].left_at().is_some();
        if state.row.status != Status::Playing || !own.iter().any(has_left) {
            return Ok(());
        }
        let mut row = state.row.clone();
        for seat in own {
            row.seats[seat.index()].set_left(None);
        }
        state.forget_question_about(person);
        self.save(app, state, row).await
    }

    /// The table where the same people play again; it is opened by the first who asks.
    pub(crate) async fn again(
        self: &Arc<Self>,
        app: &Arc<App>,
        person: &str,
    ) -> Result<String, Fault> {
        let mut state = self.state.lock().await;
        if state.row.status != Status::Over {
            return Err(Fault::conflict("site-error-not-over"));
        }
        if state.seats_of(person).is_empty() {
            return Err(Fault::forbidden("site-error-not-seated"));
        }
        if let Some(next) = &state.row.next {
            return Ok(next.clone());
        }
        let seats = state.row.seats.iter().map(|seat| match seat {
            // Somebody who has been deleted does not come back.
            SeatRow::Person { person, .. } if person.is_empty() => SeatRow::Ai {
                level: STAND_IN_LEVEL,
            },
            seat => {
                let mut seat = seat.clone();
                seat.set_left(None);
                seat
            }
        });
        let next = TableRow {
            id: ids::table_id(),
            version: 0,
            // A new game, so it is begun with the newest rules.
            rules_version: state.game.rules_version(),
            seats: seats.collect(),
            host: person.to_owned(),
            status: Status::Waiting,
            start: None,
            next: None,
            opened: crate::unix_seconds(),
            settings: state.row.settings.afresh(),
            ..state.row.clone()
        };
        let mut row = state.row.clone();
        row.next = Some(next.id.clone());
        // No seat is free, so it begins at once; but where somebody has added a text to the draws
        // they may do so again.
        let opening = Opening {
            begins: !state.has_texts(),
            row: next,
            given: Vec::new(),
            before: Some(&mut row),
        };
        match opening.open(app).await {
            Ok(table) => {
                state.row = row;
                self.changed(app, &mut state);
                Ok(table.id.clone())
            }
            Err(fault) => {
                // Another server may have opened one first.
                state.reload(app).await?;
                state.row.next.clone().ok_or(fault)
            }
        }
    }
}

impl TableState {
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

    fn check_host(&self, person: &str) -> Result<(), Fault> {
        if self.row.host == person {
            Ok(())
        } else {
            Err(Fault::forbidden("site-error-not-host"))
        }
    }
}

impl TableRow {
    /// The table without a person who is deleted; `seq` is the entry that it waits for. The AI
    /// plays on for nobody, so that nobody's seat is never taken for one that was always its own.
    pub(super) fn forget(&mut self, person: &str, seq: usize) {
        for (seat, row) in Seat::all(self.seats.len() as u8).zip(&mut self.seats) {
            if row.person() != Some(person) {
                continue;
            }
            let mut nobody = SeatRow::taken_by("", NOBODY);
            *row = match self.status {
                Status::Waiting if !self.settings.is_revealing => {
                    self.settings.seal(seat, String::new());
                    SeatRow::Open
                }
                Status::Waiting | Status::Playing => {
                    nobody.set_stand_in(Some(STAND_IN_LEVEL));
                    nobody.set_left(Some(seq));
                    nobody
                }
                Status::Over | Status::Record => nobody,
            };
        }
        if self.host == person {
            let next = self.seats.iter().find_map(SeatRow::person);
            self.host = next.unwrap_or_default().to_owned();
        }
    }
}
