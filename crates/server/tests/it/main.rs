//! The whole server over HTTP, as browsers use it.

mod abuse;
mod account;
mod clocks;
mod connections;
mod epochs;
mod fair;
mod fairplay;
mod faults;
mod faulty;
mod forged;
mod games;
mod hanging;
mod hooks;
mod outlive;
mod outside;
mod people;
mod races;
mod replay;
mod requests;
mod restart;
mod seals;
mod secrets;
mod sessions;
mod stage;
mod store;
mod taking_back;
