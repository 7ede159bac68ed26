//! The time of the service. It stands still while no server is there, so that nobody loses time
//! by a restart: clocks are kept in it, and it is kept in the store every few seconds.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::App;

/// How often the time is looked at.
const TICK: Duration = Duration::from_millis(250);
/// After how many milliseconds the time is stored again. At most this much is given back after a
/// crash.
const KEEP: u64 = 5_000;

/// Where time comes from.
#[derive(Clone, Debug)]
pub enum Timepiece {
    /// The system, since the server was started.
    System,
    /// Milliseconds that a test sets.
    Manual(watch::Sender<u64>),
}

/// The time of the service since it was first started.
#[derive(Debug)]
pub(crate) struct ServiceTime {
    before: u64,
    started: Instant,
    piece: Timepiece,
}

impl ServiceTime {
    pub(crate) fn new(before: u64, piece: Timepiece) -> ServiceTime {
        ServiceTime {
            before,
            started: Instant::now(),
            piece,
        }
    }

    /// Milliseconds.
    pub(crate) fn now(&self) -> u64 {
        let since = match &self.piece {
            Timepiece::System => self.started.elapsed().as_millis() as u64,
            Timepiece::Manual(millis) => *millis.borrow(),
        };
        self.before + since
    }

    /// Waits for a while, or until a test sets the time.
    async fn tick(&self) {
        match &self.piece {
            Timepiece::System => tokio::time::sleep(TICK).await,
            Timepiece::Manual(millis) => {
                let mut changes = millis.subscribe();
                let _ = tokio::time::timeout(TICK, changes.changed()).await;
            }
        }
    }
}

/// The tables where the time of a person runs, with the moment when it is up.
#[derive(Default)]
pub(crate) struct Alarms(Mutex<HashMap<String, u64>>);

impl Alarms {
    pub(crate) fn set(&self, table: &str, due: Option<u64>) {
        match due {
            Some(due) => drop(self.lock().insert(table.to_owned(), due)),
            None => drop(self.lock().remove(table)),
        }
    }

    /// Takes those out whose moment has come.
    fn due(&self, now: u64) -> Vec<String> {
        let mut alarms = self.lock();
        let ids = alarms.iter().filter(|(_, due)| **due <= now);
        let ids: Vec<String> = ids.map(|(id, _)| id.clone()).collect();
        for id in &ids {
            alarms.remove(id);
        }
        ids
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, u64>> {
        self.0.lock().expect("nothing panics with it")
    }
}

/// Rings when the time of a person is up, and stores the time of the service.
pub(crate) async fn run(app: Arc<App>) {
    let mut closing = app.closing.subscribe();
    let mut kept = app.time.now();
    loop {
        tokio::select! {
            () = app.time.tick() => {}
            _ = closing.wait_for(|is_closing| *is_closing) => return,
        }
        let now = app.time.now();
        if now >= kept + KEEP {
            kept = now;
            if let Err(error) = app.store.save_uptime(now).await {
                tracing::error!(%error, "the time is not kept");
            }
        }
        for id in app.alarms.due(now) {
            let app = Arc::clone(&app);
            tokio::spawn(async move {
                if let Ok(table) = app.tables.get(&app, &id).await {
                    let rung = table.write(&app, |writer| async move { writer.ring().await });
                    // An alarm that could not be stored rings again.
                    let _ = rung.await;
                }
            });
        }
    }
}
