//! The game of this table step by step, and new tables from one of its positions.

use tessera_engine::{Seat, Viewer};
use tessera_render::{Language, ReplayPage};

use super::{LiveTable, TableState};
use crate::board::ReplayKey;
use crate::fault::Fault;
use crate::ids;
use crate::store::{SeatRow, Status, TableRow, TableSettings};

/// A position to play from.
pub(crate) struct Fork {
    /// The table as it was; who sits where is to be decided.
    pub(crate) row: TableRow,
    pub(crate) entries: Vec<String>,
}

impl LiveTable {
    /// A step of the replay as a page; without a number, where one begins to look.
    pub(crate) async fn replay_page(
        &self,
        person: Option<&str>,
        side: Option<Seat>,
        step: Option<usize>,
        page: &ReplayPage<'_>,
    ) -> Result<String, Fault> {
        self.touch();
        let state = self.state.lock().await;
        let key = state.replay_key(person, side, page.shell.words.language())?;
        let is_open = state.is_open();
        let page = ReplayPage {
            has_table: state.row.status != Status::Record,
            has_proof: state.row.status == Status::Over,
            is_open,
            may_fork: is_open && state.may_fork(person),
            side: side.filter(|_| is_open),
            ..page.clone()
        };
        // A game that goes on is looked at from its end.
        let step = step.unwrap_or_else(|| match state.row.status {
            Status::Playing => state.board.last_step(),
            Status::Waiting | Status::Over | Status::Record => 0,
        });
        let sitters = state.sitters();
        let html = state.board.replay_page(&key, &sitters, step, &page);
        html.ok_or_else(no_step)
    }

    /// A step of the replay for an open page, as JSON.
    pub(crate) async fn replay_frame(
        &self,
        person: Option<&str>,
        side: Option<Seat>,
        step: usize,
        language: Language,
    ) -> Result<String, Fault> {
        self.touch();
        let state = self.state.lock().await;
        let key = state.replay_key(person, side, language)?;
        let sitters = state.sitters();
        let frame = state.board.replay_frame(&key, &sitters, step);
        Ok(serde_json::to_string(&frame.ok_or_else(no_step)?).expect("plain data"))
    }

    /// What a new table from a step begins with; only where everybody may know the position.
    /// While people play, nobody does so: elsewhere they could ask the AI what to do.
    pub(crate) async fn fork(&self, person: Option<&str>, step: usize) -> Result<Fork, Fault> {
        let state = self.state.lock().await;
        state.check_begun()?;
        if !state.is_open() {
            return Err(Fault::forbidden("site-error-fork-secret"));
        }
        if !state.may_fork(person) {
            return Err(Fault::forbidden("site-error-fork-running"));
        }
        let (entries, is_over) = state.board.log_to(step).ok_or_else(no_step)?;
        if is_over {
            return Err(Fault::conflict("site-error-fork-over"));
        }
        let row = TableRow {
            id: ids::table_id(),
            seats: vec![SeatRow::Open; state.row.seats.len()],
            is_public: false,
            host: String::new(),
            start: None,
            status: Status::Waiting,
            next: None,
            version: 0,
            opened: crate::unix_seconds(),
            // The draws of the other game followed from another seed.
            settings: TableSettings {
                n_given: entries.len(),
                clock: None,
                ..state.row.settings.afresh()
            },
            ..state.row.clone()
        };
        Ok(Fork { row, entries })
    }

    /// What everybody sees at a step, or now, as an SVG.
    pub(crate) async fn picture(&self, step: Option<usize>) -> Result<String, Fault> {
        self.touch();
        let state = self.state.lock().await;
        state.check_begun()?;
        let step = step.unwrap_or_else(|| state.board.last_step());
        state.board.picture(step).ok_or_else(no_step)
    }

    /// Whether it is a record that somebody brought.
    pub(crate) async fn is_record(&self) -> bool {
        self.state.lock().await.row.status == Status::Record
    }
}

impl TableState {
    /// Whether everybody may know everything: the game is over, or has no secrets.
    fn is_open(&self) -> bool {
        matches!(self.row.status, Status::Over | Status::Record) || !self.board.has_secrets()
    }

    /// How a person looks at the replay: as at the table, and at everything once it is over.
    fn replay_key(
        &self,
        person: Option<&str>,
        side: Option<Seat>,
        language: Language,
    ) -> Result<ReplayKey, Fault> {
        self.check_begun()?;
        let key = self.frame_key(person, language);
        let own = person.map_or_else(Vec::new, |person| self.seats_of(person));
        let viewer = match self.row.status {
            Status::Over | Status::Record => Viewer::Referee,
            Status::Waiting | Status::Playing => key.viewer,
        };
        let hero = match side {
            Some(seat) if seat.index() >= self.row.seats.len() => {
                return Err(Fault::unfit("site-error-no-seat"));
            }
            Some(seat) if self.is_open() => seat,
            _ => key.hero,
        };
        let is_own = match viewer {
            Viewer::Seat(seat) => seat == hero,
            Viewer::Spectator => false,
            Viewer::Referee => own.contains(&hero),
        };
        Ok(ReplayKey {
            viewer,
            hero,
            is_own,
            language,
        })
    }

    fn check_begun(&self) -> Result<(), Fault> {
        match self.row.status {
            Status::Waiting => Err(Fault::conflict("site-error-not-started")),
            Status::Playing | Status::Over | Status::Record => Ok(()),
        }
    }
}

fn no_step() -> Fault {
    Fault::not_found("site-error-no-step")
}
