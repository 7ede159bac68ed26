//! Taking back.

use super::{MAX_UNDOS, Table, UndoError};
use crate::record::Entry;
use crate::{Actor, Game, Seat};

impl<G: Game> Table<G> {
    /// A player takes back the last action: it was that player's own, nothing has been revealed
    /// since, and no other player is to act. The undo stays in the log.
    ///
    /// ```
    /// use tessera_engine::piazza::Piazza;
    /// use tessera_engine::{Seat, Table};
    ///
    /// # use rand::SeedableRng;
    /// # let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1);
    /// let mut table = Table::<Piazza>::new("seats=2".parse()?);
    /// table.play(tessera_engine::Actor::Chance, "start0".parse()?, &mut ())?;
    /// table.advance_chance(&mut rng);
    /// let before = *table.position();
    /// # let mut actions = Vec::new();
    /// # tessera_engine::Game::legal_actions(&before, &mut actions);
    /// # let first_card = actions[0].to_string();
    /// table.act(table.seq(), Seat::new(0), &first_card, &mut rng)?;
    /// // The player may lay a second card in this turn, or take back the first.
    /// table.undo(table.seq(), Seat::new(0))?;
    /// assert_eq!(table.position(), &before);
    /// assert!(table.record().ends_with("\n0 undo\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When one of these does not hold. Then nothing has changed.
    pub fn undo(&mut self, seq: usize, seat: Seat) -> Result<(), UndoError> {
        if seq != self.seq() {
            return Err(UndoError::Stale { seq: self.seq() });
        }
        self.check_undo(seat)?;
        self.take_back(Actor::Seat(seat))
    }

    /// Whether [`Table::undo`] would take something back for this player now.
    ///
    /// # Errors
    /// With the reason why not.
    pub fn check_undo(&self, seat: Seat) -> Result<(), UndoError> {
        let actor = Actor::Seat(seat);
        match self.standing.last() {
            None => Err(UndoError::Nothing),
            Some((last, _)) if *last != actor => Err(UndoError::NotYours),
            Some(_) if self.position.turn().actor() != Some(actor) => Err(UndoError::TurnPassed),
            Some(_) => Ok(()),
        }
    }

    /// Takes back everything up to and including the last decision of `seat` that still stands,
    /// whoever acted since and whatever was revealed. That all players who are concerned have
    /// agreed is the caller's business. Chance will draw anew. Returns how many entries were added.
    ///
    /// # Errors
    /// When the player has decided nothing yet, or too much was taken back already. Then nothing
    /// has changed.
    pub fn undo_agreed(&mut self, seq: usize, seat: Seat) -> Result<usize, UndoError> {
        if seq != self.seq() {
            return Err(UndoError::Stale { seq: self.seq() });
        }
        let is_own = |(actor, _): &(Actor, _)| *actor == Actor::Seat(seat);
        let last = self.standing.iter().rposition(is_own);
        let last = last.ok_or(UndoError::Nothing)?;
        let n_undone = self.standing.len() - last;
        if self.log.len() - self.standing.len() + 2 * n_undone > 2 * MAX_UNDOS {
            return Err(UndoError::TooMany);
        }
        for (actor, _) in self.standing.drain(last..).rev() {
            self.log.push(Entry::Undo { actor });
        }
        self.replay();
        Ok(n_undone)
    }

    /// Whether this player has decided anything that still stands.
    #[must_use]
    pub fn has_decided(&self, seat: Seat) -> bool {
        self.last_decision(|decider| decider == seat).is_some()
    }

    /// Forgets the last entry altogether, whoever's it was. For tools that try things out, where
    /// nobody is deceived by it; a live table keeps its log and uses [`Table::undo`].
    pub fn rewind(&mut self) -> Option<Entry<G::Action>> {
        let entry = self.log.pop()?;
        self.standing = self.standing_at(self.seq());
        self.replay();
        Some(entry)
    }

    /// The caller decides who may undo; that it was this actor's action is checked.
    pub(super) fn take_back(&mut self, actor: Actor) -> Result<(), UndoError> {
        if self.log.len() - self.standing.len() >= 2 * MAX_UNDOS {
            return Err(UndoError::TooMany);
        }
        match self.standing.last() {
            None => Err(UndoError::Nothing),
            Some((last, _)) if *last != actor => Err(UndoError::NotYours),
            Some(_) => {
                self.standing.pop();
                self.log.push(Entry::Undo { actor });
                self.replay();
                Ok(())
            }
        }
    }

    /// Positions are not kept: a few hundred actions are played again in microseconds.
    fn replay(&mut self) {
        self.position = self.reach(&self.standing, &mut ());
    }
}
