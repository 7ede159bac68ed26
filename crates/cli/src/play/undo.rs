//! Taking back.

use std::io::{self, Write};

use tessera_engine::{Actor, Entry, Seat, Viewer};
use tessera_render::say;

use super::{Answer, Session};
use crate::draw::Terminal;

impl<G: Terminal, W: Write> Session<'_, G, W> {
    /// Takes back the last decision of a person and what the AI replied, if nothing was
    /// revealed since.
    pub(super) fn undo(&mut self, seat: Seat) -> io::Result<Answer> {
        let words = self.scene.words;
        let decision = self.table.last_decision(|seat| self.humans.contains(&seat));
        let Some(decision) = decision else {
            return self.complain(words.say("site-error-nothing-to-undo"));
        };
        let undone = &self.table.log()[decision..];
        let is_chance = |entry: &Entry<_>| match entry {
            Entry::Act { actor, .. } | Entry::Undo { actor } => *actor == Actor::Chance,
        };
        if undone.iter().any(is_chance) {
            return self.complain(words.say("terminal-revealed"));
        }
        // What another person chose or the AI replied may be a secret choice.
        let seen = self.table.record_for(Viewer::Seat(seat));
        let (entry, n_replies) = (seen.lines().nth(1 + decision), undone.len() - 1);
        let entry = entry.unwrap_or_default().to_owned();
        while self.table.seq() > decision {
            self.table.rewind();
        }
        let told = say!(words, "terminal-taken-back", n = n_replies, entry = entry);
        writeln!(self.output, "{told}")?;
        Ok(Answer::Changed)
    }
}
