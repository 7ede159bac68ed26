//! Pictures of positions.

use std::path::PathBuf;

use clap::Args;
use tessera_engine::Viewer;

#[derive(Args, Debug)]
#[command(group(clap::ArgGroup::new("out").required(true).multiple(true).args(["svg", "png"])))]
pub(crate) struct Render {
    /// A game, drawn as it begins, or a record, or - for a record on standard input
    #[arg(value_name = "GAME|RECORD")]
    pub(crate) what: String,

    /// The position after this many moves; the last one when left out
    #[arg(long = "move", value_name = "N")]
    pub(crate) step: Option<usize>,

    /// Whose knowledge is drawn: a seat or spectator
    #[arg(long, value_name = "SEAT", default_value = "spectator")]
    pub(crate) seat: Viewer,

    /// Decides the first draws of a game
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Write the picture here as SVG
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,

    /// Write the picture here as PNG, 1200 by 630
    #[arg(long, value_name = "FILE")]
    pub(crate) png: Option<PathBuf>,
}
