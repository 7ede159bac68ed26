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
    pub(crate) fn replay_page(
        &self,
        person: Option<&str>,
        side: Option<Seat>,
        step: Option<usize>,
        page: &ReplayPage<'_>,
    ) -> Result<String, Fault> {
        self.touch();
        let (key, status, is_open, may_fork, snapshot) = {
            let state = self.state();
            let language = page.shell.words.language();
            let key = state.replay_key(person, side, language)?;
            let may_fork = state.may_fork(person);
            let (status, is_open) = (state.row.status, state.is_open());
            (key, status, is_open, may_fork, state.snapshot(language))
        };
        let page = ReplayPage {
            has_table: status != Status::Record,
            has_proof: status == Status::Over,
            is_open,
            may_fork: is_open && may_fork,
            side: side.filter(|_| is_open),
            ..page.clone()
        };
        let board = &snapshot.board;
        // A game that goes on is looked at from its end.
        let step = step.unwrap_or_else(|| match status {
            Status::Playing => board.last_step(),
            Status::Waiting | Status::Over | Status::Record => 0,
        });
        let html = board.replay_page(&key, &snapshot.sitters, step, &page);
        html.ok_or_else(no_step)
    }

    /// A step of the replay for an open page, as JSON.
    pub(crate) fn replay_frame(
        &self,
        person: Option<&str>,
        side: Option<Seat>,
        step: usize,
        language: Language,
    ) -> Result<String, Fault> {
        self.touch();
        let (key, snapshot) = {
            let state = self.state();
            let key = state.replay_key(person, side, language)?;
            (key, state.snapshot(language))
        };
        let frame = snapshot.board.replay_frame(&key, &snapshot.sitters, step);
        Ok(serde_json::to_string(&frame.ok_or_else(no_step)?).expect("plain data"))
    }

    /// What a new table from a step begins with; only where everybody may know the position.
    /// While people play, nobody does so: elsewhere they could ask the AI what to do.
    pub(crate) fn fork(&self, person: Option<&str>, step: usize) -> Result<Fork, Fault> {
        let (board, row) = {
            let state = self.state();
            state.check_begun()?;
            if !state.is_open() {
                return Err(Fault::forbidden("site-error-fork-secret"));
            }
            if !state.may_fork(person) {
                return Err(Fault::forbidden("site-error-fork-running"));
            }
            (state.board.clone(), state.row.clone())
        };
        let (entries, is_over) = board.log_to(step).ok_or_else(no_step)?;
        if is_over {
            return Err(Fault::conflict("site-error-fork-over"));
        }
        let row = TableRow {
            id: ids::table_id(),
            seats: vec![SeatRow::Open; row.seats.len()],
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
                ..row.settings.afresh()
            },
            ..row
        };
        Ok(Fork { row, entries })
    }

    /// What everybody sees at a step, or now, as an SVG.
    pub(crate) fn picture(&self, step: Option<usize>) -> Result<String, Fault> {
        self.touch();
        let board = {
            let state = self.state();
            state.check_begun()?;
            state.board.clone()
        };
        let step = step.unwrap_or_else(|| board.last_step());
        board.picture(step).ok_or_else(no_step)
    }

    /// The board that everybody sees now, as an SVG.
    pub(crate) fn board_picture(&self) -> Result<String, Fault> {
        self.touch();
        let board = {
            let state = self.state();
            state.check_begun()?;
            state.board.clone()
        };
        Ok(board.board_picture())
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
