//! Nothing is drawn while the state of a table is locked.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Weak};

use tessera_engine::{ActError, Refusal, Turn, UndoError, Viewer};

use tessera_render::{Frame, ReplayFrame, ReplayPage, Shell, Sitter, Theme, Undo, Words};

use super::*;
use crate::Config;
use crate::board::{Board, Path, People, ReplayKey, Step, Thinking};
use crate::fair::Key;
use crate::table::stage;

/// A board that looks at the lock of its table whenever it is drawn.
struct Watched {
    inner: Arc<dyn Board>,
    table: Weak<LiveTable>,
    n_drawn: AtomicUsize,
}

impl Watched {
    fn draw(&self) -> &dyn Board {
        let table = self.table.upgrade().expect("a table");
        // There is no other thread: if the lock is taken, the caller has it.
        assert!(table.state.try_lock().is_ok(), "drawn under the lock");
        self.n_drawn.fetch_add(1, Ordering::Relaxed);
        &*self.inner
    }
}

macro_rules! pass_on {
    (asked { $(fn $asked:ident($($arg:ident: $type:ty),*) -> $value:ty;)+ }
     drawn { $(fn $drawn:ident($($seen:ident: $kind:ty),*) -> $picture:ty;)+ }) => {
        impl Board for Watched {
            $(fn $asked(&self, $($arg: $type),*) -> $value {
                self.inner.$asked($($arg),*)
            })+
            $(fn $drawn(&self, $($seen: $kind),*) -> $picture {
                self.draw().$drawn($($seen),*)
            })+
        }
    };
}

pass_on! {
    asked {
        fn seq() -> usize;
        fn n_standing() -> usize;
        fn turn() -> Turn;
        fn starter() -> Option<Seat>;
        fn scores() -> Vec<i16>;
        fn has_secrets() -> bool;
        fn begin(start: Option<Seat>, key: &Key) -> Step;
        fn act(seq: usize, seat: Seat, text: &str, key: &Key) -> Result<Step, ActError>;
        fn undo(seq: usize, seat: Seat) -> Result<Step, UndoError>;
        fn undo_agreed(seq: usize, seat: Seat) -> Result<Step, UndoError>;
        fn has_acted(seq: usize, seat: Seat, text: &str) -> bool;
        fn decided_at(seat: Seat) -> Option<usize>;
        fn undoable(seat: Seat) -> Undo;
        fn think(seat: Seat, level: u8) -> Thinking;
        fn advise(seat: Seat, level: u8) -> Thinking;
        fn any_action() -> String;
    }
    drawn {
        fn record(viewer: Viewer) -> String;
        fn frame(key: &FrameKey, people: &People<'_>, since: usize) -> Frame;
        fn page(key: &FrameKey, people: &People<'_>, page: &TablePage<'_>) -> String;
        fn last_step() -> usize;
        fn replay_frame(key: &ReplayKey, sitters: &[Sitter], step: usize) -> Option<ReplayFrame>;
        fn replay_page(key: &ReplayKey, sitters: &[Sitter], step: usize, page: &ReplayPage<'_>)
            -> Option<String>;
        fn log_to(step: usize) -> Option<(Vec<String>, bool)>;
        fn picture(step: usize) -> Option<String>;
        fn board_picture() -> String;
        fn why(seat: Seat, path: &[&str]) -> Option<Refusal>;
        fn path_to(key: &FrameKey, people: &People<'_>, action: &str) -> Option<Path>;
    }
}

fn shell() -> Shell<'static> {
    Shell {
        words: Words::of(Language::English),
        theme: Theme::default(),
        title: "",
        class: "",
        styles: &[],
        scripts: &[],
        path: "/",
        back: "/",
        has_letters: false,
        base: "http://localhost",
        preview: None,
    }
}

#[tokio::test]
async fn the_lock_is_free_while_something_is_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config {
        data: folder.path().join("data.sqlite"),
        ..Config::default()
    };
    let (server, table) = stage::open(config).await;
    let ana = table.state().row.host.clone();
    let watched = Arc::new(Watched {
        inner: table.state().board.clone(),
        table: Arc::downgrade(&table),
        n_drawn: AtomicUsize::new(0),
    });
    table.state().board = watched.clone();
    let (ana, language) = (Some(ana.as_str()), Language::English);
    let page = TablePage {
        shell: shell(),
        id: &table.id,
        confirm: "",
        has_sound: false,
        has_motion: false,
        own_seats: &[],
        leavers: &[],
        may_leave: false,
        hash: "",
        help: tessera_render::site::help(Words::of(language)),
    };
    let replay = ReplayPage {
        shell: shell(),
        id: &table.id,
        has_motion: false,
        has_table: true,
        has_proof: false,
        is_open: false,
        may_fork: false,
        side: None,
    };
    table.page_update(&server.app, ana, language, 0, "");
    table.frame(ana, language, 1);
    table.page(ana, &page).expect("a page");
    table.record(ana);
    table.replay_page(ana, None, None, &replay).expect("a page");
    table.replay_frame(ana, None, 0, language).expect("a frame");
    table.picture(None).expect("a picture");
    table.fork(ana, 0).expect("a fork");
    let why = table.why(ana.unwrap_or_default(), None, &[]);
    why.expect("an answer");
    let hint = table.hint(&server.app, ana.unwrap_or_default(), language);
    hint.await.expect("a hint");
    assert_eq!(watched.n_drawn.load(Ordering::Relaxed), 12);
    server.stop().await;
}
