//! Tests over whole games, and of the tools that test them.

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

mod allocation;
mod golden;
mod laws;
mod oracle;
mod parsers;
mod perft;
mod players;
mod playthroughs;
mod records;
mod tables;
mod tidy;
mod tidy_map;
mod toy;
mod versions;
mod walk;
