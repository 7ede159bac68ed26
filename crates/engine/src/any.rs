//! One type for all games, for callers who learn only at run time which one is played.

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use serde::Serialize;

use crate::record;
use crate::table::{ActError, Table};
use crate::{Actor, Entry, Game, ParseError, RecordError, Turn, Viewer, for_each_game, with_game};

/// Defines the enums over all games.
macro_rules! define {
    ([$($Variant:ident in $module:ident,)+]) => {
        /// The games that there are.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameName {
            $(#[doc = concat!("[`crate::", stringify!($module), "`]")] $Variant,)+
        }

        impl GameName {
            /// All of them.
            pub const ALL: [GameName; [$(stringify!($Variant)),+].len()] =
                [$(GameName::$Variant),+];
        }

        /// A position of any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(clippy::large_enum_variant)] // Positions have no heap; a box would be one.
        pub enum AnyGame {
            $(#[doc = concat!("[`crate::", stringify!($module), "`]")]
            $Variant(crate::$module::$Variant),)+
        }

        /// A view of any game. Its JSON is that of the game's view, with the name of the game
        /// before it.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[serde(tag = "game", rename_all = "lowercase")]
        pub enum AnyView {
            $(#[doc = concat!("[`crate::", stringify!($module), "`]")]
            $Variant(<crate::$module::$Variant as Game>::View),)+
        }

        /// A public fact of any game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
        #[serde(untagged)]
        pub enum AnyEvent {
            $(#[doc = concat!("[`crate::", stringify!($module), "`]")]
            $Variant(<crate::$module::$Variant as Game>::Event),)+
        }

        $(impl From<<crate::$module::$Variant as Game>::Event> for AnyEvent {
            fn from(event: <crate::$module::$Variant as Game>::Event) -> AnyEvent {
                AnyEvent::$Variant(event)
            }
        })+

        /// A table of any game, driven by text.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(clippy::large_enum_variant)] // As for the positions in them.
        pub enum AnyTable {
            $(#[doc = concat!("[`crate::", stringify!($module), "`]")]
            $Variant(Table<crate::$module::$Variant>),)+
        }

        $(impl From<Table<crate::$module::$Variant>> for AnyTable {
            fn from(table: Table<crate::$module::$Variant>) -> AnyTable {
                AnyTable::$Variant(table)
            }
        })+

        impl AnyTable {
            /// Which game is played.
            #[must_use]
            pub fn name(&self) -> GameName {
                match self {
                    $(AnyTable::$Variant(_) => GameName::$Variant,)+
                }
            }
        }
    };
}

for_each_game!(define);

/// Runs the same code for whichever game `$any` holds.
macro_rules! dispatch {
    ([$($Variant:ident in $module:ident,)+] $Any:ident, $any:expr, $inner:ident => $body:expr) => {
        match $any {
            $($Any::$Variant($inner) => $body,)+
        }
    };
    ($Any:ident, $any:expr, $inner:ident => $body:expr) => {
        for_each_game!(dispatch, $Any, $any, $inner => $body)
    };
}

/// Makes a value of the same game from whichever game `$any` holds.
macro_rules! convert {
    (
        [$($Variant:ident in $module:ident,)+]
        $Any:ident to $Other:ident, $any:expr, $inner:ident => $body:expr
    ) => {
        match $any {
            $($Any::$Variant($inner) => $Other::$Variant($body),)+
        }
    };
    ($Any:ident to $Other:ident, $any:expr, $inner:ident => $body:expr) => {
        for_each_game!(convert, $Any to $Other, $any, $inner => $body)
    };
}

impl GameName {
    /// Which game a record is of, by its header alone.
    ///
    /// # Errors
    /// When there is no header or no such game.
    pub fn of_record(text: &str) -> Result<GameName, RecordError> {
        let (first, header, _) = record::split(text)?;
        let name = header.game.parse();
        name.map_err(|error: ParseError| RecordError::new(first, error))
    }

