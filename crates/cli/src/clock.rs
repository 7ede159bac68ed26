//! Time that a busy machine does not lie about.

use std::time::Duration;

/// Counts the CPU time of this process; where the system cannot tell it, the time of the wall.
pub(crate) struct CpuClock {
    start: Duration,
}

impl CpuClock {
    pub(crate) fn start() -> CpuClock {
        CpuClock { start: now() }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        now().saturating_sub(self.start)
    }
}

#[cfg(unix)]
fn now() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

#[cfg(not(unix))]
fn now() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
