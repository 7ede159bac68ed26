//! The text of a game for those who may not know all of it.

use std::fmt::Write;

use super::Table;
use crate::record::{Entry, UNSEEN};
use crate::{Game, Turn, Viewer};

impl<G: Game> Table<G> {
    /// The text of the game so far as `viewer` has seen it: like [`Table::record`], with `* ?` in
    /// place of an action of chance that it has not seen, and `1 ?` in place of one of seat 1.
    /// Once the game is over, everybody may read everything.
    #[must_use]
    pub fn record_for(&self, viewer: Viewer) -> String {
        if !G::HAS_SECRETS || matches!(self.position.turn(), Turn::Over(_)) {
            return self.record();
        }
        let mut text = self.header();
        // The positions before each action that still stands: an undo goes back to the last one.
        let mut before = Vec::new();
        let mut position = self.start();
        for entry in &self.log {
            match *entry {
                Entry::Act { actor, action } => {
                    let _ = match position.sees(viewer, action) {
                        true => writeln!(text, "{entry}"),
                        false => writeln!(text, "{actor} {UNSEEN}"),
                    };
                    before.push(position.clone());
                    position.apply(action, &mut ());
                }
                Entry::Undo { .. } => {
                    let _ = writeln!(text, "{entry}");
                    position = before.pop().expect("what is taken back was done");
                }
            }
        }
        text
    }
}
