//! The pages that are not a table: plain data in, a page out.
//!
//! Every page has a struct with what it shows and a function that draws it. Forms post
//! `application/x-www-form-urlencoded`; the comment of each function lists its forms with their
//! fields. Everything works without script.

pub(crate) mod art;
mod bring;
mod come_back;
mod create;
mod error;
mod fair;
mod finished;
mod help;
mod home;
mod hook;
mod lost;
mod me;
mod offline;
mod own_board;
mod parts;
mod people;
mod qr;
mod rules;
mod start;
mod waiting;

pub use bring::bring;
pub use come_back::{ComeBack, Here, come_back};
pub use create::{Create, MAX_NAME_CHARS, create};
pub use error::{Trouble, trouble};
pub use fair::{
    FairEpoch, FairRoom, FairTable, FairText, MAX_CONTRIBUTION_CHARS, Proved, TextState, Verdict,
    fair, fair_table,
};
pub use finished::FinishedTable;
pub use help::help;
pub use home::{Home, MyTable, MyTableState, OpenTable, home, table_id};
pub use hook::Hook;
pub use lost::{LostTable, WhyLost};
pub use me::{Confirm, Me, Motion, Settings, me};
pub use offline::offline;
pub use own_board::{
    MAX_BOARD_NAME_CHARS, OwnBoard, board_editor, board_regions, own_boards, shared_board,
};
pub use people::{N_LEVELS, SeatTaken, SiteGame, USUAL_LEVEL};
pub use rules::{RulesPicture, rules};
pub(crate) use start::play_link;
pub use start::{FIRST_LEVEL, Start, StartNote, start};
pub use waiting::{OwnPrint, Pace, Waiting, WaitingSeat, waiting, waiting_regions};

use maud::Markup;

use crate::{Shell, Theme, Words, site_page};

/// A page without its shell: what stands between bar and footer.
#[derive(Debug)]
pub struct SitePage {
    /// The title of the document.
    pub title: String,
    /// The class of the body.
    pub class: &'static str,
    /// One `<main id="main">`.
    pub main: Markup,
}

impl SitePage {
    /// The whole document. `path` is the page's own, where a switch of language or colours comes
    /// back to.
    #[must_use]
    pub fn document(&self, words: &Words, theme: Theme, path: &str) -> Markup {
        let shell = Shell {
            words,
            theme,
            title: &self.title,
            class: self.class,
            styles: &["site.css"],
            scripts: &["site.js"],
            path,
            back: path,
            has_letters: false,
            has_spoken: false,
            base: "",
            preview: None,
        };
        site_page(&shell, &self.main)
    }
}
