//! The one connection that writes. Writes that wait while a commit is on its way to the disk share
//! the next one, so that one sync serves many tables.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::connect::{self, Mode};
use crate::store::StoreError;

/// How many writes share one commit at most: the first of them does not wait for all.
const MAX_GROUP: usize = 256;

/// A thread with the connection, and the way to it.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: Mutex<Option<Sender<Job>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// One write.
type Job = Box<dyn FnOnce(&Connection) -> Ran + Send>;
/// Tells the caller what became of the commit.
type Reply = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// What a job did to its savepoint.
enum Ran {
    /// It is to be committed, and told then.
    Done(Reply),
    /// It was refused and told so; nothing of it stays.
    Refused,
    /// The database failed under it, and it was told so. Nothing that shares its transaction can
    /// be trusted.
    Failed(StoreError),
}

impl Writer {
    /// Goes on with a connection that is open already.
    pub(super) fn start(path: PathBuf, first: Connection) -> Writer {
        let (sender, receiver) = channel();
        let mut work = Work {
            path,
            connection: Some(first),
        };
        let thread = std::thread::Builder::new()
            .name("tessera-writer".to_owned())
            .spawn(move || work.run(&receiver))
            .expect("a thread");
        Writer {
            jobs: Mutex::new(Some(sender)),
            thread: Mutex::new(Some(thread)),
        }
    }

    /// Does this in a transaction, and comes back when it is on the disk.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (told, answer) = oneshot::channel();
        let job = move |connection: &Connection| match work(connection) {
            Ok(value) => Ran::Done(Box::new(move |committed| {
                let _ = told.send(committed.map(|()| value));
            })),
            Err(error) => {
                let _ = told.send(Err(error.clone()));
                match error {
                    StoreError::Unstored(_) => Ran::Failed(error),
                    StoreError::Conflict | StoreError::Unreadable(_) => Ran::Refused,
                }
            }
        };
        let is_sent = match &*lock(&self.jobs) {
            Some(jobs) => jobs.send(Box::new(job)).is_ok(),
            None => false,
        };
        let gone = || StoreError::Unstored("the write was given up".to_owned());
        match is_sent {
            true => answer.await.map_err(|_| gone())?,
            false => Err(gone()),
        }
    }

    /// Finishes what is under way and lets go of the file.
    pub(super) fn close(&self) {
        drop(lock(&self.jobs).take());
        if let Some(thread) = lock(&self.thread).take() {
            let _ = thread.join();
        }
    }
}

/// What the thread has.
struct Work {
    path: PathBuf,
    /// None after a failure: SQLite may have rolled back by itself, or not, and a connection that
    /// is misjudged would take writes into a transaction that nobody commits.
    connection: Option<Connection>,
}

impl Work {
    fn run(&mut self, jobs: &Receiver<Job>) {
        while let Ok(first) = jobs.recv() {
            let group = std::iter::once(first).chain(jobs.try_iter().take(MAX_GROUP - 1));
            let mut replies = Vec::new();
            let stored = self.write(group, &mut replies);
            metrics::counter!("tessera_commits_total").increment(1);
            metrics::counter!("tessera_writes_total").increment(replies.len() as u64);
            if let Err(error) = &stored {
                tracing::error!(%error, n_writes = replies.len(), "a commit failed");
                metrics::counter!("tessera_commits_failed_total").increment(1);
                self.connection = None;
            }
            for reply in replies {
                reply(stored.clone());
            }
        }
    }

    /// Does the jobs of a group and commits them together. A job that is dropped undone tells
    /// its caller that nothing was stored.
    fn write(
        &mut self,
        group: impl Iterator<Item = Job>,
        replies: &mut Vec<Reply>,
    ) -> Result<(), StoreError> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(connect::open(&self.path, Mode::Write)?),
        };
        run(connection, "BEGIN IMMEDIATE")?;
        for job in group {
            run(connection, "SAVEPOINT job")?;
            let ran = catch_unwind(AssertUnwindSafe(|| job(connection)));
            match ran.map_err(|_| StoreError::Unstored("a write panicked".to_owned()))? {
                Ran::Done(reply) => replies.push(reply),
                Ran::Refused => run(connection, "ROLLBACK TO job")?,
                Ran::Failed(error) => return Err(error),
            }
            run(connection, "RELEASE job")?;
        }
        run(connection, "COMMIT")
    }
}

/// Any failure of these says nothing about one job, but about the connection.
fn run(connection: &Connection, sql: &str) -> Result<(), StoreError> {
    let done = connection
        .prepare_cached(sql)
        .and_then(|mut statement| statement.execute([]));
    done.map(drop)
        .map_err(|error| StoreError::Unstored(error.to_string()))
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("nothing panics with it")
}
