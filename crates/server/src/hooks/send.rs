//! One message to one address.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1::handshake;
use hyper::{Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::{Host, Url};

use super::address::is_public;
use super::{SIGNATURE, TIME, TIMED_SIGNATURE};
use crate::config::Config;

/// All of it takes no longer.
const TIMEOUT: Duration = Duration::from_secs(10);

static TLS: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
    let roots = RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    let config = ClientConfig::builder().with_root_certificates(roots);
    Arc::new(config.with_no_client_auth())
});

/// What is sent.
pub(super) struct Message {
    pub(super) body: String,
    pub(super) signature: String,
    /// When it is sent, in seconds since 1970.
    pub(super) second: i64,
    /// Signs that second and the body.
    pub(super) timed_signature: String,
}

/// Why it was not taken.
#[derive(Debug)]
pub(super) struct SendError {
    reason: String,
    /// Whether it is of no use to try again.
    pub(super) is_final: bool,
}

/// Sends a message. Only an answer of 200 to 299 takes it; nobody is followed elsewhere.
pub(super) async fn send(url: &str, message: Message, config: &Config) -> Result<(), SendError> {
    let allows_private = config.allows_private_hooks;
    let sending = async {
        let url = Url::parse(url).map_err(SendError::last)?;
        let address = resolve(&url, allows_private).await?;
        if !allows_private && own_addresses(config).await.contains(&address.ip()) {
            return Err(SendError::last("it leads back to us"));
        }
        let stream = TcpStream::connect(address)
            .await
            .map_err(SendError::again)?;
        // A call to an address of the own machine comes from that address.
        let is_here = stream
            .local_addr()
            .is_ok_and(|own| own.ip() == address.ip());
        if !allows_private && is_here {
            return Err(SendError::last("it leads back to us"));
        }
        if url.scheme() == "https" {
            let name = url.host_str().unwrap_or_default();
            let name = name
                .trim_start_matches('[')
                .trim_end_matches(']')
                .to_owned();
            let name = ServerName::try_from(name).map_err(SendError::last)?;
            let connector = TlsConnector::from(Arc::clone(&TLS));
            let stream = connector.connect(name, stream).await;
            post(stream.map_err(SendError::again)?, &url, message).await
        } else {
            post(stream, &url, message).await
        }
    };
    match tokio::time::timeout(TIMEOUT, sending).await {
        Ok(sent) => sent,
        Err(_) => Err(SendError::again("it took too long")),
    }
}

/// The address that is connected to: the one that was looked at, so that the name cannot lead
/// elsewhere in the meantime. A name with one private address is not used at all.
async fn resolve(url: &Url, allows_private: bool) -> Result<SocketAddr, SendError> {
    let port = url.port_or_known_default().unwrap_or(443);
    let addresses: Vec<SocketAddr> = match url.host() {
        Some(Host::Ipv4(ip)) => vec![SocketAddr::from((ip, port))],
        Some(Host::Ipv6(ip)) => vec![SocketAddr::from((ip, port))],
        Some(Host::Domain(name)) => {
            let found = tokio::net::lookup_host((name, port)).await;
            found.map_err(SendError::again)?.collect()
        }
        None => Vec::new(),
    };
    let is_bad = |address: &SocketAddr| !is_public(address.ip());
    if !allows_private && addresses.iter().any(is_bad) {
        return Err(SendError::last("it leads into a private network"));
    }
    let first = addresses.first().copied();
    first.ok_or_else(|| SendError::again("the name leads nowhere"))
}

/// Where our own public name leads: perhaps to a proxy in front of us, which would let in what
/// comes from inside.
async fn own_addresses(config: &Config) -> Vec<IpAddr> {
    let url = config
        .public_url
        .as_deref()
        .and_then(|url| Url::parse(url).ok());
    let Some(name) = url.as_ref().and_then(Url::host_str) else {
        return Vec::new();
    };
    let name = name.trim_start_matches('[').trim_end_matches(']');
    let found = tokio::net::lookup_host((name, 443)).await;
    found.map_or_else(
        |_| Vec::new(),
        |found| found.map(|address| address.ip()).collect(),
    )
}

async fn post(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    url: &Url,
    message: Message,
) -> Result<(), SendError> {
    let (mut sender, connection) = handshake(TokioIo::new(stream))
        .await
        .map_err(SendError::again)?;
    let connection = tokio::spawn(connection);
    let host = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let request = Request::post(&url[url::Position::BeforePath..url::Position::AfterQuery])
        .header(header::HOST, host)
        .header(header::CONTENT_TYPE, "application/json")
        .header(
            header::USER_AGENT,
            concat!("tessera/", env!("CARGO_PKG_VERSION")),
        )
        .header(header::CONNECTION, "close")
        .header(SIGNATURE, message.signature)
        .header(TIME, message.second)
        .header(TIMED_SIGNATURE, message.timed_signature)
        .body(Full::new(Bytes::from(message.body)))
        .map_err(SendError::last)?;
    let answer = sender.send_request(request).await;
    // What else they say is not read.
    connection.abort();
    match answer.map_err(SendError::again)?.status() {
        status if status.is_success() => Ok(()),
        StatusCode::GONE => Err(SendError::last("it is gone")),
        status if status.is_redirection() => Err(SendError::last("it leads elsewhere")),
        status => Err(SendError::again(format!("status {status}"))),
    }
}

impl SendError {
    fn again(reason: impl fmt::Display) -> SendError {
        SendError {
            reason: reason.to_string(),
            is_final: false,
        }
    }

    fn last(reason: impl fmt::Display) -> SendError {
        SendError {
            is_final: true,
            ..SendError::again(reason)
        }
    }
}

impl fmt::Display for SendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}
