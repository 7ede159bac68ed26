//! How much one address or one person may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

use axum::http::{Method, StatusCode};

use crate::config::{Limits, Rate};
use crate::fault::Fault;
use crate::identity::Visit;

/// Counts what everybody asks for.
pub(crate) struct Limiter {
    limits: Limits,
    buckets: Mutex<HashMap<Who, Bucket>>,
    n_sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Who {
    Client(IpAddr),
    Player(String),
    New(IpAddr),
}

/// Fills up with time, and every request takes one out.
pub(crate) struct Bucket {
    n_left: f64,
    rate: Rate,
    at: Instant,
}

/// An open page of an address; counted until it is dropped.
pub(crate) struct SocketPermit {
    client: IpAddr,
    n_sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Limiter {
    pub(crate) fn new(limits: Limits) -> Limiter {
        Limiter {
            limits,
            buckets: Mutex::default(),
            n_sockets: Arc::default(),
        }
    }

    /// Whether a request may go on.
    pub(crate) fn check(&self, visit: &Visit, method: &Method) -> Result<(), Fault> {
        let client = network(visit.client);
        self.take(Who::Client(client), self.limits.client)?;
        match visit.person_id() {
            Some(person) if method == Method::POST => {
                self.take(Who::Player(person.to_owned()), self.limits.person)
            }
            _ => Ok(()),
        }
    }

    /// Whether an address may make another person or table.
    pub(crate) fn check_new(&self, client: IpAddr) -> Result<(), Fault> {
        self.take(Who::New(network(client)), self.limits.new)
    }

    /// Whether an address may keep another page open.
    pub(crate) fn open_socket(&self, client: IpAddr) -> Result<SocketPermit, Fault> {
        let client = network(client);
        let mut n_sockets = lock(&self.n_sockets);
        let n = n_sockets.entry(client).or_default();
        if *n >= self.limits.n_sockets {
            return Err(too_many());
        }
        *n += 1;
        Ok(SocketPermit {
            client,
            n_sockets: Arc::clone(&self.n_sockets),
        })
    }

    /// Forgets the addresses and people that have not asked for a while.
    pub(crate) fn sweep(&self) {
        lock(&self.buckets).retain(|_, bucket| !bucket.is_full());
    }

    fn take(&self, who: Who, rate: Rate) -> Result<(), Fault> {
        if rate.burst == u32::MAX {
            return Ok(());
        }
        let mut buckets = lock(&self.buckets);
        let bucket = buckets.entry(who).or_insert_with(|| Bucket::new(rate));
        bucket.take().then_some(()).ok_or_else(too_many)
    }
}

impl Bucket {
    pub(crate) fn new(rate: Rate) -> Bucket {
        Bucket {
            n_left: f64::from(rate.burst),
            rate,
            at: Instant::now(),
        }
    }

    /// Takes one out. Returns whether there was one.
    pub(crate) fn take(&mut self) -> bool {
        self.n_left = self.level();
        self.at = Instant::now();
        if self.n_left < 1.0 {
            metrics::counter!("tessera_limited_total").increment(1);
            return false;
        }
        self.n_left -= 1.0;
        true
    }

    fn level(&self) -> f64 {
        let n_new = self.at.elapsed().as_secs_f64() * f64::from(self.rate.per_minute) / 60.0;
        (self.n_left + n_new).min(f64::from(self.rate.burst))
    }

    fn is_full(&self) -> bool {
        self.level() >= f64::from(self.rate.burst)
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut n_sockets = lock(&self.n_sockets);
        if let Some(n) = n_sockets.get_mut(&self.client) {
            *n -= 1;
            if *n == 0 {
                n_sockets.remove(&self.client);
            }
        }
    }
}

/// One household has as many IPv6 addresses as it likes, but one network of 64 bits.
pub(crate) fn network(client: IpAddr) -> IpAddr {
    match client.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let bits = address.to_bits() >> 64 << 64;
            IpAddr::V6(bits.into())
        }
    }
}

fn too_many() -> Fault {
    Fault::Said(StatusCode::TOO_MANY_REQUESTS, "site-error-too-many")
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("nothing panics with it")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_for_one_and_not_for_another() {
        let rate = Rate {
            burst: 3,
            per_minute: 0,
        };
        let limiter = Limiter::new(Limits {
            new: rate,
            n_sockets: 1,
            ..Limits::none()
        });
        let address = |text: &str| -> IpAddr { text.parse().expect("an address") };
        let (one, other) = (address("10.0.0.1"), address("10.0.0.2"));
        for expected in [true, true, true, false, false] {
            assert_eq!(limiter.check_new(one).is_ok(), expected);
        }
        limiter.sweep();
        assert!(limiter.check_new(one).is_err(), "an empty one is kept");
        assert!(limiter.check_new(other).is_ok());

        let same = address("2001:db8::1");
        let first = limiter.open_socket(same).ok();
        assert!(first.is_some());
        assert!(
            limiter.open_socket(address("2001:db8::2")).is_err(),
            "one network"
        );
        drop(first);
        assert!(limiter.open_socket(same).is_ok());
    }
}
