//! Clocks as data, and a law over many games: no way of playing wins time.

use std::collections::{HashMap, HashSet};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::store::{SeatRow, Status, TableSettings};

const BLITZ: Pace = Pace::Live {
    minutes: 1,
    increment: 5,
};
const DAY: u64 = 86_400;
const TWO_DAYS: Pace = Pace::Days { days: 2 };

/// One step of a story: at this second, who must decide, how many actions stand, and whether
/// the seat that had to has just acted.
type Step = (u64, Option<u8>, usize, bool);

fn table(pace: Pace) -> TableRow {
    TableRow {
        id: "t".to_owned(),
        game: "azul".to_owned(),
        rules_version: 1,
        setup: "seats=3".to_owned(),
        seats: vec![
            SeatRow::taken_by("ana", "ana"),
            SeatRow::taken_by("bela", "bela"),
            SeatRow::Ai { level: 1 },
        ],
        is_public: false,
        host: "ana".to_owned(),
        start: None,
        status: Status::Playing,
        next: None,
        opened: 1,
        version: 1,
        settings: TableSettings {
            clock: Some(Clock::new(pace, 3)),
            ..TableSettings::default()
        },
    }
}

fn moment(now: u64, deciding: Option<u8>, n_standing: usize) -> Moment {
    Moment {
        deciding: deciding.map(Seat::new),
        n_standing,
        now,
    }
}

fn clock(row: &TableRow) -> &Clock {
    row.settings.clock.as_ref().expect("a clock")
}

/// What the first two seats have left after these steps, in seconds, and when time is up, in
/// milliseconds.
fn check(pace: Pace, steps: &[Step], left: [u64; 2], due: Option<u64>) {
    let mut row = table(pace);
    for &(at, deciding, n_standing, has_acted) in steps {
        row.wind(moment(at * 1_000, deciding, n_standing), has_acted);
    }
    let clock = clock(&row);
    let seconds = [0, 1].map(|seat: usize| clock.left[seat].div_ceil(1_000));
    assert_eq!(seconds, left, "{steps:?}");
    assert_eq!(clock.due(), due.map(|due| due + GRACE), "{steps:?}");
}

/// With the lag of a first time.
fn first(seconds: u64) -> Option<u64> {
    Some(seconds * 1_000 + LAG)
}

#[test]
fn time_runs_for_whoever_decides() {
    let begin = (10, Some(0), 5, false);
    check(BLITZ, &[begin], [60, 60], first(70));
    // Twenty seconds less the lag, and five more.
    check(BLITZ, &[begin, (30, Some(1), 6, true)], [46, 60], first(90));
    // A second decision of the same turn goes on, and adds nothing.
    check(BLITZ, &[begin, (30, Some(0), 6, true)], [60, 60], first(70));
    // The AI has no clock.
    check(BLITZ, &[begin, (30, Some(2), 6, true)], [46, 60], None);
    check(BLITZ, &[begin, (30, None, 6, true)], [46, 60], None);
    // Nothing is less than nothing.
    let late = [begin, (900, Some(1), 6, true)];
    check(BLITZ, &late, [5, 60], first(960));
    // After a crash the time of the service may be a little earlier.
    check(BLITZ, &[begin, (7, Some(1), 6, true)], [65, 60], first(67));
}

#[test]
fn every_move_has_its_days() {
    let begin = (0, Some(0), 5, false);
    let both = [2 * DAY, 2 * DAY];
    check(TWO_DAYS, &[begin], both, first(2 * DAY));
    let again = [begin, (DAY, Some(0), 6, true)];
    check(TWO_DAYS, &again, both, first(3 * DAY));
    let there_and_back = [begin, (DAY, Some(1), 6, true), (DAY + 9, Some(0), 7, true)];
    let left = [2 * DAY, 2 * DAY - 8];
    check(TWO_DAYS, &there_and_back, left, first(3 * DAY + 9));
}

