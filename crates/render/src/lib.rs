//! What a person sees of a game: pure functions from views to pages, boards and sentences.
//!
//! Start with [`Show`], what a game must know to be shown. Nothing here sees a position: only
//! views come in, so a secret cannot be printed by mistake. All text goes through [`Words`].

pub mod assets;
mod azul;
mod calcada;
mod calimala;
mod choice;
pub mod constants;
mod files;
mod frame;
mod html;
mod learn;
mod line;
mod page;
mod piazza;
pub mod picture;
mod pov;
mod replay;
mod scene;
mod show;
pub mod site;
#[cfg(feature = "toy")]
mod toy;
mod words;

pub use fluent_bundle::FluentValue;

pub use choice::{Choice, Choices, Flag, Ghost, Then};
pub use files::{GameFiles, Texts};
pub use frame::{
    Ask, AskFor, ChatLine, ClockFace, End, Frame, Hints, Recap, Region, ScoreSheet, TablePov, Undo,
    Wait, regions, title,
};
pub use learn::{LearnPage, N_STEPS, Tried, learn_frame, learn_page, learn_path, try_move};
pub use line::{Line, PointSource, SetupOption, Travel};
pub use page::{
    OwnSeat, Preview, ReplayPage, Shell, TablePage, Theme, document, replay_page, site_page,
    table_page,
};
pub use pov::{Pov, Sitter};
pub use replay::{ReplayFrame, ReplayStep};
pub use scene::{Beat, PointsAt, Scene, ShownBeat, ShownFlag, ShownScene, joined, scenes};
pub use show::Show;
pub use words::{Language, Words};
