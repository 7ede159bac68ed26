//! The whole server over HTTP, as browsers use it.

mod games;
mod people;
mod races;
mod replay;
mod requests;
mod restart;
mod secrets;
mod stage;
mod store;
mod taking_back;