#[test]
fn what_was_taken_back_wins_nothing() {
    let begin = (10, Some(0), 5, false);
    // The time is not given back, there is no second lag, and no second bonus for the same turn.
    let undone = [begin, (30, Some(1), 6, true), (40, Some(0), 5, false)];
    check(BLITZ, &undone, [46, 51], Some(85_500));
    let acted = [&undone[..], &[(50, Some(1), 6, true)]].concat();
    check(BLITZ, &acted, [36, 51], Some(100_500));
    // Bela's turn brings its bonus once it is over.
    let bela = [&acted[..], &[(52, Some(0), 7, true)]].concat();
    check(BLITZ, &bela, [36, 54], Some(52_000 + 35_500 + LAG));
    // Against the AI alone: back over its turn to one's own.
    let alone = [
        begin,
        (12, Some(2), 6, true),
        (13, Some(0), 7, true),
        (14, Some(0), 5, false),
        (15, Some(2), 6, true),
    ];
    check(BLITZ, &alone, [62, 60], None);

    // Days: a decision that comes back has what was left of it, however often.
    let begin = (0, Some(0), 5, false);
    let mut steps = vec![begin];
    for n in 1..=3 {
        steps.push((n * DAY / 4, Some(0), 6, true));
        steps.push((n * DAY / 4, Some(0), 5, false));
    }
    let left = [2 * DAY - 3 * DAY / 4 + 1, 2 * DAY];
    check(TWO_DAYS, &steps, left, Some(2 * DAY * 1_000 + LAG));
    // The same when the other one has agreed, and for the other one as well.
    let agreed = [
        begin,
        (DAY, Some(1), 6, true),
        (2 * DAY, Some(0), 5, false),
        (2 * DAY, Some(1), 6, true),
    ];
    check(
        TWO_DAYS,
        &agreed,
        [DAY + 1, DAY + 1],
        Some(3 * DAY * 1_000 + LAG),
    );
}

/// Handing the seat to the AI and taking it back at these milliseconds.
fn hand_over(row: &mut TableRow, at: u64, n_standing: usize) {
    row.seats[0].set_stand_in(Some(6));
    row.wind(moment(at, Some(0), n_standing), false);
}

fn take_back(row: &mut TableRow, at: u64, n_standing: usize) -> bool {
    let moment = moment(at, Some(0), n_standing);
    let may = row.take_back(Seat::new(0), moment);
    if may {
        row.seats[0].set_stand_in(None);
        row.wind(moment, false);
    }
    may
}

#[test]
fn handing_over_and_back_wins_nothing() {
    for pace in [BLITZ, TWO_DAYS] {
        let mut row = table(pace);
        row.wind(moment(0, Some(0), 5), false);
        for n in 0..50 {
            hand_over(&mut row, n * 800 + 400, 5);
            assert!(take_back(&mut row, n * 800 + 800, 5));
        }
        let used = pace.first() - clock(&row).left(Seat::new(0), 40_000);
        assert_eq!(
            used,
            40_000 - 400,
            "one lag, and what is left of it is gone"
        );
    }
    // Nor by letting the AI be asked first.
    let mut row = table(BLITZ);
    row.seats[0].set_stand_in(Some(6));
    row.wind(moment(0, Some(0), 5), false);
    assert!(take_back(&mut row, 9_000, 5));
    assert_eq!(clock(&row).left(Seat::new(0), 9_000), 51_500);
    // What the AI has decided costs nothing, and brings nothing.
    let mut row = table(BLITZ);
    row.wind(moment(0, Some(0), 5), false);
    hand_over(&mut row, 10_500, 5);
    row.wind(moment(30_000, Some(1), 6), true);
    assert_eq!(clock(&row).left(Seat::new(0), 30_000), 50_000);
}

