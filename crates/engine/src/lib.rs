//! Exact rules of modern tile games behind one contract.
//!
//! Start with [`Game`], the contract that every game keeps, then read [`azul`], the first game.
//! [`Table`] plays one game and writes it down as text, [`laws`] proves it.
//!
//! ```
//! use rand::SeedableRng;
//! use tessera_engine::azul::Azul;
//! use tessera_engine::{Game, Table, Turn};
//!
//! let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1);
//! let mut table = Table::<Azul>::new("seats=2 wall=coloured".parse()?);
//! table.advance_chance(&mut rng);
//! let mut actions = Vec::new();
//! while let Turn::Decision(seat) = table.position().turn() {
//!     table.position().legal_actions(&mut actions);
//!     let text = actions[0].to_string();
//!     table.act(table.seq(), seat, &text, &mut rng)?;
//! }
//! assert!(table.record().starts_with("azul/1 seats=2 wall=coloured\n* start"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The engine does no input or output and has no clock, no threads and no randomness of its own:
//! chance is an action like any other, drawn by whoever owns the random numbers.

mod any;
pub mod azul;
pub mod calcada;
pub mod calimala;
mod chance;
mod error;
mod game;
mod games;
pub mod laws;
mod perft;
pub mod piazza;
mod playout;
mod record;
mod refusal;
#[cfg(test)]
mod scene;
mod seat;
mod stack;
mod table;
pub mod toy;

pub use any::{AnyTable, load_table, new_table};
pub use chance::Chance;
pub use error::ParseError;
pub use game::{Game, Observer, Outcome, Turn};
pub use games::GameName;
pub use perft::perft;
pub use playout::{Playout, advance_chance, playout};
pub use record::{Entry, Header, MAX_RECORD_BYTES, RecordError};
pub use refusal::{Refusal, Value};
pub use seat::{Actor, MAX_SEATS, Seat, Viewer};
pub use stack::Stack;
pub use table::{ActError, EnterError, Entered, MAX_UNDOS, Table, UndoError, Walk};
