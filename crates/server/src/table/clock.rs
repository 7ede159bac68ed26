//! Whose time runs, and what happens when it is up. The program needs no clock.

use std::sync::Arc;

use tessera_engine::Seat;
use tessera_render::ClockFace;

use super::{State, Table};
use crate::App;
use crate::store::{Clock, Pace, Running, SeatRow, TableRow};

/// What the way to the server and back may take in every turn, in milliseconds: it does not count.
const LAG: u64 = 500;
/// Who is late by so much is still in time.
const GRACE: u64 = 1_500;
/// What somebody gets who comes back after their time was up.
const RETURN: u64 = 60_000;

impl Table {
    /// Somebody's time may be up: then the program plays for them.
    pub(crate) async fn ring(self: &Arc<Self>, app: &Arc<App>) {
        let mut state = self.state.lock().await;
        let mut row = state.row.clone();
        let Some(due) = row.terms.clock.as_ref().and_then(Clock::due) else {
            return;
        };
        if due > app.time.now() {
            return app.alarms.set(&self.id, Some(due));
        }
        row.run_out();
        tracing::info!(table = self.id, "time is up");
        if self.save(app, &mut state, row).await.is_err() {
            // Tried again with the next tick.
            app.alarms.set(&self.id, Some(due));
        }
    }
}

impl State {
    /// What the clocks of the seats show; nothing at a table without.
    pub(super) fn clock_faces(&self) -> Vec<Option<ClockFace>> {
        let Some(clock) = &self.row.terms.clock else {
            return Vec::new();
        };
        let face = |(seat, row): (Seat, &SeatRow)| {
            let is_person = row.player().is_some() && row.level().is_none();
            is_person.then(|| ClockFace {
                left: clock.left(seat, self.time.now()),
                is_running: clock.running.is_some_and(|r| r.seat == seat.number()),
            })
        };
        self.all_seats().zip(&self.row.seats).map(face).collect()
    }
}

impl TableRow {
    /// Lets the time of whoever must decide run from now on. `has_acted` says that whoever had to
    /// decide has done so.
    pub(super) fn wind(&mut self, deciding: Option<Seat>, has_acted: bool, now: u64) {
        let is_person = |seat: &Seat| self.seats[seat.index()].level().is_none();
        let person = deciding.filter(is_person);
        let Some(clock) = &mut self.terms.clock else {
            return;
        };
        clock.left.resize(self.seats.len(), clock.pace.first());
        if let Some(Running { seat, .. }) = clock.running {
            let goes_on = person.map(Seat::number) == Some(seat);
            // With days for every move, the next move has its own.
            if goes_on && !(has_acted && matches!(clock.pace, Pace::Days { .. })) {
                return;
            }
            let seat = Seat::new(seat);
            clock.left[seat.index()] = clock.left(seat, now);
            if has_acted && !goes_on {
                clock.left[seat.index()] += clock.pace.more();
            }
            clock.running = None;
        }
        if let Some(seat) = person {
            if let Pace::Days { .. } = clock.pace {
                clock.left[seat.index()] = clock.pace.first();
            }
            clock.running = Some(Running {
                seat: seat.number(),
                since: now,
            });
        }
    }

    /// Somebody takes their seat back: if their time was up, they get a little.
    pub(super) fn come_back(&mut self, seat: Seat) {
        if let Some(clock) = &mut self.terms.clock
            && let Some(left @ 0) = clock.left.get_mut(seat.index())
        {
            *left = RETURN;
        }
    }

    /// The time of whoever decides is up.
    fn run_out(&mut self) {
        let Some(clock) = &mut self.terms.clock else {
            return;
        };
        let Some(running) = clock.running.take() else {
            return;
        };
        let seat = usize::from(running.seat);
        clock.left[seat] = 0;
        if let SeatRow::Person { stand_in, .. } = &mut self.seats[seat] {
            *stand_in = Some(clock.stand_in);
        }
    }
}

impl Clock {
    /// When the time of whoever decides is up.
    pub(super) fn due(&self) -> Option<u64> {
        let running = self.running?;
        let left = self.left.get(usize::from(running.seat))?;
        Some(running.since + left + LAG + GRACE)
    }

    /// What a seat has left, in milliseconds.
    pub(super) fn left(&self, seat: Seat, now: u64) -> u64 {
        let left = self.left.get(seat.index()).copied();
        let left = left.unwrap_or_else(|| self.pace.first());
        match self.running {
            Some(running) if running.seat == seat.number() => {
                let used = now.saturating_sub(running.since).saturating_sub(LAG);
                left.saturating_sub(used)
            }
            _ => left,
        }
    }
}

impl Pace {
    /// What a seat has at first, in milliseconds.
    fn first(self) -> u64 {
        match self {
            Pace::Live { minutes, .. } => u64::from(minutes) * 60_000,
            Pace::Days { days } => u64::from(days) * 86_400_000,
        }
    }

