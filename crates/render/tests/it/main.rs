//! What must hold for the showing of every game.

mod laws;
mod rules;
mod scenes;
mod site;
mod stage;
mod words;
