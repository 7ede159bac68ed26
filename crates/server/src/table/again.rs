//! The same people play again.

use super::stand_in::STAND_IN_LEVEL;
use super::{Opening, TableState, TableWriter};
use crate::fault::Fault;
use crate::ids;
use crate::store::{SeatRow, Status, TableRow};

impl TableWriter {
    /// The id of the table where the same people play again; the first person who asks opens it.
    pub(crate) async fn again(&self, person: &str) -> Result<String, Fault> {
        let (next, mut row, has_texts) = {
            let state = self.state();
            if state.row.status != Status::Over {
                return Err(Fault::conflict("site-error-not-over"));
            }
            if state.seats_of(person).is_empty() {
                return Err(Fault::forbidden("site-error-not-seated"));
            }
            if let Some(next) = &state.row.next {
                return Ok(next.clone());
            }
            (state.next_row(person), state.row.clone(), state.has_texts())
        };
        row.next = Some(next.id.clone());
        // No seat is free, so it begins at once; but where a person has added a text to the draws
        // they may do so again.
        let opening = Opening {
            begins: !has_texts,
            row: next,
            given: Vec::new(),
            before: Some(&mut row),
        };
        match opening.open(&self.app).await {
            Ok(table) => {
                let mut state = self.state();
                state.row = row;
                self.changed(&mut state);
                Ok(table.id.clone())
            }
            Err(fault) => {
                // Another server may have opened one first.
                self.reload().await?;
                let next = self.state().row.next.clone();
                next.ok_or(fault)
            }
        }
    }
}

impl TableState {
    /// The row of the next table, opened by this person.
    fn next_row(&self, host: &str) -> TableRow {
        let seats = self.row.seats.iter().map(|seat| match seat {
            // A person who has been deleted does not come back.
            SeatRow::Person { person, .. } if person.is_empty() => SeatRow::Ai {
                level: STAND_IN_LEVEL,
            },
            seat => {
                let mut seat = seat.clone();
                seat.set_left(None);
                seat
            }
        });
        TableRow {
            id: ids::table_id(),
            version: 0,
            // A new game, so it is begun with the newest rules.
            rules_version: self.game.rules_version(),
            seats: seats.collect(),
            host: host.to_owned(),
            status: Status::Waiting,
            start: None,
            next: None,
            opened: crate::unix_seconds(),
            settings: self.row.settings.afresh(),
            ..self.row.clone()
        }
    }
}
