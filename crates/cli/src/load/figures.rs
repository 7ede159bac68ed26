//! What the load has shown.

use std::io::{self, Write};
use std::time::Duration;

use serde_json::json;

use super::table::Times;

/// All that is printed.
#[derive(Default)]
pub(super) struct Figures {
    pub(super) n_tables: usize,
    pub(super) n_idle: usize,
    pub(super) seconds: f64,
    /// Seconds that the server's threads ran while the tables were played.
    pub(super) cpu: Option<f64>,
    /// What the server stored meanwhile.
    pub(super) stored: Option<Stored>,
    /// How long one sync of the disk takes.
    pub(super) sync: Option<Duration>,
    pub(super) memory_before: Option<u64>,
    pub(super) memory_idle: Option<u64>,
    pub(super) memory_after: Option<u64>,
    times: Times,
    n_failed: usize,
    failure: Option<String>,
}

/// What a server has stored: many writes share a commit, and every commit is one sync.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stored {
    pub(super) n_commits: u64,
    pub(super) n_writes: u64,
}

impl Stored {
    pub(super) fn since(self, before: Stored) -> Stored {
        Stored {
            n_commits: self.n_commits - before.n_commits,
            n_writes: self.n_writes - before.n_writes,
        }
    }

    fn writes_per_commit(self) -> f64 {
        self.n_writes as f64 / self.n_commits.max(1) as f64
    }
}

impl Figures {
    pub(super) fn new(n_tables: usize, n_idle: usize) -> Figures {
        Figures {
            n_tables,
            n_idle,
            ..Figures::default()
        }
    }

    pub(super) fn add(&mut self, times: Times) {
        self.times.shown.extend(times.shown);
        self.times.answered.extend(times.answered);
        self.times.n_games += times.n_games;
        self.times.n_bytes += times.n_bytes;
        self.times.n_frames += times.n_frames;
    }

    pub(super) fn fail(&mut self, error: &(dyn std::error::Error + Send + Sync)) {
        self.n_failed += 1;
        self.failure.get_or_insert_with(|| error.to_string());
    }

    pub(super) fn json(&self) -> serde_json::Value {
        let percentiles = |times: &[Duration]| {
            let [p50, p90, p99, max] = percentiles(times);
            json!({ "p50_ms": p50, "p90_ms": p90, "p99_ms": p99, "max_ms": max })
        };
        json!({
            "tables": self.n_tables,
            "seconds": self.seconds,
            "moves": self.times.shown.len(),
            "games": self.times.n_games,
            "moves_per_second": self.rate(),
            "answered": percentiles(&self.times.answered),
            "shown": percentiles(&self.times.shown),
            "frame_bytes": self.frame_bytes(),
            "server_cpu_ms_per_move": self.cpu_per_move(),
            "syncs_per_second": self.stored.map(|stored| stored.n_commits as f64 / self.seconds),
            "writes_per_sync": self.stored.map(Stored::writes_per_commit),
            "sync_ms": self.sync.map(|sync| sync.as_secs_f64() * 1e3),
            "idle_pages": self.n_idle,
            "memory_before": self.memory_before,
            "memory_idle": self.memory_idle,
            "memory_after": self.memory_after,
            "failed": self.n_failed,
            "failure": self.failure,
        })
    }

    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let (n_moves, seconds) = (self.times.shown.len(), self.seconds);
        writeln!(
            out,
            "{} tables, {seconds:.1} s: {n_moves} moves, {:.0} a second, {} games",
            self.n_tables,
            self.rate(),
            self.times.n_games
        )?;
        writeln!(
            out,
            "{:28}{:>9}{:>9}{:>9}{:>9}",
            "ms", "p50", "p90", "p99", "max"
        )?;
        for (name, times) in [
            ("answer to the mover", &self.times.answered),
            ("frame at the other player", &self.times.shown),
        ] {
            let [p50, p90, p99, max] = percentiles(times);
            writeln!(out, "{name:28}{p50:>9.2}{p90:>9.2}{p99:>9.2}{max:>9.2}")?;
        }
        writeln!(out, "a frame has {} bytes on average", self.frame_bytes())?;
        if let Some(milliseconds) = self.cpu_per_move() {
            writeln!(
                out,
                "a move takes {milliseconds:.2} ms of the server's CPU, its frames included"
            )?;
        }
        if let (Some(stored), Some(sync)) = (self.stored, self.sync) {
            writeln!(
                out,
                "{:.0} syncs a second, {:.2} writes a sync; a sync of this disk takes {:.2} ms",
                stored.n_commits as f64 / seconds,
                stored.writes_per_commit(),
                sync.as_secs_f64() * 1e3
            )?;
        }
        let mebibytes = |memory: Option<u64>| memory.map_or(0, |bytes| bytes >> 20);
        if self.memory_before.is_some() {
            writeln!(
                out,
                "memory of the server: {} MiB at the start, {} MiB with {} idle pages, {} MiB at the end",
                mebibytes(self.memory_before),
                mebibytes(self.memory_idle),
                self.n_idle,
                mebibytes(self.memory_after),
            )?;
        }
        if let Some(failure) = &self.failure {
            writeln!(out, "{} tables failed: {failure}", self.n_failed)?;
        }
        Ok(())
    }

    fn cpu_per_move(&self) -> Option<f64> {
        let n_moves = self.times.shown.len();
        let cpu = self.cpu.filter(|_| n_moves > 0)?;
        Some(cpu * 1e3 / n_moves as f64)
    }

    fn rate(&self) -> f64 {
        self.times.shown.len() as f64 / self.seconds.max(1e-9)
    }

    fn frame_bytes(&self) -> u64 {
        self.times.n_bytes / self.times.n_frames.max(1)
    }
}

/// The 50th, 90th and 99th percentile and the longest, in milliseconds.
fn percentiles(times: &[Duration]) -> [f64; 4] {
    let mut times = times.to_vec();
    times.sort_unstable();
    let at = |part: f64| {
        let place = ((times.len() as f64 * part).ceil() as usize).saturating_sub(1);
        times
            .get(place)
            .map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    [at(0.5), at(0.9), at(0.99), at(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_nearest_rank() {
        let times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        assert_eq!(percentiles(&times), [100.0, 180.0, 198.0, 200.0]);
        assert_eq!(percentiles(&[]), [0.0; 4]);
    }
}
