//! Levels of strength.

use std::time::Duration;

use crate::Budget;

/// How many levels there are; the first is 1.
pub const N_LEVELS: usize = 6;

/// How much work a level does for a decision, and at what temperature it chooses. Work
/// is counted in iterations and not in time, so that a level is as strong on any machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Iterations of the search; without any, the level chooses by the priors alone.
    pub n_iterations: u64,
    /// 0 chooses the best; 1 draws by the visits of the search, or by the priors; more draws more
    /// evenly.
    pub temperature: f32,
}

impl Level {
    /// A level.
    #[must_use]
    pub const fn new(n_iterations: u64, temperature: f32) -> Level {
        Level {
            n_iterations,
            temperature,
        }
    }

    /// The work for one decision. The iterations take about a second of one core at most; a
    /// machine that is busy takes longer and plays as well. The cap is there for one that hardly
    /// gets on at all: people should not wait for ever.
    #[must_use]
    pub fn budget(&self) -> Budget {
        Budget {
            n_iterations: Some(self.n_iterations),
            time: Some(TIME_CAP),
            stops_when_settled: true,
        }
    }
}

const TIME_CAP: Duration = Duration::from_secs(60);
