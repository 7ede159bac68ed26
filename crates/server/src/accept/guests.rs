//! The connections, how many come from where, and which is closed when they are too many.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::Notify;

/// All connections.
pub(super) struct Guests {
    /// How many may come from one network …
    n_each: usize,
    /// … and how many in all.
    n_all: usize,
    state: Arc<Mutex<State>>,
}

/// One connection; counted until it is dropped or sent away.
pub(super) struct Guest {
    id: u64,
    network: IpAddr,
    state: Arc<Mutex<State>>,
    leave: Arc<Notify>,
    has_asked: AtomicBool,
}

#[derive(Default)]
struct State {
    n_all: usize,
    /// Counts comings and rests: the lowest number has been idle longest.
    clock: u64,
    networks: HashMap<IpAddr, Network>,
}

#[derive(Default)]
struct Network {
    /// Since when each is idle, if it is.
    guests: HashMap<u64, Option<u64>>,
    /// The same the other way round.
    idle: BTreeMap<u64, (u64, Arc<Notify>)>,
}

impl Guests {
    pub(super) fn new(n_each: usize, n_all: usize) -> Guests {
        Guests {
            n_each,
            n_all,
            state: Arc::default(),
        }
    }

    /// Another connection from this network. When there are too many, the one that has been idle
    /// longest makes room; when all are busy, nobody is let in.
    pub(super) fn admit(&self, network: IpAddr) -> Option<Guest> {
        let mut state = lock(&self.state);
        let n_here = state
            .networks
            .get(&network)
            .map_or(0, |one| one.guests.len());
        let has_room = (n_here < self.n_each || state.send_away(network))
            && (state.n_all < self.n_all || state.send_anyone_away());
        if !has_room {
            metrics::counter!("tessera_connections_refused_total").increment(1);
            return None;
        }
        state.clock += 1;
        state.n_all += 1;
        let (id, leave) = (state.clock, Arc::new(Notify::new()));
        let here = state.networks.entry(network).or_default();
        here.guests.insert(id, Some(id));
        here.idle.insert(id, (id, Arc::clone(&leave)));
        Some(Guest {
            id,
            network,
            state: Arc::clone(&self.state),
            leave,
            has_asked: AtomicBool::new(false),
        })
    }
}

impl Guest {
    /// A whole request has come: nobody sends this one away now.
    pub(super) fn ask(&self) {
        self.has_asked.store(true, Ordering::Relaxed);
        let mut state = lock(&self.state);
        if let Some(here) = state.networks.get_mut(&self.network)
            && let Some(since) = here.guests.get_mut(&self.id)
            && let Some(since) = since.take()
        {
            here.idle.remove(&since);
        }
    }

    /// It is answered.
    pub(super) fn rest(&self) {
        let mut state = lock(&self.state);
        state.clock += 1;
        let now = state.clock;
        if let Some(here) = state.networks.get_mut(&self.network)
            && let Some(since) = here.guests.get_mut(&self.id)
            && since.is_none()
        {
            *since = Some(now);
            here.idle.insert(now, (self.id, Arc::clone(&self.leave)));
        }
    }

    /// Waits until it has to make room.
    pub(super) async fn sent_away(&self) {
        self.leave.notified().await;
    }

    pub(super) fn has_asked(&self) -> bool {
        self.has_asked.load(Ordering::Relaxed)
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        lock(&self.state).remove(self.network, self.id);
    }
}

impl State {
    /// Sends the one of a network away that has been idle longest. Returns whether there was one.
    fn send_away(&mut self, network: IpAddr) -> bool {
        let here = self.networks.get_mut(&network);
        let Some((_, (id, leave))) = here.and_then(|here| here.idle.pop_first()) else {
            return false;
        };
        metrics::counter!("tessera_connections_sent_away_total").increment(1);
        leave.notify_one();
        self.remove(network, id);
        true
    }

    /// The same wherever most have come from.
    fn send_anyone_away(&mut self) -> bool {
        let with_idle = self.networks.iter().filter(|(_, one)| !one.idle.is_empty());
        let most = with_idle.max_by_key(|(_, one)| one.guests.len());
        let network = most.map(|(network, _)| *network);
        network.is_some_and(|network| self.send_away(network))
    }

    fn remove(&mut self, network: IpAddr, id: u64) {
        let Some(here) = self.networks.get_mut(&network) else {
            return;
        };
        if let Some(since) = here.guests.remove(&id) {
            self.n_all -= 1;
            if let Some(since) = since {
                here.idle.remove(&since);
            }
        }
        if here.guests.is_empty() {
            self.networks.remove(&network);
        }
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().expect("nothing panics with it")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    /// Whether it was told to go.
    async fn is_away(guest: &Guest) -> bool {
        tokio::select! {
            biased;
            () = guest.sent_away() => true,
            () = std::future::ready(()) => false,
        }
    }

    #[tokio::test]
    async fn the_oldest_idle_one_of_a_network_makes_room() {
        let guests = Guests::new(3, 100);
        let all: Vec<Guest> = (0..3).filter_map(|_| guests.admit(ip(1))).collect();
        let other = guests.admit(ip(2)).expect("another network");
        all[0].ask();
        let fourth = guests.admit(ip(1)).expect("the second is idle");
        assert!(!is_away(&all[0]).await && is_away(&all[1]).await);
        assert!(!is_away(&other).await);
        // The first has rested since, so the third has been idle longest.
        all[0].rest();
        let fifth = guests.admit(ip(1)).expect("the third is idle");
        assert!(is_away(&all[2]).await && !is_away(&all[0]).await);
        for guest in [&all[0], &fourth, &fifth] {
            guest.ask();
        }
        assert!(guests.admit(ip(1)).is_none(), "all are busy");
        // A guest that was sent away is counted no more, and does not make room twice.
        drop(all);
        assert!(guests.admit(ip(1)).is_some());
    }

    #[tokio::test]
    async fn when_all_is_full_those_who_are_most_make_room() {
        let guests = Guests::new(usize::MAX, 4);
        let few = guests.admit(ip(1)).expect("room");
        let many: Vec<Guest> = (0..3).filter_map(|_| guests.admit(ip(2))).collect();
        let new = guests.admit(ip(3)).expect("room is made");
        assert!(is_away(&many[0]).await && !is_away(&few).await);
        for guest in many.iter().chain([&few, &new]) {
            guest.ask();
        }
        assert!(guests.admit(ip(3)).is_none());
        drop((many, few, new));
        assert_eq!(lock(&guests.state).n_all, 0);
        assert!(lock(&guests.state).networks.is_empty());
    }
}
