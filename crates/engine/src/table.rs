//! One game being played: a position and the log that led to it.

mod error;
mod seen;
mod undo;
mod walk;

use std::fmt::Write;

use crate::record::{self, Entry, Header, RecordError};
use crate::{Actor, Chance, Game, Observer, ParseError, Refusal, Seat, Turn};

pub use error::{ActError, EnterError, UndoError};
pub use walk::{Entered, Walk};

/// How often a table may take something back. Bounds the log, and so the work to load it.
pub const MAX_UNDOS: usize = 1000;

/// A game being played. The log is the truth, the position follows from it.
///
/// ```
/// use rand::SeedableRng;
/// use tessera_engine::azul::Azul;
/// use tessera_engine::{Actor, Game, Table, Turn};
///
/// let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1);
/// let mut table = Table::<Azul>::new("seats=2".parse()?);
/// table.play(Actor::Chance, "start0".parse()?, &mut ())?;
/// while table.chance(&mut rng, &mut ()).is_some() {}
/// assert!(matches!(table.position().turn(), Turn::Decision(_)));
///
/// let again = Table::load(&table.record())?;
/// assert_eq!(again, table);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

    /// The position before the first entry, by the rules that the game was begun with.
    pub(crate) fn start(&self) -> G {
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

    /// The number of the next entry. A player who acts says which number was there to see, so that
    /// no action meets a position that it was not meant for.
    #[must_use]
    pub fn seq(&self) -> usize {
        self.log.len()
    }

    /// A player acts; then chance, until a player must decide or the game is over. Returns the new
    /// entries.
    ///
    /// ```
    /// use rand::SeedableRng;
    /// use tessera_engine::toy::{Setup, Toy};
    /// use tessera_engine::{ActError, Seat, Table};
    ///
    /// let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1);
    /// let mut table = Table::<Toy>::new(Setup);
    /// table.advance_chance(&mut rng);
    /// let seen = table.seq();
    /// let entered = table.act(seen, Seat::new(0), "b2", &mut rng)?;
    /// assert_eq!(entered[0].entry.to_string(), "0 b2");
    ///
    /// // A player who saw the table before that does not act on another position.
    /// let late = table.act(seen, Seat::new(1), "b2", &mut rng);
    /// assert_eq!(late, Err(ActError::Stale { seq: seen + 1 }));
    /// # Ok::<(), ActError>(())
    /// ```
    ///
    /// # Errors
    /// When the position is no longer the one that the player saw, the text is no action, or the
    /// rules forbid it. Then nothing has changed.
    pub fn act(
        &mut self,
        seq: usize,
        seat: Seat,
        text: &str,
        chance: &mut impl Chance<G>,
    ) -> Result<Vec<Entered<G>>, ActError> {
        if seq != self.seq() {
            return Err(ActError::Stale { seq: self.seq() });
        }
        let (actor, action) = (Actor::Seat(seat), text.parse().map_err(ActError::Parse)?);
        if let Some(refusal) = self.position.refusal(actor, action) {
            return Err(ActError::Refused(refusal));
        }
        let mut entered = vec![self.follow(actor, action)];
        entered.extend(self.advance_chance(chance));
        Ok(entered)
    }

    /// Chance acts until a player must decide or the game is over. Returns the new entries.
    pub fn advance_chance(&mut self, chance: &mut impl Chance<G>) -> Vec<Entered<G>> {
        let mut entered = Vec::new();
        while self.position.turn() == Turn::Chance {
            let action = chance.draw(self.seq(), &self.position);
            entered.push(self.follow(Actor::Chance, action));
        }
        entered
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
        self.carry_out(actor, action, observer);
        Ok(())
    }

    /// Draws and carries out one outcome of chance, if it is chance's turn. Any random number
    /// generator is a [`Chance`].
    pub fn chance(
        &mut self,
        chance: &mut impl Chance<G>,
        observer: &mut impl Observer<G::Event>,
    ) -> Option<G::Action> {
        if self.position.turn() != Turn::Chance {
            return None;
        }
        let action = chance.draw(self.seq(), &self.position);
        self.carry_out(Actor::Chance, action, observer);
        Some(action)
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

    /// Carries out a legal action and writes it down.
    fn carry_out(
        &mut self,
        actor: Actor,
        action: G::Action,
        observer: &mut impl Observer<G::Event>,
    ) {
        self.position.apply(action, observer);
        self.log.push(Entry::Act { actor, action });
        self.standing.push((actor, action));
    }

    /// The same, with all that happened.
    fn follow(&mut self, actor: Actor, action: G::Action) -> Entered<G> {
        let (seq, before) = (self.seq(), self.position.clone());
        let mut events = Vec::new();
        self.carry_out(actor, action, &mut events);
        Entered {
            seq,
            entry: Entry::Act { actor, action },
            action,
            before,
            events,
            after: self.position.clone(),
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
}
