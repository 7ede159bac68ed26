//! What must hold for the showing of every game.

mod golden;
mod laws;
mod rules;
mod scenes;
mod site;
mod spoken;
mod stage;
mod words;
