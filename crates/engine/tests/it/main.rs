//! Tests over whole games.

mod laws;
mod oracle;
