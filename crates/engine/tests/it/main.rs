//! Tests over whole games, and of the tools that test them.

mod allocation;
mod golden;
mod laws;
mod oracle;
mod parsers;
mod perft;
mod players;
mod playthroughs;
mod records;
mod tables;
mod tidy;
mod toy;
mod versions;
mod walk;
