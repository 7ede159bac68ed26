//! A real Chromium plays every game from the lobby to the end.
//!
//! Pictures of the key screens go to `target/screens/`. Needs `chromium` and `chromedriver`
//! (`scripts/test` installs them).

mod audit;
mod axe;
mod connection;
mod delivery;
mod driver;
mod endings;
mod games;
mod help;
mod languages;
mod learn;
mod line;
mod own_board;
mod person;
mod replay;
mod scenes;
mod screens;
mod seals;
mod together;
#[cfg(feature = "toy")]
mod toy;
