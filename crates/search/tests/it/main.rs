//! What holds for the search in every game.

mod honesty;
mod results;
mod scene;
mod signature;
mod strength;
