//! The text of a game for viewers who may not know all of it.

use std::fmt::Write;

use super::{Entered, Table};
use crate::record::{Entry, UNSEEN};
use crate::{Game, Turn, Viewer};

impl<G: Game> Table<G> {
    /// The text of the game so far as `viewer` has seen it: like [`Table::record`], with `* ?` in
    /// place of an action of chance that it has not seen, and `1 ?` in place of one of seat 1.
    /// Once the game is over, every viewer may read everything.
    ///
    /// ```
    /// use tessera_engine::piazza::Piazza;
    /// use tessera_engine::{Table, Viewer};
    ///
    /// # use rand::SeedableRng;
    /// # let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1);
    /// let mut table = Table::<Piazza>::new("seats=2".parse()?);
    /// table.advance_chance(&mut rng);
    /// assert!(table.record_for(Viewer::Spectator).contains("\n* ?\n"));
    /// assert!(!table.record_for(Viewer::Referee).contains("\n* ?\n"));
    /// # Ok::<(), tessera_engine::ParseError>(())
    /// ```
    #[must_use]
    pub fn record_for(&self, viewer: Viewer) -> String {
        if !G::HAS_SECRETS || matches!(self.position.turn(), Turn::Over(_)) {
            return self.record();
        }
        let mut text = self.header();
        for Entered { before, entry, .. } in self.walk() {
            let _ = match entry {
                Entry::Act { actor, action } if !before.sees(viewer, action) => {
                    writeln!(text, "{actor} {UNSEEN}")
                }
                Entry::Act { .. } | Entry::Undo { .. } => writeln!(text, "{entry}"),
            };
        }
        text
    }
}
