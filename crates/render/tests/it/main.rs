//! What must hold for the showing of every game.

mod laws;
mod rules;
mod site;
mod stage;
mod words;
