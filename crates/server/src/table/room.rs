//! The table before its game begins, and in lists.

use tessera_engine::Seat;
use tessera_render::Language;
use tessera_render::Words;
use tessera_render::site::{
    self, MyTable, MyTableState, SeatTaken, SitePage, Waiting, WaitingSeat, waiting,
    waiting_regions,
};

use super::frame::Message;
use super::{LiveTable, TableState};
use crate::App;
use crate::store::{Pace, SeatRow, Status, TableRow};

impl LiveTable {
    /// The waiting room, while the game has not begun.
    pub(crate) async fn room(
        &self,
        app: &App,
        person: Option<&str>,
        name: Option<&str>,
        language: Language,
        url: &str,
    ) -> Option<SitePage> {
        let state = self.state.lock().await;
        (state.row.status == Status::Waiting).then(|| {
            state.waiting(app, person, name, url, |room| {
                waiting(Words::of(language), room)
            })
        })
    }

    /// A line about this table in the list of a person's tables.
    pub(crate) async fn my_table(&self, person: &str) -> Option<MyTable> {
        let state = self.state.lock().await;
        let own = state.seats_of(person);
        let others = state.all_seats().filter(|seat| !own.contains(seat));
        let others = others.filter(|seat| state.row.seats[seat.index()] != SeatRow::Open);
        let decision = state.own_decision(person);
        let clock = state.row.settings.clock.as_ref();
        Some(MyTable {
            pace: state.row.pace(),
            left: clock
                .zip(decision)
                .map(|(clock, seat)| clock.left(seat, state.time.now())),
            id: self.id.clone(),
            game: state.game,
            others: others.map(|seat| state.name(seat)).collect(),
            state: match state.row.status {
                Status::Over | Status::Record => return None,
                Status::Waiting if state.row.seats.contains(&SeatRow::Open) => MyTableState::Seats,
                Status::Waiting => MyTableState::Start,
                Status::Playing if decision.is_some() => MyTableState::MyTurn,
                Status::Playing => MyTableState::Turn(state.name(state.deciding()?)),
            },
        })
    }
}

impl TableState {
    /// What changes in an open waiting room, as JSON.
    pub(super) fn room_message(
        &self,
        app: &App,
        person: Option<&str>,
        language: Language,
        url: &str,
    ) -> String {
        let regions = self.waiting(app, person, None, url, |room| {
            waiting_regions(Words::of(language), room)
        });
        Message::Room { regions: &regions }.json()
    }

    fn waiting<R>(
        &self,
        app: &App,
        person: Option<&str>,
        name: Option<&str>,
        url: &str,
        show: impl FnOnce(&Waiting<'_>) -> R,
    ) -> R {
        let seats: Vec<WaitingSeat> = self
            .all_seats()
            .map(|seat| self.waiting_seat(seat, person))
            .collect();
        let setup = self
            .row
            .setup
            .split(' ')
            .filter_map(|part| part.split_once('='));
        let is_option = |key: &str| {
            let game = app.game(self.game);
            game.is_some_and(|game| game.site.options.iter().any(|option| option.key == key))
        };
        let options: Vec<(&str, &str)> = setup.filter(|(key, _)| is_option(key)).collect();
        show(&Waiting {
            id: &self.row.id,
            game: self.game,
            options: &options,
            url,
            seats: &seats,
            is_host: person == Some(self.row.host.as_str()),
            is_public: self.row.is_public,
            name,
            error: None,
            pace: self.row.pace(),
            fair: &self.fair_room(person),
        })
    }

    fn waiting_seat(&self, seat: Seat, person: Option<&str>) -> WaitingSeat {
        let row = &self.row.seats[seat.index()];
        WaitingSeat {
            taken: taken(row),
            is_me: row.person().is_some() && row.person() == person,
            is_here: row
                .person()
                .is_some_and(|person| self.presence.is_here(person)),
        }
    }
}

impl TableRow {
    /// The clock as the pages outside of a table show it.
    pub(crate) fn pace(&self) -> Option<site::Pace> {
        let clock = self.settings.clock.as_ref()?;
        Some(match clock.pace {
            Pace::Live { minutes, increment } => site::Pace::Live { minutes, increment },
            Pace::Days { days } => site::Pace::Days { days },
        })
    }
}

/// A seat as the pages outside of a table show it.
pub(crate) fn taken(row: &SeatRow) -> SeatTaken {
    match row {
        SeatRow::Open => SeatTaken::Open,
        SeatRow::Person { name, .. } => SeatTaken::Person { name: name.clone() },
        SeatRow::Ai { level } => SeatTaken::Ai { level: *level },
    }
}
