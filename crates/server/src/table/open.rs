//! New tables: everything that one begins with is stored at once, so that no cut leaves half of it.

use std::sync::Arc;

use tessera_engine::{GameName, Outcome, Seat};

use super::LiveTable;
use super::clock::Moment;
use crate::App;
use crate::board::{Step, load_board, ranks_without};
use crate::fault::Fault;
use crate::store::{NewTable, ResultRow, SeatRow, Seed, Status, TableRow};

/// A table that is to be opened.
pub(crate) struct Opening<'a> {
    pub(crate) row: TableRow,
    /// Entries that are taken over from another game.
    pub(crate) given: Vec<String>,
    /// Whether it begins at once if no seat is free.
    pub(crate) begins: bool,
    /// The table that leads to it, with `next` set.
    pub(crate) before: Option<&'a mut TableRow>,
}

impl Opening<'_> {
    /// Stores the table with its first draws, and loads it.
    pub(crate) async fn open(mut self, app: &Arc<App>) -> Result<Arc<LiveTable>, Fault> {
        let seed = Seed::draw();
        let mut entries = std::mem::take(&mut self.given);
        let is_full = !self.row.seats.contains(&SeatRow::Open);
        let is_begun = self.begins && is_full && self.row.status == Status::Waiting;
        if is_begun {
            let step = self.row.first_step(app, &seed, &entries)?;
            self.row.follow(&step, app.time.now());
            entries.extend(step.entries);
        }
        let id = self.row.id.clone();
        let stored = app.store.add_table(NewTable {
            row: &mut self.row,
            seed: &seed,
            entries: &entries,
            epoch: Some(app.epoch.id),
            now: app.time.now(),
            before: self.before,
        });
        stored.await?;
        let table = app.tables.get(app, &id).await?;
        if is_begun {
            // Nobody has been told of the first turn yet.
            let mut state = table.state();
            state.called = None;
            table.changed(app, &mut state);
        }
        Ok(table)
    }
}

impl TableRow {
    /// The draws before the first decision, after what was given.
    fn first_step(&self, app: &App, seed: &Seed, given: &[String]) -> Result<Step, Fault> {
        let unfit = || Fault::unfit("site-error-setup");
        let game: GameName = self.game.parse().map_err(|_| unfit())?;
        let given = given.iter().map(String::as_str);
        let board = load_board(game, self.rules_version, &self.setup, given);
        let board = board.map_err(|_| unfit())?;
        Ok(board.begin(
            self.start.map(Seat::new),
            &self.key(seed, &app.epoch.of_table(&self.id)),
        ))
    }

    /// The table after a step: how far it is, and whose time runs.
    pub(super) fn follow(&mut self, step: &Step, now: u64) {
        self.status = match step.outcome {
            Some(_) => Status::Over,
            None => Status::Playing,
        };
        let moment = Moment {
            deciding: step.deciding,
            n_standing: step.n_standing,
            now,
        };
        self.wind(moment, step.has_acted);
    }

    /// How the game ended for each seat, if it did.
    pub(crate) fn results(&self, outcome: Option<&Outcome>) -> Vec<ResultRow> {
        let Some(outcome) = outcome else {
            return Vec::new();
        };
        self.results_of(outcome.scores(), outcome.ranks())
    }

    /// How the game ended for each seat: those who gave up come last.
    pub(super) fn results_of(&self, scores: &[i16], ranks: &[u8]) -> Vec<ResultRow> {
        let ranks = ranks_without(ranks, &self.resigned());
        let ends = scores.iter().zip(&ranks);
        let seats = (0..).zip(&self.seats).zip(ends);
        let result = |((seat, row), (points, place)): ((u8, &SeatRow), (&i16, &u8))| ResultRow {
            seat,
            person: row.person().unwrap_or_default().to_owned(),
            name: match row {
                SeatRow::Person { name, .. } => name.clone(),
                SeatRow::Open | SeatRow::Ai { .. } => String::new(),
            },
            level: row.level(),
            points: *points,
            place: *place,
        };
        seats.map(result).collect()
    }
}
