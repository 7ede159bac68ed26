//! A store that fails once, or hangs, at the moment that a test names.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};

use async_trait::async_trait;
use tessera_server::store::{
    CallRow, ChatRow, ChatStore, EpochRow, FinishedRow, HookRow, HookStore, ListStore, Listed,
    NewEntries, NewTable, OwnBoardRow, OwnBoardStore, PeopleStore, PersonRow, ResultRow,
    ResultStore, ServiceStore, Store, StoreError, StoredTable, TableRow, TableStore, UpkeepStore,
};
use tokio::sync::watch;

/// How it fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Nothing is done: the disk is full, another program has the file, the line is cut.
    Before,
    /// It is done, but the line is cut before that is told.
    After,
    /// The same, and the next call finds the line still cut.
    Cut,
}

/// A store that fails once.
pub(crate) struct Faulty {
    inner: Arc<dyn Store>,
    kind: Kind,
    /// How many calls are left until it fails.
    countdown: AtomicI64,
    /// While it is full, no log grows.
    is_full: AtomicBool,
    /// How often one should have grown.
    n_refused: AtomicUsize,
    /// While it hangs, no change of a table comes back.
    is_hung: watch::Sender<bool>,
    /// How many changes have hung.
    n_hung: watch::Sender<usize>,
}

impl Store for Faulty {}

impl Faulty {
    pub(crate) fn new(inner: Arc<dyn Store>, kind: Kind, nth: i64) -> Faulty {
        Faulty {
            inner,
            kind,
            countdown: AtomicI64::new(nth),
            is_full: AtomicBool::new(false),
            n_refused: AtomicUsize::new(0),
            is_hung: watch::Sender::new(false),
            n_hung: watch::Sender::new(0),
        }
    }

    /// Whether it has failed.
    pub(crate) fn has_failed(&self) -> bool {
        self.countdown.load(Ordering::SeqCst) < 0
    }

    /// From now on it is full, or no longer.
    pub(crate) fn fill(&self, is_full: bool) {
        self.is_full.store(is_full, Ordering::SeqCst);
    }

    /// How often it was asked to let a log grow while it was full.
    pub(crate) fn n_refused(&self) -> usize {
        self.n_refused.load(Ordering::SeqCst)
    }

    /// From now on it hangs, or goes on with what has hung.
    pub(crate) fn hang(&self, is_hung: bool) {
        self.is_hung.send_replace(is_hung);
    }

    /// Waits until this many changes of tables have hung in all.
    pub(crate) async fn until_hung(&self, n: usize) {
        let mut n_hung = self.n_hung.subscribe();
        let _ = n_hung.wait_for(|n_hung| *n_hung >= n).await;
    }

    async fn pass(&self, call: &str) {
        if *self.is_hung.borrow() && matches!(call, "append" | "save_table" | "add_chat") {
            self.n_hung.send_modify(|n| *n += 1);
            let mut is_hung = self.is_hung.subscribe();
            let _ = is_hung.wait_for(|is_hung| !*is_hung).await;
        }
    }

    fn is_refused(&self, call: &str) -> bool {
        let is_refused = call == "append" && self.is_full.load(Ordering::SeqCst);
        self.n_refused
            .fetch_add(usize::from(is_refused), Ordering::SeqCst);
        is_refused
    }

    /// Whether this call fails before it is done, and whether after.
    fn fails(&self) -> (bool, bool) {
        let countdown = self.countdown.fetch_sub(1, Ordering::SeqCst);
        match (self.kind, countdown) {
            (Kind::Before, 0) | (Kind::Cut, -1) => (true, false),
            (Kind::After | Kind::Cut, 0) => (false, true),
            _ => (false, false),
        }
    }
}

macro_rules! faulty {
    ($($trait:ident { $(fn $name:ident($($arg:ident: $type:ty),*) -> $value:ty;)+ } $(+ $infallible:ident)?)+) => {
        $(#[async_trait]
        impl $trait for Faulty {
            $(async fn $name(&self, $($arg: $type),*) -> Result<$value, StoreError> {
                let fault = || StoreError::Unstored(format!("{:?} {}", self.kind, stringify!($name)));
                if self.is_refused(stringify!($name)) {
                    return Err(fault());
                }
                self.pass(stringify!($name)).await;
                let (fails_before, fails_after) = self.fails();
                if fails_before {
                    return Err(fault());
                }
                let value = self.inner.$name($($arg),*).await?;
                if fails_after { Err(fault()) } else { Ok(value) }
            })+
            $(async fn $infallible(&self) {
                self.inner.$infallible().await;
            })?
        })+
    };
}

faulty! {
    ServiceStore {
        fn key(fresh: &[u8]) -> Vec<u8>;
        fn begin_epoch(secret: &[u8; 32]) -> EpochRow;
        fn uptime() -> u64;
        fn save_uptime(millis: u64) -> ();
        fn check() -> ();
    } + close
    PeopleStore {
        fn save_person(person: &mut PersonRow) -> ();
        fn person(id: &str) -> Option<PersonRow>;
        fn person_by_token(token: &str) -> Option<PersonRow>;
        fn forget_person(id: &str, nobody: &str) -> ();
    }
    HookStore {
        fn hook(person: &str) -> Option<HookRow>;
        fn save_hook(person: &str, hook: Option<&HookRow>) -> ();
        fn save_call(call: &CallRow) -> ();
        fn drop_call(call: &CallRow) -> ();
        fn calls() -> Vec<CallRow>;
    }
    OwnBoardStore {
        fn add_own_board(board: &mut OwnBoardRow, max: usize) -> bool;
        fn save_own_board(board: &mut OwnBoardRow) -> ();
        fn own_board(id: &str) -> Option<OwnBoardRow>;
        fn own_boards_of(person: &str) -> Vec<OwnBoardRow>;
        fn drop_own_board(id: &str, person: &str) -> ();
    }
    TableStore {
        fn add_table(new: NewTable<'_>) -> ();
        fn load(id: &str, n_chat: usize) -> Option<StoredTable>;
        fn table(id: &str) -> Option<Listed>;
        fn save_table(table: &mut TableRow) -> ();
        fn append(id: &str, new: NewEntries<'_>, table: Option<&mut TableRow>) -> ();
        fn drop_sitter(person: &str, table: &str) -> ();
    }
    ResultStore {
        fn results(id: &str) -> Vec<ResultRow>;
        fn save_results(id: &str, results: &[ResultRow]) -> ();
        fn without_results() -> Vec<String>;
    }
    ChatStore {
        fn add_chat(id: &str, line: &ChatRow) -> ();
        fn rename_chat(id: &str, seat: u8, name: &str) -> ();
    }
    ListStore {
        fn open_tables(n: usize) -> Vec<TableRow>;
        fn tables_of(person: &str, n: usize) -> Vec<Listed>;
        fn finished_of(person: &str, n: usize) -> Vec<FinishedRow>;
        fn all_of(person: &str) -> Vec<String>;
        fn playing() -> Vec<String>;
    }
    UpkeepStore {
        fn mark_opened(table: &str, now: u64) -> ();
        fn mark_visited(person: &str, now: u64) -> ();
        fn drop_unopened(since: u64) -> u64;
        fn drop_guests(since: u64) -> u64;
    }
}
