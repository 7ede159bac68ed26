//! `tessera bench --search`: how fast the search is, how much memory it takes, and how well it
//! obeys.

use std::hint::black_box;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde::Serialize;
use tessera_search::{
    Analysis, Budget, Evaluation, Knowledge, Learned, SystemClock, bench, signature,
};

use crate::clock::CpuClock;

/// How many positions are searched and judged.
const N_POSITIONS: u64 = 4;
/// How long each is judged.
const JUDGING: Duration = Duration::from_millis(150);
/// When a search is told to stop.
const STOP_AFTER: Duration = Duration::from_millis(200);

/// One line of the result.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    setup: String,
    seats: u8,
    iterations_per_cpu_s: f64,
    values_per_cpu_s: f64,
    priors_per_cpu_s: f64,
    /// The most memory of a search of `seconds`.
    mebibytes: f64,
    seconds: f64,
    /// The longest that a search went on after its time, and after it was told to stop.
    late_ms: f64,
    stop_ms: f64,
    /// The checksum of the search in this game.
    signature: u64,
}

/// Searches a few positions for `time` each, on one thread.
pub(crate) fn run<G: Knowledge>(
    setup: &G::Setup,
    time: Duration,
    json: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let report = measure::<G>(setup, time);
    if json {
        return writeln!(out, "{}", serde_json::to_string(&report)?);
    }
    let Report { game, setup, .. } = &report;
    writeln!(out, "{game} {setup}: search on one thread")?;
    writeln!(
        out,
        "  {:>9.0} iterations per CPU-second\n  {:>9.0} positions judged per CPU-second\n  \
         {:>9.0} lists of actions judged per CPU-second",
        report.iterations_per_cpu_s, report.values_per_cpu_s, report.priors_per_cpu_s,
    )?;
    writeln!(
        out,
        "  {:>9.0} MiB for a search of {} s\n  {:>9.1} ms late at most, {:.1} ms to stop\n  \
         {:>9} signature",
        report.mebibytes, report.seconds, report.late_ms, report.stop_ms, report.signature,
    )
}

fn measure<G: Knowledge>(setup: &G::Setup, time: Duration) -> Report {
    let mut report = Report {
        game: G::NAME,
        setup: setup.to_string(),
        seats: G::new(setup, G::RULES_VERSION).n_seats(),
        iterations_per_cpu_s: 0.0,
        values_per_cpu_s: 0.0,
        priors_per_cpu_s: 0.0,
        mebibytes: 0.0,
        seconds: time.as_secs_f64(),
        late_ms: 0.0,
        stop_ms: 0.0,
        signature: signature::<G>(),
    };
    for seed in 0..N_POSITIONS {
        let (position, seat) = bench::position::<G>(setup, seed);
        let mut analyst = bench::analyst(&position, seat, seed);
        let go_on = |_: &Analysis<_>| ControlFlow::Continue(());
        let clock = SystemClock::start();
        let budget = Budget {
            time: Some(time),
            ..Budget::default()
        };
        let (start, cpu) = (Instant::now(), CpuClock::start());
        let analysis = analyst.think(budget, &clock, &AtomicBool::new(false), go_on);
        let late = start.elapsed().saturating_sub(time).as_secs_f64() * 1e3;
        report.late_ms = report.late_ms.max(late);
        report.iterations_per_cpu_s += analysis.n_iterations as f64 / cpu.elapsed().as_secs_f64();
        let mebibytes = analyst.n_bytes() as f64 / f64::from(1 << 20);
        report.mebibytes = report.mebibytes.max(mebibytes);

        let stop = AtomicBool::new(false);
        let asked = thread::scope(|scope| {
            let asker = scope.spawn(|| {
                thread::sleep(STOP_AFTER);
                stop.store(true, Ordering::Relaxed);
                Instant::now()
            });
            analyst.think(Budget::default(), &clock, &stop, go_on);
            let stopped = Instant::now();
            stopped.saturating_duration_since(asker.join().expect("it only sleeps"))
        });
        report.stop_ms = report.stop_ms.max(asked.as_secs_f64() * 1e3);

        let evaluation = Learned::<G>::tuned(position.n_seats());
        let (mut actions, mut priors) = (Vec::new(), Vec::new());
        position.legal_actions(&mut actions);
        report.values_per_cpu_s += per_cpu_second(|| {
            black_box(evaluation.values(black_box(&position)));
        });
        report.priors_per_cpu_s += per_cpu_second(|| {
            evaluation.priors(black_box(&position), &actions, &mut priors);
        });
    }
    report.iterations_per_cpu_s /= N_POSITIONS as f64;
    report.values_per_cpu_s /= N_POSITIONS as f64;
    report.priors_per_cpu_s /= N_POSITIONS as f64;
    report
}

/// How often something can be done in a second.
fn per_cpu_second(mut work: impl FnMut()) -> f64 {
    const BATCH: u32 = 1000;
    let clock = CpuClock::start();
    let mut n_done = 0.0;
    loop {
        for _ in 0..BATCH {
            work();
        }
        n_done += f64::from(BATCH);
        let spent = clock.elapsed();
        if spent >= JUDGING {
            return n_done / spent.as_secs_f64();
        }
    }
}
