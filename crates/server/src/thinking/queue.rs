//! Whose work is done next. Networks take turns, in a network its people take turns, and each
//! person's work is done in order; so nobody waits longer because another wants much. Advice
//! and the AI's turns alternate while both wait. A table with an open page comes before
//! one without, but every so often one of those is done all the same.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Condvar, Mutex, MutexGuard};

/// How much advice one person may wait for at the same time, at different tables …
const MAX_ADVICE: usize = 2;
/// … and how much a network may.
const MAX_ADVICE_OF_NETWORK: usize = 8;
/// One of this many jobs is the next in line, whether its table has an open page or not.
const BLIND: u32 = 8;

/// What kind of work it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Urgency {
    /// A person asked for it.
    Asked,
    /// A turn of the AI.
    Turn,
}

/// What is known about a job before it is done.
pub(crate) struct Order {
    pub(crate) urgency: Urgency,
    /// The person for whom it is.
    pub(crate) person: String,
    /// The network that the person last asked from.
    pub(crate) network: Option<IpAddr>,
    /// Whether a page of the table is open right now.
    pub(crate) is_watched: Box<dyn Fn() -> bool + Send>,
}

/// Work for several threads.
pub(super) struct Queue<T> {
    state: Mutex<State<T>>,
    filled: Condvar,
}

struct State<T> {
    asked: Lane<T>,
    turns: Lane<T>,
    /// Whether the last job was advice.
    was_asked: bool,
    /// Jobs since the last one that was taken blindly.
    n_since_blind: u32,
    is_closed: bool,
}

/// Jobs of one kind, in the order in which networks and people have their turns.
struct Lane<T>(VecDeque<(Network, People<T>)>);

type People<T> = VecDeque<(String, VecDeque<Job<T>>)>;

/// A person whose network is not known is a network of their own.
#[derive(Clone, PartialEq, Eq)]
enum Network {
    Known(IpAddr),
    Unknown(String),
}

struct Job<T> {
    work: T,
    is_watched: Box<dyn Fn() -> bool + Send>,
}

impl<T> Default for Queue<T> {
    fn default() -> Queue<T> {
        Queue {
            state: Mutex::new(State {
                asked: Lane(VecDeque::new()),
                turns: Lane(VecDeque::new()),
                was_asked: false,
                n_since_blind: 0,
                is_closed: false,
            }),
            filled: Condvar::new(),
        }
    }
}

impl<T> Queue<T> {
    /// Returns whether it will be done: a turn always, advice only while the person and the
    /// network do not wait for too much already.
    pub(super) fn push(&self, order: Order, work: T) -> bool {
        let mut state = self.lock();
        let network = match order.network {
            Some(ip) => Network::Known(ip),
            None => Network::Unknown(order.person.clone()),
        };
        if order.urgency == Urgency::Asked && state.asked.is_full(&network, &order.person) {
            return false;
        }
        let lane = match order.urgency {
            Urgency::Asked => &mut state.asked,
            Urgency::Turn => &mut state.turns,
        };
        let job = Job {
            work,
            is_watched: order.is_watched,
        };
        lane.push(network, order.person, job);
        drop(state);
        self.filled.notify_one();
        true
    }

    /// The next job; waits for one. None once the queue is closed.
    pub(super) fn pop(&self) -> Option<T> {
        let mut state = self.lock();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some(work) = state.pop() {
                return Some(work);
            }
            state = self.filled.wait(state).expect("no thread panics with it");
        }
    }

    /// Nothing is handed out any more, and what waits is dropped.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.is_closed = true;
        state.asked.0.clear();
        state.turns.0.clear();
        drop(state);
        self.filled.notify_all();
    }

    pub(super) fn len(&self) -> usize {
        let state = self.lock();
        state.asked.len() + state.turns.len()
    }

    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().expect("no thread panics with it")
    }
}

impl<T> State<T> {
    fn pop(&mut self) -> Option<T> {
        let is_blind = self.n_since_blind + 1 >= BLIND;
        let takes_asked_first = !self.was_asked;
        let work = match is_blind {
            true => self.take(takes_asked_first, false),
            // No page is open anywhere: then it is all the same.
            false => {
                (self.take(takes_asked_first, true)).or_else(|| self.take(takes_asked_first, false))
            }
        };
        if work.is_some() {
            self.n_since_blind = if is_blind { 0 } else { self.n_since_blind + 1 };
        }
        work
    }

    fn take(&mut self, asked_first: bool, only_watched: bool) -> Option<T> {
        for is_asked in [asked_first, !asked_first] {
            let lane = if is_asked {
                &mut self.asked
            } else {
                &mut self.turns
            };
            if let Some(work) = lane.take(only_watched) {
                self.was_asked = is_asked;
                return Some(work);
            }
        }
        None
    }
}

impl<T> Lane<T> {
    fn push(&mut self, network: Network, person: String, job: Job<T>) {
        let people = entry(&mut self.0, network);
        entry(people, person).push_back(job);
    }

    /// Takes the next job, and lets its person and their network queue up again.
    fn take(&mut self, only_watched: bool) -> Option<T> {
        let fits = |job: &Job<T>| !only_watched || (job.is_watched)();
        let find = |people: &People<T>| {
            people.iter().enumerate().find_map(|(place, (_, jobs))| {
                let job = jobs.iter().position(fits)?;
                Some((place, job))
            })
        };
        let mut networks = self.0.iter().enumerate();
        let (network, (person, job)) =
            networks.find_map(|(place, (_, people))| Some((place, find(people)?)))?;
        let (name, mut people) = self.0.remove(network)?;
        let (id, mut jobs) = people.remove(person)?;
        let job = jobs.remove(job)?;
        if !jobs.is_empty() {
            people.push_back((id, jobs));
        }
        if !people.is_empty() {
            self.0.push_back((name, people));
        }
        Some(job.work)
    }

    /// Whether this person or this network waits for enough.
    fn is_full(&self, network: &Network, person: &str) -> bool {
        let Some((_, people)) = self.0.iter().find(|(other, _)| other == network) else {
            return false;
        };
        let of_person = people.iter().find(|(other, _)| other == person);
        let n_of_network: usize = people.iter().map(|(_, jobs)| jobs.len()).sum();
        of_person.is_some_and(|(_, jobs)| jobs.len() >= MAX_ADVICE)
            || n_of_network >= MAX_ADVICE_OF_NETWORK
    }

    fn len(&self) -> usize {
        let people = self.0.iter().flat_map(|(_, people)| people);
        people.map(|(_, jobs)| jobs.len()).sum()
    }
}

/// The value of a key; a new key queues up at the end.
fn entry<K: PartialEq, V: Default>(ring: &mut VecDeque<(K, V)>, key: K) -> &mut V {
    let place = ring.iter().position(|(other, _)| *other == key);
    let place = place.unwrap_or_else(|| {
        ring.push_back((key, V::default()));
        ring.len() - 1
    });
    &mut ring[place].1
}

#[cfg(test)]
mod tests;