    /// What every turn adds.
    fn more(self) -> u64 {
        match self {
            Pace::Live { increment, .. } => u64::from(increment) * 1_000,
            Pace::Days { .. } => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Status, Terms};

    /// One step of a story: at this second, who must decide, and whether somebody has just acted.
    type Step = (u64, Option<u8>, bool);

    fn table(pace: Pace) -> TableRow {
        let person = |name: &str| SeatRow::Person {
            player: name.to_owned(),
            name: name.to_owned(),
            stand_in: None,
        };
        TableRow {
            id: "t".to_owned(),
            game: "azul".to_owned(),
            rules_version: 1,
            setup: "seats=3".to_owned(),
            seats: vec![person("ana"), person("bela"), SeatRow::Ai { level: 1 }],
            is_public: false,
            host: "ana".to_owned(),
            start: None,
            status: Status::Playing,
            next: None,
            opened: 1,
            version: 1,
            terms: Terms {
                clock: Some(Clock {
                    pace,
                    stand_in: 3,
                    left: Vec::new(),
                    running: None,
                }),
                ..Terms::default()
            },
        }
    }

    /// What the first two seats have left after these steps, in seconds, and when time is up.
    fn check(pace: Pace, steps: &[Step], left: [u64; 2], due: Option<u64>) {
        let mut row = table(pace);
        for &(at, deciding, has_acted) in steps {
            row.wind(deciding.map(Seat::new), has_acted, at * 1_000);
        }
        let clock = row.terms.clock.expect("a clock");
        let seconds = [0, 1].map(|seat: usize| clock.left[seat].div_ceil(1_000));
        assert_eq!(seconds, left, "{steps:?}");
        let due = due.map(|due| due * 1_000 + LAG + GRACE);
        assert_eq!(clock.due(), due, "{steps:?}");
    }

    #[test]
    fn time_runs_for_whoever_decides() {
        let live = Pace::Live {
            minutes: 1,
            increment: 5,
        };
        check(live, &[(10, Some(0), false)], [60, 60], Some(70));
        // Twenty seconds less the lag, and five more.
        check(
            live,
            &[(10, Some(0), false), (30, Some(1), true)],
            [46, 60],
            Some(90),
        );
        // A second decision of the same turn goes on, and adds nothing.
        check(
            live,
            &[(10, Some(0), false), (30, Some(0), true)],
            [60, 60],
            Some(70),
        );
        // The program has no clock.
        check(
            live,
            &[(10, Some(0), false), (30, Some(2), true)],
            [46, 60],
            None,
        );
        check(
            live,
            &[(10, Some(0), false), (30, None, true)],
            [46, 60],
            None,
        );
        // What was taken back gives nothing back, and adds nothing.
        check(
            live,
            &[(10, Some(0), false), (30, Some(1), false)],
            [41, 60],
            Some(90),
        );
        // Nothing is less than nothing.
        check(
            live,
            &[(10, Some(0), false), (900, Some(1), true)],
            [5, 60],
            Some(960),
        );
        // After a crash the time of the service may be a little earlier.
        check(
            live,
            &[(10, Some(0), false), (7, Some(1), true)],
            [65, 60],
            Some(67),
        );
    }

    #[test]
    fn every_move_has_its_days() {
        let day = 86_400;
        let days = Pace::Days { days: 2 };
        check(
            days,
            &[(0, Some(0), false)],
            [2 * day, 2 * day],
            Some(2 * day),
        );
        check(
            days,
            &[(0, Some(0), false), (day, Some(0), true)],
            [2 * day, 2 * day],
            Some(3 * day),
        );
        let there_and_back = [
            (0, Some(0), false),
            (day, Some(1), true),
            (day + 9, Some(0), true),
        ];
        check(
            days,
            &there_and_back,
            [2 * day, 2 * day - 8],
            Some(3 * day + 9),
        );
    }

    #[test]
    fn who_is_late_is_replaced_and_may_return() {
        let mut row = table(Pace::Live {
            minutes: 1,
            increment: 0,
        });
        row.wind(Some(Seat::new(0)), false, 0);
        row.run_out();
        assert_eq!(row.seats[0].level(), Some(3));
        row.wind(Some(Seat::new(0)), false, 70_000);
        assert_eq!(row.terms.clock.as_ref().and_then(Clock::due), None);
        if let SeatRow::Person { stand_in, .. } = &mut row.seats[0] {
            *stand_in = None;
        }
        row.come_back(Seat::new(0));
        row.come_back(Seat::new(1));
        row.wind(Some(Seat::new(0)), false, 80_000);
        let clock = row.terms.clock.expect("a clock");
        assert_eq!(clock.due(), Some(80_000 + RETURN + LAG + GRACE));
        assert_eq!(clock.left[1], 60_000, "who was in time gets nothing");
    }
}
