//! One walk over a log, for every caller that looks back at a game.

use std::iter::Enumerate;
use std::slice;

use super::Table;
use crate::record::Entry;
use crate::{Actor, Game, Observer, Seat, Turn};

/// An entry of a log with all that it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entered<G: Game> {
    /// The number of the entry.
    pub seq: usize,
    /// The entry as it stands in the log.
    pub entry: Entry<G::Action>,
    /// The action that was done, or that an undo took back.
    pub action: G::Action,
    /// The position before the entry.
    pub before: G,
    /// What happened. Nothing happens with an undo.
    pub events: Vec<G::Event>,
    /// The position after the entry; after an undo the one before the action that it took back.
    pub after: G,
}

/// The walk over a log; see [`Table::walk`].
#[derive(Clone, Debug)]
pub struct Walk<'a, G: Game> {
    log: Enumerate<slice::Iter<'a, Entry<G::Action>>>,
    position: G,
    /// The actions that still stand, each with the position before it.
    standing: Vec<(G, G::Action)>,
}

impl<G: Game> Iterator for Walk<'_, G> {
    type Item = Entered<G>;

    fn next(&mut self) -> Option<Entered<G>> {
        let (seq, &entry) = self.log.next()?;
        let before = self.position.clone();
        let mut events = Vec::new();
        let action = match entry {
            Entry::Act { action, .. } => {
                self.standing.push((before.clone(), action));
                self.position.apply(action, &mut events);
                action
            }
            Entry::Undo { .. } => {
                let undone = self.standing.pop();
                let (position, action) = undone.expect("a table takes back what was done");
                self.position = position;
                action
            }
        };
        Some(Entered {
            seq,
            entry,
            action,
            before,
            events,
            after: self.position.clone(),
        })
    }
}

impl<G: Game> Table<G> {
    /// Goes through the log from its beginning, by the rules that the game was begun with: every
    /// entry with its number, the positions before and after it, and what happened.
    ///
    /// ```
    /// use tessera_engine::azul::Azul;
    /// use tessera_engine::{Entry, Table};
    ///
    /// let table = Table::<Azul>::load("azul/1 seats=2\n* start0\n* undo\n* start1\n")?;
    /// let [drawn, undone, drawn_anew] = table.walk().collect::<Vec<_>>().try_into().unwrap();
    /// assert_eq!(drawn.events.len(), 1);
    /// assert!(matches!(undone.entry, Entry::Undo { .. }));
    /// assert_eq!(undone.action.to_string(), "start0");
    /// assert_eq!(undone.after, drawn.before);
    /// assert_eq!(&drawn_anew.after, table.position());
    /// # Ok::<(), tessera_engine::RecordError>(())
    /// ```
    #[must_use]
    pub fn walk(&self) -> Walk<'_, G> {
        Walk {
            log: self.log.iter().enumerate(),
            position: self.start(),
            standing: Vec::new(),
        }
    }

    /// The lengths of the log at which a player had to decide, in order, and its whole length: the
    /// moments that a table has shown. What chance did in between belongs to the next of them.
    #[must_use]
    pub fn steps(&self) -> Vec<usize> {
        let is_decision = |entered: &Entered<G>| {
            let turn = entered.before.turn();
            matches!(turn, Turn::Decision(_))
        };
        let decisions = self.walk().filter(is_decision);
        let steps = decisions.map(|entered| entered.seq);
        steps.chain([self.seq()]).collect()
    }

    /// The actions that stood when the log had `seq` entries, with their actors.
    ///
    /// # Panics
    /// When the log is shorter.
    #[must_use]
    pub fn standing_at(&self, seq: usize) -> Vec<(Actor, G::Action)> {
        let standing = standing(&self.log[..seq]).into_iter();
        standing.map(|(_, actor, action)| (actor, action)).collect()
    }

    /// The position when the log had `seq` entries, and what had happened on the way to it without
    /// what was taken back.
    ///
    /// # Panics
    /// When the log is shorter.
    #[must_use]
    pub fn position_at(&self, seq: usize) -> (G, Vec<G::Event>) {
        let mut events = Vec::new();
        let position = self.reach(&self.standing_at(seq), &mut events);
        (position, events)
    }

    /// The number of the last decision that still stands, of the seats for which `is_asked` holds.
    #[must_use]
    pub fn last_decision(&self, is_asked: impl Fn(Seat) -> bool) -> Option<usize> {
        let is_it = |actor| matches!(actor, Actor::Seat(seat) if is_asked(seat));
        let standing = standing(&self.log).into_iter();
        let mut decisions = standing.rev().filter(|(_, actor, _)| is_it(*actor));
        decisions.next().map(|(seq, ..)| seq)
    }

    /// The position to which these actions lead from the start.
    pub(super) fn reach(
        &self,
        actions: &[(Actor, G::Action)],
        observer: &mut impl Observer<G::Event>,
    ) -> G {
        let mut position = self.start();
        for &(_, action) in actions {
            position.apply(action, observer);
        }
        position
    }
}

/// The actions of a log that were not taken back, with their numbers and actors.
fn standing<A: Copy>(log: &[Entry<A>]) -> Vec<(usize, Actor, A)> {
    let mut standing = Vec::new();
    for (seq, entry) in log.iter().enumerate() {
        match *entry {
            Entry::Act { actor, action } => standing.push((seq, actor, action)),
            Entry::Undo { .. } => drop(standing.pop()),
        }
    }
    standing
}
