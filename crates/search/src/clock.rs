//! The time, as whoever runs a search tells it.

use std::time::{Duration, Instant};

/// Tells a search the time. The search itself asks no system for it, so that it runs where there is
/// none, such as in a page.
///
/// ```
/// use std::sync::atomic::{AtomicU64, Ordering};
/// use std::time::Duration;
///
/// use tessera_search::Clock;
///
/// /// Whatever time the page told last.
/// struct TimeOfPage(AtomicU64);
///
/// impl Clock for TimeOfPage {
///     fn now(&self) -> Duration {
///         Duration::from_millis(self.0.load(Ordering::Relaxed))
///     }
/// }
///
/// assert_eq!(TimeOfPage(AtomicU64::new(40)).now(), Duration::from_millis(40));
/// ```
pub trait Clock: Sync {
    /// The time since a moment that stays the same for this clock.
    fn now(&self) -> Duration;
}

/// Time stands still: for budgets of iterations alone, whose results are not watched on the way.
impl Clock for () {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// The clock of the operating system.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock {
    start: Instant,
}

impl SystemClock {
    /// A clock that begins now.
    #[must_use]
    pub fn start() -> SystemClock {
        SystemClock {
            start: Instant::now(),
        }
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.start.elapsed()
    }
}
