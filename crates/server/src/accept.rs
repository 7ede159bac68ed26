//! Which connections we take, and for how long. Nobody keeps a connection without using it: a head
//! that is not whole in time, an idle connection and one that takes nothing are closed, and a network
//! that opens too many loses the oldest that are idle.

mod guests;
mod watched;

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::StatusCode;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

use crate::config::Config;
use crate::safety::network;
use guests::{Guest, Guests};
use watched::{Progress, Watched};

/// The head of a request is no longer. It is all that an unfinished request can make us keep.
const MAX_HEAD_BYTES: usize = 16 * 1024;
/// After how long we ask the system again when it gave us no connection.
const PAUSE: Duration = Duration::from_millis(100);
/// How many files stay free for the store, for hooks and for connections that are being closed.
const SPARE_FILES: usize = 128;

/// Listens until the end is asked for, then waits until what is under way has been answered.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    config: &Config,
    closing: watch::Receiver<bool>,
) -> io::Result<()> {
    let guests = Arc::new(guests(config));
    let limits = config.limits;
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(limits.head_time)
        .max_buf_size(MAX_HEAD_BYTES);
    // Every task that answers holds a receiver of this.
    let (open, answering) = watch::channel(());
    let mut end = closing.clone();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = end.wait_for(|is_closing| *is_closing) => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_of_one(&error) => continue,
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let Some(guest) = guests.admit(network(address.ip())) else {
            continue;
        };
        let connection = Connection {
            http: http.clone(),
            router: router.clone(),
            address,
            guest: Arc::new(guest),
            patience: limits.head_time + limits.answer_time,
        };
        let (closing, answering) = (closing.clone(), answering.clone());
        tokio::spawn(async move {
            connection.run(stream, closing).await;
            drop(answering);
        });
    }
    drop((listener, answering));
    open.closed().await;
    Ok(())
}

/// One connection, until it is closed or becomes that of an open page.
struct Connection {
    http: http1::Builder,
    router: Router,
    address: SocketAddr,
    guest: Arc<Guest>,
    /// For how long no byte comes or goes until we take nobody to be there.
    patience: Duration,
}

impl Connection {
    async fn run(self, stream: TcpStream, mut closing: watch::Receiver<bool>) {
        let _ = stream.set_nodelay(true);
        let progress = Arc::new(Progress::new());
        // The place is held as long as the stream, which an open page takes with it.
        let stream = Watched::new(stream, Arc::clone(&progress), Arc::clone(&self.guest));
        let (router, address, guest) = (self.router, self.address, Arc::clone(&self.guest));
        let service = service_fn(move |request: Request<Incoming>| {
            let (router, guest) = (router.clone(), Arc::clone(&guest));
            async move {
                let mut request = request.map(Body::new);
                request.extensions_mut().insert(ConnectInfo(address));
                guest.ask();
                let response = router.oneshot(request).await;
                let becomes_page = |response: &axum::response::Response| {
                    response.status() == StatusCode::SWITCHING_PROTOCOLS
                };
                if !response.as_ref().is_ok_and(becomes_page) {
                    guest.rest();
                }
                response
            }
        });
        let served = self.http.serve_connection(TokioIo::new(stream), service);
        let mut served = pin!(served.with_upgrades());
        let mut is_closing = false;
        loop {
            tokio::select! {
                _ = served.as_mut() => return,
                () = self.guest.sent_away() => return,
                () = progress.stalls(self.patience) => return,
                _ = closing.wait_for(|is_closing| *is_closing), if !is_closing => {
                    // Nothing is lost with a connection that never asked for anything.
                    if !self.guest.has_asked() {
                        return;
                    }
                    is_closing = true;
                    served.as_mut().graceful_shutdown();
                }
            }
        }
    }
}

/// How many may come. Behind a proxy all come from one address, so only their number in all is
/// limited; a client that asks for too much is found by the proxy's word.
fn guests(config: &Config) -> Guests {
    let limits = config.limits;
    let n_each = match config.trusts_proxy {
        true => usize::MAX,
        false => limits.n_connections_each,
    };
    let n_files = open_files().map_or(usize::MAX, |n| n.saturating_sub(SPARE_FILES).max(16));
    Guests::new(n_each, limits.n_connections.min(n_files))
}

/// Lets this process have as many files as it is allowed, and says how many that is, where there
/// is a limit.
fn open_files() -> Option<usize> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        let more = Rlimit {
            current: maximum,
            maximum,
        };
        // A system that refuses leaves us what we had.
        let _ = setrlimit(Resource::Nofile, more);
        let n = getrlimit(Resource::Nofile).current?;
        Some(usize::try_from(n).unwrap_or(usize::MAX))
    }
    #[cfg(not(unix))]
    None
}

/// Whether it went wrong with this one connection, and the next may be good.
fn is_of_one(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted
    )
}