    /// The name in commands, records and addresses.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// The newest version of its rules. All from 1 on can be played.
    #[must_use]
    pub fn rules_version(self) -> u16 {
        with_game!(self, G => G::RULES_VERSION)
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for GameName {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<GameName, ParseError> {
        GameName::ALL
            .into_iter()
            .find(|name| name.as_str() == text)
            .ok_or_else(|| {
                let names = GameName::ALL.map(GameName::as_str).join(", ");
                ParseError::new(format!("the games are: {names}"), text)
            })
    }
}

impl AnyGame {
    /// Who acts next.
    #[must_use]
    pub fn turn(&self) -> Turn {
        dispatch!(AnyGame, self, game => game.turn())
    }

    /// How many play.
    #[must_use]
    pub fn n_seats(&self) -> u8 {
        dispatch!(AnyGame, self, game => game.n_seats())
    }

    /// What this viewer knows.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> AnyView {
        convert!(AnyGame to AnyView, self, game => game.view(viewer))
    }

    /// Everything that may happen now, as text.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<String> {
        dispatch!(AnyGame, self, game => {
            let mut actions = Vec::new();
            game.legal_actions(&mut actions);
            actions.iter().map(ToString::to_string).collect()
        })
    }
}

impl AnyTable {
    /// A table before the first action, by the newest rules.
    ///
    /// # Errors
    /// When the game has no such setup.
    pub fn new(game: GameName, setup: &str) -> Result<AnyTable, ParseError> {
        with_game!(game, G => Ok(Table::<G>::new(setup.parse()?).into()))
    }

    /// Plays a record of any game from its text, by the rules that it was begun with.
    ///
    /// # Errors
    /// With the first line that is wrong.
    pub fn load(text: &str) -> Result<AnyTable, RecordError> {
        with_game!(GameName::of_record(text)?, G => Ok(Table::<G>::load(text)?.into()))
    }

    /// Seats and variant.
    #[must_use]
    pub fn setup(&self) -> String {
        dispatch!(AnyTable, self, table => table.setup().to_string())
    }

    /// The version of the rules that the game was begun with.
    #[must_use]
    pub fn rules(&self) -> u16 {
        dispatch!(AnyTable, self, table => table.rules())
    }

    /// Where the game stands.
    #[must_use]
    pub fn position(&self) -> AnyGame {
        convert!(AnyTable to AnyGame, self, table => *table.position())
    }

    /// The number of the next entry.
    #[must_use]
    pub fn seq(&self) -> usize {
        dispatch!(AnyTable, self, table => table.seq())
    }

    /// One action of one actor. Returns what happened.
    ///
    /// # Errors
    /// When the text is no action or the rules forbid it. Then nothing has changed.
    pub fn play(&mut self, actor: Actor, text: &str) -> Result<Vec<AnyEvent>, ActError> {
        dispatch!(AnyTable, self, table => {
            let mut events = Vec::new();
            let action = text.parse().map_err(ActError::Parse)?;
            table.play(actor, action, &mut events).map_err(ActError::Refused)?;
            Ok(events.into_iter().map(AnyEvent::from).collect())
        })
    }

    /// Draws and carries out one outcome of chance, if it is chance's turn. Returns its text and
    /// what happened.
    pub fn chance(&mut self, rng: &mut impl Rng) -> Option<(String, Vec<AnyEvent>)> {
        dispatch!(AnyTable, self, table => {
            let mut events = Vec::new();
            let action = table.chance(rng, &mut events)?;
            Some((action.to_string(), events.into_iter().map(AnyEvent::from).collect()))
        })
    }

    /// Forgets the last entry, for tools. Returns its text.
    pub fn rewind(&mut self) -> Option<String> {
        dispatch!(AnyTable, self, table => table.rewind().map(|entry: Entry<_>| entry.to_string()))
    }

    /// The text of the game so far.
    #[must_use]
    pub fn record(&self) -> String {
        dispatch!(AnyTable, self, table => table.record())
    }

    /// The text of the game so far as this viewer has seen it.
    #[must_use]
    pub fn record_for(&self, viewer: Viewer) -> String {
        dispatch!(AnyTable, self, table => table.record_for(viewer))
    }
}
