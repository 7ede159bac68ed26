//! Every clause of `docs/rules/calimala.md` by example. A case is text: what lies on the table,
//! what is played, and what must be true then. Only `Scene` knows the fields of a position.

mod actions;
mod cards;
mod council;
mod duty;
mod end;
mod scene;
mod score;
mod secrets;
mod setup;
mod turn;
