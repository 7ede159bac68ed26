//! People who have just been here, so that not every request reads who asks.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tokio::sync::broadcast;

use crate::safety::network;
use crate::store::PersonRow;

/// Another server may have changed somebody's settings: nothing is remembered for longer.
const FRESH: Duration = Duration::from_secs(10);

/// That somebody was here is kept so often, in milliseconds of the service.
const SEEN: u64 = 6 * 3_600_000;

/// So many are remembered for that; who is forgotten is kept once more.
const MAX_SEEN: usize = 100_000;

/// Where somebody was is remembered for so long: the AI's work is shared out by it.
const WHEREABOUTS: Duration = Duration::from_secs(24 * 3600);

/// So many ends of sessions may wait to be heard. Who misses one asks anew.
const MAX_ENDED: usize = 64;

/// The people by their ids.
pub(crate) struct RecentPeople {
    recent: Mutex<HashMap<String, (Instant, PersonRow)>>,
    /// When it was last kept that they were here.
    seen: Mutex<HashMap<String, u64>>,
    networks: Mutex<HashMap<String, (Instant, IpAddr)>>,
    /// Whose sessions have ended; their open pages hear it.
    ended: broadcast::Sender<String>,
}

impl Default for RecentPeople {
    fn default() -> RecentPeople {
        RecentPeople {
            recent: Mutex::default(),
            seen: Mutex::default(),
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

    /// Whether it is to be kept that somebody is here: after a start, and then every few hours.
    pub(crate) fn is_visit_to_be_kept(&self, id: &str, now: u64) -> bool {
        let mut seen = self.seen.lock().expect("nothing panics with it");
        match seen.get(id) {
            Some(at) if now < at + SEEN => false,
            _ => seen.insert(id.to_owned(), now).is_none_or(|at| at < now),
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

    /// Somebody asks from this address.
    pub(crate) fn came_from(&self, id: &str, client: IpAddr) {
        let here = (Instant::now(), network(client));
        let mut networks = self.networks.lock().expect("nothing panics with it");
        match networks.get_mut(id) {
            Some(seen) => *seen = here,
            None => drop(networks.insert(id.to_owned(), here)),
        }
    }

    /// The network where somebody was seen last.
    pub(crate) fn network(&self, id: &str) -> Option<IpAddr> {
        let networks = self.networks.lock().expect("nothing panics with it");
        networks.get(id).map(|(_, network)| *network)
    }

    /// Forgets who has not been here for a while.
    pub(crate) fn sweep(&self) {
        self.lock().retain(|_, (at, _)| at.elapsed() < FRESH);
        let mut seen = self.seen.lock().expect("nothing panics with it");
        if seen.len() > MAX_SEEN {
            seen.clear();
        }
        let mut networks = self.networks.lock().expect("nothing panics with it");
        networks.retain(|_, (at, _)| at.elapsed() < WHEREABOUTS);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, (Instant, PersonRow)>> {
        self.recent.lock().expect("nothing panics with it")
    }
}
