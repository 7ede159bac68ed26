//! What can be set about a server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::time::Timepiece;

/// All settings. [`Config::default`] is what a test wants: any free port, nothing kept.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 is any free one.
    pub listen: SocketAddr,
    /// The file that keeps everything.
    pub data: PathBuf,
    /// How many threads think for the AI; none means one for each core.
    pub n_ai_threads: Option<usize>,
    /// The address that people know, such as `https://play.example.org`, for links; without it
    /// links have the address that was asked for.
    pub public_url: Option<String>,
    /// Other names by which people of this network ask for us, such as `pi.fritz.box`.
    pub host_names: Vec<String>,
    /// Whether a proxy in front says who asks, in `X-Forwarded-For`.
    pub trusts_proxy: bool,
    /// Whether everybody may read the figures of the service, and not only this machine.
    pub open_metrics: bool,
    /// How long after the move before it a move of the AI is shown at the earliest.
    pub ai_pause: Duration,
    /// After how long away a person whose turn it is may be replaced, where there is no clock.
    pub away_after: Duration,
    /// After how long a table without an open page leaves memory, until it is asked for.
    pub idle_after: Duration,
    /// How much one client may ask for.
    pub limits: Limits,
    /// After how long a hook that did not take its message is called again; then less and less often.
    pub hook_retry: Duration,
    /// Whether hooks may lead into private networks. Only for tests: it lets people reach what is
    /// behind our own doors.
    pub allows_private_hooks: bool,
    /// Where the time of the clocks comes from.
    pub timepiece: Timepiece,
}

/// How much one client or person may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests of one address.
    pub client: Rate,
    /// Requests of one person that change something.
    pub person: Rate,
    /// Tables and people that one address makes.
    pub new: Rate,
    /// Messages that one open page sends.
    pub messages: Rate,
    /// Pages that one address keeps open.
    pub n_sockets: usize,
    /// Connections of one address, those of open pages included. Behind a proxy that is trusted
    /// only the number in all counts.
    pub n_connections_each: usize,
    /// Connections in all.
    pub n_connections: usize,
    /// How long the head of a request may take; an idle connection is closed after it, too.
    pub head_time: Duration,
    /// How long body and answer may take together, advice of the AI included.
    pub answer_time: Duration,
}

/// How many at once, and how many more every minute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// More every minute.
    pub per_minute: u32,
}

impl Limits {
    /// For measuring: no limit that matters.
    #[must_use]
    pub fn none() -> Limits {
        let rate = Rate {
            burst: u32::MAX,
            per_minute: u32::MAX,
        };
        Limits {
            client: rate,
            person: rate,
            new: rate,
            messages: rate,
            n_sockets: usize::MAX,
            n_connections_each: usize::MAX,
            n_connections: usize::MAX,
            ..Limits::default()
        }
    }
}

impl Default for Limits {
    /// Generous for a family behind one address, tight for a script.
    fn default() -> Limits {
        let rate = |burst, per_minute| Rate { burst, per_minute };
        Limits {
            client: rate(400, 1200),
            person: rate(120, 600),
            new: rate(60, 30),
            messages: rate(30, 60),
            n_sockets: 400,
            n_connections_each: 512,
            n_connections: 10_000,
            head_time: Duration::from_secs(30),
            answer_time: Duration::from_secs(60),
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: PathBuf::from("tessera.sqlite"),
            n_ai_threads: None,
            public_url: None,
            host_names: Vec::new(),
            trusts_proxy: false,
            open_metrics: false,
            ai_pause: Duration::from_millis(600),
            away_after: Duration::from_secs(600),
            idle_after: Duration::from_secs(600),
            limits: Limits::default(),
            hook_retry: Duration::from_secs(10),
            allows_private_hooks: false,
            timepiece: Timepiece::System,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A page that waits for advice hears that it takes too long, and does not have to guess.
    #[test]
    fn the_server_gives_up_before_the_page() {
        let patience = Duration::from_millis(tessera_render::constants::MAX_ADVICE_MS);
        assert!(Limits::default().answer_time < patience);
    }
}
