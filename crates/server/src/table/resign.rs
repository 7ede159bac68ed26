//! Giving up. The log knows nothing of it: the rules have no such action. Where two play, the game
//! is over for both; where more do, the AI plays on, and the person has lost.

use tessera_engine::Seat;

use super::TableWriter;
use super::clock::Moment;
use crate::fault::Fault;
use crate::store::{NewEntries, Status, TableRow};

impl TableWriter {
    /// A person gives up a seat.
    pub(crate) async fn resign(&self, person: &str, seat: Seat) -> Result<(), Fault> {
        let (mut row, scores, from) = {
            let state = self.state();
            state.check_playing()?;
            if !state.seats_of(person).contains(&seat) {
                return Err(Fault::forbidden("site-error-not-your-seat"));
            }
            state.row.check_not_resigned(seat)?;
            let board = &state.board;
            (state.row.clone(), board.scores(), board.seq())
        };
        row.settings.resigned.push(seat.number());
        if row.seats.len() > 2 {
            row.seats[seat.index()].let_ai_play();
            return self.save(row).await;
        }
        row.status = Status::Over;
        let over = Moment {
            deciding: None,
            ..self.state().moment()
        };
        row.wind(over, false);
        let results = row.results_of(&scores, &vec![1; scores.len()]);
        let new = NewEntries {
            from,
            texts: &[],
            epoch: None,
            results: &results,
        };
        let stored = self.app.store.append(&self.table.id, new, Some(&mut row));
        if let Err(error) = stored.await {
            return Err(self.doubt(error).await);
        }
        let mut state = self.state();
        state.row = row;
        state.forget_undo_question();
        self.changed(&mut state);
        Ok(())
    }
}

impl TableRow {
    /// The seats that gave up.
    pub(super) fn resigned(&self) -> Vec<Seat> {
        let seats = self.settings.resigned.iter();
        seats.map(|&seat| Seat::new(seat)).collect()
    }

    pub(super) fn check_not_resigned(&self, seat: Seat) -> Result<(), Fault> {
        match self.resigned().contains(&seat) {
            true => Err(Fault::conflict("site-error-resigned")),
            false => Ok(()),
        }
    }
}
