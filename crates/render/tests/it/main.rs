//! What must hold for the showing of every game.

mod laws;
mod site;
mod stage;
mod words;
