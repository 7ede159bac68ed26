//! The list of the games. It stands here and nowhere else: whatever must know all games is made
//! from [`for_each_game!`](crate::for_each_game).

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

/// Runs code that is generic over [`Game`](crate::Game) for a game that is known by its
/// [`GameName`](crate::GameName):
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
