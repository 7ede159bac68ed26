//! The table before its game begins, and in lists.

use tessera_engine::calcada::Draft;
use tessera_engine::{GameName, Seat};
use tessera_render::site::{
    self, FairRoom, MyTable, MyTableState, OwnPrint, SeatTaken, SitePage, Waiting, WaitingSeat,
    waiting, waiting_regions,
};
use tessera_render::{Language, Words};

use super::frame::Message;
use super::{LiveTable, TableState};
use crate::App;
use crate::store::{Pace, SeatRow, Status, TableRow};

/// What drawing needs of a waiting room: taken while the state is locked, drawn when it is not.
struct RoomSnapshot {
    row: TableRow,
    game: GameName,
    seats: Vec<WaitingSeat>,
    is_host: bool,
    fair: FairRoom,
}

impl LiveTable {
    /// The waiting room, while the game has not begun.
    pub(crate) fn room(
        &self,
        app: &App,
        person: Option<&str>,
        name: Option<&str>,
        language: Language,
        url: &str,
    ) -> Option<SitePage> {
        let room = self.state().room(person)?;
        Some(room.show(app, name, url, |room| waiting(Words::of(language), room)))
    }

    /// What changes in an open waiting room, as JSON, while the game has not begun.
    pub(super) fn room_message(
        &self,
        app: &App,
        person: Option<&str>,
        language: Language,
        url: &str,
    ) -> Option<String> {
        let room = self.state().room(person)?;
        let words = Words::of(language);
        let regions = room.show(app, None, url, |room| waiting_regions(words, room));
        Some(Message::Room { regions: &regions }.json())
    }

    /// A line about this table in the list of a person's tables.
    pub(crate) fn my_table(&self, person: &str, words: &Words) -> Option<MyTable> {
        let state = self.state();
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
            others: others.map(|seat| state.name(words, seat)).collect(),
            state: match state.row.status {
                Status::Over | Status::Record => return None,
                Status::Waiting if state.row.seats.contains(&SeatRow::Open) => MyTableState::Seats,
                Status::Waiting => MyTableState::Start,
                Status::Playing if decision.is_some() => MyTableState::MyTurn,
                Status::Playing => MyTableState::Turn(state.name(words, state.deciding()?)),
            },
        })
    }
}

impl RoomSnapshot {
    /// Calls `show` with the waiting room as the person sees it whose snapshot this is.
    fn show<R>(
        &self,
        app: &App,
        name: Option<&str>,
        url: &str,
        show: impl FnOnce(&Waiting<'_>) -> R,
    ) -> R {
        let setup = self.row.setup.split(' ');
        let setup = setup.filter_map(|part| part.split_once('='));
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
            seats: &self.seats,
            is_host: self.is_host,
            is_public: self.row.is_public,
            name,
            error: None,
            pace: self.row.pace(),
            fair: &self.fair,
            own_board: own_board(&self.row),
        })
    }
}

/// The board that a person has drawn for this table, if it is played on one.
fn own_board(row: &TableRow) -> Option<OwnPrint<'_>> {
    let draft = Draft::of_setup(&row.setup)?;
    let name = row.settings.own_board.as_str();
    Some(OwnPrint { name, draft })
}

impl TableState {
    fn room(&self, person: Option<&str>) -> Option<RoomSnapshot> {
        let seats = self.all_seats();
        (self.row.status == Status::Waiting).then(|| RoomSnapshot {
            row: self.row.clone(),
            game: self.game,
            seats: seats.map(|seat| self.waiting_seat(seat, person)).collect(),
            is_host: person == Some(self.row.host.as_str()),
            fair: self.fair_room(person),
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
