//! The steps of a game for those who look back at it.

use super::Table;
use crate::record::Entry;
use crate::{Actor, Game, Turn};

impl<G: Game> Table<G> {
    /// The lengths of the log at which somebody had to decide, in order, and its whole length: the
    /// moments that a table has shown. What chance did in between belongs to the next of them.
    #[must_use]
    pub fn steps(&self) -> Vec<usize> {
        let mut steps = Vec::new();
        let mut position = self.start();
        let mut before = Vec::new();
        for (seq, entry) in self.log.iter().enumerate() {
            if matches!(position.turn(), Turn::Decision(_)) {
                steps.push(seq);
            }
            match *entry {
                Entry::Act { action, .. } => {
                    before.push(position.clone());
                    position.apply(action, &mut ());
                }
                Entry::Undo { .. } => {
                    position = before.pop().expect("what is taken back was done");
                }
            }
        }
        steps.push(self.log.len());
        steps
    }

    /// What stood when the log had `seq` entries, with its actors.
    ///
    /// # Panics
    /// When the log is shorter.
    #[must_use]
    pub fn standing_at(&self, seq: usize) -> Vec<(Actor, G::Action)> {
        let mut standing = Vec::new();
        for entry in &self.log[..seq] {
            match *entry {
                Entry::Act { actor, action } => standing.push((actor, action)),
                Entry::Undo { .. } => drop(standing.pop()),
            }
        }
        standing
    }

    /// The position when the log had `seq` entries, and what had happened on the way.
    ///
    /// # Panics
    /// When the log is shorter.
    #[must_use]
    pub fn position_at(&self, seq: usize) -> (G, Vec<G::Event>) {
        let mut position = self.start();
        let mut events = Vec::new();
        for (_, action) in self.standing_at(seq) {
            position.apply(action, &mut events);
        }
        (position, events)
    }
}
