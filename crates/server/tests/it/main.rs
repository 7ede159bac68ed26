//! The whole server over HTTP, as browsers use it.

mod fair;
mod games;
mod people;
mod races;
mod requests;
mod restart;
mod secrets;
mod stage;
mod store;
mod taking_back;