#[test]
fn who_is_late_is_replaced_and_may_return_once() {
    for pace in [BLITZ, TWO_DAYS] {
        let mut row = table(pace);
        row.wind(moment(0, Some(0), 5), false);
        let due = clock(&row).due().expect("it runs");
        row.run_out();
        row.wind(moment(due, Some(0), 5), false);
        assert_eq!(row.seats[0].level(), Some(3));
        assert_eq!(clock(&row).due(), None);
        assert!(take_back(&mut row, due + 10_000, 5));
        assert_eq!(clock(&row).due(), Some(due + 10_000 + RETURN + GRACE));
        assert_eq!(clock(&row).left[1], pace.first(), "who was in time");
        let due = due + 10_000 + RETURN + GRACE;
        row.run_out();
        row.wind(moment(due, Some(0), 5), false);
        assert!(!take_back(&mut row, due, 5), "not twice");
        // After the AI has made this move, the seat is theirs again.
        row.wind(moment(due, Some(1), 6), true);
        let theirs = moment(due, Some(1), 6);
        assert!(row.take_back(Seat::new(0), theirs));
        let left = clock(&row).left(Seat::new(0), due);
        assert_eq!(left, 0, "{pace:?}");
        row.seats[0].set_stand_in(None);
        row.wind(moment(due, Some(0), 7), true);
        let left = clock(&row).left(Seat::new(0), due);
        assert_eq!(left == 0, pace.is_live(), "a new decision has its days");
    }
}

/// A game of made-up turns: who decided after how many actions.
struct Game {
    rng: StdRng,
    row: TableRow,
    standing: Vec<u8>,
    deciding: u8,
    now: u64,
    /// What each person has really had, by seat and decision.
    used: HashMap<(u8, usize), u64>,
    /// For how long they were late.
    late: HashMap<(u8, usize), u64>,
    /// What the AI had of a decision that the person may take back.
    lent: u64,
    /// Where turns of each seat ended that the person finished.
    ends: HashSet<(u8, usize)>,
    /// The decisions that were ever asked for.
    asked: HashSet<(u8, usize)>,
}

impl Game {
    fn new(seed: u64, pace: Pace) -> Game {
        let mut game = Game {
            rng: StdRng::seed_from_u64(seed),
            row: table(pace),
            standing: Vec::new(),
            deciding: 0,
            now: 0,
            used: HashMap::new(),
            late: HashMap::new(),
            lent: 0,
            ends: HashSet::new(),
            asked: HashSet::new(),
        };
        game.wind(false);
        game
    }

    fn moment(&self) -> Moment {
        moment(self.now, Some(self.deciding), self.standing.len())
    }

    fn key(&self) -> (u8, usize) {
        (self.deciding, self.standing.len())
    }

    fn wind(&mut self, has_acted: bool) {
        self.asked.insert(self.key());
        self.row.wind(self.moment(), has_acted);
    }

    fn is_person(&self) -> bool {
        self.row.seats[usize::from(self.deciding)].level().is_none()
    }

    /// Time passes, up to the moment when the clock rings.
    fn pass(&mut self, millis: u64) {
        let due = clock(&self.row).due();
        let until = due.map_or(self.now + millis, |due| due.min(self.now + millis));
        let passed = until.saturating_sub(self.now);
        self.now += passed;
        // A move that is late but still in time is counted apart.
        let over = due.map_or(0, |due| (self.now + GRACE).saturating_sub(due).min(passed));
        match self.is_person() {
            true => {
                *self.used.entry(self.key()).or_default() += passed - over;
                *self.late.entry(self.key()).or_default() += over;
            }
            false => self.lent += passed,
        }
        if due.is_some_and(|due| due <= self.now) {
            self.lent = 0;
            self.row.run_out();
            self.wind(false);
        }
    }

    fn act(&mut self) {
        let (seat, is_person) = (self.deciding, self.is_person());
        self.standing.push(seat);
        self.deciding = self.rng.random_range(0..3);
        if is_person && self.deciding != seat {
            self.ends.insert((seat, self.standing.len()));
        }
        self.lent = 0;
        self.wind(true);
    }

