//! One game being played: a position and the log that led to it.

mod seen;
mod steps;

use std::fmt::Write;

use rand::Rng;

use crate::record::{self, Entry, Header, RecordError};
use crate::{Actor, Game, Observer, ParseError, Refusal, Seat, Turn};

/// How often a table may take something back. Bounds the log, and so the work to load it.
pub const MAX_UNDOS: usize = 1000;

/// A game being played. The log is the truth, the position follows from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<G: Game> {
    setup: G::Setup,
    /// The version of the rules that it was begun with. It keeps them to its end.
    rules: u16,
    position: G,
    log: Vec<Entry<G::Action>>,
    /// The actions of the log that were not taken back.
    standing: Vec<(Actor, G::Action)>,
}

/// What [`Table::act`] did: the entries of the log from `from` on are new.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Acted {
    /// The sequence number of the first new entry.
    pub from: usize,
}

/// Why [`Table::act`] did nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActError {
    /// The table has moved on: the actor saw an older position.
    Stale {
        /// The sequence number that the table waits for.
        seq: usize,
    },
    /// The text is not an action.
    Parse(ParseError),
    /// The rules forbid the action.
    Refused(Refusal),
}

/// Why nothing was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoError {
    /// The table has moved on.
    Stale {
        /// The sequence number that the table waits for.
        seq: usize,
    },
    /// Nothing has happened yet.
    Nothing,
    /// The last action was somebody else's, or chance's: what was revealed stays revealed.
    NotYours,
    /// Somebody else is to act since then.
    TurnPassed,
    /// [`MAX_UNDOS`] is reached.
    TooMany,
}

impl<G: Game> Table<G> {
    /// A table before the first action, by the newest rules.
    #[must_use]
    pub fn new(setup: G::Setup) -> Table<G> {
        Table::by_rules(setup, G::RULES_VERSION)
    }

    /// A table before the first action, by the rules of this version.
    ///
    /// # Errors
    /// When there are no such rules here.
    pub fn begun_with(setup: G::Setup, rules: u16) -> Result<Table<G>, ParseError> {
        record::check_rules::<G>(G::NAME, rules)?;
        Ok(Table::by_rules(setup, rules))
    }

    /// The same game before its first action: the same setup and the same rules.
    #[must_use]
    pub fn anew(&self) -> Table<G> {
        Table::by_rules(self.setup.clone(), self.rules)
    }

    fn by_rules(setup: G::Setup, rules: u16) -> Table<G> {
        Table {
            position: G::new(&setup, rules),
            setup,
            rules,
            log: Vec::new(),
            standing: Vec::new(),
        }
    }

    /// Plays a record from its text, by the rules that it was begun with.
    ///
    /// # Errors
    /// With the first line that is not an entry or not legal, or with the header when its rules
    /// are not known here.
    pub fn load(text: &str) -> Result<Table<G>, RecordError> {
        let (first, header, lines) = record::split(text)?;
        let wrong = |error: ParseError| RecordError::new(first, error);
        record::check_rules::<G>(header.game, header.version).map_err(wrong)?;
        let setup = header.setup.parse().map_err(wrong)?;
        let mut table = Table::by_rules(setup, header.version);
        for (number, line) in lines {
            let entry = line
                .parse()
                .map_err(|error| RecordError::new(number, error))?;
            table.enter(entry, &mut ()).map_err(|error| RecordError {
                line: number,
                reason: error.to_string(),
                refusal: match error {
                    EnterError::Refused(refusal) => Some(refusal),
                    EnterError::Undo(_) => None,
                },
            })?;
        }
        Ok(table)
    }

    /// The text of the game so far.
    #[must_use]
    pub fn record(&self) -> String {
        let mut text = self.header();
        for entry in &self.log {
            let _ = writeln!(text, "{entry}");
        }
        text
    }

    /// Seats and variant.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The version of the rules that the game was begun with.
    #[must_use]
    pub fn rules(&self) -> u16 {
        self.rules
    }

    /// The position before the first entry. Who plays the log again begins here, because a game
    /// keeps the rules that it was begun with.
    #[must_use]
    pub fn start(&self) -> G {
        G::new(&self.setup, self.rules)
    }

    /// Where the game stands.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Everything that was entered, undos included.
    #[must_use]
    pub fn log(&self) -> &[Entry<G::Action>] {
        &self.log
    }

    /// The actions of the log that were not taken back, with their actors.
    #[must_use]
    pub fn standing(&self) -> &[(Actor, G::Action)] {
        &self.standing
    }

    /// The number of the next entry. Who acts says which number he saw, so that nobody acts on a
    /// position that is no longer there.
    #[must_use]
    pub fn seq(&self) -> usize {
        self.log.len()
    }

    /// A player acts; then chance, until somebody must decide or the game is over.
    ///
    /// # Errors
    /// When the position is no longer the one the player saw, the text is no action, or the rules
    /// forbid it. Then nothing has changed.
    pub fn act(
        &mut self,
        seq: usize,
        seat: Seat,
        text: &str,
        rng: &mut impl Rng,
        observer: &mut impl Observer<G::Event>,
    ) -> Result<Acted, ActError> {
        if seq != self.seq() {
            return Err(ActError::Stale { seq: self.seq() });
        }
        let action = text.parse().map_err(ActError::Parse)?;
        self.play(Actor::Seat(seat), action, observer)
            .map_err(ActError::Refused)?;
        while self.chance(rng, observer).is_some() {}
        Ok(Acted { from: seq })
    }

