//! From the arguments of a command to what it does.

mod measure;
mod players;
mod table;

use std::error::Error;
use std::path::Path;

use crate::{args, input};

pub(crate) use measure::{bench, perft};
pub(crate) use players::{arena, tune};
pub(crate) use table::{play, replay, verify};

/// The text of a record; trouble names the file.
pub(crate) fn read_record(path: &Path) -> Result<String, Box<dyn Error>> {
    input::read_record(path).map_err(|error| in_file(path, error))
}

/// An error with the file that it was found in.
pub(crate) fn in_file(path: &Path, error: impl std::fmt::Display) -> Box<dyn Error> {
    format!("{}: {error}", path.display()).into()
}

/// Whether a number of seats was asked for.
fn has_seats(args: &args::SetupArgs) -> bool {
    let is_seats = |option: &String| option.starts_with("seats=");
    args.seats.is_some() || args.options.iter().any(is_seats)
}
