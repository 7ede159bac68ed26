//! The list of the games. It stands here and nowhere else: whatever must know all games is made
//! from [`for_each_game!`](crate::for_each_game).

use std::fmt;
use std::str::FromStr;

use crate::{Game, ParseError, RecordError, record};

/// Calls a macro with the list of all games, and then with whatever else it is given:
/// `for_each_game!(callback, more)` becomes `callback!([Azul in azul, …] more)`. Each game is the
/// type of its position and the module of the engine where that type is.
///
/// ```
/// use tessera_engine::{Game, for_each_game};
///
/// macro_rules! names {
///     ([$($Position:ident in $module:ident),+ $(,)?] $separator:literal) => {
///         [$(tessera_engine::$module::$Position::NAME),+].join($separator)
///     };
/// }
/// let names = for_each_game!(names, ", ");
/// assert!(names.starts_with("azul, calcada, piazza, calimala"));
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($($callback:ident)::+ $(, $($more:tt)*)?) => {
        $crate::with_toy! {
            $($callback)::+
            [
                Azul in azul,
                Calcada in calcada,
                Piazza in piazza,
                Calimala in calimala,
            ]
            $($($more)*)?
        }
    };
}

/// Calls a macro with the list as it is.
#[cfg(not(feature = "toy"))]
#[doc(hidden)]
#[macro_export]
macro_rules! with_toy {
    ($($callback:ident)::+ [$($games:tt)+] $($more:tt)*) => {
        $($callback)::+! { [$($games)+] $($more)* }
    };
}

/// Calls a macro with the list and the toy: the list of a test build.
#[cfg(feature = "toy")]
#[doc(hidden)]
#[macro_export]
macro_rules! with_toy {
    ($($callback:ident)::+ [$($games:tt)+] $($more:tt)*) => {
        $($callback)::+! { [$($games)+ Toy in toy,] $($more)* }
    };
}

/// Runs code that is generic over [`Game`] for a game that is known by its
/// [`GameName`]:
///
/// ```
/// use tessera_engine::{Game, GameName, with_game};
///
/// for name in GameName::ALL {
///     let n_setups = with_game!(name, G => G::setups().len());
///     assert!(n_setups > 0);
/// }
/// ```
#[macro_export]
macro_rules! with_game {
    ([$($Position:ident in $module:ident),+ $(,)?] $name:expr, $G:ident => $body:expr) => {
        match $name {
            $($crate::GameName::$Position => {
                type $G = $crate::$module::$Position;
                $body
            })+
        }
    };
    ($name:expr, $G:ident => $body:expr) => {
        $crate::for_each_game!($crate::with_game, $name, $G => $body)
    };
}

macro_rules! define_names {
    ([$($Position:ident in $module:ident,)+]) => {
        /// A game by its name.
        ///
        /// ```
        /// use tessera_engine::GameName;
        ///
        /// assert_eq!("azul".parse(), Ok(GameName::Azul));
        /// assert_eq!(GameName::Azul.to_string(), "azul");
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameName {
            $(#[doc = concat!("[`crate::", stringify!($module), "`]")] $Position,)+
        }

        impl GameName {
            /// All games.
            pub const ALL: [GameName; [$(stringify!($Position)),+].len()] =
                [$(GameName::$Position),+];
        }
    };
}

for_each_game!(define_names);

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
