//! People who have just been here, so that not every request reads the store to know who asks.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tokio::sync::broadcast;

use crate::safety::network;
use crate::store::PersonRow;

/// For how long a person is remembered: another server may have changed their settings.
const FRESH: Duration = Duration::from_secs(10);

/// How often the visits of a person are stored, in milliseconds of the service.
const VISIT_KEPT: u64 = 6 * 3_600_000;

/// For how many people it is remembered when that was; the visit of a person who is forgotten is
/// stored once more.
const MAX_VISITS: usize = 100_000;

/// For how long the network of a person is remembered: the AI's work is shared out by it.
const WHEREABOUTS: Duration = Duration::from_secs(24 * 3600);

/// How many ends of sessions may wait to be heard. A page that misses one connects anew.
const MAX_ENDED: usize = 64;

/// What is remembered about people, by their ids.
pub(crate) struct RecentPeople {
    recent: Mutex<HashMap<String, (Instant, PersonRow)>>,
    /// When the last visit was stored.
    visits: Mutex<HashMap<String, u64>>,
    networks: Mutex<HashMap<String, (Instant, IpAddr)>>,
    /// Whose sessions have ended; their open pages hear it.
    ended: broadcast::Sender<String>,
}

impl Default for RecentPeople {
    fn default() -> RecentPeople {
        RecentPeople {
            recent: Mutex::default(),
            visits: Mutex::default(),
            networks: Mutex::default(),
            ended: broadcast::Sender::new(MAX_ENDED),
        }
    }
}

impl RecentPeople {
    pub(crate) fn get(&self, id: &str) -> Option<PersonRow> {
        let recent = self.lock();
        let (at, person) = recent.get(id)?;
        (at.elapsed() < FRESH).then(|| person.clone())
    }

    pub(crate) fn put(&self, person: &PersonRow) {
        let now = Instant::now();
        self.lock().insert(person.id.clone(), (now, person.clone()));
    }

    pub(crate) fn forget(&self, id: &str) {
        self.lock().remove(id);
    }

    /// Whether the visit of a person is to be stored: after a start, and then every few hours.
    pub(crate) fn is_visit_to_be_kept(&self, id: &str, now: u64) -> bool {
        let mut visits = self.visits.lock().expect("nothing panics with it");
        match visits.get(id) {
            Some(at) if now < at + VISIT_KEPT => false,
            _ => visits.insert(id.to_owned(), now).is_none_or(|at| at < now),
        }
    }

    /// All open pages of a person are closed. Those that are still theirs come back by themselves.
    pub(crate) fn end_sessions(&self, id: &str) {
        // Nobody may listen.
        let _ = self.ended.send(id.to_owned());
    }

    /// Hears whose sessions end.
    pub(crate) fn ends(&self) -> broadcast::Receiver<String> {
        self.ended.subscribe()
    }

    /// A person asks from this address.
    pub(crate) fn came_from(&self, id: &str, client: IpAddr) {
        let here = (Instant::now(), network(client));
        let mut networks = self.networks.lock().expect("nothing panics with it");
        match networks.get_mut(id) {
            Some(before) => *before = here,
            None => drop(networks.insert(id.to_owned(), here)),
        }
    }

    /// The network that a person last asked from.
    pub(crate) fn network(&self, id: &str) -> Option<IpAddr> {
        let networks = self.networks.lock().expect("nothing panics with it");
        networks.get(id).map(|(_, network)| *network)
    }

    /// Forgets the people who have not been here for a while.
    pub(crate) fn sweep(&self) {
        self.lock().retain(|_, (at, _)| at.elapsed() < FRESH);
        let mut visits = self.visits.lock().expect("nothing panics with it");
        if visits.len() > MAX_VISITS {
            visits.clear();
        }
        let mut networks = self.networks.lock().expect("nothing panics with it");
        networks.retain(|_, (at, _)| at.elapsed() < WHEREABOUTS);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, (Instant, PersonRow)>> {
        self.recent.lock().expect("nothing panics with it")
    }
}
