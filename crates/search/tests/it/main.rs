//! What holds for the search in every game.

mod evaluation;
mod honesty;
mod results;
mod scene;
mod signature;
mod strength;
