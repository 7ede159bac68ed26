//! What the time of a table does. A decision is known by the actions that stand before it: whatever
//! is handed over, taken back, undone or restarted, the same decision brings its time once.

use tessera_engine::Seat;

use crate::store::{Clock, DaysLeft, LAG, Pace, Running, TableRow};

/// By how much a move may be late and still be in time.
const GRACE: u64 = 1_500;
/// What a person gets who comes back after their time was up, once in a game.
const RETURN: u64 = 60_000;
/// How many decisions are remembered with what is left of their days.
const MAX_DAYS: usize = 48;

/// Where a table stands when its clock is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment {
    /// The seat that must decide, if one must.
    pub(crate) deciding: Option<Seat>,
    /// How many actions stand.
    pub(crate) n_standing: usize,
    /// In milliseconds of the service.
    pub(crate) now: u64,
}

impl TableRow {
    /// Lets the time of the seat that must decide run from now on. `has_acted` says that the seat
    /// that had to decide has done so.
    pub(crate) fn wind(&mut self, moment: Moment, has_acted: bool) {
        let row = moment.deciding.map(|seat| &self.seats[seat.index()]);
        let is_person = row.is_some_and(|row| row.level().is_none());
        let is_handed = row.is_some_and(|row| row.level().is_some() && row.person().is_some());
        let n_seats = self.seats.len();
        let Some(clock) = &mut self.settings.clock else {
            return;
        };
        clock.left.resize(n_seats, clock.pace.first());
        let Moment {
            n_standing, now, ..
        } = moment;
        let is_new = n_standing >= clock.n_asked;
        let next = moment.deciding.map(Seat::number);
        if next.is_some() {
            clock.n_asked = clock.n_asked.max(n_standing + 1);
        }
        if let Some(running) = &mut clock.running {
            let is_same = clock.pace.is_live() || running.at == n_standing;
            if is_person && next == Some(running.seat) && is_same {
                // What was taken back may lead to an earlier turn, which was paid for.
                running.at = running.at.min(n_standing);
                return;
            }
            let running = *running;
            clock.stop(now);
            let has_finished = has_acted && next != Some(running.seat);
            if has_finished && running.at >= clock.n_paid {
                clock.left[usize::from(running.seat)] += clock.pace.more();
                clock.n_paid = n_standing;
            }
        }
        if let Some(handed) = clock.handed {
            let is_same = next == Some(handed.seat) && handed.at == n_standing;
            if is_same && is_handed {
                return;
            }
            // A turn that the AI has made costs the person nothing.
            if !(has_acted && next != Some(handed.seat)) {
                clock.charge_handed(now);
            }
            clock.handed = None;
        }
        let Some(seat) = moment.deciding.filter(|_| is_person || is_handed) else {
            return;
        };
        let has_lag = clock.deal(seat, n_standing).unwrap_or(is_new);
        let decision = Running {
            seat: seat.number(),
            since: now,
            at: n_standing,
            lag: if has_lag { LAG } else { 0 },
        };
        match is_person {
            true => clock.running = Some(decision),
            false => clock.handed = Some(decision),
        }
    }

    /// A person takes their seat back from the AI: if their time is up, they get a little, once in a
    /// game. Returns whether they may have it.
    pub(crate) fn take_back(&mut self, seat: Seat, moment: Moment) -> bool {
        let Some(clock) = &mut self.settings.clock else {
            return true;
        };
        if clock.handed.is_some_and(|one| one.seat == seat.number()) {
            clock.charge_handed(moment.now);
            clock.handed = None;
        }
        let is_deciding = moment.deciding == Some(seat);
        // The next decision has its own days.
        if clock.left(seat, moment.now) > 0 || !(clock.pace.is_live() || is_deciding) {
            return true;
        }
        if clock.returned.contains(&seat.number()) {
            // At the next turn there may be something to win; in this one there is not.
            return !is_deciding;
        }
        clock.returned.push(seat.number());
        clock.set_left(seat.number(), moment.n_standing, RETURN);
        true
    }

    /// The time of the seat that decides is up.
    pub(super) fn run_out(&mut self) {
        let Some(clock) = &mut self.settings.clock else {
            return;
        };
        let Some(Running { seat, at, .. }) = clock.running.take() else {
            return;
        };
        clock.set_left(seat, at, 0);
        self.seats[usize::from(seat)].set_stand_in(Some(clock.stand_in));
    }
}

impl Clock {
    /// When the time of the seat that decides is up.
    pub(crate) fn due(&self) -> Option<u64> {
        let running = self.running?;
        let left = *self.left.get(usize::from(running.seat))?;
        // Nobody is late twice with the same decision.
        let grace = if left + running.lag > 0 { GRACE } else { 0 };
        Some(running.since + left + running.lag + grace)
    }

    /// What a seat has left, in milliseconds.
    pub(crate) fn left(&self, seat: Seat, now: u64) -> u64 {
        let left = self.left.get(seat.index()).copied();
        let left = left.unwrap_or_else(|| self.pace.first());
        match self.running {
            Some(running) if running.seat == seat.number() => {
                let used = now.saturating_sub(running.since);
                left.saturating_sub(used.saturating_sub(running.lag))
            }
            _ => left,
        }
    }

    /// Counts what the decision under way has used.
    fn stop(&mut self, now: u64) {
        if let Some(running) = self.running {
            let left = self.left(Seat::new(running.seat), now);
            self.set_left(running.seat, running.at, left);
            self.running = None;
        }
    }

    /// Counts the time for which the AI had a person's decision.
    fn charge_handed(&mut self, now: u64) {
        if let Some(handed) = self.handed {
            let left = self.left[usize::from(handed.seat)];
            let used = now.saturating_sub(handed.since).saturating_sub(handed.lag);
            self.set_left(handed.seat, handed.at, left.saturating_sub(used));
        }
    }

    /// With days for every decision: gives a seat what this one has left, all of it the first time.
    /// Returns whether it was the first time.
    fn deal(&mut self, seat: Seat, at: usize) -> Option<bool> {
        if self.pace.is_live() {
            return None;
        }
        let number = seat.number();
        let kept = (self.days.iter()).find(|days| (days.at, days.seat) == (at, number));
        if let Some(kept) = kept {
            self.left[seat.index()] = kept.left;
            return Some(false);
        }
        // A decision so old that it was forgotten brings no new days.
        let is_old = self.days.len() == MAX_DAYS && self.days.iter().all(|days| days.at > at);
        if !is_old {
            self.set_left(number, at, self.pace.first());
        }
        Some(!is_old)
    }

    /// Remembers what a seat has left, and with days, for which decision.
    fn set_left(&mut self, seat: u8, at: usize, left: u64) {
        self.left[usize::from(seat)] = left;
        if self.pace.is_live() {
            return;
        }
        let is_it = |days: &&mut DaysLeft| (days.at, days.seat) == (at, seat);
        match self.days.iter_mut().find(is_it) {
            Some(days) => days.left = left,
            None => {
                let place = self.days.partition_point(|days| days.at <= at);
                self.days.insert(place, DaysLeft { at, seat, left });
                if self.days.len() > MAX_DAYS {
                    self.days.remove(0);
                }
            }
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

    fn is_live(self) -> bool {
        matches!(self, Pace::Live { .. })
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
