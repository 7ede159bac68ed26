//! The same people play again.

use tessera_engine::{GameName, Seat, Turn};
use tessera_render::site::N_LEVELS;

use super::stand_in::STAND_IN_LEVEL;
use super::{Opening, TableState, TableWriter};
use crate::board::ranks_without;
use crate::fault::Fault;
use crate::ids;
use crate::store::{SeatRow, Status, TableRow, TableSettings};

impl TableWriter {
    /// The table where the same people play again; the first person who asks opens it. The next
    /// seat starts. A person who plays with nobody but the AI may have it play better or worse.
    pub(crate) async fn again(&self, person: &str, step: i8) -> Result<Again, Fault> {
        let (next, mut row, has_texts) = {
            let state = self.state();
            if state.row.status != Status::Over {
                return Err(Fault::conflict("site-error-not-over"));
            }
            if state.seats_of(person).is_empty() {
                return Err(Fault::forbidden("site-error-not-seated"));
            }
            if let Some(next) = &state.row.next {
                return Ok(Again::join(next));
            }
            let next = state.next_row(person, step);
            (next, state.row.clone(), state.has_texts())
        };
        let chosen = next.level_against_one();
        let chosen = chosen.map(|level| (self.state().game, next.seats.len() as u8, level));
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
                Ok(Again {
                    id: table.id.clone(),
                    chosen,
                })
            }
            Err(fault) => {
                // Another server may have opened one first.
                self.reload().await?;
                let next = self.state().row.next.clone();
                next.map(|next| Again::join(&next)).ok_or(fault)
            }
        }
    }
}

impl TableState {
    /// The row of the next table, opened by this person.
    fn next_row(&self, host: &str, step: i8) -> TableRow {
        let level = self.row.level_against_one();
        let is_shifted = level.is_some_and(|level| shifted(level, step) != level);
        let has_lost = || {
            let resigned = self.row.resigned();
            let is_own = |seat: &Seat| self.row.seats[seat.index()].person().is_some();
            let won = match self.board.turn() {
                Turn::Over(outcome) => ranks_without(outcome.ranks(), &resigned),
                Turn::Decision(_) | Turn::Chance => {
                    ranks_without(&vec![1; self.row.seats.len()], &resigned)
                }
            };
            self.all_seats()
                .find(is_own)
                .is_some_and(|seat| won[seat.index()] > 1)
        };
        let n_defeats = match level {
            Some(_) if !is_shifted && has_lost() => self.row.settings.n_defeats + 1,
            _ => 0,
        };
        let seats = (0..).zip(&self.row.seats).map(|(number, seat)| match seat {
            // A person who has been deleted does not come back.
            SeatRow::Person { person, .. } if person.is_empty() => SeatRow::Ai {
                level: STAND_IN_LEVEL,
            },
            SeatRow::Ai { level: one } if level.is_some() => SeatRow::Ai {
                level: shifted(*one, step),
            },
            seat => {
                let mut seat = seat.clone();
                seat.set_left(None);
                if self.row.settings.resigned.contains(&number) {
                    seat.set_stand_in(None);
                }
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
            start: self.next_starter().map(Seat::number),
            next: None,
            opened: crate::unix_seconds(),
            settings: TableSettings {
                n_defeats,
                ..self.row.settings.afresh()
            },
            ..self.row.clone()
        }
    }

    /// The seat after the one that has started.
    fn next_starter(&self) -> Option<Seat> {
        let n_seats = self.row.seats.len() as u8;
        let starter = self.board.starter()?;
        Some(Seat::new((starter.number() + 1) % n_seats))
    }
}

impl TableRow {
    /// The highest level of the AI, where one person plays with nobody else.
    pub(super) fn level_against_one(&self) -> Option<u8> {
        let is_person = |seat: &&SeatRow| !matches!(seat, SeatRow::Ai { .. });
        let mut people = self.seats.iter().filter(is_person);
        let is_alone = people.next().is_some_and(|one| one.person().is_some());
        if !is_alone || people.next().is_some() {
            return None;
        }
        let levels = self.seats.iter().map(|seat| match seat {
            SeatRow::Ai { level } => Some(*level),
            SeatRow::Open | SeatRow::Person { .. } => None,
        });
        levels.flatten().max()
    }
}

/// The level one step away, if there is one.
fn shifted(level: u8, step: i8) -> u8 {
    level.saturating_add_signed(step).clamp(1, N_LEVELS)
}

/// The next game of the same people.
pub(crate) struct Again {
    /// The id of its table.
    pub(crate) id: String,
    /// Game, seats and level, if the person who asked has opened it against the AI.
    pub(crate) chosen: Option<(GameName, u8, u8)>,
}

impl Again {
    fn join(id: &str) -> Again {
        Again {
            id: id.to_owned(),
            chosen: None,
        }
    }
}
