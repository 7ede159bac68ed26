//! What holds for the search in every game.

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
