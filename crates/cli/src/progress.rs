//! A bar for what takes longer than a moment, when a person is looking.

use std::cell::OnceCell;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// Work shorter than this shows no bar.
const PATIENCE: Duration = Duration::from_secs(2);

/// Work with a known end. Draws on standard error, and only on a terminal.
pub(crate) struct Progress {
    total: u64,
    start: Instant,
    bar: OnceCell<ProgressBar>,
}

impl Progress {
    pub(crate) fn new(total: u64) -> Progress {
        Progress {
            total,
            start: Instant::now(),
            bar: OnceCell::new(),
        }
    }

    pub(crate) fn set(&self, done: u64) {
        if self.start.elapsed() >= PATIENCE {
            let bar = self.bar.get_or_init(|| {
                let template = "{bar:40} {percent:>3} %  {eta} left";
                ProgressBar::new(self.total)
                    .with_style(ProgressStyle::with_template(template).expect("our own template"))
                    .with_elapsed(self.start.elapsed())
            });
            bar.set_position(done.min(self.total));
        }
    }

    pub(crate) fn finish(&self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}
