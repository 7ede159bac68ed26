//! What holds for the search in every game.

/// Makes a test of each game, named after it, that runs a check:
/// `for_each_game!(test_each, check)`.
macro_rules! test_each {
    ([$($Position:ident in $module:ident),+ $(,)?] $check:ident) => {
        $(#[test]
        fn $module() {
            $check::<tessera_engine::$module::$Position>();
        })+
    };
}

mod continuing;
mod doors;
mod evaluation;
mod honesty;
mod limits;
mod players;
mod results;
mod scene;
mod signature;
mod strength;