    /// One action of one actor, and no more.
    ///
    /// # Errors
    /// When the rules forbid it. Then nothing has changed.
    pub fn play(
        &mut self,
        actor: Actor,
        action: G::Action,
        observer: &mut impl Observer<G::Event>,
    ) -> Result<(), Refusal> {
        if let Some(refusal) = self.position.refusal(actor, action) {
            return Err(refusal);
        }
        self.position.apply(action, observer);
        self.log.push(Entry::Act { actor, action });
        self.standing.push((actor, action));
        Ok(())
    }

    /// Draws and carries out one outcome of chance, if it is chance's turn.
    pub fn chance(
        &mut self,
        rng: &mut impl Rng,
        observer: &mut impl Observer<G::Event>,
    ) -> Option<G::Action> {
        if self.position.turn() != Turn::Chance {
            return None;
        }
        let action = self.position.sample_chance(rng);
        self.position.apply(action, observer);
        self.log.push(Entry::Act {
            actor: Actor::Chance,
            action,
        });
        self.standing.push((Actor::Chance, action));
        Some(action)
    }

    /// A player takes back the last action: it was that player's own, nothing has been revealed
    /// since, and nobody else is to act. The undo stays in the log.
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
    /// whoever acted since and whatever was revealed. That all who are concerned have agreed is
    /// the caller's business. Chance will draw anew. Returns how many entries were added.
    ///
    /// # Errors
    /// When the player has decided nothing yet, or too much was taken back already. Then nothing
    /// has changed.
    pub fn undo_agreed(&mut self, seq: usize, seat: Seat) -> Result<usize, UndoError> {
        if seq != self.seq() {
            return Err(UndoError::Stale { seq: self.seq() });
        }
        let last = self.last_decision(seat).ok_or(UndoError::Nothing)?;
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
        self.last_decision(seat).is_some()
    }

    /// Forgets the last entry altogether, whoever's it was. For tools that try things out, where
    /// nobody is deceived by it; a live table keeps its log and uses [`Table::undo`].
    pub fn rewind(&mut self) -> Option<Entry<G::Action>> {
        let entry = self.log.pop()?;
        self.standing.clear();
        for entry in &self.log {
            match *entry {
                Entry::Act { actor, action } => self.standing.push((actor, action)),
                Entry::Undo { .. } => drop(self.standing.pop()),
            }
        }
        self.replay();
        Some(entry)
    }

    /// Adds an entry of a log as it stands there.
    ///
    /// # Errors
    /// When it is not legal here. Then nothing has changed.
    pub fn enter(
        &mut self,
        entry: Entry<G::Action>,
        observer: &mut impl Observer<G::Event>,
    ) -> Result<(), EnterError> {
        match entry {
            Entry::Act { actor, action } => self
                .play(actor, action, observer)
                .map_err(EnterError::Refused),
            Entry::Undo { actor } => self.take_back(actor).map_err(EnterError::Undo),
        }
    }

    /// The first line of a record.
    fn header(&self) -> String {
        let setup = self.setup.to_string();
        let header = Header {
            game: G::NAME,
            version: self.rules,
            setup: &setup,
        };
        format!("{header}\n")
    }

    /// The place of the player's last decision among what stands.
    fn last_decision(&self, seat: Seat) -> Option<usize> {
        let actor = Actor::Seat(seat);
        self.standing.iter().rposition(|(who, _)| *who == actor)
    }

    /// Who may undo is decided by the caller; that it was this actor's action is checked.
    fn take_back(&mut self, actor: Actor) -> Result<(), UndoError> {
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
        self.position = self.start();
        for &(_, action) in &self.standing {
            self.position.apply(action, &mut ());
        }
    }
}

/// Why an entry of a log is not legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EnterError {
    /// The rules forbid the action.
    Refused(Refusal),
    /// There is nothing of this actor's to take back.
    Undo(UndoError),
}

impl std::fmt::Display for EnterError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            EnterError::Refused(refusal) => refusal.fmt(f),
            EnterError::Undo(error) => error.fmt(f),
        }
    }
}

impl std::fmt::Display for ActError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ActError::Stale { seq } => write!(f, "the table is at entry {seq} by now"),
            ActError::Parse(error) => error.fmt(f),
            ActError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::fmt::Display for UndoError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            UndoError::Stale { seq } => write!(f, "the table is at entry {seq} by now"),
            UndoError::Nothing => f.write_str("there is nothing to take back"),
            UndoError::NotYours => f.write_str("the last action was not this actor's"),
            UndoError::TurnPassed => f.write_str("somebody else is to act since then"),
            UndoError::TooMany => write!(f, "a table takes back {MAX_UNDOS} actions at most"),
        }
    }
}

impl std::error::Error for EnterError {}
impl std::error::Error for ActError {}
impl std::error::Error for UndoError {}