    /// Back to the last decision of a seat, as if all had agreed.
    fn undo(&mut self) {
        let seat = self.rng.random_range(0..2);
        if let Some(place) = self.standing.iter().rposition(|other| *other == seat) {
            self.pay_back();
            self.standing.truncate(place);
            self.deciding = seat;
            self.lent = 0;
            self.wind(false);
        }
    }

    /// The time that the AI had of a decision was the person's after all, as far as they had
    /// any: after that they could not take it back.
    fn pay_back(&mut self) {
        if let Some(handed) = clock(&self.row).handed {
            let left = clock(&self.row).left[usize::from(handed.seat)] + handed.lag;
            *self.used.entry(self.key()).or_default() += self.lent.min(left);
        }
    }

    fn hand_over(&mut self) {
        let seat = self.rng.random_range(0..2_u8);
        let row = &mut self.row.seats[usize::from(seat)];
        if row.level().is_none() {
            row.set_stand_in(Some(2));
            if seat == self.deciding {
                self.lent = 0;
            }
            self.wind(false);
        }
    }

    fn take_back(&mut self) {
        let seat = self.rng.random_range(0..2_u8);
        let moment = self.moment();
        let mut row = self.row.clone();
        if row.seats[usize::from(seat)].level().is_some() && row.take_back(Seat::new(seat), moment)
        {
            if seat == self.deciding {
                self.pay_back();
            }
            self.row = row;
            self.row.seats[usize::from(seat)].set_stand_in(None);
            self.wind(false);
        }
    }

    /// What is kept is all that there is.
    fn restart(&mut self) {
        let settings = serde_json::to_string(&self.row.settings).expect("plain data");
        self.row.settings = serde_json::from_str(&settings).expect("what was written");
        self.wind(false);
    }

    fn step(&mut self) {
        let max = match self.row.settings.clock.as_ref().expect("a clock").pace {
            Pace::Live { .. } => 8_000,
            Pace::Days { .. } => DAY * 700,
        };
        let millis = match self.rng.random_range(0..3) {
            0 => self.rng.random_range(0..600),
            _ => self.rng.random_range(0..max),
        };
        self.pass(millis);
        match self.rng.random_range(0..12) {
            0..=4 => self.act(),
            5..=6 => self.undo(),
            7..=8 => self.hand_over(),
            9..=10 => self.take_back(),
            _ => self.restart(),
        }
        self.check();
    }

    fn check(&self) {
        let pace = clock(&self.row).pace;
        for (decision, late) in &self.late {
            assert!(*late <= 2 * GRACE, "{decision:?} was late for {late}");
        }
        for seat in 0..2 {
            let of_seat = |key: &&(u8, usize)| key.0 == seat;
            match pace {
                Pace::Live { .. } => {
                    let used: u64 = (self.used.iter().filter(|(key, _)| key.0 == seat))
                        .map(|(_, used)| used)
                        .sum();
                    let n_ends = self.ends.iter().filter(of_seat).count() as u64;
                    let n_asked = self.asked.iter().filter(of_seat).count() as u64;
                    let most = pace.first() + n_ends * pace.more() + n_asked * LAG + RETURN;
                    assert!(used <= most, "seat {seat}: {used} of {most}");
                }
                Pace::Days { .. } => {
                    let own = self.used.iter().filter(|(key, _)| key.0 == seat);
                    let more = own.map(|(_, used)| used.saturating_sub(pace.first() + LAG));
                    let more: u64 = more.sum();
                    assert!(more <= RETURN, "seat {seat}: {more} more than its days");
                }
            }
        }
    }
}

/// Whatever people do: what they have had is what they were given at first, the bonus of turns that
/// they finished, one lag for each decision, and one return.
#[test]
fn no_way_of_playing_wins_time() {
    let mut n_returned = 0;
    for seed in 0..400 {
        for pace in [BLITZ, TWO_DAYS] {
            let mut game = Game::new(seed, pace);
            for _ in 0..60 {
                game.step();
            }
            n_returned += clock(&game.row).returned.len();
        }
    }
    assert!(n_returned > 100, "people came back {n_returned} times");
}
